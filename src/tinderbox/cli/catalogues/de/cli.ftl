# Die Befehlszeile: Hilfe, Optionen und Fehlermeldungen.
tinderbox-help = Brettspiele um Feuer und Licht: { $games }. Spielen, Partien nachspielen, Regeln nachschlagen oder viele Partien auf einmal simulieren.

cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-metavar-options = [OPTIONEN]
cli-metavar-command = BEFEHL
cli-metavar-game = SPIEL
cli-metavar-games = [SPIEL]…
cli-metavar-file = DATEI
cli-metavar-setting = NAME=WERT
cli-metavar-bots = BOT[,BOT]…
cli-metavar-name = NAME
cli-hint = Hilfe gibt es mit „{ $command } --help“.

cli-argument-game = Das Spiel: { $known }.
cli-argument-record = Eine aufgezeichnete Partie, als Text oder JSON.
cli-option-help = Diese Hilfe anzeigen.
cli-option-version = Anzeigen, welche Version dies ist, ob die Engine kompiliert ist und welches Python läuft.
cli-option-lang = Die Sprache. Standard: TINDERBOX_LANG, sonst die Sprache des Systems.
cli-option-json = Die Ergebnisse als JSON ausgeben.
cli-option-players = Die Zahl der Spieler.
cli-option-seed = Eine Zahl oder ein Wort. Gleicher Startwert, gleicher Zufall.
cli-option-option = Eine Option des Spiels, etwa edition=french. Mehrfach möglich.
cli-option-pack = Ein anderes Datenpaket: eine Datei oder die Kennung eines mitgelieferten Pakets.
cli-option-output = Die Zieldatei. Standard: die Standardausgabe.

cli-language = Unbekannte Sprache: „{ $given }“. Zur Wahl stehen: { $known }.
cli-no-command = Unbekannter Befehl: „{ $given }“. Zur Wahl stehen: { $known }.
cli-no-option = Unbekannte Option: „{ $given }“. Zur Wahl stehen: { $known }.
cli-option-use = Die Option { $option } ist falsch verwendet: Prüfe, ob sie einen Wert braucht.
cli-missing = { $name } fehlt.
cli-extra = „{ $given }“ ist bei „{ $command }“ ein Argument zu viel.
cli-not-understood = Ungültige Eingabe: { $why }
cli-whole = { $option } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $given }“.
cli-seconds = Gib eine Sekundenzahl von 0.01 bis 3600 an (mit Dezimalpunkt), nicht „{ $given }“.
cli-setting = Schreibe Optionen als NAME=WERT, nicht „{ $given }“.
cli-setting-twice = Die Option { $name } ist zweimal mit verschiedenen Werten angegeben.
cli-no-clause = Eine Regel „{ $given }“ gibt es nicht. Zur Wahl stehen: { $known }.
cli-too-far = Eine Stellung { $given } gibt es nicht: Die Aufzeichnung endet nach { $most ->
    [one] einer Entscheidung
   *[other] { $most } Entscheidungen
}.
cli-unwritable = { $file } lässt sich nicht schreiben: { $why }

mode-compiled = kompiliert
mode-interpreted = interpretiert


play-brief = Eine Partie im Terminal spielen.
play-help = Eine Partie im Terminal spielen, gegen Bots oder mit anderen an einer Tastatur. Ohne Angabe eines Spiels lässt dir ein Menü die Wahl. Während der Partie zeigt „help“ alle Eingaben.
play-option-terminal = Im Terminal spielen.
play-option-seat = Dein Platz, ab 0 gezählt. Standard: 0.
play-option-bots = Deine Gegner: ein Bot für alle anderen Plätze oder je einer pro Platz. Zur Wahl stehen: { $known }.
play-option-hot-seat = Mehrere spielen an einer Tastatur. Bots bekommen die letzten Plätze.
play-option-name = Der Name eines Spielers. Mehrfach möglich, in der Reihenfolge der Plätze.
play-option-save = Die Partie in dieser Datei speichern, wenn sie endet oder du sie verlässt.
play-option-resume = Eine gespeicherte Partie fortsetzen.
play-resume-alone = Spiel, Spielerzahl, Optionen, Datenpaket und Namen stehen schon in der gespeicherten Partie: Lass sie bei --resume weg.
play-hot-seat-alone = --seat und --hot-seat schließen sich aus: Alle Plätze ohne Bot gehören den Spielern an der Tastatur.
seating-bots = { $given ->
    [one] Ein Bot ist
   *[other] { $given } Bots sind
} angegeben: Nenne einen für alle Plätze oder { $wanted }.
seating-nobody = { $given ->
    [one] Ein Bot lässt
   *[other] { $given } Bots lassen
} keinen Platz für dich: Nenne höchstens { $most }.
seating-names = { $given ->
    [one] Ein Name ist
   *[other] { $given } Namen sind
} angegeben: Höchstens { $most } sind möglich.
seating-person = Spieler { $number }
seating-bot = Bot { $number }

