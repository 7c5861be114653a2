# Was an einer Stellung oder Ansicht von The Great Fire falsch sein kann: erst, was sich nicht lesen lässt,
position-range = { $given } ist hier nicht möglich: von { $least } bis { $most }.
position-no-space = „{ $name }“ ist kein Feld dafür.
position-no-phase = Einen Schritt „{ $name }“ gibt es nicht.
position-no-name = „{ $name }“ ist hier unbekannt.
position-twice = Hier steht etwas zweimal.
position-seats = Es müssen { $players } Plätze sein, und ebenso viele Einträge mit Geheimnissen.
position-derived = Das folgt aus der übrigen Stellung: { $wanted }, nicht { $given }.
position-start = Der Startspieler steht genau dann da, wenn er ausgelost ist.
position-supply = Die Zahl der Feuer im Vorrat steht genau dann da, wenn die Option „supply“ auf „box“ steht.
position-stack = Den Stapel gibt es genau dann, wenn die Hände feststehen.
position-houses-drawn = Die stehenden Häuser werden genau dann gezählt, wenn alle gezogen sind.
position-contained = Unter Kontrolle ist das Feuer genau in den brennenden Bezirken mit mindestens so vielen Truppen wie Feuern.
position-standing = Auf dem Plan { $given ->
    [one] steht ein Haus
   *[other] stehen { $given } Häuser
} dieser Farbe.
position-just-taken-public = Die Art eines eben genommenen Markers ist beim Spieler am Zug vermerkt, und zwar genau dann, wenn offen zu sehen ist, dass einer genommen wurde.
position-city = Die Karten des Nicht-Spieler-Zugs gibt es genau zu zweit.

# dann, was im Spiel nicht entstehen kann: Züge und Karten,
position-turn = Zug { $given } kann nicht beim Schritt „{ $step }“ sein ({ $clauses }).
position-turn-seat = Hier ist nicht Platz { $given } am Zug, sondern Platz { $wanted } ({ $clauses }).
position-dealt = Beim Schritt „{ $step }“ können nicht { $given } Karten oder Figuren ausgeteilt oder eingesetzt sein ({ $clauses }).
position-drawn = { $given ->
    [one] Eine Karte ist
   *[other] { $given } Karten sind
} vom Stapel gezogen; an dieser Stelle von Zug { $turn } müssen es { $wanted } sein ({ $clauses }).
position-uncovered = { $given ->
    [one] Eine Feuerstapelkarte ist
   *[other] { $given } Feuerstapelkarten sind
} freigelegt; nach { $drawn } gezogenen Feuerkarten müssen es { $wanted } sein ({ $clauses }).
position-last-turns = { $begun ->
    [true] Die letzten Züge haben begonnen: Mit diesem sind es noch { $wanted } ({ $clauses }).
   *[false] Die letzten Züge werden erst gezählt, wenn die letzte Feuerstapelkarte gewirkt hat ({ $clauses }).
}
position-hand = { $given ->
    [one] Eine Feuerkarte ist
   *[other] { $given } Feuerkarten sind
} auf dieser Hand; an dieser Stelle sind es { $wanted } ({ $clauses }).
position-played = { $given ->
    [one] Eine Feuerkarte ist
   *[other] { $given } Feuerkarten sind
} gespielt; an dieser Stelle von Zug { $turn } müssen es { $wanted } sein ({ $clauses }).
position-cards = { $given } Feuerkarten der Richtung { $direction } sind gespielt oder auf den Händen; es gibt nur { $printed } ({ $clauses }).
position-card = { $given ->
    [none] Beim Schritt „{ $step }“ ist die Karte dieses Zuges gespielt ({ $clauses }).
   *[other] Beim Schritt „{ $step }“ kann keine Karte gelten ({ $clauses }).
}
position-card-played = Die Karte { $direction }, die gelten soll, ist nicht unter den gespielten ({ $clauses }).
position-shown = Vorgezeigte Karten sind noch auf der Hand, höchstens vier, und nur wer abgeworfen hat, hat welche vorgezeigt ({ $clauses }).
position-discard = Wer abwirft, hat die ganze Hand vorgezeigt, und keine Karte darin konnte ein Feuer bewegen ({ $clauses }).

