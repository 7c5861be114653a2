# Les règles de The Great Fire of London 1666, article par article. Les identifiants sont stables : code, tests et
# refus les citent.
# Vocabulaire : quartier, région, parc, feu, milicien, pion joueur, carte feu, carte Évolution de l’incendie, jeton,
# charge explosive, réserve.

rules-intro = Un quartier est une case qui peut recevoir des maisons ; sa taille est le nombre de maisons
    imprimé, de 1 à 5. Une case est un quartier, Pudding Lane ou un parc. Un feu est un cône rouge ; un
    milicien est un cône noir. Un quartier est en feu tant qu’il contient au moins un feu. Un quartier en feu
    est contenu quand il a au moins autant de miliciens que de feux ; sinon il est non contenu. PV : points de
    victoire ; PA : points d’action. « Arrêt » signale un point sur lequel les règles du jeu se taisent,
    restent vagues ou se contredisent, avec sa raison ; « Déduit » signale ce qui en découle sans y être
    écrit.

rules-honesty = Le plateau imprimé et les nombres des cartes ne figurent pas dans nos sources : les nôtres
    sont reconstitués. Viennent des livrets de règles : les règles elles-mêmes, le nombre et la nature des
    pièces et des cartes, les 30 maisons de chaque région, les noms des 26 cases qu’ils citent, la taille de
    Guild Hall, d’Aldgate et de Bethnal, les cases marquées pour 4 et 5 joueurs, les voisinages énoncés de M1
    à M4, le nombre de cartes feu restantes et deux nombres de la pile à deux joueurs (A 2, B 6). Viennent de
    nous : les contours, tous les autres noms, tailles et voisinages, le choix de la plupart des objectifs et
    des quartiers à jeton, le nombre de cartes feu de chaque direction, tous les autres nombres des cartes
    Évolution de l’incendie et les ordres des cartes priorité de couleur. Des joueurs rapportent que les trois
    objectifs de chacun valent 2, 4 et 6 PV et que l’ouest est la direction la plus fréquente ; quel objectif
    a quelle valeur vient de nous. Dans le jeu de données, chaque indication porte sa provenance, pour que le
    possesseur de la boîte puisse la corriger.

section-B = Plateau et matériel

clause-B1 = Le plateau compte quatre régions : violette, bleue, verte et orange. Les tailles des quartiers
    d’une région totalisent 30 maisons. Les tailles vont de 1 à 5 ; la plupart des quartiers sont de taille 1.
    .title = Régions et maisons

clause-B2 = Pudding Lane est la case rouge située dans la région verte. Elle n’a pas de maisons, elle brûle
    toujours, et ni pion joueur ni milicien ne peut y entrer.
    .title = Pudding Lane

clause-B3 = Les parcs se trouvent autour des régions et entre elles. Le feu n’y entre jamais ; les pions
    joueurs et les miliciens le peuvent. Arrêt : un parc n’appartient à aucune région ; la description du
    plateau les met à côté des quatre régions, la mise en place est moins claire.
    .title = Parcs

clause-B4 = Deux cases voisines sont reliées par une flèche. Sa couleur indique un point cardinal ; le chemin
    du retour va dans la direction opposée.
    .title = Flèches

clause-B5 = Là où quatre cases se touchent par un coin, une croix à quatre directions relie les deux paires en
    diagonale. Un pas en diagonale vaut, au choix, pour l’une de ses deux directions : vers le sud-est, sud ou
    est ; vers le nord-ouest, nord ou ouest ; vers le nord-est, nord ou est ; vers le sud-ouest, sud ou ouest.
    .title = Croix à quatre directions

clause-B6 = 12 quartiers à bannière rouge sont des objectifs, chacun avec une valeur en PV. Ce sont exactement
    les quartiers de taille 3 ou plus. 20 quartiers à bannière jaune reçoivent un jeton en début de partie.
    .title = Objectifs et quartiers à jeton

