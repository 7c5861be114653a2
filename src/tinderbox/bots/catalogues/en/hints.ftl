# Hints: what an action leads to, and why. $change is up where it is good for the player, otherwise down.
hint-line = { $action }: { $win }% to win, { $points } points expected; { $why }.
reason-none = nothing in particular decides it
reason-rivals = { $change ->
    [up] costs your strongest rival { $points }
   *[down] leaves your strongest rival { $points } more
}

reason-great-fire-houses = { $change ->
    [up] your houses are safer (+{ $points })
   *[down] your houses are in more danger (−{ $points })
}
reason-great-fire-objectives = { $change ->
    [up] your objectives are safer (+{ $points })
   *[down] your objectives are in more danger (−{ $points })
}
reason-great-fire-fires = { $change ->
    [up] you extinguish more fires (+{ $points })
   *[down] you extinguish fewer fires (−{ $points })
}
reason-great-fire-hero = { $change ->
    [up] you get closer to being the Hero of London (+{ $points })
   *[down] others get closer to being the Hero of London (−{ $points })
}
reason-great-fire-tokens = { $change ->
    [up] it gains or saves a token (+{ $points })
   *[down] it uses up a token (−{ $points })
}

reason-bretagne-made = { $change ->
    [up] it scores points now (+{ $points })
   *[down] it scores fewer points now (−{ $points })
}
reason-bretagne-goods = { $change ->
    [up] it leaves you more to build with (+{ $points })
   *[down] it uses up materials and engineers (−{ $points })
}
reason-bretagne-coins = { $change ->
    [up] it earns coins (+{ $points })
   *[down] it costs coins (−{ $points })
}
reason-bretagne-cards = { $change ->
    [up] it gains or saves equipment cards (+{ $points })
   *[down] it uses up equipment cards (−{ $points })
}
reason-bretagne-workers = { $change ->
    [up] it leaves you more workers at hand (+{ $points })
   *[down] it ties up workers (−{ $points })
}
reason-bretagne-lighthouses = { $change ->
    [up] it makes you stronger on the lighthouses (+{ $points })
   *[down] it makes you weaker on the lighthouses (−{ $points })
}
reason-bretagne-harbours = { $change ->
    [up] it leads to a harbour (+{ $points })
   *[down] it costs you the way to a harbour (−{ $points })
}
reason-bretagne-order = { $change ->
    [up] it gains you a better place at Pontivy (+{ $points })
   *[down] it costs you places at Pontivy (−{ $points })
}
