# Ce qui peut être faux dans une position ou une vue de The Great Fire : d’abord ce qui ne se lit pas,
position-range = Il faut ici de { $least } à { $most }, et non { $given }.
position-no-space = « { $name } » n’est pas une case possible ici.
position-no-phase = Il n’y a pas de phase « { $name } ».
position-no-name = « { $name } » est inconnu ici.
position-twice = La même chose figure ici deux fois.
position-seats = Il faut { $players } places, chacune avec ses secrets.
position-derived = D’après le reste de la position, il faut ici { $wanted }, et non { $given }.
position-start = Le premier joueur doit figurer si, et seulement si, il a été tiré au sort.
position-supply = Le nombre de feux de la réserve doit figurer si, et seulement si, l’option « supply » vaut « box ».
position-stack = La pile doit figurer si, et seulement si, les mains sont fixées.
position-houses-drawn = Le nombre de maisons debout doit figurer si, et seulement si, toutes les maisons ont été tirées.
position-contained = Le feu est contenu dans les quartiers en feu qui ont au moins autant de miliciens que de feux, et nulle part ailleurs.
position-standing = Le plateau montre { $given ->
    [one] { $given } maison
   *[other] { $given } maisons
} de cette couleur.
position-just-taken-public = Le type d’un jeton qui vient d’être pris doit figurer chez le joueur dont c’est le tour si, et seulement si, le plateau montre qu’il en a pris un.
position-city = Les cartes du tour non-joueur doivent figurer si, et seulement si, on joue à deux.

# puis ce qui ne peut pas se produire en jouant : tours et cartes,
position-turn = Le tour { $given } ne peut pas en être à la phase « { $step } » ({ $clauses }).
position-turn-seat = C’est ici le tour de la place { $wanted }, et non de la place { $given } ({ $clauses }).
position-dealt = À la phase « { $step } », { $given } ne peut pas être le nombre de cartes distribuées ou de pions placés ({ $clauses }).
position-drawn = { $given ->
    [one] { $given } carte de la pile a été piochée
   *[other] { $given } cartes de la pile ont été piochées
} ; à ce moment du tour { $turn }, il en faut { $wanted } ({ $clauses }).
position-uncovered = { $given ->
    [one] { $given } carte Évolution de l’incendie est découverte
   *[other] { $given } cartes Évolution de l’incendie sont découvertes
} ; le nombre de cartes feu piochées étant de { $drawn }, il en faut { $wanted } ({ $clauses }).
position-last-turns = { $begun ->
    [true] Les derniers tours ont commencé : avec celui-ci, il en reste { $wanted } ({ $clauses }).
   *[false] Les derniers tours ne se comptent qu’à partir du moment où plus personne ne pioche ({ $clauses }).
}
position-hand = { $given ->
    [one] { $given } carte feu est
   *[other] { $given } cartes feu sont
} dans cette main ; à ce moment, il en faut { $wanted } ({ $clauses }).
position-played = { $given ->
    [one] { $given } carte feu a été jouée
   *[other] { $given } cartes feu ont été jouées
} ; à ce moment du tour { $turn }, il en faut { $wanted } ({ $clauses }).
position-cards = { $given } cartes feu de direction { $direction } sont jouées ou en main ; il n’y en a que { $printed } ({ $clauses }).
position-card = { $given ->
    [none] À la phase « { $step } », la carte de ce tour doit être en vigueur ({ $clauses }).
   *[other] À la phase « { $step } », aucune carte ne peut être en vigueur ({ $clauses }).
}
position-card-played = La carte { $direction } en vigueur ne figure pas parmi les cartes jouées ({ $clauses }).
position-shown = Les cartes montrées sont encore en main (quatre au plus), et seuls les joueurs qui ont défaussé en ont montré ({ $clauses }).
position-discard = Le joueur qui défausse a montré toute sa main, et aucune de ses cartes ne pouvait déplacer un feu ({ $clauses }).