clause-B7 = 120 maisons, 20 dans chacune des 6 couleurs ; 60 cartes feu, chacune nord, est, sud ou ouest ; 6
    cartes Évolution de l’incendie, de A à F ; 6 cartes de couleur ; 24 cartes objectif en piles I, II et
    III ; 20 jetons : 10 charges explosives, 6 mouvements supplémentaires et 4 de 1 PV ; 6 miliciens ; 12
    pions joueurs, deux par couleur ; la carte Héros de Londres ; les feux (B8). Déduit : chaque pile
    d’objectifs a 8 cartes, car il y a 12 objectifs de deux cartes chacun et 4 objectifs par pile ; deux
    joueurs peuvent donc avoir le même objectif, et tous deux le marquent. Arrêt : un seul pion joueur par
    couleur est utilisé ; à la mise en place, chacun n’en pose qu’un.
    .title = Contenu de la boîte

clause-B8 = Les éditions diffèrent : d’après le livret allemand, la boîte contient 65 feux et Aldgate est de
    taille 4 ; d’après le livret français, 100 feux et taille 3. Les deux sont proposées par l’option de
    partie « edition ». Dans les deux, chaque région totalise 30 maisons ; sur notre plateau, Whitechapel
    compense Aldgate.
    .title = Éditions

clause-B9 = Arrêt : la réserve de feux ne s’épuise jamais. Aucune règle ne parle de sa fin, les boîtes
    diffèrent, et avec 65 feux un incendie que personne ne combat manquerait de feux vers le mouvement 30 sur
    35. Avec l’option de partie « supply: box », le nombre de la boîte est une limite : quand une règle
    demande plus de feux que la réserve n’en a, on place tous ceux qui restent.
    .title = Réserve de feux

section-S = Mise en place

clause-S1 = 25 feux vont à Pudding Lane ; les autres forment la réserve.
    .title = Feux

clause-S2 = On mélange les 60 cartes feu et on en distribue 5 à chaque joueur. Un joueur dont les 5 cartes
    sont identiques peut les montrer, les remélanger et en piocher 5 nouvelles, aussi souvent que cela se
    produit. Arrêt : la question se pose dans l’ordre des places, la place 0 d’abord, quand tout sauf la pile
    a été distribué, et l’on peut refuser ; les livrets ne fixent pas d’ordre entre plusieurs joueurs.
    .title = Mains

clause-S3 = La pile se construit par le bas : la carte Évolution de l’incendie A face visible, dessus son
    nombre de cartes feu face cachée, puis la carte B, et ainsi de suite. À 3 joueurs on prend A à F, à 4 A à
    D, à 5 A à E, à 6 A à F. Les cartes restantes quittent la partie : 12 à 3 joueurs, 8 à 4, 5 à 5, aucune à
    6. La pile compte donc 33 cartes feu à 3 joueurs, 32 à 4, 30 à 5 et 30 à 6.
    .title = Pile de cartes feu

clause-S4 = Région après région, en commençant par l’orange, on mélange 5 maisons de chaque couleur et on les
    pioche à l’aveugle pour remplir les quartiers selon leur taille. Les 120 maisons servent toutes, quel que
    soit le nombre de joueurs.
    .title = Maisons

clause-S5 = Chaque joueur reçoit une des 6 cartes de couleur et prend le pion joueur de cette couleur. Les
    maisons des couleurs que personne n’a restent sur le plateau, sans propriétaire.
    .title = Couleurs

clause-S6 = Les 20 jetons sont mélangés et posés face cachée, un sur chaque quartier à bannière jaune.
    .title = Jetons

clause-S7 = Chaque joueur reçoit une carte objectif de chacune des piles I, II et III et les garde secrètes.
    .title = Objectifs

clause-S8 = Le premier joueur est tiré au sort. Arrêt : c’est l’une des manières que proposent les livrets.
    .title = Premier joueur

clause-S9 = À 3 joueurs, chacun place un milicien dans l’ordre du tour, puis chacun un second. À 4, un
    milicien commence à Hounds Ditch et un à St Botolphs, puis chaque joueur en place un. À 5, un commence à
    Cripplegate, puis chacun en place un. À 6, chacun en place un. L’ordre du tour commence par le premier
    joueur. Un milicien se place n’importe où sur le plateau, sauf dans la région verte. Arrêt : tous les
    parcs sont permis, car ils n’appartiennent à aucune région (B3).
    .title = Placement des miliciens

