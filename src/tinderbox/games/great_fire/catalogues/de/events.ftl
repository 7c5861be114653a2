# Was geschah, Satz für Satz. Kennungen auf -known sind für den einen Platz, der den geheimen Teil erfahren hat.

# Spielaufbau
event-houses-drawn = Die 120 Häuser stehen in den Bezirken.
event-colour-dealt = { $seat } erhält verdeckt eine Farbkarte.
event-colour-dealt-known = { $seat } erhält verdeckt { $colour }.
event-colour-dealt-openly = { $seat } erhält { $colour }.
event-landowner-dealt = { $seat } erhält den Grundbesitzer in { $colour }, der nichts über die wahre Farbe verrät.
event-tokens-laid = { $tokens } Marker werden verdeckt ausgelegt.
event-objectives-dealt = { $seat } erhält 3 Ziele.
event-objectives-dealt-known = { $seat } erhält die Ziele { $objectives }.
event-start-chosen = Startspieler ist { $seat }.
event-hand-dealt = { $seat } erhält 5 Feuerkarten.
event-hand-dealt-known = { $seat } erhält 5 Feuerkarten: { $cards }.
event-hand-kept = { $seat } behält die Hand.
event-hand-redrawn = { $seat } zeigt fünf gleiche Karten vor ({ $card }), mischt sie wieder ein und zieht 5 neue.
event-stack-built = Der Feuerstapel ist aufgebaut: { $cards } Feuerkarten und { $stack_cards } Feuerstapelkarten.
event-band-set-up = Eine Truppe beginnt in { $space }.
event-band-placed = { $seat } setzt eine Truppe in { $space } ein.
event-landowner-placed = { $seat } setzt einen Grundbesitzer in { $space } ein.

# Zug
event-turn-begun = { $seat } ist am Zug.
event-card-played = { $seat } spielt eine { $card }karte.
event-card-discarded = { $seat } kann mit keiner Karte ein Feuer bewegen und wirft eine { $card }karte ab.
event-hand-shown = { $seat } zeigt die übrigen Handkarten vor: { $cards }.
event-fire-moved = { $seat } bewegt ein Feuer von { $from } nach { $to }.
event-pudding-lane-refilled = { $fires ->
    [one] Pudding Lane wird mit 1 Feuer aufgefüllt.
   *[other] Pudding Lane wird mit { $fires } Feuern aufgefüllt.
}
event-fire-contained = Das Feuer in { $district } ist unter Kontrolle.
event-houses-burnt = In { $district } abgebrannt: { $houses }.
event-fires-added = { $fires ->
    [one] In { $district } kommt 1 Feuer hinzu.
   *[other] In { $district } kommen { $fires } Feuer hinzu.
}
event-token-taken = { $seat } nimmt den Marker aus { $district }.
event-token-seen = { $seat } sieht ihn sich an und behält ihn verdeckt.
event-token-seen-known = Es ist { $token }: { $seat } behält den Marker verdeckt.
event-token-removed = Der Marker in { $district } kommt ungesehen aus dem Spiel.
event-double-played = { $declared ->
    [true] { $seat } spielt dazu einen Doppelbewegungsmarker.
   *[false] { $seat } spielt den gerade genommenen Doppelbewegungsmarker: eine zweite Feuerbewegung mit derselben Karte.
}
event-double-void = Eine zweite Feuerbewegung ist nicht möglich: Der Doppelbewegungsmarker ist trotzdem verbraucht.
event-landowner-moved = { $seat } bewegt den Grundbesitzer von { $from } nach { $to }.
event-band-moved = { $seat } bewegt eine Truppe von { $from } nach { $to }.
event-fire-extinguished = { $seat } löscht ein Feuer in { $district }.
event-hero-taken = Held von London ist jetzt { $seat }.
event-district-demolished = { $seat } reißt { $district } ab: Dort ist jetzt eine Feuerschneise.
event-houses-demolished = In { $district } abgerissen: { $houses }.
event-card-drawn = { $seat } zieht eine Feuerkarte.
event-card-drawn-known = { $seat } zieht eine { $card }karte.

