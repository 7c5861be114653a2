# Befehle für die Forschung: Datensätze, Tabellen der Aktionen und Beobachtungen, Messungen.
dataset-brief = Partien spielen und jede Entscheidung in eine Parquet-Datei schreiben.
dataset-help = Bots Partien spielen lassen und jede Entscheidung zum Trainieren in eine Parquet-Datei schreiben: was der Platz wusste (als Zahlen), was er tat und wie die Partie ausging. Gleicher Startwert, gleiche Datei, egal auf wie vielen Kernen.
dataset-option-bots = Die Bots: einer für alle Plätze oder mehrere, die reihum die Plätze einnehmen. Zur Wahl stehen: { $known }.
dataset-option-out = Die Parquet-Datei. Sie erscheint, sobald alle Partien darin sind.
dataset-option-no-states = Weglassen, was die Plätze wussten. Die Datei wird viel kleiner.
dataset-done = { $file }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $rows } Entscheidungen, { $bytes } Bytes, in { $seconds } s.

actions-brief = Alle Aktionen eines Spiels mit ihren Nummern auflisten.
actions-help = Alle Aktionen eines Spiels mit den Nummern auflisten, unter denen Lernprogramme sie kennen. Beim selben Datenpaket bedeutet eine Nummer in jeder Version dieselbe Aktion.
actions-option-chances = Stattdessen die Ergebnisse von Zufallsziehungen auflisten.
actions-index = Nummer
actions-text = Aktion

observation-brief = Den Aufbau einer Beobachtung zeigen.
observation-help = Die Zahlenblöcke auflisten, die ein Platz beobachtet: wo jeder beginnt, wie lang er ist und was er bedeutet.
observation-note = Version { $version }: { $size } Zahlen von 0 bis 255. Plätze zählen vom Beobachter aus im Uhrzeigersinn.
observation-first = Ab
observation-size = Länge
observation-block = Block

bench-research-running = Forschungsumgebungen werden gemessen
bench-research-figure = Messwert
bench-research-aec-raw-per-second = PettingZoo, ohne Wrapper: Züge pro Sekunde
bench-research-aec-wrapped-per-second = PettingZoo, mit Wrappern: Züge pro Sekunde
bench-research-aec-null-per-second = leere Umgebung, gleiche Wrapper: Züge pro Sekunde
bench-research-aec-ratio = Verhältnis der beiden
bench-research-vector-per-second = vektorisiert, alle Plätze: Schritte pro Sekunde
bench-research-seat-per-second = vektorisiert, ein Platz gegen Zufall: Schritte pro Sekunde
bench-research-openspiel-per-second = OpenSpiel: Entscheidungen pro Sekunde
bench-research-tic-tac-toe-per-second = python_tic_tac_toe von OpenSpiel: Entscheidungen pro Sekunde
bench-research-openspiel-ratio = Verhältnis der beiden
bench-research-note = Engine { $mode }; { $players } Spieler; vektorisiert { $games } Partien zugleich; ein Kern. Es zählt die beste von { $rounds } Messungen.
