# Was an einem Datenpaket von Der große Brand falsch sein kann.
pack-districts-many = Der Plan hat { $given } Bezirke; ein Spielplan fasst höchstens { $most }.
pack-spaces-many = Der Plan hat { $given } Felder; ein Spielplan fasst höchstens { $most }.
pack-borders-many = Der Plan hat { $given } Grenzen; ein Spielplan fasst höchstens { $most }.
pack-neighbours-many = { $name } hat { $given } Nachbarn; erlaubt sind höchstens { $most }.
pack-pudding-one = Es muss genau ein Feld der Art „pudding“ geben, nicht { $given }.
pack-pudding-green = { $name } muss im grünen Gebiet liegen.
pack-district-region = Der Bezirk { $name } hat kein Gebiet.
pack-district-size = Der Bezirk { $name } hat keine Häuser; seine Größe muss 1 bis 5 sein.
pack-grass-region = Der Grasbereich { $name } darf zu keinem Gebiet gehören.
pack-no-houses = { $name } ist kein Bezirk; die Größe muss 0 sein.
pack-no-banner = { $name } ist kein Bezirk; das Banner muss „none“ sein.
pack-objective-value = Das Ziel { $name } hat keine Siegpunkte.
pack-value-no-objective = { $name } hat Siegpunkte, aber kein rotes Banner.
pack-objective-deck = Das Ziel { $name } gehört zu keinem Stapel.
pack-deck-no-objective = { $name } gehört zu einem Stapel, hat aber kein rotes Banner.
pack-deck-sum = Stapel { $deck } muss { $wanted } verschiedene Ziele haben, nicht { $given }.
pack-objective-cards = Es muss insgesamt { $wanted } Zielkarten geben, nicht { $given }.
pack-objective-size = { $name } hat in der Ausgabe „{ $edition }“ die Größe { $size }: Ein Bezirk hat genau dann ein rotes Banner, wenn seine Größe mindestens { $least } ist.
pack-yellow-sum = Es muss genau { $wanted } gelbe Banner geben, nicht { $given }.
pack-edition-missing = Die Ausgabe „{ $edition }“ fehlt.
pack-no-district = Einen Bezirk mit der Kennung „{ $id }“ gibt es nicht.
pack-no-space = Ein Feld mit der Kennung „{ $id }“ gibt es nicht.
pack-fires-few = In der Schachtel sind { $given } Feuer, aber schon Pudding Lane braucht { $wanted }.
pack-region-sum = In der Ausgabe „{ $edition }“ hat das Gebiet „{ $region }“ { $given } Häuser; es müssen { $wanted } sein.
pack-region-parts = { $name } ist vom übrigen Gebiet „{ $region }“ abgeschnitten.
pack-fire-cards-sum = Es muss insgesamt { $wanted } Feuerkarten geben, nicht { $given }.
pack-tokens-sum = Es muss { $wanted } Marker geben, einen für jedes gelbe Banner, nicht { $given }.
pack-band-card-other = „{ $id }“ ist kein Ziel; keine Truppenbewegungskarte zeigt es.
pack-band-card-one = { $name } muss auf genau einer Truppenbewegungskarte stehen, nicht auf { $given }.
pack-colour-missing = Die Farbe „{ $colour }“ fehlt.
pack-colour-cards-sum = Es muss { $wanted } Farbfolgekarten geben, nicht { $given }.
pack-colour-card-all = { $card } reiht nicht jede der sechs Farben genau einmal.
pack-players-missing = Der Eintrag für { $players } Spieler fehlt.
pack-stack-letters = Bei { $players } Spielern sind die Feuerstapelkarten von unten { $wanted }, nicht { $given }.
pack-stack-sum = Bei { $players } Spielern ergeben Stapel, Handkarten und Rest { $given } Feuerkarten; es müssen { $wanted } sein.
pack-stack-under-b = Zu zweit liegen 2 Feuerkarten auf der Feuerstapelkarte A, nicht { $given }: Sie dienen den letzten beiden Nicht-Spieler-Zügen.
pack-stack-two = Zu zweit liegen { $given } Karten über und auf der Feuerstapelkarte B: Das Nachziehen der zweiten Person würde sie nicht aufdecken. Die Zahl muss um 3 größer sein als ein Vielfaches von 4.
pack-bands-sum = Bei { $players } Spielern kommen { $given } Truppen auf den Plan; es müssen { $wanted } sein.
pack-band-green = In { $name } beginnt keine Truppe, denn es liegt im grünen Gebiet.
pack-border-self = „{ $id }“ kann nicht sein eigener Nachbar sein.
pack-border-twice = Die Grenze zwischen „{ $a }“ und „{ $b }“ steht schon bei { $first }.
pack-cross-four = Die Diagonale zwischen „{ $a }“ und „{ $b }“ braucht genau eine zweite an derselben Stelle, damit vier Felder ein Kreuz bilden.
pack-cross-side = Dieses Kreuz braucht eine Grenze von „{ $a }“ nach „{ $b }“ in Richtung { $direction }.
pack-fire-never = Kein Feuer aus der Pudding Lane kann { $name } je erreichen.
pack-walk-never = Zu { $name } kommt man nicht von überall zu Fuß.
pack-frame-outside = Der Rahmen muss auf dem Spielplan von { $width } mal { $height } liegen, links vor rechts und oben vor unten.
pack-point-outside = Der Punkt { $x }, { $y } liegt außerhalb des Spielplans von { $width } mal { $height }.
pack-point-not-in-space = Dieser Punkt liegt nicht im Umriss von { $name }.

# Die Zeichnung des Spielplans: Titel, Kartusche, Kompass und was ein Vorleseprogramm von einem Feld sagt.
board-name = The Great Fire of London 1666: der Spielplan
board-cartouche =
    .event = Der große Brand von
    .place = LONDON
    .year = MDCLXVI
board-compass = Kompass: Die Farbe eines Pfeils ist seine Richtung
    .N = N
    .E = O
    .S = S
    .W = W
board-district = { $name }, Gebiet { $region ->
    [purple] Lila
    [blue] Blau
    [green] Grün
   *[orange] Orange
}, { $size ->
    [one] ein Haus
   *[other] { $size } Häuser
}{ $vp ->
    [0] .
   *[other] , Ziel mit { $vp } SP.
}
board-pudding = { $name }, wo der Brand beginnt.
board-grass = { $name }, Grasbereich.
board-houses = Häuser: { $letters }.
board-no-houses = Keine Häuser mehr.
board-demolished = Abgerissen: eine Feuerschneise.
board-fires = { $fires ->
    [one] Ein Feuer
   *[other] { $fires } Feuer
}, { $contained ->
    [yes] unter Kontrolle.
   *[no] außer Kontrolle.
}
board-bands = { $bands ->
    [one] Eine Truppe.
   *[other] { $bands } Truppen.
}
board-landowners = Grundbesitzer: { $letters }.
board-token = Hier liegt ein Marker.
