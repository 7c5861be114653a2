# Commandes pour la recherche : jeux de données, tables des numéros et des nombres, mesures.
dataset-brief = Jouer des parties et écrire chaque décision dans un fichier Parquet.
dataset-help = Jouer des parties entre bots et écrire chaque décision dans un fichier Parquet, pour apprendre : ce que la place savait, en nombres, ce qu’elle a fait et comment la partie a fini. La même graine donne le même fichier, quel que soit le nombre de cœurs.
dataset-option-bots = Les bots : un pour toutes les places, ou plusieurs qui les prennent tour à tour. Il y a : { $known }.
dataset-option-out = Le fichier Parquet à écrire. Il paraît quand toutes les parties y sont.
dataset-option-no-states = Omettre ce que les places savaient : un fichier bien plus petit.
dataset-done = { $file } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $rows } décisions, { $bytes } octets, en { $seconds } s.

actions-brief = Lister toutes les actions d’un jeu avec leurs numéros.
actions-help = Lister chaque action d’un jeu avec son numéro, celui sous lequel les programmes qui apprennent la connaissent. Le même numéro désigne la même action dans toutes les versions, pour le même paquet de données.
actions-option-chances = Plutôt les résultats des tirages.
actions-index = Numéro
actions-text = Action

observation-brief = Lister ce qui se trouve où dans une observation.
observation-help = Lister les blocs de nombres qu’une place observe : où chacun commence, combien de nombres il a et ce qu’ils signifient.
observation-note = Version { $version } : { $size } nombres de 0 à 255. Les places se comptent à partir de celle qui observe, dans le sens des aiguilles d’une montre.
observation-first = Dès
observation-size = Nombres
observation-block = Bloc

bench-research-running = Mesure des portes de la recherche
bench-research-figure = Mesure
bench-research-aec-raw-per-second = PettingZoo, sans enveloppes : tours par seconde
bench-research-aec-wrapped-per-second = PettingZoo, avec enveloppes : tours par seconde
bench-research-aec-null-per-second = environnement vide, mêmes enveloppes : tours par s
bench-research-aec-ratio = rapport des deux
bench-research-vector-per-second = en lot, toutes les places : pas par seconde
bench-research-seat-per-second = en lot, une place contre le hasard : pas par seconde
bench-research-openspiel-per-second = OpenSpiel : décisions par seconde
bench-research-tic-tac-toe-per-second = son python_tic_tac_toe : décisions par seconde
bench-research-openspiel-ratio = rapport des deux
bench-research-note = Moteur { $mode } ; { $players } joueurs ; { $games } parties à la fois quand elles vont en lot ; un cœur. La meilleure de { $rounds } manches compte.
