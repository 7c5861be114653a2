# Tournaments: what goes wrong, and what to do.
results-kind = { $given } cannot hold results: the file name must end in .json or .parquet.
results-unwritable = Cannot write { $file }: choose a file in an existing folder that you can write to.
results-not-ours = This is not the result of a tournament, or it is damaged.
log-unreadable = The log of results cannot be read: { $why }
tournament-unfinished = { $file } holds an unfinished tournament: continue it with --resume { $out }, or delete the file.
tournament-nothing = There is no tournament to continue in { $file }.
tournament-other-rules = This tournament was started with other rules or another data pack: it cannot be continued here.
tournament-bot-failed = Bot { $bot } failed in game { $game }: { $problem }
