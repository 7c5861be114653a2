# The browser client's own words.
app-name = Tinderbox
skip-to-content = Aller au contenu
navigation = Navigation
rules = Règles
contents = Sommaire
about = À propos
language = Langue
theme-turn = Apparence : { $now ->
    [dark] sombre
    [light] claire
   *[system] celle du système
 }. Changer
to-start = Vers la page d’accueil
loading = Un instant…
trouble-offline = Le serveur est injoignable. Rien n’est perdu ; réessayez dans un instant.
trouble-reconnecting = Pas de connexion. La table reviendra d’elle-même.
trouble-no-page = Cette page n’existe pas.
trouble-no-table = Cette table n’existe pas.
trouble-link = Ce lien ne mène plus à une place libre. Demandez-en un nouveau.
start-title = Deux jeux de feu et de lumière
start-lead = Seul contre des bots ou entre amis par un lien. Sans compte.
games = Jeux
title-great-fire = Le Grand Incendie de Londres 1666
title-bretagne = Bretagne
blurb-great-fire = La ville brûle. Menez les miliciens, sauvez vos maisons et poussez les flammes vers celles des autres.
blurb-bretagne = Dressez des phares sur une côte sauvage : acheminez des matériaux, engagez des ingénieurs et soyez au bon niveau quand la lampe s’allume.
players-range = { $fewest } à { $most } personnes
play-bots = Jouer contre des bots
new-table = Nouvelle table
my-tables = Mes tables
open-tables = Tables ouvertes
open-tables-none = Aucune table publique n’attend. Ouvrez-en une !
your-turn = À vous de jouer
turn-of = Au tour de { $name }
status-waiting = en attente de joueurs
status-playing = en cours
status-over = terminée
status-abandoned = abandonnée
seat-open = place libre
honesty-short = Les plans imprimés et bien des valeurs de cartes manquent à nos sources : les nôtres sont reconstituées.
honesty-more = Ce que cela veut dire
guest-name = Invité
who-plays = Qui joue
your-name = Votre nom
players = Personnes
seat-number = Place { $number }
seat-me = Moi (ou quelqu’un à côté de moi)
seat-bot = Un bot
seat-link = Un ami, par un lien
seat-guest = prise
seat-name = Nom à cette place
hot-seat-name = Nom
bot-strength = Quelle force
bot-random = Bot : au hasard
bot-greedy = Bot : prend ce qu’il voit
bot-apprentice = Bot : apprenti
bot-journeyman = Bot : compagnon
bot-master = Bot : maître
bot-search = Bot : réfléchit
options = Options
usual = (habituel)
table-public = Tout le monde peut se joindre (table publique)
when-resigned = Si quelqu’un abandonne
resigned-bot = un bot continue
resigned-end = la partie s’arrête
make-table = Ouvrir la table
join-title = Vous êtes invité
join-lead = { $game } : la place { $number } vous attend.
join-with = À la table : { $names }
sit-down = S’asseoir
waiting-lead = La partie commence quand toutes les places sont prises.
send-link = Envoyez ce lien à la personne qui doit s’asseoir ici.
copy-link = Copier le lien
copied = Copié
start-game = Commencer
start-with-bots = Commencer, des bots prennent les places libres
leave-table = Partir
board = Plateau
panels = À côté du plateau
tab-actions = Actions
tab-log = Journal
latest = Derniers événements
tab-players = Joueurs
tab-chat = Chat
waiting-for-others = Aux autres de jouer.
undo = Annuler
reset-turn = Reprendre mon tour
choices = { $first }… ({ $count ->
    [one] un choix
   *[other] { $count } choix
 })
type-action = Saisir une action
play-it = Jouer
game-over = La partie est finie.
nothing-to-do = Rien à faire pour vous en ce moment.
clause = Règle { $id }
you = vous
decides = décide
gone-left = parti, un bot continue
gone-resigned = a abandonné
watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
 }
chat-empty = Rien n’a encore été dit.
chat-write = Dire quelque chose
chat-send = Envoyer
understood = Compris
curtain-title = Passez à { $name }
curtain-lead = Détournez les yeux, sauf { $name }.
curtain-open = Je suis { $name }
menu = Menu
prefer-textMode = Texte au lieu du plateau
prefer-confirm = Confirmer les coups sur le plateau
prefer-sound = Son quand c’est à moi
prefer-motion = Animations
prefer-arrows = Flèches et croix sur le plan
download-record = Télécharger la partie
hand-to-bot = Laisser un bot jouer pour moi
resign = Abandonner
resign-sure = Vraiment abandonner ?
result = Résultat
winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
 }
