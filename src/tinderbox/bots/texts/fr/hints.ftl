# Conseils : où mène une action et pourquoi. $change vaut up si c’est bon pour le joueur, sinon down.
hint-line = { $action } : { $win } % de chances de gagner, { $points } points attendus ; { $why }.
reason-none = rien de particulier ne tranche
reason-rivals = { $change ->
    [up] coûte { $points } à votre plus fort rival
   *[down] laisse { $points } de plus à votre plus fort rival
}

reason-great-fire-houses = { $change ->
    [up] vos maisons sont plus sûres (+{ $points })
   *[down] vos maisons sont plus menacées (−{ $points })
}
reason-great-fire-objectives = { $change ->
    [up] vos objectifs sont plus sûrs (+{ $points })
   *[down] vos objectifs sont plus menacés (−{ $points })
}
reason-great-fire-fires = { $change ->
    [up] vous éteignez plus de feux (+{ $points })
   *[down] vous éteignez moins de feux (−{ $points })
}
reason-great-fire-hero = { $change ->
    [up] cela vous rapproche du Héros de Londres (+{ $points })
   *[down] d’autres se rapprochent du Héros de Londres (−{ $points })
}
reason-great-fire-tokens = { $change ->
    [up] cela gagne ou épargne un jeton (+{ $points })
   *[down] cela dépense un jeton (−{ $points })
}

reason-bretagne-made = { $change ->
    [up] cela marque tout de suite (+{ $points })
   *[down] cela marque moins tout de suite (−{ $points })
}
reason-bretagne-goods = { $change ->
    [up] il vous reste plus pour bâtir (+{ $points })
   *[down] cela use matériaux et ingénieurs (−{ $points })
}
reason-bretagne-coins = { $change ->
    [up] cela rapporte des pièces (+{ $points })
   *[down] cela coûte des pièces (−{ $points })
}
reason-bretagne-cards = { $change ->
    [up] cela rapporte ou garde des cartes Équipement (+{ $points })
   *[down] cela dépense des cartes Équipement (−{ $points })
}
reason-bretagne-workers = { $change ->
    [up] il vous reste plus d’ouvriers (+{ $points })
   *[down] cela immobilise des ouvriers (−{ $points })
}
reason-bretagne-lighthouses = { $change ->
    [up] cela vous renforce sur les phares (+{ $points })
   *[down] cela vous affaiblit sur les phares (−{ $points })
}
reason-bretagne-harbours = { $change ->
    [up] cela mène à un port (+{ $points })
   *[down] cela ferme l’accès à un port (−{ $points })
}
reason-bretagne-order = { $change ->
    [up] cela gagne une meilleure place à Pontivy (+{ $points })
   *[down] cela perd des places à Pontivy (−{ $points })
}
