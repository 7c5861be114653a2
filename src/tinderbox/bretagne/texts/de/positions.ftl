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
position-group = Eine Gruppe eines Stapels hat mindestens ein Bauteil.
position-owner = Ein Stockwerk gehört genau dann jemandem, wenn Arbeiter darauf stehen.
position-hand = Die Hand hat { $wanted ->
    [one] eine Karte
   *[other] { $wanted } Karten
}; öffentlich steht dort { $given }.
position-deck = Für den Stapel { $wanted ->
    [one] bleibt eine Karte
   *[other] bleiben { $wanted } Karten
}, nicht { $given }.
position-unseen = Auf anderen Händen sind mehr Karten, als niemand gesehen hat.

# Was im Spiel nicht entstehen kann, nach dem Namen der Invariante.
position-round = In Runde { $round } kann das Spiel nicht auf „{ $phase }“ warten ({ $clauses }).
position-turn = Bis hierher haben { $least } bis { $most } Züge begonnen; vor der ersten Runde keiner, und niemand ist am Zug ({ $clauses }).
position-end = Die Partie endet genau nach Runde 5 oder wenn am Ende einer Runde alle Leuchttürme gebaut sind ({ $clauses }).
position-boards = Jeder Bauplatz hat seine Leuchtturmtafel, sobald die Tafeln bis dorthin ausgelegt sind ({ $clauses }).
position-colour = Eine Tafel liegt an einem Bauplatz ihrer Farbe ({ $clauses }).
position-historical = In historischer Ordnung liegt jede Tafel an ihrem eigenen Bauplatz ({ $clauses }).
position-standing = In einem Gebiet { $given ->
    [one] ist { $given } Leuchtturm
   *[other] sind { $given } Leuchttürme
} einer Gruppe gebaut; { $wanted } standen dort von Anfang an, und weitere sind erst nach ihrer Wertung gebaut ({ $clauses }).
position-harbour-tiles = Jeder Hafen erhält der Reihe nach ein Plättchen seines Gebiets, und kein Plättchen liegt zweimal aus ({ $clauses }).
position-untouched = Bevor der erste Kahn beladen ist, ist nichts gebaut, gezogen oder gewertet; alle Arbeiter sind, wo sie anfangs waren, und Münzen hat man nur von einer Kahnkarte ({ $clauses }).
position-weather = Wetter, Vorhersage, ungesehene Karten und die vergangener Runden ergeben zu diesem Zeitpunkt nicht die sechs Wetterkarten ({ $clauses }).
position-production = Jede Runde hat eine Produktionskarte aufgedeckt, und keine kommt zweimal ({ $clauses }).
position-rows = Das Bauteil „{ $name }“ gehört in eine andere Reihe ({ $clauses }).
position-tiles = Das Bauteil „{ $name }“ ist { $given ->
    [one] einmal
   *[other] { $given }-mal
} da; die Schachtel enthält { $wanted } ({ $clauses }).
position-groups = Unter einem Stapel liegen nur Bauteile gewerteter Leuchttürme, höchstens vier in einer Gruppe; gewertet { $scored ->
    [one] wurde { $scored }
   *[other] wurden { $scored }
} ({ $clauses }).
position-display = Ein Baufeld ist nur leer, wenn sein Bauteil in dieser Runde verbaut wurde oder sein Stapel aufgebraucht ist; beim Aufbau füllen sich die Felder eins nach dem anderen ({ $clauses }).
position-pace = Bisher { $given ->
    [one] wurde { $given } Bauteil
   *[other] wurden { $given } Bauteile
} gekauft; mehr als { $most } können nicht ausgelegen haben ({ $clauses }).
position-tile = Ein Bauteil ist genau zwischen Kauf und Wahl des Leuchtturms in der Hand; dann ist sein Feld in seiner Reihe leer, und es kann irgendwo gebaut werden ({ $clauses }).
position-status = Ein Leuchtturm ist „open“ unter vier Stockwerken, „finished“ mit vieren bis zur Wertung und „built“ ohne eines ({ $clauses }).
position-floors = Auf diesem Stockwerk stehen mehr Arbeiter, als Materialien dafür gezahlt wurden: { $most } ({ $clauses }).
position-site-engineers = Auf einem Leuchtturm stehen die Ingenieure der Stockwerke dieser Runde, so viele, wie das Wetter verlangt, und nach der Runde keine ({ $clauses }).
position-site-coins = Hier { $given ->
    [one] liegt { $given } Münze
   *[other] liegen { $given } Münzen
}; möglich sind { $least } bis { $most }, eine für jede Runde ohne neues Stockwerk seit dem letzten ({ $clauses }).
position-harbours = Platz { $seat } hat { $given } Arbeiter in Häfen dieses Gebiets; die bisherigen Wertungen erlauben { $most } ({ $clauses }).
position-improved = Häfen sind genau dort verbessert, wo drei Leuchttürme des Gebiets gebaut sind, vom Ende jener Runde an ({ $clauses }).
position-pontivy = Jeder Chip liegt auf einer der beiden Reihen, und die Reihe der nächsten Runde leert und füllt sich von vorn ({ $clauses }).
position-brest = { $given } kann in Brest nicht übrig sein: von { $least } bis { $most } ({ $clauses }).
position-visits = In Brest fehlt mehr, als { $visits ->
    [one] { $visits } Besuch in dieser Runde mitnehmen konnte
   *[other] { $visits } Besuche in dieser Runde mitnehmen konnten
} ({ $clauses }).
position-quimper = In Quimper liegt, was von der Produktionskarte dieser Runde übrig ist, wenn die Kähne so weit beladen sind; vorher liegt dort nichts ({ $clauses }).
position-loaded = Was in Quimper fehlt, liegt auf den Kähnen: { $missing } fehlen, { $given } haben die Spieler ({ $clauses }).
position-supply = Sind mehr als vier Marker nötig, so erhält Quimper keine Sorte, von der mehr als { $most } im Spiel sind; hier sind es { $given } ({ $clauses }).
position-workers = { $given ->
    [one] Ein Arbeiter dieses Platzes ist
   *[other] { $given } Arbeiter dieses Platzes sind
} da; jeder Platz hat { $wanted } ({ $clauses }).
position-cities = In Brest und Lorient stehen Arbeiter nur vom Handeln an, bis ihr Besitzer passt ({ $clauses }).
position-reserve = { $given } Arbeiter sind in der Reserve; mit den im Sturm verletzten können es { $most } sein ({ $clauses }).
position-engineers = { $given ->
    [one] Ein Ingenieur ist
   *[other] { $given } Ingenieure sind
} im Lagerhaus; Kahn, Häfen und Brest erlauben { $least } bis { $most } ({ $clauses }).
position-engineers-in-play = { $given ->
    [one] Ein Ingenieur ist
   *[other] { $given } Ingenieure sind
} in Lagerhäusern oder auf Leuchttürmen; { $most } kamen in dieser Runde ins Spiel, und nur wer passt, gibt welche ab ({ $clauses }).
position-kept = Wer in dieser Runde noch nicht gehandelt hat, hat nur, was Häfen gaben, je Kahn Material einer Sorte und bis zu drei einer Sorte aus der Runde davor ({ $clauses }).
position-materials = { $given } Materialien sind mehr, als Kähne, Häfen und Besuche in den Städten gebracht haben können: { $most } ({ $clauses }).
position-coins = { $given } Münzen sind mehr, als Kähne, Belohnungen, Leuchttürme und Handel bisher gebracht haben können: { $most } ({ $clauses }).
position-multiples = { $given } ist kein Vielfaches von { $worth }, den Punkten eines Arbeiters ({ $clauses }).
position-work = { $given } Arbeiter wurden zurückgenommen, stehen gelassen, in Häfen versetzt oder bauen noch; höchstens { $most } können eingesetzt worden sein ({ $clauses }).
position-majorities = Die bisher gewerteten Leuchttürme können diese Mehrheiten nicht gebracht haben: je Leuchtturm höchstens eine, an jemanden mit Arbeitern darauf, und überall eine, wo Arbeiter stehen blieben ({ $clauses }).
position-card-points = Alle bisher gespielten Karten brachten { $given }; möglich sind { $least } bis { $most } ({ $clauses }).
position-income-points = Häfen haben { $given } Punkte gebracht; die dieses Platzes können genau das nicht gebracht haben, und höchstens { $most } ({ $clauses }).
position-cards = { $given ->
    [one] Eine Karte „{ $name }“ ist
   *[other] { $given } Karten „{ $name }“ sind
} da; die Schachtel enthält { $wanted } ({ $clauses }).
position-played = Karten liegen nur an einem Leuchtturm, der gerade gewertet wird, und nur solche, die dort gespielt werden dürfen ({ $clauses }).
position-draw = Hier { $most ->
    [0] ist keine Karte
    [one] ist höchstens { $most } Karte
   *[other] sind höchstens { $most } Karten
} zu ziehen, und dabei ist der Stapel nie leer ({ $clauses }).
position-recalled = Was von den Ausrüstungskarten seit dem ersten Mischen bekannt ist, passt nicht zusammen.
position-rank = Bei „{ $phase }“ ist dieser Platz nach der Reihenfolge der Runde oder des Schritts nicht am Zug ({ $clauses }).
position-keep = Wer sagt, was er behält, hat als Letzter gepasst und hat Material ({ $clauses }).
position-step = Diesen Schritt gibt es bei „{ $phase }“ nicht ({ $clauses }).
position-site = Ein Leuchtturm ist hier genau dann genannt, wenn seine neuen Arbeiter zurückgenommen werden dürfen oder er gewertet wird; bei „{ $phase }“ stimmt das nicht ({ $clauses }).
position-take-back = Das oberste Stockwerk dieses Leuchtturms hat nicht soeben der Platz gebaut, der am Zug ist ({ $clauses }).
position-spot = „{ $phase }“ kann nicht an dieser Stelle angekommen sein ({ $clauses }).
position-trade = Mit diesem Besuch und diesen Geschäften kann das Spiel nicht bei „{ $phase }“ sein ({ $clauses }).
position-scoring-order = Ein anderer Leuchtturm kommt vorher an die Reihe: von den soeben gebauten der nächste bei Lorient, dann im Uhrzeigersinn ({ $clauses }).
position-order = Die meisten Arbeiter kommen zuerst, bei Gleichstand, wer am tiefsten steht, und jeder mit Arbeitern dort hat einen Platz in der Reihenfolge ({ $clauses }).
position-asked = Dieser Platz würde bei „{ $phase }“ nicht gefragt: er braucht Arbeiter dort und Karten auf der Hand oder einen Hafen, den er anlaufen darf ({ $clauses }).