# le plateau,
position-houses = { $drawing ->
    [true] Pour ce quartier, { $wanted } maisons ont été tirées jusqu’ici, et non { $given } ({ $clauses }).
   *[false] { $given ->
        [one] { $given } maison se trouve
       *[other] { $given } maisons se trouvent
    } ici ; un quartier de taille { $wanted } a toutes ses maisons ou aucune ({ $clauses }).
}
position-region-houses = { $given } maisons de couleur { $letter } se trouvent dans cette région ; il n’y en a que { $most } ({ $clauses }).
position-uncontained = Le feu de { $name } n’est pas contenu : ses maisons doivent avoir brûlé ({ $clauses }).
position-pudding-lane = { $given ->
    [one] { $given } feu se trouve
   *[other] { $given } feux se trouvent
} à Pudding Lane ; à ce moment, il peut y en avoir de { $least } à { $most } ({ $clauses }).
position-crowded = Il y a ici { $given } feux ; il peut y en avoir { $most } au plus ({ $clauses }).
position-box = Les feux du plateau, des joueurs et de la réserve font { $given } en tout ; la boîte en contient { $wanted } ({ $clauses }).
position-brought = Sur le plateau et chez les joueurs, { $given ->
    [one] { $given } feu vient
   *[other] { $given } feux viennent
} de la réserve ; à ce moment, il peut y en avoir de { $least } à { $most } ({ $clauses }).
position-spread = Le feu ne peut pas avoir atteint { $name } : aucun chemin de quartiers sans maisons n’y mène depuis Pudding Lane ({ $clauses }).
position-burnt = { $given ->
    [one] { $given } quartier a brûlé
   *[other] { $given } quartiers ont brûlé
} ; il y a eu au plus { $most } déplacements du feu ({ $clauses }).
position-burnt-out = { $given ->
    [one] { $given } quartier a brûlé et n’est plus
   *[other] { $given } quartiers ont brûlé et ne sont plus
} en feu, mais { $extinguished ->
    [one] { $extinguished } feu seulement a été éteint
   *[other] { $extinguished } feux seulement ont été éteints
} : le dernier feu d’un quartier ne le quitte jamais ({ $clauses }).
position-extinguished = Ce joueur a éteint { $given ->
    [one] { $given } feu
   *[other] { $given } feux
} ; ses points d’action suffisaient pour { $most } au plus ({ $clauses }).
position-hero = Il y a un Héros de Londres dès qu’un joueur a éteint { $least } feux, et c’est un de ceux qui en ont éteint le plus ({ $clauses }).
position-demolished = { $name } est démoli : ni maisons ni feux ne peuvent s’y trouver ({ $clauses }).
position-beside-fire = { $name } ne peut pas avoir été démoli : aucun feu n’a jamais pu être voisin ({ $clauses }).
position-charges = { $given ->
    [one] { $given } charge explosive a été utilisée
   *[other] { $given } charges explosives ont été utilisées
}, mais { $wanted ->
    [one] { $wanted } quartier est démoli
   *[other] { $wanted } quartiers sont démolis
} ({ $clauses }).
position-bands = { $given ->
    [one] { $given } milicien est
   *[other] { $given } miliciens sont
} sur le plateau ; à ce moment, il en faut { $wanted } ({ $clauses }).
position-landowners = { $placed ->
    [true] Ce pion joueur doit déjà être placé ({ $clauses }).
   *[false] Ce pion joueur ne peut pas encore être placé ({ $clauses }).
}
position-placed = Rien ne s’est encore déplacé, et rien n’a pu être placé ainsi à { $name } ({ $clauses }).

# ce qu’ont les joueurs,
position-colours = Cette place ne peut pas avoir ce nombre de couleurs à ce moment, ou cette couleur est à une autre place ({ $clauses }).
position-landowner-colours = Les pions joueurs de cette place ne peuvent pas avoir ces couleurs à ce moment ({ $clauses }).
position-objectives = Une place a un objectif de chaque pile distribuée jusqu’ici ({ $clauses }).
position-copies = Il n’y a { $copies ->
    [one] qu’une carte
   *[other] que { $copies } cartes
} pour l’objectif { $name } ({ $clauses }).
position-tokens = Aucun jeton ne peut se trouver à { $name } : les jetons sont dans les quartiers à bannière jaune dont les maisons sont encore debout ({ $clauses }).
position-tokens-missing = Le jeton de { $name } ne peut pas manquer tant que ses maisons sont debout ({ $clauses }).
position-tokens-taken = Les joueurs ont pris { $given ->
    [one] { $given } jeton
   *[other] { $given } jetons
} ; d’après le plateau, ils peuvent en avoir pris de { $least } à { $most } ({ $clauses }).
position-token-kinds = { $given } jetons de type « { $kind } » sont chez les joueurs ou utilisés ; il n’y en a que { $printed } ({ $clauses }).
position-tokens-used = { $given ->
    [one] { $given } jeton de type « { $kind } » a été utilisé
   *[other] { $given } jetons de type « { $kind } » ont été utilisés
} ; à ce moment, ce peut être { $most } au plus ({ $clauses }).
position-tokens-held = Ce joueur a { $given ->
    [one] { $given } jeton
   *[other] { $given } jetons
}, mais il ne peut en avoir pris que { $most } au plus ({ $clauses }).

# et les phases d’un tour.
position-points = Il reste { $given ->
    [one] { $given } point d’action
   *[other] { $given } points d’action
} ; à cette phase, il peut en rester { $most } au plus ({ $clauses }).
position-moves = À la phase « { $step } », il ne peut pas rester { $given ->
    [one] { $given } déplacement
   *[other] { $given } déplacements
} du feu à faire ({ $clauses }).
position-origin = { $name ->
    [none] Il manque le feu qui se déplace ({ $clauses }).
   *[other] Aucun feu de { $name } ne peut se déplacer ici ({ $clauses }).
}
position-pending = À la phase « { $step } », il ne peut pas en rester { $given } à venir ({ $clauses }).
position-intensifying = À la phase « { $step } », cela ne peut pas suivre l’ajout de feux ({ $clauses }).
position-doubled = À la phase « { $step } », aucun déplacement supplémentaire ne peut avoir été joué pendant ce tour ({ $clauses }).
position-just-taken = Un jeton ne vient d’être pris que si le joueur l’a encore, qu’il vient du seul déplacement du feu de ce tour et qu’aucune action n’a suivi ({ $clauses }).
position-piles = Il reste { $given ->
    [one] { $given } carte
   *[other] { $given } cartes
} dans cette pile ; à ce moment, il en faut { $wanted } ({ $clauses }).
position-city-cards = La carte en vigueur est la dernière retournée ; elle n’est dans aucune pile avant le prochain mélange ({ $clauses }).
position-target = { $name ->
    [none] Il manque la destination du feu du tour non-joueur ({ $clauses }).
   *[other] Le feu du tour non-joueur ne peut pas aller ici à { $name } ({ $clauses }).
}
position-movers = Ces miliciens ne peuvent pas être les prochains à se déplacer dans le tour non-joueur ({ $clauses }).
position-way-on = Dans cette position, il n’y a rien à décider à la phase « { $step } » ({ $clauses }).
