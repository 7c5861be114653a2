# Die Seite über die Ausgewogenheit eines Spiels.
report-title = Wie ausgewogen ist { $game }?
report-games = { $games ->
    [one] Eine Partie
   *[other] { $shown } Partien
} mit { $players } Spielern.
report-bots = Bots: { $bots }.
report-table = Datenpaket { $pack }; { $options }; Startwert { $seed }.
report-section-wins = Wer gewinnt
report-section-points = Punkte
report-section-game = Aus dem Spiel
report-section-length = Dauer
report-seat = Plätze
report-seat-note = Siege nach Platz. Die gestrichelte Linie zeigt gleiche Anteile.
report-scores = Punktestände
report-scores-note = Wie oft welcher Punktestand vorkommt, nach Bot.
report-sources = Woher die Punkte kommen
report-sources-note = Mittlere Punkte pro Spieler.
report-turns = Züge
report-decisions = Entscheidungen
report-mean = Im Mittel { $mean }, { $least } bis { $most }.
report-no-facts = Diese Ergebnisse enthalten keine Einzelheiten der Partien. Lass den Bericht selbst Partien spielen, um zu sehen, was darin geschieht.
report-reading = Zu jedem Wert gehört sein 95-%-Konfidenzintervall. Wo gleiche Anteile gerecht wären, zeigt sie eine gestrichelte Linie; ▲ und ▼ markieren, was weiter darüber oder darunter liegt, als der Zufall erklärt. Etwa einer von zwanzig Werten ist trotzdem nur durch Zufall markiert. Ein geteilter Sieg wird unter den Siegern aufgeteilt.
report-column-bot = Bot
report-column-wins = Siege
report-column-interval = 95-%-KI
report-column-score = Punkte
report-column-rank = Rang
report-column-rating = Wertungszahl
report-standings = Rangliste
report-standings-note = Jeder Bot spielt auf jedem Platz mit denselben Kartenverteilungen.
report-duels = Direkter Vergleich
report-duels-note = Wie oft der erste Bot vor dem zweiten landet. Gleichstand zählt halb.
report-leads = Direkter Vergleich, Punkte
report-leads-note = Wie viele Punkte Vorsprung der erste Bot vor dem zweiten hat.
