extra-missing = { $module } ist nicht installiert. So wird es installiert: pip install tinderbox-games[{ $extra }]
