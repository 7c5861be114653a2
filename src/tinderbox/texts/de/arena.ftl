# Turniere und Berichte auf der Kommandozeile.
tournament-brief = Bots gegeneinander spielen lassen.
tournament-help = Bots gegeneinander spielen lassen, jeden auf jedem Platz mit denselben Verteilungen. Zeigt, wie oft jeder gewinnt, mit einem Intervall von 95 %, dazu mittlere Punkte und Ränge und eine Wertung. Ein Turnier mit --out kann jederzeit abgebrochen werden und geht mit --resume weiter.
tournament-option-bots = Die Bots, einer für jeden Platz. Es gibt: { $known }.
tournament-option-games = Wie viele Partien; sonst { $usual }. Ein Vielfaches der Spielerzahl gibt jedem Bot jeden Platz gleich oft.
tournament-option-backend = Wo gespielt wird: in Prozessen hier oder auf einem Ray- oder Dask-Cluster.
tournament-option-out = Die Datei für die Ergebnisse und alle Partien: .json oder .parquet.
tournament-option-resume = Ein Turnier fortsetzen, das mit --out und dieser Datei begonnen wurde.
tournament-backend = Auf „{ $given }“ kann nicht gespielt werden. Es gibt: { $known }.
tournament-bots = { $given ->
    [one] Ein Bot ist
   *[other] { $given } Bots sind
} angegeben, aber { $players } Spieler brauchen { $players } Bots: --bots will einen für jeden Platz, durch Kommas getrennt.
tournament-disagrees = { $option } ist im begonnenen Turnier { $begun }, nicht { $given }.
tournament-resume-out = Ein fortgesetztes Turnier schreibt nach { $out }: --out weglassen.
tournament-resume-pack = Ein fortgesetztes Turnier bringt sein Datenpaket mit: --pack weglassen.
tournament-heading = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} mit { $players } Bots, Startwert { $seed }
tournament-bot = Bot
tournament-share = Siege
tournament-interval = 95 %
tournament-score = Punkte
tournament-rank = Rang
tournament-rating = Wertung
tournament-duel = Zu zweit
tournament-ahead = Voraus
tournament-lead = Punkte
tournament-span = { $low } bis { $high }
tournament-duel-note = Zu zweit: wie oft der erste vor dem zweiten liegt, Gleichstand zählt halb, und um wie viele Punkte. Partien mit derselben Verteilung gelten als zusammengehörig.
tournament-note = Jeder Bot hatte jeden Platz gleich oft, in { $players } Partien mit derselben Verteilung. Ein geteilter Sieg zählt anteilig für alle, die ihn teilen.
tournament-note-uneven = Die letzte Verteilung wurde nicht von allen gespielt: Ein Vielfaches von { $players } Partien gibt jedem Bot jeden Platz gleich oft. Ein geteilter Sieg zählt anteilig für alle, die ihn teilen.
tournament-rate = { $seconds } s: { $games } Partien je Sekunde ({ $mode })

report-brief = Eine Seite über die Ausgewogenheit eines Spiels schreiben.
report-help = Eine Seite mit Diagrammen über ein Spiel schreiben: wer gewinnt, von welchem Platz und mit welcher Farbe, wie die Punkte verteilt sind, wie lange Partien dauern und was das Spiel selbst zu erzählen hat. Spielt dafür Partien oder nimmt die eines Turniers.
report-option-bots = Wer spielt: ein Bot für alle Plätze oder einer für jeden; sonst random. Es gibt: { $known }.
report-option-games = Wie viele Partien; sonst { $usual }.
report-option-results = Die Ergebnisse eines Turniers statt eigens gespielter Partien.
report-option-out = Die Seite, die geschrieben wird; sonst report.html.
report-results-alone = Ergebnisse bringen Spiel, Spielerzahl, Bots, Startwert, Optionen und Datenpaket mit: mit --results weglassen.
report-bots = { $given ->
    [one] Ein Bot ist
   *[other] { $given } Bots sind
} angegeben: Gewünscht ist einer für alle Plätze, oder { $players }, durch Kommas getrennt.
report-written = { $file }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} von { $game }
report-nothing = Es gibt noch keine Partie, über die zu berichten wäre.
