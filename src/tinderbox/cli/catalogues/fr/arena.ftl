# Tournois et rapports en ligne de commande.
tournament-brief = Faire jouer des bots les uns contre les autres.
tournament-help = Faire jouer des bots les uns contre les autres, chacun à chaque place avec les mêmes donnes. Affiche la part de victoires de chaque bot avec un intervalle de confiance à 95 %, son score et son rang moyens, et une cote. Un tournoi avec --out peut être interrompu à tout moment et repris avec --resume.
tournament-option-bots = Les bots, un par place. Choix possibles : { $known }.
tournament-option-games = Le nombre de parties. Par défaut : { $usual }. Avec un multiple du nombre de joueurs, chaque bot occupe chaque place aussi souvent.
tournament-option-backend = Où se jouent les parties : dans des processus locaux, ou sur une grappe Ray ou Dask.
tournament-option-out = Le fichier des résultats et de toutes les parties : .json ou .parquet.
tournament-option-resume = Reprendre le tournoi commencé avec --out et ce fichier.
tournament-backend = Moteur d’exécution inconnu : « { $given } ». Choix possibles : { $known }.
tournament-bots = { $given ->
    [one] Vous avez indiqué un bot
   *[other] Vous avez indiqué { $given } bots
}, mais il en faut { $players } pour { $players } joueurs : donnez à --bots un bot par place, séparés par des virgules.
tournament-disagrees = { $option } vaut { $begun } dans ce tournoi, et non { $given } : pour le reprendre, n’indiquez pas cette option.
tournament-resume-out = Un tournoi repris écrit dans { $out } : n’indiquez pas --out.
tournament-resume-pack = Un tournoi repris garde son paquet de données : n’indiquez pas --pack.
tournament-heading = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
} à { $players } bots, graine { $seed }
tournament-bot = Bot
tournament-share = Victoires
tournament-interval = IC à 95 %
tournament-score = Score
tournament-rank = Rang
tournament-rating = Cote
tournament-duel = Face à face
tournament-ahead = Devant
tournament-lead = Points
tournament-span = { $low } à { $high }
tournament-duel-note = Face à face : combien de fois le premier bot finit devant le second (une égalité compte pour moitié), et de combien de points. Les parties d’une même donne forment un groupe.
tournament-note = Chaque bot a occupé chaque place aussi souvent : { $players } parties par donne. Une victoire partagée est répartie entre les vainqueurs.
tournament-note-uneven = La dernière donne n’a pas été jouée par chaque bot à chaque place : avec un multiple de { $players } parties, chaque bot occupe chaque place aussi souvent. Une victoire partagée est répartie entre les vainqueurs.
tournament-rate = { $seconds } s : { $games } parties par seconde ({ $mode })

report-brief = Créer une page sur l’équilibre d’un jeu.
report-help = Créer une page de graphiques sur un jeu : qui gagne, de quelle place et avec quelle couleur, comment se répartissent les scores, combien durent les parties, et des chiffres propres au jeu. Les parties sont jouées pour le rapport ou reprises d’un tournoi.
report-option-bots = Les bots : un pour toutes les places, ou un par place. Par défaut : random. Choix possibles : { $known }.
report-option-games = Le nombre de parties. Par défaut : { $usual }.
report-option-results = Utiliser les résultats d’un tournoi au lieu de jouer des parties.
report-option-out = La page à écrire. Par défaut : report.html.
report-results-alone = Les résultats contiennent déjà le jeu, les joueurs, les bots, la graine, les options et le paquet de données : ne les indiquez pas avec --results.
report-bots = { $given ->
    [one] Vous avez indiqué un bot
   *[other] Vous avez indiqué { $given } bots
} : indiquez-en un pour toutes les places, ou { $players }, séparés par des virgules.
report-written = { $file } : { $games ->
    [one] une partie
   *[other] { $games } parties
} de { $game }
report-nothing = Il n’y a pas encore de parties pour un rapport.
