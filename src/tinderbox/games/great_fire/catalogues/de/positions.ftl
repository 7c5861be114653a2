# Was an einer Stellung oder Ansicht von The Great Fire falsch sein kann: erst, was sich nicht lesen lässt,
position-range = Hier muss { $least } bis { $most } stehen, nicht { $given }.
position-no-space = „{ $name }“ ist hier kein passendes Feld.
position-no-phase = Einen Schritt „{ $name }“ gibt es nicht.
position-no-name = „{ $name }“ ist hier unbekannt.
position-twice = Hier steht dasselbe zweimal.
position-seats = Es müssen { $players } Plätze sein, jeder mit seinen Geheimnissen.
position-derived = Nach der übrigen Stellung muss hier { $wanted } stehen, nicht { $given }.
position-start = Der Startspieler muss genau dann angegeben sein, wenn er ausgelost ist.
position-supply = Die Zahl der Feuer im Vorrat muss genau dann angegeben sein, wenn die Option „supply“ auf „box“ steht.
position-stack = Der Stapel muss genau dann angegeben sein, wenn die Handkarten feststehen.
position-houses-drawn = Die Zahl der stehenden Häuser muss genau dann angegeben sein, wenn alle Häuser gezogen sind.
position-contained = Unter Kontrolle ist das Feuer genau in den brennenden Bezirken, in denen mindestens so viele Truppen wie Feuer stehen.
position-standing = Auf dem Plan { $given ->
    [one] steht ein Haus
   *[other] stehen { $given } Häuser
} dieser Farbe.
position-just-taken-public = Die Art eines eben genommenen Markers muss genau dann beim Spieler am Zug stehen, wenn offen zu sehen ist, dass er einen genommen hat.
position-city = Die Karten des Nicht-Spieler-Zugs müssen genau dann angegeben sein, wenn zu zweit gespielt wird.

# dann, was im Spiel nicht entstehen kann: Züge und Karten,
position-turn = Zug { $given } kann nicht beim Schritt „{ $step }“ sein ({ $clauses }).
position-turn-seat = Hier ist nicht Platz { $given } am Zug, sondern Platz { $wanted } ({ $clauses }).
position-dealt = Beim Schritt „{ $step }“ können nicht { $given } ausgeteilt oder eingesetzt sein ({ $clauses }).
position-drawn = { $given ->
    [one] Eine Karte ist
   *[other] { $given } Karten sind
} vom Stapel gezogen; an dieser Stelle von Zug { $turn } müssen es { $wanted } sein ({ $clauses }).
position-uncovered = { $given ->
    [one] Eine Feuerstapelkarte ist
   *[other] { $given } Feuerstapelkarten sind
} freigelegt; nach { $drawn } gezogenen Feuerkarten müssen es { $wanted } sein ({ $clauses }).
position-last-turns = { $begun ->
    [true] Die letzten Züge haben begonnen: Mit diesem bleiben noch { $wanted } ({ $clauses }).
   *[false] Die letzten Züge werden erst gezählt, wenn niemand mehr nachzieht ({ $clauses }).
}
position-hand = { $given ->
    [one] Eine Feuerkarte ist
   *[other] { $given } Feuerkarten sind
} auf dieser Hand; an dieser Stelle müssen es { $wanted } sein ({ $clauses }).
position-played = { $given ->
    [one] Eine Feuerkarte ist
   *[other] { $given } Feuerkarten sind
} gespielt; an dieser Stelle von Zug { $turn } müssen es { $wanted } sein ({ $clauses }).
position-cards = { $given } Feuerkarten der Richtung { $direction } sind gespielt oder auf der Hand; es gibt nur { $printed } ({ $clauses }).
position-card = { $given ->
    [none] Beim Schritt „{ $step }“ muss die Karte dieses Zugs gelten ({ $clauses }).
   *[other] Beim Schritt „{ $step }“ kann keine Karte gelten ({ $clauses }).
}
position-card-played = Die geltende Karte { $direction } ist nicht unter den gespielten ({ $clauses }).
position-shown = Vorgezeigte Karten sind noch auf der Hand (höchstens vier), und nur wer abgeworfen hat, hat welche vorgezeigt ({ $clauses }).
position-discard = Wer abwirft, hat die ganze Hand vorgezeigt, und keine Karte darin konnte ein Feuer bewegen ({ $clauses }).

