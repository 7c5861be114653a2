# Der Server auf der Befehlszeile.
serve-brief = Tische für Freunde öffnen, auf diesem Rechner oder im Netz.
serve-help = Tische über HTTP anbieten: das Spiel im Browser, die Schnittstelle und ihre Ereignisströme. Alles Übrige wird mit Variablen TINDERBOX_… eingestellt: docs/server.md zählt sie auf. Ohne Einstellungen liegen die Spiele in einer SQLite-Datei in deinem Datenordner, und nur dieser Rechner kommt herein.
serve-option-port = Der Port; 0 nimmt irgendeinen freien.
serve-option-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere Rechner herein.
serve-option-workers = Wie viele Prozesse; mehr als einer braucht PostgreSQL.
serve-metavar-host = ADRESSE
serve-open = Tinderbox ist unter { $url } zu finden
