# Ce qui s’est passé, phrase par phrase. Les identifiants en -known sont pour la place qui connaît la part secrète.
# Après « depuis » un nom de quartier n’a jamais besoin d’élision.

# Mise en place
event-houses-drawn = Londres est debout : 120 maisons de six couleurs.
event-colour-dealt = { $seat } reçoit une couleur, face cachée.
event-colour-dealt-known = { $seat } reçoit le { $colour }, face cachée.
event-colour-dealt-openly = { $seat } reçoit le { $colour }.
event-landowner-dealt = { $seat } prend le pion joueur { $colour }, qui ne dit rien de la vraie couleur.
event-tokens-laid = { $tokens } jetons sont posés face cachée.
event-objectives-dealt = { $seat } reçoit trois objectifs.
event-objectives-dealt-known = { $seat } reçoit les objectifs { $objectives }.
event-start-chosen = C’est { $seat } qui commence.
event-hand-dealt = { $seat } reçoit cinq cartes feu.
event-hand-dealt-known = { $seat } reçoit { $cards }.
event-hand-kept = { $seat } garde sa main.
event-hand-redrawn = { $seat } montre cinq cartes { $card }, les remélange et en pioche cinq nouvelles.
event-stack-built = La pile est prête : { $cards } cartes feu et { $stack_cards } cartes Évolution de l’incendie.
event-band-set-up = Un milicien commence à { $space }.
event-band-placed = { $seat } place un milicien à { $space }.
event-landowner-placed = { $seat } place un pion joueur à { $space }.

# Tour
event-turn-begun = C’est à { $seat } de jouer.
event-card-played = { $seat } joue { $card }.
event-card-discarded = { $seat } ne peut déplacer de feu avec aucune carte et défausse { $card }.
event-hand-shown = { $seat } montre le reste de sa main : { $cards }.
event-fire-moved = { $seat } envoie un feu à { $to } depuis { $from }.
event-pudding-lane-refilled = { $fires ->
    [one] Pudding Lane se rallume avec un feu.
   *[other] Pudding Lane se rallume avec { $fires } feux.
}
event-fire-contained = Les miliciens contiennent le feu à { $district }.
event-houses-burnt = Le feu emporte { $houses } à { $district }.
event-fires-added = { $fires ->
    [one] Un feu de plus jaillit à { $district }.
   *[other] { $fires } feux de plus jaillissent à { $district }.
}
event-token-taken = { $seat } prend le jeton à { $district }.
event-token-seen = { $seat } le regarde et le garde face cachée.
event-token-seen-known = C’est { $token } : { $seat } garde ce jeton face cachée.
event-token-removed = Le jeton à { $district } quitte la partie sans être vu.
event-double-played = { $declared ->
    [true] { $seat } y ajoute un déplacement supplémentaire : deux feux se déplacent.
   *[false] { $seat } joue le déplacement supplémentaire qui vient d’être pris : la même carte déplace un second feu.
}
event-double-void = Aucun second feu ne peut se déplacer : le jeton Déplacement supplémentaire est perdu quand même.
event-landowner-moved = { $seat } se rend à { $to } depuis { $from }.
event-band-moved = { $seat } mène un milicien à { $to } depuis { $from }.
event-fire-extinguished = { $seat } éteint un feu à { $district }.
event-hero-taken = Le Héros de Londres est maintenant { $seat }.
event-district-demolished = { $seat } fait sauter { $district } : un coupe-feu.
event-houses-demolished = L’explosion emporte { $houses } à { $district }.
event-card-drawn = { $seat } pioche une carte.
event-card-drawn-known = { $seat } pioche { $card }.

# Intensification et fin
event-stack-uncovered = { $last ->
    [true] La dernière carte Évolution de l’incendie est découverte : le feu s’intensifie.
   *[false] Une carte Évolution de l’incendie est découverte : le feu s’intensifie. { $left ->
        [one] Il en reste une.
       *[other] Il en reste { $left }.
    }
}
event-fire-added = { $seat } ajoute un feu à { $district }.
event-fires-forgone = { $reason ->
    [supply] La réserve est vide : { $fires ->
        [one] il manque un feu.
       *[other] il manque { $fires } feux.
    }
   *[room] { $fires ->
        [one] Un feu ne trouve pas de place : on y renonce.
       *[other] { $fires } feux ne trouvent pas de place : on y renonce.
    }
}
event-last-turns = Plus personne ne pioche : { $city_turns ->
    [0] il reste { $turns } tours aux joueurs, en tout.
   *[other] il reste { $turns } tours, dont { $city_turns } tours non-joueur.
}
event-game-over = La partie est finie : { $scores }.

# Tour non-joueur
event-city-card-turned = Tour non-joueur : la pile donne { $card }.
event-ranking-turned = La carte priorité de couleur classe : { $ranking }.
event-rankings-shuffled = Les cartes priorité de couleur sont remélangées.
event-city-fire-decided = { $how ->
    [alone] Le feu ne peut aller qu’à { $district }.
    [class] La priorité décide : aucune autre destination ne vaut { $district }.
    [colour] { $rank ->
        [1] La première couleur décide, le { $colour } : { $district } en a le plus de maisons.
       *[other] Les couleurs d’avant laissent une égalité ; la { $rank ->
            [2] deuxième
            [3] troisième
            [4] quatrième
            [5] cinquième
           *[other] sixième
        } décide, le { $colour } : { $district } en a le plus de maisons.
    }
   *[choice] Les cartes laissent une égalité : le joueur qui mène le tour choisit { $district }.
}
event-city-origin-decided = { $how ->
    [pudding-lane] Le feu part de { $space }, d’où un chemin y mène.
    [most-fires] Le feu vient du quartier qui en a le plus parmi ceux d’où un chemin y mène : { $space }.
   *[choice] Plusieurs quartiers ont le plus de feux : le joueur qui mène le tour choisit { $space }.
}
event-city-fire-moved = Un feu gagne { $to } depuis { $from }.
event-city-fire-skipped = Aucun feu ne peut aller par là.
event-muster-turned = La carte mouvement des miliciens les appelle à { $district }.
event-musters-shuffled = Les cartes mouvement des miliciens sont remélangées.
event-city-band-decided = { $how ->
    [nearest] C’est le tour du milicien qui est à { $space }, { $distance ->
        [0] déjà sur place.
        [1] à un pas.
       *[other] à { $distance } pas.
    }
    [better-move] Des miliciens sont aussi proches : celui qui est à { $space } a le meilleur pas.
    [only-one] Seul le milicien qui est à { $space } peut bouger.
   *[choice] Les cartes laissent une égalité : le joueur qui mène le tour envoie le milicien qui est à { $space }.
}
event-city-band-moved = Un milicien gagne { $to } depuis { $from }.
event-city-bands-skipped = Aucun milicien ne peut aller par là.
