# Ce qu’un rapport demande à beaucoup de parties : titres des graphiques, ce qu’ils montrent, et leurs légendes.
fact-order = Qui commence
fact-order-note = Victoires selon la place dans l’ordre des tours, comptée à partir du premier joueur.
fact-colour = Couleurs
fact-colour-note = Victoires de ceux à qui une couleur appartient.
fact-objective = Objectifs qui survivent
fact-objective-note = Combien de fois il y reste des maisons à la fin sans feu non contenu, quel que soit le joueur qui l’ait eu.
fact-objective-dealt = Ce que vaut un objectif pour qui l’a
fact-objective-dealt-note = Points au-dessus ou au-dessous de la moyenne de la table, pour ceux qui l’ont reçu.
fact-direction = Où va le feu
fact-direction-note = Feux déplacés dans une partie, selon la direction de la carte.
fact-direction-burns = Ce qui brûle dans chaque direction
fact-direction-burns-note = Maisons brûlées par un feu déplacé, selon la direction de la carte.
fact-region = Ce qui est perdu, et où
fact-region-note = La part des maisons d’une région qui ne sont plus debout à la fin, brûlées ou démolies.
fact-place = { $place ->
    [1] Premier joueur
   *[other] Rang { $place }
}
