# Pourquoi une action n’est pas permise. L’article de la règle accompagne chaque phrase.

# Mise en place
refused-redraw = Vous ne pouvez échanger que cinq cartes identiques.
refused-pudding-lane = Ni pion ni milicien ne peut entrer dans Pudding Lane.
refused-green = { $space } se trouve dans la région verte : on ne peut rien y placer.

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
} maintenant : cette carte ne peut pas être jouée.
refused-discard = Vous ne pouvez défausser une carte que si aucune de votre main ne peut déplacer de feu ; la carte { $card ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
} le peut.
refused-not-burning = { $space } n’est pas en feu.
refused-contained = Le feu à { $space } est contenu : il ne peut pas sortir.
refused-last-fire = { $space } n’a que 1 feu, et le dernier ne peut pas être déplacé.
refused-supply = La réserve est vide : le dernier feu de Pudding Lane ne pourrait pas être remplacé et ne peut pas être déplacé.
refused-no-way = Aucun pas vers { $card ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
} ne mène un feu pris à { $space } dans un quartier où il peut entrer.
refused-fire-break = { $space } est un rempart : le feu ne peut pas y entrer.
refused-burning = { $space } est déjà en feu, et ce feu est non contenu : le feu continue jusqu’à sortir du foyer.
refused-no-arrow = Aucune flèche vers { $card ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
} ne mène du foyer à { $space }.
refused-class = { $space } a { $this ->
    [1] des maisons et aucun milicien
    [2] des maisons et au moins un milicien
    [3] ni maison ni milicien
   *[4] aucune maison et au moins un milicien
} : le feu doit aller dans un quartier qui a { $best ->
    [1] des maisons et aucun milicien
    [2] des maisons et au moins un milicien
    [3] ni maison ni milicien
   *[4] aucune maison et au moins un milicien
}.
refused-no-double = Vous n’avez pas de jeton Déplacement supplémentaire.
refused-doubled = On ne peut jouer qu’un seul jeton Déplacement supplémentaire par tour.
refused-double-without-card = Vous avez défaussé une carte : un déplacement supplémentaire ne se joue qu’avec une carte feu.
refused-double-not-taken = Un jeton Déplacement supplémentaire pris par le premier déplacement du feu se joue aussitôt après ; celui que vous aviez déjà se joue avec la carte feu.
refused-double-no-move = La même carte ne permet pas de second déplacement du feu.

# Actions
refused-no-points = Il ne vous reste plus de points d’action.
refused-no-landowner = Vous n’avez pas de pion à { $space }.
refused-no-band = Il n’y a pas de milicien à { $space }.
refused-band-held = À { $space }, chaque milicien est sur un feu et ne peut pas se déplacer.
refused-not-contained = Le feu à { $space } n’est pas contenu : { $missing ->
    [one] il manque un milicien
   *[other] il manque { $missing } miliciens
}.
refused-no-charge = Vous n’avez pas de charge explosive.
refused-demolished = { $space } est déjà démoli.
refused-demolish-burning = { $space } est en feu et ne peut pas être démoli.
refused-far-from-fire = { $space } n’est voisin d’aucune case en feu.
refused-too-large = { $space } est de taille { $size } et a encore des maisons : avec des maisons, on ne peut démolir qu’un quartier de taille 1 ou 2.

# Intensification
refused-add-contained = Le feu à { $space } est contenu : on ne peut pas y ajouter de feu.
refused-full = On ne peut plus ajouter de feu à { $space } : la limite y est de { $most }.

# Tour non-joueur
refused-city-colour = Parmi les destinations encore à égalité, d’autres ont plus de maisons { $colour ->
    [red] rouges
    [blue] bleues
    [green] vertes
    [yellow] jaunes
    [purple] violettes
   *[white] blanches
} que { $space }.
refused-city-no-way = Un feu pris à { $space } ne peut pas atteindre { $target } avec cette carte.
refused-city-fewer = { $space } a moins de feux qu’un autre quartier d’où un feu peut atteindre { $target }.
refused-city-direction = Ce pas ne va pas vers { $card ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
}.
refused-city-not-next = Ce n’est pas au milicien à { $space } de se déplacer : d’autres sont plus proches du quartier indiqué ({ $muster }), ou aussi proches avec un meilleur pas.
refused-city-moved = Le milicien à { $space } s’est déjà déplacé pendant ce tour non-joueur.
refused-city-step = Un autre pas mène ce milicien à plus de feux non contenus, ou à autant et à plus de maisons.
