# Les mots sur le plateau dessiné et derrière lui, pour le pointeur et la lecture d’écran.
svg-subtitle = les phares de Bretagne, { $first }–{ $last }
svg-round = manche { $round } sur { $rounds }
svg-weather = Météo
svg-now = cette manche
svg-forecast = prévision
svg-construction = Construction
svg-construction-note = 1, 2 ou 3 matériaux
svg-stack = Tuiles à { $cost }
svg-stack-left = Tuiles à { $cost } : { $tiles } dans la pile
svg-bought = achetée, pas encore posée
svg-reward = Pièces : { $coins }, cartes Équipement : { $cards }
svg-quimper-note = matériaux
svg-trade = commerce
svg-sent = ouvriers dans la ville
svg-space = { $engineers ->
    [one] Case à 1 ingénieur
   *[other] Case à { $engineers } ingénieurs
}
svg-order = barges et ordre de jeu
svg-row-this =
    cette
    manche
svg-row-next =
    manche
    suivante
svg-barge = Barge { $number } : cases { $spaces }, ingénieurs { $engineers }, pièces { $coins }
svg-barge-power = 1 ingénieur de moins par construction, mais jamais moins de 1
svg-place = Place { $place }, points de victoire en fin de partie : { $points }
svg-column-points = Points de victoire
svg-column-coin = Pièces
svg-column-card = Cartes Équipement
svg-column-engineer = Ingénieurs
svg-column-worker = Ouvriers disponibles et en réserve
svg-column-wood = Bois
svg-column-stone = Pierre
svg-column-sand = Sable
svg-column-brick = Brique
svg-majority = Points de victoire pour la majorité
svg-legend-heaven = Paradis : à terre ou en eaux calmes, bleu
svg-legend-purgatory = Purgatoire : en mer, aux endroits assez calmes, blanc
svg-legend-hell = Enfer : aux endroits les plus dangereux de la mer, rouge
svg-harbour = port
svg-city = ville
svg-area-border = limite entre deux zones
svg-site = Site { $number }, { $group }
svg-lighthouse = { $name } : site { $number }, { $group }, { $area }
svg-built = construit
svg-floors = Étages construits : { $floors } sur { $most }
svg-to-score = Rang dans l’ordre du décompte : { $place }
svg-floor = Étage { $floor } : { $materials }
svg-floor-workers = Étage { $floor } : { $materials } ; ouvriers de { $colour } : { $workers }
svg-engineers = Ingénieurs : { $engineers }
svg-coins = Pièces : { $coins }
svg-harbour-of = Port { $name }, { $area }
svg-income = { $income } : { $amount }, plus tard { $later }
svg-income-improved = { $income } : { $amount }, amélioré
svg-later = → { $amount }

# Ce que l’on peut faire dans les deux villes de commerce.
deal-brest-buy-materials = 2 matériaux d’ici
deal-brest-sell-materials = vendre 2 matériaux
deal-brest-hire-engineer = l’ingénieur d’une case à 1
deal-brest-hire-engineers = les deux d’une case à 2
deal-lorient-buy-materials = 2 matériaux au choix
deal-lorient-recruit-worker = 1 ouvrier de la réserve
deal-lorient-sell-card = vendre 1 carte
deal-lorient-sell-cards = vendre 2 cartes
deal-lorient-buy-cards = 2 cartes Équipement

colour-orange = Orange
colour-violet = Violet
colour-white = Blanc
colour-black = Noir
