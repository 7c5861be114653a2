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
   *[system] wie das System
 }. Ändern
to-start = Zur Startseite
loading = Einen Moment …
trouble-offline = Der Server ist nicht erreichbar. Nichts ist verloren; gleich noch einmal versuchen.
trouble-reconnecting = Keine Verbindung. Der Tisch kommt von selbst zurück.
trouble-no-page = Diese Seite gibt es nicht.
trouble-no-table = Diesen Tisch gibt es nicht.
trouble-link = Dieser Link führt zu keinem freien Platz mehr. Bitte um einen neuen.
start-title = Zwei Spiele von Feuer und Licht
start-lead = Allein gegen Bots oder mit Freunden über einen Link. Ohne Konto.
games = Spiele
title-great-fire = Der große Brand von London 1666
title-bretagne = Bretagne
blurb-great-fire = Die Stadt brennt. Führe die Truppen, rette deine Häuser und lenke die Flammen zu denen der anderen.
blurb-bretagne = Baue Leuchttürme an einer wilden Küste: verschiffe Material, heuere Ingenieure an und stehe auf der richtigen Etage, wenn das Licht angeht.
players-range = { $fewest } bis { $most } Personen
play-bots = Gegen Bots spielen
new-table = Neuer Tisch
my-tables = Meine Tische
open-tables = Offene Tische
open-tables-none = Kein öffentlicher Tisch wartet. Eröffne einen!
your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
status-waiting = wartet auf Mitspielende
status-playing = läuft
status-over = beendet
status-abandoned = aufgegeben
seat-open = freier Platz
honesty-short = Die gedruckten Pläne und viele Kartenwerte liegen uns nicht vor: unsere sind rekonstruiert.
honesty-more = Was das heißt
guest-name = Gast
who-plays = Wer spielt mit
your-name = Dein Name
players = Personen
seat-number = Platz { $number }
seat-me = Ich (oder jemand neben mir)
seat-bot = Ein Bot
seat-link = Jemand mit Link
seat-guest = besetzt
seat-name = Name an diesem Platz
hot-seat-name = Name
bot-strength = Wie stark
bot-random = Bot: würfelt
bot-greedy = Bot: nimmt, was er sieht
bot-apprentice = Bot: Lehrling
bot-journeyman = Bot: Geselle
bot-master = Bot: Meister
bot-search = Bot: denkt voraus
options = Optionen
usual = (üblich)
table-public = Jede und jeder darf mitspielen (öffentlicher Tisch)
when-resigned = Wenn jemand aufgibt
resigned-bot = spielt ein Bot weiter
resigned-end = endet das Spiel
make-table = Tisch eröffnen
join-title = Du bist eingeladen
join-lead = { $game }: Platz { $number } ist für dich frei.
join-with = Am Tisch: { $names }
sit-down = Platz nehmen
waiting-lead = Das Spiel beginnt, wenn alle Plätze besetzt sind.
send-link = Schick diesen Link an die Person, die hier sitzen soll.
copy-link = Link kopieren
copied = Kopiert
start-game = Beginnen
start-with-bots = Beginnen, Bots nehmen die freien Plätze
leave-table = Gehen
board = Spielplan
panels = Neben dem Plan
tab-actions = Aktionen
tab-log = Verlauf
latest = Zuletzt
tab-players = Runde
tab-chat = Chat
waiting-for-others = Die anderen sind dran.
undo = Zurück
reset-turn = Zug zurücksetzen
choices = { $first } … ({ $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
 })
type-action = Aktion eintippen
play-it = Ausführen
game-over = Das Spiel ist zu Ende.
nothing-to-do = Für dich ist gerade nichts zu tun.
clause = Regel { $id }
you = du
decides = entscheidet
gone-left = gegangen, ein Bot spielt weiter
gone-resigned = hat aufgegeben
watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } schauen zu.
 }
