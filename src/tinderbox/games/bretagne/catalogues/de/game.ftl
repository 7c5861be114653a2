# Bretagne: wie es heißt, was vor Beginn zu wählen ist, was zählt, und die kleinen Wörter des Spiels.
game-title = Bretagne
game-blurb = Die Bretagne im 19. Jahrhundert: Auf Landspitzen, Inseln und nackten Felsen im Meer entstehen
    Leuchttürme. Du wählst deine Kähne, belädst sie in Quimper, handelst in Brest und Lorient und baust Stockwerk um
    Stockwerk, bei Sonne und bei Sturm. Lass deine Arbeiter auf den Türmen, um bei der Wertung vorn zu sein, rüste sie
    mit Nebelhorn und Seilkran aus und sichere dir die Häfen der Küste. Für 2 bis 4 Spieler.

option-boards = Wo die Leuchtturmtafeln liegen.
    .title = Leuchtturmtafeln
option-boards-shuffled = Gemischt unter den Bauplätzen ihrer Farbe
option-boards-historical = In historischer Ordnung
option-supply = Ob die Materialien ausgehen können.
    .title = Materialvorrat
option-supply-endless = Der Vorrat geht nie aus
option-supply-box = So viel, wie Schachtel und Marker hergeben

source-take-backs = Zurückgenommene Arbeiter
source-cards = Ausrüstungskarten
source-majorities = Mehrheiten
source-workers = Arbeiter auf Leuchttürmen
source-income = Hafeneinkommen
source-pontivy = Platz bei Pontivy
source-harbours = Häfen
source-coins = Münzen

tie-break-pontivy = weiter vorn bei Pontivy

phase-boards = Leuchtturmtafeln auslegen
phase-standing = von Anfang an gebaute Leuchttürme auslosen
phase-harbour-tiles = Hafenplättchen auslegen
phase-weather = Wetter aufdecken
phase-forecast = Vorhersage aufdecken
phase-tiles = Bauteile auslegen
phase-order = erste Reihenfolge auslosen
phase-equipment = Ausrüstungskarte ziehen
phase-production = Produktionskarte aufdecken
phase-barge = Kähne wählen
phase-load = Materialbeschaffung
phase-act = Aktionen
phase-lighthouse = Bauen, Leuchtturm wählen
phase-take-back = Bauen, Arbeiter
phase-trade = Handeln
phase-keep = Passen
phase-cards = Wertung, Kartenschritt
phase-harbour = Wertung, Hafenschritt
phase-over = die Partie ist zu Ende

# Eine Sorte Material für sich, und so viele Stück davon.
some-wood = Holz
some-stone = Stein
some-sand = Sand
some-brick = Ziegel
goods-none = nichts
goods-wood = { $count } Holz
goods-stone = { $count } Stein
goods-sand = { $count } Sand
goods-brick = { $count } Ziegel

# Ausrüstungskarten, wie man sie ausspielt, zieht und verkauft.
cards-none = keine
cards-furnishing = { $count ->
    [one] eine Innenausstattung
   *[other] { $count } Innenausstattungen
}
cards-pier = { $count ->
    [one] einen Pier
   *[other] { $count } Piere
}
cards-foghorn = { $count ->
    [one] ein Nebelhorn
   *[other] { $count } Nebelhörner
}
cards-cable-crane = { $count ->
    [one] einen Seilkran
   *[other] { $count } Seilkräne
}

# Was ein Hafenplättchen bringt.
yield-wood = { $count } Holz
yield-stone = { $count } Stein
yield-sand = { $count } Sand
yield-brick = { $count } Ziegel
yield-worker = { $count } Arbeiter
yield-card = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
yield-engineer = { $count ->
    [one] { $count } Ingenieur
   *[other] { $count } Ingenieure
}
yield-points = { $count } SP

sky-sunny = Sonne
sky-variable = wechselhaftes Wetter
sky-storm = Sturm

in-area-south = im Süden
in-area-west = im Westen
in-area-north = im Norden

barge-top = obersten
barge-middle = mittleren
barge-bottom = untersten

# Die Reihenfolge eines Wertungsschritts: wer wie viele Arbeiter hat, und wo der unterste steht, wenn das entscheidet.
order-nobody = keine Arbeiter mehr da, niemand erhält SP
order-workers = { $seat } ({ $workers } Arbeiter)
order-workers-tied = { $workers ->
    [one] { $seat } ({ $workers } Arbeiter, in Stockwerk { $floor })
   *[other] { $seat } ({ $workers } Arbeiter, der unterste in Stockwerk { $floor })
}

list-last = { $first } und { $last }
score-of = { $seat } { $points }
harbour-with = { $name } { $income }