clause-S10 = Ensuite chaque joueur, dans l’ordre du tour, place son pion joueur n’importe où sauf dans la
    région verte, parcs compris. Une case peut accueillir autant de pièces qu’on veut.
    .title = Placement des pions joueurs

clause-S11 = Arrêt : les livrets en disent peu. Public : le plateau, les pistes de score, les couleurs (sauf
    avec O1), les feux éteints, le nombre de cartes en main, le nombre de jetons de chacun, les cartes jouées,
    le nombre de cartes dans la pile et jusqu’à la prochaine carte Évolution de l’incendie, le Héros de
    Londres. Secret : les mains, les objectifs, la nature des jetons possédés, l’ordre de la pile, les cartes
    restantes. Un jeton se montre quand on l’utilise ; les jetons 1 PV se montrent au décompte.
    .title = Ce qui est public

section-T = Tour de jeu

clause-T1 = On joue dans le sens horaire. Un tour comprend : propager le feu, puis les actions, puis piocher
    une carte (et peut-être intensifier le feu).
    .title = Déroulement d’un tour

section-F = Propager le feu

clause-F1 = Le joueur actif doit jouer une carte feu qui permet un mouvement du feu. Un mouvement qui brûle sa
    propre maison est valable et doit être fait s’il n’y en a pas d’autre. Les cartes feu jouées ou défaussées
    restent face visible et ne reviennent jamais.
    .title = Jouer une carte feu est obligatoire

clause-F2 = On choisit Pudding Lane ou un quartier qui a au moins 2 feux et qui n’est pas contenu, et l’on
    déplace un de ses feux à travers autant de cases reliées, en feu et non contenues, que l’on veut, dans
    toutes les directions, diagonales comprises. Le pas qui sort de l’incendie doit suivre la direction de la
    carte. Le mouvement s’arrête dans la première case qui n’est pas en feu. Arrêt : un quartier contenu
    compte ici comme un quartier qui n’est pas en feu : on peut y entrer (F9) par un pas qui suit la carte,
    jamais le traverser ; les livrets laissent le feu y entrer, mais non passer. On juge si un quartier est
    contenu avant de prendre le feu ; en prendre un peut laisser son quartier contenu.
    .title = Comment le feu se déplace

clause-F3 = Le feu déplacé n’est jamais le dernier de son quartier. Arrêt : Pudding Lane fait exception : on
    peut y prendre le dernier feu, et l’on y place aussitôt 5 feux de la réserve ; sans cette exception, la
    règle de remplissage ne servirait jamais. (Avec « supply: box », on ne peut prendre le dernier feu que si
    la réserve en a au moins un ; on place alors tous ceux qui restent, 5 au plus, avant ceux de F7.)
    .title = Jamais le dernier feu

clause-F4 = Le feu n’entre jamais dans un parc, dans un quartier démoli ni dans une case située dans une
    direction sans flèche.
    .title = Où le feu ne va pas

clause-F5 = Une fois la carte et le feu choisis, on considère toutes les destinations que ce feu peut
    atteindre avec cette carte. Il doit aller dans l’une de celles de la meilleure classe présente : (1) des
    maisons et aucun milicien ; (2) des maisons et au moins un milicien ; (3) ni maison ni milicien ; (4) pas
    de maison et au moins un milicien. À l’intérieur de la classe, le joueur choisit. Arrêt : tout milicien
    compte, libre ou sur un feu, car les livrets ne font pas de différence. Pour éviter une classe, le joueur
    peut choisir une autre carte ou un feu d’un autre foyer, non relié.
    .title = Priorité des destinations

clause-F6 = Un feu qui arrive là où il y a plus de miliciens que de feux déjà présents est contenu par l’un
    des miliciens libres : aucune maison ne brûle et aucun feu ne s’ajoute. Les pions joueurs n’aident pas et
    ne subissent rien.
    .title = Le feu rencontre des miliciens libres

