# The browser client's own words.
app-name = Tinderbox
skip-to-content = Zum Inhalt springen
navigation = Navigation
rules = Regeln
contents = Inhalt
about = Über
language = Sprache
theme-turn = Darstellung: { $now ->
    [dark] dunkel
    [light] hell
   *[system] wie im System
 }. Ändern
to-start = Zur Startseite
loading = Einen Moment …
trouble-offline = Der Server ist nicht erreichbar. Nichts ist verloren; versuche es gleich noch einmal.
trouble-reconnecting = Verbindung unterbrochen. Sie wird wiederhergestellt …
trouble-no-page = Diese Seite gibt es nicht.
trouble-no-table = Diesen Tisch gibt es nicht.
trouble-closed = Du kannst diesen Tisch nicht mehr sehen: Du wurdest vom Tisch genommen, oder er lässt keine Zuschauer mehr zu.
trouble-damaged = Dieser Tisch lässt sich nicht lesen. Die Ursache steht im Protokoll des Servers.
trouble-link = Dieser Link führt zu keinem freien Platz mehr. Lass dir einen neuen schicken.
start-title = Zwei Spiele um Feuer und Licht
start-lead = Spiele allein gegen Bots, oder lade Freunde mit einem Link ein. Ganz ohne Konto.
games = Spiele
title-great-fire = The Great Fire of London 1666
title-bretagne = Bretagne
blurb-great-fire = Die Stadt brennt. Führe die Truppen, rette deine Häuser und lenke die Flammen zu denen der anderen.
blurb-bretagne = Baue Leuchttürme an einer wilden Küste: Verschiffe Material, stelle Ingenieure ein und stehe im richtigen Stockwerk, wenn das Licht angeht.
players-range = { $fewest } bis { $most } Spieler
play-bots = Gegen Bots spielen
new-table = Neuer Tisch
my-tables = Meine Tische
open-tables = Öffentliche Tische
open-tables-none = Gerade wartet kein öffentlicher Tisch. Eröffne einen!
your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
status-waiting = wartet auf Spieler
status-playing = läuft
status-over = beendet
status-abandoned = ohne Ergebnis abgebrochen
seat-open = freier Platz
honesty-short = Die gedruckten Spielpläne und viele Kartenwerte liegen uns nicht vor: Unsere sind rekonstruiert.
honesty-more = Was das heißt
guest-name = Gast
who-plays = Spieler
your-name = Dein Name
players = Zahl der Spieler
seat-number = Platz { $number }
seat-me = Ich (oder jemand neben mir)
seat-bot = Ein Bot
seat-link = Ein Freund, mit Einladungslink
seat-guest = besetzt
seat-name = Name für diesen Platz
hot-seat-name = Name
bot-strength = Stärke des Bots
bot-random = Bot: spielt zufällig
bot-greedy = Bot: will schnelle Vorteile
bot-apprentice = Bot: Lehrling
bot-journeyman = Bot: Geselle
bot-master = Bot: Meister
bot-search = Bot: denkt voraus
options = Optionen
usual = (Standard)
table-public = Alle dürfen mitspielen (öffentlicher Tisch)
when-resigned = Wenn ein Spieler aufgibt
resigned-bot = übernimmt ein Bot
resigned-end = endet die Partie
make-table = Tisch eröffnen
join-title = Du bist eingeladen
join-lead = { $game }: Platz { $number } ist für dich reserviert.
join-with = Am Tisch: { $names }
sit-down = Platz nehmen
waiting-lead = Die Partie beginnt, sobald alle Plätze besetzt sind.
send-link = Schicke diesen Link der Person, die hier mitspielen soll.
copy-link = Link kopieren
copied = Kopiert
start-game = Partie beginnen
start-with-bots = Mit Bots auf den freien Plätzen beginnen
leave-table = Tisch verlassen
board = Spielplan
panels = Bereiche neben dem Spielplan
tab-actions = Aktionen
tab-log = Verlauf
latest = Zuletzt geschehen
tab-players = Spieler
tab-chat = Chat
waiting-for-others = Die anderen sind am Zug.
undo = Rückgängig
reset-turn = Zug neu beginnen
choices = { $first } … ({ $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
 })
