# Ce qui peut être faux dans une position ou une vue de The Great Fire : d’abord ce qui ne se lit pas,
position-range = { $given } n’est pas possible ici : de { $least } à { $most }.
position-no-space = « { $name } » n’est pas une case pour cela.
position-no-phase = Il n’y a pas de phase « { $name } ».
position-no-name = « { $name } » est inconnu ici.
position-twice = Quelque chose figure ici deux fois.
position-seats = Il faut { $players } places, et autant de parts secrètes.
position-derived = Cela découle du reste de la position : { $wanted }, et non { $given }.
position-start = Le premier joueur figure exactement quand il a été tiré au sort.
position-supply = Le nombre de feux de la réserve figure exactement quand l’option « supply » vaut « box ».
position-stack = La pile est là exactement quand les mains sont fixées.
position-houses-drawn = Les maisons debout se comptent exactement quand toutes ont été tirées.
position-contained = Le feu est contenu exactement dans les quartiers en feu qui ont au moins autant de miliciens que de feux.
position-standing = Le plateau montre { $given ->
    [one] { $given } maison
   *[other] { $given } maisons
} de cette couleur.
position-just-taken-public = La sorte d’un jeton qui vient d’être pris est notée pour le joueur dont c’est le tour, exactement quand le plateau dit qu’un jeton a été pris.
position-city = Les cartes du tour non-joueur sont là exactement à deux joueurs.

# puis ce qui ne peut pas se produire en jouant : tours et cartes,
position-turn = Le tour { $given } ne peut pas en être à la phase « { $step } » ({ $clauses }).
position-turn-seat = Ce n’est pas ici le tour de la place { $given }, mais de la place { $wanted } ({ $clauses }).
position-dealt = À la phase « { $step } », { $given } ne peut pas être le nombre de cartes distribuées ou de pions placés ({ $clauses }).
position-drawn = { $given ->
    [one] { $given } carte de la pile a été piochée
   *[other] { $given } cartes de la pile ont été piochées
} ; à ce moment du tour { $turn }, il en faut { $wanted } ({ $clauses }).
position-uncovered = { $given ->
    [one] { $given } carte Évolution de l’incendie est découverte
   *[other] { $given } cartes Évolution de l’incendie sont découvertes
} ; pour un nombre de cartes feu piochées de { $drawn }, il en faut { $wanted } ({ $clauses }).
position-last-turns = { $begun ->
    [true] Les derniers tours ont commencé : avec celui-ci, il en reste { $wanted } ({ $clauses }).
   *[false] Les derniers tours ne se comptent qu’une fois que la dernière carte Évolution de l’incendie a eu son effet ({ $clauses }).
}
position-hand = { $given ->
    [one] { $given } carte feu est
   *[other] { $given } cartes feu sont
} dans cette main ; à ce moment, il y en a { $wanted } ({ $clauses }).
position-played = { $given ->
    [one] { $given } carte feu a été jouée
   *[other] { $given } cartes feu ont été jouées
} ; à ce moment du tour { $turn }, il en faut { $wanted } ({ $clauses }).
position-cards = { $given } cartes feu de direction { $direction } sont jouées ou en main ; il n’y en a que { $printed } ({ $clauses }).
position-card = { $given ->
    [none] À la phase « { $step } », la carte de ce tour a été jouée ({ $clauses }).
   *[other] À la phase « { $step } », aucune carte ne peut être en vigueur ({ $clauses }).
}
position-card-played = La carte { $direction } en vigueur ne figure pas parmi les cartes jouées ({ $clauses }).
position-shown = Les cartes montrées sont encore en main, quatre au plus, et seul un joueur qui a défaussé en a montré ({ $clauses }).
position-discard = Qui défausse a montré toute sa main, et aucune de ses cartes ne pouvait déplacer un feu ({ $clauses }).

