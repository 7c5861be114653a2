# Commandes pour la recherche : jeux de données, tables des actions et des observations, mesures.
dataset-brief = Jouer des parties et écrire chaque décision dans un fichier Parquet.
dataset-help = Faire jouer des parties à des bots et écrire chaque décision dans un fichier Parquet, pour l’apprentissage : ce que la place savait (en nombres), ce qu’elle a fait et l’issue de la partie. La même graine donne le même fichier, quel que soit le nombre de cœurs.
dataset-option-bots = Les bots : un pour toutes les places, ou plusieurs qui se relaient aux places. Choix possibles : { $known }.
dataset-option-out = Le fichier Parquet à écrire. Il apparaît une fois toutes les parties jouées.
dataset-option-no-states = Omettre ce que les places savaient. Le fichier est bien plus petit.
dataset-done = { $file } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $rows } décisions, { $bytes } octets, en { $seconds } s.

actions-brief = Lister toutes les actions d’un jeu avec leurs numéros.
actions-help = Lister toutes les actions d’un jeu avec leurs numéros, qui servent d’index aux programmes d’apprentissage. Pour un même paquet de données, un numéro désigne la même action dans toutes les versions.
actions-option-chances = Lister plutôt les résultats des tirages.
actions-index = Numéro
actions-text = Action

observation-brief = Afficher la structure d’une observation.
observation-help = Lister les blocs de nombres qu’une place observe : où chacun commence, sa longueur et ce qu’il signifie.
observation-note = Version { $version } : { $size } nombres de 0 à 255. Les places se comptent dans le sens des aiguilles d’une montre à partir de celle qui observe.
observation-first = Début
observation-size = Long.
observation-block = Bloc

bench-research-running = Mesure des environnements de recherche
bench-research-figure = Mesure
bench-research-aec-raw-per-second = PettingZoo, sans wrappers : tours par seconde
bench-research-aec-wrapped-per-second = PettingZoo, avec wrappers : tours par seconde
bench-research-aec-null-per-second = environnement vide, mêmes wrappers : tours par seconde
bench-research-aec-ratio = rapport des deux
bench-research-vector-per-second = vectorisé, toutes les places : pas par seconde
bench-research-seat-per-second = vectorisé, une place contre le hasard : pas par seconde
bench-research-openspiel-per-second = OpenSpiel : décisions par seconde
bench-research-tic-tac-toe-per-second = python_tic_tac_toe d’OpenSpiel : décisions par seconde
bench-research-openspiel-ratio = rapport des deux
bench-research-note = Moteur { $mode } ; { $players } joueurs ; { $games } parties à la fois en mode vectorisé ; un cœur. La meilleure de { $rounds } mesures est retenue.
