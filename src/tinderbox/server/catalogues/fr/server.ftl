# Ce que le serveur refuse, et pourquoi.
refusal-no-table = Cette table n’existe pas, ou elle est fermée aux spectateurs.
refusal-no-seat = Il n’y a pas de place { $seat } à cette table.
refusal-no-link = Ce lien n’est plus valable, ou la place est déjà prise. Demandez-en un nouveau.
refusal-no-guest = Indiquez d’abord votre nom.
refusal-bad-token = Clé d’accès inconnue.
refusal-not-your-seat = La place { $seat } n’est pas la vôtre.
refusal-seat-given-up = Vous avez cédé la place { $seat } ; un bot y joue désormais.
refusal-not-your-table = Seule la personne qui a ouvert la table peut faire cela.
refusal-not-at-table = Seuls les joueurs de cette table peuvent faire cela.
refusal-table-waiting = La partie n’a pas encore commencé.
refusal-table-playing = La partie a déjà commencé.
refusal-table-over = La partie est terminée.
refusal-table-abandoned = Cette partie a été interrompue sans résultat.
refusal-stale = La partie a avancé : vous aviez vu l’entrée { $seen }, il y en a maintenant { $now }.
refusal-key-used = Cette clé a déjà servi à autre chose.
refusal-undo-limit = Vous ne pouvez annuler que vos propres décisions de ce tour, et seulement jusqu’à la dernière révélation : jusqu’à la décision { $limit }. La partie en est à la décision { $n }.
refusal-nothing-asked = Il n’y a aucune demande en attente.
refusal-already-agreed = Vous avez déjà donné votre accord.
refusal-not-left = Aucun bot ne joue pour vous à cette place.
refusal-seat-taken = Cette place est prise.
refusal-already-seated = Vous avez déjà une place à cette table.
refusal-seats-open = { $seats ->
    [one] Une place est encore libre.
   *[other] { $seats } places sont encore libres.
}
refusal-seats-wanted = Cette table compte { $players } places, et non { $given }.
refusal-bot-unknown = Il n’y a pas de bot « { $given } » ici. Choix possibles : { $known }.
refusal-bot-too-long = « { $given } » réfléchit trop longtemps : la limite est de { $most } s.
refusal-no-program = Vous n’avez pas ce programme.
refusal-people-only = Un programme ne peut pas faire cela.
refusal-too-many-programs = Vous ne pouvez pas avoir plus de { $most } programmes.
refusal-too-many-tables = Vous ne pouvez pas avoir plus de { $most } parties en cours : terminez-en une, ou interrompez-en une sans résultat.
refusal-too-many-stored = Vous ne pouvez pas conserver plus de { $most } parties sur ce serveur.
refusal-too-many-public = Vous ne pouvez pas proposer plus de { $most } tables publiques à la fois : commencez une partie, ou retirez une proposition.
refusal-too-many-streams = Vous ne pouvez pas avoir plus de { $most } connexions à la fois : fermez d’abord une autre fenêtre.
refusal-not-your-turn = Ce n’est pas à cette place de jouer.
refusal-too-many-packs = Vous ne pouvez pas avoir plus de { $most } paquets de données.
refusal-too-often = Trop de requêtes. Attendez un instant et réessayez.
refusal-json-wanted = Il faut envoyer du JSON ici.
refusal-other-site = Cette requête vient d’un autre site.
refusal-other-host = Ce serveur ne porte pas ce nom. La personne qui l’héberge peut indiquer ses noms dans TINDERBOX_HOSTS.
refusal-too-large = C’est trop volumineux : la limite est de { $most } octets.
refusal-no-pack = Vous n’avez pas envoyé ce paquet de données.
refusal-private-pack = Un paquet de données personnel ne peut servir qu’à une table privée.
refusal-no-game = Jeu inconnu : « { $given } ». Choix possibles : { $known }.
refusal-no-move = Il n’y a pas de décision { $n } : la dernière est la { $last }.
refusal-rules-gone = Cette partie suit la version { $rules } des règles ; le serveur a la version { $installed }.
refusal-pack-gone = Le paquet de données { $pack } a changé depuis le début de cette partie ; elle ne peut pas continuer ici.
refusal-game-gone = Le jeu { $game } n’est plus installé sur ce serveur.
refusal-table-damaged = Cette partie est endommagée et ne peut pas être ouverte. Les autres parties ne sont pas touchées.
refusal-busy = Cette table est très sollicitée. Réessayez.
refusal-storage-away = Le serveur ne peut rien enregistrer pour le moment. Rien n’est perdu ; réessayez.
refusal-bad-request = La requête n’est pas valable.
refusal-not-found = Il n’y a rien à cette adresse.
refusal-no-method = Cela n’est pas possible à cette adresse.
refusal-internal = Une erreur s’est produite sur le serveur. Elle a été consignée.

# Ce qui ne va pas dans les réglages.
settings-faulty = Réglages { $source } : { $faults ->
    [one] une erreur
   *[other] { $faults } erreurs
}
settings-unknown = Ce réglage n’existe pas.
settings-database = Indiquez sqlite:///… ou postgresql://….
settings-secret = Il faut au moins { $least } caractères.
settings-workers = Pour plusieurs processus, il faut PostgreSQL (TINDERBOX_DATABASE_URL).
settings-address = Impossible d’écouter sur { $where } : { $why }
settings-no-database = La base de données { $where } est injoignable : { $why }
settings-database-empty = La base de données { $where } ne contient pas encore de parties. Lancez une fois le serveur avec elle.
settings-database-newer = La base de données { $where } vient d’une version plus récente de Tinderbox. Installez cette version.

# Ce que peut révéler une relecture des parties enregistrées.
check-rules = La partie suit la version { $rules } des règles ; la version { $installed } est installée.
check-pack = Le contenu du paquet de données { $pack } a changé.
check-snapshot = L’instantané ne correspond pas au journal.
check-count = Le nombre de décisions ne correspond pas.
check-scores = Les scores sont maintenant { $now }, et non { $stored }.
check-game = Le jeu { $game } n’est pas installé.
check-status = Le statut enregistré « { $status } », ou la place au trait, ne correspond pas au journal.
check-no-start = Le journal ne contient pas le début de la partie.
check-gap = L’entrée { $seq } du journal manque.
check-seats = { $seats } places sont enregistrées pour { $players } joueurs, ou leur numérotation est fausse.
check-no-pack = Le paquet de données { $pack } n’est plus enregistré.
check-value = Une valeur enregistrée n’est pas valide ({ $entry }) : { $what }
check-unreadable = Lecture impossible ({ $why }).
refusal-said = Le serveur a répondu : { $words }

# Le nom des bots à table.
bot-apprentice = Apprenti
bot-journeyman = Compagnon
bot-master = Maître
bot-greedy = Pie
bot-random = Flambeur
bot-search = Penseur
