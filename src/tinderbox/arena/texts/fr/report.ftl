# La page sur l’équilibre d’un jeu.
report-title = { $game } : son équilibre
report-games = { $games ->
    [one] Une partie
   *[other] { $shown } parties
} à { $players } joueurs.
report-bots = Bots : { $bots }.
report-table = Paquet { $pack } ; { $options } ; graine { $seed }.
report-section-wins = Qui gagne
report-section-points = Points
report-section-game = Ce que le jeu raconte
report-section-length = Durée
report-seat = Places
report-seat-note = Victoires selon la place ; la ligne pointillée est la part égale.
report-scores = Scores
report-scores-note = Combien de fois les scores se présentent, pour chaque sorte de bot.
report-sources = D’où viennent les points
report-sources-note = Points moyens d’un joueur.
report-turns = Tours
report-decisions = Décisions
report-mean = { $mean } en moyenne, de { $least } à { $most }.
report-no-facts = Ces parties ont été jouées en masse et ne racontent rien de plus : un rapport qui joue ses propres parties montre ce qui s’y passe.
report-reading = Chaque chiffre est donné avec son intervalle à 95 %. Là où une part égale serait juste, la ligne pointillée la montre ; ▲ et ▼ signalent ce qui est au-dessus ou au-dessous plus que le hasard ne l’explique : parmi beaucoup de chiffres, un sur vingt est signalé par le seul hasard. Une victoire partagée est divisée.
report-column-bot = Bot
report-column-wins = Victoires
report-column-interval = 95 %
report-column-score = Score
report-column-rank = Rang
report-column-rating = Cote
report-standings = Classement
report-standings-note = Chaque bot joue à chaque place avec les mêmes donnes.
report-duels = Face à face
report-duels-note = Combien de fois le premier finit devant le second ; une égalité compte pour moitié.
report-leads = Points face à face
report-leads-note = Combien de points le premier a de plus que le second.
