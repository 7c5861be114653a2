# Ce qui s’est passé, phrase par phrase. Les identifiants en -known sont pour la seule place qui a appris le secret.

# Mise en place
event-boards-laid = Les tuiles Phare sont mélangées entre les sites de leur couleur.
event-lighthouses-standing = Construits dès le départ : { $lighthouses }.
event-harbours-laid = Les ports rapporteront : { $harbours }.
event-weather-shown = La première manche apporte { $weather }.
event-forecast-shown = La prévision annonce { $weather }.
event-tiles-laid = Douze tuiles Construction sont disposées.
event-order-drawn = Le premier ordre : { $seats }.

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
    [0] { $harbour } rapporterait un ouvrier à { $seat }, mais il n’en reste aucun en réserve personnelle.
    [one] { $harbour } rapporte { $workers } ouvrier à { $seat }.
   *[other] { $harbour } rapporte { $workers } ouvriers à { $seat }.
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
    [markers] Il manque { $materials } à { $city } : tous les disques de cette sorte sont utilisés, et tous les marqueurs qui pourraient les multiplier.
   *[players] Il manque { $materials } à { $city } : avec ce qu’ont les joueurs, il faudrait déjà plus que tous les marqueurs.
}
event-quimper-cleared = { $amount ->
    [one] Le dernier matériau de Quimper retourne à la réserve générale.
   *[other] { $amount } matériaux restés à Quimper retournent à la réserve générale.
}
event-production-shown = À Quimper : { $materials }.
event-tiles-refilled = De nouvelles tuiles Construction comblent les vides.
event-space-empty = L’emplacement { $space } reste vide : sa pile est épuisée.
event-weather-changed = Cette manche apporte { $weather }.
event-loaded = { $seat } charge { $materials } sur la barge { $barge }{ $left ->
    [0] .
    [one] {" "}; { $left } case reste vide.
   *[other] {" "}; { $left } cases restent vides.
}
event-quimper-empty = Quimper est vide : le chargement est terminé.

# Construction
event-tile-bought = { $seat } achète la tuile { $space } pour { $materials }.
event-tile-built = { $seat } construit le niveau { $floor } du phare { $lighthouse } avec { $tile }.
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
event-worker-injured = La tempête blesse un ouvrier sur { $lighthouse } : { $seat } le met dans sa réserve personnelle.
event-lighthouse-built = Le dernier niveau est posé : { $lighthouse } est construit.
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
    [0] { $seat } les laisse tous sur le phare.
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
event-engineers-hired = { $seat } embauche { $engineers ->
    [one] { $engineers } ingénieur
   *[other] { $engineers } ingénieurs
} pour { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
event-worker-recruited = { $seat } embauche un ouvrier de sa réserve personnelle pour { $coins ->
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
event-cards-bought = { $seat } achète de l’équipement pour { $coins ->
    [one] { $coins } pièce.
   *[other] { $coins } pièces.
}
event-trade-ended = { $seat } a fini de commercer.
event-passed = { $seat } passe : place { $place } sur la rangée de la manche suivante.
event-workers-home = { $workers ->
    [one] Un ouvrier revient des villes chez { $seat }.
   *[other] { $workers } ouvriers reviennent des villes chez { $seat }.
}
event-materials-kept = { $amount ->
    [0] { $seat } ne garde aucun matériau.
   *[other] { $seat } garde { $materials }.
}

# Décompte des phares
event-scoring-order = Ordre du décompte : { $lighthouses }. Des phares qui viennent d’être construits, le premier est le plus proche de Lorient ; les autres suivent dans le sens des aiguilles d’une montre.
event-scoring-begun = Décompte du phare { $lighthouse } (site { $site }, { $group }).
event-step-begun = { $step ->
    [cards] Étape des cartes : { $order }.
    [harbour] Étape du port : { $order }.
   *[majority] Étape de la majorité : { $order }.
}
event-card-played = { $seat } joue { $card } : { $points } PV{ $earlier ->
    [0] .
    [one] , car il y en a déjà une.
   *[other] , car il y en a déjà { $earlier }.
}
event-cards-ended = { $seat } ne joue plus de carte.
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
event-lighthouse-cleared = Le phare { $lighthouse } brille : les ouvriers rentrent, les tuiles retournent sous leurs piles.

# Fin de manche et de partie
event-engineers-removed = Les ingénieurs quittent { $lighthouses }.
event-coins-laid = Là où aucun ingénieur n’a travaillé, une pièce est posée : { $lighthouses }.
event-harbours-improved = Trois phares brillent { $area } : les ports y sont améliorés.
event-final-scored = { $seat } termine { $place ->
    [1] en tête
    [2] à la place 2
    [3] à la place 3
   *[other] à la place 4
} à Pontivy ({ $order } PV), avec { $harbours } PV pour les ports et { $coins } PV pour { $money ->
    [one] { $money } pièce.
   *[other] { $money } pièces.
}
event-game-over = La partie est finie : { $scores }. { $seat } l’emporte.
