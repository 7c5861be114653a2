# Ce qui peut être faux dans un paquet de données de The Great Fire.
pack-districts-many = Le plateau compte { $given } quartiers ; { $most } au plus sont possibles.
pack-spaces-many = Le plateau compte { $given } cases ; { $most } au plus sont possibles.
pack-borders-many = Le plateau compte { $given } frontières ; { $most } au plus sont possibles.
pack-neighbours-many = { $name } a { $given } voisins ; { $most } au plus sont possibles.
pack-pudding-one = Il faut exactement une case du type « pudding », et non { $given }.
pack-pudding-green = { $name } doit se trouver dans la région verte.
pack-district-region = Le quartier { $name } n’a pas de région.
pack-district-size = Le quartier { $name } n’a pas de maisons ; sa taille doit être de 1 à 5.
pack-grass-region = Le parc { $name } ne doit appartenir à aucune région.
pack-no-houses = { $name } n’est pas un quartier : sa taille doit être 0.
pack-no-banner = { $name } n’est pas un quartier : sa bannière doit être « none ».
pack-objective-value = L’objectif { $name } n’a pas de points de victoire.
pack-value-no-objective = { $name } a des points de victoire mais pas de bannière rouge.
pack-objective-deck = L’objectif { $name } n’est dans aucune pile.
pack-deck-no-objective = { $name } est dans une pile mais n’a pas de bannière rouge.
pack-deck-sum = La pile { $deck } doit compter { $wanted } objectifs différents, et non { $given }.
pack-objective-cards = Il faut { $wanted } cartes objectif en tout, et non { $given }.
pack-objective-size = { $name } est de taille { $size } dans l’édition « { $edition } » : tous les quartiers de taille { $least } ou plus, et eux seuls, ont une bannière rouge.
pack-yellow-sum = Il faut exactement { $wanted } bannières jaunes, et non { $given }.
pack-edition-missing = L’édition « { $edition } » manque.
pack-no-district = Aucun quartier n’a l’identifiant « { $id } ».
pack-no-space = Aucune case n’a l’identifiant « { $id } ».
pack-fires-few = La boîte contient { $given } feux, mais Pudding Lane seule en demande { $wanted }.
pack-region-sum = Dans l’édition « { $edition } », la région « { $region } » compte { $given } maisons ; il en faut { $wanted }.
pack-region-parts = { $name } est coupé du reste de la région « { $region } ».
pack-fire-cards-sum = Il faut { $wanted } cartes feu en tout, et non { $given }.
pack-tokens-sum = Il faut { $wanted } jetons (un par bannière jaune), et non { $given }.
pack-band-card-other = « { $id } » n’est pas un objectif et ne peut donc pas figurer sur une carte Mouvement des miliciens.
pack-band-card-one = { $name } doit figurer sur exactement une carte Mouvement des miliciens, et non sur { $given }.
pack-colour-missing = La couleur « { $colour } » manque.
pack-colour-cards-sum = Il faut { $wanted } cartes Priorité de couleur, et non { $given }.
pack-colour-card-all = { $card } doit classer chacune des six couleurs une seule fois.
pack-players-missing = L’entrée pour { $players } joueurs manque.
pack-stack-letters = À { $players } joueurs, les cartes Évolution de l’incendie sont, de bas en haut, { $wanted }, et non { $given }.
pack-stack-sum = À { $players } joueurs, la pile, les mains et les cartes restantes font { $given } cartes feu en tout ; il en faut { $wanted }.
pack-stack-under-b = À deux joueurs, 2 cartes feu sont posées sur la carte Évolution de l’incendie A, et non { $given } : elles servent aux deux derniers tours non-joueur.
pack-stack-two = À deux joueurs, { $given } cartes se trouvent au-dessus de la carte Évolution de l’incendie B et sur elle : le second joueur ne la découvrirait pas en piochant. Ce nombre doit dépasser de 3 un multiple de 4.
pack-bands-sum = À { $players } joueurs, { $given } miliciens sont placés ; il en faut { $wanted }.
pack-band-green = Aucun milicien ne peut commencer à { $name }, qui se trouve dans la région verte.
pack-border-self = « { $id } » ne peut pas être son propre voisin.
pack-border-twice = La frontière entre « { $a } » et « { $b } » figure déjà à { $first }.
pack-cross-four = La diagonale entre « { $a } » et « { $b } » en demande exactement une autre au même endroit, pour former une croix de quatre cases.
pack-cross-side = Cette croix demande une frontière de « { $a } » vers « { $b } » dans la direction { $direction }.
pack-fire-never = Aucun feu de Pudding Lane ne peut jamais atteindre { $name }.
pack-walk-never = On ne peut pas atteindre { $name } à pied depuis toutes les cases.
pack-frame-outside = Le cadre doit se trouver sur le plateau de { $width } sur { $height }, la gauche avant la droite et le haut avant le bas.
pack-point-outside = Le point { $x }, { $y } est hors du plateau de { $width } sur { $height }.
pack-point-not-in-space = Ce point n’est pas à l’intérieur du contour de { $name }.

# Le dessin du plateau : titres, cartouche, boussole et ce qu’un lecteur d’écran dit d’une case.
board-name = The Great Fire of London 1666 : le plateau
board-cartouche =
    .event = Le Grand Incendie de
    .place = LONDRES
    .year = MDCLXVI
board-compass = Boussole : la couleur d’une flèche indique sa direction
    .N = N
    .E = E
    .S = S
    .W = O
board-district = { $name }, région { $region ->
    [purple] violette
    [blue] bleue
    [green] verte
   *[orange] orange
}, { $size ->
    [one] une maison
   *[other] { $size } maisons
}{ $vp ->
    [0] .
   *[other] , objectif valant { $vp } PV.
}
board-pudding = { $name }, où l’incendie commence.
board-grass = { $name }, parc.
board-houses = Maisons : { $letters }.
board-no-houses = Plus de maisons.
board-demolished = Démoli : un rempart.
board-fires = { $fires ->
    [one] Un feu
   *[other] { $fires } feux
}, { $contained ->
    [yes] contenu.
   *[no] non contenu.
}
board-bands = { $bands ->
    [one] Un milicien.
   *[other] { $bands } miliciens.
}
board-landowners = Pions joueurs : { $letters }.
board-token = Un jeton se trouve ici.