# der Plan,
position-houses = { $drawing ->
    [true] Für diesen Bezirk sind bisher { $wanted } Häuser gezogen, nicht { $given } ({ $clauses }).
   *[false] { $given ->
        [one] Ein Haus steht
       *[other] { $given } Häuser stehen
    } hier; ein Bezirk der Größe { $wanted } hat alle seine Häuser oder keines ({ $clauses }).
}
position-region-houses = In diesem Gebiet stehen { $given } Häuser der Farbe { $letter }; es gibt dort nur { $most } ({ $clauses }).
position-uncontained = Das Feuer in { $name } ist außer Kontrolle, also müssen die Häuser dort abgebrannt sein ({ $clauses }).
position-pudding-lane = { $given ->
    [one] Ein Feuer steht
   *[other] { $given } Feuer stehen
} in Pudding Lane; an dieser Stelle können es { $least } bis { $most } sein ({ $clauses }).
position-crowded = Hier stehen { $given } Feuer; es können höchstens { $most } sein ({ $clauses }).
position-box = Die Feuer auf dem Plan, bei den Spielern und im Vorrat ergeben zusammen { $given }; in der Schachtel sind { $wanted } ({ $clauses }).
position-brought = Auf dem Plan und bei den Spielern sind { $given } Feuer aus dem Vorrat; an dieser Stelle können es { $least } bis { $most } sein ({ $clauses }).
position-spread = Das Feuer kann { $name } nicht erreicht haben: Von Pudding Lane führt kein Weg über Bezirke ohne Häuser dorthin ({ $clauses }).
position-burnt = { $given ->
    [one] Ein Bezirk ist
   *[other] { $given } Bezirke sind
} abgebrannt; es gab höchstens { $most } Feuerbewegungen ({ $clauses }).
position-burnt-out = { $given ->
    [one] Ein Bezirk ist
   *[other] { $given } Bezirke sind
} abgebrannt und ohne Feuer, aber nur { $extinguished } Feuer wurden gelöscht: Das letzte Feuer eines Bezirks bewegt sich nie weg ({ $clauses }).
position-extinguished = Dieser Spieler hat { $given } Feuer gelöscht; seine Aktionspunkte reichten für höchstens { $most } ({ $clauses }).
position-hero = Held von London ist genau dann jemand, wenn ein Spieler { $least } Feuer gelöscht hat, und zwar einer von denen, die am meisten gelöscht haben ({ $clauses }).
position-demolished = { $name } ist abgerissen: Dort können weder Häuser noch Feuer sein ({ $clauses }).
position-beside-fire = { $name } kann nicht abgerissen sein: Nie kann ein Feuer benachbart gewesen sein ({ $clauses }).
position-charges = { $given ->
    [one] Eine Sprengladung ist
   *[other] { $given } Sprengladungen sind
} verbraucht, aber { $wanted ->
    [one] ein Bezirk ist
   *[other] { $wanted } Bezirke sind
} abgerissen ({ $clauses }).
position-bands = { $given ->
    [one] Eine Truppe steht
   *[other] { $given } Truppen stehen
} auf dem Plan; an dieser Stelle müssen es { $wanted } sein ({ $clauses }).
position-landowners = { $placed ->
    [true] Dieser Grundbesitzer muss schon eingesetzt sein ({ $clauses }).
   *[false] Dieser Grundbesitzer kann noch nicht eingesetzt sein ({ $clauses }).
}
position-placed = Noch hat sich nichts bewegt, und so kann in { $name } nichts eingesetzt worden sein ({ $clauses }).

