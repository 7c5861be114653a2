# Ce qui s’est passé, phrase par phrase. Les identifiants en -known sont pour la seule place qui a appris le secret.

# Mise en place
event-boards-laid = Les tuiles Phare sont mélangées entre les sites de leur couleur.
event-lighthouses-standing = Construits dès le départ : { $lighthouses }.
event-harbours-laid = Revenus des ports : { $harbours }.
event-weather-shown = La première manche amène { $weather }.
event-forecast-shown = La prévision annonce { $weather }.
event-tiles-laid = 12 tuiles Construction sont disposées.
event-order-drawn = Premier ordre des joueurs : { $seats }.

# Préparation et chargement
event-round-begun = { $round ->
    [1] La première manche commence.
   *[other] La manche { $round } commence.
}
event-barge-taken = { $seat } prend la barge { $barge } : { $engineers ->
    [one] { $engineers } ingénieur
   *[other] { $engineers } ingénieurs
}{ $coins ->
    [0] .
    [one] {" "}et { $coins } pièce.
   *[other] {" "}et { $coins } pièces.
}
event-income-materials = { $harbour } rapporte { $materials } à { $seat }.
event-income-workers = { $workers ->
    [0] { $harbour } ne rapporte aucun ouvrier à { $seat } : il n’en reste pas en réserve.
    [one] { $harbour } rapporte { $workers } ouvrier à { $seat }
   *[other] { $harbour } rapporte { $workers } ouvriers à { $seat }
}{ $workers ->
    [0] {""}
   *[other] { $short ->
        [0] .
       *[other] {" "}: il n’y en a pas plus en réserve.
    }
}
event-income-cards = { $cards ->
    [one] { $harbour } rapporte { $cards } carte Équipement à { $seat }.
   *[other] { $harbour } rapporte { $cards } cartes Équipement à { $seat }.
}
event-income-engineers = { $engineers ->
    [one] { $harbour } rapporte { $engineers } ingénieur à { $seat }.
   *[other] { $harbour } rapporte { $engineers } ingénieurs à { $seat }.
}
event-income-points = { $harbour } rapporte { $points } PV à { $seat }.
event-brest-filled = Brest est complété.
event-supply-short = { $reason ->
    [markers] Il manque { $materials } à { $city } : tous ces disques sont utilisés, ainsi que tous les marqueurs qui pourraient les multiplier.
   *[players] Il manque { $materials } à { $city } : ce qui est en jeu demande déjà plus de marqueurs qu’il n’y en a.
}
event-quimper-cleared = { $amount ->
    [one] { $amount } matériau resté à Quimper retourne à la réserve générale.
   *[other] { $amount } matériaux restés à Quimper retournent à la réserve générale.
}
event-production-shown = À Quimper : { $materials }.
event-tiles-refilled = De nouvelles tuiles Construction sont disposées.
event-space-empty = L’emplacement { $space } reste vide : sa pile est épuisée.
event-weather-changed = Cette manche amène { $weather }.
event-loaded = { $seat } charge { $materials } sur la barge { $barge }{ $left ->
    [0] .
    [one] {" "}; { $left } case reste vide.
   *[other] {" "}; { $left } cases restent vides.
}
event-quimper-empty = Quimper est vide : le chargement est terminé.

# Construction
event-tile-bought = { $seat } achète la tuile { $space } pour { $materials }.
event-tile-built = { $seat } construit l’étage { $floor } du phare { $lighthouse }.
event-build-paid = Pour { $lighthouse }, { $seat } { $paid ->
    [0] place
   *[other] paie { $materials } et place
} { $engineers ->
    [one] { $engineers } ingénieur
   *[other] { $engineers } ingénieurs
}{ $saved ->
    [0] {""}
   *[other] {" "}(la barge 3 en économise { $saved })
} et { $workers ->
    [0] aucun ouvrier.
    [one] { $workers } ouvrier.
   *[other] { $workers } ouvriers.
}
event-coins-found = { $coins ->
    [one] { $seat } prend la pièce posée sur { $lighthouse }.
   *[other] { $seat } prend les { $coins } pièces posées sur { $lighthouse }.
}
event-worker-injured = Un ouvrier est blessé par la tempête sur { $lighthouse } : { $seat } le met en réserve.
event-lighthouse-built = Le dernier étage est posé : { $lighthouse } est construit.
event-reward-received = { $coins ->
    [0] { $seat } ne reçoit aucune pièce.
    [one] { $seat } reçoit { $coins } pièce.
   *[other] { $seat } reçoit { $coins } pièces.
}
event-card-drawn = { $seat } pioche une carte Équipement.
event-card-drawn-known = { $seat } pioche { $card }.
event-no-card = { $cards ->
    [one] Il ne reste pas de carte Équipement pour { $seat }.
   *[other] { $seat } devrait piocher encore { $cards } cartes Équipement, mais il n’en reste plus.
}
event-deck-shuffled = { $cards ->
    [one] La carte défaussée devient la nouvelle pioche.
   *[other] { $cards } cartes défaussées sont mélangées et forment une nouvelle pioche.
}
event-workers-taken-back = { $workers ->
    [0] { $seat } ne reprend aucun ouvrier.
    [one] { $seat } reprend { $workers } ouvrier : { $points } PV.
   *[other] { $seat } reprend { $workers } ouvriers : { $points } PV.
}

