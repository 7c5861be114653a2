# Wörter auf dem gezeichneten Spielplan und dahinter, für Zeiger und Vorleseprogramme.
svg-subtitle = die Leuchttürme der Bretagne, { $first }–{ $last }
svg-round = Runde { $round } von { $rounds }
svg-weather = Wetter
svg-now = diese Runde
svg-forecast = Vorhersage
svg-construction = Baufeld
svg-construction-note = 1, 2 oder 3 Materialien
svg-stack = Bauteile zu { $cost }
svg-stack-left = Bauteile zu { $cost }: noch { $tiles } im Stapel
svg-bought = gekauft, noch nicht gebaut
svg-reward = Münzen: { $coins }, Ausrüstungskarten: { $cards }
svg-quimper-note = Material
svg-trade = Handel
svg-sent = Arbeiter in der Stadt
svg-space = { $engineers ->
    [one] Feld mit 1 Ingenieur
   *[other] Feld mit { $engineers } Ingenieuren
}
svg-order = Kähne und Reihenfolge
svg-row-this =
    diese
    Runde
svg-row-next =
    nächste
    Runde
svg-barge = Kahn { $number }: Felder { $spaces }, Ingenieure { $engineers }, Münzen { $coins }
svg-barge-power = Bei jedem Bau 1 Ingenieur weniger, aber nie weniger als 1
svg-place = Platz { $place }, Siegpunkte am Ende der Partie: { $points }
svg-column-points = Siegpunkte
svg-column-coin = Münzen
svg-column-card = Ausrüstungskarten
svg-column-engineer = Ingenieure
svg-column-worker = Arbeiter im Lagerhaus und in der Reserve
svg-column-wood = Holz
svg-column-stone = Stein
svg-column-sand = Sand
svg-column-brick = Ziegel
svg-majority = Siegpunkte für die Mehrheit
svg-legend-heaven = Himmel: auf dem Festland oder in ruhigem Wasser, blau
svg-legend-purgatory = Fegefeuer: auf See, an recht ruhigen Stellen, weiß
svg-legend-hell = Hölle: an den gefährlichsten Stellen des Meeres, rot
svg-harbour = Hafen
svg-city = Stadt
svg-area-border = Grenze zwischen zwei Gebieten
svg-site = Bauplatz { $number }, { $group }
svg-lighthouse = { $name }: Bauplatz { $number }, { $group }, { $area }
svg-built = gebaut
svg-floors = Gebaute Stockwerke: { $floors } von { $most }
svg-to-score = Platz in der Reihenfolge der Wertung: { $place }
svg-floor = Stockwerk { $floor }: { $materials }
svg-floor-workers = Stockwerk { $floor }: { $materials }; Arbeiter von { $colour }: { $workers }
svg-engineers = Ingenieure: { $engineers }
svg-coins = Münzen: { $coins }
svg-harbour-of = Hafen { $name }, { $area }
svg-income = { $income }: { $amount }, später { $later }
svg-income-improved = { $income }: { $amount }, verbessert
svg-later = → { $amount }

# Was man in den beiden Handelsstädten tun kann.
deal-brest-buy-materials = 2 Materialien von hier
deal-brest-sell-materials = 2 Materialien verkaufen
deal-brest-hire-engineer = Ingenieur vom 1er-Feld
deal-brest-hire-engineers = beide vom 2er-Feld
deal-lorient-buy-materials = 2 beliebige Materialien
deal-lorient-recruit-worker = 1 Arbeiter aus der Reserve
deal-lorient-sell-card = 1 Karte verkaufen
deal-lorient-sell-cards = 2 Karten verkaufen
deal-lorient-buy-cards = 2 Ausrüstungskarten

colour-orange = Orange
colour-violet = Violett
colour-white = Weiß
colour-black = Schwarz
