# The Great Fire of London: wie es heißt, was vor Beginn zur Wahl steht, was zählt, und die kleinen Wörter.
game-title = The Great Fire of London 1666
game-blurb = September 1666: Ein Backofen in der Pudding Lane hat London in Brand gesteckt. Dir gehören Häuser in der
    ganzen Stadt, den anderen auch. In jedem Zug musst du das Feuer ausbreiten, aber du wählst, wohin; danach bewegst
    du die Brandschutztruppen, löschst Feuer und reißt Bezirke ab, um es aufzuhalten. Rette deine Häuser und deine
    geheimen Ziele und werde Held von London. Für 2 bis 6 Spieler.

option-edition = Die Spielregeln nennen verschiedene Größen für Aldgate und verschieden viele Feuer in der Schachtel. Die Zahl der Feuer zählt nur, wenn der Vorrat auf die Schachtel begrenzt ist.
    .title = Ausgabe
option-edition-german = Deutsche Ausgabe: Aldgate hat 4 Häuser (65 Feuer in der Schachtel)
option-edition-french = Französische Ausgabe: Aldgate hat 3 Häuser (100 Feuer in der Schachtel)
option-hidden-colours = Bis zum Ende weiß jeder Spieler nur, welche Häuser ihm selbst gehören.
    .title = Geheime Farben
option-hidden-colours-true = Die Farben sind geheim
option-hidden-colours-false = Die Farben sind offen
option-more-destruction = Ab 3 Spielern: Nach der letzten Feuerstapelkarte hat jeder noch zwei Züge statt eines Zuges.
    .title = Noch mehr Zerstörung
option-more-destruction-true = Zwei letzte Züge
option-more-destruction-false = Ein letzter Zug
option-more-destruction-two = Zu zweit gibt es kein „Noch mehr Zerstörung“: Die letzten Züge stehen fest (O2, P9).
option-supply = Können die Feuer ausgehen?
    .title = Vorrat an Feuern
option-supply-endless = Der Vorrat geht nie aus
option-supply-box = Nicht mehr Feuer als in der Schachtel

source-houses = Häuser
source-extinguished = Gelöschte Feuer
source-objectives = Ziele
source-tokens = Marker
source-hero = Held

tie-break-extinguished = mehr gelöschte Feuer
tie-break-houses = mehr Häuser auf dem Spielplan
tie-break-objectives = mehr Punkte aus Zielen

phase-hands = Feuerkarten werden ausgeteilt
phase-exchange = Hand behalten oder tauschen
phase-houses = Häuser werden aufgestellt
phase-colours = Farben werden ausgeteilt
phase-landowner-colours = Grundbesitzer werden ausgeteilt
phase-objectives = Ziele werden ausgeteilt
phase-start = der Startspieler wird ausgelost
phase-place-band = Truppen einsetzen
phase-place-landowner = Grundbesitzer einsetzen
phase-card = Feuerkarte spielen
phase-origin = Feuer wählen
phase-destination = Feuer bewegen
phase-token = Marker ansehen
phase-actions = Aktionen
phase-draw = Karte ziehen
phase-intensify = Feuer anfachen
phase-city-card = Nicht-Spieler-Zug, Feuerkarte aufdecken
phase-city-colour = Nicht-Spieler-Zug, Farbfolgekarte aufdecken
phase-city-destination = Nicht-Spieler-Zug, wählen, wohin sich das Feuer bewegt
phase-city-origin = Nicht-Spieler-Zug, Feuer wählen
phase-city-muster = Nicht-Spieler-Zug, Truppenbewegungskarte aufdecken
phase-city-band = Nicht-Spieler-Zug, Truppen bewegen
phase-over = die Partie ist zu Ende

direction-N = Nord
direction-E = Ost
direction-S = Süd
direction-W = West

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Lila
colour-white = Weiß

houses-red = { $count ->
    [one] { $count } rotes Haus
   *[other] { $count } rote Häuser
}
houses-blue = { $count ->
    [one] { $count } blaues Haus
   *[other] { $count } blaue Häuser
}
houses-green = { $count ->
    [one] { $count } grünes Haus
   *[other] { $count } grüne Häuser
}
houses-yellow = { $count ->
    [one] { $count } gelbes Haus
   *[other] { $count } gelbe Häuser
}
houses-purple = { $count ->
    [one] { $count } lila Haus
   *[other] { $count } lila Häuser
}
houses-white = { $count ->
    [one] { $count } weißes Haus
   *[other] { $count } weiße Häuser
}

region-purple = Gebiet Lila
region-blue = Gebiet Blau
region-green = Gebiet Grün
region-orange = Gebiet Orange

token-charge = eine Sprengladung
token-double = eine Doppelbewegung
token-point = ein 1-SP-Marker

list-last = { $first } und { $last }
cards-of = { $count }-mal { $card }
objective-worth = { $name } ({ $points } SP)
score-of = { $seat } { $points }
step-between = von { $from } nach { $to }
