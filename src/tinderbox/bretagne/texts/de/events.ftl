# Was geschah, Satz für Satz. Kennungen auf -known sind für den einen Platz, der das Geheime erfahren hat.

# Aufbau
event-boards-laid = Die Leuchtturmtafeln werden unter den Bauplätzen ihrer Farbe gemischt.
event-lighthouses-standing = Von Anfang an gebaut: { $lighthouses }.
event-harbours-laid = Die Häfen werden bringen: { $harbours }.
event-weather-shown = Die erste Runde bringt { $weather }.
event-forecast-shown = Die Vorhersage meldet { $weather }.
event-tiles-laid = Zwölf Bauteile werden ausgelegt.
event-order-drawn = Die erste Reihenfolge: { $seats }.

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
    [0] { $harbour } brächte { $seat } Arbeiter, doch in der Reserve ist keiner mehr.
   *[other] { $harbour } bringt { $seat } { $workers } Arbeiter.
}
event-income-cards = { $cards ->
    [one] { $harbour } bringt { $seat } 1 Ausrüstungskarte.
   *[other] { $harbour } bringt { $seat } { $cards } Ausrüstungskarten.
}
event-income-engineers = { $engineers ->
    [one] { $harbour } bringt { $seat } 1 Ingenieur.
   *[other] { $harbour } bringt { $seat } { $engineers } Ingenieure.
}
event-income-points = { $harbour } bringt { $seat } { $points } SP.
event-brest-filled = Brest wird aufgefüllt.
event-supply-short = { $reason ->
    [markers] { $city } fehlt { $materials }: Alle Scheiben dieser Sorte und alle Marker, die sie strecken könnten, sind in Gebrauch.
   *[players] { $city } fehlt { $materials }: Die Spieler haben so viel, dass schon mehr als alle Marker nötig wären.
}
event-quimper-cleared = { $amount ->
    [one] Das letzte Material aus Quimper geht in den Vorrat zurück.
   *[other] { $amount } Materialien gehen aus Quimper in den Vorrat zurück.
}
event-production-shown = In Quimper gibt es { $materials }.
event-tiles-refilled = Neue Bauteile füllen die Lücken im Baufeld.
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
event-tile-built = { $seat } baut Stockwerk { $floor } von { $lighthouse } aus { $tile }.
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
event-worker-injured = Der Sturm bei { $lighthouse } verletzt einen Arbeiter: { $seat } legt ihn in die Reserve.
event-lighthouse-built = Das oberste Stockwerk liegt: { $lighthouse } ist gebaut.
event-reward-received = { $coins ->
    [0] { $seat } erhält keine Münze dafür.
    [one] { $seat } erhält 1 Münze.
   *[other] { $seat } erhält { $coins } Münzen.
}
event-card-drawn = { $seat } zieht eine Ausrüstungskarte.
event-card-drawn-known = { $seat } zieht { $card }.
event-no-card = { $cards ->
    [one] Für { $seat } ist keine Ausrüstungskarte mehr da.
   *[other] { $seat } sollte noch { $cards } Ausrüstungskarten ziehen, doch es ist keine mehr da.
}
event-deck-shuffled = { $cards ->
    [one] Die abgelegte Karte wird zum neuen Stapel.
   *[other] { $cards } abgelegte Karten werden zu einem neuen Stapel gemischt.
}
event-workers-taken-back = { $workers ->
    [0] { $seat } lässt alle auf dem Turm.
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
event-engineers-hired = { $seat } kauft { $engineers ->
    [one] 1 Ingenieur
   *[other] { $engineers } Ingenieure
} für { $coins ->
    [one] 1 Münze.
   *[other] { $coins } Münzen.
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
event-cards-bought = { $seat } kauft Ausrüstung für { $coins ->
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
event-scoring-order = Reihenfolge der Wertung: { $lighthouses }. Von den soeben gebauten Leuchttürmen liegt der erste Lorient am nächsten, die anderen folgen im Uhrzeigersinn.
event-scoring-begun = { $lighthouse } wird gewertet (Bauplatz { $site }, { $group }).
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
event-cards-ended = { $seat } spielt keine Karte mehr aus.
event-worker-moved = { $seat } schickt den obersten Arbeiter nach { $harbour }{ $coins ->
    [0] .
    [one] {" "}und zahlt 1 Münze.
   *[other] {" "}und zahlt { $coins } Münzen.
}
event-worker-stayed = { $seat } schickt niemanden in einen Hafen.
event-majority-scored = { $seat } hat die Mehrheit auf { $lighthouse }: { $points } SP.
event-workers-scored = { $seat } erhält { $points } SP für { $workers } Arbeiter dort.
event-lighthouse-cleared = Das Feuer von { $lighthouse } brennt: Die Arbeiter kehren heim, die Bauteile kommen unter ihre Stapel.

# Ende der Runde und des Spiels
event-engineers-removed = Die Ingenieure verlassen { $lighthouses }.
event-coins-laid = Wo kein Ingenieur war, wird eine Münze hingelegt: { $lighthouses }.
event-harbours-improved = Drei Leuchttürme leuchten { $area }: Die Häfen dort werden verbessert.
event-final-scored = { $seat } ist bei Pontivy { $place ->
    [1] vorn
    [2] auf Platz 2
    [3] auf Platz 3
   *[other] auf Platz 4
} ({ $order } SP), dazu { $harbours } SP für Häfen und { $coins } SP für { $money ->
    [one] 1 Münze.
   *[other] { $money } Münzen.
}
event-game-over = Das Spiel ist zu Ende: { $scores }. { $seat } gewinnt.
