# Was ein Bericht über viele Partien fragt: Titel der Diagramme, was sie zeigen, und ihre Beschriftung.
fact-order = Wer beginnt
fact-order-note = Siege nach der Stelle in der Zugreihenfolge, vom Startspieler an gezählt.
fact-colour = Farben
fact-colour-note = Siege derer, denen eine Farbe gehört.
fact-objective = Ziele, die überdauern
fact-objective-note = Wie oft dort am Ende Häuser stehen und kein Feuer außer Kontrolle ist, gleich wem daran lag.
fact-objective-dealt = Was ein Ziel seinem Besitzer wert ist
fact-objective-dealt-note = Punkte über oder unter dem Mittel des Tisches bei denen, die es erhielten.
fact-direction = Wohin das Feuer zieht
fact-direction-note = Bewegte Feuer in einer Partie, nach der Richtung der Karte.
fact-direction-burns = Was in welcher Richtung brennt
fact-direction-burns-note = Häuser, die ein bewegtes Feuer verbrennt, nach der Richtung der Karte.
fact-region = Was wo verloren geht
fact-region-note = Der Teil der Häuser eines Gebiets, der am Ende nicht mehr steht, verbrannt oder gesprengt.
fact-place = { $place ->
    [1] Startspieler
   *[other] Stelle { $place }
}
