# Tipps: warum eine Aktion gut oder schlecht ist. $change ist up, wo es für den Spieler gut ist, sonst down.
reason-houses = { $change ->
    [up] deine Häuser sind sicherer (+{ $points })
   *[down] deine Häuser sind stärker gefährdet (−{ $points })
}
reason-objectives = { $change ->
    [up] deine Ziele sind sicherer (+{ $points })
   *[down] deine Ziele sind stärker gefährdet (−{ $points })
}
reason-fires = { $change ->
    [up] du löschst mehr Feuer (+{ $points })
   *[down] du löschst weniger Feuer (−{ $points })
}
reason-hero = { $change ->
    [up] du hast bessere Aussichten, Held von London zu werden (+{ $points })
   *[down] andere haben bessere Aussichten, Held von London zu werden (−{ $points })
}
reason-tokens = { $change ->
    [up] du gewinnst oder behältst einen Marker (+{ $points })
   *[down] du verbrauchst einen Marker (−{ $points })
}
