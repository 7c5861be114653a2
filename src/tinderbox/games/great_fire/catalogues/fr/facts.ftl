# Ce qu’un rapport demande à beaucoup de parties : titres des graphiques, ce qu’ils montrent, et leurs légendes.
fact-order = Qui commence
fact-order-note = Victoires selon le rang dans l’ordre du tour, à partir du premier joueur.
fact-colour = Couleurs
fact-colour-note = Victoires des joueurs à qui la couleur appartient.
fact-objective = Objectifs qui survivent
fact-objective-note = Combien de fois le quartier a encore des maisons à la fin et aucun feu non contenu, quel que soit le joueur qui l’avait pour objectif.
fact-objective-dealt = Ce que vaut un objectif
fact-objective-dealt-note = Points au-dessus ou au-dessous de la moyenne de la partie, pour les joueurs qui l’ont reçu.
fact-direction = Où va le feu
fact-direction-note = Déplacements du feu par partie, selon la direction de la carte.
fact-direction-burns = Ce qui brûle dans chaque direction
fact-direction-burns-note = Maisons brûlées par déplacement du feu, selon la direction de la carte.
fact-region = Ce qui est perdu, et où
fact-region-note = Part des maisons d’une région qui ne sont plus debout à la fin, brûlées ou démolies.
fact-place = { $place ->
    [1] Premier joueur
   *[other] Rang { $place }
}
