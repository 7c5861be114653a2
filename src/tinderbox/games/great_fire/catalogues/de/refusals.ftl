# Warum eine Aktion nicht erlaubt ist. Die Kennung der Regel steht neben jedem Satz.

# Spielaufbau
refused-redraw = Du darfst nur fünf gleiche Karten tauschen.
refused-pudding-lane = Keine Figur darf Pudding Lane betreten.
refused-green = { $space } liegt im grünen Gebiet: Dort darf nichts eingesetzt werden.

# Feuer
refused-no-card = Du hast keine { $card ->
    [N] Nordkarte
    [E] Ostkarte
    [S] Südkarte
   *[W] Westkarte
} auf der Hand.
refused-card-no-move = Kein Feuer kann sich jetzt nach { $card ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
} bewegen: Diese Karte kannst du nicht spielen.
refused-discard = Du darfst nur abwerfen, wenn keine deiner Handkarten ein Feuer bewegen kann; die { $card ->
    [N] Nordkarte
    [E] Ostkarte
    [S] Südkarte
   *[W] Westkarte
} kann es.
refused-not-burning = { $space } brennt nicht.
refused-contained = Das Feuer in { $space } ist unter Kontrolle: Es kann sich nicht hinausbewegen.
refused-last-fire = { $space } hat nur 1 Feuer, und das letzte darf sich nicht bewegen.
refused-supply = Der Vorrat ist leer: Das letzte Feuer von Pudding Lane ließe sich nicht ersetzen und darf sich nicht bewegen.
refused-no-way = Kein Schritt nach { $card ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
} führt ein Feuer aus { $space } in einen Bezirk, den es betreten darf.
refused-fire-break = { $space } ist eine Feuerschneise: Feuer kann nicht hinein.
refused-burning = { $space } brennt schon außer Kontrolle: Das Feuer bewegt sich weiter, bis es den Brandherd verlässt.
refused-no-arrow = Kein Pfeil nach { $card ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
} führt aus dem Brandherd nach { $space }.
refused-class = { $space } hat { $this ->
    [1] Häuser und keine Truppe
    [2] Häuser und mindestens eine Truppe
    [3] keine Häuser und keine Truppe
   *[4] keine Häuser und mindestens eine Truppe
}: Das Feuer muss in einen Bezirk { $best ->
    [1] mit Häusern und ohne Truppe
    [2] mit Häusern und mindestens einer Truppe
    [3] ohne Häuser und ohne Truppe
   *[4] ohne Häuser und mit mindestens einer Truppe
}.
refused-no-double = Du hast keinen Doppelbewegungsmarker.
refused-doubled = Pro Zug darf nur ein Doppelbewegungsmarker gespielt werden.
refused-double-without-card = Du hast eine Karte abgeworfen: Eine Doppelbewegung gibt es nur mit einer gespielten Feuerkarte.
refused-double-not-taken = Einen Doppelbewegungsmarker, den die erste Feuerbewegung eingebracht hat, spielst du sofort danach; einen, den du schon hattest, zusammen mit der Feuerkarte.
refused-double-no-move = Dieselbe Karte erlaubt keine zweite Feuerbewegung.

# Aktionen
refused-no-points = Du hast keine Aktionspunkte mehr.
refused-no-landowner = Du hast keinen Grundbesitzer in { $space }.
refused-no-band = In { $space } steht keine Truppe.
refused-band-held = Jede Truppe in { $space } steht auf einem Feuer und kann sich nicht bewegen.
refused-not-contained = Das Feuer in { $space } ist außer Kontrolle: { $missing ->
    [one] Es fehlt eine Truppe
   *[other] Es fehlen { $missing } Truppen
}.
refused-no-charge = Du hast keine Sprengladung.
refused-demolished = { $space } ist schon abgerissen.
refused-demolish-burning = { $space } brennt und kann nicht abgerissen werden.
refused-far-from-fire = { $space } ist keinem brennenden Feld benachbart.
refused-too-large = { $space } hat Größe { $size } und noch Häuser: Mit Häusern lässt sich nur Größe 1 oder 2 abreißen.

# Anfachen
refused-add-contained = Das Feuer in { $space } ist unter Kontrolle: Dort darf keines eingesetzt werden.
refused-full = In { $space } darf kein Feuer mehr eingesetzt werden: Die Grenze ist dort { $most }.

# Nicht-Spieler-Zug
refused-city-colour = Von den Bezirken, die noch gleich stehen, haben andere mehr Häuser in { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [purple] Lila
   *[white] Weiß
} als { $space }.
refused-city-no-way = Ein Feuer aus { $space } kann { $target } mit dieser Karte nicht erreichen.
refused-city-fewer = { $space } hat weniger Feuer als ein anderer Bezirk, aus dem ein Feuer { $target } erreichen kann.
refused-city-direction = Dieser Schritt führt nicht nach { $card ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}.
refused-city-not-next = Die Truppe in { $space } ist nicht an der Reihe: Andere sind { $muster } näher oder haben bei gleicher Nähe den besseren Schritt.
refused-city-moved = Die Truppe in { $space } hat sich in diesem Nicht-Spieler-Zug schon bewegt.
refused-city-step = Ein anderer Schritt führt diese Truppe zu mehr unkontrollierten Feuern oder bei gleich vielen zu mehr Häusern.
