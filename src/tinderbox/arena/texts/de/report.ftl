# Die Seite über die Ausgewogenheit eines Spiels.
report-title = { $game }: wie ausgewogen es ist
report-games = { $games ->
    [one] Eine Partie
   *[other] { $shown } Partien
} zu { $players } Spielern.
report-bots = Bots: { $bots }.
report-table = Datenpaket { $pack }; { $options }; Startwert { $seed }.
report-section-wins = Wer gewinnt
report-section-points = Punkte
report-section-game = Was das Spiel erzählt
report-section-length = Dauer
report-seat = Plätze
report-seat-note = Siege nach Plätzen; die gestrichelte Linie ist der gleiche Anteil für alle.
report-scores = Punktestände
report-scores-note = Wie oft Punktestände vorkommen, für jede Art von Bot.
report-sources = Woher die Punkte kommen
report-sources-note = Mittlere Punkte eines Spielers.
report-turns = Züge
report-decisions = Entscheidungen
report-mean = { $mean } im Mittel, { $least } bis { $most }.
report-no-facts = Diese Partien wurden in Mengen gespielt und erzählen nicht mehr: Ein Bericht, der selbst spielt, zeigt, was in ihnen geschieht.
report-reading = Jede Zahl steht mit ihrem Intervall von 95 %. Wo ein gleicher Anteil gerecht wäre, zeigt ihn die gestrichelte Linie; ▲ und ▼ kennzeichnen, was weiter darüber oder darunter liegt, als der Zufall erklärt: Unter vielen Zahlen ist eine von zwanzig durch bloßen Zufall gekennzeichnet. Ein geteilter Sieg wird aufgeteilt.
report-column-bot = Bot
report-column-wins = Siege
report-column-interval = 95 %
report-column-score = Punkte
report-column-rank = Rang
report-column-rating = Wertung
report-standings = Rangliste
report-standings-note = Jeder Bot spielt auf jedem Platz mit denselben Verteilungen.
report-duels = Zu zweit
report-duels-note = Wie oft der erste vor dem zweiten liegt; Gleichstand zählt halb.
report-leads = Punkte zu zweit
report-leads-note = Wie viele Punkte der erste mehr hat als der zweite.
