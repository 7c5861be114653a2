# Warum eine Aktion nicht erlaubt ist. Die Regel steht neben jedem Satz.

# Fehlende Materialien, das erste ohne Komma.
missing-goods = { $wood ->
    [0] {""}
   *[other] { $wood } Holz
}{ $stone ->
    [0] {""}
   *[other] { $first ->
        [stone] {""}
       *[other] ,{" "}
    }{ $stone } Stein
}{ $sand ->
    [0] {""}
   *[other] { $first ->
        [sand] {""}
       *[other] ,{" "}
    }{ $sand } Sand
}{ $brick ->
    [0] {""}
   *[other] { $first ->
        [brick] {""}
       *[other] ,{" "}
    }{ $brick } Ziegel
}

# Rundenvorbereitung und Materialbeschaffung
refused-barge = Kahn { $barge } ist schon vergeben.
refused-quimper = In Quimper gibt es { $material ->
    [wood] kein Holz.
    [stone] keinen Stein.
    [sand] keinen Sand.
   *[brick] keine Ziegel.
}

# Bauen
refused-built = { $lighthouse } hat schon alle Stockwerke.
refused-no-tile-yet = Kauf zuerst ein Bauteil, mit „build“ und seinem Platz; danach wählst du den Leuchtturm.
refused-all-built = Alle Leuchttürme haben schon alle Stockwerke: Für ein Bauteil ist nirgends mehr Platz.
refused-nowhere = Ist Bauteil { $space } bezahlt, kannst du keinen Leuchtturm mehr bezahlen. Am wenigsten fehlt bei { $lighthouse }.
refused-no-tile = Platz { $space } ist leer, und innerhalb einer Runde wird nicht nachgefüllt.
refused-twin = Das Bauteil auf { $space } ist das gleiche wie auf { $left }: Von gleichen Bauteilen nimmt man das am weitesten links liegende.
refused-tile = Du kannst das Bauteil nicht bezahlen. Es fehlt: { missing-goods }.
refused-place = Du kannst die Materialien für das nächste Stockwerk von { $lighthouse } nicht bezahlen. Es fehlt: { missing-goods }.
refused-engineers = { $lighthouse } ({ $group ->
    [heaven] Himmel
    [purgatory] Fegefeuer
   *[hell] Hölle
}) verlangt { $weather ->
    [sunny] bei Sonne
    [variable] bei wechselhaftem Wetter
   *[storm] bei Sturm
} { $demanded ->
    [one] 1 Ingenieur
   *[other] { $demanded } Ingenieure
}{ $saved ->
    [0] {""}
   *[other] , mit Kahn 3 nur { $needed }
}; du hast { $have ->
    [0] keinen.
   *[other] { $have }.
}
refused-storm = Bei diesem Sturm würde auf { $lighthouse } ein Arbeiter verletzt, und du hast keinen im Lagerhaus.
refused-take-back = { $placed ->
    [one] Du hast nur 1 Arbeiter gesetzt.
   *[other] Du hast nur { $placed } Arbeiter gesetzt.
}

# Handeln
refused-no-trader = Geschäfte macht man in den Städten: Schick zuerst einen Arbeiter hin, mit „trade Brest“ oder „trade Lorient“.
refused-no-worker = Du hast keinen Arbeiter im Lagerhaus, den du schicken könntest.
refused-no-deal = Mit dem, was du hast { $coins ->
    [0] (keine Münzen)
    [one] (1 Münze)
   *[other] ({ $coins } Münzen)
}, ist in { $city } kein Geschäft möglich.
refused-visited = In dieser Aktion warst du schon in { $city }.
refused-first-deal = Mach in { $city } zuerst mindestens ein Geschäft.
refused-other-city = Dieses Geschäft macht man in { $city }; dein Arbeiter ist in { $here }.
refused-dealt = Diese Art von Geschäft hast du in dieser Aktion schon gemacht.
refused-coins = Das kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}; du hast { $have ->
    [0] keine.
   *[other] { $have }.
}
refused-market = Das liegt nicht auf dem Markt von Brest. Es fehlt: { missing-goods }.
refused-no-single = In Brest steht auf keinem 1er-Feld mehr ein Ingenieur.
refused-no-pair = In Brest stehen auf keinem 2er-Feld mehr Ingenieure.
refused-reserve = Du hast keinen Arbeiter mehr in der Reserve.
refused-cards-out = Stapel und Ablagestapel sind leer.
refused-sell = Das kannst du nicht verkaufen. Es fehlt: { missing-goods }.
refused-no-card = Dafür müsstest du { $card ->
    [furnishing] { cards-furnishing }
    [pier] { cards-pier }
    [foghorn] { cards-foghorn }
   *[cable-crane] { cards-cable-crane }
} auf der Hand haben.

# Passen
refused-keep = { $have ->
    [0] Du hast { $material ->
        [wood] kein Holz
        [stone] keinen Stein
        [sand] keinen Sand
       *[brick] keine Ziegel
    }.
   *[other] Du hast nur { $have } { $material ->
        [wood] Holz
        [stone] Stein
        [sand] Sand
       *[brick] Ziegel
    }.
}

# Leuchtturmwertung
refused-not-playable = { $card ->
    [furnishing] Eine Innenausstattung
    [pier] Ein Pier
    [foghorn] Ein Nebelhorn
   *[cable-crane] Ein Seilkran
} ist an einem Leuchtturm der Gruppe { $group ->
    [heaven] Himmel
    [purgatory] Fegefeuer
   *[hell] Hölle
} nicht spielbar.
refused-area = { $harbour } liegt nicht im Gebiet dieses Leuchtturms.
refused-own-worker = Du hast in { $harbour } schon einen Arbeiter.
refused-harbour-coins = { $harbour } kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}, 1 für jeden Arbeiter dort; du hast { $have ->
    [0] keine.
   *[other] { $have }.
}
