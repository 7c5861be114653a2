# Was an einer Stellung oder Sicht von Bretagne falsch sein kann.
position-range = { $given } ist hier nicht möglich: von { $least } bis { $most }.
position-name = „{ $name }“ ist hier unbekannt.
position-names = Genau diese müssen hier stehen, jedes einmal: { $names }.
position-length = { $given ->
    [one] Ein Eintrag ist
   *[other] { $given } Einträge sind
} angegeben; verlangt sind { $wanted }.
position-twice = Hier steht etwas zweimal.
position-seats = { $players } Plätze sind verlangt, und eigene Karten genau dann, wenn die Sicht die eines Platzes ist.
position-phase = So kann das Spiel nicht bei „{ $phase }“ sein.
position-no-way-on = Bei „{ $phase }“ wäre mit diesen Steinen nichts zu tun.
position-row = Das Bauteil „{ $name }“ gehört in eine andere Reihe.
position-group = Eine Gruppe eines Stapels hat mindestens ein Bauteil.
position-tiles = Das Bauteil „{ $name }“ ist { $given ->
    [one] einmal
   *[other] { $given }-mal
} da; die Schachtel enthält { $wanted }.
position-colour = Eine Tafel liegt an einem Bauplatz ihrer Farbe (S1).
position-historical = In historischer Ordnung liegt jede Tafel an ihrem eigenen Bauplatz (S1).
position-owner = Ein Stockwerk gehört genau dann jemandem, wenn Arbeiter darauf stehen.
position-status = Höhe, Ingenieure oder Münzen passen nicht zu diesem Leuchtturm: „open“ unter vier Stockwerken, „finished“ mit vieren bis zur Wertung, danach „built“ und leer.
position-floor = Auf diesem Stockwerk stehen mehr Arbeiter, als Materialien dafür gezahlt wurden (A7).
position-standing = Es sind weniger Leuchttürme gebaut, als von Anfang an standen (S2).
position-area = Ein Hafenplättchen liegt in seinem eigenen Gebiet (S3).
position-improved = Häfen sind genau dort verbessert, wo drei Leuchttürme des Gebiets gebaut sind, vom Ende jener Runde an (E2).
position-pontivy = Jeder Chip liegt auf einer der beiden Reihen, und die Reihe der nächsten Runde füllt sich von vorn.
position-passed = Wer gepasst hat, hat keine Ingenieure, niemanden in den Städten und höchstens drei Materialien einer Sorte.
position-workers = { $given ->
    [one] Ein Arbeiter dieses Platzes ist
   *[other] { $given } Arbeiter dieses Platzes sind
} da; jeder Platz hat { $wanted }.
position-weather = Wetter, Vorhersage und ungesehene Karten ergeben zu diesem Zeitpunkt nicht die sechs Wetterkarten.
position-production = Jede Runde hat eine Produktionskarte gezeigt, und keine kommt zweimal.
position-hand = Die Hand hat { $wanted ->
    [one] eine Karte
   *[other] { $wanted } Karten
}; öffentlich steht dort { $given }.
position-cards = { $given ->
    [one] Eine Karte „{ $name }“ ist
   *[other] { $given } Karten „{ $name }“ sind
} da; die Schachtel enthält { $wanted }.
position-deck = Für den Stapel { $wanted ->
    [one] bleibt eine Karte
   *[other] bleiben { $wanted } Karten
}, nicht { $given }.
position-recalled = Was von den Ausrüstungskarten seit dem ersten Mischen bekannt ist, passt nicht zusammen.
position-unseen = Auf anderen Händen sind mehr Karten, als niemand gesehen hat.
