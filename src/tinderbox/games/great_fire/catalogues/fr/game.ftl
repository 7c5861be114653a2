# The Great Fire of London : son nom, ce qu’on choisit avant de commencer, ce qui compte, et les petits mots.
game-title = The Great Fire of London 1666
game-blurb = Septembre 1666 : le four d’un boulanger de Pudding Lane a mis le feu à Londres. Vous possédez des maisons
    dans toute la ville, et les autres aussi. À chaque tour, vous devez propager le feu, mais vous choisissez vers où ;
    puis vous déplacez les miliciens, éteignez des feux et démolissez des quartiers pour l’arrêter. Sauvez vos maisons
    et vos objectifs secrets, et devenez le Héros de Londres. De 2 à 6 joueurs.

option-edition = Les livrets ne s’accordent ni sur la taille d’Aldgate ni sur le nombre de feux de la boîte. Ce nombre ne compte que si la réserve est limitée à la boîte.
    .title = Édition
option-edition-german = Allemande : Aldgate a 4 maisons (65 feux dans la boîte)
option-edition-french = Française : Aldgate a 3 maisons (100 feux dans la boîte)
option-hidden-colours = Jusqu’à la fin, chaque joueur sait seulement quelles maisons sont les siennes.
    .title = Couleurs cachées
option-hidden-colours-true = Les couleurs sont cachées
option-hidden-colours-false = Les couleurs sont visibles
option-more-destruction = À partir de 3 joueurs : après la dernière carte Évolution de l’incendie, chacun a encore deux tours au lieu d’un.
    .title = Plus de destruction
option-more-destruction-true = Deux derniers tours
option-more-destruction-false = Un dernier tour
option-more-destruction-two = À deux joueurs, pas de « plus de destruction » : leurs derniers tours sont fixés (O2, P9).
option-supply = Les feux peuvent-ils s’épuiser ?
    .title = Réserve de feux
option-supply-endless = La réserve ne s’épuise jamais
option-supply-box = Pas plus de feux que dans la boîte

source-houses = Maisons
source-extinguished = Feux éteints
source-objectives = Objectifs
source-tokens = Jetons
source-hero = Héros

tie-break-extinguished = plus de feux éteints
tie-break-houses = plus de maisons sur le plateau
tie-break-objectives = plus de points d’objectifs

phase-hands = on distribue les cartes feu
phase-exchange = garder ou échanger sa main
phase-houses = on place les maisons
phase-colours = on distribue les couleurs
phase-landowner-colours = on distribue les pions joueurs
phase-objectives = on distribue les objectifs
phase-start = on tire au sort le premier joueur
phase-place-band = placement des miliciens
phase-place-landowner = placement des pions joueurs
phase-card = jouer une carte feu
phase-origin = choisir le feu à déplacer
phase-destination = déplacer le feu
phase-token = regarder un jeton
phase-actions = actions
phase-draw = piocher une carte
phase-intensify = intensifier le feu
phase-city-card = tour non-joueur, retourner une carte feu
phase-city-colour = tour non-joueur, retourner une carte Priorité de couleur
phase-city-destination = tour non-joueur, choisir où va le feu
phase-city-origin = tour non-joueur, choisir le feu à déplacer
phase-city-muster = tour non-joueur, retourner une carte Mouvement des miliciens
phase-city-band = tour non-joueur, déplacer des miliciens
phase-over = la partie est finie

direction-N = Nord
direction-E = Est
direction-S = Sud
direction-W = Ouest

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-purple = violet
colour-white = blanc

houses-red = { $count ->
    [one] { $count } maison rouge
   *[other] { $count } maisons rouges
}
houses-blue = { $count ->
    [one] { $count } maison bleue
   *[other] { $count } maisons bleues
}
houses-green = { $count ->
    [one] { $count } maison verte
   *[other] { $count } maisons vertes
}
houses-yellow = { $count ->
    [one] { $count } maison jaune
   *[other] { $count } maisons jaunes
}
houses-purple = { $count ->
    [one] { $count } maison violette
   *[other] { $count } maisons violettes
}
houses-white = { $count ->
    [one] { $count } maison blanche
   *[other] { $count } maisons blanches
}

region-purple = Région violette
region-blue = Région bleue
region-green = Région verte
region-orange = Région orange

token-charge = une charge explosive
token-double = un déplacement supplémentaire
token-point = un jeton 1 PV

list-last = { $first } et { $last }
cards-of = { $count } { $card }
objective-worth = { $name } ({ $points } PV)
score-of = { $seat } { $points }
step-between = depuis { $from } vers { $to }