clause-F7 = Sinon, le quartier est non contenu : ses maisons, s’il en reste, vont sur les pistes de score de
    leurs couleurs (leur propriétaire perd 2 PV pour chacune), et l’on ajoute des feux de la réserve jusqu’à
    ce que le quartier en ait au moins autant que sa taille imprimée ; aucun s’il en a déjà assez.
    .title = Les maisons brûlent

clause-F8 = Arrêt : F7 vaut aussi pour les quartiers déjà brûlés, qu’ils s’enflamment de nouveau ou cessent
    d’être contenus. Le texte principal parle du nombre initial de maisons ; les « maisons détruites » d’un
    aide-mémoire français sont écartées.
    .title = Quartiers déjà brûlés

clause-F9 = On peut déplacer un feu dans un quartier contenu. Si les miliciens suffisent encore ensuite, il
    reste contenu et ses maisons restent debout ; sinon, F7 s’applique.
    .title = Du feu dans un quartier contenu

clause-F10 = Le feu ne peut ni sortir d’un quartier contenu ni le traverser.
    .title = Un feu contenu est retenu

clause-F11 = Le joueur dont le mouvement brûle les maisons d’un quartier prend le jeton qui s’y trouve, le
    regarde et le garde face cachée. Arrêt : il est toujours pris ; nul n’a de raison de le laisser. Un jeton
    sur un quartier dont les maisons n’ont pas brûlé y reste.
    .title = Prendre un jeton

clause-F12 = Un joueur qui a un jeton mouvement supplémentaire, même pris par le premier mouvement de ce tour,
    peut le jouer pour faire un second mouvement du feu avec la même carte, selon les mêmes règles. Un seul
    jeton de ce type par tour ; il quitte la partie. Arrêt : il se joue après le premier mouvement, seulement
    si un second existe, et jamais avec F13 ; un jeton qu’on vient de prendre est ainsi traité comme un plus
    ancien.
    .title = Mouvement supplémentaire

clause-F13 = Si aucune carte en main ne permet un mouvement du feu, le joueur montre sa main, défausse une
    carte et ajoute à la place 3 feux selon les règles D2 à D4. Le tour continue avec les actions.
    .title = Aucun mouvement possible

section-A = Actions

clause-A1 = 4 PA par tour ; ceux qui restent sont perdus. Arrêt : l’étape finit quand le joueur le dit, même à
    0 PA, car une démolition gratuite peut rester possible, et la pioche révèle une carte.
    .title = Points d’action

clause-A2 = Pour 1 PA, son propre pion joueur va dans une case voisine. Pour 1 PA, un milicien quelconque va
    dans une case voisine.
    .title = Se déplacer

clause-A3 = On peut emprunter les diagonales par une croix et entrer dans les parcs et les quartiers brûlés,
    en feu ou démolis, ou les traverser ; on peut franchir la Fleet et le mur de la cité. Pudding Lane est
    interdite.
    .title = Où vont les pièces

clause-A4 = Un milicien qui entre dans un quartier non contenu s’y arrête et se place sur un feu non couvert.
    Un milicien sur un feu ne peut pas se déplacer : dans un quartier en feu, seuls sont libres les miliciens
    en surnombre par rapport aux feux. Les pions joueurs ne sont jamais retenus. Arrêt : un milicien libéré
    par une extinction peut repartir dans le même tour ; plus rien ne le retient.
    .title = Miliciens sur les feux

clause-A5 = Pour 1 PA, si son propre pion joueur se trouve dans un quartier contenu, on en retire exactement
    un feu et on le garde ; il ne retourne pas à la réserve. On recommence aussi souvent que les PA le
    permettent. Un quartier sauvé garde ses maisons et son jeton et peut reprendre feu. Arrêt : le pion d’un
    autre joueur ne suffit pas, comme dans l’exemple 6.
    .title = Éteindre

clause-A6 = Le premier joueur à avoir 3 feux éteints prend la carte Héros de Londres. Quiconque en a ensuite
    plus que son détenteur la lui prend aussitôt ; l’égalité ne la déplace pas.
    .title = Héros de Londres

