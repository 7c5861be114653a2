# Tournaments: what is answered when something cannot be done.
results-kind = { $given } is no file for results: its name must end in .json or .parquet.
results-unwritable = { $file } cannot be written: it must be a file in a folder that exists and can be written to.
results-not-ours = These are no results of a tournament, or damaged ones.
journal-unreadable = The journal cannot be read: { $why }
tournament-unfinished = An unfinished tournament is in { $file }: go on with --resume { $out }, or delete that file.
tournament-nothing = There is no tournament to go on with in { $file }.
tournament-other-rules = The tournament was begun with other rules or another pack: it cannot go on here.
