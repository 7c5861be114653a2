# La page sur l’équilibre d’un jeu.
report-title = { $game } est-il équilibré ?
report-games = { $games ->
    [one] Une partie
   *[other] { $shown } parties
} à { $players } joueurs.
report-bots = Bots : { $bots }.
report-table = Paquet de données { $pack } ; { $options } ; graine { $seed }.
report-section-wins = Qui gagne
report-section-points = Points
report-section-game = Dans la partie
report-section-length = Durée
report-seat = Places
report-seat-note = Victoires selon la place. La ligne pointillée marque des parts égales.
report-scores = Scores
report-scores-note = Combien de fois chaque score se présente, selon le bot.
report-sources = D’où viennent les points
report-sources-note = Points moyens par joueur.
report-turns = Tours
report-decisions = Décisions
report-mean = { $mean } en moyenne, de { $least } à { $most }.
report-no-facts = Ces résultats ne contiennent pas le détail des parties. Laissez le rapport jouer ses propres parties pour voir ce qui s’y passe.
report-reading = Chaque chiffre est accompagné de son intervalle de confiance à 95 %. Là où des parts égales seraient justes, une ligne pointillée les marque ; ▲ et ▼ signalent ce qui s’en écarte plus que le hasard ne l’explique. Environ un chiffre sur vingt est tout de même signalé par le seul hasard. Une victoire partagée est répartie entre les vainqueurs.
report-column-bot = Bot
report-column-wins = Victoires
report-column-interval = IC à 95 %
report-column-score = Score
report-column-rank = Rang
report-column-rating = Cote
report-standings = Classement
report-standings-note = Chaque bot joue à chaque place avec les mêmes donnes.
report-duels = Face à face
report-duels-note = Combien de fois le premier bot finit devant le second. Une égalité compte pour moitié.
report-leads = Face à face, points
report-leads-note = L’avance du premier bot sur le second, en points.