clause-A7 = Un joueur qui a une charge explosive peut démolir, sans dépenser de PA, un quartier où se trouve
    un milicien, qui n’est pas en feu, qui est voisin d’une case en feu (contenue ou non ; Pudding Lane
    compte) et qui est de taille 1 ou 2 ou n’a plus de maisons. Autant de fois qu’il veut par tour, pendant
    l’étape des actions seulement.
    .title = Démolir : où

clause-A8 = Un quartier démoli perd ses maisons comme si elles avaient brûlé (2 PV chacune), et le jeton qui
    s’y trouve est détruit. Arrêt : sans être vu, car personne ne le reçoit. La charge y reste face visible :
    un coupe-feu où le feu ne peut ni entrer ni passer. Les pièces présentes y restent. On peut démolir un
    quartier vide. Arrêt : mais ni un quartier déjà démoli ni un parc ; il n’y a plus rien à y gagner, et le
    feu n’entre jamais dans un parc.
    .title = Démolir : conséquences

clause-A9 = Arrêt : « voisin » comprend les diagonales par une croix, comme pour les déplacements.
    .title = Voisin

section-D = Piocher et intensifier

clause-D1 = On pioche une carte feu pour revenir à 5 en main. Si cela découvre une carte Évolution de
    l’incendie, le joueur actif intensifie le feu, et cette carte quitte la partie.
    .title = Piocher

clause-D2 = Intensifier, c’est ajouter 3 feux de la réserve, un par un, dans des quartiers en feu non contenus
    au choix du joueur, jamais à Pudding Lane.
    .title = Intensifier le feu

clause-D3 = De cette façon, un quartier peut contenir au plus sa taille + 2 feux. Arrêt : la limite ne vaut
    que pour D2 et F13, non pour les feux déplacés ; les livrets ne la donnent que pour l’intensification.
    .title = Limite d’un quartier

clause-D4 = On doit placer autant des 3 feux que possible ; on renonce à ceux qui ne peuvent pas l’être.
    .title = Autant que possible

clause-D5 = Après l’intensification due à la dernière carte Évolution de l’incendie (A), chaque joueur, en
    commençant par le suivant, a encore exactement un tour, sans piocher ; tous finissent avec 4 cartes.
    .title = Les derniers tours

section-E = Fin et décompte

clause-E1 = 2 PV pour chacune de ses maisons encore sur le plateau (40 moins 2 par maison perdue ; à deux
    joueurs 80).
    .title = Maisons

clause-E2 = 1 PV pour chaque feu éteint.
    .title = Feux éteints

clause-E3 = Chacun de ses quartiers objectifs qui a survécu rapporte sa valeur. Il a survécu s’il y reste des
    maisons et s’il n’a pas de feu non contenu. Un feu contenu n’y change rien.
    .title = Objectifs

clause-E4 = 1 PV pour chaque jeton 1 PV. 2 PV pour le Héros de Londres.
    .title = Jetons et Héros

clause-E5 = Qui a le plus de PV l’emporte. En cas d’égalité, c’est qui a le plus de feux éteints, puis le plus
    de maisons encore sur le plateau, puis le plus de points d’objectifs ; ensuite la victoire est partagée.
    Arrêt : les places suivantes se départagent de même ; les livrets ne nomment que le vainqueur.
    .title = Vainqueur et égalités

section-O = Options

clause-O1 = Les cartes de couleur sont distribuées face cachée. Chaque joueur reçoit un pion joueur d’une
    couleur au hasard, qui ne dit rien de la vraie. Arrêt : au hasard, bien que le livret allemand permette
    aussi de choisir. Les maisons brûlées vont comme toujours sur la piste de leur couleur. Les couleurs sont
    révélées au décompte ; à moins de six joueurs, personne ne sait lesquelles ne servent pas.
    .title = Couleurs cachées

clause-O2 = Après la dernière intensification, chaque joueur a encore deux tours au lieu d’un ; tous finissent
    avec 3 cartes. Arrêt : pas à deux joueurs, car P9 fixe leurs derniers tours.
    .title = Plus de destruction

