# Hints: why an action is good or bad. $change is up where it is good for the player, otherwise down.
reason-houses = { $change ->
    [up] your houses are safer (+{ $points })
   *[down] your houses are in more danger (−{ $points })
}
reason-objectives = { $change ->
    [up] your objectives are safer (+{ $points })
   *[down] your objectives are in more danger (−{ $points })
}
reason-fires = { $change ->
    [up] you extinguish more fires (+{ $points })
   *[down] you extinguish fewer fires (−{ $points })
}
reason-hero = { $change ->
    [up] you get closer to being the Hero of London (+{ $points })
   *[down] others get closer to being the Hero of London (−{ $points })
}
reason-tokens = { $change ->
    [up] it gains or saves a token (+{ $points })
   *[down] it uses up a token (−{ $points })
}
