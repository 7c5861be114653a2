# Was man von einem Leuchtturm sieht, bevor er gewertet wird.
note-order = Reihenfolge für Karten, Hafen und Mehrheit nach jetzigem Stand: { $order }.
note-points = Arbeiter und Mehrheit brächten jetzt: { $scores }.
note-score = { $seat } { $points } SP
