# Was erwartet wird, die Wörter auf den Knöpfen, und was an der Reihe ist, wenn etwas anderes versucht wurde.
prompt-barge = Wähle eine Kahnkarte: Ihre Nummer ist dein Platz in der Reihenfolge dieser Runde.
prompt-load = Belade deinen { $barge } Kahn: { $spaces ->
    [one] ein Material
   *[other] bis zu { $spaces } Materialien
} einer Sorte aus Quimper.
prompt-act = Baue, handle oder passe.
prompt-lighthouse = Du hast Bauteil { $space } ({ $tile }) gekauft: Wähle den Leuchtturm, auf den es kommt.
prompt-take-back = { $workers ->
    [one] Du hast einen Arbeiter auf { $lighthouse } gesetzt: Nimm ihn für { $points } SP zurück oder lass ihn dort.
   *[other] Du hast { $workers } Arbeiter auf { $lighthouse } gesetzt: Wie viele nimmst du zurück, für je { $points } SP?
}
prompt-trade = { $dealt ->
    [true] In { $city }: Mach noch ein Geschäft, geh in die andere Stadt oder hör auf.
   *[false] In { $city }: Mach mindestens ein Geschäft.
}
prompt-keep = Du passt: Was behältst du? Bis zu drei Materialien einer Sorte oder nichts.
prompt-cards = { $lighthouse } wird gewertet: Spiel Ausrüstung für deine Arbeiter dort aus oder hör auf.
prompt-harbour = { $lighthouse } wird gewertet: Schick deinen obersten Arbeiter in einen Hafen { $area } oder lass ihn dort.
prompt-other = { $phase ->
    [barge] { $seat } wählt eine Kahnkarte.
    [load] { $seat } belädt einen Kahn.
    [act] { $seat } baut, handelt oder passt.
    [lighthouse] { $seat } wählt den Leuchtturm für Bauteil { $space }.
    [take-back] { $seat } entscheidet, welche Arbeiter auf { $lighthouse } bleiben.
    [trade] { $seat } handelt in { $city }.
    [keep] { $seat } wählt, was bleibt.
    [cards] { $lighthouse } wird gewertet: { $seat } kann Ausrüstung ausspielen.
   *[harbour] { $lighthouse } wird gewertet: { $seat } kann einen Arbeiter in einen Hafen schicken.
}
prompt-over = Das Spiel ist zu Ende.

action-barge = Kahn { $first } nehmen
action-load = { $first } laden
action-keep = { $materials } behalten
action-keep-nothing = Nichts behalten
action-equip = Ausrüstung ausspielen: { $first }
action-harbour = Einen Arbeiter nach { $first } schicken
action-trade = In { $first } handeln
action-pass = Für diese Runde passen
action-done = Aufhören
action-stay = Den Arbeiter dort lassen
action-take-back = { $first ->
    [0] Alle stehen lassen
   *[other] { $first } Arbeiter zurücknehmen
}
action-hire = { $first ->
    [engineer] Den Ingenieur eines 1er-Felds kaufen
   *[engineers] Beide Ingenieure eines 2er-Felds kaufen
}
action-recruit = Einen Arbeiter aus der Reserve anwerben
action-buy-cards = 2 Ausrüstungskarten kaufen
action-buy = { $first } kaufen
action-sell = { $first } verkaufen
action-sell-cards = Karten verkaufen: { $first }
action-exchange = Karte verkaufen: { $first } für 1 Münze und { $second }
action-build = Mit Bauteil { $first } bauen
action-on = Auf { $first } bauen

step-barge = Jetzt ist eine Kahnkarte zu wählen.
step-load = Jetzt ist ein Kahn mit einer Sorte Material aus Quimper zu beladen.
step-act = Jetzt heißt es bauen, handeln oder passen.
step-lighthouse = Du hast ein Bauteil gekauft: Wähle jetzt mit „on“ den Leuchtturm, auf den es kommt.
step-take-back = Erst ist zu sagen, wie viele der eben gesetzten Arbeiter du zurücknimmst.
step-trade = Erst ist das Handeln zu beenden: mit einem Geschäft oder mit „done“.
step-keep = Sag zuerst, was du behältst: bis zu drei Materialien einer Sorte oder nichts.
step-cards = Ein Leuchtturm wird gewertet: Spiel Ausrüstung aus oder hör mit „done“ auf.
step-harbour = Ein Leuchtturm wird gewertet: Schick einen Arbeiter in einen Hafen oder lass ihn mit „stay“ dort.
typed-card-first = Bauteil { $space } bringt eine Ausrüstungskarte. Sieh sie dir erst an und wähle dann den Leuchtturm.
