# Was erwartet wird, die Wörter auf den Schaltflächen, und was an der Reihe ist, wenn etwas anderes versucht wurde.
prompt-exchange = Sieh dir deine 5 Feuerkarten an: Sind alle gleich, darfst du sie tauschen; sonst behältst du sie.
prompt-place-band = Setze eine Truppe ein, überall außer im grünen Gebiet.
prompt-place-landowner = Setze deinen Grundbesitzer ein, überall außer im grünen Gebiet.
prompt-card = Spiele eine Feuerkarte. Kann keine deiner Karten ein Feuer bewegen, wirf eine ab und setze 3 Feuer ein.{ $double ->
    [true] {" "}Mit der Karte darfst du eine Doppelbewegung spielen.
   *[false] {""}
}
prompt-origin = { $doubled ->
    [true] { $moves ->
        [2] { $card }karte, Doppelbewegung: Wähle das Feuer für die erste Bewegung.
       *[other] Noch einmal { $card }karte: Wähle das Feuer für die zweite Bewegung.
    }
   *[false] { $card }karte: Wähle das Feuer, das du bewegst.
}
prompt-destination = { $card }karte, Feuer aus { $origin }: Wähle, wohin es sich bewegt.
prompt-actions = { $points ->
    [0] Keine Aktionspunkte mehr: { $demolish ->
        [true] Du kannst kostenlos einen Bezirk abreißen oder deine Aktionen beenden.
       *[false] Beende deine Aktionen.
    }
    [one] Noch 1 Aktionspunkt: Bewege deinen Grundbesitzer oder eine Truppe, lösche ein Feuer oder beende deine Aktionen.{ $demolish ->
        [true] {" "}Ein Abriss ist kostenlos.
       *[false] {""}
    }
   *[other] Noch { $points } Aktionspunkte: Bewege deinen Grundbesitzer oder Truppen, lösche Feuer oder beende deine Aktionen.{ $demolish ->
        [true] {" "}Ein Abriss ist kostenlos.
       *[false] {""}
    }
}{ $double ->
    [true] {" "}Die Doppelbewegung, die du gerade genommen hast, darfst du jetzt spielen.
   *[false] {""}
}
prompt-intensify = { $pending ->
    [one] Setze 1 Feuer in einen Bezirk mit unkontrolliertem Feuer ein.
   *[other] Setze { $pending } Feuer nacheinander in Bezirke mit unkontrolliertem Feuer ein.
}
prompt-city-destination = Nicht-Spieler-Zug, { $card }karte: Nach der Farbfolgekarte herrscht Gleichstand. Wähle, wohin sich das Feuer bewegt.
prompt-city-origin = Nicht-Spieler-Zug, { $card }karte: Mehrere Bezirke haben die meisten Feuer. Wähle, woher das Feuer nach { $target } kommt.
prompt-city-band = Nicht-Spieler-Zug, { $card }karte: Es bewegen sich die Truppen, die { $muster } am nächsten sind, doch es herrscht Gleichstand. Wähle eine Truppe und ihren Schritt.
prompt-other = { $phase ->
    [exchange] { $seat } sieht sich die Feuerkarten an.
    [place-band] { $seat } setzt eine Truppe ein.
    [place-landowner] { $seat } setzt einen Grundbesitzer ein.
    [card] { $seat } wählt eine Feuerkarte.
    [origin] { $seat } wählt ein Feuer.
    [destination] { $seat } wählt, wohin sich das Feuer bewegt.
    [actions] { $seat } führt Aktionen aus.
    [intensify] { $seat } setzt Feuer ein.
   *[other] { $seat } führt den Nicht-Spieler-Zug aus.
}
prompt-over = Die Partie ist zu Ende.

action-card = { $first }karte spielen
action-card-double = { $first }karte mit Doppelbewegung spielen
action-discard = { $first }karte abwerfen
action-keep = Hand behalten
action-redraw = Hand tauschen
action-double = Doppelbewegung spielen
action-end = Aktionen beenden
action-from = Feuer aus { $first } bewegen
action-to = Feuer nach { $first } bewegen
action-place = In { $first } einsetzen
action-walk = Grundbesitzer { $first } bewegen
action-band = Truppe { $first } bewegen
action-extinguish = Feuer in { $first } löschen
action-demolish = { $first } abreißen
action-add = Feuer in { $first } einsetzen

step-exchange = Entscheide zuerst über deine Hand: Behalte sie oder tausche fünf gleiche Karten.
step-place-band = Setze zuerst eine Truppe ein.
step-place-landowner = Setze zuerst deinen Grundbesitzer ein.
step-card = Spiele zuerst eine Feuerkarte, allein oder mit einer Doppelbewegung, oder wirf eine ab, wenn keine ein Feuer bewegen kann.
step-origin = Wähle zuerst das Feuer, das du bewegst.
step-destination = Wähle zuerst, wohin sich das Feuer bewegt.
step-actions = Das ist dein Aktionsschritt: Führe Aktionen aus oder beende sie.
step-intensify = Setze zuerst die Feuer ein, eines nach dem anderen.
step-city-destination = Nicht-Spieler-Zug: Wähle, wohin sich das Feuer bewegt.
step-city-origin = Nicht-Spieler-Zug: Wähle, woher das Feuer kommt.
step-city-band = Nicht-Spieler-Zug: Wähle den nächsten Schritt einer Truppe.
