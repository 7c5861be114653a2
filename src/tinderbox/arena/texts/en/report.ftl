# The page about a game's balance.
report-title = { $game }: how it is balanced
report-games = { $games ->
    [one] One game
   *[other] { $shown } games
} of { $players } players.
report-bots = Bots: { $bots }.
report-table = Pack { $pack }; { $options }; seed { $seed }.
report-section-wins = Who wins
report-section-points = Points
report-section-game = What the game tells
report-section-length = Length
report-seat = Seats
report-seat-note = Wins by seat; the dashed line is an even share.
report-scores = Scores
report-scores-note = How often scores come out, of each kind of bot.
report-sources = Where points come from
report-sources-note = Mean points of one player.
report-turns = Turns
report-decisions = Decisions
report-mean = { $mean } on average, { $least } to { $most }.
report-no-facts = These games were played in bulk and tell nothing more: a report that plays its own games shows what happens in them.
report-reading = Every figure comes with its interval of 95 %. Where an even share would be fair, the dashed line shows it, and ▲ and ▼ mark what is above or below it by more than chance explains: among many figures, one in twenty is marked by chance alone. A shared win is split.
report-column-bot = Bot
report-column-wins = Wins
report-column-interval = 95 %
report-column-score = Score
report-column-rank = Rank
report-column-rating = Rating
report-standings = Standings
report-standings-note = Every bot plays every seat with the same deals.
report-duels = Head to head
report-duels-note = How often the first finishes ahead of the second, a tie counting half.
report-leads = Points head to head
report-leads-note = How many points more the first has than the second.
