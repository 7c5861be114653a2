# Ce qui est attendu, les mots sur les boutons, et ce qu’il faut faire quand autre chose a été essayé.
prompt-barge = Choisissez une carte Barge : son numéro est votre place dans l’ordre de cette manche.
prompt-load = Chargez votre barge { $barge } : { $spaces ->
    [one] un matériau
   *[other] jusqu’à { $spaces } matériaux
} d’une seule sorte pris à Quimper.
prompt-act = Construisez, commercez ou passez.
prompt-lighthouse = Vous avez acheté la tuile { $space } ({ $tile }) : choisissez le phare où la poser.
prompt-take-back = { $workers ->
    [one] Vous avez placé un ouvrier sur { $lighthouse } : reprenez-le pour { $points } PV ou laissez-le.
   *[other] Vous avez placé { $workers } ouvriers sur { $lighthouse } : combien en reprenez-vous, pour { $points } PV chacun ?
}
prompt-trade = { $dealt ->
    [true] À { $city } : faites une autre affaire, allez dans l’autre ville ou terminez.
   *[false] À { $city } : faites au moins une affaire.
}
prompt-keep = Vous passez : que gardez-vous ? Jusqu’à trois matériaux d’une seule sorte, ou rien.
prompt-cards = Décompte du phare { $lighthouse } : jouez de l’équipement pour vos ouvriers ou terminez.
prompt-harbour = Décompte du phare { $lighthouse } : envoyez votre ouvrier le plus haut dans un port { $area } ou laissez-le.
prompt-other = { $phase ->
    [barge] { $seat } choisit une carte Barge.
    [load] { $seat } charge une barge.
    [act] { $seat } doit construire, commercer ou passer.
    [lighthouse] { $seat } choisit le phare pour la tuile { $space }.
    [take-back] { $seat } décide quels ouvriers restent sur { $lighthouse }.
    [trade] { $seat } commerce à { $city }.
    [keep] { $seat } choisit ce qui reste.
    [cards] Décompte du phare { $lighthouse } : { $seat } peut jouer de l’équipement.
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
action-stay = Laisser l’ouvrier
action-take-back = { $first ->
    [0] Les laisser tous
    [one] Reprendre { $first } ouvrier
   *[other] Reprendre { $first } ouvriers
}
action-hire = { $first ->
    [engineer] Embaucher l’ingénieur d’une case à 1
   *[engineers] Embaucher les deux ingénieurs d’une case à 2
}
action-recruit = Embaucher un ouvrier de la réserve personnelle
action-buy-cards = Acheter 2 cartes Équipement
action-buy = Acheter { $first }
action-sell = Vendre { $first }
action-sell-cards = Vendre { $first }
action-exchange = Vendre { $first } contre 1 pièce et { $second }
action-build = Construire avec la tuile { $first }
action-on = Construire sur { $first }

step-barge = Il faut maintenant choisir une carte Barge.
step-load = Il faut maintenant charger une barge d’une seule sorte de matériau prise à Quimper.
step-act = Il faut maintenant construire, commercer ou passer.
step-lighthouse = Vous avez acheté une tuile : choisissez maintenant le phare où la poser, par « on ».
step-take-back = Dites d’abord combien vous reprenez des ouvriers qui viennent d’être placés.
step-trade = Terminez d’abord le commerce : par une affaire ou par « done ».
step-keep = Dites d’abord ce que vous gardez : jusqu’à trois matériaux d’une seule sorte, ou rien.
step-cards = Décompte d’un phare : jouez de l’équipement ou terminez par « done ».
step-harbour = Décompte d’un phare : envoyez un ouvrier dans un port ou laissez-le par « stay ».
typed-card-first = La tuile { $space } rapporte une carte Équipement. Regardez-la d’abord, puis choisissez le phare.
