# La table en texte simple, ligne par ligne.
board-setup = Mise en place : { $phase }.
board-round = Manche { $round } sur { $rounds } : { $phase }.
board-turn = À { $seat } de jouer.
board-final = Score final : { $scores }.
board-weather = Météo : { $now }. Prévision : { $later }.
board-weather-last = Météo : { $now }. Il n’y a pas de prévision à la dernière manche.
board-weather-early = Météo jusqu’ici : { $now }. Prévision pour cette manche : { $later }.
board-engineers = Ingénieurs par construction : Paradis { $heaven }, Purgatoire { $purgatory }, Enfer { $hell }.
board-injures = Chaque construction blesse un ouvrier dans les groupes { $groups }.
board-this-round = Ordre de cette manche, par barge : { $order }.
board-choosing = Doivent encore choisir une barge, dans cet ordre : { $order }.
board-next-round = Rangée de la manche suivante à Pontivy : { $order }.

board-quimper = Quimper : { $materials }.
board-brest = Brest : { $materials } ; cases à 1 avec leur ingénieur : { $singles } ; cases à 2 avec les deux ingénieurs : { $pairs }.
board-construction = Tuiles Construction, avec la récompense de chaque rangée et ce qui reste dans sa pile :
board-row = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $cards ->
    [0] {""}
    [one] {" "}et { $cards } carte
   *[other] {" "}et { $cards } cartes
} ; pile : { $tiles }.
board-tile = { $seat } a acheté la tuile { $space } ({ $tile }) et choisit le phare où la poser.
board-to-score = { $scoring ->
    [true] Décompte en cours : { $lighthouses }.
   *[false] Décompte à la fin de la manche : { $lighthouses }.
}
board-to-score-order = { $scoring ->
    [true] Décompte en cours, dans cet ordre : { $lighthouses } (dans le sens horaire, à partir de celui qui était le plus proche de Lorient).
   *[false] Décompte à la fin de la manche, dans cet ordre : { $lighthouses } (le plus proche de Lorient d’abord, puis dans le sens horaire).
}

board-area = { $area }
board-built = Construits : { $lighthouses }.
board-extra = en plus { $materials }
board-empty = encore aucun étage
board-finished = tous les étages, à décompter
board-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
board-floors = Étages : { $floors }.
board-floor = { $floor } { $tile } (personne)
board-floor-workers = { $floor } { $tile } ({ $seat } { $workers })
board-order = S’il était décompté maintenant, l’ordre serait : { $order }.
board-harbour = Port { $name } : { $income }, amélioré { $later }
board-harbour-improved = Port { $name } : { $income } (amélioré)
board-harbour-seats = { $harbour } ; ouvriers : { $seats }.

board-players = Joueurs
board-points = { $seat } ({ $colour }) : { $points } PV ({ $final } avec le décompte final en l’état)
board-points-final = { $seat } ({ $colour }) : { $final } PV
board-barge = barge { $barge }
board-passed = a passé
board-workers = Ouvriers : { $hand ->
    [one] { $hand } disponible
   *[other] { $hand } disponibles
}, { $reserve } en réserve, { $towers } sur les phares, { $harbours } dans les ports, { $cities } dans les villes.
board-materials = Matériaux : { $materials }.

board-played = Équipement sur le phare décompté : { $cards }.
board-values = La prochaine carte de chaque sorte rapporterait, en PV : { $values }.
board-deck = Cartes Équipement : { $deck } dans la pioche ; défaussées : { $cards }.
board-own = Vos cartes : { $cards }.
