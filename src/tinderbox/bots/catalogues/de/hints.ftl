# Tipps: wohin eine Aktion führt und warum. $change ist up, wo es für den Spieler gut ist, sonst down.
hint-line = { $action }: { $win } % Siegchance, { $points } Punkte erwartet; { $why }.
reason-none = nichts Bestimmtes gibt den Ausschlag
reason-rivals = { $change ->
    [up] kostet deinen stärksten Gegner { $points }
   *[down] lässt deinem stärksten Gegner { $points } mehr
}

reason-great-fire-houses = { $change ->
    [up] deine Häuser sind sicherer (+{ $points })
   *[down] deine Häuser sind stärker gefährdet (−{ $points })
}
reason-great-fire-objectives = { $change ->
    [up] deine Ziele sind sicherer (+{ $points })
   *[down] deine Ziele sind stärker gefährdet (−{ $points })
}
reason-great-fire-fires = { $change ->
    [up] du löschst mehr Feuer (+{ $points })
   *[down] du löschst weniger Feuer (−{ $points })
}
reason-great-fire-hero = { $change ->
    [up] du hast bessere Aussichten, Held von London zu werden (+{ $points })
   *[down] andere haben bessere Aussichten, Held von London zu werden (−{ $points })
}
reason-great-fire-tokens = { $change ->
    [up] du gewinnst oder behältst einen Marker (+{ $points })
   *[down] du verbrauchst einen Marker (−{ $points })
}

reason-bretagne-made = { $change ->
    [up] es bringt sofort Punkte (+{ $points })
   *[down] es bringt sofort weniger Punkte (−{ $points })
}
reason-bretagne-goods = { $change ->
    [up] dir bleibt mehr zum Bauen (+{ $points })
   *[down] es verbraucht Material und Ingenieure (−{ $points })
}
reason-bretagne-coins = { $change ->
    [up] es bringt Münzen (+{ $points })
   *[down] es kostet Münzen (−{ $points })
}
reason-bretagne-cards = { $change ->
    [up] du gewinnst oder behältst Ausrüstungskarten (+{ $points })
   *[down] du verbrauchst Ausrüstungskarten (−{ $points })
}
reason-bretagne-workers = { $change ->
    [up] dir bleiben mehr Arbeiter im Lagerhaus (+{ $points })
   *[down] es bindet Arbeiter (−{ $points })
}
reason-bretagne-lighthouses = { $change ->
    [up] du bist stärker auf den Leuchttürmen (+{ $points })
   *[down] du bist schwächer auf den Leuchttürmen (−{ $points })
}
reason-bretagne-harbours = { $change ->
    [up] es führt zu einem Hafen (+{ $points })
   *[down] es kostet dich den Weg zu einem Hafen (−{ $points })
}
reason-bretagne-order = { $change ->
    [up] du stehst bei Pontivy weiter vorn (+{ $points })
   *[down] du stehst bei Pontivy weiter hinten (−{ $points })
}
