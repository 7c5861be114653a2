# Was an einer Stellung oder Ansicht von Bretagne falsch sein kann.
position-range = Hier muss { $least } bis { $most } stehen, nicht { $given }.
position-name = „{ $name }“ ist hier unbekannt.
position-names = Hier müssen genau diese stehen, jeder Eintrag einmal: { $names }.
position-length = { $given ->
    [one] Ein Eintrag ist
   *[other] { $given } Einträge sind
} angegeben; es müssen { $wanted } sein.
position-twice = Hier steht dasselbe zweimal.
position-seats = Es müssen { $players } Plätze sein; eigene Karten gehören nur in die Ansicht eines Platzes.
position-group = Eine Gruppe im Stapel hat mindestens ein Bauteil.
position-owner = Ein Stockwerk gehört genau dann jemandem, wenn dort Arbeiter stehen.
position-hand = Diese Hand hat { $wanted ->
    [one] eine Karte
   *[other] { $wanted } Karten
}, öffentlich angegeben ist { $given }.
position-deck = Im Stapel { $wanted ->
    [one] muss eine Karte
   *[other] müssen { $wanted } Karten
} liegen, nicht { $given }.
position-unseen = Auf den anderen Händen sind mehr Karten, als noch ungesehen sind.

# Was im Spiel nicht entstehen kann, nach dem Namen der Invariante.
position-round = In Runde { $round } kann die Partie nicht bei „{ $phase }“ sein ({ $clauses }).
position-turn = Inzwischen haben mindestens { $least } und höchstens { $most } Züge begonnen; vor der ersten Runde noch keiner, und niemand ist am Zug ({ $clauses }).
position-end = Die Partie endet nach Runde 5 oder am Ende der Runde, in der alle Leuchttürme gebaut sind, und sonst nie ({ $clauses }).
position-boards = Sobald die Tafeln so weit ausgelegt sind, hat jeder Bauplatz seine Leuchtturmtafel ({ $clauses }).
position-colour = Eine Tafel muss an einem Bauplatz ihrer Farbe liegen ({ $clauses }).
position-historical = In historischer Ordnung muss jede Tafel an ihrem eigenen Bauplatz liegen ({ $clauses }).
position-standing = In einem Gebiet { $given ->
    [one] gilt { $given } Leuchtturm
   *[other] gelten { $given } Leuchttürme
} einer Gruppe als gebaut; { $wanted } waren es von Anfang an, und weitere sind es erst nach ihrer Wertung ({ $clauses }).
position-harbour-tiles = Jeder Hafen erhält der Reihe nach ein Plättchen seines Gebiets, und keines liegt zweimal aus ({ $clauses }).
position-untouched = Bevor der erste Kahn beladen ist, ist nichts gebaut, gezogen oder gewertet; alle Arbeiter sind, wo sie anfangs waren, und Münzen kommen nur von Kahnkarten ({ $clauses }).
position-weather = Wetter, Vorhersage, ungesehene Karten und die vergangener Runden ergeben zu diesem Zeitpunkt nicht die sechs Wetterkarten ({ $clauses }).
position-production = In jeder Runde wird eine Produktionskarte aufgedeckt, und keine kommt zweimal ({ $clauses }).
position-rows = Das Bauteil „{ $name }“ gehört in eine andere Reihe ({ $clauses }).
position-tiles = Das Bauteil „{ $name }“ kommt { $given ->
    [one] einmal
   *[other] { $given }-mal
} vor; die Schachtel enthält { $wanted } ({ $clauses }).
position-groups = Unter einem Stapel liegen nur Bauteile gewerteter Leuchttürme, höchstens vier in einer Gruppe; gewertet { $scored ->
    [one] wurde bisher { $scored }
   *[other] wurden bisher { $scored }
} ({ $clauses }).
position-display = Ein Baufeld ist nur leer, wenn sein Bauteil in dieser Runde verbaut wurde oder sein Stapel aufgebraucht ist; beim Aufbau füllen sich die Felder eins nach dem anderen ({ $clauses }).
position-pace = Bisher { $given ->
    [one] wurde { $given } Bauteil
   *[other] wurden { $given } Bauteile
} gekauft; höchstens { $most } können ausgelegen haben ({ $clauses }).
position-tile = Ein Bauteil hält man nur zwischen dem Kauf und der Wahl des Leuchtturms; dann ist sein Feld in der Reihe leer, und es gibt einen Leuchtturm dafür ({ $clauses }).
position-status = Ein Leuchtturm ist „open“ mit weniger als vier Stockwerken, „finished“ mit vier bis zur Wertung und „built“ ohne Stockwerke ({ $clauses }).
position-floors = Dieses Stockwerk hat { $most ->
    [one] ein Material
   *[other] { $most } Materialien
} gekostet; mehr Arbeiter können nicht darauf stehen ({ $clauses }).
position-site-engineers = Auf einem Leuchtturm stehen die Ingenieure der in dieser Runde gebauten Stockwerke, so viele, wie das Wetter verlangt, und nach der Runde keine ({ $clauses }).
position-site-coins = Hier { $given ->
    [one] liegt { $given } Münze
   *[other] liegen { $given } Münzen
}; möglich sind { $least } bis { $most }, eine für jede Runde ohne neues Stockwerk seit dem letzten ({ $clauses }).
position-harbours = Platz { $seat } hat { $given } Arbeiter in Häfen dieses Gebiets; die bisherigen Wertungen erlauben { $most } ({ $clauses }).
position-improved = Häfen sind dort verbessert, wo mindestens drei Leuchttürme des Gebiets gebaut sind, vom Ende jener Runde an, und nirgends sonst ({ $clauses }).
position-pontivy = Jeder Chip liegt auf einer der beiden Reihen; die Reihe der nächsten Runde füllt sich von vorn ({ $clauses }).
position-brest = In Brest können nicht { $given } übrig sein: Möglich sind { $least } bis { $most } ({ $clauses }).
position-visits = In Brest fehlt mehr, als { $visits ->
    [one] { $visits } Besuch in dieser Runde mitnehmen konnte
   *[other] { $visits } Besuche in dieser Runde mitnehmen konnten
} ({ $clauses }).
position-quimper = In Quimper liegt, was die bisher beladenen Kähne von der Produktionskarte dieser Runde übrig gelassen haben, und vorher nichts ({ $clauses }).
position-loaded = Was in Quimper fehlt, muss auf den Kähnen sein: dort fehlen { $missing }, die Spieler haben { $given } ({ $clauses }).
position-supply = Wären mehr als vier Marker nötig, so erhält Quimper nichts von einer Sorte, von der mehr als { $most } im Spiel sind; hier sind es { $given } ({ $clauses }).
position-workers = Dieser Platz hat insgesamt { $given } Arbeiter; es müssen { $wanted } sein ({ $clauses }).
position-cities = In Brest und Lorient stehen Arbeiter nur vom Handeln bis zum Passen ihres Besitzers ({ $clauses }).
position-reserve = { $given ->
    [one] Ein Arbeiter ist
   *[other] { $given } Arbeiter sind
} in der Reserve; mit den im Sturm verletzten können es höchstens { $most } sein ({ $clauses }).
position-engineers = { $given ->
    [one] Ein Ingenieur ist
   *[other] { $given } Ingenieure sind
} im Lagerhaus; Kahn, Häfen und Brest erlauben { $least } bis { $most } ({ $clauses }).
position-engineers-in-play = { $given ->
    [one] Ein Ingenieur ist
   *[other] { $given } Ingenieure sind
} in Lagerhäusern oder auf Leuchttürmen; { $most } kamen in dieser Runde ins Spiel, und nur wer passt, gibt welche ab ({ $clauses }).
position-kept = Wer in dieser Runde noch nicht gehandelt hat, hat nur, was seine Häfen gaben, eine Sorte je beladenem Kahn und bis zu drei einer Sorte aus der Runde davor ({ $clauses }).
position-materials = { $given ->
    [one] Ein Material ist
   *[other] { $given } Materialien sind
} zu viel: Kähne, Häfen und Besuche in den Städten können höchstens { $most } gebracht haben ({ $clauses }).
position-coins = { $given ->
    [one] Eine Münze ist
   *[other] { $given } Münzen sind
} zu viel: Kähne, Belohnungen, Leuchttürme und Handel können bisher höchstens { $most } gebracht haben ({ $clauses }).
position-multiples = { $given } ist kein Vielfaches von { $worth }, den Punkten eines Arbeiters ({ $clauses }).
position-work = { $given ->
    [one] Ein Arbeiter wurde zurückgenommen, stehen gelassen, in einen Hafen geschickt oder baut
   *[other] { $given } Arbeiter wurden zurückgenommen, stehen gelassen, in Häfen geschickt oder bauen
} noch; höchstens { $most } können eingesetzt worden sein ({ $clauses }).
position-majorities = Die bisher gewerteten Leuchttürme können diese Mehrheiten nicht gebracht haben: höchstens eine je Leuchtturm, an einen Platz mit Arbeitern dort, und immer eine, wo Arbeiter stehen blieben ({ $clauses }).
position-card-points = Die bisher gespielten Karten brachten zusammen { $given }; möglich sind { $least } bis { $most } ({ $clauses }).
position-income-points = { $given } Punkte können nicht das Einkommen der Häfen dieses Platzes sein, die höchstens { $most } gebracht haben ({ $clauses }).
position-cards = Es gibt hier { $given ->
    [one] eine Karte
   *[other] { $given } Karten
} „{ $name }“; die Schachtel enthält { $wanted } ({ $clauses }).
position-played = Karten liegen nur an einem Leuchtturm, der gerade gewertet wird, und nur solche, die dort gespielt werden dürfen ({ $clauses }).
position-draw = Hier { $most ->
    [0] ist keine Karte
    [one] ist höchstens { $most } Karte
   *[other] sind höchstens { $most } Karten
} zu ziehen, und der Stapel ist dabei nie leer ({ $clauses }).
position-recalled = Was von den Ausrüstungskarten seit dem ersten Mischen bekannt ist, widerspricht sich.
position-rank = Bei „{ $phase }“ ist dieser Platz nach der Reihenfolge der Runde oder des Schritts nicht am Zug ({ $clauses }).
position-keep = Wer wählt, was er behält, hat als Letzter gepasst und hat Material ({ $clauses }).
position-step = „{ $phase }“ hat keinen solchen Schritt ({ $clauses }).
position-site = Ein Leuchtturm steht hier genau dann, wenn seine neuen Arbeiter zurückgenommen werden können oder er gewertet wird; das passt nicht zu „{ $phase }“ ({ $clauses }).
position-take-back = Das oberste Stockwerk dieses Leuchtturms hat nicht gerade der Platz gebaut, der am Zug ist ({ $clauses }).
position-spot = „{ $phase }“ kann diese Stelle nicht erreicht haben ({ $clauses }).
position-trade = Mit diesem Besuch und diesen Geschäften kann die Partie nicht bei „{ $phase }“ sein ({ $clauses }).
position-scoring-order = Ein anderer Leuchtturm wird vorher gewertet: zuerst der eben gebaute, der Lorient am nächsten liegt, dann im Uhrzeigersinn ({ $clauses }).
position-order = Zuerst kommt, wer die meisten Arbeiter hat, bei Gleichstand, wer am tiefsten steht. Jeder Spieler mit Arbeitern dort hat einen Platz in der Reihenfolge ({ $clauses }).
position-asked = Dieser Platz hat bei „{ $phase }“ nichts zu entscheiden: Er braucht Arbeiter dort, dazu Handkarten oder einen Hafen, in den er darf ({ $clauses }).
