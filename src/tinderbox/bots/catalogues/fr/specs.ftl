bot-unknown = Bot inconnu : « { $given } ». Choix possibles : { $known }.
bot-strength = Le bot { $name } n’a pas de réglage « { $given } ».