type-action = Aktion eintippen
play-it = Spielen
game-over = Die Partie ist zu Ende.
nothing-to-do = Für dich gibt es gerade nichts zu tun.
clause = Regel { $id }
you = du
decides = ist am Zug
gone-left = weg, ein Bot spielt
gone-resigned = hat aufgegeben
watching = { $count ->
    [0] Keine Zuschauer.
   *[other] { $count } Zuschauer.
 }
chat-empty = Noch keine Nachrichten.
chat-write = Nachricht schreiben
chat-send = Senden
understood = Verstanden
curtain-title = Gib weiter an { $name }
curtain-lead = Alle außer { $name }: bitte wegschauen.
curtain-open = Ich bin { $name }
menu = Menü
prefer-textMode = Text statt Spielplan zeigen
prefer-confirm = Aktionen auf dem Spielplan bestätigen
prefer-sound = Ton, wenn ich am Zug bin
prefer-motion = Animationen
prefer-arrows = Pfeile und Kreuze auf dem Spielplan
download-record = Partie herunterladen
hand-to-bot = Einen Bot für mich spielen lassen
resign = Aufgeben
resign-sure = Wirklich aufgeben?
result = Ergebnis
winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }
place = Platz
player = Spieler
points = Punkte
rematch = Revanche
replay = Wiedergabe
share-picture = Als Bild teilen
about-what = Mit Tinderbox spielst du The Great Fire of London 1666 und Bretagne genau nach den Regeln, allein oder mit anderen. Ist etwas nicht erlaubt, erfährst du, welche Regel es verbietet.
about-honesty-title = Was genau ist und was nicht
about-honesty = Die Regeln folgen Punkt für Punkt den veröffentlichten Regelheften. Die gedruckten Spielpläne und die meisten Zahlen auf Karten und Plättchen stehen in keinem Regelheft: Unsere sind rekonstruiert, und zu jeder Zahl steht, woher sie kommt.
about-packs = Wenn du das Spiel besitzt, kannst du die Zahlen in einem Datenpaket korrigieren und damit an privaten Tischen spielen.
about-owners-title = Wem die Spiele gehören
about-owners = Die Spiele gehören ihren Autoren und Verlagen. Dieses Projekt ist nicht von ihnen und enthält nichts von ihren Bildern und Texten.
about-keys-title = Tastatur
about-keys = Mit Tab erreichst du alles. Auf dem Spielplan bewegst du dich mit den Pfeiltasten, zoomst mit Plus und Minus und wählst mit Enter. Du kannst jede Aktion auch eintippen.
board-keys = Spielplan: Pfeiltasten zum Bewegen, Plus und Minus zum Zoomen
zoom-in = Vergrößern
zoom-out = Verkleinern
hand = Deine Handkarten
objectives = Deine Ziele
direction-N = Nord
direction-E = Ost
direction-S = Süd
direction-W = West
stands = steht noch
lost = verloren
your-colour = deine Häuser: { $letter }
token-charge = { $count ->
    [one] 1 Sprengladung
   *[other] { $count } Sprengladungen
 }
token-double = { $count ->
    [one] 1 Doppelbewegung
   *[other] { $count } Doppelbewegungen
 }
token-point = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
houses-standing = Stehende Häuser
until-stack = { $count ->
    [one] 1 Karte bis zum Anfachen
   *[other] { $count } Karten bis zum Anfachen
 }
points-left = { $count ->
    [one] 1 Aktionspunkt
   *[other] { $count } Aktionspunkte
 }
hero-is = Held von London: { $name }
city-ranking = Farbfolge: { $ranking }
city-muster = Truppen bewegen sich nach { $name }
space-told = { $name }: { $count ->
    [0] keine Häuser
    [one] 1 Haus ({ $houses })
   *[other] { $count } Häuser ({ $houses })
 }, { $fires ->
    [0] kein Feuer
   *[other] { $fires } Feuer
 }{ $contained ->
    [yes] , unter Kontrolle
   *[no] {""}
 }, { $bands ->
    [0] keine Truppe
    [one] 1 Truppe
   *[other] { $bands } Truppen
 }, { $landowners ->
    [0] kein Grundbesitzer
   *[other] { $landowners } Grundbesitzer
 }
