# Bretagne : son nom, ce qui se choisit avant la partie, ce qui compte, et les petits mots du jeu.
game-title = Bretagne
game-blurb = La Bretagne au XIXᵉ siècle : des phares s’élèvent sur les caps, les îles et les rochers nus en pleine mer.
    Choisissez vos barges, chargez-les à Quimper, commercez à Brest et à Lorient, bâtissez étage après étage, par beau
    temps et dans la tempête. Laissez vos ouvriers sur les tours pour être en tête au décompte, équipez-les de cornes de
    brume et de grues à câble, et assurez-vous les ports de la côte. De 2 à 4 joueurs.

option-boards = La disposition des tuiles Phare.
    .title = Tuiles Phare
option-boards-shuffled = Mélangées entre les sites de leur couleur
option-boards-historical = Dans l’ordre historique
option-supply = Si les matériaux peuvent s’épuiser.
    .title = Réserve de matériaux
option-supply-endless = La réserve générale ne s’épuise jamais
option-supply-box = Autant que la boîte et ses marqueurs le permettent

source-take-backs = Ouvriers repris
source-cards = Cartes Équipement
source-majorities = Majorités
source-workers = Ouvriers sur les phares
source-income = Revenus des ports
source-pontivy = Place à Pontivy
source-harbours = Ports
source-coins = Pièces

tie-break-pontivy = mieux placé à Pontivy

phase-boards = disposition des tuiles Phare
phase-standing = tirage des phares construits dès le départ
phase-harbour-tiles = disposition des tuiles Port
phase-weather = météo
phase-forecast = prévision
phase-tiles = disposition des tuiles Construction
phase-order = tirage du premier ordre
phase-equipment = pioche d’une carte Équipement
phase-production = carte Production
phase-barge = choix des barges
phase-load = chargement
phase-act = actions
phase-lighthouse = construction, choix du phare
phase-take-back = construction, ouvriers
phase-trade = commerce
phase-keep = passer
phase-cards = décompte, étape des cartes
phase-harbour = décompte, étape du port
phase-over = la partie est finie

# Une sorte de matériau en elle-même, et tant de pièces de cette sorte.
some-wood = du bois
some-stone = de la pierre
some-sand = du sable
some-brick = de la brique
goods-none = rien
goods-wood = { $count } bois
goods-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
goods-sand = { $count } sable
goods-brick = { $count ->
    [one] { $count } brique
   *[other] { $count } briques
}

# Les cartes Équipement, telles qu’on les joue, les pioche et les vend.
cards-none = aucune
cards-furnishing = { $count ->
    [one] un Mobilier
   *[other] { $count } Mobiliers
}
cards-pier = { $count ->
    [one] une Jetée
   *[other] { $count } Jetées
}
cards-foghorn = { $count ->
    [one] une Corne de brume
   *[other] { $count } Cornes de brume
}
cards-cable-crane = { $count ->
    [one] une Grue à câble
   *[other] { $count } Grues à câble
}

# Ce que rapporte une tuile Port.
yield-wood = { $count } bois
yield-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
yield-sand = { $count } sable
yield-brick = { $count ->
    [one] { $count } brique
   *[other] { $count } briques
}
yield-worker = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
yield-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
yield-engineer = { $count ->
    [one] { $count } ingénieur
   *[other] { $count } ingénieurs
}
yield-points = { $count } PV

sky-sunny = du beau temps
sky-variable = un temps variable
sky-storm = une tempête

in-area-south = au sud
in-area-west = à l’ouest
in-area-north = au nord

barge-top = du haut
barge-middle = du milieu
barge-bottom = du bas

# L’ordre d’une étape du décompte : qui a combien d’ouvriers, et où se trouve le plus bas si c’est lui qui décide.
order-nobody = il ne reste aucun ouvrier, personne ne marque
order-workers = { $workers ->
    [one] { $seat } ({ $workers } ouvrier)
   *[other] { $seat } ({ $workers } ouvriers)
}
order-workers-tied = { $workers ->
    [one] { $seat } ({ $workers } ouvrier, à l’étage { $floor })
   *[other] { $seat } ({ $workers } ouvriers, le plus bas à l’étage { $floor })
}

list-last = { $first } et { $last }
score-of = { $seat } { $points }
harbour-with = { $name } { $income }
