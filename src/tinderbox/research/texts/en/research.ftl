extra-missing = { $module } is not installed. Install it with: pip install tinderbox-games[{ $extra }]
