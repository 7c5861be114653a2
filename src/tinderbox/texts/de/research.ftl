# Befehle für die Forschung: Datensätze, Tafeln der Nummern und Zahlenblöcke, Messungen.
dataset-brief = Partien spielen und jede Entscheidung in eine Parquet-Datei schreiben.
dataset-help = Partien unter Bots spielen und jede Entscheidung zum Lernen in eine Parquet-Datei schreiben: was der Platz wusste, in Zahlen, was er tat und wie die Partie ausging. Der gleiche Startwert gibt die gleiche Datei, auf wie vielen Kernen auch immer.
dataset-option-bots = Die Bots: einer für alle Plätze, oder mehrere, die sie reihum einnehmen. Es gibt: { $known }.
dataset-option-out = Die Parquet-Datei. Sie erscheint, wenn alle Partien darin sind.
dataset-option-no-states = Weglassen, was die Plätze wussten: Die Datei wird viel kleiner.
dataset-done = { $file }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $rows } Entscheidungen, { $bytes } Bytes, in { $seconds } s.

actions-brief = Alle Aktionen eines Spiels mit ihren Nummern zeigen.
actions-help = Jede Aktion eines Spiels mit ihrer Nummer zeigen, unter der Lernprogramme sie kennen. Die gleiche Nummer bedeutet in jeder Version die gleiche Aktion, solange das Datenpaket das gleiche ist.
actions-option-chances = Stattdessen die Ergebnisse von Ziehungen.
actions-index = Nummer
actions-text = Aktion

observation-brief = Zeigen, was in einer Beobachtung wo steht.
observation-help = Die Blöcke der Zahlen zeigen, die ein Platz beobachtet: wo jeder beginnt, wie viele Zahlen er hat und was sie bedeuten.
observation-note = Version { $version }: { $size } Zahlen von 0 bis 255. Plätze zählen vom Beobachter aus im Uhrzeigersinn.
observation-first = Ab
observation-size = Zahlen
observation-block = Block

bench-research-running = Die Türen zur Forschung werden gemessen
bench-research-figure = Messung
bench-research-aec-raw-per-second = PettingZoo, ohne Hüllen: Züge je Sekunde
bench-research-aec-wrapped-per-second = PettingZoo, mit Hüllen: Züge je Sekunde
bench-research-aec-null-per-second = leere Umgebung in gleichen Hüllen: Züge je Sekunde
bench-research-aec-ratio = Verhältnis der beiden
bench-research-vector-per-second = viele Partien, alle Plätze: Schritte je Sekunde
bench-research-seat-per-second = viele, ein Platz gegen Zufall: Schritte je Sekunde
bench-research-openspiel-per-second = OpenSpiel: Entscheidungen je Sekunde
bench-research-tic-tac-toe-per-second = python_tic_tac_toe: Entscheidungen je Sekunde
bench-research-openspiel-ratio = Verhältnis der beiden
bench-research-note = Spielkern { $mode }; { $players } Spieler; { $games } Partien zugleich, wo es viele sind; ein Kern. Es zählt die beste von { $rounds } Runden.
