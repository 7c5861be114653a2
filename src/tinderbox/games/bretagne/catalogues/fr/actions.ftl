# Ce qui est attendu, les mots sur les boutons, et ce qu’il faut faire quand autre chose a été essayé.
prompt-barge = Choisissez une carte Barge : son numéro est votre place dans l’ordre de cette manche.
prompt-load = Chargez votre barge { $barge } avec { $spaces ->
    [one] { $spaces } matériau pris à Quimper.
   *[other] autant de matériaux d’une seule sorte que possible, pris à Quimper (au plus { $spaces }).
}
prompt-act = Construisez, commercez ou passez.
prompt-lighthouse = Vous avez acheté la tuile { $space } ({ $tile }) : choisissez le phare où la poser.
prompt-take-back = { $workers ->
    [one] Vous avez placé un ouvrier sur { $lighthouse } : reprenez-le pour { $points } PV ou laissez-le en place.
   *[other] Vous avez placé { $workers } ouvriers sur { $lighthouse } : combien en reprenez-vous, pour { $points } PV chacun ?
}
prompt-trade = { $dealt ->
    [true] À { $city } : faites un autre échange{ $both ->
        [true] {" "}ou terminez.
       *[false] , allez dans l’autre ville ou terminez.
    }
   *[false] À { $city } : faites au moins un échange.
}
prompt-keep = Vous passez : que gardez-vous ? Jusqu’à 3 matériaux d’une seule sorte, ou rien.
prompt-cards = Décompte du phare { $lighthouse } : jouez des cartes Équipement, chacune pour un de vos ouvriers sur place, ou terminez.
prompt-harbour = Décompte du phare { $lighthouse } : envoyez votre ouvrier le plus haut dans un port { $area } ou laissez-le sur le phare.
prompt-other = { $phase ->
    [barge] { $seat } choisit une carte Barge.
    [load] { $seat } charge une barge.
    [act] { $seat } doit construire, commercer ou passer.
    [lighthouse] { $seat } choisit le phare pour la tuile { $space }.
    [take-back] { $seat } décide combien d’ouvriers reprendre sur { $lighthouse }.
    [trade] { $seat } commerce à { $city }.
    [keep] { $seat } choisit les matériaux à garder.
    [cards] Décompte du phare { $lighthouse } : { $seat } peut jouer des cartes Équipement.
   *[harbour] Décompte du phare { $lighthouse } : { $seat } peut envoyer un ouvrier dans un port.
}
prompt-over = La partie est finie.

action-barge = Prendre la barge { $first }
action-load = Charger { $first }
action-keep = Garder { $materials }
action-keep-nothing = Ne rien garder
action-equip = Jouer { $first }
action-harbour = Envoyer un ouvrier au port { $first }
action-trade = Commercer à { $first }
action-pass = Passer pour cette manche
action-done = Terminer
action-stay = Laisser l’ouvrier sur le phare
action-take-back = { $first ->
    [0] Ne reprendre aucun ouvrier
    [one] Reprendre { $first } ouvrier
   *[other] Reprendre { $first } ouvriers
}
action-hire = { $first ->
    [engineer] Engager l’ingénieur d’une case à 1
   *[engineers] Engager les deux ingénieurs d’une case à 2
}
action-recruit = Recruter un ouvrier en réserve
action-buy-cards = Acheter 2 cartes Équipement
action-buy = Acheter { $first }
action-sell = Vendre { $first }
action-sell-cards = Vendre { $first }
action-exchange = Vendre { $first } contre 1 pièce et { $second }
action-build = Construire avec la tuile { $first }
action-on = Construire sur { $first }

step-barge = Choisissez d’abord une carte Barge.
step-load = Chargez d’abord votre barge avec des matériaux d’une seule sorte pris à Quimper.
step-act = Vous ne pouvez maintenant que construire, commercer ou passer.
step-lighthouse = Vous avez acheté une tuile : choisissez d’abord le phare où la poser, avec « on ».
step-take-back = Dites d’abord combien d’ouvriers vous reprenez parmi ceux que vous venez de placer.
step-trade = Vous commercez encore : faites un échange ; après au moins un échange, vous pouvez terminer avec « done ».
step-keep = Dites d’abord ce que vous gardez : jusqu’à 3 matériaux d’une seule sorte, ou rien.
step-cards = Décompte d’un phare : jouez des cartes Équipement ou terminez avec « done ».
step-harbour = Décompte d’un phare : envoyez votre ouvrier dans un port ou laissez-le sur le phare avec « stay ».
typed-card-first = La tuile { $space } rapporte une carte Équipement. Regardez-la d’abord, puis choisissez le phare.