# le plateau,
position-houses = { $drawing ->
    [true] Le nombre de maisons tirées jusqu’ici pour ce quartier est { $wanted }, et non { $given } ({ $clauses }).
   *[false] { $given ->
        [one] { $given } maison se trouve
       *[other] { $given } maisons se trouvent
    } ici ; un quartier de taille { $wanted } a toutes ses maisons ou aucune ({ $clauses }).
}
position-region-houses = { $given } maisons de couleur { $letter } se trouvent dans cette région ; il n’y en a que { $most } ({ $clauses }).
position-uncontained = Le feu de { $name } n’est pas contenu : ses maisons ont brûlé ({ $clauses }).
position-pudding-lane = { $given ->
    [one] { $given } feu se trouve
   *[other] { $given } feux se trouvent
} à Pudding Lane ; à ce moment, il peut y en avoir de { $least } à { $most } ({ $clauses }).
position-crowded = { $given } feux se trouvent ici ; il peut y en avoir { $most } au plus ({ $clauses }).
position-box = Les feux du plateau, des joueurs et de la réserve font { $given } en tout ; la boîte en contient { $wanted } ({ $clauses }).
position-brought = D’après les feux du plateau et des joueurs, { $given } sont venus de la réserve ; à ce moment, ce peut être de { $least } à { $most } ({ $clauses }).
position-spread = Le feu ne peut pas être venu à { $name } : aucun chemin de quartiers sans maisons n’y mène depuis Pudding Lane ({ $clauses }).
position-burnt = { $given ->
    [one] { $given } quartier a brûlé
   *[other] { $given } quartiers ont brûlé
} ; il y a eu au plus { $most } déplacements du feu ({ $clauses }).
position-burnt-out = { $given ->
    [one] { $given } quartier a brûlé et n’est plus
   *[other] { $given } quartiers ont brûlé et ne sont plus
} en feu, pour un nombre de feux éteints de { $extinguished } : le dernier feu d’un quartier ne le quitte jamais ({ $clauses }).
position-extinguished = { $given ->
    [one] { $given } feu éteint
   *[other] { $given } feux éteints
} ; ce joueur a eu des points d’action pour { $most } au plus ({ $clauses }).
position-hero = Quelqu’un a le Héros de Londres exactement quand un joueur a éteint { $least } feux, et c’est un joueur qui n’en a pas moins qu’un autre ({ $clauses }).
position-demolished = { $name } est démoli : ni maisons ni feux ne peuvent s’y trouver ({ $clauses }).
position-beside-fire = { $name } ne peut pas avoir été démoli : jamais un feu n’a pu être à côté ({ $clauses }).
position-charges = { $given ->
    [one] { $given } charge explosive a été utilisée
   *[other] { $given } charges explosives ont été utilisées
}, mais le nombre de quartiers démolis est { $wanted } ({ $clauses }).
position-bands = { $given ->
    [one] { $given } milicien est
   *[other] { $given } miliciens sont
} sur le plateau ; à ce moment, il en faut { $wanted } ({ $clauses }).
position-landowners = { $placed ->
    [true] À ce moment, ce pion joueur est déjà placé ({ $clauses }).
   *[false] À ce moment, ce pion joueur n’est pas encore placé ({ $clauses }).
}
position-placed = Rien ne s’est encore déplacé, et rien n’a été placé ainsi à { $name } ({ $clauses }).

# ce qu’ont les joueurs,
position-colours = À ce moment, cette place a un autre nombre de couleurs, ou celle-ci est à quelqu’un d’autre ({ $clauses }).
position-landowner-colours = À ce moment, les pions joueurs de cette place ont d’autres couleurs ({ $clauses }).
position-objectives = Une place a un objectif de chaque pile, pour autant qu’ils soient distribués ({ $clauses }).
position-copies = { $copies ->
    [one] Il n’y a qu’une carte
   *[other] Il n’y a que { $copies } cartes
} de l’objectif { $name } ({ $clauses }).
position-tokens = Aucun jeton ne peut se trouver à { $name } : les jetons sont dans les quartiers à bannière jaune dont les maisons sont debout ({ $clauses }).
position-tokens-missing = Le jeton de { $name } ne peut pas être parti tant que ses maisons sont debout ({ $clauses }).
position-tokens-taken = Les joueurs ont pris { $given ->
    [one] { $given } jeton
   *[other] { $given } jetons
} ; d’après le plateau, ce peut être de { $least } à { $most } ({ $clauses }).
position-token-kinds = { $given } jetons de sorte « { $kind } » sont détenus ou utilisés ; il n’y en a que { $printed } ({ $clauses }).
position-tokens-used = { $given } jetons de sorte « { $kind } » ont été utilisés ; à ce moment, ce peut être { $most } au plus ({ $clauses }).
position-tokens-held = { $given ->
    [one] { $given } jeton est
   *[other] { $given } jetons sont
} chez ce joueur, qui peut en avoir pris { $most } au plus ({ $clauses }).

# et les phases d’un tour.
position-points = { $given ->
    [one] Il reste { $given } point d’action
   *[other] Il reste { $given } points d’action
} ; à cette phase, il peut en rester { $most } au plus ({ $clauses }).
position-moves = À la phase « { $step } », { $given } ne peut pas être le nombre de déplacements du feu à faire ({ $clauses }).
position-origin = { $name ->
    [none] Il faut dire quel feu se déplace ({ $clauses }).
   *[other] Aucun feu ne peut partir ici de { $name } ({ $clauses }).
}
position-pending = À la phase « { $step } », { $given } ne peut pas être le nombre de ce qui reste à venir ({ $clauses }).
position-intensifying = À la phase « { $step } », cela ne peut pas suivre l’ajout de feux ({ $clauses }).
position-doubled = À la phase « { $step } », aucun déplacement supplémentaire ne peut avoir été joué pendant ce tour ({ $clauses }).
position-just-taken = Seul vient d’être pris un jeton que le joueur détient, apporté par le seul déplacement du feu du tour, avant toute action ({ $clauses }).
position-piles = { $given ->
    [one] { $given } carte reste
   *[other] { $given } cartes restent
} dans cette pile ; à ce moment, il en faut { $wanted } ({ $clauses }).
position-city-cards = La carte en vigueur est la dernière retournée ; elle n’est dans aucune pile avant qu’on ne mélange à nouveau ({ $clauses }).
position-target = { $name ->
    [none] Il faut dire où va le feu du tour non-joueur ({ $clauses }).
   *[other] Le feu du tour non-joueur ne peut pas aller ici à { $name } ({ $clauses }).
}
position-movers = Ce ne peuvent pas être les miliciens qui se déplacent ensuite dans le tour non-joueur ({ $clauses }).
position-way-on = Avec ces pièces, personne n’a rien à décider à la phase « { $step } » ({ $clauses }).