section-P = Deux joueurs

clause-P1 = Chaque joueur a deux couleurs et leurs deux pions joueurs, et marque pour les deux couleurs. Les
    couleurs cachées (O1) sont possibles.
    .title = Deux couleurs chacun

clause-P2 = La pile se compose de A avec 2 cartes feu, de B avec 6, puis de C, D et E. Arrêt : C en a 6, D 10
    et E 9. C’est la pioche du second joueur qui doit découvrir B (P9), donc C + D + E dépasse de 1 un
    multiple de 4 ; 25 donne 35 mouvements du feu (les autres parties en ont 35 ou 36), et avec ces trois
    nombres les joueurs découvrent à tour de rôle les cartes Évolution de l’incendie. Il reste 17 cartes, qui
    quittent la partie.
    .title = Pile à deux

clause-P3 = On retire de chaque pile un exemplaire de chaque objectif, de sorte qu’il y reste 4 cartes
    différentes ; puis chaque joueur reçoit une carte de chaque pile. Arrêt : c’est le texte anglais ;
    l’allemand pourrait se lire comme une seule carte par pile.
    .title = Objectifs à deux

clause-P4 = Chaque joueur place 3 miliciens. Arrêt : un à la fois dans l’ordre du tour, comme à 3 joueurs,
    selon les règles de S9 ; le texte ne donne pas d’ordre. Puis les joueurs placent en alternance leurs deux
    pions chacun (S10).
    .title = Placement à deux

clause-P5 = Un joueur joue son tour comme d’habitude, avec 4 PA à répartir entre ses deux pions et les
    miliciens. L’un ou l’autre pion peut éteindre ; les feux éteints et le Héros de Londres comptent par
    joueur.
    .title = Le tour d’un joueur

clause-P6 = Après le tour de chaque joueur vient un tour non-joueur, mené par ce joueur : propager le feu,
    puis déplacer des miliciens. On retourne la première carte feu de la pile, qui donne la direction pour les
    deux phases ; puis une carte priorité de couleur, même si aucun feu ne peut bouger. Si la carte feu
    découvre une carte Évolution de l’incendie, le joueur qui mène le tour intensifie aussitôt, avant la carte
    priorité de couleur. Arrêt : D1 le veut sur-le-champ ; avec nos nombres, cela n’arrive pas.
    .title = Tour non-joueur

clause-P7 = La carte priorité de couleur (12 cartes, remélangées une fois épuisées) classe les six couleurs.
    Parmi toutes les destinations qu’un feu déplaçable quelconque peut atteindre dans la direction, on garde
    la meilleure classe selon F5, puis celles qui ont le plus de maisons de la première couleur, puis de la
    deuxième, et ainsi de suite ; si l’égalité demeure, le joueur qui mène le tour choisit. Arrêt : dans cet
    ordre, la classe avant la couleur ; le texte mêle les deux. Le feu vient de Pudding Lane si F2 mène de là
    à la destination ; sinon, parmi les quartiers non contenus d’au moins 2 feux d’où F2 y mène, de l’un de
    ceux qui ont le plus de feux ; en cas d’égalité, le joueur qui mène le tour choisit. Arrêt : d’après le
    texte anglais, qui demande une liaison ; l’allemand demande un quartier voisin et pourrait ne laisser
    aucun feu permis. Un jeton là où le feu arrive quitte la partie sans être vu ; cela passe avant F11.
    Arrêt : à la lettre, même si ce feu est contenu. Si aucun mouvement n’est possible, on saute cette étape.
    .title = Feu du tour non-joueur

