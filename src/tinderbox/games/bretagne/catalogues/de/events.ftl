# Was geschah, Satz für Satz. Kennungen auf -known sind für den einen Platz, der das Geheime erfahren hat.

# Aufbau
event-boards-laid = Die Leuchtturmtafeln werden unter den Bauplätzen ihrer Farbe gemischt.
event-lighthouses-standing = Von Anfang an gebaut: { $lighthouses }.
event-harbours-laid = Einkommen der Häfen: { $harbours }.
event-weather-shown = Die erste Runde bringt { $weather }.
event-forecast-shown = Die Vorhersage meldet { $weather }.
event-tiles-laid = 12 Bauteile werden ausgelegt.
event-order-drawn = Die erste Reihenfolge der Spieler: { $seats }.

# Rundenvorbereitung und Materialbeschaffung
event-round-begun = { $round ->
    [1] Die erste Runde beginnt.
   *[other] Runde { $round } beginnt.
}
event-barge-taken = { $seat } nimmt Kahn { $barge }: { $engineers ->
    [one] 1 Ingenieur
   *[other] { $engineers } Ingenieure
}{ $coins ->
    [0] .
    [one] {" "}und 1 Münze.
   *[other] {" "}und { $coins } Münzen.
}
event-income-materials = { $harbour } bringt { $seat } { $materials }.
event-income-workers = { $workers ->
    [0] { $harbour } bringt { $seat } keinen Arbeiter: In der Reserve ist keiner mehr.
   *[other] { $harbour } bringt { $seat } { $workers } Arbeiter{ $short ->
        [0] .
       *[other] : Mehr sind nicht in der Reserve.
    }
}
event-income-cards = { $cards ->
    [one] { $seat } erhält durch { $harbour } 1 Ausrüstungskarte.
   *[other] { $seat } erhält durch { $harbour } { $cards } Ausrüstungskarten.
}
event-income-engineers = { $engineers ->
    [one] { $seat } erhält durch { $harbour } 1 Ingenieur.
   *[other] { $seat } erhält durch { $harbour } { $engineers } Ingenieure.
}
event-income-points = { $seat } erhält durch { $harbour } { $points } SP.
event-brest-filled = Brest wird aufgefüllt.
event-supply-short = { $reason ->
    [markers] { $city } bekommt { $materials } zu wenig: Solche Scheiben sind alle in Gebrauch, ebenso alle Marker, die sie strecken könnten.
   *[players] { $city } bekommt { $materials } zu wenig: Was im Spiel ist, braucht schon mehr Marker, als es gibt.
}
event-quimper-cleared = { $amount ->
    [one] 1 Material geht aus Quimper in den Vorrat zurück.
   *[other] { $amount } Materialien gehen aus Quimper in den Vorrat zurück.
}
event-production-shown = In Quimper gibt es { $materials }.
event-tiles-refilled = Neue Bauteile werden ausgelegt.
event-space-empty = Platz { $space } bleibt leer: Sein Stapel ist aufgebraucht.
event-weather-changed = Diese Runde bringt { $weather }.
event-loaded = { $seat } lädt { $materials } auf den { $barge } Kahn{ $left ->
    [0] .
    [one] ; 1 Feld bleibt leer.
   *[other] ; { $left } Felder bleiben leer.
}
event-quimper-empty = Quimper ist leer: Das Beladen ist zu Ende.

# Bauen
event-tile-bought = { $seat } kauft Bauteil { $space } für { $materials }.
event-tile-built = { $seat } baut Stockwerk { $floor } von { $lighthouse }.
event-build-paid = Für { $lighthouse } { $paid ->
    [0] setzt { $seat }
   *[other] zahlt { $seat } { $materials } und setzt
} { $engineers ->
    [one] 1 Ingenieur
   *[other] { $engineers } Ingenieure
}{ $saved ->
    [0] {""}
   *[other] {" "}(Kahn 3 spart { $saved })
} und { $workers ->
    [0] keinen Arbeiter.
   *[other] { $workers } Arbeiter.
}
event-coins-found = { $coins ->
    [one] { $seat } nimmt die Münze, die auf { $lighthouse } lag.
   *[other] { $seat } nimmt die { $coins } Münzen, die auf { $lighthouse } lagen.
}
event-worker-injured = Im Sturm bei { $lighthouse } verletzt sich ein Arbeiter: { $seat } legt ihn in die Reserve.
event-lighthouse-built = Das oberste Stockwerk liegt: { $lighthouse } ist gebaut.
event-reward-received = { $coins ->
    [0] { $seat } erhält keine Münze.
    [one] { $seat } erhält 1 Münze.
   *[other] { $seat } erhält { $coins } Münzen.
}
event-card-drawn = { $seat } zieht eine Ausrüstungskarte.
event-card-drawn-known = { $seat } zieht { $card }.
event-no-card = { $cards ->
    [one] Für { $seat } gibt es keine Ausrüstungskarte mehr.
   *[other] { $seat } sollte noch { $cards } Ausrüstungskarten ziehen, doch es gibt keine mehr.
}
event-deck-shuffled = { $cards ->
    [one] Die abgelegte Karte wird zum neuen Stapel.
   *[other] { $cards } abgelegte Karten werden zu einem neuen Stapel gemischt.
}
event-workers-taken-back = { $workers ->
    [0] { $seat } nimmt keinen Arbeiter zurück.
   *[other] { $seat } nimmt { $workers } Arbeiter zurück: { $points } SP.
}

