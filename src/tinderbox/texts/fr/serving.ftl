# Le serveur en ligne de commande.
serve-brief = Ouvrir des tables pour ses amis, sur cette machine ou sur le réseau.
serve-help = Proposer des tables par HTTP : le jeu dans le navigateur, l’interface et ses flux. Tout le reste se règle par des variables TINDERBOX_… : docs/server.md les énumère. Sans réglages, les parties sont gardées dans un fichier SQLite de votre dossier de données et seule cette machine peut entrer.
serve-option-port = Le port ; 0 en prend un de libre.
serve-option-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres machines.
serve-option-workers = Combien de processus ; plus d’un exige PostgreSQL.
serve-metavar-host = ADRESSE
serve-open = Tinderbox se trouve à { $url }
