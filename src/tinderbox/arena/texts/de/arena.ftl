# Turniere: was geantwortet wird, wenn etwas nicht geht.
results-kind = { $given } ist keine Datei für Ergebnisse: Der Name muss auf .json oder .parquet enden.
results-unwritable = { $file } kann nicht geschrieben werden: Es muss eine Datei in einem Ordner sein, den es gibt und in dem geschrieben werden darf.
results-not-ours = Das sind keine Ergebnisse eines Turniers, oder beschädigte.
journal-unreadable = Das Journal kann nicht gelesen werden: { $why }
tournament-unfinished = In { $file } ist ein unfertiges Turnier: mit --resume { $out } fortsetzen oder die Datei löschen.
tournament-nothing = In { $file } gibt es kein Turnier, das weitergehen könnte.
tournament-other-rules = Das Turnier wurde mit anderen Regeln oder einem anderen Datenpaket begonnen: Hier kann es nicht weitergehen.
