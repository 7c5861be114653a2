# Les règles de The Great Fire of London 1666, point par point. Identifiants stables : code, tests et refus les citent.
# Une ligne vide termine un paragraphe ; « 1. » ouvre une étape, « • » un point. Vocabulaire : docs/glossary.md.

rules-intro =
    Les règles de The Great Fire of London 1666, point par point et dans nos propres mots. Quand une action est
    refusée, les règles qui l’interdisent sont citées. Le vocabulaire :

    • Un quartier est une case qui peut recevoir des maisons ; sa taille est le nombre de maisons imprimé, de 1
      à 5.
    • Une case est un quartier, Pudding Lane ou un parc.
    • Un feu est un cône rouge, un milicien un cône noir.
    • Un quartier est en feu quand il y a au moins un feu. Le feu d’un quartier est contenu quand il y a au
      moins autant de miliciens que de feux, sinon il est non contenu.
    • PV signifie points de victoire, PA points d’action.

rules-honesty =
    Le plateau imprimé et les nombres des cartes ne figurent pas dans nos sources : les nôtres sont reconstitués
    d’après le Londres du XVIIᵉ siècle et d’après tout ce que disent les livrets. Le paquet de données dit d’où
    vient chaque indication, et qui possède la boîte peut l’y corriger.

    • Viennent des livrets : les règles, le nombre et la nature des pièces et des cartes, les 30 maisons de
      chaque région, les noms des 26 cases qu’ils citent, la taille de Guild Hall, d’Aldgate et de Bethnal, les
      cases marquées pour 4 et 5 joueurs, le nombre de cartes feu restantes et deux nombres de la pile à deux
      joueurs (A 2, B 6).
    • Sont en partie déduits : les flèches, les croix, les objectifs et les régions énoncés de M1 à M6.
    • Rapporté par des joueurs : les trois objectifs de chacun valent 2, 4 et 6 PV, et l’ouest est la direction
      la plus fréquente.
    • Sont reconstitués : les contours, tous les autres noms, tailles et voisinages, la plupart des objectifs
      avec leurs valeurs et leurs piles, les quartiers à jeton, le nombre de cartes feu de chaque direction,
      tous les autres nombres des cartes Évolution de l’incendie et les ordres des cartes Priorité de couleur.

section-B = Plateau et matériel

clause-B1 =
    Le plateau compte quatre régions : violette, bleue, verte et orange. Les quartiers de chaque région
    totalisent 30 maisons. Les tailles vont de 1 à 5 ; la plupart des quartiers sont de taille 1.
    .title = Régions et maisons

clause-B2 =
    Pudding Lane est la case rouge située dans la région verte. Elle n’a pas de maisons, elle est toujours en
    feu, et ni pion ni milicien ne peut y entrer.
    .title = Pudding Lane

clause-B3 =
    Les parcs se trouvent dans les régions et autour d’elles ; sur notre plateau, il n’y en a pas dans la verte.
    Le feu n’y entre jamais, et ils ne reçoivent pas de maisons. Les pions et les miliciens peuvent y entrer.
    .title = Parcs

clause-B4 =
    Deux cases voisines sont reliées par une flèche dont la couleur indique un point cardinal ; dans l’exemple
    1, l’orange est l’est et le rouge le sud. Interprétation : le chemin du retour va dans la direction opposée,
    comme le montrent les croix de l’exemple 1.
    .title = Flèches

clause-B5 =
    Là où quatre cases se touchent par un coin, une croix à quatre directions relie les paires en diagonale. Un
    pas en diagonale vaut pour l’une ou l’autre de ses deux directions : vers le sud-est, sud ou est ; vers le
    nord-ouest, nord ou ouest ; vers le nord-est, nord ou est ; vers le sud-ouest, sud ou ouest.
    .title = Croix à quatre directions

