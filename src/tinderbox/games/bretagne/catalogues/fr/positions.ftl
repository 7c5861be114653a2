# Ce qui peut être faux dans une position ou une vue de Bretagne.
position-range = Il faut ici de { $least } à { $most }, et non { $given }.
position-name = « { $name } » est inconnu ici.
position-names = Il faut ici exactement ceci, une fois chacun : { $names }.
position-length = { $given ->
    [one] { $given } élément est donné
   *[other] { $given } éléments sont donnés
} ; il en faut { $wanted }.
position-twice = La même chose figure ici deux fois.
position-seats = Il faut { $players } places ; les cartes d’une place ne figurent que dans la vue de cette place.
position-group = Un groupe d’une pile compte au moins une tuile.
position-owner = Un étage a un propriétaire si, et seulement si, des ouvriers s’y trouvent.
position-hand = Cette main a { $wanted ->
    [one] { $wanted } carte
   *[other] { $wanted } cartes
}, mais le nombre public est { $given }.
position-deck = La pioche doit compter { $wanted ->
    [one] { $wanted } carte
   *[other] { $wanted } cartes
}, et non { $given }.
position-unseen = Les autres mains ont plus de cartes qu’il n’en reste d’inconnues.

# Ce qui ne peut pas se produire en jouant, par nom d’invariant.
position-round = À la manche { $round }, la partie ne peut pas en être à « { $phase } » ({ $clauses }).
position-turn = À ce moment, au moins { $least } et au plus { $most } tours ont commencé ; avant la première manche aucun, et ce n’est le tour de personne ({ $clauses }).
position-end = La partie se termine après la manche 5, ou à la fin de la manche où tous les phares sont construits, et à aucun autre moment ({ $clauses }).
position-boards = Dès que les tuiles Phare sont posées jusque-là, chaque site a la sienne ({ $clauses }).
position-colour = Une tuile Phare doit se trouver sur un site de sa couleur ({ $clauses }).
position-historical = Dans l’ordre historique, chaque tuile Phare doit être sur son propre site ({ $clauses }).
position-standing = Dans une zone, { $given ->
    [one] { $given } phare d’un groupe est construit
   *[other] { $given } phares d’un groupe sont construits
} ; { $wanted } y étaient dès le départ, et les autres ne sont construits qu’après leur décompte ({ $clauses }).
position-harbour-tiles = Chaque port reçoit à son tour une tuile de sa zone, et aucune n’est posée deux fois ({ $clauses }).
position-untouched = Avant le chargement de la première barge, rien n’est construit, pioché ni décompté, tous les ouvriers sont à leur place de départ et les seules pièces viennent de cartes Barge ({ $clauses }).
position-weather = La météo, la prévision, les cartes non vues et celles des manches passées ne forment pas les six cartes Météo à ce moment de la partie ({ $clauses }).
position-production = Une carte Production est retournée à chaque manche, et aucune ne revient ({ $clauses }).
position-rows = La tuile « { $name } » appartient à une autre rangée ({ $clauses }).
position-tiles = La tuile « { $name } » figure { $given } fois ; la boîte en contient { $wanted } ({ $clauses }).
position-groups = Sous une pile ne se trouvent que les tuiles de phares décomptés, quatre au plus par groupe ; jusqu’ici, { $scored ->
    [one] { $scored } l’a été
   *[other] { $scored } l’ont été
} ({ $clauses }).
position-display = Un emplacement n’est vide que si sa tuile a été construite pendant cette manche ou si sa pile est épuisée ; à la mise en place, ils se remplissent un à un ({ $clauses }).
position-pace = { $given ->
    [one] { $given } tuile a été achetée
   *[other] { $given } tuiles ont été achetées
} jusqu’ici ; il n’a pu y en avoir que { $most } au plus sur les emplacements ({ $clauses }).
position-tile = On ne tient une tuile qu’entre son achat et le choix du phare ; son emplacement dans la rangée est alors vide, et il y a un phare pour elle ({ $clauses }).
position-status = Un phare est « open » avec moins de quatre étages, « finished » avec quatre jusqu’au décompte, et « built » sans étage ({ $clauses }).
position-floors = Cet étage a coûté { $most ->
    [one] { $most } matériau
   *[other] { $most } matériaux
} ; il ne peut pas porter plus d’ouvriers ({ $clauses }).
position-site-engineers = Un phare porte les ingénieurs des étages construits pendant cette manche, autant que la météo l’exige, et aucun après la manche ({ $clauses }).
position-site-coins = Il y a ici { $given ->
    [one] { $given } pièce
   *[other] { $given } pièces
} ; il peut y en avoir de { $least } à { $most }, une par manche sans nouvel étage depuis le dernier ({ $clauses }).
position-harbours = La place { $seat } a { $given ->
    [one] { $given } ouvrier
   *[other] { $given } ouvriers
} dans les ports de cette zone ; ses décomptes en permettent { $most } ({ $clauses }).
position-improved = Les ports sont améliorés là où au moins trois phares de la zone sont construits, dès la fin de cette manche, et nulle part ailleurs ({ $clauses }).
position-pontivy = Chaque marqueur est sur l’une des deux rangées ; celle de la manche suivante se remplit à partir de la première place ({ $clauses }).
position-brest = Il ne peut pas en rester { $given } à Brest : de { $least } à { $most } sont possibles ({ $clauses }).
position-visits = Il manque à Brest plus que ce que { $visits ->
    [one] { $visits } visite a
   *[other] { $visits } visites ont
} pu emporter pendant cette manche ({ $clauses }).
position-quimper = À Quimper se trouve ce que les barges chargées ont laissé de la carte Production de cette manche, et rien avant ({ $clauses }).
position-loaded = Ce qui manque à Quimper doit être sur les barges : il en manque { $missing }, les joueurs en ont { $given } ({ $clauses }).
position-supply = S’il fallait plus de quatre marqueurs, Quimper ne reçoit rien d’une sorte dont plus de { $most } sont en jeu ; ici il y en a { $given } ({ $clauses }).
position-workers = Cette place a { $given ->
    [one] { $given } ouvrier
   *[other] { $given } ouvriers
} en tout ; il en faut { $wanted } ({ $clauses }).
position-cities = Des ouvriers ne sont à Brest et à Lorient que du moment où leur propriétaire commerce jusqu’à ce qu’il passe ({ $clauses }).
position-reserve = { $given ->
    [one] { $given } ouvrier est
   *[other] { $given } ouvriers sont
} en réserve ; avec les blessés des tempêtes, il peut y en avoir { $most } au plus ({ $clauses }).
position-engineers = { $given ->
    [one] { $given } ingénieur est disponible
   *[other] { $given } ingénieurs sont disponibles
} ; barge, ports et Brest en permettent de { $least } à { $most } ({ $clauses }).
position-engineers-in-play = { $given ->
    [one] { $given } ingénieur est disponible ou sur un phare
   *[other] { $given } ingénieurs sont disponibles ou sur des phares
} ; { $most } sont entrés en jeu pendant cette manche, et seuls les joueurs qui passent en rendent ({ $clauses }).
position-kept = Une place qui n’a pas encore commercé pendant cette manche n’a que ce que ses ports ont donné, une sorte par barge chargée et jusqu’à trois d’une seule sorte gardés de la manche précédente ({ $clauses }).
position-materials = { $given ->
    [one] { $given } matériau
   *[other] { $given } matériaux
}, c’est trop : barges, ports et visites en ville ont pu en apporter { $most } au plus ({ $clauses }).
position-coins = { $given ->
    [one] { $given } pièce
   *[other] { $given } pièces
}, c’est trop : barges, récompenses, phares et commerce ont pu en apporter { $most } au plus jusqu’ici ({ $clauses }).
position-multiples = { $given } n’est pas un multiple de { $worth }, les points d’un ouvrier ({ $clauses }).
position-work = { $given ->
    [one] { $given } ouvrier a été repris, laissé sur un phare, envoyé dans un port ou construit
   *[other] { $given } ouvriers ont été repris, laissés sur des phares, envoyés dans des ports ou construisent
} encore ; { $most } au plus ont pu être placés ({ $clauses }).
position-majorities = Les phares décomptés jusqu’ici n’ont pas pu donner ces majorités : une au plus par phare, à une place qui y a des ouvriers, et toujours une là où des ouvriers sont restés ({ $clauses }).
position-card-points = Les cartes jouées jusqu’ici ont rapporté { $given } en tout ; de { $least } à { $most } sont possibles ({ $clauses }).
position-income-points = { $given } points ne peuvent pas être le revenu des ports de cette place, qui ont rapporté { $most } au plus ({ $clauses }).
position-cards = Il y a ici { $given ->
    [one] { $given } carte
   *[other] { $given } cartes
} « { $name } » ; la boîte en contient { $wanted } ({ $clauses }).
position-played = Il n’y a de cartes que sur un phare en cours de décompte, et seulement celles qu’on peut y jouer ({ $clauses }).
position-draw = Ici, { $most ->
    [0] aucune carte n’est
    [one] au plus { $most } carte est
   *[other] au plus { $most } cartes sont
} à piocher, et la pioche n’est jamais vide à ce moment ({ $clauses }).
position-recalled = Ce que l’on sait des cartes Équipement depuis le premier mélange se contredit.
position-rank = À « { $phase } », ce n’est pas le tour de cette place dans l’ordre de la manche ou de l’étape ({ $clauses }).
position-keep = Le joueur qui choisit ce qu’il garde a passé en dernier et a des matériaux ({ $clauses }).
position-step = « { $phase } » n’a pas cette étape ({ $clauses }).
position-site = Un phare figure ici quand ses nouveaux ouvriers peuvent être repris ou pendant son décompte, et seulement alors ; cela ne va pas avec « { $phase } » ({ $clauses }).
position-take-back = Le dernier étage de ce phare ne vient pas d’être construit par la place dont c’est le tour ({ $clauses }).
position-spot = « { $phase } » ne peut pas en être à ce point ({ $clauses }).
position-trade = Avec cette visite et ces échanges, la partie ne peut pas en être à « { $phase } » ({ $clauses }).
position-scoring-order = Un autre phare est décompté avant : d’abord, parmi ceux qui viennent d’être construits, le plus proche de Lorient, puis dans le sens horaire ({ $clauses }).
position-order = Le joueur qui a le plus d’ouvriers vient en premier ; à égalité, celui qui se trouve le plus bas. Chaque joueur qui y a des ouvriers figure dans l’ordre ({ $clauses }).
position-asked = Cette place n’a rien à décider à « { $phase } » : il lui faut des ouvriers là, et des cartes en main ou un port où elle peut entrer ({ $clauses }).