# Anfachen und Ende
event-stack-uncovered = { $last ->
    [true] Die letzte Feuerstapelkarte wird freigelegt: Das Feuer wird angefacht.
   *[false] Eine Feuerstapelkarte wird freigelegt: Das Feuer wird angefacht. { $left ->
        [one] 1 Feuerstapelkarte ist noch übrig.
       *[other] { $left } Feuerstapelkarten sind noch übrig.
    }
}
event-fire-added = { $seat } setzt ein Feuer in { $district } ein.
event-fires-forgone = { $reason ->
    [supply] Der Vorrat ist leer: { $fires ->
        [one] 1 Feuer kann nicht eingesetzt werden.
       *[other] { $fires } Feuer können nicht eingesetzt werden.
    }
   *[room] Für { $fires ->
        [one] 1 Feuer ist kein Platz: Es entfällt.
       *[other] { $fires } Feuer ist kein Platz: Sie entfallen.
    }
}
event-last-turns = Niemand zieht mehr nach: { $city_turns ->
    [0] Die Spieler haben zusammen noch { $turns } Züge.
   *[other] Es bleiben { $turns } Züge, davon { $city_turns } Nicht-Spieler-Züge.
}
event-game-over = Die Partie ist zu Ende: { $scores }.

# Nicht-Spieler-Zug
event-city-card-turned = Nicht-Spieler-Zug: Eine { $card }karte wird aufgedeckt.
event-ranking-turned = Reihenfolge der Farbfolgekarte: { $ranking }.
event-rankings-shuffled = Die Farbfolgekarten werden neu gemischt.
event-city-fire-decided = { $how ->
    [alone] Das Feuer kann sich nur nach { $district } bewegen.
    [class] Der einzige erreichbare Bezirk der besten Klasse ist { $district }.
    [colour] { $rank ->
        [1] Die erste Farbe, { $colour }, entscheidet: Die meisten Häuser davon hat { $district }.
       *[other] Bei Gleichstand entscheidet die { $rank ->
            [2] zweite
            [3] dritte
            [4] vierte
            [5] fünfte
           *[other] sechste
        } Farbe, { $colour }: Die meisten Häuser davon hat { $district }.
    }
   *[choice] Nach der Farbfolgekarte herrscht Gleichstand: Der ausführende Spieler wählt { $district }.
}
event-city-origin-decided = { $how ->
    [pudding-lane] Das Feuer kommt aus { $space }: Von dort führt ein Weg hin.
    [most-fires] Das Feuer kommt aus { $space }: Kein anderer Bezirk, von dem ein Weg hinführt, hat so viele Feuer.
   *[choice] Mehrere Bezirke haben die meisten Feuer: Der ausführende Spieler wählt { $space }.
}
event-city-fire-moved = Ein Feuer bewegt sich von { $from } nach { $to }.
event-city-fire-skipped = Kein Feuer kann sich in dieser Richtung bewegen.
event-muster-turned = Die Truppenbewegungskarte zeigt { $district }.
event-musters-shuffled = Die Truppenbewegungskarten werden neu gemischt.
event-city-band-decided = { $how ->
    [nearest] An der Reihe ist die Truppe in { $space }, { $distance ->
        [0] dem Bezirk der Truppenbewegungskarte selbst.
        [1] 1 Schritt entfernt.
        [255] von wo kein Weg hinführt.
       *[other] { $distance } Schritte entfernt.
    }
    [better-move] Mehrere Truppen sind gleich nah: Die in { $space } hat den besseren Schritt.
    [only-one] Nur die Truppe in { $space } kann sich bewegen.
   *[choice] Zwischen mehreren Truppen herrscht Gleichstand: Der ausführende Spieler wählt die in { $space }.
}
event-city-band-moved = Eine Truppe bewegt sich von { $from } nach { $to }.
event-city-bands-skipped = Keine Truppe kann sich in dieser Richtung bewegen.
