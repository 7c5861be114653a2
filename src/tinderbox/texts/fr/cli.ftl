# La ligne de commande : aide, options et réponses quand elles sont fausses.
tinderbox-help = Des jeux de société de feu et de lumière : { $games }. Y jouer, revivre des parties, consulter les règles, en lancer un grand nombre d’un coup.

cli-usage = Usage :
cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMANDE
cli-metavar-game = JEU
cli-metavar-games = [JEU]…
cli-metavar-file = FICHIER
cli-metavar-setting = NOM=VALEUR
cli-metavar-bots = BOT[,BOT]…
cli-metavar-name = NOM
cli-hint = « { $command } --help » montre comment s’en servir.

cli-argument-game = Le jeu : { $known }.
cli-argument-record = Une partie enregistrée, en texte ou en JSON.
cli-option-help = Afficher cette aide.
cli-option-version = Afficher la version, si le moteur est compilé, et le Python qui le fait tourner.
cli-option-lang = La langue ; sinon TINDERBOX_LANG et les réglages du système décident.
cli-option-json = Écrire les résultats en JSON, pour des programmes.
cli-option-players = Le nombre de joueurs.
cli-option-seed = Un nombre ou un mot ; la même graine donne le même hasard.
cli-option-option = Une option du jeu, par exemple edition=french. Peut être répétée.
cli-option-pack = Un autre paquet de données : un fichier, ou l’identifiant d’un paquet fourni.
cli-option-output = Le fichier à écrire ; sinon la sortie standard.

cli-language = On ne parle pas « { $given } » ici. Il y a : { $known }.
cli-no-command = Il n’y a pas de commande « { $given } ». Il y a : { $known }.
cli-no-option = Il n’y a pas d’option « { $given } ». Il y a : { $known }.
cli-option-use = L’option { $option } ne s’emploie pas ainsi : prend-elle une valeur ou non ?
cli-missing = { $name } manque.
cli-extra = « { $given } » est de trop pour « { $command } ».
cli-not-understood = Ceci n’a pas été compris : { $why }
cli-whole = { $option } doit être un nombre entier de { $least } à { $most }, pas « { $given } ».
cli-seconds = Il faut un nombre de secondes de 0,01 à 3600 (écrit avec un point), pas « { $given } ».
cli-setting = Une option s’écrit NOM=VALEUR, pas « { $given } ».
cli-setting-twice = L’option { $name } est donnée deux fois, avec des valeurs différentes.
cli-no-clause = Il n’y a pas de règle « { $given } ». Il y a : { $known }.
cli-too-far = Il n’y a pas de position { $given } : l’enregistrement s’arrête après { $most } décisions.
cli-unwritable = { $file } ne peut pas être écrit : { $why }

mode-compiled = compilé
mode-interpreted = interprété

bot-unknown = Il n’y a pas de bot « { $given } ». Il y a : { $known }.
bot-strength = Le bot { $name } n’existe pas sous la forme « { $given } ».

play-brief = Jouer une partie dans le terminal.
play-help = Jouer une partie dans le terminal, contre des bots ou à plusieurs au même clavier. Sans nom de jeu, un menu demande à quoi jouer. Pendant la partie, « help » montre ce qu’on peut taper.
play-option-terminal = Jouer dans le terminal.
play-option-seat = Votre place, à partir de 0 ; sinon la place 0.
play-option-bots = Qui joue contre vous : un bot pour toutes les autres places, ou un pour chacune. Il y a : { $known }.
play-option-hot-seat = Plusieurs personnes au même clavier ; les bots donnés, s’il y en a, ont les dernières places.
play-option-name = Le nom d’une personne. Peut être répété, dans l’ordre des places.
play-option-save = Enregistrer la partie dans ce fichier quand elle finit ou qu’on la quitte.
play-option-resume = Reprendre une partie enregistrée.
play-resume-alone = Une partie enregistrée apporte son jeu, ses joueurs, ses options, son paquet et ses noms : ne les donnez pas avec --resume.
play-hot-seat-alone = Avec --hot-seat il n’y a pas de --seat : les personnes ont toutes les places que les bots n’ont pas.
seating-bots = { $given ->
    [one] Un bot est donné
   *[other] { $given } bots sont donnés
} : il en faut un pour tous, ou { $wanted }.
seating-nobody = { $given ->
    [one] Un bot ne laisse
   *[other] { $given } bots ne laissent
} de place à personne : { $most } au plus peuvent participer.
seating-names = { $given ->
    [one] Un nom est
   *[other] { $given } noms sont
} de trop : on peut en donner { $most } au plus.
seating-person = Joueur { $number }
seating-bot = Bot { $number }