replay-brief = Eine aufgezeichnete Partie Zug für Zug nachspielen.
replay-help = Eine aufgezeichnete Partie Zug für Zug in Worten nachspielen. Im Terminal geht es Schritt für Schritt, sonst oder mit --all alles auf einmal.
replay-option-to = Nach dieser Zahl von Entscheidungen aufhören.
replay-option-seat = Die Partie aus der Sicht dieses Platzes zeigen. Standard: aus der Sicht eines Zuschauers.
replay-option-board = Nach jedem Zug den Spielplan zeigen.
replay-option-all = Alles auf einmal ausgeben.
replay-head = { $game }, { $players } Spieler: { $names }
replay-setup = Aufbau
replay-turn = Zug { $turn } · { $name } · { $count ->
    [one] Entscheidung { $last }
   *[other] Entscheidungen { $first } bis { $last }
}
replay-ask = [{ $at }/{ $last }] Enter: weiter · b: zurück · Zahl: dorthin · board · q: Ende >
replay-keys = Enter: weiter. b: zurück. Eine Zahl: dorthin springen. board: Spielplan zeigen. q: beenden.
replay-unfinished = Hier endet die Aufzeichnung, nach { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
}; die Partie war noch nicht zu Ende.

export-brief = Eine aufgezeichnete Partie in Text umwandeln.
export-help = Eine aufgezeichnete Partie in Text umwandeln, den man lesen und korrigieren kann. Sie wird dabei nachgespielt; eine beschädigte Aufzeichnung wird abgelehnt.
import-brief = Eine aufgezeichnete Partie in JSON umwandeln.
import-help = Eine aufgezeichnete Partie in JSON umwandeln. Sie wird dabei nachgespielt; eine beschädigte Aufzeichnung wird abgelehnt.

rules-brief = Die Regeln eines Spiels zeigen.
rules-help = Die Regeln eines Spiels zeigen, nummeriert wie in den Meldungen, die auf sie verweisen.
rules-option-clause = Nur diese Regel zeigen.

board-brief = Den Spielplan als Bild oder Text zeigen.
board-help = Den Spielplan als Text oder (mit --svg) als Bild zeigen. Mit --record zu jedem Zeitpunkt einer aufgezeichneten Partie.
board-option-svg = Ein SVG-Bild in diese Datei schreiben.
board-option-record = Den Spielplan dieser aufgezeichneten Partie zeigen.
board-option-at = Nach dieser Zahl von Entscheidungen. Standard: am Ende der Aufzeichnung.
board-option-seat = Aus der Sicht dieses Platzes. Standard: aus der Sicht eines Zuschauers.
board-at-alone = --at geht nur zusammen mit --record.
board-other-game = Diese Aufzeichnung gehört zu { $given }, nicht zu { $wanted }.

simulate-brief = Viele Zufallspartien spielen.
simulate-help = Viele Zufallspartien auf allen Kernen spielen und Punkte, Länge und Tempo zeigen. Gleicher Startwert, gleiche Partien, egal auf wie vielen Kernen.
simulate-option-games = Die Zahl der Partien.
simulate-option-jobs = Die Zahl der Prozesse. Standard: einer pro Kern.
simulate-running = { $game }
simulate-heading = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} mit { $players } Zufallsspielern, Startwert { $seed }
simulate-seat = Platz
simulate-mean = Mittel
simulate-deviation = Std.-Abw.
simulate-least = Min.
simulate-most = Max.
simulate-wins = Siege
simulate-share = Anteil
simulate-shared = { $games ->
    [0] Kein Sieg wurde geteilt.
    [one] Ein Sieg wurde geteilt; er zählt für jeden Sieger voll.
   *[other] { $games } Siege wurden geteilt; ein geteilter Sieg zählt für jeden Sieger voll.
}
simulate-length = { $kind ->
    [turns] Züge
   *[decisions] Entscheidungen
} pro Partie: im Mittel { $mean }, { $least } bis { $most }
simulate-rate = { $seconds } s: { $games } Partien und { $decisions } Entscheidungen pro Sekunde ({ $mode })

bench-brief = Messen, wie schnell die Engine ist.
bench-help = Messen, wie viele zufällige Entscheidungen und Kopien eines Zustands die Engine zu viert pro Sekunde schafft, im Vergleich zu einer kleinen Schleife in reinem Python, die abwechselnd damit läuft. Es zählt die beste von mehreren Messungen.
bench-argument-games = Die Spiele, die gemessen werden; „server“ für den Server unter Last oder „research“ für die Forschungsumgebungen. Standard: alle Spiele.
bench-option-seconds = Wie lange jeder Wert gemessen wird.
bench-running = Messung läuft
bench-game = Spiel
bench-decisions = Entscheidungen/s
bench-copies = Kopien/s
bench-reference = Vergleich/s
bench-ratio = Verhältnis
bench-bytes = Bytes
bench-note = Engine { $mode }; { $players } Zufallsspieler; Verhältnis: Entscheidungen zu Schritten der Vergleichsschleife; Bytes: Größe eines Zustands.

pack-brief = Ein Datenpaket zeigen oder prüfen.
pack-help = Ein Datenpaket enthält alles, was auf Spielplan und Karten gedruckt ist. Gib das Paket eines Spiels aus, korrigiere eine Kopie und prüfe sie.
check-brief = Ein Datenpaket prüfen und seine Fehler auflisten.
check-help = Ein Datenpaket für ein Spiel prüfen und alle Fehler auflisten.
check-argument-file = Das Datenpaket, eine JSON-Datei.
check-good = { $file } ist ein gültiges Datenpaket: { $id }, { $digest }
show-brief = Das mitgelieferte Datenpaket eines Spiels ausgeben.
show-help = Das mitgelieferte Datenpaket eines Spiels als JSON ausgeben, zum Kopieren und Korrigieren. Gib der Kopie eine eigene Kennung.
