# Die Kommandozeile: Hilfe, Optionen und was bei falschen geantwortet wird.
tinderbox-help = Brettspiele um Feuer und Licht: { $games }. Spielen, Partien nacherleben, Regeln nachschlagen, viele Partien auf einmal rechnen.

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
cli-hint = „{ $command } --help“ zeigt, wie es geht.

cli-argument-game = Das Spiel: { $known }.
cli-argument-record = Die Aufzeichnung einer Partie, als Text oder JSON.
cli-option-help = Diese Hilfe zeigen.
cli-option-version = Die Version zeigen, ob die Spielmaschine kompiliert ist, und das Python, auf dem sie läuft.
cli-option-lang = Die Sprache; sonst entscheiden TINDERBOX_LANG und die Einstellungen des Systems.
cli-option-json = Die Ergebnisse als JSON ausgeben, für Programme.
cli-option-players = Wie viele mitspielen.
cli-option-seed = Eine Zahl oder ein Wort; der gleiche Startwert gibt den gleichen Zufall.
cli-option-option = Eine Option des Spiels, etwa edition=french. Mehrfach möglich.
cli-option-pack = Ein anderes Datenpaket: eine Datei oder die Kennung eines mitgelieferten.
cli-option-output = Die Datei, in die geschrieben wird; sonst die Standardausgabe.

cli-language = „{ $given }“ wird hier nicht gesprochen. Es gibt: { $known }.
cli-no-command = Es gibt keinen Befehl „{ $given }“. Es gibt: { $known }.
cli-no-option = Es gibt keine Option „{ $given }“. Es gibt: { $known }.
cli-option-use = Option { $option } ist so nicht zu verwenden: Braucht sie einen Wert oder nicht?
cli-missing = { $name } fehlt.
cli-extra = „{ $given }“ ist zu viel für „{ $command }“.
cli-not-understood = Das wurde nicht verstanden: { $why }
cli-whole = { $option } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $given }“.
cli-seconds = Gebraucht wird eine Zahl von Sekunden von 0,01 bis 3600 (mit Punkt geschrieben), nicht „{ $given }“.
cli-setting = Eine Option schreibt man NAME=WERT, nicht „{ $given }“.
cli-setting-twice = Option { $name } ist zweimal mit verschiedenen Werten angegeben.
cli-no-clause = Es gibt keine Regel „{ $given }“. Es gibt: { $known }.
cli-too-far = Es gibt keine Stellung { $given }: Die Aufzeichnung endet nach { $most } Entscheidungen.
cli-unwritable = { $file } kann nicht geschrieben werden: { $why }

mode-compiled = kompiliert
mode-interpreted = interpretiert

bot-unknown = Es gibt keinen Bot „{ $given }“. Es gibt: { $known }.
bot-strength = Bot { $name } gibt es nicht als „{ $given }“.

play-brief = Eine Partie im Terminal spielen.
play-help = Eine Partie im Terminal spielen, gegen Bots oder mit anderen an einer Tastatur. Ohne Spiel fragt ein Menü, was gespielt wird. Während der Partie zeigt „help“, was man eingeben kann.
play-option-terminal = Im Terminal spielen.
play-option-seat = Der eigene Platz, ab 0; sonst Platz 0.
play-option-bots = Wer gegen Sie spielt: ein Bot für alle anderen Plätze oder für jeden einer. Es gibt: { $known }.
play-option-hot-seat = Mehrere Menschen an einer Tastatur; angegebene Bots bekommen die letzten Plätze.
play-option-name = Der Name eines Menschen. Mehrfach möglich, in der Reihenfolge der Plätze.
play-option-save = Die Aufzeichnung in diese Datei schreiben, wenn die Partie endet oder verlassen wird.
play-option-resume = Eine gespeicherte Partie fortsetzen.
play-resume-alone = Eine gespeicherte Partie bringt Spiel, Spielerzahl, Optionen, Datenpaket und Namen mit: Mit --resume bleiben sie weg.
play-hot-seat-alone = Mit --hot-seat gibt es kein --seat: Menschen haben alle Plätze, die kein Bot hat.
seating-bots = { $given ->
    [one] Ein Bot ist
   *[other] { $given } Bots sind
} angegeben: Gebraucht wird einer für alle oder { $wanted }.
seating-nobody = { $given ->
    [one] Ein Bot lässt
   *[other] { $given } Bots lassen
} keinen Platz für einen Menschen: Höchstens { $most } können mitspielen.
seating-names = { $given ->
    [one] Ein Name ist
   *[other] { $given } Namen sind
} zu viel: Höchstens { $most } können hier angegeben werden.
seating-person = Spieler { $number }
seating-bot = Bot { $number }

