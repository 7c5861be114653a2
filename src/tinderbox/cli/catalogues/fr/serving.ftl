# Le serveur en ligne de commande.
serve-brief = Héberger des parties entre amis, sur cet ordinateur ou en réseau.
serve-help = Héberger des parties par HTTP : le client pour navigateur, l’API et ses flux d’événements. Tout le reste se règle par des variables TINDERBOX_…, énumérées dans docs/server.md. Par défaut, les parties sont conservées dans un fichier SQLite de votre dossier de données et seul cet ordinateur peut se connecter.
serve-option-port = Le port. 0 en choisit un libre.
serve-option-host = L’adresse d’écoute. 0.0.0.0 permet à d’autres ordinateurs de se connecter.
serve-option-workers = Le nombre de processus. Au-delà d’un, il faut PostgreSQL.
serve-metavar-host = ADRESSE
serve-open = Tinderbox est ouvert à l’adresse { $url }

bot-brief = Faire jouer un bot sur un serveur.
bot-help = Faire jouer un bot intégré sur un serveur, à chaque table où sa clé d’accès a une place, jusqu’à ce que vous l’arrêtiez. Créez la clé sur le serveur avec POST /api/programs ; voir docs/server.md.
bot-option-server = L’adresse du serveur.
bot-option-token = La clé d’accès du programme. TINDERBOX_TOKEN est plus sûr que la ligne de commande.
bot-option-spec = Le bot qui joue.
bot-option-join = Prendre d’abord une place libre à cette table. Peut être répétée.
bot-option-moves = S’arrêter après ce nombre d’actions.
bot-plays = { $spec } joue sur { $server }

check-games-brief = Rejouer toutes les parties enregistrées avec la version installée.
check-games-help = Rejouer toutes les parties de la base de données du serveur (TINDERBOX_DATABASE_URL) avec la version installée et lister les différences. Rien n’est modifié. Le code de retour est 1 s’il y en a : lancez cette commande avant de mettre une mise à jour en service.
check-games-one = Table { $table }, entrée { $seq } : { $what }
check-games-all = { $checked ->
    [one] 1 table vérifiée,
   *[other] { $checked } tables vérifiées,
} { $different ->
    [0] aucune différence.
    [one] dont 1 qui diffère.
   *[other] dont { $different } qui diffèrent.
}

bench-option-tables = Avec « server » : le nombre de tables simultanées.
bench-option-database = Mesure aussi le serveur avec cette base PostgreSQL vide.
bench-server-running = Mise en place des tables
bench-server-figure = Serveur en charge
bench-server-workers = processus
bench-server-tables = tables
bench-server-seats = places par table
bench-server-streams = flux
bench-server-moves-per-second = actions par seconde, à pleine charge
bench-server-answer-p99-ms = temps de réponse, 99e centile, ms
bench-server-paced-moves-per-second = actions par seconde, à cadence régulière
bench-server-paced-p50-ms = délai avant que les autres voient une action, médiane, ms
bench-server-paced-p99-ms = délai avant que les autres voient une action, 99e centile, ms
bench-server-refused = actions refusées
bench-server-memory-mib = mémoire, Mio
bench-server-server-cpu-ms-a-move = temps de calcul du serveur par action, ms
bench-server-cpu-http-us = temps de calcul par action, HTTP et boucle d’événements, µs
bench-server-cpu-engine-us = temps de calcul par action, moteur, µs
bench-server-cpu-views-us = temps de calcul par action, vues, µs
bench-server-cpu-storage-us = temps de calcul par action, stockage, µs
bench-server-cpu-streams-us = temps de calcul par action, flux, µs
bench-server-cpu-texts-us = temps de calcul par action, textes et aperçus, µs
bench-server-client-cpu-ms-a-move = temps de calcul des clients par action, ms
bench-server-cost = Une action
bench-server-milliseconds = ms
bench-server-warm-10-ms = journal de 10 entrées, en mémoire
bench-server-warm-400-ms = journal de 400 entrées, en mémoire
bench-server-cold-10-ms = journal de 10 entrées, lu dans la base de données
bench-server-cold-400-ms = journal de 400 entrées, lu dans la base de données
bench-server-note = Chaque place et chaque spectateur a un flux avec tous les textes dans sa langue et envoie une requête pour chacune de ses actions, comme un navigateur. Le serveur et les clients se partagent cet ordinateur ; { $cores } cœurs ; moteur { $mode }.

revoke-brief = Révoquer les cookies et les clés d’accès des joueurs.
revoke-help = Révoquer les cookies et les clés d’accès de joueurs et de leurs programmes dans la base de données du serveur (TINDERBOX_DATABASE_URL). Le serveur peut continuer à tourner : il s’en aperçoit en moins d’une minute. Un joueur dont le cookie est révoqué ne peut pas revenir à ses places.
revoke-metavar-guests = JOUEUR…
revoke-argument-guests = Identifiants de joueurs ou de programmes.
revoke-option-all = Ceux de tout le monde.
revoke-whom = Indiquez des joueurs, ou utilisez --all.
revoke-done = { $many ->
    [0] Aucun cookie ni clé d’accès n’étaient valables.
    [one] Un cookie ou une clé d’accès n’est plus valable.
   *[other] { $many } cookies et clés d’accès ne sont plus valables.
}