clause-B6 =
    12 quartiers à bannière rouge sont des objectifs, chacun avec une valeur en PV. Ce sont exactement les
    quartiers de taille 3 ou plus. 20 quartiers à bannière jaune reçoivent un jeton en début de partie.
    .title = Objectifs et quartiers à jeton

clause-B7 =
    Le matériel :

    • 120 maisons, 20 dans chacune des 6 couleurs
    • 60 cartes feu, chacune Nord, Est, Sud ou Ouest. Reconstitué : 15 Nord, 13 Est, 12 Sud et 20 Ouest.
    • 24 cartes objectif en piles I, II et III. Déduit : chacun des 12 objectifs a deux cartes, et chaque pile 4
      objectifs, donc 8 cartes. Deux joueurs peuvent avoir le même objectif, et tous deux le marquent.
    • 20 jetons : 10 charges explosives, 6 déplacements supplémentaires, 4 de 1 PV
    • 6 miliciens, 6 cartes couleur, 6 cartes Évolution de l’incendie et la carte Héros de Londres
    • deux pions joueurs de chaque couleur, dont un seul est utilisé
    • les feux (B8)
    .title = Contenu de la boîte

clause-B8 =
    Les éditions diffèrent : d’après le livret allemand, la boîte contient 65 feux et Aldgate est de taille 4 ;
    d’après le livret français, 100 feux et taille 3. Les deux sont proposées (option
    « { option-edition.title } ») ; le nombre de feux n’importe que s’ils peuvent s’épuiser (B9). Dans les deux,
    chaque région totalise 30 maisons ; sur notre plateau, Whitechapel compense Aldgate.
    .title = Éditions

clause-B9 =
    Interprétation : la réserve de feux ne s’épuise jamais. Aucune règle ne parle de sa fin, les boîtes
    diffèrent, et avec 65 feux un incendie que personne ne combat manquerait de feux vers le 30ᵉ déplacement sur
    35. Avec l’option « { option-supply-box } », le nombre de la boîte est une limite : quand une règle demande
        plus de feux que la réserve n’en a, on ne place que ceux qui restent.
    .title = Réserve de feux

section-S = Mise en place

clause-S1 =
    25 feux vont à Pudding Lane ; les autres forment la réserve.
    .title = Feux

clause-S2 =
    On mélange les 60 cartes feu et on en distribue 5 à chaque joueur. Un joueur dont les 5 cartes sont
    identiques peut les montrer, les remélanger et en piocher 5 nouvelles, aussi souvent que cela se produit, ou
    y renoncer. Cela se fait aussitôt après la distribution, avant que l’on connaisse la pile, les maisons, les
    couleurs, les jetons, les objectifs et le premier joueur. Interprétation : on interroge les joueurs dans
    l’ordre des places, à partir de la première.
    .title = Mains et échange

clause-S3 =
    La pile se construit par le bas : la carte Évolution de l’incendie A face visible, dessus son nombre de
    cartes feu face cachée, puis la carte B, et ainsi de suite. Les cartes restantes quittent la partie.

    • 3 joueurs : cartes Évolution A à F, 33 cartes feu, 12 restantes
    • 4 joueurs : A à D, 32 cartes feu, 8 restantes
    • 5 joueurs : A à E, 30 cartes feu, 5 restantes
    • 6 joueurs : A à F, 30 cartes feu, aucune restante

    Reconstitué : il y a sur A, B et ainsi de suite 5, 6, 5, 6, 5 et 6 cartes à 3 joueurs, 6, 7, 10 et 9 à 4, 6
    chacune à 5, 5 chacune à 6.
    .title = Pile de cartes feu

clause-S4 =
    Région après région, en commençant par l’orange, on mélange 5 maisons de chaque couleur et on les tire à
    l’aveugle pour remplir les quartiers selon leur taille. Les 120 maisons servent toutes, quel que soit le
    nombre de joueurs.
    .title = Maisons

