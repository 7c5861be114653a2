# Der Server auf der Befehlszeile.
serve-brief = Partien für Freunde anbieten, auf diesem Rechner oder im Netz.
serve-help = Partien über HTTP anbieten: den Browser-Client, die API und ihre Ereignisströme. Alles Weitere wird mit TINDERBOX_…-Variablen eingestellt, die in docs/server.md stehen. Ohne Einstellungen liegen die Partien in einer SQLite-Datei in deinem Datenordner, und nur dieser Rechner hat Zugang.
serve-option-port = Der Port. 0 nimmt einen freien.
serve-option-host = Die Adresse, an der der Server lauscht. 0.0.0.0 lässt andere Rechner zu.
serve-option-workers = Die Zahl der Prozesse. Mehr als einer braucht PostgreSQL.
serve-metavar-host = ADRESSE
serve-open = Tinderbox läuft unter { $url }

bot-brief = Einen Bot auf einem Server spielen lassen.
bot-help = Einen eingebauten Bot auf einem Server spielen lassen, an jedem Tisch, an dem sein Zugangstoken einen Platz hat, bis du ihn beendest. Das Token legst du auf dem Server mit POST /api/programs an; siehe docs/server.md.
bot-option-server = Die Adresse des Servers.
bot-option-token = Das Zugangstoken des Programms. In TINDERBOX_TOKEN ist es sicherer als auf der Befehlszeile.
bot-option-spec = Der Bot, der spielt.
bot-option-join = Zuerst an diesem Tisch einen freien Platz nehmen. Mehrfach möglich.
bot-option-moves = Nach dieser Zahl von Aktionen aufhören.
bot-plays = { $spec } spielt auf { $server }

check-games-brief = Alle gespeicherten Partien mit der installierten Version nachspielen.
check-games-help = Alle Partien in der Datenbank des Servers (TINDERBOX_DATABASE_URL) mit der installierten Version nachspielen und Abweichungen auflisten. Geändert wird nichts. Gibt es Abweichungen, ist der Rückgabewert 1: Führe dies aus, bevor du eine Aktualisierung einspielst.
check-games-one = Tisch { $table }, Eintrag { $seq }: { $what }
check-games-all = { $checked ->
    [one] 1 Tisch geprüft,
   *[other] { $checked } Tische geprüft,
} { $different ->
    [0] keine Abweichungen.
    [one] 1 davon weicht ab.
   *[other] { $different } davon weichen ab.
}

bench-option-tables = Mit „server“: die Zahl der Tische, an denen gleichzeitig gespielt wird.
bench-option-database = Misst den Server auch mit dieser leeren PostgreSQL-Datenbank.
bench-server-running = Tische werden aufgebaut
bench-server-figure = Server unter Last
bench-server-workers = Prozesse
bench-server-tables = Tische
bench-server-seats = Plätze pro Tisch
bench-server-streams = Ereignisströme
bench-server-moves-per-second = Aktionen pro Sekunde, bei voller Last
bench-server-answer-p99-ms = Antwortzeit, 99. Perzentil, ms
bench-server-paced-moves-per-second = Aktionen pro Sekunde, in gleichmäßigem Takt
bench-server-paced-p50-ms = Zeit, bis die anderen eine Aktion sehen, Median, ms
bench-server-paced-p99-ms = Zeit, bis die anderen eine Aktion sehen, 99. Perzentil, ms
bench-server-refused = abgelehnte Aktionen
bench-server-memory-mib = Speicher, MiB
bench-server-server-cpu-ms-a-move = Rechenzeit des Servers pro Aktion, ms
bench-server-cpu-http-us = Rechenzeit pro Aktion, HTTP und Ereignisschleife, µs
bench-server-cpu-engine-us = Rechenzeit pro Aktion, Engine, µs
bench-server-cpu-views-us = Rechenzeit pro Aktion, Sichten, µs
bench-server-cpu-storage-us = Rechenzeit pro Aktion, Speicherung, µs
bench-server-cpu-streams-us = Rechenzeit pro Aktion, Ereignisströme, µs
bench-server-cpu-texts-us = Rechenzeit pro Aktion, Texte und Vorschauen, µs
bench-server-client-cpu-ms-a-move = Rechenzeit der Clients pro Aktion, ms
bench-server-cost = Eine Aktion
bench-server-milliseconds = ms
bench-server-warm-10-ms = Verlauf mit 10 Einträgen, im Speicher
bench-server-warm-400-ms = Verlauf mit 400 Einträgen, im Speicher
bench-server-cold-10-ms = Verlauf mit 10 Einträgen, aus der Datenbank
bench-server-cold-400-ms = Verlauf mit 400 Einträgen, aus der Datenbank
bench-server-note = Jeder Platz und jeder Zuschauer hat einen Ereignisstrom mit allen Texten in seiner Sprache und sendet eine Anfrage für jede eigene Aktion, wie ein Browser. Server und Clients teilen sich diesen Rechner; { $cores } Kerne; Engine { $mode }.

revoke-brief = Cookies und Zugangstoken von Gästen ungültig machen.
revoke-help = Die Cookies und Zugangstoken von Gästen und ihren Programmen in der Datenbank des Servers (TINDERBOX_DATABASE_URL) ungültig machen. Der Server darf dabei laufen: Er bemerkt es innerhalb einer Minute. Wer ein ungültiges Cookie hat, kann nicht an seine Plätze zurückkehren.
revoke-metavar-guests = GAST…
revoke-argument-guests = Kennungen von Gästen oder Programmen.
revoke-option-all = Die aller Gäste.
revoke-whom = Nenne Gäste, oder verwende --all.
revoke-done = { $many ->
    [0] Kein Cookie oder Zugangstoken war gültig.
    [one] Ein Cookie oder Zugangstoken ist nicht mehr gültig.
   *[other] { $many } Cookies und Zugangstoken sind nicht mehr gültig.
}