chat-empty = Noch nichts gesagt.
chat-write = Etwas sagen
chat-send = Senden
understood = Verstanden
curtain-title = Weitergeben an { $name }
curtain-lead = Alle außer { $name } schauen weg.
curtain-open = Ich bin { $name }
menu = Menü
prefer-textMode = Text statt Spielplan
prefer-confirm = Züge auf dem Plan bestätigen
prefer-sound = Ton, wenn ich dran bin
prefer-motion = Animationen
prefer-arrows = Pfeile und Kreuze auf dem Plan
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
player = Name
points = Punkte
rematch = Revanche
replay = Nachspielen
share-picture = Bild vom Ergebnis
about-what = Mit Tinderbox spielst du Der große Brand von London 1666 und Bretagne nach ihren genauen Regeln, allein oder zusammen; ist etwas nicht erlaubt, wird die Regel genannt.
about-honesty-title = Was genau ist und was nicht
about-honesty = Die Regeln folgen den veröffentlichten Anleitungen, Satz für Satz. Die gedruckten Pläne und die meisten Zahlen auf Karten und Plättchen stehen in keiner Anleitung: unsere sind rekonstruiert, und zu jeder Zahl steht, woher sie kommt.
about-packs = Wer die Schachtel besitzt, kann die Zahlen in einem Datenpaket berichtigen und damit an privaten Tischen spielen.
about-owners-title = Wem die Spiele gehören
about-owners = Die Spiele gehören ihren Autoren und Verlagen. Dies ist nicht deren Projekt, und nichts von ihren Bildern oder Texten steckt darin.
about-keys-title = Tastatur
about-keys = Mit Tab ist alles erreichbar. Auf dem Plan bewegen die Pfeiltasten, Plus und Minus vergrößern, Enter wählt. Jede Aktion lässt sich auch eintippen.
board-keys = Spielplan: Pfeiltasten bewegen, Plus und Minus vergrößern
zoom-in = Größer
zoom-out = Kleiner
hand = Deine Karten
objectives = Deine Ziele
direction-N = Nord
direction-E = Ost
direction-S = Süd
direction-W = West
stands = steht
lost = verloren
your-colour = deine Häuser: { $letter }
token-charge = { $count ->
    [one] 1 Sprengladung
   *[other] { $count } Sprengladungen
 }
token-double = { $count ->
    [one] 1 Doppelzug
   *[other] { $count } Doppelzüge
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
last-turns = { $count ->
    [one] letzter Zug
   *[other] noch { $count } Züge
 }
points-left = { $count ->
    [one] 1 Aktionspunkt
   *[other] { $count } Aktionspunkte
 }
hero-is = Held von London: { $name }
city-ranking = die Stadt brennt in der Folge { $ranking }
city-muster = Truppen ziehen nach { $name }
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
choose = Wähle
confirm = Bestätigen
cancel = Abbrechen
fire-class = Prioritätsklasse { $class } (F5)
lift-walk = Deinen Grundbesitzer bewegen
lift-band = Eine Truppe bewegen
lifted-walk = Wohin geht dein Grundbesitzer?
lifted-band = Wohin zieht die Truppe?
warehouse = Dein Lagerhaus
good-wood = Holz
good-stone = Stein
good-sand = Sand
good-brick = { $count ->
    [one] Ziegel
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
    [one] Arbeiter
   *[other] Arbeiter
 } (+{ $reserve } in Reserve)
card-furnishing = Innenausstattung
card-pier = Pier
card-foghorn = Nebelhorn
card-crane = Seilkran
card-cable-crane = Seilkran
build = Bauen
build-on-board = { $count ->
    [one] 1 Bau möglich: Bauteil und Leuchtturm auf dem Plan wählen.
   *[other] { $count } Bauten möglich: Bauteil und Leuchtturm auf dem Plan wählen.
 }
choose-tile = Bauteil wählen
choose-lighthouse = Leuchtturm wählen
tile-told = Bauteil { $name }
lighthouse-told = { $name }, { $floors ->
    [0] noch keine Etage
    [one] 1 Etage
   *[other] { $floors } Etagen
 }
turn-back = Einen Zug zurück
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
turn-on = Einen Zug weiter
run = Abspielen
pause = Anhalten
whose-eyes = Wessen Sicht
spectator = als Zuschauer
to-table = Zum Tisch
try-here = Ab hier ausprobieren
move-of = Schritt { $n } von { $last }
hint = Tipp
hint-none = Für diese Stellung gibt es keinen Rat.
request = Eine Bitte
asks-undo = { $name } möchte { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
 } zurücknehmen.
asks-abandon = { $name } möchte das Spiel ohne Ergebnis beenden.
asked-waits = Deine Bitte wartet auf die anderen.
agree = Zustimmen
disagree = Ablehnen
ask-undo = Bitten, meine letzte Entscheidung zurückzunehmen
copy-watch = Link zum Zuschauen kopieren
try-out = Auf einer privaten Kopie ausprobieren
come-back = Selbst weiterspielen
hint-thinking = Denkt nach …
since-last-turn = { $count ->
    [one] Seit deinem letzten Zug geschah 1 Sache
   *[other] Seit deinem letzten Zug geschahen { $count } Dinge
 }
catch-up = Noch einmal ansehen
put-away = Weglegen
scoring = So wurde gewertet
city-turn = Die Stadt ist am Zug
nobody-there = Niemand hat hier Arbeiter.
trade-in = Handel in { $city }
deal-buy = Material kaufen
deal-sell = Material verkaufen
deal-hire = Ingenieure anwerben
deal-recruit = Arbeiter anwerben
deal-buy-cards = Ausrüstung kaufen
deal-sell-cards = Zwei Karten verkaufen
deal-exchange = Eine Karte verkaufen
barge-spaces = Fasst { $top } / { $middle } / { $bottom }
own-barge = Kahn { $number }
got-link = Du hast einen Link?
paste-link = Hier einfügen
go-there = Hin
hint-worth = { $win } % Siegchance, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } erwartet
chat-new = { $count ->
    [one] 1 neue Zeile
   *[other] { $count } neue Zeilen
 }
