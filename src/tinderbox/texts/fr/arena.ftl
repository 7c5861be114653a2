# Tournois et rapports en ligne de commande.
tournament-brief = Faire jouer des bots les uns contre les autres.
tournament-help = Faire jouer des bots les uns contre les autres, chacun à chaque place avec les mêmes donnes. Montre combien de fois chacun gagne, avec un intervalle à 95 %, les scores et rangs moyens, et une cote. Un tournoi avec --out peut être tué à tout moment et reprend avec --resume.
tournament-option-bots = Les bots, un par place. Il y a : { $known }.
tournament-option-games = Le nombre de parties ; sinon { $usual }. Un multiple du nombre de joueurs donne à chaque bot chaque place aussi souvent.
tournament-option-backend = Où l’on joue : dans des processus ici, ou sur une grappe Ray ou Dask.
tournament-option-out = Le fichier des résultats et de toutes les parties : .json ou .parquet.
tournament-option-resume = Reprendre un tournoi commencé avec --out et ce fichier.
tournament-backend = On ne peut pas jouer sur « { $given } ». Il y a : { $known }.
tournament-bots = { $given ->
    [one] Un bot est donné
   *[other] { $given } bots sont donnés
}, mais { $players } joueurs demandent { $players } bots : --bots en veut un par place, séparés par des virgules.
tournament-disagrees = { $option } vaut { $begun } dans le tournoi commencé, et non { $given }.
tournament-resume-out = Un tournoi repris écrit dans { $out } : omettez --out.
tournament-resume-pack = Un tournoi repris apporte son paquet de données : omettez --pack.
tournament-heading = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
} à { $players } bots, graine { $seed }
tournament-bot = Bot
tournament-share = Victoires
tournament-interval = 95 %
tournament-score = Score
tournament-rank = Rang
tournament-rating = Cote
tournament-duel = Face à face
tournament-ahead = Devant
tournament-lead = Points
tournament-span = { $low } à { $high }
tournament-duel-note = Face à face : combien de fois le premier finit devant le second, une égalité comptant pour moitié, et de combien de points. Les parties d’une même donne comptent ensemble.
tournament-note = Chaque bot a eu chaque place aussi souvent, en { $players } parties de même donne. Une victoire partagée compte en partie pour chacun de ceux qui la partagent.
tournament-note-uneven = La dernière donne n’a pas été jouée par tous : un multiple de { $players } parties donne à chaque bot chaque place aussi souvent. Une victoire partagée compte en partie pour chacun de ceux qui la partagent.
tournament-rate = { $seconds } s : { $games } parties par seconde ({ $mode })

report-brief = Écrire une page sur l’équilibre d’un jeu.
report-help = Écrire une page de graphiques sur un jeu : qui gagne, de quelle place et avec quelle couleur, comment les scores se répartissent, combien durent les parties, et ce que le jeu lui-même raconte. Joue des parties pour cela, ou prend celles d’un tournoi.
report-option-bots = Qui joue : un bot pour toutes les places, ou un par place ; sinon random. Il y a : { $known }.
report-option-games = Le nombre de parties ; sinon { $usual }.
report-option-results = Les résultats d’un tournoi, au lieu de parties jouées exprès.
report-option-out = La page à écrire ; sinon report.html.
report-results-alone = Des résultats apportent leur jeu, leurs joueurs, bots, graine, options et paquet : omettez-les avec --results.
report-bots = { $given ->
    [one] Un bot est donné
   *[other] { $given } bots sont donnés
} : il en faut un pour toutes les places, ou { $players }, séparés par des virgules.
report-written = { $file } : { $games ->
    [one] une partie
   *[other] { $games } parties
} de { $game }
report-nothing = Il n’y a pas encore de partie à rapporter.
