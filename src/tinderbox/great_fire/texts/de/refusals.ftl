# Warum eine Aktion nicht erlaubt ist. Die Kennung der Regel steht neben jedem Satz.

# Spielaufbau
refused-redraw = Nur fünf gleiche Karten dürfen getauscht werden.
refused-pudding-lane = Keine Figur darf Pudding Lane betreten.
refused-green = { $space } liegt im grünen Gebiet.

# Feuer
refused-no-card = Unter den Handkarten ist keine { $card ->
    [N] Nordkarte
    [E] Ostkarte
    [S] Südkarte
   *[W] Westkarte
}.
refused-card-no-move = Kein Feuer kann sich jetzt nach { $card ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
} bewegen: Diese Karte lässt sich nicht spielen.
refused-discard = Abwerfen darf man nur, wenn keine Handkarte ein Feuer bewegen kann; { $card ->
    [N] Nord
    [E] Ost
    [S] Süd
   *[W] West
} kann es.
refused-not-burning = In { $space } brennt nichts.
refused-contained = Das Feuer in { $space } ist unter Kontrolle: Es kann nicht hinaus.
refused-last-fire = { $space } hat nur ein Feuer, und das letzte bleibt.
refused-supply = Der Vorrat ist leer: Das letzte Feuer von Pudding Lane ließe sich nicht ersetzen.
refused-no-way = Kein Feuer aus { $space } findet einen Schritt nach { $card ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
} in einen Bezirk, in den es darf.
refused-fire-break = { $space } ist abgerissen: Feuer dringt dort nicht ein.
refused-burning = { $space } brennt schon außer Kontrolle: Das Feuer zieht weiter, bis es die brennenden Felder verlässt.
refused-no-arrow = Kein Pfeil nach { $card ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
} führt aus diesem Brandherd nach { $space }.
refused-class = { $space } hat { $this ->
    [1] Häuser und keine Truppe
    [2] Häuser, aber auch eine Truppe
    [3] weder Häuser noch Truppe
   *[4] keine Häuser, aber eine Truppe
}. Das Feuer muss zuerst dorthin, wo { $best ->
    [1] Häuser und keine Truppen sind
    [2] Häuser sind, auch mit Truppen
    [3] weder Häuser noch Truppen sind
   *[4] keine Häuser, aber Truppen sind
}.
refused-no-double = Es ist keine Doppelbewegung da.
refused-doubled = Pro Zug darf nur eine Doppelbewegung gespielt werden.
refused-double-without-card = Die Karte wurde abgeworfen: Es gibt keine Feuerbewegung zu wiederholen.
refused-double-not-taken = Nach der ersten Bewegung und vor jeder anderen Aktion kann nur eine Doppelbewegung gespielt werden, die dabei genommen wurde; eine, die du schon hattest, spielst du zusammen mit der Karte.
refused-double-no-move = Dieselbe Karte erlaubt keine zweite Bewegung.

# Aktionen
refused-no-points = Es sind keine Aktionspunkte mehr da.
refused-no-landowner = In { $space } steht kein eigener Grundbesitzer.
refused-no-band = In { $space } steht keine Truppe.
refused-band-held = Jede Truppe in { $space } steht auf einem Feuer und kann dort nicht weg.
refused-not-contained = Das Feuer in { $space } ist außer Kontrolle: { $missing ->
    [one] Es fehlt eine Truppe
   *[other] Es fehlen { $missing } Truppen
}.
refused-no-charge = Es ist keine Sprengladung da.
refused-demolished = { $space } ist schon abgerissen.
refused-demolish-burning = { $space } brennt.
refused-far-from-fire = Neben { $space } brennt nichts.
refused-too-large = { $space } hat Größe { $size } und noch seine Häuser: Mit Häusern lässt sich nur Größe 1 oder 2 sprengen.

# Anfachen
refused-add-contained = Das Feuer in { $space } ist unter Kontrolle: Dort kommt keines hinzu.
refused-full = { $space } hat { $most } Feuer oder mehr: Dort lässt sich keines mehr einsetzen.

# Nicht-Spieler-Zug
refused-city-colour = Unter den noch gleichen Bezirken haben andere mehr Häuser in { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [purple] Lila
   *[white] Weiß
} als { $space }.
refused-city-no-way = Vom Feuer in { $space } führt kein Weg nach { $target }.
refused-city-fewer = { $space } hat weniger Feuer als ein anderer Bezirk, von dem ein Weg nach { $target } führt.
refused-city-direction = Dieser Schritt führt nicht nach { $card ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}.
refused-city-not-next = Die Truppe in { $space } ist nicht an der Reihe: Andere sind { $muster } näher oder haben bei gleicher Nähe den besseren Schritt.
refused-city-moved = Die Truppe in { $space } hat sich in diesem Nicht-Spieler-Zug schon bewegt.
refused-city-step = Ein anderer Schritt führt diese Truppe zu mehr Feuern außer Kontrolle oder bei gleich vielen zu mehr Häusern.
