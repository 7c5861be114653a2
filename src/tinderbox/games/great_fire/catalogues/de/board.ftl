# Der Tisch als Text: Beschriftungen und kurze Wörter, zum Sehen und zum Vorlesen. Die Buchstaben der Farben erklärt „Häuser“.
board-setup = Spielaufbau: { $phase }
board-turn = Zug { $turn }: { $phase }
board-turn-of = Zug { $turn }, { $seat }: { $phase }
board-setup-of = Spielaufbau, { $seat }: { $phase }

board-now = In diesem Zug:
board-now-card = { $card }karte
board-now-origin = ein Feuer aus { $space }
board-now-moves = Doppelbewegung, { $moves ->
    [one] noch 1 Feuerbewegung
   *[other] noch { $moves } Feuerbewegungen
}
board-now-points = { $points ->
    [one] noch 1 Aktionspunkt
   *[other] noch { $points } Aktionspunkte
}
board-now-pending = noch { $fires } Feuer einzusetzen
board-stack = Stapel:
board-stack-cards = { $cards ->
    [one] 1 Feuerkarte
   *[other] { $cards } Feuerkarten
}
board-stack-until = { $until ->
    [one] 1 Karte
   *[other] { $until } Karten
} bis zur nächsten Feuerstapelkarte, { $left ->
    [one] der letzten
   *[other] noch { $left } Feuerstapelkarten
}
board-stack-last = niemand zieht mehr nach, { $turns ->
    [one] dies ist der letzte Zug
   *[other] mit diesem noch { $turns } Züge
}
board-stack-over = niemand zieht mehr nach
board-hero = Held von London:
board-hero-nobody = noch niemand
board-supply = Vorrat:
board-supply-fires = { $fires } Feuer
board-standing = Häuser:
board-standing-colour = { $letter } { $colour } { $count }
board-standing-owned = { $letter } { $colour } { $count } ({ $seat })
board-played = Gespielte Karten:
board-played-cards = { $card } { $count } von { $all }
board-colour-card = Farbfolge:
board-band-card = Truppenbewegung:

board-front = Wohin sich das Feuer bewegen kann
board-front-direction = { $card }:
board-front-nowhere = nirgendwohin
board-front-lower = nur wenn sonst nichts bleibt: { $names }

board-region = { $region }, { $standing ->
    [one] { $standing } von { $houses } Häusern steht
   *[other] { $standing } von { $houses } Häusern stehen
}
board-grass-pieces = Grasbereiche
board-uncontained = Außer Kontrolle:
board-contained = Unter Kontrolle:
board-untouched = Häuser:
board-burnt = Abgebrannt:
board-broken = Feuerschneisen:
board-here = Figuren:

board-with-bands = { $bands ->
    [one] 1 Truppe
   *[other] { $bands } Truppen
}
board-with-landowner = Grundbesitzer { $letter }
board-with-token = Marker
board-with-objective = { $points } SP

board-players = Spieler
board-player = { $seat }:
board-player-points = { $points } SP
board-player-hidden = Farbe geheim
board-player-landowner = Grundbesitzer { $letter } in { $space }
board-player-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-player-shown = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} (vorgezeigt: { $cards })
board-player-tokens = { $count } Marker
board-player-extinguished = { $count } Feuer gelöscht
board-player-hero = Held von London
board-player-start = Startspieler

board-own = Nur du weißt
board-own-colours = Deine Farben:
board-own-hand = Deine Hand:
board-own-tokens = Deine Marker:
board-own-objectives = Deine Ziele:
board-none = keine
board-tokens-charge = { $count ->
    [one] 1 Sprengladung
   *[other] { $count } Sprengladungen
}
board-tokens-double = { $count ->
    [one] 1 Doppelbewegung
   *[other] { $count } Doppelbewegungen
}
board-tokens-point = { $count } Marker zu 1 SP
board-objective = { $objective } { $state ->
    [stands] steht
    [contained] brennt, aber unter Kontrolle: zählt noch
   *[lost] ist verloren
}

board-near = { $card }:
board-near-diagonal = diagonal
board-near-burning = { $fires } Feuer
board-near-contained = { $fires } Feuer, unter Kontrolle
board-near-burnt = abgebrannt
board-near-broken = Feuerschneise
board-near-grass = Grasbereich
board-no-such-space = Ein Feld „{ $given }“ gibt es auf diesem Spielplan nicht.