# was die Spieler haben,
position-colours = Dieser Platz kann jetzt nicht so viele Farben haben, oder diese Farbe gehört einem anderen Platz ({ $clauses }).
position-landowner-colours = Die Grundbesitzer dieses Platzes können jetzt nicht diese Farben haben ({ $clauses }).
position-objectives = Ein Platz hat ein Ziel aus jedem bisher ausgeteilten Stapel ({ $clauses }).
position-copies = { $copies ->
    [one] Es gibt nur eine Karte
   *[other] Es gibt nur { $copies } Karten
} mit dem Ziel { $name } ({ $clauses }).
position-tokens = In { $name } kann kein Marker liegen: Marker liegen in Bezirken mit gelbem Banner, deren Häuser noch stehen ({ $clauses }).
position-tokens-missing = Der Marker in { $name } kann nicht fehlen, solange die Häuser dort stehen ({ $clauses }).
position-tokens-taken = Die Spieler haben { $given ->
    [one] einen Marker
   *[other] { $given } Marker
} genommen; nach dem Plan können es { $least } bis { $most } sein ({ $clauses }).
position-token-kinds = { $given } Marker der Art „{ $kind }“ sind bei den Spielern oder verbraucht; es gibt nur { $printed } ({ $clauses }).
position-tokens-used = { $given ->
    [one] Ein Marker der Art „{ $kind }“ ist
   *[other] { $given } Marker der Art „{ $kind }“ sind
} verbraucht; an dieser Stelle können es höchstens { $most } sein ({ $clauses }).
position-tokens-held = Dieser Spieler hat { $given ->
    [one] einen Marker
   *[other] { $given } Marker
}, kann aber höchstens { $most } genommen haben ({ $clauses }).

# und die Schritte eines Zuges.
position-points = { $given ->
    [one] Ein Aktionspunkt ist
   *[other] { $given } Aktionspunkte sind
} übrig; bei diesem Schritt können es höchstens { $most } sein ({ $clauses }).
position-moves = Beim Schritt „{ $step }“ { $given ->
    [one] kann nicht eine Feuerbewegung
   *[other] können nicht { $given } Feuerbewegungen
} ausstehen ({ $clauses }).
position-origin = { $name ->
    [none] Es fehlt, welches Feuer sich bewegt ({ $clauses }).
   *[other] Aus { $name } kann sich hier kein Feuer bewegen ({ $clauses }).
}
position-pending = Beim Schritt „{ $step }“ können nicht noch { $given } ausstehen ({ $clauses }).
position-intensifying = Beim Schritt „{ $step }“ kann dies nicht auf das Einsetzen von Feuern folgen ({ $clauses }).
position-doubled = Beim Schritt „{ $step }“ kann in diesem Zug keine Doppelbewegung gespielt sein ({ $clauses }).
position-just-taken = Eben genommen ist ein Marker nur, wenn der Spieler ihn hat, die einzige Feuerbewegung dieses Zugs ihn brachte und noch keine Aktion folgte ({ $clauses }).
position-piles = { $given ->
    [one] Eine Karte ist
   *[other] { $given } Karten sind
} in diesem Stapel übrig; an dieser Stelle müssen es { $wanted } sein ({ $clauses }).
position-city-cards = Es gilt die zuletzt aufgedeckte Karte; sie ist in keinem Stapel, bis neu gemischt wird ({ $clauses }).
position-target = { $name ->
    [none] Das Zielfeld des Nicht-Spieler-Feuers fehlt ({ $clauses }).
   *[other] Das Nicht-Spieler-Feuer kann sich hier nicht nach { $name } bewegen ({ $clauses }).
}
position-movers = Diese Truppen können nicht die nächsten sein, die sich im Nicht-Spieler-Zug bewegen ({ $clauses }).
position-way-on = In dieser Stellung gibt es beim Schritt „{ $step }“ nichts zu entscheiden ({ $clauses }).
