# Pourquoi une action n’est pas permise. La règle figure à côté de chaque phrase.

# Les matériaux qui manquent, le premier sans virgule.
missing-goods = { $wood ->
    [0] {""}
   *[other] { $wood } bois
}{ $stone ->
    [0] {""}
   *[other] { $first ->
        [stone] {""}
       *[other] ,{" "}
    }{ $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }
}{ $sand ->
    [0] {""}
   *[other] { $first ->
        [sand] {""}
       *[other] ,{" "}
    }{ $sand } sable
}{ $brick ->
    [0] {""}
   *[other] { $first ->
        [brick] {""}
       *[other] ,{" "}
    }{ $brick ->
        [one] { $brick } brique
       *[other] { $brick } briques
    }
}

# Préparation et chargement
refused-barge = La barge { $barge } est déjà prise.
refused-quimper = Il n’y a pas de { $material ->
    [wood] bois
    [stone] pierre
    [sand] sable
   *[brick] brique
} à Quimper.

# Construction
refused-built = { $lighthouse } a déjà tous ses étages.
refused-no-tile-yet = Achetez d’abord une tuile, avec « build » et son emplacement ; vous choisirez ensuite le phare.
refused-all-built = Tous les phares ont déjà tous leurs étages : aucune tuile ne peut plus être posée.
refused-nowhere = La tuile { $space } payée, vous ne pourriez payer aucun phare. C’est pour { $lighthouse } qu’il manque le moins.
refused-no-tile = L’emplacement { $space } est vide, et aucun emplacement n’est rempli en cours de manche.
refused-twin = La tuile en { $space } est la même qu’en { $left } : parmi des tuiles identiques, on prend la plus à gauche.
refused-tile = Vous ne pouvez pas payer la tuile. Il manque : { missing-goods }.
refused-place = Vous ne pouvez pas payer les matériaux pour l’étage suivant du phare { $lighthouse }. Il manque : { missing-goods }.
refused-engineers = { $lighthouse } ({ $group ->
    [heaven] Paradis
    [purgatory] Purgatoire
   *[hell] Enfer
}) exige { $demanded ->
    [one] { $demanded } ingénieur
   *[other] { $demanded } ingénieurs
} { $weather ->
    [sunny] par beau temps
    [variable] par temps variable
   *[storm] par tempête
}{ $saved ->
    [0] {""}
   *[other] , seulement { $needed } avec la barge 3
} ; vous { $have ->
    [0] n’en avez pas.
   *[other] en avez { $have }.
}
refused-storm = Dans cette tempête, un ouvrier serait blessé sur { $lighthouse }, et vous n’en avez aucun de disponible.
refused-take-back = { $placed ->
    [one] Vous n’avez placé que { $placed } ouvrier.
   *[other] Vous n’avez placé que { $placed } ouvriers.
}

# Commerce
refused-no-trader = Les échanges se font dans les villes : envoyez-y d’abord un ouvrier, avec « trade Brest » ou « trade Lorient ».
refused-no-worker = Vous n’avez aucun ouvrier disponible à envoyer.
refused-no-deal = Avec ce que vous avez { $coins ->
    [0] (aucune pièce)
    [one] ({ $coins } pièce)
   *[other] ({ $coins } pièces)
}, aucun échange n’est possible à { $city }.
refused-visited = Vous avez déjà visité { $city } pendant cette action.
refused-first-deal = Faites d’abord au moins un échange à { $city }.
refused-other-city = Cet échange se fait à { $city } ; votre ouvrier est à { $here }.
refused-dealt = Vous avez déjà fait cette sorte d’échange pendant cette action.
refused-coins = Cela coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} ; vous { $have ->
    [0] n’en avez pas.
   *[other] en avez { $have }.
}
refused-market = Cela n’est pas au marché de Brest. Il manque : { missing-goods }.
refused-no-single = À Brest, il n’y a plus d’ingénieur sur les cases à 1.
refused-no-pair = À Brest, il n’y a plus d’ingénieurs sur les cases à 2.
refused-reserve = Vous n’avez plus d’ouvrier en réserve.
refused-cards-out = La pioche et la défausse sont vides.
refused-sell = Vous ne pouvez pas vendre cela. Il manque : { missing-goods }.
refused-no-card = Il vous faudrait { $card ->
    [furnishing] { cards-furnishing }
    [pier] { cards-pier }
    [foghorn] { cards-foghorn }
   *[cable-crane] { cards-cable-crane }
} en main.

# Passer
refused-keep = { $have ->
    [0] Vous n’avez pas de { $material ->
        [wood] bois
        [stone] pierre
        [sand] sable
       *[brick] brique
    } à garder.
    [one] Vous n’avez que { $have } { $material ->
        [wood] bois.
        [stone] pierre.
        [sand] sable.
       *[brick] brique.
    }
   *[other] Vous n’avez que { $have } { $material ->
        [wood] bois.
        [stone] pierres.
        [sand] sable.
       *[brick] briques.
    }
}

# Décompte
refused-not-playable = { $card ->
    [furnishing] Un Mobilier
    [pier] Une Jetée
    [foghorn] Une Corne de brume
   *[cable-crane] Une Grue à câble
} ne se joue pas sur un phare { $group ->
    [heaven] du Paradis.
    [purgatory] du Purgatoire.
   *[hell] de l’Enfer.
}
refused-area = { $harbour } n’est pas dans la zone de ce phare.
refused-own-worker = Vous avez déjà un ouvrier dans le port { $harbour }.
refused-harbour-coins = { $harbour } coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, 1 par ouvrier déjà là ; vous { $have ->
    [0] n’en avez pas.
   *[other] en avez { $have }.
}
