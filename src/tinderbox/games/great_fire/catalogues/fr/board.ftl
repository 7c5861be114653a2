# La table en texte : libellés et mots courts, à voir et à entendre. « Maisons » explique les lettres des couleurs.
board-setup = Mise en place : { $phase }
board-turn = Tour { $turn } : { $phase }
board-turn-of = Tour { $turn }, { $seat } : { $phase }
board-setup-of = Mise en place, { $seat } : { $phase }

board-now = Ce tour :
board-now-card = carte { $card }
board-now-origin = un feu pris à { $space }
board-now-moves = déplacement supplémentaire, encore { $moves ->
    [one] 1 déplacement du feu
   *[other] { $moves } déplacements du feu
}
board-now-points = { $points ->
    [one] encore { $points } point d’action
   *[other] encore { $points } points d’action
}
board-now-pending = encore { $fires ->
    [one] { $fires } feu
   *[other] { $fires } feux
} à ajouter
board-stack = Pile :
board-stack-cards = { $cards ->
    [one] { $cards } carte feu
   *[other] { $cards } cartes feu
}
board-stack-until = { $until ->
    [one] { $until } carte
   *[other] { $until } cartes
} avant la prochaine carte Évolution de l’incendie, { $left ->
    [one] la dernière
   *[other] il en reste { $left }
}
board-stack-last = plus personne ne pioche, { $turns ->
    [one] c’est le dernier tour
   *[other] encore { $turns } tours avec celui-ci
}
board-stack-over = plus personne ne pioche
board-hero = Héros de Londres :
board-hero-nobody = encore personne
board-supply = Réserve :
board-supply-fires = { $fires ->
    [one] { $fires } feu
   *[other] { $fires } feux
}
board-standing = Maisons :
board-standing-colour = { $letter } { $colour } { $count }
board-standing-owned = { $letter } { $colour } { $count } ({ $seat })
board-played = Cartes jouées :
board-played-cards = { $card } { $count } sur { $all }
board-colour-card = Carte Priorité :
board-band-card = Miliciens vers :

board-front = Où le feu peut aller
board-front-direction = { $card } :
board-front-nowhere = nulle part
board-front-lower = seulement à défaut d’autre chose : { $names }

board-region = { $region }, { $standing ->
    [one] { $standing } maison debout sur { $houses }
   *[other] { $standing } maisons debout sur { $houses }
}
board-grass-pieces = Parcs
board-uncontained = Feux non contenus :
board-contained = Feux contenus :
board-untouched = Maisons :
board-burnt = Brûlés :
board-broken = Remparts :
board-here = Pions et miliciens :

board-with-bands = { $bands ->
    [one] { $bands } milicien
   *[other] { $bands } miliciens
}
board-with-landowner = pion { $letter }
board-with-token = jeton
board-with-objective = { $points } PV

board-players = Joueurs
board-player = { $seat } :
board-player-points = { $points } PV
board-player-hidden = couleur cachée
board-player-landowner = pion { $letter } à { $space }
board-player-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-player-shown = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} (montrées : { $cards })
board-player-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
board-player-extinguished = { $count ->
    [one] { $count } feu éteint
   *[other] { $count } feux éteints
}
board-player-hero = Héros de Londres
board-player-start = premier joueur

board-own = Connu de vous uniquement
board-own-colours = Vos couleurs :
board-own-hand = Votre main :
board-own-tokens = Vos jetons :
board-own-objectives = Vos objectifs :
board-none = aucun
board-tokens-charge = { $count ->
    [one] { $count } charge explosive
   *[other] { $count } charges explosives
}
board-tokens-double = { $count ->
    [one] { $count } déplacement supplémentaire
   *[other] { $count } déplacements supplémentaires
}
board-tokens-point = { $count ->
    [one] { $count } jeton 1 PV
   *[other] { $count } jetons 1 PV
}
board-objective = { $objective } { $state ->
    [stands] debout
    [contained] en feu, feu contenu : compte encore
   *[lost] perdu
}

board-near = { $card } :
board-near-diagonal = en diagonale
board-near-burning = { $fires ->
    [one] { $fires } feu
   *[other] { $fires } feux
}
board-near-contained = { $fires ->
    [one] { $fires } feu contenu
   *[other] { $fires } feux contenus
}
board-near-burnt = brûlé
board-near-broken = rempart
board-near-grass = parc
board-no-such-space = Il n’y a pas de case « { $given } » sur ce plateau.