tell-all = Alles zeigen
after-build = { $name } nach dem Bau
points-now = { $count ->
    [one] Punkt, wenn jetzt Schluss wäre
   *[other] Punkte, wenn jetzt Schluss wäre
 }
watch-table = Zuschauen
ended-early = Sie wurde vor dem letzten Zug beendet; niemand gewinnt.

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
    [one] Es könnte dann hierhin:
   *[other] Es könnte dann auf einen von diesen { $count }:
 }
buy-tile = Bauteil { $name } kaufen
buy-is-final = { $count ->
    [one] Du ziehst eine Karte: danach kein Rückgängig.
   *[other] Du ziehst { $count } Karten: danach kein Rückgängig.
 }
place-title = Wähle einen Leuchtturm für Bauteil { $name }
tile-paid = Das Bauteil ist gekauft und bezahlt.
tile-may-go = { $count ->
    [one] Es kann hierhin:
   *[other] Es kann auf einen von diesen { $count }:
 }
card-drawn = Gezogen: { $cards }
all-lighthouses = Andere
all-tiles = Alle Bauteile
floor-of = Stockwerk { $floor } von { $floors }
floor-finishes = stellt ihn fertig
row-materials = Materialien
row-engineers = Ingenieure
row-workers = Arbeiter
row-coins = Münzen
row-points = Punkte
none-more = keine
left-over = übrig
nothing-left = keine übrig
engineers-saved = { $demanded } gefordert, Kahn { $barge } spart { $saved }
workers-go-up = { $count ->
    [0] kommen hinauf
    [one] kommt hinauf
   *[other] kommen hinauf
 }
worker-hurt = 1 verletzt, in die Reserve
coins-lie-there = von der Tafel
points-taken-back = wenn du alle zurücknimmst
tiles-for = Diese Bauteile könnten hierhin:
offer-told = Stockwerk { $floor }, kostet { $goods }; { $workers ->
    [0] kein Arbeiter kommt hinauf
    [one] 1 Arbeiter kommt hinauf
   *[other] { $workers } Arbeiter kommen hinauf
 }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } wenn du alle zurücknimmst
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
opening-watch = Die Feuerkarten werden verteilt
opening-lead = Danach folgen Häuser, Farben, Ziele und der Startspieler.
opening-five = Alle fünf sind gleich. Du darfst sie gegen fünf neue tauschen.
opening-start = Los geht’s
opening-exchange = Fünf gleiche Karten tauschen
opening-ready = ist bereit
opening-looks = sieht sich die Karten an
opening-next = ist danach dran
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
