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
to-start = Retour à l’accueil
loading = Un instant…
trouble-offline = Le serveur est injoignable. Rien n’est perdu ; réessayez dans un instant.
trouble-reconnecting = Connexion perdue. Reconnexion en cours…
trouble-no-page = Cette page n’existe pas.
trouble-no-table = Cette table n’existe pas.
trouble-closed = Vous ne pouvez plus voir cette table : vous en avez été retiré ou elle n’accepte plus de spectateurs.
trouble-damaged = Cette table est illisible. La cause figure dans le journal du serveur.
trouble-link = Ce lien ne mène plus à une place libre. Demandez-en un nouveau.
start-title = Deux jeux de feu et de lumière
start-lead = Jouez seul contre des bots, ou invitez des amis avec un lien. Sans compte.
games = Jeux
title-great-fire = The Great Fire of London 1666
title-bretagne = Bretagne
blurb-great-fire = La ville est en feu. Menez les miliciens, sauvez vos maisons et poussez les flammes vers celles des autres.
blurb-bretagne = Dressez des phares sur une côte sauvage : acheminez des matériaux, engagez des ingénieurs et soyez au bon étage quand la lampe s’allume.
players-range = { $fewest } à { $most } joueurs
play-bots = Jouer contre des bots
new-table = Nouvelle table
my-tables = Mes tables
open-tables = Tables publiques
open-tables-none = Aucune table publique n’attend de joueurs. Ouvrez-en une !
your-turn = À vous de jouer
turn-of = Au tour de { $name }
status-waiting = en attente de joueurs
status-playing = en cours
status-over = terminée
status-abandoned = interrompue sans résultat
seat-open = place libre
honesty-short = Nous n’avons vu ni les plateaux imprimés ni bien des valeurs de cartes : les nôtres sont reconstitués.
honesty-more = Ce que cela veut dire
guest-name = Invité
who-plays = Joueurs
your-name = Votre nom
players = Nombre de joueurs
seat-number = Place { $number }
seat-me = Moi (ou quelqu’un à côté de moi)
seat-bot = Un bot
seat-link = Un ami, avec un lien d’invitation
seat-guest = prise
seat-name = Nom pour cette place
hot-seat-name = Nom
bot-strength = Force du bot
bot-random = Bot : joue au hasard
bot-greedy = Bot : vise le gain immédiat
bot-apprentice = Bot : apprenti
bot-journeyman = Bot : compagnon
bot-master = Bot : maître
bot-search = Bot : anticipe
options = Options
usual = (par défaut)
table-public = Ouverte à tous (table publique)
when-resigned = Si un joueur abandonne
resigned-bot = un bot prend sa place
resigned-end = la partie s’arrête
make-table = Ouvrir la table
join-title = Vous êtes invité
join-lead = { $game } : la place { $number } vous est réservée.
join-with = À la table : { $names }
sit-down = S’asseoir
waiting-lead = La partie commence dès que toutes les places sont prises.
send-link = Envoyez ce lien à la personne qui doit jouer à cette place.
copy-link = Copier le lien
copied = Copié
start-game = Commencer la partie
start-with-bots = Commencer avec des bots aux places libres
leave-table = Quitter la table
board = Plateau
panels = Panneaux à côté du plateau
tab-actions = Actions
tab-log = Journal
latest = Derniers événements
tab-players = Joueurs
tab-chat = Chat
waiting-for-others = Aux autres de jouer.
undo = Annuler
reset-turn = Recommencer mon tour
choices = { $first }… ({ $count ->
    [one] un choix
   *[other] { $count } choix
 })
type-action = Tapez une action
play-it = Jouer
game-over = La partie est terminée.
nothing-to-do = Vous n’avez rien à faire pour le moment.
clause = Règle { $id }
you = vous
decides = à son tour
gone-left = absent, un bot joue
gone-resigned = a abandonné
watching = { $count ->
    [0] Aucun spectateur.
    [one] 1 spectateur.
   *[other] { $count } spectateurs.
 }
