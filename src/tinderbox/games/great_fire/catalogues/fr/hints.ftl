# Conseils : pourquoi une action est bonne ou mauvaise. $change vaut up si c’est bon pour le joueur, sinon down.
reason-houses = { $change ->
    [up] vos maisons sont plus en sécurité (+{ $points })
   *[down] vos maisons sont plus menacées (−{ $points })
}
reason-objectives = { $change ->
    [up] vos objectifs sont plus en sécurité (+{ $points })
   *[down] vos objectifs sont plus menacés (−{ $points })
}
reason-fires = { $change ->
    [up] vous éteignez plus de feux (+{ $points })
   *[down] vous éteignez moins de feux (−{ $points })
}
reason-hero = { $change ->
    [up] vous vous rapprochez du titre de Héros de Londres (+{ $points })
   *[down] d’autres se rapprochent du titre de Héros de Londres (−{ $points })
}
reason-tokens = { $change ->
    [up] vous gagnez ou gardez un jeton (+{ $points })
   *[down] vous dépensez un jeton (−{ $points })
}