# Handeln und Passen
event-worker-sent = { $seat } schickt einen Arbeiter nach { $city }.
event-materials-bought = { $seat } kauft { $materials } für { $coins ->
    [one] 1 Münze.
   *[other] { $coins } Münzen.
}
event-materials-sold = { $seat } verkauft { $materials } für { $coins ->
    [one] 1 Münze.
   *[other] { $coins } Münzen.
}
event-engineers-hired = { $seat } stellt für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} { $engineers ->
    [one] 1 Ingenieur ein.
   *[other] { $engineers } Ingenieure ein.
}
event-worker-recruited = { $seat } wirbt für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} einen Arbeiter aus der Reserve an.
event-card-exchanged = { $seat } verkauft { $card } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $materials }.
event-cards-sold = { $seat } verkauft { $cards } für { $coins ->
    [one] 1 Münze.
   *[other] { $coins } Münzen.
}
event-cards-bought = { $seat } kauft Ausrüstungskarten für { $coins ->
    [one] 1 Münze.
   *[other] { $coins } Münzen.
}
event-trade-ended = { $seat } ist mit dem Handeln fertig.
event-passed = { $seat } passt: Platz { $place } in der Reihe der nächsten Runde.
event-workers-home = { $workers ->
    [one] Aus den Städten kehrt 1 Arbeiter zu { $seat } zurück.
   *[other] Aus den Städten kehren { $workers } Arbeiter zu { $seat } zurück.
}
event-materials-kept = { $amount ->
    [0] { $seat } behält kein Material.
   *[other] { $seat } behält { $materials }.
}

# Leuchtturmwertung
event-scoring-order = Reihenfolge der Wertung: { $lighthouses } (zuerst der, der Lorient am nächsten liegt, dann im Uhrzeigersinn).
event-scoring-begun = { $lighthouse } wird jetzt gewertet (Bauplatz { $site }, { $group }).
event-step-begun = { $step ->
    [cards] Kartenschritt: { $order }.
    [harbour] Hafenschritt: { $order }.
   *[majority] Mehrheitsschritt: { $order }.
}
event-card-played = { $seat } spielt { $card } aus: { $points } SP{ $earlier ->
    [0] .
    [one] , denn 1 Karte dieser Art liegt schon dort.
   *[other] , denn { $earlier } Karten dieser Art liegen schon dort.
}
event-cards-ended = { $seat } spielt keine weiteren Karten aus.
event-worker-moved = { $seat } schickt den obersten Arbeiter nach { $harbour }{ $coins ->
    [0] .
    [one] {" "}und zahlt 1 Münze.
   *[other] {" "}und zahlt { $coins } Münzen.
}
event-worker-stayed = { $seat } schickt niemanden in einen Hafen.
event-majority-scored = { $seat } hat die Mehrheit auf { $lighthouse }: { $points } SP.
event-workers-scored = { $seat } erhält { $points } SP für { $workers } Arbeiter dort.
event-lighthouse-cleared = { $lighthouse } leuchtet: Die Arbeiter kehren in die Lagerhäuser zurück, die Bauteile kommen unter ihre Stapel.

# Ende der Runde und des Spiels
event-engineers-removed = Die Ingenieure verlassen { $lighthouses }.
event-coins-laid = Auf jeden unfertigen Leuchtturm ohne Ingenieure kommt 1 Münze: { $lighthouses }.
event-harbours-improved = Mindestens 3 Leuchttürme { $area } sind gebaut: Die Häfen dort werden verbessert.
event-final-scored = { $seat } erhält { $order } SP für Platz { $place } bei Pontivy, { $harbours } SP für Häfen und { $coins } SP für { $money ->
    [one] 1 Münze.
   *[other] { $money } Münzen.
}
event-game-over = Die Partie ist zu Ende: { $scores }. { $seat } gewinnt.