choose = Auswählen
confirm = Bestätigen
cancel = Abbrechen
fire-class = Priorität { $class } (Regel F5)
lift-walk = Deinen Grundbesitzer bewegen
lift-band = Eine Truppe bewegen
lifted-walk = Wohin geht dein Grundbesitzer?
lifted-band = Wohin geht die Truppe?
warehouse = Dein Lagerhaus
good-wood = Holz
good-stone = Stein
good-sand = Sand
good-brick = { $count ->
   *[other] Ziegel
 }
good-coin = { $count ->
    [one] Münze
   *[other] Münzen
 }
good-engineer = { $count ->
    [one] Ingenieur
   *[other] Ingenieure
 }
good-worker = { $count ->
   *[other] Arbeiter
 } (+{ $reserve } in Reserve)
card-furnishing = Innenausstattung
card-pier = Pier
card-foghorn = Nebelhorn
card-crane = Seilkran
card-cable-crane = Seilkran
build = Bauen
tile-told = Bauteil { $name }
lighthouse-told = { $name }, { $floors } von { $most } Stockwerken
lighthouse-built = { $name }, gebaut, die Lampe brennt
floor-workers = Stockwerk { $floor }: { $count } Arbeiter von { $name }
tile-shown = Bauteil { $name }: { $goods }
tile-gone = Bauteil { $name }: leeres Feld
harbour-shown = { $name }, Hafen. Einkommen: { $income }. Arbeiter: { $workers }
city-shown = { $name }. Arbeiter: { $workers }
legend = Legende
turn-back = Voriger Zug
step-back = Voriger Schritt
step-on = Nächster Schritt
turn-on = Nächster Zug
run = Abspielen
pause = Anhalten
whose-eyes = Blickwinkel
spectator = Zuschauer
to-table = Zum Tisch
try-here = Ab hier ausprobieren
move-of = Entscheidung { $n } von { $last }
hint = Tipp
hint-none = Für diese Stellung gibt es keinen Tipp.
request = Anfrage
asks-undo = { $name } möchte { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
 } rückgängig machen.
asks-abandon = { $name } möchte die Partie ohne Ergebnis abbrechen.
asked-waits = Die anderen müssen deiner Anfrage noch zustimmen.
agree = Zustimmen
disagree = Ablehnen
ask-undo = Darum bitten, meine letzte Entscheidung rückgängig zu machen
copy-watch = Link für Zuschauer kopieren
try-out = Auf einer privaten Kopie ausprobieren
come-back = Wieder selbst spielen
hint-thinking = Einen Moment …
since-last-turn = { $count ->
    [one] 1 Ereignis seit deinem letzten Zug
   *[other] { $count } Ereignisse seit deinem letzten Zug
 }
catch-up = Ansehen
put-away = Schließen
scoring = Wertung
city-turn = Nicht-Spieler-Zug
nobody-there = Niemand hat hier Arbeiter.
trade-in = Handel in { $city }
deal-buy = Material kaufen
deal-sell = Material verkaufen
deal-hire = Ingenieure einstellen
deal-recruit = Einen Arbeiter anwerben
deal-buy-cards = Ausrüstung kaufen
deal-sell-cards = Zwei Karten verkaufen
deal-exchange = Eine Karte verkaufen
barge-spaces = Fasst { $top } / { $middle } / { $bottom }
own-barge = Kahn { $number }
got-link = Du hast einen Einladungslink?
paste-link = Link hier einfügen
go-there = Öffnen
hint-worth = { $win } % Siegchance, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } erwartet
chat-new = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
 }
tell-all = Alles zeigen
points-now = { $count ->
    [one] Punkt, wenn die Partie jetzt zu Ende wäre
   *[other] Punkte, wenn die Partie jetzt zu Ende wäre
 }
watch-table = Zuschauen
ended-early = Die Partie wurde vor dem letzten Zug abgebrochen; niemand gewinnt.

# Bauen in Bretagne: erst das Bauteil, dann der Leuchtturm.
shop-open = { $count ->
    [one] Bauen: 1 Bauteil zur Wahl
   *[other] Bauen: { $count } Bauteile zur Wahl
 }
