# Warum eine Aktion nicht erlaubt ist. Der Regelpunkt steht neben jedem Satz.

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
refused-quimper = In Quimper liegt { $material ->
    [wood] kein Holz.
    [stone] kein Stein.
    [sand] kein Sand.
   *[brick] kein Ziegel.
}

# Bauen
refused-built = { $lighthouse } hat schon alle Stockwerke.
refused-no-tile-yet = Kauf zuerst ein Bauteil, mit „build“ und seinem Platz; danach wählst du den Leuchtturm.
refused-all-built = Alle Leuchttürme haben schon alle Stockwerke: Ein Bauteil hätte keinen Platz.
refused-nowhere = Mit Bauteil { $space } könntest du danach keinen Leuchtturm bezahlen. Am wenigsten fehlt bei { $lighthouse }.
refused-no-tile = Platz { $space } ist leer, und innerhalb einer Runde wird nicht nachgefüllt.
refused-twin = Das Bauteil auf { $space } ist das gleiche wie auf { $left }: Man nimmt das am weitesten links liegende.
refused-tile = Du kannst das Bauteil nicht bezahlen. Es fehlt: { missing-goods }.
refused-place = Du kannst die Materialien für dieses Stockwerk von { $lighthouse } nicht bezahlen. Es fehlt: { missing-goods }.
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
   *[other] , Kahn 3 spart { $saved }, also { $needed }
}; du hast { $have ->
    [0] keinen.
   *[other] { $have }.
}
refused-storm = Bei diesem Sturm würde auf { $lighthouse } ein Arbeiter verletzt, und du hast keinen im Lagerhaus.
refused-take-back = { $placed ->
    [one] Es wurde nur ein Arbeiter gesetzt.
   *[other] Es wurden nur { $placed } Arbeiter gesetzt.
}

# Handeln
refused-no-trader = Geschäfte macht man in den Städten: Schick erst einen Arbeiter, mit „trade Brest“ oder „trade Lorient“.
refused-no-worker = Du hast keinen Arbeiter im Lagerhaus, den du schicken könntest.
refused-no-deal = Mit dem, was du hast { $coins ->
    [0] (keine Münzen)
    [one] (1 Münze)
   *[other] ({ $coins } Münzen)
}, ist in { $city } kein Geschäft möglich.
refused-visited = In dieser Aktion warst du schon in { $city }.
refused-first-deal = In { $city } ist erst mindestens ein Geschäft zu machen.
refused-other-city = Dieses Geschäft macht man in { $city }; dein Arbeiter ist in { $here }.
refused-dealt = Dieses Geschäft wurde in dieser Aktion schon gemacht.
refused-coins = Das kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}; du hast { $have ->
    [0] keine.
   *[other] { $have }.
}
refused-market = Das liegt nicht auf dem Markt von Brest. Es fehlt: { missing-goods }.
refused-no-single = Kein 1er-Feld in Brest hat noch einen Ingenieur.
refused-no-pair = Kein 2er-Feld in Brest hat noch seine Ingenieure.
refused-reserve = Du hast keinen Arbeiter in der Reserve.
refused-cards-out = Stapel und Ablagestapel sind leer.
refused-sell = Das hast du nicht zu verkaufen. Es fehlt: { missing-goods }.
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
    } zu behalten.
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
refused-own-worker = Du hast schon einen Arbeiter in { $harbour }.
refused-harbour-coins = { $harbour } kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}, eine für jeden Arbeiter dort; du hast { $have ->
    [0] keine.
   *[other] { $have }.
}
