# Was der Server ablehnt, und warum.
refusal-no-table = Diesen Tisch gibt es nicht, oder Zuschauer sind nicht zugelassen.
refusal-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-no-link = Dieser Link gilt nicht mehr, oder der Platz ist schon besetzt. Lass dir einen neuen schicken.
refusal-no-guest = Gib zuerst deinen Namen ein.
refusal-bad-token = Unbekanntes Zugangstoken.
refusal-not-your-seat = Platz { $seat } ist nicht deiner.
refusal-seat-given-up = Du hast Platz { $seat } aufgegeben; dort spielt jetzt ein Bot.
refusal-not-your-table = Das kann nur, wer den Tisch eröffnet hat.
refusal-not-at-table = Das können nur die Spieler an diesem Tisch.
refusal-table-waiting = Die Partie hat noch nicht begonnen.
refusal-table-playing = Die Partie hat schon begonnen.
refusal-table-over = Die Partie ist zu Ende.
refusal-table-abandoned = Diese Partie wurde ohne Ergebnis abgebrochen.
refusal-stale = Inzwischen ist etwas geschehen: Du hast Eintrag { $seen } gesehen, jetzt sind es { $now }.
refusal-key-used = Dieser Schlüssel wurde schon für etwas anderes verwendet.
refusal-undo-limit = Du kannst nur deine eigenen Entscheidungen in diesem Zug rückgängig machen, und nur bis zum letzten Aufdecken: bis Entscheidung { $limit }. Die Partie ist bei Entscheidung { $n }.
refusal-nothing-asked = Es gibt keine Anfrage zu beantworten.
refusal-already-agreed = Du hast schon zugestimmt.
refusal-not-left = Auf diesem Platz spielt kein Bot für dich.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-seats-open = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
refusal-seats-wanted = Dieser Tisch braucht { $players } Plätze, nicht { $given }.
refusal-bot-unknown = Einen Bot „{ $given }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
refusal-bot-too-long = „{ $given }“ denkt zu lange nach: Die Grenze liegt bei { $most } s.
refusal-no-program = Ein solches Programm hast du nicht.
refusal-people-only = Programme können das nicht.
refusal-too-many-programs = Mehr als { $most } Programme sind nicht möglich.
refusal-too-many-tables = Mehr als { $most } laufende Partien sind nicht möglich: Beende eine, oder brich eine ohne Ergebnis ab.
refusal-too-many-stored = Mehr als { $most } Partien kannst du auf diesem Server nicht behalten.
refusal-too-many-public = Mehr als { $most } Tische kannst du nicht zugleich öffentlich anbieten: Beginne eine Partie, oder zieh ein Angebot zurück.
refusal-too-many-streams = Mehr als { $most } Verbindungen zugleich sind nicht möglich: Schließe zuerst ein anderes Fenster.
refusal-not-your-turn = Dieser Platz ist nicht am Zug.
refusal-too-many-packs = Mehr als { $most } Datenpakete sind nicht möglich.
refusal-too-often = Zu viele Anfragen. Warte einen Moment und versuche es noch einmal.
refusal-json-wanted = Hier wird JSON erwartet.
refusal-other-site = Diese Anfrage kam von einer anderen Website.
refusal-other-host = So heißt dieser Server nicht. Wer ihn betreibt, kann seine Namen in TINDERBOX_HOSTS eintragen.
refusal-too-large = Das ist zu groß: Die Grenze liegt bei { $most } Bytes.
refusal-no-pack = Ein solches Datenpaket hast du nicht hochgeladen.
refusal-private-pack = Ein eigenes Datenpaket ist nur an einem privaten Tisch möglich.
refusal-no-game = Unbekanntes Spiel: „{ $given }“. Zur Wahl stehen: { $known }.
refusal-no-move = Eine Entscheidung { $n } gibt es nicht: Die letzte ist { $last }.
refusal-rules-gone = Diese Partie folgt Fassung { $rules } der Regeln; der Server hat Fassung { $installed }.
refusal-pack-gone = Das Datenpaket { $pack } hat sich seit Beginn dieser Partie geändert; sie kann hier nicht weitergehen.
refusal-game-gone = Das Spiel { $game } ist auf diesem Server nicht mehr installiert.
refusal-table-damaged = Diese Partie ist beschädigt gespeichert und lässt sich nicht öffnen. Andere Partien sind nicht betroffen.
refusal-busy = An diesem Tisch ist gerade viel los. Versuche es noch einmal.
refusal-storage-away = Der Server kann gerade nichts speichern. Nichts ist verloren; versuche es noch einmal.
refusal-bad-request = Die Anfrage ist ungültig.
refusal-not-found = Unter dieser Adresse gibt es nichts.
refusal-no-method = Das geht unter dieser Adresse nicht.
refusal-internal = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert.

# Was an den Einstellungen nicht stimmt.
settings-faulty = Einstellungen { $source }: { $faults ->
    [one] ein Fehler
   *[other] { $faults } Fehler
}
settings-unknown = Diese Einstellung gibt es nicht.
settings-database = Gib sqlite:///… oder postgresql://… an.
settings-secret = Nimm mindestens { $least } Zeichen.
settings-workers = Mehr als ein Prozess braucht PostgreSQL (TINDERBOX_DATABASE_URL).
settings-address = { $where } ist nicht verfügbar: { $why }
settings-no-database = Die Datenbank { $where } ist nicht erreichbar: { $why }
settings-database-empty = Die Datenbank { $where } enthält noch keine Partien. Starte den Server einmal mit ihr.
settings-database-newer = Die Datenbank { $where } stammt von einer neueren Version von Tinderbox. Installiere diese Version.

# Was sich beim Nachspielen gespeicherter Partien zeigen kann.
check-rules = Gespielt wurde nach Fassung { $rules } der Regeln; installiert ist Fassung { $installed }.
check-pack = Das Datenpaket { $pack } hat jetzt einen anderen Inhalt.
check-snapshot = Der Zwischenstand passt nicht zum Verlauf.
check-count = Die Zahl der Entscheidungen stimmt nicht.
check-scores = Die Punkte sind jetzt { $now }, nicht { $stored }.
check-game = Das Spiel { $game } ist nicht installiert.
check-status = Der gespeicherte Zustand „{ $status }“ oder der Platz am Zug passt nicht zum Verlauf.
check-no-start = Im Verlauf fehlt der Spielbeginn.
check-gap = Eintrag { $seq } des Verlaufs fehlt.
check-seats = Gespeichert sind { $seats } Plätze für { $players } Spieler, oder ihre Nummern stimmen nicht.
check-no-pack = Das Datenpaket { $pack } ist nicht mehr gespeichert.
check-value = Ein gespeicherter Wert ist ungültig ({ $entry }): { $what }
check-unreadable = Nicht lesbar ({ $why }).
refusal-said = Der Server antwortet: { $words }

# Wie Bots am Tisch heißen.
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-master = Meister
bot-greedy = Elster
bot-random = Zocker
bot-search = Denker