replay-brief = Raconter une partie enregistrée, tour par tour.
replay-help = Raconter une partie enregistrée, tour par tour, en mots. Dans un terminal on avance pas à pas ; sinon, ou avec --all, tout d’une traite.
replay-option-to = S’arrêter après tant de décisions.
replay-option-seat = Raconter ce que cette place a vu ; sinon ce qu’a vu un spectateur.
replay-option-board = Montrer le plateau après chaque tour.
replay-option-all = Tout raconter d’une traite.
replay-head = { $game }, { $players } joueurs : { $names }
replay-setup = Mise en place
replay-turn = Tour { $turn } · { $name } · { $count ->
    [one] décision { $last }
   *[other] décisions { $first } à { $last }
}
replay-ask = [{ $at }/{ $last }] Entrée : suite · b : retour · nombre · board · q :
replay-keys = Entrée avance, b recule, un nombre mène à cette partie du récit, board montre la table, q termine.
replay-unfinished = L’enregistrement s’arrête ici, après { $seq ->
    [one] une décision
   *[other] { $seq } décisions
} ; la partie n’était pas finie.

export-brief = Écrire une partie enregistrée en texte.
export-help = Écrire une partie enregistrée en texte qu’une personne peut lire et corriger. Elle est d’abord rejouée : un enregistrement endommagé est refusé.
import-brief = Écrire une partie enregistrée en JSON.
import-help = Écrire une partie enregistrée en JSON, pour des programmes. Elle est d’abord rejouée : un enregistrement endommagé est refusé.

rules-brief = Montrer les règles d’un jeu, point par point.
rules-help = Montrer les règles d’un jeu, point par point, avec les identifiants que citent les refus.
rules-option-clause = Cette règle seulement.

board-brief = Montrer le plateau d’un jeu en image ou en texte.
board-help = Montrer le plateau d’un jeu : en image avec --svg, sinon en texte. Avec une partie enregistrée, à tout moment d’une partie.
board-option-svg = Écrire une image SVG dans ce fichier.
board-option-record = Montrer la table de cette partie enregistrée.
board-option-at = Après tant de décisions ; sinon à la fin de l’enregistrement.
board-option-seat = Comme cette place la voit ; sinon comme un spectateur.
board-at-alone = --at demande --record.
board-other-game = L’enregistrement est celui d’une partie de { $given }, pas de { $wanted }.

simulate-brief = Jouer beaucoup de parties au hasard.
simulate-help = Jouer beaucoup de parties au hasard sur tous les cœurs et montrer points, longueurs et cadences. La même graine donne les mêmes parties, quel que soit le nombre de cœurs.
simulate-option-games = Combien de parties.
simulate-option-jobs = Combien de processus ; sinon un par cœur.
simulate-running = { $game }
simulate-heading = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
} à { $players } joueurs au hasard, graine { $seed }
simulate-seat = Place
simulate-mean = Moyenne
simulate-deviation = Écart
simulate-least = Min.
simulate-most = Max.
simulate-wins = Victoires
simulate-share = Part
simulate-shared = { $games ->
    [0] Aucune victoire n’a été partagée.
    [one] Une victoire a été partagée ; elle compte pour tous ceux qui la partagent.
   *[other] { $games } victoires ont été partagées ; une victoire partagée compte pour tous ceux qui la partagent.
}
simulate-length = { $kind ->
    [turns] Tours
   *[decisions] Décisions
} par partie : { $mean } en moyenne, de { $least } à { $most }
simulate-rate = { $seconds } s : { $games } parties et { $decisions } décisions par seconde ({ $mode })

bench-brief = Mesurer la vitesse du moteur.
bench-help = Mesurer les décisions au hasard et les copies d’un état par seconde, à quatre joueurs, face à une petite boucle de référence en Python pur qui tourne en alternance. La meilleure de plusieurs manches compte.
bench-argument-games = Les jeux à mesurer, ou « server » pour ce que supporte le serveur, ou « research » pour les portes des outils de recherche ; tous les jeux si rien n’est donné.
bench-option-seconds = La durée de mesure de chaque chiffre.
bench-running = Mesure en cours
bench-game = Jeu
bench-decisions = Décisions/s
bench-copies = Copies/s
bench-reference = Référence/s
bench-ratio = Rapport
bench-bytes = Octets
bench-note = Moteur { $mode } ; { $players } joueurs au hasard ; rapport : décisions sur coups de la boucle de référence ; octets : un état.

pack-brief = Montrer ou vérifier un paquet de données.
pack-help = Les paquets de données contiennent tout ce qui est imprimé sur le plateau et les cartes. Montrer le paquet d’un jeu, en corriger une copie, et vérifier la copie.
check-brief = Vérifier un paquet de données et en citer toutes les fautes.
check-help = Vérifier un paquet de données pour un jeu et en citer toutes les fautes.
check-argument-file = Le paquet de données, un fichier JSON.
check-good = { $file } est un bon paquet : { $id }, { $digest }
show-brief = Écrire le paquet de données d’un jeu.
show-help = Écrire le paquet de données d’un jeu en JSON, pour le copier et le corriger. La copie a besoin d’un identifiant à elle.