chat-empty = Aucun message pour l’instant.
chat-write = Écrire un message
chat-send = Envoyer
understood = Compris
curtain-title = Passez l’écran à { $name }
curtain-lead = Tous sauf { $name } : ne regardez pas.
curtain-open = Je suis { $name }
menu = Menu
prefer-textMode = Afficher du texte au lieu du plateau
prefer-confirm = Confirmer les actions sur le plateau
prefer-sound = Son quand c’est mon tour
prefer-motion = Animations
prefer-arrows = Flèches et croix sur le plateau
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
player = Joueur
points = Points
rematch = Revanche
replay = Revoir la partie
share-picture = Partager en image
about-what = Tinderbox vous permet de jouer à The Great Fire of London 1666 et à Bretagne selon leurs règles exactes, seul ou à plusieurs. Quand quelque chose n’est pas permis, il vous dit quelle règle l’interdit.
about-honesty-title = Ce qui est exact et ce qui ne l’est pas
about-honesty = Les règles suivent point par point les livrets publiés. Les plateaux imprimés et la plupart des nombres des cartes et des tuiles ne figurent dans aucun livret : les nôtres sont reconstitués, et chaque nombre indique d’où il vient.
about-packs = Si vous possédez le jeu, vous pouvez corriger les nombres dans un paquet de données et l’utiliser à des tables privées.
about-owners-title = À qui appartiennent ces jeux
about-owners = Les jeux appartiennent à leurs auteurs et à leurs éditeurs. Ce projet n’est pas le leur et ne contient ni leurs illustrations ni leurs textes.
about-keys-title = Clavier
about-keys = La touche Tab mène partout. Sur le plateau, déplacez-vous avec les flèches, zoomez avec plus et moins et choisissez avec Entrée. Vous pouvez aussi taper chaque action.
board-keys = Plateau : flèches pour se déplacer, plus et moins pour zoomer
zoom-in = Agrandir
zoom-out = Réduire
hand = Votre main
objectives = Vos objectifs
direction-N = Nord
direction-E = Est
direction-S = Sud
direction-W = Ouest
stands = encore debout
lost = perdu
your-colour = vos maisons : { $letter }
token-charge = { $count ->
    [one] 1 charge explosive
   *[other] { $count } charges explosives
 }
token-double = { $count ->
    [one] 1 déplacement supplémentaire
   *[other] { $count } déplacements supplémentaires
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
points-left = { $count ->
    [one] 1 point d’action
   *[other] { $count } points d’action
 }
hero-is = Héros de Londres : { $name }
city-ranking = Priorité de couleur : { $ranking }
city-muster = Les miliciens se dirigent vers { $name }
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
choose = Choisir
confirm = Confirmer
cancel = Retour
fire-class = Priorité { $class } (règle F5)
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
card-furnishing = Mobilier
card-pier = Jetée
card-foghorn = Corne de brume
card-crane = Grue à câble
card-cable-crane = Grue à câble
build = Construire
tile-told = tuile { $name }
lighthouse-told = { $name }, { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
 } sur { $most }
lighthouse-built = { $name }, construit, la lampe est allumée
floor-workers = Étage { $floor } : { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
 } de { $name }
tile-shown = tuile { $name } : { $goods }
tile-gone = tuile { $name } : case vide
harbour-shown = { $name }, port. Revenu : { $income }. Ouvriers : { $workers }
city-shown = { $name }. Ouvriers : { $workers }
legend = Légende
turn-back = Tour précédent
step-back = Action précédente
step-on = Action suivante
turn-on = Tour suivant
run = Lecture
pause = Pause
whose-eyes = Point de vue
spectator = Spectateur
to-table = Aller à la table
try-here = Essayer à partir d’ici
move-of = Décision { $n } sur { $last }
hint = Conseil
hint-none = Pas de conseil pour cette position.
request = Demande
asks-undo = { $name } demande à annuler { $count ->
    [one] une décision
   *[other] { $count } décisions
 }.
asks-abandon = { $name } voudrait interrompre la partie sans résultat.
asked-waits = En attente de la réponse des autres à votre demande.
agree = Accepter
disagree = Refuser
ask-undo = Demander à annuler ma dernière décision
copy-watch = Copier le lien pour les spectateurs
try-out = Essayer sur une copie privée
come-back = Reprendre la main
hint-thinking = Réflexion…
since-last-turn = { $count ->
    [one] 1 événement depuis votre dernier tour
   *[other] { $count } événements depuis votre dernier tour
 }
catch-up = Revoir
put-away = Fermer
scoring = Décompte
city-turn = Tour non-joueur
nobody-there = Personne n’a d’ouvriers ici.
trade-in = Commerce à { $city }
deal-buy = Acheter des matériaux
deal-sell = Vendre des matériaux
deal-hire = Engager des ingénieurs
deal-recruit = Recruter un ouvrier
deal-buy-cards = Acheter de l’équipement
deal-sell-cards = Vendre deux cartes
deal-exchange = Vendre une carte
barge-spaces = Capacité { $top } / { $middle } / { $bottom }
own-barge = barge { $number }
got-link = Vous avez un lien d’invitation ?
paste-link = Collez le lien ici
go-there = Ouvrir
hint-worth = { $win } % de chances de gagner, { $points ->
    [one] { $points } point attendu
   *[other] { $points } points attendus
 }
chat-new = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
 }