replay-brief = Eine aufgezeichnete Partie Zug um Zug erzählen.
replay-help = Eine aufgezeichnete Partie Zug um Zug in Worten erzählen. Im Terminal geht es Schritt für Schritt; sonst, oder mit --all, in einem durch.
replay-option-to = Nach so vielen Entscheidungen aufhören.
replay-option-seat = So erzählen, wie dieser Platz es sah; sonst wie ein Zuschauer.
replay-option-board = Nach jedem Zug den Spielplan zeigen.
replay-option-all = Alles auf einmal erzählen.
replay-head = { $game }, { $players } Spieler: { $names }
replay-setup = Aufbau
replay-turn = Zug { $turn } · { $name } · { $count ->
    [one] Entscheidung { $last }
   *[other] Entscheidungen { $first } bis { $last }
}
replay-ask = [{ $at }/{ $last }] Enter: weiter · b: zurück · Zahl · board · q:
replay-keys = Enter geht weiter, b zurück, eine Zahl führt zu diesem Teil, board zeigt den Tisch, q beendet.
replay-unfinished = Hier endet die Aufzeichnung, nach { $seq ->
    [one] einer Entscheidung
   *[other] { $seq } Entscheidungen
}; die Partie war noch nicht vorbei.

export-brief = Eine Aufzeichnung als Text schreiben.
export-help = Eine Aufzeichnung als Text schreiben, den man lesen und berichtigen kann. Zuvor wird sie nachgespielt: Eine beschädigte wird abgelehnt.
import-brief = Eine Aufzeichnung als JSON schreiben.
import-help = Eine Aufzeichnung als JSON schreiben, für Programme. Zuvor wird sie nachgespielt: Eine beschädigte wird abgelehnt.

rules-brief = Die Regeln eines Spiels zeigen, Punkt für Punkt.
rules-help = Die Regeln eines Spiels zeigen, Punkt für Punkt, mit den Kennungen, die auch bei Ablehnungen genannt werden.
rules-option-clause = Nur diese Regel.

board-brief = Den Spielplan als Bild oder als Text zeigen.
board-help = Den Spielplan zeigen: mit --svg als Bild, sonst als Text. Mit einer Aufzeichnung zu jedem Zeitpunkt einer Partie.
board-option-svg = Ein SVG-Bild in diese Datei schreiben.
board-option-record = Den Tisch dieser Aufzeichnung zeigen.
board-option-at = Nach so vielen Entscheidungen; sonst am Ende der Aufzeichnung.
board-option-seat = Wie dieser Platz ihn sieht; sonst wie ein Zuschauer.
board-at-alone = --at braucht --record.
board-other-game = Die Aufzeichnung ist eine von { $given }, nicht von { $wanted }.

simulate-brief = Viele Zufallspartien spielen.
simulate-help = Viele Zufallspartien auf allen Kernen spielen und Punkte, Längen und Tempo zeigen. Der gleiche Startwert gibt die gleichen Partien, auf wie vielen Kernen auch immer.
simulate-option-games = Wie viele Partien.
simulate-option-jobs = Wie viele Prozesse; sonst einer für jeden Kern.
simulate-running = { $game }
simulate-heading = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} mit { $players } Zufallsspielern, Startwert { $seed }
simulate-seat = Platz
simulate-mean = Mittel
simulate-deviation = Streuung
simulate-least = Min.
simulate-most = Max.
simulate-wins = Siege
simulate-share = Anteil
simulate-shared = { $games ->
    [0] Kein Sieg wurde geteilt.
    [one] Ein Sieg wurde geteilt; er zählt für alle, die ihn teilten.
   *[other] { $games } Siege wurden geteilt; ein geteilter Sieg zählt für alle, die ihn teilten.
}
simulate-length = { $kind ->
    [turns] Züge
   *[decisions] Entscheidungen
} je Partie: im Mittel { $mean }, { $least } bis { $most }
simulate-rate = { $seconds } s: { $games } Partien und { $decisions } Entscheidungen je Sekunde ({ $mode })

bench-brief = Messen, wie schnell die Spielmaschine ist.
bench-help = Zufällige Entscheidungen und Kopien eines Zustands je Sekunde messen, bei vier Spielern, im Vergleich zu einer kleinen Schleife in reinem Python, die im Wechsel damit läuft. Es zählt die beste von mehreren Runden.
bench-argument-games = Die zu messenden Spiele, oder „server“ für das, was der Server aushält, oder „research“ für die Türen zu Forschungswerkzeugen; ohne Angabe alle Spiele.
bench-option-seconds = Wie lange jede Zahl gemessen wird.
bench-running = Es wird gemessen
bench-game = Spiel
bench-decisions = Entscheidungen/s
bench-copies = Kopien/s
bench-reference = Vergleich/s
bench-ratio = Verhältnis
bench-bytes = Bytes
bench-note = Spielmaschine { $mode }; { $players } Zufallsspieler; Verhältnis: Entscheidungen zu Zügen der Vergleichsschleife; Bytes: ein Zustand.

pack-brief = Ein Datenpaket zeigen oder prüfen.
pack-help = Datenpakete enthalten alles, was auf Plan und Karten gedruckt ist. Das Paket eines Spiels zeigen, eine Kopie berichtigen und die Kopie prüfen.
check-brief = Ein Datenpaket prüfen und alle Fehler nennen.
check-help = Ein Datenpaket für ein Spiel prüfen und alle Fehler nennen.
check-argument-file = Das Datenpaket, eine JSON-Datei.
check-good = { $file } ist ein gutes Paket: { $id }, { $digest }
show-brief = Das eigene Datenpaket eines Spiels ausgeben.
show-help = Das eigene Datenpaket eines Spiels als JSON ausgeben, zum Kopieren und Berichtigen. Die Kopie braucht eine eigene Kennung.
