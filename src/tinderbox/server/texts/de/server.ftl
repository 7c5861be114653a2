# Was der Server ablehnt, und warum.
refusal-no-table = Diesen Tisch gibt es nicht, oder er ist für Zuschauer geschlossen.
refusal-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-no-link = Dieser Link führt nirgendwohin, oder der Platz ist anders vergeben.
refusal-no-guest = Sag zuerst deinen Namen.
refusal-bad-token = Dieses Token ist nicht bekannt.
refusal-not-your-seat = Platz { $seat } gehört dir nicht.
refusal-seat-given-up = Platz { $seat } wurde aufgegeben; ein Bot spielt für ihn.
refusal-not-your-table = Das darf nur, wer den Tisch eröffnet hat.
refusal-not-at-table = Das dürfen nur die, die am Tisch sitzen.
refusal-table-waiting = Das Spiel hat noch nicht begonnen.
refusal-table-playing = Das Spiel hat schon begonnen.
refusal-table-over = Das Spiel ist zu Ende.
refusal-table-abandoned = Der Tisch wurde aufgegeben.
refusal-stale = Am Tisch ist es weitergegangen: Du hast Eintrag { $seen } gesehen, jetzt sind es { $now }.
refusal-key-used = Dieser Schlüssel wurde schon für etwas anderes benutzt.
refusal-undo-limit = Das lässt sich nicht zurücknehmen: Möglich wäre es von Entscheidung { $limit } bis { $n }.
refusal-nothing-asked = Niemand hat um etwas gebeten.
refusal-already-agreed = Du hast schon zugestimmt.
refusal-not-left = Dieser Platz wurde nicht verlassen.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-seats-open = { $seats ->
    [one] Ein Platz ist noch frei.
   *[other] { $seats } Plätze sind noch frei.
}
refusal-seats-wanted = Es braucht { $players } Plätze, nicht { $given }.
refusal-bot-too-long = „{ $given }“ würde zu lange nachdenken: höchstens { $most } s.
refusal-no-program = Ein solches Programm hast du nicht.
refusal-people-only = Ein Programm kann das nicht tun.
refusal-too-many-programs = Niemand hat mehr als { $most } Programme.
refusal-too-many-tables = Niemand hat mehr als { $most } offene Tische: Beende einen oder gib einen auf.
refusal-too-many-streams = Niemand hat mehr als { $most } Verbindungen zugleich.
refusal-not-your-turn = Dieser Platz ist nicht am Zug.
refusal-too-many-packs = Niemand hat mehr als { $most } Datenpakete.
refusal-too-often = Zu viel auf einmal. Warte einen Augenblick.
refusal-json-wanted = Hier wird JSON erwartet.
refusal-other-site = Das kam von einer anderen Website.
refusal-too-large = Hier werden höchstens { $most } Bytes angenommen.
refusal-no-pack = Ein solches Datenpaket hast du nicht hochgeladen.
refusal-private-pack = Mit einem eigenen Datenpaket kann man nur an einem privaten Tisch spielen.
refusal-no-game = Es gibt kein Spiel „{ $given }“. Es gibt: { $known }.
refusal-no-move = Es gibt keinen Zug { $n }: Der letzte ist { $last }.
refusal-rules-gone = Dieser Tisch spielt nach Fassung { $rules } der Regeln; der Server hat Fassung { $installed }.
refusal-pack-gone = Dieser Tisch wird mit einem anderen Inhalt des Pakets { $pack } gespielt, als der Server hat.
refusal-busy = Am Tisch ist gerade sehr viel los. Versuch es noch einmal.
refusal-storage-away = Der Server kann gerade nichts speichern. Verloren ist nichts; versuch es noch einmal.
refusal-bad-request = Die Anfrage ist nicht zu verstehen.
refusal-not-found = Hier ist nichts.
refusal-no-method = Das geht hier nicht.
refusal-internal = Auf dem Server ist etwas schiefgegangen. Es ist vermerkt.

# Was an den Einstellungen nicht stimmt.
settings-faulty = Einstellungen { $source }: { $faults ->
    [one] ein Fehler
   *[other] { $faults } Fehler
}
settings-unknown = Diese Einstellung gibt es nicht.
settings-database = Erwartet wird sqlite:///… oder postgresql://….
settings-secret = Es braucht mindestens { $least } Zeichen.
settings-workers = Mehrere Arbeitsprozesse brauchen PostgreSQL (TINDERBOX_DATABASE_URL).
settings-address = { $where } lässt sich nicht verwenden: { $why }

# Was sich beim Nachspielen gespeicherter Spiele zeigen kann.
check-rules = Begonnen wurde mit Fassung { $rules } der Regeln; installiert ist Fassung { $installed }.
check-pack = Das Datenpaket { $pack } hat jetzt einen anderen Inhalt.
check-snapshot = Der Zwischenstand zeigt nicht, was das Protokoll erzählt.
check-count = Die Zahl der Entscheidungen passt nicht.
check-scores = Die Punkte sind jetzt { $now }, nicht { $stored }.
refusal-said = Der Server antwortet: { $words }

# Wie Bots am Tisch heißen.
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-master = Meister
bot-greedy = Elster
bot-random = Würfler
bot-search = Denker
