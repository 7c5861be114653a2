# Der Vertrag: Aktionen, Optionen, Ziehungen, Zurücknehmen, Aufzeichnungen.
notation-empty = Hier muss eine Aktion stehen.
notation-too-long = Eine Aktion hat höchstens { $most } Zeichen.
notation-no-verb = Eine Aktion „{ $verb }“ gibt es nicht. Aktionen beginnen mit: { $verbs }.
notation-no-such = „{ $text }“ ist keine Aktion: die Namen hinter „{ $verb }“ prüfen.
notation-ambiguous = „{ $text }“ kann „{ $first }“ oder „{ $second }“ sein.
notation-no-code = Eine Aktion Nummer { $code } gibt es nicht: Sie laufen von 0 bis { $most }.
notation-not-an-action = { $given } ist keine Aktion.

seat-name = Platz { $number }

option-game = Ein Spiel „{ $given }“ gibt es nicht. Es gibt: { $known }.
option-players = Mit { $given } Personen lässt sich dieses Spiel nicht spielen: Es braucht { $fewest } bis { $most }.
option-unknown = Eine Option „{ $name }“ gibt es nicht. Es gibt: { $allowed }.
option-value = Option { $name } kann nicht { $given } sein. Möglich: { $allowed }.
option-seat = Einen Platz { $given } gibt es nicht: Sie laufen von 0 bis { $most }.
option-names = { $players } Namen sind verlangt, jeder mit 1 bis 80 druckbaren Zeichen.
option-seed = { $given } ist kein Startwert: eine ganze Zahl ab 0 oder ein Wort aus höchstens 64 einfachen Zeichen.

draw-impossible = „{ $given }“ kann hier nicht gezogen werden. Möglich: { $possible }.
prompt-draw = Zuerst wird gezogen.
undo-limit = Bis { $given } lässt sich nichts zurücknehmen: Von { $limit } bis { $seq } geht es.
refused-over = Das Spiel ist zu Ende.
refused-draw = Zuerst wird gezogen.
refused-turn = Jemand anderes ist am Zug.

document-other-game = Hier geht es um { $given }, nicht um { $wanted }.
document-other-pack = Der Inhalt des Pakets { $id } ist nicht der, mit dem dieses Dokument entstand.
record-format = Format { $given } ist unbekannt, bekannt ist nur { $known }.
record-rules = Gespielt wurde nach Regelversion { $given }; dieses Programm hat Version { $known }.
record-line = Eine Zeile heißt „Schlüssel: Wert“ oder setzt mit einem Leerzeichen die vorige fort: { $line }
record-key = Einen Schlüssel „{ $key }“ gibt es nicht. Es gibt: { $known }.
record-option = Eine Option schreibt man Name=Wert, nicht { $part }.
record-number = Hier muss eine ganze Zahl stehen, nicht { $given }.
record-after-end = Vor „{ $step }“ war das Spiel schon zu Ende.
record-other-turn = „{ $step }“ kann hier nicht stehen: Es ist Zug { $turn }, Platz { $seat } entscheidet.
record-no-draw = Wo { $step } steht, war nichts zu ziehen.
record-draw-missing = Hier fehlt das Ergebnis einer Ziehung, und es gibt keinen Startwert dafür.
record-checksum = Die Prüfsumme { $given } passt nicht: Das Spiel verlief anders.
record-scores = Die Punkte passen nicht zum Spiel.
