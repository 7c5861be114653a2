# Turniere und Berichte auf der Befehlszeile.
tournament-brief = Bots gegeneinander spielen lassen.
tournament-help = Bots gegeneinander spielen lassen, jeden auf jedem Platz mit denselben Kartenverteilungen. Zeigt den Anteil der Siege mit 95-%-Konfidenzintervall, mittlere Punkte und Ränge und eine Wertungszahl. Ein Turnier mit --out lässt sich jederzeit unterbrechen und mit --resume fortsetzen.
tournament-option-bots = Die Bots, einer pro Platz. Zur Wahl stehen: { $known }.
tournament-option-games = Die Zahl der Partien. Standard: { $usual }. Bei einem Vielfachen der Spielerzahl bekommt jeder Bot jeden Platz gleich oft.
tournament-option-backend = Wo gespielt wird: in Prozessen auf diesem Rechner oder auf einem Ray- oder Dask-Cluster.
tournament-option-out = Die Datei für die Ergebnisse und alle Partien: .json oder .parquet.
tournament-option-resume = Das Turnier fortsetzen, das mit --out und dieser Datei begonnen wurde.
tournament-backend = Unbekanntes Backend: „{ $given }“. Zur Wahl stehen: { $known }.
tournament-bots = { $given ->
    [one] Ein Bot ist
   *[other] { $given } Bots sind
} angegeben, aber { $players } Spieler brauchen { $players }: Gib bei --bots einen pro Platz an, durch Kommas getrennt.
tournament-disagrees = { $option } ist in diesem Turnier { $begun }, nicht { $given }: Lass die Option weg, um es fortzusetzen.
tournament-resume-out = Ein fortgesetztes Turnier schreibt in { $out }: Lass --out weg.
tournament-resume-pack = Ein fortgesetztes Turnier behält sein Datenpaket: Lass --pack weg.
tournament-heading = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} mit { $players } Bots, Startwert { $seed }
tournament-bot = Bot
tournament-share = Siege
tournament-interval = 95-%-KI
tournament-score = Punkte
tournament-rank = Rang
tournament-rating = Wertungszahl
tournament-duel = Direkter Vergleich
tournament-ahead = Davor
tournament-lead = Punkte
tournament-span = { $low } bis { $high }
tournament-duel-note = Direkter Vergleich: wie oft der erste Bot vor dem zweiten landet (Gleichstand zählt halb) und mit wie vielen Punkten Vorsprung. Partien mit derselben Kartenverteilung gelten als eine Gruppe.
tournament-note = Jeder Bot hatte jeden Platz gleich oft: { $players } Partien pro Kartenverteilung. Ein geteilter Sieg wird unter den Siegern aufgeteilt.
tournament-note-uneven = Die letzte Kartenverteilung hat nicht jeder Bot auf jedem Platz gespielt: Bei einem Vielfachen von { $players } Partien bekommt jeder Bot jeden Platz gleich oft. Ein geteilter Sieg wird unter den Siegern aufgeteilt.
tournament-rate = { $seconds } s: { $games } Partien pro Sekunde ({ $mode })

report-brief = Eine Seite über die Ausgewogenheit eines Spiels erstellen.
report-help = Eine Seite mit Diagrammen über ein Spiel erstellen: wer gewinnt, von welchem Platz und mit welcher Farbe, wie sich die Punkte verteilen, wie lange Partien dauern, dazu Zahlen zum Spiel selbst. Die Partien werden dafür gespielt oder stammen aus einem Turnier.
report-option-bots = Die Bots: einer für alle Plätze oder einer pro Platz. Standard: random. Zur Wahl stehen: { $known }.
report-option-games = Die Zahl der Partien. Standard: { $usual }.
report-option-results = Die Ergebnisse eines Turniers verwenden, statt Partien zu spielen.
report-option-out = Die Seite, die geschrieben wird. Standard: report.html.
report-results-alone = Spiel, Spielerzahl, Bots, Startwert, Optionen und Datenpaket stehen schon in den Ergebnissen: Lass sie bei --results weg.
report-bots = { $given ->
    [one] Ein Bot ist
   *[other] { $given } Bots sind
} angegeben: Nenne einen für alle Plätze oder { $players }, durch Kommas getrennt.
report-written = { $file }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} { $game }
report-nothing = Es gibt noch keine Partien für einen Bericht.