place = Rang
player = Nom
points = Points
rematch = Revanche
replay = Revoir
share-picture = Image du résultat
about-what = Tinderbox permet de jouer au Grand Incendie de Londres 1666 et à Bretagne selon leurs règles exactes, seul ou à plusieurs ; quand un coup n’est pas permis, la règle est citée.
about-honesty-title = Ce qui est exact et ce qui ne l’est pas
about-honesty = Les règles suivent les livrets publiés, clause par clause. Les plans imprimés et la plupart des nombres des cartes et tuiles ne figurent dans aucun livret : les nôtres sont reconstitués, et chaque chiffre dit d’où il vient.
about-packs = Qui possède la boîte peut corriger les nombres dans un jeu de données et jouer avec à des tables privées.
about-owners-title = À qui sont ces jeux
about-owners = Les jeux appartiennent à leurs auteurs et éditeurs. Ce projet n’est pas le leur, et ne contient ni leurs images ni leurs textes.
about-keys-title = Clavier
about-keys = Tab mène partout. Sur le plateau, les flèches déplacent, plus et moins agrandissent, Entrée choisit. Chaque action peut aussi être saisie.
board-keys = Plateau : les flèches déplacent, plus et moins agrandissent
zoom-in = Agrandir
zoom-out = Réduire
hand = Vos cartes
objectives = Vos objectifs
direction-N = Nord
direction-E = Est
direction-S = Sud
direction-W = Ouest
stands = tient
lost = perdu
your-colour = vos maisons : { $letter }
token-charge = { $count ->
    [one] 1 charge explosive
   *[other] { $count } charges explosives
 }
token-double = { $count ->
    [one] 1 mouvement supplémentaire
   *[other] { $count } mouvements supplémentaires
 }
token-point = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
houses-standing = Maisons debout
until-stack = { $count ->
    [one] 1 carte avant que le feu s’intensifie
   *[other] { $count } cartes avant que le feu s’intensifie
 }
last-turns = { $count ->
    [one] dernier tour
   *[other] encore { $count } tours
 }
points-left = { $count ->
    [one] 1 point d’action
   *[other] { $count } points d’action
 }
hero-is = Héros de Londres : { $name }
city-ranking = la ville brûle dans l’ordre { $ranking }
city-muster = les miliciens marchent vers { $name }
space-told = { $name } : { $count ->
    [0] aucune maison
    [one] 1 maison ({ $houses })
   *[other] { $count } maisons ({ $houses })
 }, { $fires ->
    [0] aucun feu
    [one] 1 feu
   *[other] { $fires } feux
 }{ $contained ->
    [yes] , contenu
   *[no] {""}
 }, { $bands ->
    [0] aucun milicien
    [one] 1 milicien
   *[other] { $bands } miliciens
 }, { $landowners ->
    [0] aucun pion joueur
    [one] 1 pion joueur
   *[other] { $landowners } pions joueurs
 }
choose = Choisissez
confirm = Confirmer
cancel = Annuler
fire-class = Classe de priorité { $class } (F5)
lift-walk = Déplacer votre pion
lift-band = Déplacer un milicien
lifted-walk = Où va votre pion ?
lifted-band = Où va le milicien ?
warehouse = Votre entrepôt
good-wood = bois
good-stone = pierre
good-sand = sable
good-brick = { $count ->
    [one] brique
   *[other] briques
 }
good-coin = { $count ->
    [one] pièce
   *[other] pièces
 }
good-engineer = { $count ->
    [one] ingénieur
   *[other] ingénieurs
 }
good-worker = { $count ->
    [one] ouvrier
   *[other] ouvriers
 } (+{ $reserve } en réserve)
card-furnishing = mobilier
card-pier = jetée
card-foghorn = corne de brume
card-crane = grue à câble
card-cable-crane = grue à câble
build = Construire
build-on-board = { $count ->
    [one] 1 construction possible : choisissez tuile et phare sur le plateau.
   *[other] { $count } constructions possibles : choisissez tuile et phare sur le plateau.
 }
choose-tile = choisissez une tuile
choose-lighthouse = choisissez un phare
tile-told = tuile { $name }
lighthouse-told = { $name }, { $floors ->
    [0] aucun niveau
    [one] 1 niveau
   *[other] { $floors } niveaux
 }
turn-back = Un tour en arrière
step-back = Un pas en arrière
step-on = Un pas en avant
turn-on = Un tour en avant
run = Lire
pause = Pause
whose-eyes = Point de vue
spectator = en spectateur
to-table = Vers la table
try-here = Essayer à partir d’ici
move-of = Coup { $n } sur { $last }
hint = Indice
hint-none = Pas de conseil pour cette position.
request = Une demande
asks-undo = { $name } demande à reprendre { $count ->
    [one] une décision
   *[other] { $count } décisions
 }.