tell-all = Tout afficher
points-now = { $count ->
    [one] point si la partie se terminait maintenant
   *[other] points si la partie se terminait maintenant
 }
watch-table = Regarder
ended-early = La partie a été interrompue avant le dernier tour ; personne ne gagne.

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
    [one] Elle peut ensuite aller ici :
   *[other] Elle peut ensuite aller sur un de ces { $count } phares :
 }
buy-tile = Acheter la tuile { $name }
buy-is-final = { $count ->
    [one] Vous piochez une carte ; vous ne pourrez plus annuler ensuite.
   *[other] Vous piochez { $count } cartes ; vous ne pourrez plus annuler ensuite.
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
floor-finishes = achève le phare
row-materials = Matériaux
row-engineers = Ingénieurs
row-workers = Ouvriers
row-coins = Pièces
row-points = Points
none-more = aucun
left-over = de reste
nothing-left = il ne reste rien
engineers-saved = { $demanded } exigés, la barge { $barge } en épargne { $saved }
workers-go-up = { $count ->
    [one] monte
   *[other] montent
 }
worker-hurt = 1 blessé, va en réserve
coins-lie-there = sur la tuile Phare
points-taken-back = si vous les reprenez tous
tiles-for = Tuiles qui peuvent aller ici :
offer-told = étage { $floor }, coûte { $goods } ; { $workers ->
    [0] aucun ouvrier ne monte
    [one] 1 ouvrier monte
   *[other] { $workers } ouvriers montent
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 } si vous les reprenez tous
holds-tile = { $name } a acheté la tuile { $tile } et choisit un phare.
scored-as = décompté en position { $number }
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
opening-five = Les cinq sont identiques. Vous pouvez les échanger contre cinq nouvelles.
opening-start = Commencer
opening-exchange = Échanger mes cinq cartes
opening-ready = est prêt
opening-looks = regarde ses cartes
opening-next = vient ensuite
double-switch = avec un déplacement supplémentaire
double-on-card = avec un déplacement supplémentaire
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

# La table générique, pour les jeux que le client ne connaît pas.
hand-secret = Votre main, visible de vous seul
hand-empty = Aucune carte
facts = État de la partie
actions-with = Ce que vous pouvez faire avec { $card }
actions-here = Ce que vous pouvez faire
actions-anywhere = Sans lieu
choose-action = Choisissez une action
last-events = Derniers événements
legend-legal = vous pouvez jouer ici
legend-chosen = choisi
place-told = { $name }, valeur { $value }, { $count } sur { $slots } pris
standard-table = Table standard
you-seat = Vous

# The Great Fire : le plan, les cartes et la légende du matériel.
map-event = Le Grand Incendie de
map-place = LONDRES
compass-N = N
compass-E = E
compass-S = S
compass-W = O
goal-stands = debout
goal-contained = feu contenu
goal-risk = debout · menacé
goal-lost = perdu
cards-played = Cartes feu jouées
cards-until = { $count ->
    [one] carte avant que l’incendie ne grandisse de 3 feux
   *[other] cartes avant que l’incendie ne grandisse de 3 feux
 }
hero-title = Héros de Londres
hero-note = le plus de feux éteints
legend-houses = Maisons et feux
legend-figures = Pions
legend-tokens = Jetons
legend-districts = Quartiers
legend-cards = Cartes
legend-house = Maison
legend-house-text = Chaque couleur est celle d’un joueur, avec sa lettre et son toit. Une maison encore debout à la fin rapporte 2 points.
legend-doomed = Va brûler
legend-doomed-text = Si vous choisissez ce quartier, le feu prend cette maison.
legend-lost = Quartier brûlé
legend-lost-text = Toutes les maisons ont disparu. Le feu peut y revenir ; les pions peuvent y passer.
legend-fire = Feu
legend-fire-text = Une flamme est un feu ; à partir de deux, un nombre les compte. Un feu ne quitte un quartier que s’il y en a au moins deux.
legend-pudding = Pudding Lane
legend-pudding-text = C’est ici que tout a commencé. Elle brûle toujours, le nombre compte ses feux, et personne n’y entre.
legend-band = Milicien
legend-band-text = Chaque joueur peut le déplacer, d’une case pour un point d’action. Il se tient prêt face au feu.
legend-containing = Milicien sur un feu
legend-containing-text = Autant de miliciens que de feux contiennent l’incendie d’un quartier : rien n’y brûle et le feu n’en sort pas.
legend-owner = Pion joueur
legend-owner-text = Chaque joueur en a un. Dans un quartier dont le feu est contenu, il éteint un feu pour un point d’action. L’anneau marque le vôtre.
legend-hidden = Jeton caché
legend-hidden-text = Qui fait brûler les maisons d’ici le prend et le regarde en secret.
legend-charge = Charge explosive
legend-charge-text = Démolit un petit quartier avec un milicien à côté du feu. Cela ne coûte aucun point d’action.
legend-double = Déplacement supplémentaire
legend-double-text = Déplace deux feux avec une seule carte.
legend-point = 1 point
legend-point-text = Compte à la fin.
legend-break = Rempart
legend-break-text = Un quartier démoli. Aucun feu n’y entre ni ne le traverse plus.
legend-goal-ribbon = Quartier objectif
legend-goal-ribbon-text = Un ruban rouge nomme un quartier qui est l’objectif de quelqu’un, avec ses points. Le ruban et le bord dorés marquent les vôtres.
legend-destination = Vous pouvez le choisir
legend-destination-text = Un bord couleur de braise marque chaque lieu que vous pouvez choisir ; le reste est voilé.
legend-held = Feu contenu
legend-held-text = Un bord bleu : il y a assez de miliciens pour tenir le feu.
legend-card = Carte feu
legend-card-text = Il faut en jouer une à chaque tour. Un feu quitte la zone en flammes dans cette direction.
legend-stack = Pile
legend-stack-text = Le nombre compte les cartes avant que l’incendie ne grandisse de 3 feux.
legend-goal = Carte objectif
legend-goal-text = Secrète. Elle rapporte les points de son sceau si des maisons y sont encore debout à la fin et qu’aucun feu n’y fait rage.
legend-hero = Héros de Londres
legend-hero-text = 2 points pour le joueur qui a éteint le plus de feux, trois au moins.