clause-S5 =
    Chaque joueur reçoit une des 6 cartes couleur et prend le pion joueur de cette couleur. Les maisons des
    couleurs que personne n’a restent sur le plateau, sans propriétaire.
    .title = Couleurs

clause-S6 =
    Les 20 jetons sont mélangés et posés face cachée, un sur chaque quartier à bannière jaune.
    .title = Jetons

clause-S7 =
    Chaque joueur reçoit une carte objectif de chacune des piles I, II et III et les garde secrètes.
    .title = Objectifs

clause-S8 =
    Le premier joueur est tiré au sort. Interprétation : c’est l’une des manières que propose le livret.
    .title = Premier joueur

clause-S9 =
    Les miliciens se placent dans l’ordre du tour, en commençant par le premier joueur :

    • À 3 joueurs, chacun place un milicien, puis chacun un second.
    • À 4 joueurs, un milicien commence à Hounds Ditch et un à St Botolphs ; puis chacun en place un.
    • À 5 joueurs, un milicien commence à Cripplegate ; puis chacun en place un.
    • À 6 joueurs, chacun place un milicien.

    On les place n’importe où sur le plateau, sauf dans la région verte. Déduit : les parcs sont permis, comme
    en S10.
    .title = Placement des miliciens

clause-S10 =
    Ensuite chaque joueur, dans l’ordre du tour, place son pion joueur n’importe où sauf dans la région verte, y
    compris dans un parc. Une case peut accueillir autant de pions et de miliciens qu’on veut.
    .title = Placement des pions joueurs

clause-S11 =
    Interprétation : les livrets en disent peu. Sont publics le plateau, les pistes de score, les couleurs (sauf
    avec O1), les feux éteints, le nombre de cartes en main et de jetons de chacun, les cartes jouées, le nombre
    de cartes dans la pile et avant la prochaine carte Évolution de l’incendie, le Héros de Londres et les
    cartes Priorité de couleur et Mouvement des miliciens retournées. Sont secrets les mains, les objectifs
    (distribués ou non), avec O1 les cartes couleur non distribuées, la nature des jetons possédés, l’ordre de
    la pile et celui des cartes Priorité de couleur et Mouvement des miliciens, et les cartes restantes. Un
    jeton est montré quand on l’utilise, un jeton 1 PV au décompte.
    .title = Ce qui est public

section-T = Tour de jeu

clause-T1 =
    On joue dans le sens horaire. Un tour a trois phases : propager le feu, puis les actions, puis piocher une
    carte (et peut-être intensifier le feu).
    .title = Déroulement d’un tour

section-F = Propager le feu

clause-F1 =
    Le joueur actif doit jouer une carte feu qui permet un déplacement du feu. Un déplacement qui brûle une de
    ses propres maisons est valable et doit être fait s’il n’y en a pas d’autre. Interprétation : les cartes feu
    jouées ou défaussées restent face visible et ne reviennent jamais.
    .title = Jouer une carte feu est obligatoire

clause-F2 =
    1. Le joueur choisit Pudding Lane, ou un quartier d’au moins 2 feux où le feu n’est pas contenu, et en
       déplace un feu.
    2. Le feu traverse autant de cases reliées que l’on veut, en feu et dont le feu n’est pas contenu, dans
       toutes les directions, diagonales comprises. Le pas qui sort de ce foyer doit suivre la direction de la
       carte. Le déplacement s’arrête dans la première case qui n’est pas en feu.
    3. Interprétation : un quartier dont le feu est contenu compte ici comme un quartier qui n’est pas en feu.
       On peut y entrer (F9) par un pas qui suit la carte, jamais le traverser ; un passage du livret français
       exclut les deux, contre le reste de ce livret.
    4. Interprétation : on juge si un feu est contenu avant de le prendre ; ce qui reste dans son quartier peut
       alors être contenu.
    .title = Comment le feu se déplace

