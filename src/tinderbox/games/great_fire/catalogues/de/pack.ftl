# Was an einem Datenpaket von The Great Fire falsch sein kann.
pack-districts-many = Der Spielplan hat { $given } Bezirke; höchstens { $most } sind möglich.
pack-spaces-many = Der Spielplan hat { $given } Felder; höchstens { $most } sind möglich.
pack-borders-many = Der Spielplan hat { $given } Grenzen; höchstens { $most } sind möglich.
pack-neighbours-many = { $name } hat { $given } Nachbarn; höchstens { $most } sind möglich.
pack-pudding-one = Es muss genau ein Feld der Art „pudding“ geben, nicht { $given }.
pack-pudding-green = { $name } muss im grünen Gebiet liegen.
pack-district-region = Der Bezirk { $name } hat kein Gebiet.
pack-district-size = Der Bezirk { $name } hat keine Häuser; seine Größe muss 1 bis 5 sein.
pack-grass-region = Der Grasbereich { $name } darf zu keinem Gebiet gehören.
pack-no-houses = { $name } ist kein Bezirk, also muss die Größe 0 sein.
pack-no-banner = { $name } ist kein Bezirk, also muss das Banner „none“ sein.
pack-objective-value = Das Ziel { $name } hat keine Siegpunkte.
pack-value-no-objective = { $name } hat Siegpunkte, aber kein rotes Banner.
pack-objective-deck = Das Ziel { $name } gehört zu keinem Stapel.
pack-deck-no-objective = { $name } gehört zu einem Stapel, hat aber kein rotes Banner.
pack-deck-sum = Stapel { $deck } muss { $wanted } verschiedene Ziele haben, nicht { $given }.
pack-objective-cards = Es muss insgesamt { $wanted } Zielkarten geben, nicht { $given }.
pack-objective-size = { $name } hat in der Ausgabe „{ $edition }“ die Größe { $size }: Ein rotes Banner haben alle Bezirke ab Größe { $least } und nur sie.
pack-yellow-sum = Es muss genau { $wanted } gelbe Banner geben, nicht { $given }.
pack-edition-missing = Die Ausgabe „{ $edition }“ fehlt.
pack-no-district = Einen Bezirk mit der Kennung „{ $id }“ gibt es nicht.
pack-no-space = Ein Feld mit der Kennung „{ $id }“ gibt es nicht.
pack-fires-few = In der Schachtel sind { $given } Feuer, aber schon Pudding Lane braucht { $wanted }.
pack-region-sum = In der Ausgabe „{ $edition }“ hat das Gebiet „{ $region }“ { $given } Häuser; es müssen { $wanted } sein.
pack-region-parts = { $name } ist vom übrigen Gebiet „{ $region }“ abgeschnitten.
pack-fire-cards-sum = Es muss insgesamt { $wanted } Feuerkarten geben, nicht { $given }.
pack-tokens-sum = Es muss { $wanted } Marker geben (einen für jedes gelbe Banner), nicht { $given }.
pack-band-card-other = „{ $id }“ ist kein Ziel und kann deshalb auf keiner Truppenbewegungskarte stehen.
pack-band-card-one = { $name } muss auf genau einer Truppenbewegungskarte stehen, nicht auf { $given }.
pack-colour-missing = Die Farbe „{ $colour }“ fehlt.
pack-colour-cards-sum = Es muss { $wanted } Farbfolgekarten geben, nicht { $given }.
pack-colour-card-all = { $card } muss jede der sechs Farben genau einmal enthalten.
pack-players-missing = Der Eintrag für { $players } Spieler fehlt.
pack-stack-letters = Bei { $players } Spielern sind die Feuerstapelkarten von unten nach oben { $wanted }, nicht { $given }.
pack-stack-sum = Bei { $players } Spielern ergeben Stapel, Handkarten und übrige Karten zusammen { $given } Feuerkarten; es müssen { $wanted } sein.
pack-stack-under-b = Zu zweit liegen 2 Feuerkarten auf der Feuerstapelkarte A, nicht { $given }: Sie sind für die letzten beiden Nicht-Spieler-Züge.
pack-stack-two = Zu zweit liegen { $given } Karten über und auf der Feuerstapelkarte B: Der zweite Spieler würde sie beim Nachziehen nicht freilegen. Die Zahl muss um 3 größer sein als ein Vielfaches von 4.
pack-bands-sum = Bei { $players } Spielern werden { $given } Truppen eingesetzt; es müssen { $wanted } sein.
pack-band-green = In { $name } kann keine Truppe beginnen: Es liegt im grünen Gebiet.
pack-border-self = „{ $id }“ kann nicht sein eigener Nachbar sein.
pack-border-twice = Die Grenze zwischen „{ $a }“ und „{ $b }“ ist schon bei { $first } angegeben.
pack-cross-four = Die Diagonale zwischen „{ $a }“ und „{ $b }“ braucht genau eine zweite an derselben Stelle, damit ein Kreuz aus vier Feldern entsteht.
pack-cross-side = Dieses Kreuz braucht eine Grenze von „{ $a }“ nach „{ $b }“ in Richtung { $direction }.
pack-fire-never = Kein Feuer aus der Pudding Lane kann { $name } je erreichen.
pack-walk-never = { $name } ist nicht von jedem Feld aus zu Fuß erreichbar.
pack-frame-outside = Der Rahmen muss auf dem Spielplan von { $width } mal { $height } liegen, links vor rechts und oben vor unten.
pack-point-outside = Der Punkt { $x }, { $y } liegt außerhalb des Spielplans von { $width } mal { $height }.
pack-point-not-in-space = Dieser Punkt liegt nicht im Umriss von { $name }.

# Die Zeichnung des Spielplans: Titel, Kartusche, Kompass und was ein Vorleseprogramm von einem Feld sagt.
board-name = The Great Fire of London 1666: der Spielplan
board-cartouche =
    .event = Der große Brand von
    .place = LONDON
    .year = MDCLXVI
board-compass = Kompass: Die Farbe eines Pfeils zeigt seine Richtung
    .N = N
    .E = O
    .S = S
    .W = W
board-district = { $name }, { $region ->
    [purple] lila
    [blue] blaues
    [green] grünes
   *[orange] orangefarbenes
} Gebiet, { $size ->
    [one] ein Haus
   *[other] { $size } Häuser
}{ $vp ->
    [0] .
   *[other] , Ziel für { $vp } SP.
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