shop-title = Wähle ein Bauteil
tile-title = Bauteil { $name }
tile-costs = Kosten
tile-brings = Belohnung
tile-could-go = { $count ->
    [one] Es kann dann hierhin:
   *[other] Es kann dann auf einen dieser { $count } Leuchttürme:
 }
buy-tile = Bauteil { $name } kaufen
buy-is-final = { $count ->
    [one] Du ziehst eine Karte; danach kannst du das nicht mehr rückgängig machen.
   *[other] Du ziehst { $count } Karten; danach kannst du das nicht mehr rückgängig machen.
 }
place-title = Wähle einen Leuchtturm für Bauteil { $name }
tile-paid = Das Bauteil ist gekauft und bezahlt.
tile-may-go = { $count ->
    [one] Es kann hierhin:
   *[other] Es kann auf einen dieser { $count } Leuchttürme:
 }
card-drawn = Gezogen: { $cards }
all-lighthouses = Andere
all-tiles = Alle Bauteile
floor-of = Stockwerk { $floor } von { $floors }
floor-finishes = stellt den Leuchtturm fertig
row-materials = Materialien
row-engineers = Ingenieure
row-workers = Arbeiter
row-coins = Münzen
row-points = Punkte
none-more = keine
left-over = übrig
nothing-left = nichts übrig
engineers-saved = { $demanded } verlangt, Kahn { $barge } spart { $saved }
workers-go-up = { $count ->
    [0] kommen hinauf
    [one] kommt hinauf
   *[other] kommen hinauf
 }
worker-hurt = 1 verletzt, geht in die Reserve
coins-lie-there = von der Tafel
points-taken-back = wenn du alle zurücknimmst
tiles-for = Diese Bauteile können hierhin:
offer-told = Stockwerk { $floor }, kostet { $goods }; { $workers ->
    [0] kein Arbeiter kommt hinauf
    [one] 1 Arbeiter kommt hinauf
   *[other] { $workers } Arbeiter kommen hinauf
 }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, wenn du alle zurücknimmst
holds-tile = { $name } hat Bauteil { $tile } gekauft und wählt einen Leuchtturm.
scored-as = wird als Nummer { $number } gewertet
good-card = { $count ->
    [one] Karte
   *[other] Karten
 }
keep-title = Behalten
keep-nothing = nichts

# The Great Fire: Beginn der Partie, Doppelbewegung, Stapel.
opening-title = Deine fünf Feuerkarten
opening-watch = Die Feuerkarten werden ausgeteilt
opening-lead = Danach kommen Häuser, Farben, Ziele und der Startspieler.
opening-five = Alle fünf sind gleich. Du darfst sie gegen fünf neue tauschen.
opening-start = Los geht’s
opening-exchange = Meine fünf Karten tauschen
opening-ready = ist bereit
opening-looks = sieht sich die Karten an
opening-next = kommt danach
double-switch = mit Doppelbewegung
double-on-card = mit Doppelbewegung
double-now = { $moves ->
    [1] Doppelbewegung: das zweite Feuer
   *[other] Doppelbewegung: das erste von zwei Feuern
 }
turns-after = { $count ->
    [0] letzter Zug
    [one] nach diesem noch 1 Zug
   *[other] nach diesem noch { $count } Züge
 }
stack-left = Noch { $left ->
    [one] 1 Feuerkarte
   *[other] { $left } Feuerkarten
 } und { $cards ->
    [one] 1 Feuerstapelkarte
   *[other] { $cards } Feuerstapelkarten
 } im Stapel

# Der allgemeine Tisch, für Spiele, die der Client nicht kennt.
hand-secret = Deine Hand, nur du siehst sie
hand-empty = Keine Karten
facts = Spielstand
actions-with = Das kannst du mit { $card } tun
actions-here = Das kannst du tun
actions-anywhere = Ohne Ort
choose-action = Wähle eine Aktion
last-events = Letzte Ereignisse
legend-legal = hier kannst du spielen
legend-chosen = gewählt
place-told = { $name }, Wert { $value }, { $count } von { $slots } belegt
standard-table = Normaler Tisch
you-seat = Du