clause-F3 =
    Le feu déplacé n’est jamais le dernier de son quartier. Interprétation : Pudding Lane fait exception. On
    peut y prendre le dernier feu, et l’on y place aussitôt 5 feux de la réserve ; sinon, la règle de
    remplissage ne servirait jamais. Avec l’option « { option-supply-box } », ce n’est possible que si la
    réserve a au moins un feu, et l’on place ceux qui restent, 5 au plus, avant ceux de F7.
    .title = Jamais le dernier feu

clause-F4 =
    Le feu n’entre jamais dans un parc ni dans un quartier démoli, et ne va jamais dans une direction où ne mène
    aucune flèche.
    .title = Où le feu ne va pas

clause-F5 =
    Une fois la carte et le feu choisis, on considère toutes les destinations que ce feu peut atteindre avec
    cette carte. Il doit aller dans l’une de celles de la meilleure classe présente ; à l’intérieur de la
    classe, le joueur choisit :

    1. des maisons et aucun milicien
    2. des maisons et au moins un milicien
    3. ni maison ni milicien
    4. aucune maison et au moins un milicien

    Pour éviter une classe, le joueur peut choisir une autre carte, ou un feu d’un autre foyer, non relié.
    Interprétation : tout milicien compte, libre ou sur un feu.
    .title = Priorité des destinations

clause-F6 =
    Un feu qui arrive là où il y a plus de miliciens que de feux est contenu par l’un des miliciens libres :
    aucune maison ne brûle et aucun feu ne s’ajoute. Les pions joueurs n’aident pas et ne subissent rien.
    .title = Le feu rencontre des miliciens libres

clause-F7 =
    Sinon, le feu est non contenu. Les maisons du quartier, s’il en reste, vont sur les pistes de score de leurs
    couleurs (2 PV perdus pour chacune), et l’on ajoute des feux de la réserve jusqu’à ce que le quartier en ait
    au moins autant que sa taille imprimée ; aucun s’il en a déjà assez.
    .title = Les maisons brûlent

clause-F8 =
    Interprétation : F7 vaut aussi pour les quartiers brûlés, qu’ils s’enflamment de nouveau ou que leur feu
    cesse d’être contenu. Le texte principal parle du nombre initial de maisons, ce qui écarte les « maisons
    détruites » d’un aide-mémoire français. Et il parle de quartiers où le feu est toujours contenu après
    l’arrivée : il vise donc aussi ceux où il cesse de l’être.
    .title = Quartiers brûlés

clause-F9 =
    On peut déplacer un feu dans un quartier dont le feu est contenu. Si les miliciens suffisent encore ensuite,
    il reste contenu et les maisons restent debout ; sinon, F7 s’applique.
    .title = Un feu rejoint un feu contenu

clause-F10 =
    Le feu ne peut ni sortir d’un quartier dont le feu est contenu ni le traverser.
    .title = Un feu contenu est retenu

clause-F11 =
    Le joueur dont le déplacement brûle les maisons d’un quartier prend le jeton qui s’y trouve, le regarde et
    le garde face cachée. Un jeton sur un quartier dont les maisons n’ont pas brûlé y reste. Interprétation : un
    jeton est toujours pris.
    .title = Prendre un jeton

clause-F12 =
    1. Un joueur qui a un jeton Déplacement supplémentaire peut le jouer avec la carte feu. Cette carte donne
       alors deux déplacements du feu, l’un après l’autre, chacun selon toutes les règles ; le second doit être
       fait s’il y en a alors un de possible. Interprétation : le jeton est dépensé même si aucun second
       déplacement ne se révèle possible.
    2. Un jeton Déplacement supplémentaire pris par le premier déplacement de ce tour peut être joué aussitôt
       après, pour un second déplacement, s’il en existe un.
    3. On ne peut jouer qu’un seul jeton de ce type par tour, et jamais avec F13. Le jeton quitte la partie.
    4. Le second déplacement se fait avec un autre feu. Interprétation : on ne distingue pas les feux d’un même
       quartier, cela n’exclut donc aucune origine.
    .title = Déplacement supplémentaire

