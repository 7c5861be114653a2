# Was ein Bericht über viele Partien fragt: Titel der Diagramme, was sie zeigen, und ihre Beschriftung.
fact-order = Wer beginnt
fact-order-note = Siege nach Platz in der Zugreihenfolge, vom Startspieler an gezählt.
fact-colour = Farben
fact-colour-note = Siege der Spieler, denen die Farbe gehört.
fact-objective = Ziele, die überstehen
fact-objective-note = Wie oft im Bezirk am Ende noch Häuser stehen und kein unkontrolliertes Feuer brennt, gleich wer ihn zum Ziel hatte.
fact-objective-dealt = Was ein Ziel wert ist
fact-objective-dealt-note = Punkte über oder unter dem Durchschnitt der Partie, für Spieler, die es erhalten haben.
fact-direction = Wohin sich das Feuer bewegt
fact-direction-note = Feuerbewegungen pro Partie, nach Richtung der Karte.
fact-direction-burns = Was in welcher Richtung abbrennt
fact-direction-burns-note = Abgebrannte Häuser pro Feuerbewegung, nach Richtung der Karte.
fact-region = Was wo verloren geht
fact-region-note = Anteil der Häuser eines Gebiets, die am Ende nicht mehr stehen, abgebrannt oder abgerissen.
fact-place = { $place ->
    [1] Startspieler
   *[other] Platz { $place }
}
