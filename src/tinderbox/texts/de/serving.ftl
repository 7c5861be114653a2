# Der Server auf der Befehlszeile.
serve-brief = Tische für Freunde öffnen, auf diesem Rechner oder im Netz.
serve-help = Tische über HTTP anbieten: das Spiel im Browser, die Schnittstelle und ihre Ereignisströme. Alles Übrige wird mit Variablen TINDERBOX_… eingestellt: docs/server.md zählt sie auf. Ohne Einstellungen liegen die Spiele in einer SQLite-Datei in deinem Datenordner, und nur dieser Rechner kommt herein.
serve-option-port = Der Port; 0 nimmt irgendeinen freien.
serve-option-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere Rechner herein.
serve-option-workers = Wie viele Prozesse; mehr als einer braucht PostgreSQL.
serve-metavar-host = ADRESSE
serve-open = Tinderbox ist unter { $url } zu finden

bot-brief = Einen Bot an einem Server spielen lassen.
bot-help = Einen eingebauten Bot an einem Server spielen lassen, an jedem Tisch, an dem sein Token einen Platz hat, bis er beendet wird. Das Token entsteht auf dem Server: POST /api/programs, siehe docs/server.md.
bot-option-server = Die Adresse des Servers.
bot-option-token = Das Token des Programms; besser in TINDERBOX_TOKEN als auf der Befehlszeile.
bot-option-spec = Der Bot, der spielt.
bot-option-join = Zuerst an diesem Tisch einen freien Platz nehmen; darf mehrmals angegeben werden.
bot-option-moves = Nach so vielen Zügen aufhören.
bot-plays = { $spec } spielt an { $server }

check-games-brief = Jedes gespeicherte Spiel mit dem installierten Programm nachspielen.
check-games-help = Jedes Spiel in der Datenbank des Servers (TINDERBOX_DATABASE_URL) mit dem installierten Programm nachspielen und sagen, was abweicht; geändert wird nichts. Der Rückgabewert ist 1, wenn etwas abweicht: vor einer Aktualisierung auszuführen.
check-games-one = Tisch { $table }, Eintrag { $seq }: { $what }
check-games-all = { $checked ->
    [one] Ein Tisch geprüft,
   *[other] { $checked } Tische geprüft,
} { $different ->
    [0] keiner weicht ab.
    [one] einer weicht ab.
   *[other] { $different } weichen ab.
}
