# Ce qui est attendu, les mots des boutons, et ce qu’il faut faire quand on a tenté autre chose.
prompt-exchange = Regardez vos 5 cartes feu : si elles sont toutes identiques, vous pouvez les échanger ; sinon, gardez-les.
prompt-place-band = Placez un milicien n’importe où sauf dans la région verte.
prompt-place-landowner = Placez votre pion n’importe où sauf dans la région verte.
prompt-card = Jouez une carte feu. Si aucune des vôtres ne peut déplacer de feu, défaussez-en une et ajoutez 3 feux.{ $double ->
    [true] {" "}Vous pouvez jouer un déplacement supplémentaire avec la carte.
   *[false] {""}
}
prompt-origin = { $doubled ->
    [true] { $moves ->
        [2] Carte { $card }, déplacement supplémentaire : choisissez le feu du premier déplacement.
       *[other] Encore la carte { $card } : choisissez le feu du second déplacement.
    }
   *[false] Carte { $card } : choisissez le feu à déplacer.
}
prompt-destination = Carte { $card }, feu pris à { $origin } : choisissez où il va.
prompt-actions = { $points ->
    [0] Plus de points d’action : { $demolish ->
        [true] démolissez un quartier, c’est gratuit, ou terminez vos actions.
       *[false] terminez vos actions.
    }
    [1] Il vous reste 1 point d’action : déplacez votre pion ou un milicien, éteignez un feu ou terminez vos actions.{ $demolish ->
        [true] {" "}Démolir est gratuit.
       *[false] {""}
    }
   *[other] Il vous reste { $points } points d’action : déplacez votre pion ou des miliciens, éteignez des feux ou terminez vos actions.{ $demolish ->
        [true] {" "}Démolir est gratuit.
       *[false] {""}
    }
}{ $double ->
    [true] {" "}Vous pouvez jouer maintenant le déplacement supplémentaire que vous venez de prendre.
   *[false] {""}
}
prompt-intensify = { $pending ->
    [one] Ajoutez 1 feu dans un quartier où le feu est non contenu.
   *[other] Ajoutez { $pending } feux, un par un, dans des quartiers où le feu est non contenu.
}
prompt-city-destination = Tour non-joueur, carte { $card } : la carte Priorité de couleur laisse une égalité. Choisissez où va le feu.
prompt-city-origin = Tour non-joueur, carte { $card } : plusieurs quartiers sont à égalité pour le plus grand nombre de feux. Choisissez d’où vient le feu qui va à { $target }.
prompt-city-band = Tour non-joueur, carte { $card } : les miliciens les plus proches se déplacent (quartier indiqué : { $muster }), mais il y a égalité. Choisissez un milicien et son pas.
prompt-other = { $phase ->
    [exchange] { $seat } regarde ses cartes feu.
    [place-band] { $seat } place un milicien.
    [place-landowner] { $seat } place un pion.
    [card] { $seat } choisit une carte feu.
    [origin] { $seat } choisit un feu à déplacer.
    [destination] { $seat } choisit où va le feu.
    [actions] { $seat } fait ses actions.
    [intensify] { $seat } ajoute des feux.
   *[other] { $seat } mène le tour non-joueur.
}
prompt-over = La partie est finie.

action-card = Jouer une carte { $first }
action-card-double = Jouer une carte { $first } avec un déplacement supplémentaire
action-discard = Défausser une carte { $first }
action-keep = Garder sa main
action-redraw = Échanger sa main
action-double = Jouer le déplacement supplémentaire
action-end = Terminer ses actions
action-from = Déplacer un feu depuis { $first }
action-to = Déplacer le feu vers { $first }
action-place = Placer à { $first }
action-walk = Déplacer son pion { $first }
action-band = Déplacer un milicien { $first }
action-extinguish = Éteindre un feu à { $first }
action-demolish = Démolir { $first }
action-add = Ajouter un feu à { $first }

step-exchange = Décidez d’abord de votre main : gardez-la, ou échangez cinq cartes identiques.
step-place-band = Placez d’abord un milicien.
step-place-landowner = Placez d’abord votre pion.
step-card = Jouez d’abord une carte feu, seule ou avec un déplacement supplémentaire, ou défaussez-en une si aucune ne peut déplacer de feu.
step-origin = Choisissez d’abord le feu à déplacer.
step-destination = Choisissez d’abord où va le feu.
step-actions = C’est votre phase d’actions : faites des actions ou terminez-les.
step-intensify = Ajoutez d’abord les feux, un par un.
step-city-destination = Tour non-joueur : choisissez où va le feu.
step-city-origin = Tour non-joueur : choisissez d’où vient le feu.
step-city-band = Tour non-joueur : choisissez le prochain pas d’un milicien.
