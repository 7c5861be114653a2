# Le serveur en ligne de commande.
serve-brief = Ouvrir des tables pour ses amis, sur cette machine ou sur le réseau.
serve-help = Proposer des tables par HTTP : le jeu dans le navigateur, l’interface et ses flux. Tout le reste se règle par des variables TINDERBOX_… : docs/server.md les énumère. Sans réglages, les parties sont gardées dans un fichier SQLite de votre dossier de données et seule cette machine peut entrer.
serve-option-port = Le port ; 0 en prend un de libre.
serve-option-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres machines.
serve-option-workers = Combien de processus ; plus d’un exige PostgreSQL.
serve-metavar-host = ADRESSE
serve-open = Tinderbox se trouve à { $url }

bot-brief = Faire jouer un bot sur un serveur.
bot-help = Faire jouer un bot intégré sur un serveur, à chaque table où son jeton a une place, jusqu’à ce qu’on l’arrête. Le jeton se crée sur le serveur : POST /api/programs, voir docs/server.md.
bot-option-server = L’adresse du serveur.
bot-option-token = Le jeton du programme ; plutôt dans TINDERBOX_TOKEN que sur la ligne de commande.
bot-option-spec = Le bot qui joue.
bot-option-join = Prendre d’abord une place libre à cette table ; peut être donné plusieurs fois.
bot-option-moves = S’arrêter après tant de coups.
bot-plays = { $spec } joue sur { $server }

check-games-brief = Rejouer chaque partie enregistrée avec le programme installé.
check-games-help = Rejouer chaque partie de la base de données du serveur (TINDERBOX_DATABASE_URL) avec le programme installé et dire ce qui diffère ; rien n’est modifié. Le code de retour est 1 si quelque chose diffère : à lancer avant une mise à jour.
check-games-one = Table { $table }, entrée { $seq } : { $what }
check-games-all = { $checked ->
    [one] Une table vérifiée,
   *[other] { $checked } tables vérifiées,
} { $different ->
    [0] aucune ne diffère.
    [one] une diffère.
   *[other] { $different } diffèrent.
}

bench-option-tables = Avec « server » : combien de tables à la fois.
bench-server-running = Mise en place des tables
bench-server-figure = Serveur en charge
bench-server-workers = processus
bench-server-tables = tables
bench-server-seats = places à chacune
bench-server-streams = flux
bench-server-moves-per-second = coups par seconde, autant que possible
bench-server-answer-p99-ms = 99 sur 100 ont leur réponse en, ms
bench-server-paced-moves-per-second = coups par seconde, en cadence
bench-server-paced-p50-ms = la moitié des autres l’apprend en, ms
bench-server-paced-p99-ms = 99 sur 100 l’apprennent en, ms
bench-server-refused = coups refusés
bench-server-memory-mib = mémoire, Mio
bench-server-server-cpu-ms-a-move = temps de calcul du serveur par coup, ms
bench-server-client-cpu-ms-a-move = temps de calcul des clients par coup, ms
bench-server-cost = Un coup
bench-server-milliseconds = ms
bench-server-warm-10-ms = journal de 10 entrées, en mémoire
bench-server-warm-400-ms = journal de 400 entrées, en mémoire
bench-server-cold-10-ms = journal de 10 entrées, relu
bench-server-cold-400-ms = journal de 400 entrées, relu
bench-server-note = Serveur et clients se partagent cette machine ; { $cores } cœurs ; moteur { $mode }.
