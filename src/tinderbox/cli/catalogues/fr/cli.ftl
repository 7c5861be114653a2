# La ligne de commande : aide, options et messages d’erreur.
tinderbox-help = Jeux de société de feu et de lumière : { $games }. Jouez, revoyez des parties, consultez les règles ou simulez un grand nombre de parties.

cli-usage = Usage :
cli-arguments = Arguments{"\u00A0"}
cli-options = Options{"\u00A0"}
cli-commands = Commandes{"\u00A0"}
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMANDE
cli-metavar-game = JEU
cli-metavar-games = [JEU]…
cli-metavar-file = FICHIER
cli-metavar-setting = NOM=VALEUR
cli-metavar-bots = BOT[,BOT]…
cli-metavar-name = NOM
cli-hint = Tapez « { $command } --help » pour obtenir de l’aide.

cli-argument-game = Le jeu : { $known }.
cli-argument-record = Une partie enregistrée, en texte ou en JSON.
cli-option-help = Afficher cette aide.
cli-option-version = Afficher la version du programme, le mode du moteur (compilé ou non) et la version de Python.
cli-option-lang = La langue. Par défaut : TINDERBOX_LANG, puis la langue du système.
cli-option-json = Afficher les résultats en JSON.
cli-option-players = Le nombre de joueurs.
cli-option-seed = Un nombre ou un mot. La même graine donne les mêmes tirages.
cli-option-option = Une option du jeu, par exemple edition=french. Peut être répétée.
cli-option-pack = Un autre paquet de données : un fichier, ou l’identifiant d’un paquet fourni.
cli-option-output = Le fichier à écrire. Par défaut : la sortie standard.

cli-language = Langue inconnue : « { $given } ». Choix possibles : { $known }.
cli-no-command = Commande inconnue : « { $given } ». Choix possibles : { $known }.
cli-no-option = Option inconnue : « { $given } ». Choix possibles : { $known }.
cli-option-use = L’option { $option } est mal employée : vérifiez si elle prend une valeur.
cli-missing = Il manque { $name }.
cli-extra = « { $command } » ne prend pas l’argument « { $given } ».
cli-not-understood = Saisie incorrecte : { $why }
cli-whole = { $option } doit être un nombre entier de { $least } à { $most }, et non « { $given } ».
cli-seconds = Indiquez un nombre de secondes de 0.01 à 3600 (avec un point décimal), et non « { $given } ».
cli-setting = Une option s’écrit NOM=VALEUR, et non « { $given } ».
cli-setting-twice = L’option { $name } est donnée deux fois, avec des valeurs différentes.
cli-no-clause = Il n’y a pas de règle « { $given } ». Choix possibles : { $known }.
cli-too-far = Il n’y a pas de position { $given } : l’enregistrement s’arrête après { $most ->
    [one] une décision
   *[other] { $most } décisions
}.
cli-unwritable = Impossible d’écrire { $file } : { $why }

mode-compiled = compilé
mode-interpreted = interprété


play-brief = Jouer une partie dans le terminal.
play-help = Jouer une partie dans le terminal, contre des bots ou à plusieurs au même clavier. Si vous n’indiquez pas de jeu, un menu vous laisse choisir. Pendant la partie, « help » affiche tout ce que vous pouvez taper.
play-option-terminal = Jouer dans le terminal.
play-option-seat = Votre place, à partir de 0. Par défaut : 0.
play-option-bots = Vos adversaires : un bot pour toutes les autres places, ou un par place. Choix possibles : { $known }.
play-option-hot-seat = Plusieurs joueurs au même clavier. Les bots éventuels prennent les dernières places.
play-option-name = Le nom d’un joueur. Peut être répété, dans l’ordre des places.
play-option-save = Enregistrer la partie dans ce fichier quand elle se termine ou que vous la quittez.
play-option-resume = Reprendre une partie enregistrée.
play-resume-alone = La partie enregistrée contient déjà le jeu, les joueurs, les options, le paquet de données et les noms : ne les indiquez pas avec --resume.
play-hot-seat-alone = --seat et --hot-seat s’excluent : toutes les places sans bot reviennent aux joueurs au clavier.
seating-bots = Vous avez indiqué { $given ->
    [one] un bot
   *[other] { $given } bots
} : indiquez-en un pour toutes les places, ou { $wanted }.
seating-nobody = { $given ->
    [one] Un bot ne laisse
   *[other] { $given } bots ne laissent
} de place à personne : indiquez-en { $most } au plus.
seating-names = Vous avez donné { $given ->
    [one] un nom
   *[other] { $given } noms
} : donnez-en { $most } au plus.
seating-person = Joueur { $number }
seating-bot = Bot { $number }

