# Mühlbach: Namen, Aufforderungen, Knöpfe, Ereignisse, Ablehnungen und was Tische zeigen.
game-title = Mühlbach
game-pitch = Legt Karten verdeckt an den Bach. Die dritte Karte deckt einen Ort auf, und die höchste gewinnt ihn.

place-spring = Quelle
place-weir = Wehr
place-mill = Mühle
place-ford = Furt
place-mouth = Mündung

prompt-play = Spiele eine Karte an einen Ort oder ziehe eine.
prompt-other = { $seat } überlegt.
prompt-over = Das Spiel ist aus.
action-play = { $card } spielen: { $place }
action-draw = Karte ziehen
action-pass = Passen

event-played = { $seat } hat eine Karte gespielt: { $place }.
event-played-known = { $seat } hat die { $card } gespielt: { $place }.
event-drew = { $seat } hat eine Karte gezogen.
event-drew-known = { $seat } hat die { $card } gezogen.
event-took = { $seat } gewinnt mit { $card }: { $place }, { $points } Punkte.
event-passed = { $seat } hat gepasst.
event-game-over = Das Spiel ist aus.

refused-no-card = Du hast keine { $card } auf der Hand.
refused-taken = Dort liegen schon drei Karten: Der Ort ist vergeben.
refused-deck = Der Stapel ist leer.
refused-hand = Du hast schon { $most } Karten, mehr dürfen es nicht sein.
refused-pass = Du kannst noch eine Karte spielen oder ziehen.

tip = Die dritte Karte deckt einen Ort auf; die höchste gewinnt ihn.
count-of = { $count } von { $most }
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
note-third = dritte Karte
note-ends-turn = beendet den Zug
note-taken = { $seat }, { $card }
fact-deck = Karten im Stapel
fact-turns = Züge gespielt
fact-places = Orte vergeben

reason-places = { $change ->
    [up] hilft dir, Orte zu gewinnen (+{ $points })
   *[down] macht es schwerer, Orte zu gewinnen (−{ $points })
}
reason-hand = { $change ->
    [up] schont deine Hand (+{ $points })
   *[down] kostet eine gute Karte (−{ $points })
}

position-counts = Es muss eine Hand je Spieler und eine Kartenliste für jeden der fünf Orte geben.
position-cards = Stapel, Hände und Orte müssen zusammen jede Zahl von 1 bis 7 viermal enthalten (B1).
position-places = An einem Ort liegen höchstens drei Karten, jede von einem Spieler am Tisch (B2).
position-turn = Diesen Zug gibt es nicht, oder es kann darin nichts gezogen werden (E1).
position-hand = Diese Hand passt nicht zur Zahl der Züge (S1, T1, T3).
position-deal = Beim Austeilen gehen die Karten reihum, und keine wird gespielt (S1).
position-drawing = Jetzt kann keine Karte gezogen werden (T3).
