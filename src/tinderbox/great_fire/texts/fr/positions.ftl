# Ce qui peut clocher dans une position ou une vue de The Great Fire.
position-range = { $given } n’est pas possible ici : de { $least } à { $most }.
position-no-space = « { $name } » n’est pas une case pour cela.
position-no-phase = Il n’y a pas d’étape « { $name } ».
position-no-direction = « { $name } » est inconnu ici : les directions sont N, E, S et W, les jetons charge, double et point.
position-no-colour = Il n’y a pas de couleur « { $name } ».
position-no-card = Il n’y a pas de carte « { $name } ».
position-no-objective = « { $name } » n’est pas un objectif de la pile { $deck }.
position-supply = Le nombre de feux de la réserve figure exactement quand l’option « supply » vaut « box ».
position-stack = La pile existe exactement à partir de la fin de l’échange.
position-houses-drawn = Les maisons debout sont comptées exactement quand toutes ont été tirées.
position-just-taken = Un jeton vient d’être pris exactement quand la place dont c’est le tour en a un que le premier déplacement de ce tour lui a donné.
position-last-turns = Les derniers tours se comptent exactement quand toutes les cartes Évolution de l’incendie sont découvertes.
position-pudding-lane = Pudding Lane brûle toujours : il y faut au moins un feu.
position-bands = { $given ->
    [one] { $given } milicien est
   *[other] { $given } miliciens sont
} sur le plateau ; il y en a 6, tous placés avant les pions joueurs.
position-demolished = { $name } est démoli : ni maisons, ni feux, ni jeton ne peuvent s’y trouver.
position-contained = Sont contenus exactement les quartiers en feu qui ont au moins autant de miliciens que de feux.
position-houses = { $given ->
    [one] { $given } maison se trouve
   *[other] { $given } maisons se trouvent
} ici ; un quartier de taille { $size } a toutes ses maisons ou aucune.
position-standing = Le plateau montre { $given ->
    [one] { $given } maison
   *[other] { $given } maisons
} de cette couleur.
position-twice = Quelque chose figure ici deux fois.
position-seats = Il faut { $players } places, et autant de parts secrètes.
position-counts = Main et jetons n’ont pas les mêmes nombres en public et en secret.
position-colours = Les couleurs ne sont pas les mêmes en public et en secret.
position-shown = On a montré plus de cartes qu’il n’y en a en main.
position-landowners = { $wanted ->
    [one] Une place a ici une couleur et un pion joueur.
   *[other] Une place a ici { $wanted } couleurs et { $wanted } pions joueurs.
}
position-objectives = Une place a un objectif de chacune des trois piles.
position-tokens = Il y a plus de jetons sur le plateau que les { $most } que personne n’a vus.
position-copies = { $copies ->
    [one] Il n’y a qu’une carte
   *[other] Il n’y a que { $copies } cartes
} de l’objectif { $name }.
position-dealt = Ce qui a été distribué jusqu’ici ne va pas ensemble.
position-city = Les cartes du tour non-joueur sont là exactement à deux joueurs.
position-no-way-on = Avec ces pièces, la partie ne peut pas en être à « { $name } ».
