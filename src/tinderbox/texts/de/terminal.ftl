# Eine Partie im Terminal.
opening-game = Welches Spiel?
opening-players = Wie viele spielen mit, { $fewest } bis { $most }?
opening-again = Gebraucht wird eine Zahl von { $least } bis { $most }.

table-turn = Zug { $turn } · { $name }
table-ask = >
table-pass = { $name } ist an der Reihe. Bitte an die Tastatur setzen und Enter drücken.
table-folded = { $count } zur Auswahl: „{ $verb }“ zeigt sie.
table-helps = „help“ zeigt, was man eingeben kann.
table-forbidden = „{ $action }“ ist hier nicht erlaubt:
table-allowed = „{ $action }“ ist erlaubt.
table-no-verb = Nichts, was jetzt möglich ist, beginnt mit „{ $given }“. Es gibt: { $known }.
table-no-undo = Es lässt sich nichts zurücknehmen: nur eigene Entscheidungen dieses Zuges, und nichts vor etwas, das aufgedeckt wurde.
table-undone = Zurückgenommen. { $count ->
    [0] Weiter geht es nicht.
    [one] Eine weitere Entscheidung dieses Zuges lässt sich zurücknehmen.
   *[other] { $count } weitere Entscheidungen dieses Zuges lassen sich zurücknehmen.
}
table-save-name = Ein Dateiname fehlt: save DATEI
table-save-taken = { $file } gibt es schon: Bitte einen anderen Namen wählen.
table-saved = Gespeichert in { $file }.
table-offer-save = Diese Partie speichern? Dateiname, oder Enter für nein:
table-left = Auf Wiedersehen.
table-result = Ergebnis
table-points = Punkte
table-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] Der Sieg wird geteilt: { $names }.
}
table-tie-breaks = Gleichstände entschieden: { $names }

table-help = Die Nummer einer Aktion oder die Aktion selbst eingeben; Tab ergänzt. Gibt es nur eine Möglichkeit, führt Enter sie aus.
order-list = Was jetzt möglich ist, oder alle Aktionen eines Verbs.
    .form = list [VERB]
order-board = Der Tisch.
    .form = board
order-why = Ob eine Aktion erlaubt ist, und welche Regeln sie verbieten.
    .form = why AKTION
order-rules = Das Inhaltsverzeichnis der Regeln, oder eine Regel.
    .form = rules [F5]
order-log = Was zuletzt geschah, oder seit dem Beginn.
    .form = log [all]
order-undo = Die letzte eigene Entscheidung zurücknehmen.
    .form = undo
order-reset = Den ganzen Zug zurücknehmen, so weit es geht.
    .form = reset
order-save = Die ganze Partie speichern, samt Geheimnissen; ein Name auf .json ergibt JSON.
    .form = save DATEI
order-help = Diese Hilfe.
    .form = help
order-quit = Den Tisch verlassen.
    .form = quit