replay-brief = Revoir une partie enregistrée, tour par tour.
replay-help = Revoir une partie enregistrée, racontée tour par tour. Dans un terminal, vous avancez pas à pas ; sinon, ou avec --all, tout s’affiche d’un coup.
replay-option-to = S’arrêter après ce nombre de décisions.
replay-option-seat = Montrer la partie vue de cette place. Par défaut : vue par un spectateur.
replay-option-board = Montrer le plateau après chaque tour.
replay-option-all = Tout afficher d’un coup.
replay-head = { $game }, { $players } joueurs : { $names }
replay-setup = Mise en place
replay-turn = Tour { $turn } · { $name } · { $count ->
    [one] décision { $last }
   *[other] décisions { $first } à { $last }
}
replay-ask = [{ $at }/{ $last }] Entrée : suite · b : retour · nombre : y aller · board · q : quitter >
replay-keys = Entrée : continuer. b : revenir. Un nombre : y aller. board : montrer le plateau. q : quitter.
replay-unfinished = L’enregistrement s’arrête ici, après { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
} ; la partie n’était pas terminée.

export-brief = Convertir une partie enregistrée en texte.
export-help = Convertir une partie enregistrée en un texte lisible et modifiable. La partie est d’abord rejouée ; un enregistrement endommagé est refusé.
import-brief = Convertir une partie enregistrée en JSON.
import-help = Convertir une partie enregistrée en JSON. La partie est d’abord rejouée ; un enregistrement endommagé est refusé.

rules-brief = Afficher les règles d’un jeu.
rules-help = Afficher les règles d’un jeu, numérotées comme dans les messages qui les citent.
rules-option-clause = Afficher seulement cette règle.

board-brief = Afficher le plateau d’un jeu, en image ou en texte.
board-help = Afficher le plateau d’un jeu, en texte ou (avec --svg) en image. Avec --record, à n’importe quel moment d’une partie enregistrée.
board-option-svg = Écrire une image SVG dans ce fichier.
board-option-record = Montrer le plateau de cette partie enregistrée.
board-option-at = Après ce nombre de décisions. Par défaut : à la fin de l’enregistrement.
board-option-seat = Vu de cette place. Par défaut : vu par un spectateur.
board-at-alone = --at ne s’emploie qu’avec --record.
board-other-game = C’est l’enregistrement d’une partie de { $given }, et non de { $wanted }.

simulate-brief = Jouer un grand nombre de parties au hasard.
simulate-help = Jouer un grand nombre de parties au hasard sur tous les cœurs et afficher les scores, la durée des parties et la vitesse. La même graine donne les mêmes parties, quel que soit le nombre de cœurs.
simulate-option-games = Le nombre de parties.
simulate-option-jobs = Le nombre de processus. Par défaut : un par cœur.
simulate-running = { $game }
simulate-heading = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
} à { $players } joueurs au hasard, graine { $seed }
simulate-seat = Place
simulate-mean = Moyenne
simulate-deviation = Écart type
simulate-least = Min.
simulate-most = Max.
simulate-wins = Victoires
simulate-share = Part
simulate-shared = { $games ->
    [0] Aucune victoire n’a été partagée.
    [one] Une victoire a été partagée ; elle compte entièrement pour chaque vainqueur.
   *[other] { $games } victoires ont été partagées ; une victoire partagée compte entièrement pour chaque vainqueur.
}
simulate-length = { $kind ->
    [turns] Tours
   *[decisions] Décisions
} par partie : { $mean } en moyenne, de { $least } à { $most }
simulate-rate = { $seconds } s : { $games } parties et { $decisions } décisions par seconde ({ $mode })

bench-brief = Mesurer la vitesse du moteur.
bench-help = Mesurer le nombre de décisions au hasard et de copies d’un état par seconde, à quatre joueurs, en comparaison d’une petite boucle de référence en Python pur exécutée en alternance. La meilleure de plusieurs mesures est retenue.
bench-argument-games = Les jeux à mesurer, « server » pour le serveur en charge ou « research » pour les environnements de recherche. Par défaut : tous les jeux.
bench-option-seconds = La durée de chaque mesure.
bench-running = Mesure en cours
bench-game = Jeu
bench-decisions = Décisions/s
bench-copies = Copies/s
bench-reference = Référence/s
bench-ratio = Rapport
bench-bytes = Octets
bench-note = Moteur { $mode } ; { $players } joueurs au hasard ; rapport : décisions sur pas de la boucle de référence ; octets : taille d’un état.

pack-brief = Afficher ou vérifier un paquet de données.
pack-help = Un paquet de données contient tout ce qui est imprimé sur le plateau et les cartes. Affichez le paquet d’un jeu, corrigez-en une copie et vérifiez-la.
check-brief = Vérifier un paquet de données et en lister les erreurs.
check-help = Vérifier un paquet de données pour un jeu et en lister toutes les erreurs.
check-argument-file = Le paquet de données, un fichier JSON.
check-good = { $file } est un paquet valide : { $id }, { $digest }
show-brief = Afficher le paquet de données fourni avec un jeu.
show-help = Afficher le paquet de données fourni avec un jeu, en JSON, pour le copier et le corriger. Donnez à la copie son propre identifiant.
