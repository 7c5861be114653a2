# Was erwartet wird, die Wörter auf den Knöpfen, und was an der Reihe ist, wenn etwas anderes versucht wurde.
prompt-barge = Wähle eine Kahnkarte: Ihre Nummer ist dein Platz in der Reihenfolge dieser Runde.
prompt-load = Belade deinen { $barge } Kahn mit { $spaces ->
    [one] 1 Material aus Quimper.
   *[other] so vielen Materialien einer Sorte aus Quimper, wie hineinpassen (höchstens { $spaces }).
}
prompt-act = Baue, handle oder passe.
prompt-lighthouse = Du hast Bauteil { $space } ({ $tile }) gekauft: Wähle den Leuchtturm, auf den es kommt.
prompt-take-back = { $workers ->
    [one] Du hast einen Arbeiter auf { $lighthouse } gesetzt: Nimm ihn für { $points } SP zurück oder lass ihn dort.
   *[other] Du hast { $workers } Arbeiter auf { $lighthouse } gesetzt: Wie viele nimmst du zurück, für je { $points } SP?
}
prompt-trade = { $dealt ->
    [true] In { $city }: Mach noch ein Geschäft{ $both ->
        [true] {" "}oder beende das Handeln.
       *[false] , geh in die andere Stadt oder beende das Handeln.
    }
   *[false] In { $city }: Mach mindestens ein Geschäft.
}
prompt-keep = Du passt: Was behältst du? Bis zu 3 Materialien einer Sorte oder nichts.
prompt-cards = { $lighthouse } wird gewertet: Spiel Ausrüstungskarten aus, jede für einen deiner Arbeiter dort, oder beende den Kartenschritt.
prompt-harbour = { $lighthouse } wird gewertet: Schick deinen obersten Arbeiter in einen Hafen { $area } oder lass ihn auf dem Leuchtturm.
prompt-other = { $phase ->
    [barge] { $seat } wählt eine Kahnkarte.
    [load] { $seat } belädt einen Kahn.
    [act] { $seat } muss bauen, handeln oder passen.
    [lighthouse] { $seat } wählt den Leuchtturm für Bauteil { $space }.
    [take-back] { $seat } entscheidet, wie viele Arbeiter von { $lighthouse } zurückkommen.
    [trade] { $seat } handelt in { $city }.
    [keep] { $seat } wählt, welche Materialien im Lagerhaus bleiben.
    [cards] { $lighthouse } wird gewertet: { $seat } darf Ausrüstungskarten ausspielen.
   *[harbour] { $lighthouse } wird gewertet: { $seat } darf einen Arbeiter in einen Hafen schicken.
}
prompt-over = Die Partie ist zu Ende.

action-barge = Kahn { $first } nehmen
action-load = { $first } laden
action-keep = { $materials } behalten
action-keep-nothing = Nichts behalten
action-equip = Karte ausspielen: { $first }
action-harbour = Einen Arbeiter nach { $first } schicken
action-trade = In { $first } handeln
action-pass = Für diese Runde passen
action-done = Beenden
action-stay = Den Arbeiter auf dem Leuchtturm lassen
action-take-back = { $first ->
    [0] Keinen Arbeiter zurücknehmen
   *[other] { $first } Arbeiter zurücknehmen
}
action-hire = { $first ->
    [engineer] Den Ingenieur eines 1er-Felds einstellen
   *[engineers] Beide Ingenieure eines 2er-Felds einstellen
}
action-recruit = Einen Arbeiter aus der Reserve anwerben
action-buy-cards = 2 Ausrüstungskarten kaufen
action-buy = { $first } kaufen
action-sell = { $first } verkaufen
action-sell-cards = Karten verkaufen: { $first }
action-exchange = Karte verkaufen: { $first } für 1 Münze und { $second }
action-build = Mit Bauteil { $first } bauen
action-on = Auf { $first } bauen

step-barge = Wähle zuerst eine Kahnkarte.
step-load = Belade zuerst deinen Kahn mit Material einer Sorte aus Quimper.
step-act = Jetzt kannst du nur bauen, handeln oder passen.
step-lighthouse = Du hast ein Bauteil gekauft: Wähle zuerst mit „on“ den Leuchtturm, auf den es kommt.
step-take-back = Sag zuerst, wie viele der eben gesetzten Arbeiter du zurücknimmst.
step-trade = Du handelst noch: Mach ein Geschäft; nach mindestens einem kannst du das Handeln mit „done“ beenden.
step-keep = Sag zuerst, was du behältst: bis zu 3 Materialien einer Sorte oder nichts.
step-cards = Ein Leuchtturm wird gewertet: Spiel Ausrüstungskarten aus oder beende den Kartenschritt mit „done“.
step-harbour = Ein Leuchtturm wird gewertet: Schick deinen Arbeiter in einen Hafen oder lass ihn mit „stay“ auf dem Leuchtturm.
typed-card-first = Bauteil { $space } bringt eine Ausrüstungskarte. Sieh sie dir zuerst an und wähle dann den Leuchtturm.
