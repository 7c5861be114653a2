# Was an einer Stellung oder Ansicht von The Great Fire falsch sein kann.
position-range = { $given } ist hier nicht möglich: von { $least } bis { $most }.
position-no-space = „{ $name }“ ist kein Feld dafür.
position-no-phase = Einen Schritt „{ $name }“ gibt es nicht.
position-no-direction = „{ $name }“ ist hier unbekannt: Richtungen sind N, E, S und W, Marker sind charge, double und point.
position-no-colour = Eine Farbe „{ $name }“ gibt es nicht.
position-no-card = Eine Karte „{ $name }“ gibt es nicht.
position-no-objective = „{ $name }“ ist kein Ziel aus Stapel { $deck }.
position-supply = Die Zahl der Feuer im Vorrat steht genau dann da, wenn die Option „supply“ auf „box“ steht.
position-stack = Den Feuerstapel gibt es genau ab dem Ende des Tauschs.
position-houses-drawn = Die stehenden Häuser sind genau dann gezählt, wenn alle gezogen wurden.
position-just-taken = Ein Marker ist genau dann eben genommen, wenn der Platz, der am Zug ist, einen hat, den die erste Bewegung dieses Zugs gebracht hat.
position-last-turns = Die letzten Züge werden genau dann gezählt, wenn alle Feuerstapelkarten aufgedeckt sind.
position-pudding-lane = In Pudding Lane brennt es immer: Dort muss mindestens ein Feuer stehen.
position-bands = { $given ->
    [one] Eine Truppe steht
   *[other] { $given } Truppen stehen
} auf dem Plan; es gibt 6, und alle werden vor den Grundbesitzern eingesetzt.
position-demolished = { $name } ist abgerissen: Dort können weder Häuser noch Feuer noch ein Marker sein.
position-contained = Unter Kontrolle sind genau die brennenden Bezirke mit mindestens so vielen Truppen wie Feuern.
position-houses = { $given ->
    [one] Ein Haus steht
   *[other] { $given } Häuser stehen
} hier; ein Bezirk der Größe { $size } hat alle seine Häuser oder keines.
position-standing = Auf dem Plan { $given ->
    [one] steht ein Haus
   *[other] stehen { $given } Häuser
} dieser Farbe.
position-twice = Hier steht etwas zweimal.
position-seats = Es müssen { $players } Plätze sein, und ebenso viele Einträge mit Geheimnissen.
position-counts = Handkarten und Marker haben offen andere Zahlen als geheim.
position-colours = Die Farben sind offen andere als geheim.
position-shown = Es wurden mehr Karten vorgezeigt, als auf der Hand sind.
position-landowners = { $wanted ->
    [one] Ein Platz hat hier eine Farbe und einen Grundbesitzer.
   *[other] Ein Platz hat hier { $wanted } Farben und { $wanted } Grundbesitzer.
}
position-objectives = Ein Platz hat aus jedem der drei Stapel ein Ziel.
position-tokens = Auf dem Plan liegen mehr Marker als die { $most }, die noch niemand gesehen hat.
position-copies = { $copies ->
    [one] Es gibt nur eine Karte
   *[other] Es gibt nur { $copies } Karten
} mit dem Ziel { $name }.
position-dealt = Was bisher ausgeteilt ist, passt nicht zusammen.
position-city = Die Karten des Nicht-Spieler-Zugs gibt es genau zu zweit.
position-no-way-on = Mit diesen Figuren kann das Spiel nicht bei „{ $name }“ sein.
