# Wörter auf dem Spielplan des Tisches.
table-yard = Baufeld
table-reward = Belohnung
table-order = Reihenfolge
table-row-now = jetzt
table-row-next = dann
table-weather-now = Wetter jetzt
table-weather-then = dann
table-engineers = Ingenieure je Stockwerk
table-coast-north = Nordküste
table-coast-west = Westküste
table-coast-south = Südküste
