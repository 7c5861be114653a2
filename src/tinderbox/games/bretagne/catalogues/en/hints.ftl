# Hints: why an action is good or bad. $change is up where it is good for the player, otherwise down.
reason-made = { $change ->
    [up] it scores points now (+{ $points })
   *[down] it scores fewer points now (−{ $points })
}
reason-goods = { $change ->
    [up] it leaves you more to build with (+{ $points })
   *[down] it uses up materials and engineers (−{ $points })
}
reason-coins = { $change ->
    [up] it earns coins (+{ $points })
   *[down] it costs coins (−{ $points })
}
reason-cards = { $change ->
    [up] it gains or saves equipment cards (+{ $points })
   *[down] it uses up equipment cards (−{ $points })
}
reason-workers = { $change ->
    [up] it leaves you more workers at hand (+{ $points })
   *[down] it ties up workers (−{ $points })
}
reason-lighthouses = { $change ->
    [up] it makes you stronger on the lighthouses (+{ $points })
   *[down] it makes you weaker on the lighthouses (−{ $points })
}
reason-harbours = { $change ->
    [up] it leads to a harbour (+{ $points })
   *[down] it costs you the way to a harbour (−{ $points })
}
reason-order = { $change ->
    [up] it gains you a better place at Pontivy (+{ $points })
   *[down] it costs you places at Pontivy (−{ $points })
}
