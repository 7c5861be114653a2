# The page about a game's balance.
report-title = How balanced is { $game }?
report-games = { $games ->
    [one] One game
   *[other] { $shown } games
} with { $players } players.
report-bots = Bots: { $bots }.
report-table = Data pack { $pack }; { $options }; seed { $seed }.
report-section-wins = Who wins
report-section-points = Points
report-section-game = Inside the game
report-section-length = Length
report-seat = Seats
report-seat-note = Wins by seat. The dashed line marks an equal share.
report-scores = Scores
report-scores-note = How often each score occurs, by bot.
report-sources = Where the points come from
report-sources-note = Mean points per player.
report-turns = Turns
report-decisions = Decisions
report-mean = { $mean } on average, { $least } to { $most }.
report-no-facts = These results hold no details of the games. Let the report play its own games to see what happens in them.
report-reading = Every figure comes with its 95% confidence interval. Where equal shares would be fair, a dashed line marks them; ▲ and ▼ mark what lies above or below by more than chance explains. Even so, about one figure in twenty is marked by chance alone. A shared win is split among the winners.
report-column-bot = Bot
report-column-wins = Wins
report-column-interval = 95% CI
report-column-score = Score
report-column-rank = Rank
report-column-rating = Rating
report-standings = Standings
report-standings-note = Every bot plays every seat with the same deals.
report-duels = Head to head
report-duels-note = How often the first bot finishes ahead of the second. A tie counts half.
report-leads = Head to head, points
report-leads-note = How many points the first bot is ahead of the second.