clause-F13 =
    Si aucune carte en main ne permet de déplacement du feu, le joueur montre sa main, défausse une carte et
    ajoute à la place 3 feux selon les règles D2 à D4. Le tour continue avec les actions.
    .title = Aucun déplacement possible

section-A = Actions

clause-A1 =
    Un joueur a 4 points d’action (PA) par tour ; ceux qui restent sont perdus. Déduit : on les dépense dans
    n’importe quel ordre, mêlés et répétés à volonté, avec des démolitions entre-temps. Interprétation : la
    phase finit quand le joueur le dit, même à 0 PA, car une démolition gratuite peut rester possible, et le
    joueur voit ensuite la carte qu’il pioche.
    .title = Points d’action

clause-A2 =
    Pour 1 PA, le joueur déplace son pion joueur dans une case voisine. Pour 1 PA, il déplace un milicien de son
    choix dans une case voisine.
    .title = Se déplacer

clause-A3 =
    Les pions joueurs et les miliciens peuvent se déplacer en diagonale par une croix ; ils peuvent entrer dans
    les parcs et dans les quartiers brûlés, en feu ou démolis, et les traverser. La Fleet et le mur de la cité
    ne les arrêtent pas. Ils ne peuvent pas entrer dans Pudding Lane.
    .title = Où vont les pions et les miliciens

clause-A4 =
    Un milicien qui entre dans un quartier où le feu est non contenu s’y arrête et se place sur un feu non
    couvert. Un milicien sur un feu ne peut pas se déplacer : dans un quartier en feu, seuls sont libres les
    miliciens en surnombre par rapport aux feux. Les pions joueurs ne sont jamais retenus. Interprétation : un
    milicien libéré par une extinction peut repartir dans le même tour.
    .title = Miliciens sur les feux

clause-A5 =
    Pour 1 PA, un joueur dont le pion se trouve dans un quartier dont le feu est contenu en retire exactement un
    feu et le garde ; il ne retourne pas à la réserve. On peut recommencer, 1 PA par feu ; un passage du livret
    français dit « par quartier », mais le livret allemand et l’exemple 6 tranchent. Un quartier sauvé garde ses
    maisons et son jeton (sauf P7) et peut reprendre feu. Interprétation : le pion d’un autre joueur ne suffit
    pas, comme dans l’exemple 6.
    .title = Éteindre

clause-A6 =
    Le premier joueur à avoir 3 feux éteints prend la carte Héros de Londres. Celui qui en a ensuite plus que
    son détenteur la lui prend aussitôt ; en cas d’égalité, elle reste où elle est.
    .title = Héros de Londres

clause-A7 =
    Un joueur qui a une charge explosive peut démolir un quartier, sans dépenser de PA, si

    • un milicien s’y trouve,
    • il n’est pas en feu,
    • il est voisin d’une case en feu, que ce feu soit contenu ou non (Pudding Lane compte), et
    • il est de taille 1 ou 2 ou n’a plus de maisons.

    On peut utiliser autant de charges qu’on veut par tour, pendant la phase d’actions seulement, y compris une
    charge prise pendant ce tour.
    .title = Démolir : où

clause-A8 =
    Un quartier démoli perd ses maisons comme si elles avaient brûlé (2 PV chacune), et le jeton qui s’y trouve
    est détruit. La charge y reste face visible : un rempart où le feu ne peut ni entrer ni passer. Les pions et
    les miliciens présents y restent, et l’on peut aussi démolir un quartier vide. Interprétation : le jeton est
    détruit sans être vu ; et l’on ne peut démolir ni un quartier déjà démoli ni un parc.
    .title = Démolir : conséquences

clause-A9 =
    Interprétation : « voisin » comprend les diagonales par une croix, comme pour les déplacements.
    .title = Voisin

section-D = Piocher et intensifier

