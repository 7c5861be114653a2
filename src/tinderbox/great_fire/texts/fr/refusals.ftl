# Pourquoi une action n’est pas permise. L’article de la règle accompagne chaque phrase.

# Mise en place
refused-redraw = Seules cinq cartes identiques peuvent s’échanger.
refused-pudding-lane = Aucune pièce ne peut entrer dans Pudding Lane.
refused-green = { $space } se trouve dans la région verte.

# Feu
refused-no-card = Vous n’avez pas de carte { $card ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
} en main.
refused-card-no-move = Aucun feu ne peut aller vers { $card ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
} : cette carte ne peut pas se jouer.
refused-discard = On ne défausse que si aucune carte en main ne peut déplacer de feu ; { $card ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
} le peut.
refused-not-burning = Rien ne brûle à { $space }.
refused-contained = Le feu à { $space } est contenu : il ne peut pas sortir.
refused-last-fire = { $space } n’a qu’un feu, et le dernier y reste.
refused-supply = La réserve est vide : le dernier feu de Pudding Lane ne pourrait pas être remplacé.
refused-no-way = Aucun feu pris à { $space } ne trouve de pas vers { $card ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
} dans un quartier où il peut entrer.
refused-fire-break = { $space } est démoli : le feu n’y entre pas.
refused-burning = { $space } est déjà en feu et non contenu : le feu continue jusqu’à sortir des cases en feu.
refused-no-arrow = Aucune flèche vers { $card ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
} ne mène de cet incendie à { $space }.
refused-class = { $space } a { $this ->
    [1] des maisons et aucun milicien
    [2] des maisons, mais aussi un milicien
    [3] ni maison ni milicien
   *[4] un milicien, mais pas de maison
}. Le feu doit d’abord aller là où il y a { $best ->
    [1] des maisons et aucun milicien
    [2] des maisons, même avec un milicien
    [3] ni maison ni milicien
   *[4] un milicien, mais pas de maison
}.
refused-no-double = Vous n’avez pas de mouvement supplémentaire.
refused-doubled = On ne joue qu’un mouvement supplémentaire par tour.
refused-double-without-card = Vous avez défaussé une carte : il n’y a pas de mouvement du feu à refaire.
refused-double-not-taken = Après le premier déplacement, et avant toute autre action, on ne joue qu’un déplacement supplémentaire pris à ce moment ; celui que vous aviez déjà se joue avec la carte.
refused-double-no-move = La même carte ne permet pas de second mouvement.

# Actions
refused-no-points = Il ne vous reste plus de points d’action.
refused-no-landowner = Vous n’avez pas de pion joueur à { $space }.
refused-no-band = Il n’y a pas de milicien à { $space }.
refused-band-held = À { $space }, chaque milicien est sur un feu et ne peut pas le quitter.
refused-not-contained = Le feu à { $space } n’est pas contenu : { $missing ->
    [one] il manque un milicien
   *[other] il manque { $missing } miliciens
}.
refused-no-charge = Vous n’avez pas de charge explosive.
refused-demolished = { $space } est déjà démoli.
refused-demolish-burning = { $space } est en feu.
refused-far-from-fire = Rien ne brûle à côté : { $space } n’a pas de voisin en feu.
refused-too-large = { $space } est de taille { $size } et a encore ses maisons : avec des maisons, seule la taille 1 ou 2 peut sauter.

# Intensification
refused-add-contained = Le feu à { $space } est contenu : on n’y ajoute pas de feu.
refused-full = { $space } a déjà { $most } feux ou plus : on ne peut plus en ajouter.

# Tour non-joueur
refused-city-colour = Parmi les destinations encore à égalité, d’autres ont plus de maisons { $colour ->
    [red] rouges
    [blue] bleues
    [green] vertes
    [yellow] jaunes
    [purple] violettes
   *[white] blanches
} que { $space }.
refused-city-no-way = Aucun chemin ne mène à { $target } depuis le feu à { $space }.
refused-city-fewer = { $space } a moins de feux qu’un autre quartier d’où un chemin mène à { $target }.
refused-city-direction = Ce pas ne va pas vers { $card ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
}.
refused-city-not-next = Ce n’est pas au milicien à { $space } de bouger : pour aller à { $muster }, d’autres sont plus proches, ou aussi proches avec un meilleur pas.
refused-city-moved = Le milicien à { $space } s’est déjà déplacé pendant ce tour non-joueur.
refused-city-step = Un autre pas mène ce milicien à plus de feux non contenus, ou à autant et à plus de maisons.
