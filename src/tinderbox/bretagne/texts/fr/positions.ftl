# Ce qui peut être faux dans une position ou une vue de Bretagne.
position-range = { $given } n’est pas possible ici : de { $least } à { $most }.
position-name = « { $name } » est inconnu ici.
position-names = Il faut ici exactement ceux-ci, chacun une fois : { $names }.
position-length = { $given ->
    [one] { $given } élément est donné
   *[other] { $given } éléments sont donnés
} ; il en faut { $wanted }.
position-twice = Quelque chose figure ici deux fois.
position-seats = Il faut { $players } places, et des cartes à soi exactement si la vue est celle d’une place.
position-group = Un groupe d’une pile a au moins une tuile.
position-owner = Un étage a un propriétaire exactement si des ouvriers s’y trouvent.
position-hand = La main a { $wanted ->
    [one] { $wanted } carte
   *[other] { $wanted } cartes
} ; le nombre public est { $given }.
position-deck = Il { $wanted ->
    [one] reste { $wanted } carte
   *[other] reste { $wanted } cartes
} pour la pioche, non { $given }.
position-unseen = Les autres mains ont plus de cartes qu’il n’en reste que personne n’a vues.

# Ce qui ne peut pas se produire en jouant, par nom d’invariant.
position-round = À la manche { $round }, la partie ne peut pas attendre « { $phase } » ({ $clauses }).
position-turn = À ce moment, de { $least } à { $most } tours ont commencé ; avant la première manche aucun, et ce n’est le tour de personne ({ $clauses }).
position-end = La partie est finie exactement après la manche 5, ou quand tous les phares sont construits à la fin d’une manche ({ $clauses }).
position-boards = Chaque site a sa tuile Phare dès que les tuiles sont posées jusque-là ({ $clauses }).
position-colour = Une tuile Phare se trouve sur un site de sa couleur ({ $clauses }).
position-historical = Dans l’ordre historique, chaque tuile Phare est sur son propre site ({ $clauses }).
position-standing = Dans une zone, { $given ->
    [one] { $given } phare d’un groupe est construit
   *[other] { $given } phares d’un groupe sont construits
} ; { $wanted } y étaient dès le départ, et les autres ne sont construits qu’après leur décompte ({ $clauses }).
position-harbour-tiles = Chaque port reçoit à son tour une tuile de sa zone, et aucune tuile n’est posée deux fois ({ $clauses }).
position-untouched = Avant le chargement de la première barge, rien n’est construit, pioché ni décompté, tous les ouvriers sont à leur place de départ et les seules pièces viennent d’une carte Barge ({ $clauses }).
position-weather = Météo, prévision, cartes non vues et cartes des manches passées ne forment pas les six cartes Météo à ce moment de la partie ({ $clauses }).
position-production = Chaque manche a retourné une carte Production, et aucune ne vient deux fois ({ $clauses }).
position-rows = La tuile « { $name } » appartient à une autre rangée ({ $clauses }).
position-tiles = La tuile « { $name } » figure { $given } fois ; la boîte en contient { $wanted } ({ $clauses }).
position-groups = Sous une pile ne se trouvent que les tuiles de phares décomptés, quatre au plus par groupe ; { $scored ->
    [one] { $scored } l’a été
   *[other] { $scored } l’ont été
} ({ $clauses }).
position-display = Un emplacement n’est vide que si sa tuile a été construite pendant cette manche ou si sa pile est épuisée ; à la mise en place, ils se remplissent un à un ({ $clauses }).
position-pace = { $given ->
    [one] { $given } tuile a été achetée
   *[other] { $given } tuiles ont été achetées
} jusqu’ici ; il n’a pu y en avoir plus de { $most } sur les emplacements ({ $clauses }).
position-tile = Une tuile n’est en main qu’entre son achat et le choix du phare ; son emplacement dans sa rangée est alors vide, et elle peut être construite quelque part ({ $clauses }).
position-status = Un phare est « open » au-dessous de quatre étages, « finished » avec quatre jusqu’au décompte, et « built » sans aucun ({ $clauses }).
position-floors = Il y a plus d’ouvriers à cet étage que de matériaux payés pour lui : { $most } ({ $clauses }).
position-site-engineers = Sur un phare se trouvent les ingénieurs des étages de cette manche, autant que la météo l’exige, et aucun après la manche ({ $clauses }).
position-site-coins = Il y a ici { $given ->
    [one] { $given } pièce
   *[other] { $given } pièces
} ; il peut y en avoir de { $least } à { $most }, une par manche sans nouvel étage depuis le dernier ({ $clauses }).
position-harbours = La place { $seat } a { $given ->
    [one] { $given } ouvrier
   *[other] { $given } ouvriers
} dans les ports de cette zone ; ses décomptes en permettent { $most } ({ $clauses }).
position-improved = Les ports sont améliorés exactement là où trois phares de la zone sont construits, dès la fin de cette manche ({ $clauses }).
position-pontivy = Chaque marqueur est sur l’une des deux rangées, et celle de la manche suivante se vide et se remplit depuis le début ({ $clauses }).
position-brest = { $given } ne peut pas rester à Brest : de { $least } à { $most } ({ $clauses }).
position-visits = Il manque à Brest plus que { $visits ->
    [one] { $visits } visite n’a
   *[other] { $visits } visites n’ont
} pu emporter pendant cette manche ({ $clauses }).
position-quimper = À Quimper se trouve ce qui reste de la carte Production de cette manche quand les barges sont chargées jusque-là, et rien avant ({ $clauses }).
position-loaded = Ce qui manque à Quimper est sur les barges : il en manque { $missing }, les joueurs en ont { $given } ({ $clauses }).
position-supply = S’il faut plus de quatre marqueurs, Quimper ne reçoit aucune sorte dont plus de { $most } sont en jeu ; ici il y en a { $given } ({ $clauses }).
position-workers = { $given ->
    [one] { $given } ouvrier de cette place est présent
   *[other] { $given } ouvriers de cette place sont présents
} ; une place en a { $wanted } ({ $clauses }).
position-cities = Des ouvriers ne sont à Brest et à Lorient que depuis un commerce jusqu’à ce que leur propriétaire passe ({ $clauses }).
position-reserve = { $given } ouvriers sont en réserve ; avec les blessés des tempêtes, il peut y en avoir { $most } ({ $clauses }).
position-engineers = { $given ->
    [one] { $given } ingénieur est disponible
   *[other] { $given } ingénieurs sont disponibles
} ; barge, ports et Brest en permettent de { $least } à { $most } ({ $clauses }).
position-engineers-in-play = { $given ->
    [one] { $given } ingénieur est disponible ou sur un phare
   *[other] { $given } ingénieurs sont disponibles ou sur des phares
} ; { $most } sont entrés en jeu pendant cette manche, et seul qui passe en rend ({ $clauses }).
position-kept = Qui n’a pas encore commercé pendant cette manche n’a que ce que ses ports ont donné, une sorte par barge chargée et jusqu’à trois d’une seule sorte gardés de la manche précédente ({ $clauses }).
position-materials = { $given } matériaux, c’est plus que barges, ports et visites en ville n’ont pu apporter : { $most } ({ $clauses }).
position-coins = { $given } pièces, c’est plus que barges, récompenses, phares et commerce n’ont pu apporter jusqu’ici : { $most } ({ $clauses }).
position-multiples = { $given } n’est pas un multiple de { $worth }, les points d’un ouvrier ({ $clauses }).
position-work = { $given } ouvriers ont été repris, laissés sur des phares, déplacés dans des ports ou construisent encore ; au plus { $most } ont pu être placés ({ $clauses }).
position-majorities = Les phares décomptés jusqu’ici n’ont pas pu donner ces majorités : une au plus par phare, à une place qui y a des ouvriers, et une partout où des ouvriers sont restés ({ $clauses }).
position-card-points = Toutes les cartes jouées jusqu’ici ont rapporté { $given } ; de { $least } à { $most } sont possibles ({ $clauses }).
position-income-points = Les ports ont rapporté { $given } points ; ceux de cette place n’ont pas pu en rapporter autant exactement, et { $most } au plus ({ $clauses }).
position-cards = { $given ->
    [one] { $given } carte « { $name } » est présente
   *[other] { $given } cartes « { $name } » sont présentes
} ; la boîte en contient { $wanted } ({ $clauses }).
position-played = Des cartes ne se trouvent que sur un phare pendant son décompte, et seulement celles que l’on peut y jouer ({ $clauses }).
position-draw = Ici, { $most ->
    [0] aucune carte n’est
    [one] au plus { $most } carte est
   *[other] au plus { $most } cartes sont
} à piocher, et la pioche n’est jamais vide à ce moment ({ $clauses }).
position-recalled = Ce que l’on sait des cartes Équipement depuis le premier mélange ne s’accorde pas.
position-rank = À « { $phase } », ce n’est pas le tour de cette place dans l’ordre de la manche ou de l’étape ({ $clauses }).
position-keep = Qui dit ce qu’il garde a passé en dernier et a des matériaux ({ $clauses }).
position-step = « { $phase } » n’a pas cette étape ({ $clauses }).
position-site = Un phare est nommé ici exactement quand ses nouveaux ouvriers peuvent être repris ou pendant son décompte ; ce n’est pas le cas à « { $phase } » ({ $clauses }).
position-take-back = Le dernier étage de ce phare ne vient pas d’être construit par la place dont c’est le tour ({ $clauses }).
position-spot = « { $phase } » ne peut pas en être à ce point ({ $clauses }).
position-trade = Avec cette visite et ces échanges, la partie ne peut pas en être à « { $phase } » ({ $clauses }).
position-scoring-order = Un autre phare est décompté avant : de ceux qui viennent d’être construits, le plus proche de Lorient, puis dans le sens horaire ({ $clauses }).
position-order = Qui a le plus d’ouvriers vient en premier, à égalité qui se trouve le plus bas, et quiconque a des ouvriers là figure dans l’ordre ({ $clauses }).
position-asked = Cette place ne serait pas interrogée à « { $phase } » : il lui faut des ouvriers là, et des cartes en main ou un port où elle peut entrer ({ $clauses }).
