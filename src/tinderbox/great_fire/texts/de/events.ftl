# Was geschah, Satz für Satz. Kennungen auf -known sind für den einen Platz, der den geheimen Teil erfahren hat.

# Spielaufbau
event-houses-drawn = London steht: 120 Häuser in sechs Farben.
event-colour-dealt = { $seat } erhält verdeckt eine Farbe.
event-colour-dealt-known = { $seat } erhält verdeckt { $colour }.
event-colour-dealt-openly = { $seat } erhält { $colour }.
event-landowner-dealt = { $seat } nimmt den Grundbesitzer in { $colour }, der nichts über die wahre Farbe verrät.
event-tokens-laid = { $tokens } Marker werden verdeckt ausgelegt.
event-objectives-dealt = { $seat } erhält drei Ziele.
event-objectives-dealt-known = { $seat } erhält die Ziele { $objectives }.
event-start-chosen = { $seat } beginnt das Spiel.
event-hand-dealt = { $seat } erhält fünf Feuerkarten.
event-hand-dealt-known = { $seat } erhält { $cards }.
event-hand-kept = { $seat } behält die Handkarten.
event-hand-redrawn = { $seat } zeigt fünfmal { $card } vor, mischt die Karten wieder ein und zieht fünf neue.
event-stack-built = Der Feuerstapel ist aufgebaut: { $cards } Feuerkarten und { $stack_cards } Feuerstapelkarten.
event-band-set-up = Eine Truppe beginnt in { $space }.
event-band-placed = { $seat } setzt eine Truppe in { $space } ein.
event-landowner-placed = { $seat } setzt einen Grundbesitzer in { $space } ein.

# Zug
event-turn-begun = { $seat } ist am Zug.
event-card-played = { $seat } spielt { $card }.
event-card-discarded = { $seat } kann mit keiner Karte ein Feuer bewegen und wirft { $card } ab.
event-hand-shown = { $seat } zeigt die übrigen Handkarten: { $cards }.
event-fire-moved = { $seat } zieht ein Feuer von { $from } nach { $to }.
event-pudding-lane-refilled = { $fires ->
    [one] Pudding Lane lodert wieder auf: ein Feuer kommt hinzu.
   *[other] Pudding Lane lodert wieder auf: { $fires } Feuer kommen hinzu.
}
event-fire-contained = Die Truppen halten das Feuer in { $district } unter Kontrolle.
event-houses-burnt = In { $district } verbrennt das Feuer { $houses }.
event-fires-added = { $fires ->
    [one] Ein weiteres Feuer lodert in { $district } auf.
   *[other] { $fires } weitere Feuer lodern in { $district } auf.
}
event-token-taken = { $seat } nimmt den Marker aus { $district }.
event-token-seen = { $seat } sieht ihn an und behält ihn verdeckt.
event-token-seen-known = Es ist { $token }: { $seat } behält den Marker verdeckt.
event-token-removed = Der Marker in { $district } kommt ungesehen aus dem Spiel.
event-double-played = { $declared ->
    [true] { $seat } spielt dazu eine Doppelbewegung: Zwei Feuer bewegen sich.
   *[false] { $seat } spielt die eben genommene Doppelbewegung: Dieselbe Karte bewegt ein zweites Feuer.
}
event-double-void = Kein zweites Feuer kann sich bewegen: Die Doppelbewegung ist trotzdem verbraucht.
event-landowner-moved = { $seat } geht von { $from } nach { $to }.
event-band-moved = { $seat } führt eine Truppe von { $from } nach { $to }.
event-fire-extinguished = { $seat } löscht ein Feuer in { $district }.
event-hero-taken = Held von London ist jetzt { $seat }.
event-district-demolished = { $seat } sprengt { $district }: eine Feuerschneise.
event-houses-demolished = In { $district } zerstört die Sprengung { $houses }.
event-card-drawn = { $seat } zieht eine Karte.
event-card-drawn-known = { $seat } zieht die Karte { $card }.

# Anfachen und Ende
event-stack-uncovered = { $last ->
    [true] Die letzte Feuerstapelkarte kommt zum Vorschein: Das Feuer wird angefacht.
   *[false] Eine Feuerstapelkarte kommt zum Vorschein: Das Feuer wird angefacht. { $left ->
        [one] Eine Feuerstapelkarte folgt noch.
       *[other] { $left } Feuerstapelkarten folgen noch.
    }
}
event-fire-added = { $seat } setzt ein Feuer in { $district } ein.
event-fires-forgone = { $reason ->
    [supply] Der Vorrat ist leer: { $fires ->
        [one] Ein Feuer fehlt.
       *[other] { $fires } Feuer fehlen.
    }
   *[room] { $fires ->
        [one] Ein Feuer findet keinen Platz und entfällt.
       *[other] { $fires } Feuer finden keinen Platz und entfallen.
    }
}
event-last-turns = Niemand zieht mehr nach: { $city_turns ->
    [0] Den Spielern bleiben zusammen { $turns } Züge.
   *[other] Es bleiben { $turns } Züge, davon { $city_turns } Nicht-Spieler-Züge.
}
event-game-over = Das Spiel ist zu Ende: { $scores }.

# Nicht-Spieler-Zug
event-city-card-turned = Nicht-Spieler-Zug: Der Stapel gibt { $card } vor.
event-ranking-turned = Die Farbfolgekarte ordnet { $ranking }.
event-rankings-shuffled = Die Farbfolgekarten werden neu gemischt.
event-city-fire-decided = { $how ->
    [alone] Das Feuer kann nur nach { $district }.
    [class] Die Priorität entscheidet: Kein anderer Bezirk steht so weit vorn wie { $district }.
    [colour] { $rank ->
        [1] Die erste Farbe entscheidet, { $colour }: { $district } hat davon die meisten Häuser.
       *[other] Bei den Farben davor herrscht Gleichstand, also entscheidet die { $rank ->
            [2] zweite
            [3] dritte
            [4] vierte
            [5] fünfte
           *[other] sechste
        }, { $colour }: { $district } hat davon die meisten Häuser.
    }
   *[choice] Die Karten lassen einen Gleichstand: Der ausführende Spieler wählt { $district }.
}
event-city-origin-decided = { $how ->
    [pudding-lane] Das Feuer kommt aus { $space }, denn von dort führt ein Weg hin.
    [most-fires] Das Feuer kommt aus { $space }: Nirgends, von wo ein Weg hinführt, brennen mehr.
   *[choice] Mehrere haben die meisten Feuer: Der ausführende Spieler wählt { $space }.
}
event-city-fire-moved = Ein Feuer zieht von { $from } nach { $to }.
event-city-fire-skipped = Kein Feuer kann dorthin.
event-muster-turned = Die Truppenbewegungskarte ruft die Truppen nach { $district }.
event-musters-shuffled = Die Truppenbewegungskarten werden neu gemischt.
event-city-band-decided = { $how ->
    [nearest] An der Reihe ist die Truppe in { $space }, { $distance ->
        [0] schon dort.
        [1] einen Schritt entfernt.
       *[other] { $distance } Schritte entfernt.
    }
    [better-move] Truppen sind gleich nah: Die in { $space } hat den besseren Schritt.
    [only-one] Nur die Truppe in { $space } kann ziehen.
   *[choice] Die Karten lassen einen Gleichstand: Der ausführende Spieler schickt die Truppe in { $space }.
}
event-city-band-moved = Eine Truppe zieht von { $from } nach { $to }.
event-city-bands-skipped = Keine Truppe kann dorthin.
