# Conseils : pourquoi une action est bonne ou mauvaise. $change vaut up si c’est bon pour le joueur, sinon down.
reason-made = { $change ->
    [up] vous marquez des points tout de suite (+{ $points })
   *[down] vous marquez moins de points tout de suite (−{ $points })
}
reason-goods = { $change ->
    [up] il vous reste plus pour construire (+{ $points })
   *[down] cela consomme des matériaux et des ingénieurs (−{ $points })
}
reason-coins = { $change ->
    [up] vous gagnez des pièces (+{ $points })
   *[down] cela coûte des pièces (−{ $points })
}
reason-cards = { $change ->
    [up] vous gagnez ou gardez des cartes Équipement (+{ $points })
   *[down] vous dépensez des cartes Équipement (−{ $points })
}
reason-workers = { $change ->
    [up] il vous reste plus d’ouvriers disponibles (+{ $points })
   *[down] cela immobilise des ouvriers (−{ $points })
}
reason-lighthouses = { $change ->
    [up] vous êtes plus fort sur les phares (+{ $points })
   *[down] vous êtes moins fort sur les phares (−{ $points })
}
reason-harbours = { $change ->
    [up] cela mène à un port (+{ $points })
   *[down] cela vous coûte l’accès à un port (−{ $points })
}
reason-order = { $change ->
    [up] vous gagnez une meilleure place à Pontivy (+{ $points })
   *[down] vous perdez des places à Pontivy (−{ $points })
}
