# Advice: what an action leads to and why. $change is up where it is good for the player, else down.
hint-line = { $action }: { $win } % to win, { $points } points expected; { $why }.
reason-none = no single thing decides
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
    [up] you put out more fires (+{ $points })
   *[down] you put out fewer fires (−{ $points })
}
reason-great-fire-hero = { $change ->
    [up] it brings you nearer to the Hero (+{ $points })
   *[down] others come nearer to the Hero (−{ $points })
}
reason-great-fire-tokens = { $change ->
    [up] it gains or saves a token (+{ $points })
   *[down] it spends a token (−{ $points })
}

reason-bretagne-made = { $change ->
    [up] it scores at once (+{ $points })
   *[down] it scores less at once (−{ $points })
}
reason-bretagne-goods = { $change ->
    [up] it leaves you more to build with (+{ $points })
   *[down] it uses up materials and engineers (−{ $points })
}
reason-bretagne-coins = { $change ->
    [up] it brings coins (+{ $points })
   *[down] it costs coins (−{ $points })
}
reason-bretagne-cards = { $change ->
    [up] it brings or keeps equipment cards (+{ $points })
   *[down] it spends equipment cards (−{ $points })
}
reason-bretagne-workers = { $change ->
    [up] it leaves you more workers at hand (+{ $points })
   *[down] it ties workers up (−{ $points })
}
reason-bretagne-lighthouses = { $change ->
    [up] it makes you stronger on lighthouses (+{ $points })
   *[down] it makes you weaker on lighthouses (−{ $points })
}
reason-bretagne-harbours = { $change ->
    [up] it leads into a harbour (+{ $points })
   *[down] it gives up a way into a harbour (−{ $points })
}
reason-bretagne-order = { $change ->
    [up] it gains a better place at Pontivy (+{ $points })
   *[down] it loses places at Pontivy (−{ $points })
}
