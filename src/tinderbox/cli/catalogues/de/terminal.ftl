# Eine Partie im Terminal.
opening-game = Welches Spiel?
opening-players = Wie viele Spieler, { $fewest } bis { $most }?
opening-again = Gib eine Zahl von { $least } bis { $most } ein.

table-turn = Zug { $turn } · { $name }
table-ask = >
table-pass = { $name } ist am Zug. Setze dich an die Tastatur und drücke Enter.
table-folded = { $count } Möglichkeiten: „{ $verb }“ zeigt sie.
table-helps = „help“ zeigt alle Eingaben.
table-forbidden = „{ $action }“ ist hier nicht erlaubt:
table-allowed = „{ $action }“ ist erlaubt.
table-no-verb = Keine Aktion, die jetzt möglich ist, beginnt mit „{ $given }“. Zur Wahl stehen: { $known }.
table-no-undo = Nichts rückgängig zu machen: Das geht nur mit deinen eigenen Entscheidungen in diesem Zug und nicht hinter etwas zurück, das aufgedeckt wurde.
table-undone = Rückgängig gemacht. { $count ->
    [0] Weiter zurück geht es nicht.
    [one] Du kannst noch eine Entscheidung dieses Zugs rückgängig machen.
   *[other] Du kannst noch { $count } Entscheidungen dieses Zugs rückgängig machen.
}
table-save-name = Der Dateiname fehlt: save DATEI
table-save-taken = { $file } gibt es schon: Wähle einen anderen Namen.
table-saved = Gespeichert in { $file }.
table-offer-save = Diese Partie speichern? Gib einen Dateinamen ein oder drücke Enter für Nein:
table-left = Bis bald!
table-result = Ergebnis
table-points = Punkte
table-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
table-tie-breaks = Bei Gleichstand entschied: { $names }

table-help = Tippe die Nummer einer Aktion oder die Aktion selbst ein; Tab ergänzt sie. Ist nur eine Aktion möglich, genügt Enter.
order-list = Zeigen, was du jetzt tun kannst, oder alle Aktionen mit einem Verb.
    .form = list [VERB]
order-board = Den Spielplan zeigen.
    .form = board
order-why = Zeigen, ob eine Aktion erlaubt ist und welche Regeln sie verbieten.
    .form = why AKTION
order-rules = Das Inhaltsverzeichnis der Regeln oder eine Regel zeigen.
    .form = rules [F5]
order-log = Zeigen, was zuletzt oder seit dem Beginn geschehen ist.
    .form = log [all]
order-undo = Deine letzte Entscheidung rückgängig machen.
    .form = undo
order-reset = Deinen Zug neu beginnen, soweit möglich.
    .form = reset
order-save = Die ganze Partie speichern, auch alles Geheime. Endet der Name auf .json, wird es JSON.
    .form = save DATEI
order-help = Diese Hilfe zeigen.
    .form = help
order-quit = Die Partie verlassen.
    .form = quit