clause-P8 = On retourne une carte mouvement des miliciens (12 cartes, une par quartier objectif, remélangées
    une fois épuisées). Parmi les miliciens libres de faire un pas dans la direction, les deux plus proches de
    ce quartier font chacun un pas dans la direction : vers la case qui a le plus de feux non contenus, puis
    le plus de maisons, puis au choix du joueur qui mène le tour. Arrêt : les feux non contenus sont les feux
    moins les miliciens, au moins 0. La distance est le nombre de pas par des déplacements permis, peu importe
    ce qui brûle. Arrêt : sans passer par les parcs ni par Pudding Lane, car le texte laisse les parcs de
    côté ; un milicien dans le quartier même est à 0 ; un milicien dans un parc peut en sortir, seuls ses pas
    suivants évitent les parcs. Arrêt : si plusieurs miliciens sont à égalité pour une place parmi les deux,
    celui qui a le meilleur pas selon cet ordre l’emporte, puis le joueur qui mène le tour choisit. On
    détermine lesquels bougent, et dans quel ordre, sur le plateau tel qu’il est avant le premier pas : le
    plus proche d’abord (à égalité le meilleur pas, puis au choix) ; le second regarde alors le plateau tel
    que le premier l’a laissé. On peut entrer dans un parc et en sortir. Si un seul milicien peut bouger, il
    fait deux pas s’il le peut. Arrêt : « un seul » veut dire un milicien, non une case ; un milicien qui
    entre dans un quartier non contenu s’arrête (A4). Si aucun ne peut bouger, aucun ne bouge.
    .title = Miliciens du tour non-joueur

clause-P9 = Quand B est découverte, on fait son intensification, B quitte la partie, et plus personne ne
    pioche. Viennent alors un tour non-joueur, le dernier tour du premier joueur, un tour non-joueur et le
    dernier tour du second joueur ; puis la partie est finie. Les deux cartes sous B servent à ces tours
    non-joueur. Arrêt : découvrir A n’a pas d’effet ; le texte finit la partie sans elle.
    .title = La fin à deux

clause-P10 = Décompte et égalités suivent E1 à E5, avec les maisons des deux couleurs.
    .title = Décompte à deux

section-M = Faits établis du plateau

clause-M1 = De Sion College, on va à l’est à Moorgate et au sud à Brewer’s Hall. Cripplegate (nord-ouest),
    Finsbury (nord-est), Sion College (sud-ouest) et Moorgate (sud-est) se rejoignent en une croix à quatre
    directions.
    .title = Autour de Sion College

clause-M2 = De S. Bennet, des flèches mènent au nord à Guild Hall et à Coleman Street, à l’est à S. Mary, au
    sud à Tallow Hall et à l’ouest à Cheapside. S. Bennet est voisin de Pudding Lane. Sur notre plateau s’y
    ajoutent des croix vers Pudding Lane et vers Watling Street : M4 a besoin de la seconde, et dans cet
    exemple Watling Street a déjà brûlé et n’a donc qu’une priorité moindre.
    .title = Autour de S. Bennet

clause-M3 = De Pudding Lane, on va au nord à S. Mary, Bridgeward, Candlewick Ward et Pepys House ; à l’ouest à
    Tallow Hall et Vyners Hall ; à l’est à Pepys House, Philpott Lane et Billingsgate. Pepys House est à la
    fois au nord et à l’est : une croix.
    .title = Autour de Pudding Lane

clause-M4 = Si S. Bennet et Guild Hall sont parmi les cases en feu, une carte Sud peut atteindre Cheapside,
    Tallow Hall, Billingsgate, Coleman Street, Bread Street et Watling Street, chacun au sud d’une case en
    feu. Avec des miliciens à Coleman Street et à Bread Street, et Watling Street déjà brûlé, F5 laisse les
    trois premiers. Déduit : que S. Bennet est en feu.
    .title = L’exemple de la carte Sud

clause-M5 = Guild Hall est de taille 4 et est un objectif. Aldgate est de taille 4 (édition allemande) ou 3
    (édition française) et est un objectif. St Pauls est un objectif qui peut contenir 5 feux. Bethnal est de
    taille 1. La Tour (Tower) est dans la région orange. Déduit : les objectifs, de la taille et des 5 feux de
    l’exemple 6.
    .title = Tailles et objectifs connus

clause-M6 = Hounds Ditch et St Botolphs (4 joueurs) ainsi que Cripplegate (5 joueurs) sont nommées pour la
    mise en place ; aucune n’est dans la région verte.
    .title = Cases nommées pour la mise en place
