# Tipps: warum eine Aktion gut oder schlecht ist. $change ist up, wo es für den Spieler gut ist, sonst down.
reason-made = { $change ->
    [up] es bringt sofort Punkte (+{ $points })
   *[down] es bringt sofort weniger Punkte (−{ $points })
}
reason-goods = { $change ->
    [up] dir bleibt mehr zum Bauen (+{ $points })
   *[down] es verbraucht Material und Ingenieure (−{ $points })
}
reason-coins = { $change ->
    [up] es bringt Münzen (+{ $points })
   *[down] es kostet Münzen (−{ $points })
}
reason-cards = { $change ->
    [up] du gewinnst oder behältst Ausrüstungskarten (+{ $points })
   *[down] du verbrauchst Ausrüstungskarten (−{ $points })
}
reason-workers = { $change ->
    [up] dir bleiben mehr Arbeiter im Lagerhaus (+{ $points })
   *[down] es bindet Arbeiter (−{ $points })
}
reason-lighthouses = { $change ->
    [up] du bist stärker auf den Leuchttürmen (+{ $points })
   *[down] du bist schwächer auf den Leuchttürmen (−{ $points })
}
reason-harbours = { $change ->
    [up] es führt zu einem Hafen (+{ $points })
   *[down] es kostet dich den Weg zu einem Hafen (−{ $points })
}
reason-order = { $change ->
    [up] du stehst bei Pontivy weiter vorn (+{ $points })
   *[down] du stehst bei Pontivy weiter hinten (−{ $points })
}