clause-D1 =
    Le joueur pioche une carte feu pour revenir à 5 en main. Si cela découvre une carte Évolution de l’incendie,
    il intensifie le feu, et cette carte quitte la partie. Ce n’est pas une nouvelle phase d’actions.
    .title = Piocher

clause-D2 =
    Pour intensifier le feu, le joueur ajoute 3 feux de la réserve, un par un, dans des quartiers de son choix
    où le feu est non contenu, jamais à Pudding Lane.
    .title = Intensifier le feu

clause-D3 =
    De cette façon, un quartier peut avoir au plus sa taille + 2 feux. Interprétation : la limite ne vaut que
    pour D2 et F13, non pour les feux déplacés.
    .title = Limite d’un quartier

clause-D4 =
    On doit placer autant des 3 feux que possible ; on renonce aux autres.
    .title = Autant que possible

clause-D5 =
    Après l’intensification due à la dernière carte Évolution de l’incendie (A), chaque joueur, en commençant
    par le suivant, a encore exactement un tour, sans piocher. Tous finissent avec 4 cartes.
    .title = Les derniers tours

section-E = Fin et décompte

clause-E1 =
    Un joueur marque 2 PV pour chacune de ses maisons encore sur le plateau : 40 (à deux joueurs 80) moins 2 par
    maison perdue.
    .title = Maisons

clause-E2 =
    Un joueur marque 1 PV pour chaque feu éteint.
    .title = Feux éteints

clause-E3 =
    Chaque objectif d’un joueur rapporte sa valeur si le quartier a survécu : il y reste des maisons, et il n’y
    a pas de feu non contenu. Un feu contenu n’y change rien.
    .title = Objectifs

clause-E4 =
    Chaque jeton 1 PV rapporte 1 PV, le Héros de Londres 2 PV.
    .title = Jetons et Héros

clause-E5 =
    Celui qui a le plus de PV l’emporte. En cas d’égalité, l’emporte celui qui a le plus de feux éteints, puis
    le plus de maisons sur le plateau, puis le plus de points d’objectifs ; ensuite, la victoire est partagée.
    Interprétation : les places suivantes se départagent de même.
    .title = Vainqueur et égalités

section-O = Options

clause-O1 =
    Les cartes couleur sont distribuées face cachée, et chaque joueur reçoit un pion joueur d’une couleur au
    hasard, qui ne dit rien de la vraie. Les maisons brûlées vont comme toujours sur la piste de leur couleur.
    Les couleurs sont révélées au décompte ; à moins de six joueurs, personne ne sait lesquelles ne servent pas.
    Interprétation : les pions sont distribués au hasard, bien que le livret permette aussi de choisir.
    .title = Couleurs cachées

clause-O2 =
    Après la dernière intensification, chaque joueur a encore deux tours au lieu d’un ; tous finissent avec 3
    cartes. Interprétation : pas à deux joueurs, car P9 fixe leurs derniers tours.
    .title = Plus de destruction

section-P = Deux joueurs

clause-P1 =
    Chaque joueur a deux couleurs avec leurs deux pions joueurs et marque pour les deux. Les couleurs cachées
    (O1) sont possibles.
    .title = Deux couleurs chacun

clause-P2 =
    La pile se compose de A avec 2 cartes feu, de B avec 6, puis de C, D et E ; les cartes restantes quittent la
    partie. Interprétation : C en a 6, D 10 et E 9, si bien qu’il en reste 17. C’est la pioche du second joueur
    qui doit découvrir B (P9), donc C + D + E dépasse de 1 un multiple de 4 ; 25 donne 35 déplacements du feu (à
    plus de joueurs, il y en a 35 ou 36), et avec ces trois nombres les joueurs découvrent à tour de rôle les
    cartes Évolution de l’incendie.
    .title = Pile à deux