asks-abandon = { $name } aimerait finir la partie sans résultat.
asked-waits = Votre demande attend la réponse des autres.
agree = Accepter
disagree = Refuser
ask-undo = Demander à reprendre ma dernière décision
copy-watch = Copier le lien pour spectateurs
try-out = Essayer sur une copie privée
come-back = Reprendre la main
hint-thinking = Réflexion…
since-last-turn = { $count ->
    [one] 1 fait depuis votre dernier tour
   *[other] { $count } faits depuis votre dernier tour
 }
catch-up = Revoir
put-away = Ranger
scoring = Le décompte
city-turn = Le tour de la ville
nobody-there = Personne n’a d’ouvriers ici.
trade-in = Commerce à { $city }
deal-buy = Acheter des matériaux
deal-sell = Vendre des matériaux
deal-hire = Engager des ingénieurs
deal-recruit = Engager un ouvrier
deal-buy-cards = Acheter de l’équipement
deal-sell-cards = Vendre deux cartes
deal-exchange = Vendre une carte
barge-spaces = Contient { $top } / { $middle } / { $bottom }
own-barge = barge { $number }
got-link = Vous avez un lien ?
paste-link = Collez-le ici
go-there = Y aller
hint-worth = { $win } % de chances de gagner, { $points ->
    [one] { $points } point attendu
   *[other] { $points } points attendus
 }
chat-new = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
 }
tell-all = Tout montrer
after-build = { $name } après la construction
points-now = { $count ->
    [one] point si la partie finissait maintenant
   *[other] points si la partie finissait maintenant
 }
watch-table = Regarder
ended-early = Elle a été arrêtée avant le dernier tour ; personne ne gagne.

# Construire dans Bretagne : d’abord la tuile, puis le phare.
shop-open = { $count ->
    [one] Construire : 1 tuile au choix
   *[other] Construire : { $count } tuiles au choix
 }
shop-title = Choisissez une tuile
tile-title = Tuile { $name }
tile-costs = Coût
tile-brings = Récompense
tile-could-go = { $count ->
    [one] Elle pourrait ensuite aller ici :
   *[other] Elle pourrait ensuite aller sur un de ces { $count } phares :
 }
buy-tile = Acheter la tuile { $name }
buy-is-final = { $count ->
    [one] Vous piochez une carte : plus d’annulation ensuite.
   *[other] Vous piochez { $count } cartes : plus d’annulation ensuite.
 }
place-title = Choisissez un phare pour la tuile { $name }
tile-paid = La tuile est achetée et payée.
tile-may-go = { $count ->
    [one] Elle peut aller ici :
   *[other] Elle peut aller sur un de ces { $count } phares :
 }
card-drawn = Carte piochée : { $cards }
all-lighthouses = Autres
all-tiles = Toutes les tuiles
floor-of = étage { $floor } sur { $floors }
floor-finishes = l’achève
row-materials = Matériaux
row-engineers = Ingénieurs
row-workers = Ouvriers
row-coins = Pièces
row-points = Points
none-more = aucun
left-over = en reste
nothing-left = il n’en reste pas
engineers-saved = { $demanded } exigés, la carte Barge { $barge } en épargne { $saved }
workers-go-up = { $count ->
    [one] monte
   *[other] montent
 }
worker-hurt = 1 blessé, en réserve
coins-lie-there = sur la tuile Phare
points-taken-back = en les reprenant tous
tiles-for = Tuiles qui pourraient aller ici :
offer-told = étage { $floor }, coûte { $goods } ; { $workers ->
    [0] aucun ouvrier ne monte
    [one] 1 ouvrier monte
   *[other] { $workers } ouvriers montent
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 } en les reprenant tous
holds-tile = { $name } a acheté la tuile { $tile } et choisit un phare.
scored-as = sera décompté en position { $number }
good-card = { $count ->
    [one] carte
   *[other] cartes
 }
keep-title = Garder
keep-nothing = rien

# The Great Fire : début de partie, déplacement supplémentaire, pile.
opening-title = Vos cinq cartes feu
opening-watch = Les cartes feu sont distribuées
opening-lead = Viennent ensuite les maisons, les couleurs, les objectifs et le premier joueur.
opening-five = Elles sont identiques. Vous pouvez les échanger contre cinq nouvelles.
opening-start = Commencer
opening-exchange = Échanger cinq cartes identiques
opening-ready = est prêt
opening-looks = regarde ses cartes
opening-next = viendra ensuite
double-switch = avec déplacement supplémentaire
double-on-card = avec déplacement supplémentaire
double-now = { $moves ->
    [1] Déplacement supplémentaire : le second feu
   *[other] Déplacement supplémentaire : le premier feu sur deux
 }
turns-after = { $count ->
    [0] dernier tour
    [one] encore 1 tour après celui-ci
   *[other] encore { $count } tours après celui-ci
 }
stack-left = Il reste { $left ->
    [one] 1 carte feu
   *[other] { $left } cartes feu
 } et { $cards ->
    [one] 1 carte Évolution
   *[other] { $cards } cartes Évolution
 } dans la pile