# The Great Fire: Plan, Karten und Legende der Spielteile.
map-event = Der große Brand von
map-place = LONDON
compass-N = N
compass-E = O
compass-S = S
compass-W = W
goal-stands = steht
goal-contained = Feuer eingedämmt
goal-risk = steht · in Gefahr
goal-lost = verloren
cards-played = Gespielte Feuerkarten
cards-until = { $count ->
    [one] Karte, bis das Feuer um 3 wächst
   *[other] Karten, bis das Feuer um 3 wächst
 }
hero-title = Held von London
hero-note = die meisten Feuer gelöscht
legend-houses = Häuser und Feuer
legend-figures = Figuren
legend-tokens = Marker
legend-districts = Bezirke
legend-cards = Karten
legend-house = Haus
legend-house-text = Jede Farbe gehört einem Spieler und hat ihren Buchstaben und ihr eigenes Dach. Ein Haus, das am Ende noch steht, bringt 2 Punkte.
legend-doomed = Brennt gleich
legend-doomed-text = Wählst du diesen Bezirk, nimmt das Feuer dieses Haus.
legend-lost = Ausgebrannt
legend-lost-text = Alle Häuser sind verloren. Das Feuer kann zurückkehren; Figuren dürfen hindurch.
legend-fire = Feuer
legend-fire-text = Eine Flamme ist ein Feuer; ab zwei zählt eine Zahl sie. Ein Bezirk, aus dem ein Feuer weiterziehen darf, hat mindestens zwei.
legend-pudding = Pudding Lane
legend-pudding-text = Hier fing alles an. Es brennt immer, die Zahl zählt die Feuer, und niemand darf hinein.
legend-band = Truppe
legend-band-text = Jeder darf sie bewegen, ein Feld für einen Aktionspunkt. Sie hält sich für ein Feuer bereit.
legend-containing = Truppe auf einem Feuer
legend-containing-text = So viele Truppen wie Feuer dämmen einen Bezirk ein: Dort brennt nichts ab, und das Feuer kommt nicht heraus.
legend-owner = Grundbesitzer
legend-owner-text = Jeder hat einen. In einem eingedämmten Bezirk löscht er für einen Aktionspunkt ein Feuer. Der Ring zeigt deinen.
legend-hidden = Verdeckter Marker
legend-hidden-text = Wer die Häuser hier abbrennen lässt, nimmt ihn und sieht ihn heimlich an.
legend-charge = Sprengladung
legend-charge-text = Reißt einen kleinen Bezirk mit einer Truppe neben dem Feuer ab. Das kostet keinen Aktionspunkt.
legend-double = Doppelbewegung
legend-double-text = Bewegt zwei Feuer mit einer Karte.
legend-point = 1 Punkt
legend-point-text = Zählt am Ende.
legend-break = Feuerschneise
legend-break-text = Ein abgerissener Bezirk. Kein Feuer kommt mehr hinein oder hindurch.
legend-goal-ribbon = Zielbezirk
legend-goal-ribbon-text = Ein rotes Band nennt einen Bezirk, der für jemanden ein Ziel ist, und seine Punkte. Goldenes Band und goldener Rand zeigen deine.
legend-destination = Das kannst du wählen
legend-destination-text = Ein glutroter Rand zeigt jeden Ort, den du jetzt wählen kannst; alles andere liegt unter einem Schleier.
legend-held = Eingedämmt
legend-held-text = Ein blauer Rand: Es sind genug Truppen da, um das Feuer zu halten.
legend-card = Feuerkarte
legend-card-text = In jedem Zug musst du eine spielen. Ein Feuer verlässt das brennende Gebiet in dieser Richtung.
legend-stack = Feuerstapel
legend-stack-text = Die Zahl zählt die Karten, bis das Feuer um 3 wächst.
legend-goal = Zielkarte
legend-goal-text = Geheim. Sie bringt die Punkte ihres Siegels, wenn dort am Ende noch Häuser stehen und kein Feuer wütet.
legend-hero = Held von London
legend-hero-text = 2 Punkte für den, der die meisten Feuer gelöscht hat, mindestens drei.
