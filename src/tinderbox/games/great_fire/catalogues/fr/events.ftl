# Ce qui s’est passé, phrase par phrase. Les identifiants en -known sont pour la place qui connaît la part secrète.
# Après « depuis » un nom de quartier n’a jamais besoin d’élision.

# Mise en place
event-houses-drawn = Les 120 maisons sont placées dans les quartiers.
event-colour-dealt = { $seat } reçoit une carte couleur, face cachée.
event-colour-dealt-known = { $seat } reçoit le { $colour }, face cachée.
event-colour-dealt-openly = { $seat } reçoit le { $colour }.
event-landowner-dealt = { $seat } reçoit le pion joueur { $colour }, qui ne dit rien de la vraie couleur.
event-tokens-laid = { $tokens } jetons sont posés face cachée.
event-objectives-dealt = { $seat } reçoit 3 objectifs.
event-objectives-dealt-known = { $seat } reçoit les objectifs { $objectives }.
event-start-chosen = Premier joueur : { $seat }.
event-hand-dealt = { $seat } reçoit 5 cartes feu.
event-hand-dealt-known = { $seat } reçoit 5 cartes feu : { $cards }.
event-hand-kept = { $seat } garde sa main.
event-hand-redrawn = { $seat } montre cinq cartes identiques ({ $card }), les remélange et en pioche 5 nouvelles.
event-stack-built = La pile est prête : { $cards } cartes feu et { $stack_cards } cartes Évolution de l’incendie.
event-band-set-up = Un milicien commence à { $space }.
event-band-placed = { $seat } place un milicien à { $space }.
event-landowner-placed = { $seat } place un pion à { $space }.

# Tour
event-turn-begun = C’est à { $seat } de jouer.
event-card-played = { $seat } joue une carte { $card }.
event-card-discarded = { $seat } ne peut déplacer de feu avec aucune carte et défausse une carte { $card }.
event-hand-shown = { $seat } montre le reste de sa main : { $cards }.
event-fire-moved = { $seat } déplace un feu depuis { $from } vers { $to }.
event-pudding-lane-refilled = { $fires ->
    [one] Pudding Lane reçoit 1 nouveau feu.
   *[other] Pudding Lane reçoit { $fires } nouveaux feux.
}
event-fire-contained = Le feu à { $district } est contenu.
event-houses-burnt = Le feu brûle { $houses } à { $district }.
event-fires-added = { $fires ->
    [one] 1 feu s’ajoute à { $district }.
   *[other] { $fires } feux s’ajoutent à { $district }.
}
event-token-taken = { $seat } prend le jeton à { $district }.
event-token-seen = { $seat } le regarde et le garde face cachée.
event-token-seen-known = C’est { $token } : { $seat } garde ce jeton face cachée.
event-token-removed = Le jeton à { $district } quitte la partie sans être vu.
event-double-played = { $declared ->
    [true] { $seat } joue avec elle un jeton Déplacement supplémentaire.
   *[false] { $seat } joue le jeton Déplacement supplémentaire qui vient d’être pris : un second déplacement du feu avec la même carte.
}
event-double-void = Aucun second déplacement du feu n’est possible : le jeton Déplacement supplémentaire est dépensé quand même.
event-landowner-moved = { $seat } déplace son pion depuis { $from } vers { $to }.
event-band-moved = { $seat } déplace un milicien depuis { $from } vers { $to }.
event-fire-extinguished = { $seat } éteint un feu à { $district }.
event-hero-taken = Le Héros de Londres est maintenant { $seat }.
event-district-demolished = { $seat } démolit { $district }, qui devient un rempart.
event-houses-demolished = La démolition détruit { $houses } à { $district }.
event-card-drawn = { $seat } pioche une carte feu.
event-card-drawn-known = { $seat } pioche une carte { $card }.

# Intensification et fin
event-stack-uncovered = { $last ->
    [true] La dernière carte Évolution de l’incendie est découverte : le feu s’intensifie.
   *[false] Une carte Évolution de l’incendie est découverte : le feu s’intensifie. { $left ->
        [one] Il en reste 1.
       *[other] Il en reste { $left }.
    }
}
event-fire-added = { $seat } ajoute un feu à { $district }.
event-fires-forgone = { $reason ->
    [supply] La réserve est vide : { $fires ->
        [one] 1 feu ne peut pas être ajouté.
       *[other] { $fires } feux ne peuvent pas être ajoutés.
    }
   *[room] Il n’y a pas de place pour { $fires ->
        [one] 1 feu : on y renonce.
       *[other] { $fires } feux : on y renonce.
    }
}
event-last-turns = Plus personne ne pioche : { $city_turns ->
    [0] il reste { $turns } tours aux joueurs, en tout.
   *[other] il reste { $turns } tours, dont { $city_turns } tours non-joueur.
}
event-game-over = La partie est finie : { $scores }.

# Tour non-joueur
event-city-card-turned = Tour non-joueur : une carte { $card } est retournée.
event-ranking-turned = La carte Priorité de couleur donne l’ordre : { $ranking }.
event-rankings-shuffled = Les cartes Priorité de couleur sont remélangées.
event-city-fire-decided = { $how ->
    [alone] Le feu ne peut aller qu’à { $district }.
    [class] La seule destination de la meilleure classe est { $district }.
    [colour] { $rank ->
        [1] La première couleur, le { $colour }, décide : c’est { $district } qui en a le plus de maisons.
       *[other] En cas d’égalité, la { $rank ->
            [2] deuxième
            [3] troisième
            [4] quatrième
            [5] cinquième
           *[other] sixième
        } couleur, le { $colour }, décide : c’est { $district } qui en a le plus de maisons.
    }
   *[choice] La carte Priorité de couleur laisse une égalité : le joueur qui mène le tour choisit { $district }.
}
event-city-origin-decided = { $how ->
    [pudding-lane] Le feu vient de { $space }, d’où un chemin y mène.
    [most-fires] Le feu vient du quartier qui en a le plus parmi ceux d’où un chemin y mène : { $space }.
   *[choice] Plusieurs quartiers sont à égalité pour le plus grand nombre de feux : le joueur qui mène le tour choisit { $space }.
}
event-city-fire-moved = Un feu se déplace depuis { $from } vers { $to }.
event-city-fire-skipped = Aucun feu ne peut se déplacer dans cette direction.
event-muster-turned = La carte Mouvement des miliciens indique { $district }.
event-musters-shuffled = Les cartes Mouvement des miliciens sont remélangées.
event-city-band-decided = { $how ->
    [nearest] Le milicien à { $space } est le suivant : { $distance ->
        [0] il est déjà dans le quartier indiqué.
        [1] il est à 1 pas.
        [255] aucun chemin ne mène de là au quartier indiqué.
       *[other] il est à { $distance } pas.
    }
    [better-move] Plusieurs miliciens sont aussi proches : celui à { $space } a le meilleur pas.
    [only-one] Seul le milicien à { $space } peut se déplacer.
   *[choice] Plusieurs miliciens sont à égalité : le joueur qui mène le tour choisit celui à { $space }.
}
event-city-band-moved = Un milicien se déplace depuis { $from } vers { $to }.
event-city-bands-skipped = Aucun milicien ne peut se déplacer dans cette direction.