clause-P3 =
    On retire de chaque pile une carte de chaque objectif, de sorte qu’il y en reste 4 différentes ; puis chaque
    joueur reçoit une carte de chaque pile. (C’est le texte anglais ; l’allemand pourrait se lire comme une
    seule carte par pile.)
    .title = Objectifs à deux

clause-P4 =
    Chaque joueur place 3 miliciens ; puis les joueurs placent en alternance leurs deux pions (S10).
    Interprétation : les miliciens se placent un à la fois dans l’ordre du tour, comme à 3 joueurs, selon les
    règles de S9.
    .title = Placement à deux

clause-P5 =
    Le tour d’un joueur se déroule comme d’habitude, avec 4 PA à répartir entre ses deux pions et les miliciens.
    L’un ou l’autre pion peut éteindre ; les feux éteints et le Héros de Londres comptent par joueur.
    .title = Le tour d’un joueur

clause-P6 =
    Après le tour de chaque joueur vient un tour non-joueur, mené par ce joueur :

    1. On retourne la première carte feu de la pile ; elle donne la direction pour le feu et les miliciens. Si
       cela découvre une carte Évolution de l’incendie autre que A (P9), le joueur qui mène le tour intensifie
       le feu. Interprétation : aussitôt, avant le point 2, comme en D1 ; avec nos nombres, cela n’arrive pas.
    2. On retourne une carte Priorité de couleur, même si aucun feu ne peut se déplacer.
    3. Le feu se propage (P7).
    4. Des miliciens se déplacent (P8).
    .title = Tour non-joueur

clause-P7 =
    1. La carte Priorité de couleur classe les six couleurs. (Il y en a 12, remélangées une fois épuisées.)
    2. Parmi toutes les destinations qu’un feu déplaçable quelconque peut atteindre dans la direction, on garde
       celles de la meilleure classe selon F5 ; parmi celles-ci, celles qui ont le plus de maisons de la
       première couleur, puis de la deuxième, et ainsi de suite. Interprétation : dans cet ordre. On compte les
       maisons présentes, qu’un milicien puisse les sauver ou non ; les règles 1 et 3 de l’extension parlent des
       maisons qu’une case « contient », la règle 2 de celles qui seraient « détruites ».
    3. Si l’égalité demeure, le joueur qui mène le tour choisit.
    4. Le feu vient de Pudding Lane si F2 mène de là à la destination. Sinon, il vient d’un quartier d’au moins
       2 feux où le feu est non contenu et d’où F2 y mène, l’un de ceux qui ont le plus de feux ; en cas
       d’égalité, le joueur qui mène le tour choisit. Interprétation : c’est le texte anglais (« relié ») ;
       l’allemand (« voisin ») pourrait ne laisser aucun feu permis.
    5. Un jeton là où le feu se propage quitte la partie sans être vu, même si ce feu est contenu ; cela prévaut
       sur F11.
    6. Si aucun déplacement n’est possible, le feu ne se propage pas.
    .title = Feu du tour non-joueur

clause-P8 =
    1. On retourne une carte Mouvement des miliciens. (Il y en a 12, une par quartier objectif, remélangées une
       fois épuisées.)
    2. Parmi les miliciens libres de faire un pas dans la direction, les deux plus proches de ce quartier se
       déplacent. La distance est le nombre de pas par des déplacements permis, peu importe ce qui brûle.
       Interprétation : sans passer par les parcs ni par Pudding Lane. Un milicien dans le quartier même est à
       0, un milicien dans un parc peut en sortir (seuls les pas suivants évitent les parcs), et un milicien
       d’où aucun chemin permis ne mène au quartier vient en dernier.
    3. Chacun fait un pas dans la direction : vers la case qui a le plus de feux non contenus, puis le plus de
       maisons, puis au choix du joueur qui mène le tour. Interprétation : le nombre de feux non contenus est
       celui des feux moins celui des miliciens, au moins 0. On peut entrer dans un parc et en sortir dans la
       direction de sa flèche.
    4. Interprétation : si plusieurs miliciens sont à égalité pour une place parmi les deux, celui qui a le
       meilleur pas selon le point 3 l’emporte, puis le joueur qui mène le tour choisit. On détermine lesquels
       se déplacent, et dans quel ordre, avant le premier pas : le plus proche d’abord ; à distance égale, celui
       qui a le meilleur pas, puis au choix. Le second tient compte alors du plateau tel que le premier l’a
       laissé.
    5. Si un seul milicien peut se déplacer, il fait deux pas s’il le peut. Interprétation : « un seul » veut
       dire un milicien, non une case. Chaque pas suit la même direction et le même ordre, sans prévoir le
       suivant, et un milicien qui entre dans un quartier où le feu est non contenu s’arrête (A4).
    6. Si aucun milicien ne peut se déplacer, aucun ne se déplace.
    .title = Miliciens du tour non-joueur

