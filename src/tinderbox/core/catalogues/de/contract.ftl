# Der Vertrag: Aktionen, Optionen, Ziehungen, Rückgängigmachen, Aufzeichnungen.
notation-empty = Gib eine Aktion ein.
notation-too-long = Eine Aktion hat höchstens { $most } Zeichen.
notation-no-verb = Eine Aktion „{ $verb }“ gibt es nicht. Aktionen beginnen mit: { $verbs }.
notation-no-such = „{ $text }“ ist keine Aktion: Prüfe, was auf „{ $verb }“ folgt.
notation-ambiguous = „{ $text }“ kann „{ $first }“ oder „{ $second }“ heißen.
notation-no-code = Eine Aktion mit der Nummer { $code } gibt es nicht: Die Nummern gehen von 0 bis { $most }.
notation-not-an-action = { $given } ist keine Aktion.

seat-name = Platz { $number }

option-game = Unbekanntes Spiel: „{ $given }“. Zur Wahl stehen: { $known }.
option-players = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $given }.
option-unknown = Unbekannte Option: „{ $name }“. Zur Wahl stehen: { $allowed }.
option-value = Die Option { $name } kann nicht { $given } sein. Zur Wahl stehen: { $allowed }.
option-seat = Einen Platz { $given } gibt es nicht: Die Plätze gehen von 0 bis { $most }.
option-names = Gib { $players } Namen an, jeden mit 1 bis 80 druckbaren Zeichen.
option-seed = { $given } ist kein Startwert: Nimm eine ganze Zahl ab 0 oder ein Wort aus höchstens 64 einfachen Zeichen.

draw-impossible = „{ $given }“ kann hier nicht gezogen werden. Möglich sind: { $possible }.
prompt-draw = Zuerst wird gezogen.
undo-limit = Du kannst nicht zu Entscheidung { $given } zurück: Die früheste ist { $limit }, und die Partie ist bei Entscheidung { $decisions }.
refused-over = Die Partie ist zu Ende.
refused-draw = Zuerst muss etwas gezogen werden.
refused-turn = Ein anderer Spieler ist am Zug.

document-other-game = Das gehört zu { $given }, nicht zu { $wanted }.
document-other-pack = Das Datenpaket { $id } hat sich geändert, seit dies geschrieben wurde.
record-format = Unbekanntes Format { $given }: Lesbar ist nur { $known }.
record-rules = Gespielt wurde nach Fassung { $given } der Regeln; dieses Programm hat Fassung { $known }.
record-line = Eine Zeile muss „{"Schlüssel: Wert"}“ lauten oder mit einem Leerzeichen die vorige fortsetzen: { $line }
record-key = Unbekannter Schlüssel: „{ $key }“. Zur Wahl stehen: { $known }.
record-option = Schreibe Optionen als Name=Wert, nicht { $part }.
record-number = Hier muss eine ganze Zahl stehen, nicht { $given }.
record-after-end = Vor „{ $step }“ war die Partie schon zu Ende.
record-other-turn = „{ $step }“ gehört nicht hierher: Es ist Zug { $turn }, und Platz { $seat } entscheidet.
record-no-draw = Bei { $step } war nichts zu ziehen.
record-draw-missing = Hier fehlt das Ergebnis einer Ziehung, und es gibt keinen Startwert, aus dem es folgt.
record-checksum = Die Prüfsumme { $given } passt nicht: Die Partie verlief anders.
record-scores = Die Punkte passen nicht zur Partie.
