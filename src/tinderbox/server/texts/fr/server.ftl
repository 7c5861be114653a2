# Ce que le serveur refuse, et pourquoi.
refusal-no-table = Cette table n’existe pas, ou elle est fermée aux spectateurs.
refusal-no-seat = Il n’y a pas de place { $seat } à cette table.
refusal-no-link = Ce lien ne mène nulle part, ou sa place a été donnée autrement.
refusal-no-guest = Dites d’abord votre nom.
refusal-bad-token = Ce jeton est inconnu.
refusal-not-your-seat = La place { $seat } n’est pas la vôtre.
refusal-seat-given-up = La place { $seat } a été abandonnée ; un bot joue pour elle.
refusal-not-your-table = Seule la personne qui a ouvert la table peut faire cela.
refusal-not-at-table = Seules les personnes assises à la table peuvent faire cela.
refusal-table-waiting = La partie n’a pas encore commencé.
refusal-table-playing = La partie a déjà commencé.
refusal-table-over = La partie est terminée.
refusal-table-abandoned = La table a été abandonnée.
refusal-stale = La table a avancé : vous aviez vu l’entrée { $seen }, il y en a maintenant { $now }.
refusal-key-used = Cette clé a déjà servi à autre chose.
refusal-undo-limit = Impossible de reprendre cela : ce le serait de la décision { $limit } à la décision { $n }.
refusal-nothing-asked = Personne n’a rien demandé.
refusal-already-agreed = Vous avez déjà donné votre accord.
refusal-not-left = Cette place n’a pas été quittée.
refusal-seat-taken = Cette place est prise.
refusal-seats-open = { $seats ->
    [one] Une place est encore libre.
   *[other] { $seats } places sont encore libres.
}
refusal-seats-wanted = Il faut { $players } places, et non { $given }.
refusal-bot-too-long = « { $given } » réfléchirait trop longtemps : { $most } s au plus.
refusal-no-program = Vous n’avez pas de tel programme.
refusal-people-only = Un programme ne peut pas faire cela.
refusal-too-many-programs = Personne n’a plus de { $most } programmes.
refusal-too-many-tables = Personne n’a plus de { $most } tables ouvertes : terminez-en ou abandonnez-en une.
refusal-too-many-streams = Personne n’a plus de { $most } flux à la fois.
refusal-not-your-turn = Ce n’est pas le tour de cette place.
refusal-too-many-packs = Personne n’a plus de { $most } paquets de données.
refusal-too-often = Trop à la fois. Attendez un instant.
refusal-json-wanted = Il faut du JSON ici.
refusal-other-site = Cela venait d’un autre site.
refusal-too-large = On accepte ici { $most } octets au plus.
refusal-no-pack = Vous n’avez pas envoyé de tel paquet de données.
refusal-private-pack = Un paquet de données personnel ne se joue qu’à une table privée.
refusal-no-game = Il n’y a pas de jeu « { $given } ». Il y a : { $known }.
refusal-no-move = Il n’y a pas de coup { $n } : le dernier est { $last }.
refusal-rules-gone = Cette table se joue selon la version { $rules } des règles ; le serveur a la version { $installed }.
refusal-pack-gone = Cette table se joue avec un autre contenu du paquet { $pack } que celui du serveur.
refusal-busy = La table est très sollicitée. Réessayez.
refusal-storage-away = Le serveur ne peut rien enregistrer pour le moment. Rien n’est perdu ; réessayez.
refusal-bad-request = La requête n’est pas compréhensible.
refusal-not-found = Il n’y a rien ici.
refusal-no-method = Cela ne se fait pas ici.
refusal-internal = Une erreur s’est produite sur le serveur. Elle a été notée.

# Ce qui ne va pas dans les réglages.
settings-faulty = Réglages { $source } : { $faults ->
    [one] une erreur
   *[other] { $faults } erreurs
}
settings-unknown = Ce réglage n’existe pas.
settings-database = Il faut sqlite:///… ou postgresql://….
settings-secret = Il faut au moins { $least } caractères.
settings-workers = Plusieurs processus exigent PostgreSQL (TINDERBOX_DATABASE_URL).
settings-address = { $where } ne peut pas servir : { $why }

# Ce qu’une relecture des parties enregistrées peut trouver.
check-rules = La partie a commencé avec la version { $rules } des règles ; la version { $installed } est installée.
check-pack = Le contenu du paquet { $pack } est maintenant un autre.
check-snapshot = L’instantané ne montre pas ce que dit le journal.
check-count = Le nombre de décisions ne concorde pas.
check-scores = Les points sont maintenant { $now }, et non { $stored }.
refusal-said = Le serveur répond : { $words }

# Le nom des bots à table.
bot-apprentice = Apprenti
bot-journeyman = Compagnon
bot-master = Maître
bot-greedy = Pie
bot-random = Flambeur
bot-search = Penseur
