# Ce qui est attendu, les mots des boutons, et ce qu’il faut faire quand on a tenté autre chose.
prompt-exchange = Vos cinq cartes feu. Si elles sont identiques, vous pouvez les échanger ; sinon, gardez-les.
prompt-place-band = Placez un milicien n’importe où sauf dans la région verte.
prompt-place-landowner = Placez votre pion joueur n’importe où sauf dans la région verte.
prompt-card = Jouez une carte feu. Si aucune ne peut déplacer de feu, défaussez-en une et ajoutez 3 feux.{ $double ->
    [true] {" "}Vous pouvez jouer un déplacement supplémentaire avec la carte.
   *[false] {""}
}
prompt-origin = { $doubled ->
    [true] { $moves ->
        [2] { $card }, déplacement supplémentaire : choisissez le premier feu à déplacer.
       *[other] Encore { $card } : choisissez le feu du second déplacement.
    }
   *[false] { $card } : choisissez le feu à déplacer.
}
prompt-destination = { $card }, avec un feu pris à { $origin } : choisissez où il va.
prompt-actions = { $points ->
    [0] Plus de points d’action : { $demolish ->
        [true] démolissez un quartier, c’est gratuit, ou terminez vos actions.
       *[false] terminez vos actions.
    }
    [1] Il vous reste un point d’action : déplacez votre pion ou un milicien, éteignez un feu, ou terminez vos actions.{ $demolish ->
        [true] {" "}Démolir est gratuit.
       *[false] {""}
    }
   *[other] Il vous reste { $points } points d’action : déplacez votre pion ou des miliciens, éteignez des feux, ou terminez vos actions.{ $demolish ->
        [true] {" "}Démolir est gratuit.
       *[false] {""}
    }
}{ $double ->
    [true] {" "}Le déplacement supplémentaire que vous venez de prendre peut se jouer maintenant.
   *[false] {""}
}
prompt-intensify = { $pending ->
    [one] Ajoutez encore un feu dans un quartier en feu non contenu.
   *[other] Ajoutez { $pending } feux, un par un, dans des quartiers en feu non contenus.
}
prompt-city-destination = Tour non-joueur, { $card } : la carte priorité de couleur laisse une égalité. Choisissez où va le feu.
prompt-city-origin = Tour non-joueur, { $card } : plusieurs quartiers ont le plus de feux. Choisissez d’où vient le feu qui va à { $target }.
prompt-city-band = Tour non-joueur, { $card } : la carte appelle à { $muster } les miliciens les plus proches, mais il y a égalité. Choisissez le prochain pas.
prompt-other = { $phase ->
    [exchange] { $seat } regarde ses cinq cartes feu.
    [place-band] { $seat } place un milicien.
    [place-landowner] { $seat } place un pion joueur.
    [card] { $seat } choisit une carte feu.
    [origin] { $seat } choisit un feu à déplacer.
    [destination] { $seat } choisit où va le feu.
    [actions] { $seat } fait ses actions.
    [intensify] { $seat } ajoute des feux.
   *[other] { $seat } mène le tour non-joueur.
}
prompt-over = La partie est finie.

action-card = Jouer { $first }
action-card-double = Jouer { $first } avec un déplacement supplémentaire
action-discard = Défausser { $first }
action-keep = Garder la main
action-redraw = Échanger la main
action-double = Jouer un mouvement supplémentaire
action-end = Terminer vos actions
action-from = Prendre un feu à { $first }
action-to = Propager à { $first }
action-place = Placer à { $first }
action-walk = Aller { $first }
action-band = Mener un milicien { $first }
action-extinguish = Éteindre un feu à { $first }
action-demolish = Faire sauter { $first }
action-add = Ajouter un feu à { $first }

step-exchange = D’abord les mains : gardez la vôtre, ou échangez cinq cartes identiques.
step-place-band = Il faut maintenant placer un milicien.
step-place-landowner = Il faut maintenant placer un pion joueur.
step-card = Il faut maintenant jouer une carte feu, seule ou avec un déplacement supplémentaire, ou en défausser une si aucune ne peut déplacer de feu.
step-origin = Il faut maintenant choisir le feu à déplacer.
step-destination = Le feu est en route : choisissez où il va.
step-actions = Viennent maintenant vos actions, jusqu’à ce que vous les terminiez.
step-intensify = Il faut maintenant ajouter des feux, un par un.
step-city-destination = Tour non-joueur : choisissez où va le feu.
step-city-origin = Tour non-joueur : choisissez d’où vient le feu.
step-city-band = Tour non-joueur : choisissez le prochain pas d’un milicien.