clause-P9 =
    Quand B est découverte, on fait son intensification, B quitte la partie, et plus personne ne pioche. Il
    reste alors quatre tours, dont deux des joueurs : un tour non-joueur, le dernier tour du premier joueur, un
    tour non-joueur et le dernier tour du second joueur. B n’est pas la dernière carte Évolution de l’incendie :
    A et deux cartes feu se trouvent dessous, et ces deux cartes servent aux tours non-joueur. Interprétation :
    découvrir A n’a pas d’effet.
    .title = La fin à deux

clause-P10 =
    Le décompte et les égalités suivent E1 à E5, avec les maisons des deux couleurs.
    .title = Décompte à deux

section-M = Faits établis du plateau

clause-M1 =
    De Sion College, on va à l’est à Moorgate et au sud à Brewer’s Hall. Cripplegate (nord-ouest), Finsbury
    (nord-est), Sion College (sud-ouest) et Moorgate (sud-est) se rejoignent en une croix à quatre directions.
    .title = Autour de Sion College

clause-M2 =
    De S. Bennet, des flèches mènent au nord à Guild Hall et à Coleman Street, à l’est à S. Mary, au sud à
    Tallow Hall et à l’ouest à Cheapside. S. Bennet est voisin de Pudding Lane. Sur notre plateau s’y ajoutent
    des croix vers Pudding Lane et vers Watling Street ; la seconde ne convient à l’exemple que si Watling
    Street y a déjà brûlé, comme dans l’exemple 4, où M4 le veut au sud d’une case en feu.
    .title = Autour de S. Bennet

clause-M3 =
    De Pudding Lane, on va au nord à S. Mary, Bridgeward, Candlewick Ward et Pepys House ; à l’ouest à Tallow
    Hall et Vyners Hall ; à l’est à Pepys House, Philpott Lane et Billingsgate. Pepys House est à la fois au
    nord et à l’est : une croix.
    .title = Autour de Pudding Lane

clause-M4 =
    Si S. Bennet et Guild Hall sont parmi les cases en feu, une carte Sud peut atteindre Cheapside, Tallow Hall,
    Billingsgate, Coleman Street, Bread Street et Watling Street, chacun au sud d’une case en feu. Avec des
    miliciens à Coleman Street et à Bread Street, et Watling Street brûlé, F5 laisse les trois premiers.
    Déduit : S. Bennet est en feu.
    .title = L’exemple de la carte Sud

clause-M5 =
    Guild Hall est de taille 4, Aldgate de taille 4 (édition allemande) ou 3 (édition française) ; les deux sont
    des objectifs. St Pauls est un objectif qui peut recevoir 5 feux. Bethnal est de taille 1. La Tour (Tower)
    est dans la région orange.
    .title = Tailles et objectifs connus

clause-M6 =
    Hounds Ditch et St Botolphs (4 joueurs) ainsi que Cripplegate (5 joueurs) sont nommés pour la mise en
    place ; aucun n’est dans la région verte.
    .title = Cases nommées pour la mise en place
