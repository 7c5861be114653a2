# Was erwartet wird, die Wörter auf den Schaltflächen, und was an der Reihe ist, wenn etwas anderes versucht wurde.
prompt-exchange = Deine fünf Feuerkarten. Sind alle gleich, darfst du sie tauschen; sonst behältst du sie.
prompt-place-band = Eine Truppe einsetzen, überall außer im grünen Gebiet.
prompt-place-landowner = Den eigenen Grundbesitzer einsetzen, überall außer im grünen Gebiet.
prompt-card = Eine Feuerkarte spielen. Kann keine ein Feuer bewegen: eine abwerfen und 3 Feuer einsetzen.{ $double ->
    [true] {" "}Mit der Karte kann eine Doppelbewegung gespielt werden.
   *[false] {""}
}
prompt-origin = { $doubled ->
    [true] { $moves ->
        [2] { $card }, Doppelbewegung: das Feuer für die erste Bewegung wählen.
       *[other] Noch einmal { $card }: das Feuer für die zweite Bewegung wählen.
    }
   *[false] { $card }: das Feuer wählen, das sich bewegt.
}
prompt-destination = { $card }, mit einem Feuer aus { $origin }: wählen, wohin es zieht.
prompt-actions = { $points ->
    [0] Keine Aktionspunkte mehr: { $demolish ->
        [true] kostenlos einen Bezirk abreißen oder die Aktionen beenden.
       *[false] die Aktionen beenden.
    }
    [one] Noch ein Aktionspunkt: den Grundbesitzer oder eine Truppe bewegen, ein Feuer löschen oder die Aktionen beenden.{ $demolish ->
        [true] {" "}Ein Abriss ist kostenlos.
       *[false] {""}
    }
   *[other] Noch { $points } Aktionspunkte: den Grundbesitzer oder Truppen bewegen, Feuer löschen oder die Aktionen beenden.{ $demolish ->
        [true] {" "}Ein Abriss ist kostenlos.
       *[false] {""}
    }
}{ $double ->
    [true] {" "}Die eben genommene Doppelbewegung kann jetzt gespielt werden.
   *[false] {""}
}
prompt-intensify = { $pending ->
    [one] Noch ein Feuer in einen brennenden Bezirk außer Kontrolle setzen.
   *[other] { $pending } Feuer nacheinander in brennende Bezirke außer Kontrolle setzen.
}
prompt-city-destination = Nicht-Spieler-Zug, { $card }: Die Farbfolgekarte lässt einen Gleichstand. Wählen, wohin das Feuer zieht.
prompt-city-origin = Nicht-Spieler-Zug, { $card }: Mehrere Bezirke haben die meisten Feuer. Wählen, woher das Feuer nach { $target } kommt.
prompt-city-band = Nicht-Spieler-Zug, { $card }: Die Truppen ziehen, die { $muster } am nächsten sind, doch es herrscht Gleichstand. Den nächsten Schritt wählen.
prompt-other = { $phase ->
    [exchange] { $seat } sieht die fünf Feuerkarten an.
    [place-band] { $seat } setzt eine Truppe ein.
    [place-landowner] { $seat } setzt einen Grundbesitzer ein.
    [card] { $seat } wählt eine Feuerkarte.
    [origin] { $seat } wählt ein Feuer, das sich bewegt.
    [destination] { $seat } wählt, wohin das Feuer zieht.
    [actions] { $seat } führt Aktionen aus.
    [intensify] { $seat } setzt Feuer ein.
   *[other] { $seat } führt den Nicht-Spieler-Zug aus.
}
prompt-over = Das Spiel ist zu Ende.

action-card = { $first } spielen
action-card-double = { $first } mit Doppelbewegung spielen
action-discard = { $first } abwerfen
action-keep = Handkarten behalten
action-redraw = Handkarten tauschen
action-double = Doppelbewegung spielen
action-end = Aktionen beenden
action-from = Ein Feuer aus { $first } bewegen
action-to = Nach { $first } ausbreiten
action-place = In { $first } einsetzen
action-walk = Gehen: { $first }
action-band = Eine Truppe führen: { $first }
action-extinguish = Ein Feuer in { $first } löschen
action-demolish = { $first } sprengen
action-add = Ein Feuer in { $first } einsetzen

step-exchange = Zuerst die Handkarten: behalten oder, wenn alle fünf gleich sind, tauschen.
step-place-band = Jetzt ist eine Truppe einzusetzen.
step-place-landowner = Jetzt ist ein Grundbesitzer einzusetzen.
step-card = Jetzt ist eine Feuerkarte zu spielen, allein oder mit einer Doppelbewegung; kann keine ein Feuer bewegen, ist eine abzuwerfen.
step-origin = Jetzt ist das Feuer zu wählen, das sich bewegt.
step-destination = Das Feuer ist unterwegs: Jetzt ist zu wählen, wohin es zieht.
step-actions = Jetzt kommen die Aktionen, bis sie beendet werden.
step-intensify = Jetzt sind Feuer einzusetzen, eines nach dem anderen.
step-city-destination = Nicht-Spieler-Zug: Jetzt ist zu wählen, wohin das Feuer zieht.
step-city-origin = Nicht-Spieler-Zug: Jetzt ist zu wählen, woher das Feuer kommt.
step-city-band = Nicht-Spieler-Zug: Jetzt ist der nächste Schritt einer Truppe zu wählen.
