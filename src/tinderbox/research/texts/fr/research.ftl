extra-missing = { $module } n’est pas installé. Pour l’installer : pip install tinderbox-games[{ $extra }]
