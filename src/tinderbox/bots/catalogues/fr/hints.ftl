# Conseils : où mène une action et pourquoi. $change vaut up si c’est bon pour le joueur, sinon down.
hint-line = { $action } : { $win } % de chances de gagner, { $points } points attendus ; { $why }.
reason-none = rien de particulier ne fait la différence
reason-rivals = { $change ->
    [up] coûte { $points } à votre plus fort adversaire
   *[down] laisse { $points } de plus à votre plus fort adversaire
}

reason-great-fire-houses = { $change ->
    [up] vos maisons sont plus en sécurité (+{ $points })
   *[down] vos maisons sont plus menacées (−{ $points })
}
reason-great-fire-objectives = { $change ->
    [up] vos objectifs sont plus en sécurité (+{ $points })
   *[down] vos objectifs sont plus menacés (−{ $points })
}
reason-great-fire-fires = { $change ->
    [up] vous éteignez plus de feux (+{ $points })
   *[down] vous éteignez moins de feux (−{ $points })
}
reason-great-fire-hero = { $change ->
    [up] vous vous rapprochez du titre de Héros de Londres (+{ $points })
   *[down] d’autres se rapprochent du titre de Héros de Londres (−{ $points })
}
reason-great-fire-tokens = { $change ->
    [up] vous gagnez ou gardez un jeton (+{ $points })
   *[down] vous dépensez un jeton (−{ $points })
}

reason-bretagne-made = { $change ->
    [up] vous marquez des points tout de suite (+{ $points })
   *[down] vous marquez moins de points tout de suite (−{ $points })
}
reason-bretagne-goods = { $change ->
    [up] il vous reste plus pour construire (+{ $points })
   *[down] cela consomme des matériaux et des ingénieurs (−{ $points })
}
reason-bretagne-coins = { $change ->
    [up] vous gagnez des pièces (+{ $points })
   *[down] cela coûte des pièces (−{ $points })
}
reason-bretagne-cards = { $change ->
    [up] vous gagnez ou gardez des cartes Équipement (+{ $points })
   *[down] vous dépensez des cartes Équipement (−{ $points })
}
reason-bretagne-workers = { $change ->
    [up] il vous reste plus d’ouvriers disponibles (+{ $points })
   *[down] cela immobilise des ouvriers (−{ $points })
}
reason-bretagne-lighthouses = { $change ->
    [up] vous êtes plus fort sur les phares (+{ $points })
   *[down] vous êtes moins fort sur les phares (−{ $points })
}
reason-bretagne-harbours = { $change ->
    [up] cela mène à un port (+{ $points })
   *[down] cela vous coûte l’accès à un port (−{ $points })
}
reason-bretagne-order = { $change ->
    [up] vous gagnez une meilleure place à Pontivy (+{ $points })
   *[down] vous perdez des places à Pontivy (−{ $points })
}