# Commercer et passer
event-worker-sent = { $seat } envoie un ouvrier à { $city }.
event-materials-bought = { $seat } achète { $materials } pour { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
event-materials-sold = { $seat } vend { $materials } contre { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
event-engineers-hired = { $seat } engage { $engineers ->
    [one] { $engineers } ingénieur
   *[other] { $engineers } ingénieurs
} pour { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
event-worker-recruited = { $seat } recrute un ouvrier de sa réserve pour { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
event-card-exchanged = { $seat } vend { $card } contre { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $materials }.
event-cards-sold = { $seat } vend { $cards } contre { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
event-cards-bought = { $seat } achète des cartes Équipement pour { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
event-trade-ended = { $seat } a fini de commercer.
event-passed = { $seat } passe : place { $place } sur la rangée de la manche suivante.
event-workers-home = { $workers ->
    [one] { $seat } fait revenir { $workers } ouvrier des villes.
   *[other] { $seat } fait revenir { $workers } ouvriers des villes.
}
event-materials-kept = { $amount ->
    [0] { $seat } ne garde aucun matériau.
   *[other] { $seat } garde { $materials }.
}

# Décompte des phares
event-scoring-order = Ordre du décompte : { $lighthouses } (le plus proche de Lorient d’abord, puis dans le sens horaire).
event-scoring-begun = Décompte du phare { $lighthouse } (site { $site }, { $group }).
event-step-begun = { $step ->
    [cards] Étape des cartes : { $order }.
    [harbour] Étape du port : { $order }.
   *[majority] Étape de la majorité : { $order }.
}
event-card-played = { $seat } joue { $card } : { $points } PV{ $earlier ->
    [0] .
    [one] , car il y en a déjà { $earlier } de cette sorte.
   *[other] , car il y en a déjà { $earlier } de cette sorte.
}
event-cards-ended = { $seat } ne joue pas d’autre carte.
event-worker-moved = { $seat } envoie son ouvrier le plus haut au port { $harbour }{ $coins ->
    [0] .
    [one] {" "}pour { $coins } pièce.
   *[other] {" "}pour { $coins } pièces.
}
event-worker-stayed = { $seat } n’envoie personne dans un port.
event-majority-scored = { $seat } a la majorité sur { $lighthouse } : { $points } PV.
event-workers-scored = { $workers ->
    [one] { $seat } marque { $points } PV pour { $workers } ouvrier sur place.
   *[other] { $seat } marque { $points } PV pour { $workers } ouvriers sur place.
}
event-lighthouse-cleared = Le phare { $lighthouse } brille : les ouvriers reviennent à leurs propriétaires, les tuiles vont sous leurs piles.

# Fin de manche et de partie
event-engineers-removed = Les ingénieurs quittent { $lighthouses }.
event-coins-laid = 1 pièce est posée sur chaque phare inachevé sans ingénieur : { $lighthouses }.
event-harbours-improved = Au moins 3 phares sont construits { $area } : les ports y sont améliorés.
event-final-scored = { $seat } marque { $order } PV pour la place { $place } à Pontivy, { $harbours } PV pour les ports et { $coins } PV pour { $money ->
    [one] { $money } pièce.
   *[other] { $money } pièces.
}
event-game-over = La partie est finie : { $scores }. { $seat } l’emporte.
