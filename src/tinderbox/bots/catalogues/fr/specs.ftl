bot-unknown = Bot inconnu : « { $given } ». Choix possibles : { $known } ; ou le vôtre : my_module:MyBot.
bot-strength = Le bot { $name } n’a pas de réglage « { $given } ».
bot-no-module = Bot { $path } : le module « { $module } » n’existe pas.
bot-import-fails = Bot { $path } : l’import de { $module } échoue avec { $problem }
bot-no-attribute = Bot { $path } : le module { $module } ne contient pas « { $name } ».
bot-raises = Impossible de créer le bot { $path } avec (strength, seed) : { $problem }
bot-not-a-bot = { $path } n’est pas un bot : l’appel avec (strength, seed) doit renvoyer un objet doté de la méthode choose(view, legal).