# der Plan,
position-houses = { $drawing ->
    [true] Für diesen Bezirk sind bisher { $wanted } Häuser gezogen, nicht { $given } ({ $clauses }).
   *[false] { $given ->
        [one] Ein Haus steht
       *[other] { $given } Häuser stehen
    } hier; ein Bezirk der Größe { $wanted } hat alle seine Häuser oder keines ({ $clauses }).
}
position-region-houses = { $given } Häuser der Farbe { $letter } stehen in diesem Gebiet; es gibt dort nur { $most } ({ $clauses }).
position-uncontained = Das Feuer in { $name } ist außer Kontrolle: Die Häuser dort sind abgebrannt ({ $clauses }).
position-pudding-lane = { $given ->
    [one] Ein Feuer steht
   *[other] { $given } Feuer stehen
} in Pudding Lane; an dieser Stelle können es { $least } bis { $most } sein ({ $clauses }).
position-crowded = { $given } Feuer stehen hier; es können höchstens { $most } sein ({ $clauses }).
position-box = Die Feuer auf dem Plan, bei den Spielern und im Vorrat ergeben zusammen { $given }; in der Schachtel sind { $wanted } ({ $clauses }).
position-brought = Nach den Feuern auf dem Plan und bei den Spielern kamen { $given } aus dem Vorrat; an dieser Stelle können es { $least } bis { $most } sein ({ $clauses }).
position-spread = Das Feuer kann nicht nach { $name } gekommen sein: Von Pudding Lane führt kein Weg über Bezirke ohne Häuser dorthin ({ $clauses }).
position-burnt = { $given ->
    [one] Ein Bezirk ist
   *[other] { $given } Bezirke sind
} abgebrannt; es gab höchstens { $most } Feuerbewegungen ({ $clauses }).
position-burnt-out = { $given ->
    [one] Ein Bezirk ist
   *[other] { $given } Bezirke sind
} abgebrannt und ohne Feuer, aber gelöscht wurden { $extinguished }: Das letzte Feuer eines Bezirks bewegt sich nie weg ({ $clauses }).
position-extinguished = { $given ->
    [one] Ein Feuer ist
   *[other] { $given } Feuer sind
} gelöscht; die Aktionspunkte dieses Spielers reichten für höchstens { $most } ({ $clauses }).
position-hero = Den Helden von London hat genau dann jemand, wenn ein Spieler { $least } Feuer gelöscht hat, und zwar einer, der nicht weniger hat als irgendein anderer ({ $clauses }).
position-demolished = { $name } ist abgerissen: Dort können weder Häuser noch Feuer sein ({ $clauses }).
position-beside-fire = { $name } kann nicht abgerissen sein: Daneben kann nie ein Feuer gewesen sein ({ $clauses }).
position-charges = { $given ->
    [one] Eine Sprengladung ist
   *[other] { $given } Sprengladungen sind
} verbraucht, aber die Zahl der abgerissenen Bezirke ist { $wanted } ({ $clauses }).
position-bands = { $given ->
    [one] Eine Truppe steht
   *[other] { $given } Truppen stehen
} auf dem Plan; an dieser Stelle müssen es { $wanted } sein ({ $clauses }).
position-landowners = { $placed ->
    [true] Dieser Grundbesitzer ist an dieser Stelle schon eingesetzt ({ $clauses }).
   *[false] Dieser Grundbesitzer ist an dieser Stelle noch nicht eingesetzt ({ $clauses }).
}
position-placed = Noch hat sich nichts bewegt, und so wurde in { $name } nichts eingesetzt ({ $clauses }).

# was die Spieler haben,
position-colours = An dieser Stelle hat der Platz eine andere Zahl von Farben, oder diese gehört schon jemand anderem ({ $clauses }).
position-landowner-colours = An dieser Stelle haben die Grundbesitzer dieses Platzes andere Farben ({ $clauses }).
position-objectives = Ein Platz hat aus jedem Stapel ein Ziel, soweit sie ausgeteilt sind ({ $clauses }).
position-copies = { $copies ->
    [one] Es gibt nur eine Karte
   *[other] Es gibt nur { $copies } Karten
} mit dem Ziel { $name } ({ $clauses }).
position-tokens = In { $name } kann kein Marker liegen: Marker liegen in Bezirken mit gelbem Banner, deren Häuser stehen ({ $clauses }).
position-tokens-missing = Der Marker in { $name } kann nicht fort sein, solange die Häuser dort stehen ({ $clauses }).
position-tokens-taken = Die Spieler haben { $given ->
    [one] einen Marker
   *[other] { $given } Marker
} genommen; nach dem Plan können es { $least } bis { $most } sein ({ $clauses }).
position-token-kinds = { $given } Marker der Art „{ $kind }“ sind bei Spielern oder verbraucht; es gibt nur { $printed } ({ $clauses }).
position-tokens-used = { $given } Marker der Art „{ $kind }“ sind verbraucht; an dieser Stelle können es höchstens { $most } sein ({ $clauses }).
position-tokens-held = { $given ->
    [one] Ein Marker ist
   *[other] { $given } Marker sind
} bei diesem Spieler, der höchstens { $most } genommen haben kann ({ $clauses }).

# und die Schritte eines Zuges.
position-points = { $given ->
    [one] Ein Aktionspunkt ist
   *[other] { $given } Aktionspunkte sind
} übrig; bei diesem Schritt können es höchstens { $most } sein ({ $clauses }).
position-moves = Beim Schritt „{ $step }“ können nicht { $given } Feuerbewegungen ausstehen ({ $clauses }).
position-origin = { $name ->
    [none] Es muss dastehen, welches Feuer sich bewegt ({ $clauses }).
   *[other] Aus { $name } kann sich hier kein Feuer bewegen ({ $clauses }).
}
position-pending = Beim Schritt „{ $step }“ kann { $given } nicht die Zahl dessen sein, was noch kommt ({ $clauses }).
position-intensifying = Beim Schritt „{ $step }“ kann dies nicht auf das Einsetzen von Feuern folgen ({ $clauses }).
position-doubled = Beim Schritt „{ $step }“ kann in diesem Zug keine Doppelbewegung gespielt sein ({ $clauses }).
position-just-taken = Eben genommen ist nur ein Marker, den der Spieler hat und den die einzige Feuerbewegung des Zuges brachte, vor jeder Aktion ({ $clauses }).
position-piles = { $given ->
    [one] Eine Karte ist
   *[other] { $given } Karten sind
} in diesem Stapel übrig; an dieser Stelle müssen es { $wanted } sein ({ $clauses }).
position-city-cards = Es gilt die zuletzt aufgedeckte Karte; sie liegt in keinem Stapel, bis neu gemischt wird ({ $clauses }).
position-target = { $name ->
    [none] Das Zielfeld des Nicht-Spieler-Feuers muss dastehen ({ $clauses }).
   *[other] Das Nicht-Spieler-Feuer kann sich hier nicht nach { $name } bewegen ({ $clauses }).
}
position-movers = Das können nicht die Truppen sein, die sich im Nicht-Spieler-Zug als Nächste bewegen ({ $clauses }).
position-way-on = Mit diesen Figuren wird beim Schritt „{ $step }“ niemand gefragt ({ $clauses }).
