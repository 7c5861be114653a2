# Ratschläge: wohin eine Aktion führt und warum. $change ist up, wo es für den Spieler gut ist, sonst down.
hint-line = { $action }: { $win } % Siegchance, { $points } Punkte zu erwarten; { $why }.
reason-none = nichts Einzelnes gibt den Ausschlag
reason-rivals = { $change ->
    [up] kostet den stärksten Gegner { $points }
   *[down] lässt dem stärksten Gegner { $points } mehr
}

reason-great-fire-houses = { $change ->
    [up] deine Häuser sind sicherer (+{ $points })
   *[down] deine Häuser sind gefährdeter (−{ $points })
}
reason-great-fire-objectives = { $change ->
    [up] deine Ziele sind sicherer (+{ $points })
   *[down] deine Ziele sind gefährdeter (−{ $points })
}
reason-great-fire-fires = { $change ->
    [up] du löschst mehr Feuer (+{ $points })
   *[down] du löschst weniger Feuer (−{ $points })
}
reason-great-fire-hero = { $change ->
    [up] du kommst dem Helden von London näher (+{ $points })
   *[down] andere kommen dem Helden von London näher (−{ $points })
}
reason-great-fire-tokens = { $change ->
    [up] es bringt oder spart einen Marker (+{ $points })
   *[down] es verbraucht einen Marker (−{ $points })
}

reason-bretagne-made = { $change ->
    [up] es bringt sofort Punkte (+{ $points })
   *[down] es bringt sofort weniger Punkte (−{ $points })
}
reason-bretagne-goods = { $change ->
    [up] es lässt dir mehr zum Bauen (+{ $points })
   *[down] es verbraucht Material und Ingenieure (−{ $points })
}
reason-bretagne-coins = { $change ->
    [up] es bringt Münzen (+{ $points })
   *[down] es kostet Münzen (−{ $points })
}
reason-bretagne-cards = { $change ->
    [up] es bringt oder spart Ausrüstungskarten (+{ $points })
   *[down] es verbraucht Ausrüstungskarten (−{ $points })
}
reason-bretagne-workers = { $change ->
    [up] es lässt dir mehr Arbeiter (+{ $points })
   *[down] es bindet Arbeiter (−{ $points })
}
reason-bretagne-lighthouses = { $change ->
    [up] es stärkt dich auf den Leuchttürmen (+{ $points })
   *[down] es schwächt dich auf den Leuchttürmen (−{ $points })
}
reason-bretagne-harbours = { $change ->
    [up] es führt in einen Hafen (+{ $points })
   *[down] es verbaut den Weg in einen Hafen (−{ $points })
}
reason-bretagne-order = { $change ->
    [up] es bringt einen besseren Platz in Pontivy (+{ $points })
   *[down] es kostet Plätze in Pontivy (−{ $points })
}
