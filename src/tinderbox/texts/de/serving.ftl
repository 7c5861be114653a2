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

bench-option-tables = Mit „server“: wie viele Tische zugleich.
bench-server-running = Tische werden gedeckt
bench-server-figure = Server unter Last
bench-server-workers = Arbeitsprozesse
bench-server-tables = Tische
bench-server-seats = Plätze an jedem
bench-server-streams = Ereignisströme
bench-server-moves-per-second = Züge in der Sekunde, so viele es geht
bench-server-answer-p99-ms = 99 von 100 beantwortet binnen, ms
bench-server-paced-moves-per-second = Züge in der Sekunde, im Takt
bench-server-paced-p50-ms = die Hälfte der anderen erfährt es binnen, ms
bench-server-paced-p99-ms = 99 von 100 erfahren es binnen, ms
bench-server-refused = abgelehnte Züge
bench-server-memory-mib = Speicher, MiB
bench-server-server-cpu-ms-a-move = Rechenzeit des Servers je Zug, ms
bench-server-client-cpu-ms-a-move = Rechenzeit der Spieler je Zug, ms
bench-server-cost = Ein Zug
bench-server-milliseconds = ms
bench-server-warm-10-ms = Protokoll mit 10 Einträgen, im Speicher
bench-server-warm-400-ms = Protokoll mit 400 Einträgen, im Speicher
bench-server-cold-10-ms = Protokoll mit 10 Einträgen, neu gelesen
bench-server-cold-400-ms = Protokoll mit 400 Einträgen, neu gelesen
bench-server-note = Server und Spieler teilen sich diesen Rechner; { $cores } Kerne; Spielkern { $mode }.
