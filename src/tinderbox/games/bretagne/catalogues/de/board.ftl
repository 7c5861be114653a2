# Der Tisch als einfacher Text, Zeile für Zeile.
board-setup = Aufbau: { $phase }.
board-round = Runde { $round } von { $rounds }: { $phase }.
board-turn = { $seat } ist am Zug.
board-final = Endstand: { $scores }.
board-weather = Wetter: { $now }. Vorhersage: { $later }.
board-weather-last = Wetter: { $now }. In der letzten Runde gibt es keine Vorhersage.
board-weather-early = Wetter bisher: { $now }. Vorhersage für diese Runde: { $later }.
board-engineers = Ingenieure je Bau: Himmel { $heaven }, Fegefeuer { $purgatory }, Hölle { $hell }.
board-injures = Bei { $groups } verletzt sich bei jedem Bau ein Arbeiter.
board-this-round = Reihenfolge dieser Runde, nach Kähnen: { $order }.
board-choosing = Noch ohne Kahn, in dieser Reihenfolge: { $order }.
board-next-round = Reihe der nächsten Runde bei Pontivy: { $order }.

board-quimper = Quimper: { $materials }.
board-brest = Brest: { $materials }; 1er-Felder mit Ingenieur: { $singles }; 2er-Felder mit beiden Ingenieuren: { $pairs }.
board-construction = Baufeld, mit der Belohnung jeder Reihe und dem Rest ihres Stapels:
board-row = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ $cards ->
    [0] {""}
    [one] {" "}und 1 Karte
   *[other] {" "}und { $cards } Karten
}; noch { $tiles }.
board-tile = { $seat } hat Bauteil { $space } ({ $tile }) gekauft und wählt den Leuchtturm, auf den es kommt.
board-to-score = { $scoring ->
    [true] Gewertet wird: { $lighthouses }.
   *[false] Am Ende der Runde wird gewertet: { $lighthouses }.
}
board-to-score-order = { $scoring ->
    [true] Gewertet wird in dieser Reihenfolge: { $lighthouses } (im Uhrzeigersinn, ausgehend von dem, der Lorient am nächsten lag).
   *[false] Am Ende der Runde wird in dieser Reihenfolge gewertet: { $lighthouses } (zuerst der, der Lorient am nächsten liegt, dann im Uhrzeigersinn).
}

board-area = { $area }
board-built = Gebaut: { $lighthouses }.
board-extra = zusätzlich { $materials }
board-empty = noch kein Stockwerk
board-finished = alle Stockwerke, wird gewertet
board-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
board-floors = Stockwerke: { $floors }.
board-floor = { $floor } { $tile } (niemand)
board-floor-workers = { $floor } { $tile } ({ $seat } { $workers })
board-order = Würde er jetzt gewertet, wäre die Reihenfolge: { $order }.
board-harbour = Hafen { $name }: { $income }, verbessert { $later }
board-harbour-improved = Hafen { $name }: { $income } (verbessert)
board-harbour-seats = { $harbour }; Arbeiter von { $seats }.

board-players = Spieler
board-points = { $seat } ({ $colour }): { $points } SP ({ $final } samt Schlusswertung nach jetzigem Stand)
board-points-final = { $seat } ({ $colour }): { $final } SP
board-barge = Kahn { $barge }
board-passed = hat gepasst
board-workers = Arbeiter: { $hand } im Lagerhaus, { $reserve } in der Reserve, { $towers } auf Leuchttürmen, { $harbours } in Häfen, { $cities } in den Städten.
board-materials = Materialien: { $materials }.

board-played = Ausrüstung am Leuchtturm, der gewertet wird: { $cards }.
board-values = Die nächste Karte jeder Art brächte, in SP: { $values }.
board-deck = Ausrüstungskarten: { $deck } im Stapel; abgelegt: { $cards }.
board-own = Deine Karten: { $cards }.
