# Le contrat : actions, options, tirages, annulations, enregistrements.
notation-empty = Indiquez une action.
notation-too-long = Une action compte au plus { $most } caractères.
notation-no-verb = Il n’y a pas d’action « { $verb } ». Les actions commencent par : { $verbs }.
notation-no-such = « { $text } » n’est pas une action : vérifiez ce qui suit « { $verb } ».
notation-ambiguous = « { $text } » peut signifier « { $first } » ou « { $second } ».
notation-no-code = Il n’y a pas d’action numéro { $code } : les numéros vont de 0 à { $most }.
notation-not-an-action = { $given } n’est pas une action.

seat-name = Place { $number }

option-game = Jeu inconnu : « { $given } ». Choix possibles : { $known }.
option-players = Ce jeu se joue de { $fewest } à { $most } joueurs, et non à { $given }.
option-unknown = Option inconnue : « { $name } ». Choix possibles : { $allowed }.
option-value = L’option { $name } ne peut pas valoir { $given }. Choix possibles : { $allowed }.
option-seat = Il n’y a pas de place { $given } : les places vont de 0 à { $most }.
option-names = Donnez { $players } noms, chacun de 1 à 80 caractères imprimables.
option-seed = { $given } n’est pas une graine : prenez un entier à partir de 0, ou un mot d’au plus 64 caractères simples.

draw-impossible = « { $given } » ne peut pas être tiré ici. Tirages possibles : { $possible }.
prompt-draw = On pioche d’abord.
undo-limit = Vous ne pouvez pas revenir à la décision { $given } : la plus ancienne possible est la { $limit }, et la partie en est à la décision { $decisions }.
refused-over = La partie est terminée.
refused-draw = Il faut d’abord faire un tirage.
refused-turn = C’est à un autre joueur de jouer.

document-other-game = Ceci concerne { $given }, et non { $wanted }.
document-other-pack = Le paquet de données { $id } a changé depuis que ceci a été écrit.
record-format = Format inconnu : { $given }. Seul { $known } peut être lu.
record-rules = Cette partie suit la version { $given } des règles ; ce programme a la version { $known }.
record-line = Une ligne doit s’écrire « {"clé: valeur"} », ou commencer par une espace pour continuer la précédente : { $line }
record-key = Clé inconnue : « { $key } ». Choix possibles : { $known }.
record-option = Une option s’écrit nom=valeur, et non { $part }.
record-number = Il faut ici un nombre entier, et non { $given }.
record-after-end = La partie était déjà terminée avant « { $step } ».
record-other-turn = « { $step } » n’a pas sa place ici : c’est le tour { $turn }, et c’est à la place { $seat } de décider.
record-no-draw = Il n’y avait rien à tirer à { $step }.
record-draw-missing = Il manque ici le résultat d’un tirage, et il n’y a pas de graine pour le produire.
record-checksum = La somme de contrôle { $given } ne correspond pas : la partie s’est déroulée autrement.
record-scores = Les scores ne correspondent pas à la partie.
