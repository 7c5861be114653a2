# Les règles de Bretagne, article par article. Identifiants stables : code, tests et refus les citent.

rules-intro = Voici les règles telles que ce programme les applique, article par article et dans nos propres
    mots. Chaque article porte une lettre et un numéro ; quand une action est refusée, les articles qui
    l’interdisent sont cités. Là où la règle du jeu se tait ou reste vague, l’article dit « Arrêt : » et donne
    la raison. Le vocabulaire : un site est l’un des 15 emplacements numérotés où se dresse un phare ; la
    tuile Phare est celle qui s’y trouve. La réserve générale est le stock commun à côté du plateau. Un
    ouvrier disponible se trouve sur la carte Entrepôt de son propriétaire et peut servir ; un ouvrier en
    réserve personnelle reste à l’écart jusqu’à ce qu’il soit embauché ou arrive comme revenu. Un phare est
    construit dès que son dernier niveau est posé, ou s’il a été mis en place déjà construit ; jusque-là il
    est inachevé. PV signifie points de victoire.

rules-honesty = Notre source est le texte de la règle du jeu, sans ses images. La plupart des nombres imprimés
    sur les cartes et les tuiles sont donc reconstitués : ils s’accordent avec chaque phrase et chaque exemple
    de la règle, mais la boîte peut en contenir d’autres. Viennent de la règle elle-même : les quantités de
    phares, de tuiles Port, de cartes, de tuiles Construction, d’ouvriers et de matériaux ; les récompenses
    des trois rangées de tuiles ; le nombre de matériaux supplémentaires qu’exige un groupe, et le bois ; la
    barge 3 qui économise 1 ingénieur ; l’ouvrier blessé par la tempête ; tous les prix de Brest et de
    Lorient ; les valeurs des cartes Équipement ; et tous les points de majorité, d’ouvriers, de ports,
    d’ordre et de pièces. Ses exemples donnent les cases des barges du haut (3, 2, 2 et 2 sur les cartes 1 à
    4) et des barges du milieu des cartes 1 et 2 (2 chacune), 1 ingénieur au Purgatoire par beau temps, et un
    port qui rapporte 1 brique, amélioré 2. Que chaque phare ait 4 niveaux s’en déduit. Sont reconstitués :
    toutes les autres cases, les ingénieurs et les pièces des cartes Barge ; le nombre de cartes Météo de
    chaque sorte et tous les autres nombres d’ingénieurs ; les cartes Production ; le stock de Brest ; tous
    les autres revenus des ports ; les matériaux que coûte chaque tuile Construction et le nombre de tuiles
    par pile ; les noms, les sites et la nature des matériaux supplémentaires des phares ; les noms des ports.
    Le fichier de données du jeu dit d’où vient chaque nombre, et qui possède la boîte peut l’y corriger.

section-B = Plateau et matériel

clause-B1 = Il y a 15 phares, 5 dans chacune des trois zones : nord, ouest et sud. Nord : 3 Paradis, 1
    Purgatoire, 1 Enfer. Ouest : 1 Paradis, 1 Purgatoire, 3 Enfer. Sud : 1 Paradis, 3 Purgatoire, 1 Enfer. La
    couleur indique le groupe : Paradis en bleu, Purgatoire en blanc, Enfer en rouge.
    .title = Phares, zones et groupes

clause-B2 = Il y a 9 ports, 3 par zone, et 12 tuiles Port, 4 par zone. Chaque tuile a une face au revenu
    normal et une face au revenu amélioré. Une tuile par zone, tirée au hasard, reste hors du jeu.
    .title = Ports et tuiles Port

clause-B3 = Quimper reçoit les matériaux de la manche. On commerce à Brest et à Lorient. À Pontivy, on choisit
    les barges et on tient l’ordre des joueurs.
    .title = Les quatre villes

clause-B4 = Les quatre matériaux sont le bois, la pierre, le sable et la brique. Arrêt : par défaut,
    matériaux, ingénieurs et pièces ne s’épuisent pas, car la boîte contient des marqueurs ×3 et ×5 pour
    démultiplier les disques, et la règle dit illimité ce que vend Lorient. Avec l’option de partie « réserve
    de la boîte » (supply: box), la réserve de chaque matériau est de 15 moins ce qui se trouve sur les
    marchés et chez les joueurs, jamais moins de 0 ; Brest (R4) puis Quimper (R5) ne reçoivent alors que ce
    qui reste, tandis que ce que les joueurs reçoivent à Lorient ou des ports n’est jamais limité. Cartes,
    ouvriers et tuiles sont en nombre fini dans toutes les parties. La règle dit illimitées aussi les cartes
    de Lorient, mais il n’y en a que 30 : A13 dit ce qui se passe quand elles viennent à manquer.
    .title = Matériaux et réserve générale

clause-B5 = Chaque joueur a 14 ouvriers, 8 disponibles et 6 en réserve personnelle, un marqueur sur la piste
    de score et un autre à Pontivy. Arrêt : personne n’a de pièces, de cartes, d’ingénieurs ni de matériaux au
    départ, car la mise en place de la règle n’en distribue pas.
    .title = Le matériel d’un joueur

clause-B6 = Il y a 30 cartes Équipement : 9 Mobilier, 8 Jetée, 7 Corne de brume et 6 Grue à câble. Il y a 36
    tuiles Construction en trois piles, qui coûtent 1, 2 et 3 matériaux (12 par pile, nombre reconstitué), 6
    cartes Météo, 6 cartes Production et 4 cartes Barge numérotées de 1 à 4. On joue de 2 à 4.
    .title = Cartes, tuiles et nombre de joueurs

clause-B7 = Arrêt : chaque phare a 4 niveaux, car l’exemple de décompte de la règle a besoin de quatre niveaux
    distincts sur un même phare. Cet exemple place deux joueurs au niveau le plus bas ; nous lisons le second
    un niveau plus haut, comme dans les exemples de l’étape du port et de l’étape de la majorité.
    .title = Quatre niveaux

clause-B8 = Les cartes Équipement en main sont secrètes jusqu’à ce qu’elles soient jouées ou vendues ; leur
    nombre est public. L’ordre de toutes les pioches et piles et la carte Météo écartée à la mise en place
    sont secrets. Tout le reste est public, ainsi que tout ce qui s’en déduit : la composition d’une pioche
    remélangée, les tuiles remises sous une pile (W7). Ce que l’on suppose des choses cachées pour une place à
    la table doit respecter tout ce que cette place pouvait savoir.
    .title = Ce qui est secret

section-S = Mise en place

clause-S1 = Les noms appartiennent aux tuiles Phare, les numéros 1 à 15 aux sites : Ar-Men est cette tuile, où
    qu’elle se trouve. La zone et le rang dans l’ordre du décompte suivent donc le site, les matériaux
    supplémentaires suivent la tuile. Les tuiles sont posées face en chantier sur des sites de leur couleur :
    mélangées entre tous les sites de cette couleur, ou dans l’ordre historique de 1 à 15. Une option de
    partie en décide.
    .title = Disposer les tuiles Phare

clause-S2 = À deux joueurs, chaque zone a un phare non construit de chaque groupe ; tous les autres sont déjà
    construits. À trois joueurs, un phare du Paradis au nord, un du Purgatoire au sud et un de l’Enfer à
    l’ouest sont construits dès le départ. À quatre joueurs, aucun ne l’est. Arrêt : lesquels, c’est le hasard
    qui le dit, car la règle ne les désigne pas. Les phares construits à la mise en place comptent partout où
    les règles comptent les phares construits.
    .title = Phares construits dès le départ

clause-S3 = Les tuiles Port sont posées au hasard sur les ports de leur zone, face normale visible.
    .title = Disposer les tuiles Port

clause-S4 = Une carte Météo est écartée sans être vue. La première des autres indique le temps de cette
    manche. La suivante, la prévision, est toujours visible elle aussi, tant qu’il en reste une (R7).
    .title = Météo et prévision

clause-S5 = Les 4 premières tuiles de chaque pile Construction sont face visible. L’ordre initial des joueurs
    est tiré au hasard ; les marqueurs sont posés dans cet ordre sur la rangée de la manche suivante à
    Pontivy.
    .title = Tuiles Construction et premier ordre

section-R = La manche

clause-R1 = La partie compte au plus 5 manches. Chacune a cinq phases : préparation, chargement, actions,
    décompte des phares, fin de manche. La partie s’achève après la manche 5, ou après une manche antérieure à
    la fin de laquelle tous les phares sont construits.
    .title = Manches et fin de partie

clause-R2 = Dans l’ordre de la rangée de la manche suivante à Pontivy, chaque joueur prend une carte Barge
    encore libre. Son numéro est la place du joueur dans l’ordre de cette manche ; son marqueur quitte la
    rangée de la manche suivante pour cette place. Le joueur reçoit les ingénieurs et les pièces indiqués sur
    la carte. Arrêt : les quatre cartes sont proposées quel que soit le nombre de joueurs, car la règle ne
    fait pas d’exception quand on est moins de quatre.
    .title = Préparation 1 : les barges

clause-R3 = Pas à la manche 1. Pour chacun de ses ouvriers dans un port, le joueur reçoit le revenu qu’indique
    la tuile : matériaux, ouvriers (de sa réserve personnelle, aussitôt disponibles), cartes Équipement,
    ingénieurs ou PV. Arrêt : cela se fait dans l’ordre de cette manche et, quand la réserve personnelle ou la
    pioche (défausse comprise, A13) ne suffit pas, on reçoit ce qu’il y a ; la règle ne dit rien de l’un ni de
    l’autre.
    .title = Préparation 2 : revenus des ports

clause-R4 = Brest est complété jusqu’aux ingénieurs et aux matériaux qui y sont imprimés. Ce qui n’a pas été
    acheté reste et ne s’accumule pas.
    .title = Préparation 3 : Brest

clause-R5 = Une nouvelle carte Production donne les matériaux déposés à Quimper. Si la réserve générale n’en a
    pas assez, ce qui n’arrive qu’avec l’option de B4, on ne dépose que ce qu’il y a. Aucune carte ne sert
    deux fois dans la partie. Arrêt : auparavant, ce qui reste à Quimper retourne à la réserve générale ; la
    règle n’en dit rien, et des joueurs rapportent que l’on joue ainsi.
    .title = Préparation 4 : Quimper

clause-R6 = Pas à la manche 1. Les emplacements Construction vides sont remplis depuis la pile de leur
    rangée ; si la pile est vide, l’emplacement reste vide. On ne remplit pas en cours de manche. Arrêt : une
    rangée se remplit de gauche à droite (a, b, c, d), car la règle ne donne pas de sens. Des tuiles
    identiques d’une rangée forment un seul choix : on prend la plus à gauche.
    .title = Préparation 5 : tuiles Construction

clause-R7 = Pas à la manche 1. La prévision devient le temps de la manche, et la carte Météo suivante est
    retournée comme nouvelle prévision. À la manche 5, il n’y a pas de prévision.
    .title = Préparation 6 : météo

section-L = Chargement

clause-L1 = Dans l’ordre de cette manche, chaque joueur charge la barge du haut de sa carte avec des matériaux
    d’une seule sorte pris à Quimper. Puis tous, dans le même ordre, chargent la barge du milieu, puis tous
    celle du bas, jusqu’à ce que toutes les barges soient chargées ou que Quimper soit vide.
    .title = Charger les barges

clause-L2 = Arrêt : tant qu’il y a quelque chose à Quimper, charger est obligatoire, car la règle fait charger
    chacun et n’évoque aucun moyen de refuser. Le joueur choisit une sorte présente et en prend autant que la
    barge peut en porter, ou autant qu’il y en a ; les cases en trop restent vides. La même sorte peut être
    choisie de nouveau pour une autre barge.
    .title = Charger est obligatoire

section-A = Actions

clause-A1 = Dans l’ordre de cette manche, chaque joueur qui n’a pas passé doit construire, commercer ou
    passer, encore et encore, jusqu’à ce que tous aient passé. Passer est toujours possible. On peut encore
    commercer et passer même quand tous les phares sont achevés.
    .title = Construire, commercer ou passer

clause-A2 = Pour construire, on prend une tuile Construction visible et on paie ses matériaux à la réserve
    générale ; barges et entrepôt forment un seul stock. On reçoit aussitôt la récompense de la rangée : 1
    pièce pour un coût de 1 ; 1 carte Équipement et 1 pièce pour un coût de 2 ; 1 carte Équipement et 2 pièces
    pour un coût de 3. Une carte piochée est une révélation : l’annulation s’arrête là. Arrêt : si la pioche
    et la défausse sont toutes deux vides, il n’y a pas de carte et le reste de la récompense demeure, car la
    règle ne prévoit pas ce cas.
    .title = Construire : la tuile et sa récompense

clause-A3 = La tuile se pose au niveau libre le plus bas d’un phare inachevé. Pour chaque niveau, on paie en
    plus les matériaux supplémentaires du phare, tels qu’imprimés sur sa tuile Phare : aucun au Paradis, 1 au
    Purgatoire, 2 en Enfer. Si ce n’est pas le niveau du bas, on paie aussi 1 bois.
    .title = Construire : où va la tuile

clause-A4 = On place sur la tuile Phare autant d’ingénieurs que la météo et le groupe du phare en exigent.
    Celui qui a la barge 3 en place un de moins, mais jamais moins de 1. Les ingénieurs y restent jusqu’au
    décompte du phare ou à la fin de la manche.
    .title = Construire : les ingénieurs

clause-A5 = Arrêt : une construction est un seul acte. Tout doit pouvoir être payé d’avance avec ce que le
    joueur possède ; les récompenses ne peuvent pas y servir. La règle énumère les étapes à la suite, mais ne
    connaît pas de construction interrompue.
    .title = Construire est un seul acte

clause-A6 = On prend toutes les pièces posées sur la tuile Phare.
    .title = Construire : les pièces sur la tuile Phare

clause-A7 = On place sur la tuile Construction un de ses ouvriers disponibles par matériau payé en A2 et A3 ;
    s’il n’y en a pas assez, tous ceux qui restent. Construire sans aucun ouvrier est permis, sauf dans le cas
    de A8.
    .title = Construire : les ouvriers sur la tuile

clause-A8 = Quand un joueur construit par tempête sur un phare du Purgatoire ou de l’Enfer, l’un de ses
    ouvriers est blessé et va dans sa réserve personnelle. Un joueur sans ouvrier disponible ne peut pas y
    construire par tempête. Arrêt : le blessé est un ouvrier encore disponible après A7 s’il y en a un, sinon
    l’un de ceux qui viennent d’être placés, avant le choix de A9 ; la règle dit seulement que c’est l’un des
    siens.
    .title = Construire dans la tempête

clause-A9 = Pour chaque ouvrier placé, on choisit : le reprendre et marquer 2 PV, ou le laisser sur la tuile.
    Arrêt : un ouvrier repris redevient disponible et peut servir aussitôt ; le mot qu’emploie la règle pour
    cet endroit pourrait aussi désigner la réserve personnelle.
    .title = Construire : reprendre ou laisser

clause-A10 = Dès que son dernier niveau est posé, un phare est construit. Il est décompté à la fin de cette
    manche.
    .title = Quand un phare est construit

clause-A11 = Pour commercer, on envoie un ouvrier disponible à Brest ou à Lorient et on y fait au moins une
    affaire ; puis, si on le souhaite, on en envoie un autre dans l’autre ville et on y fait de nouveau au
    moins une affaire. On ne peut visiter qu’une ville où une affaire est possible. Tout se termine dans une
    ville avant de passer à l’autre. Un ouvrier que l’on vient d’embaucher à Lorient peut être celui que l’on
    envoie à Brest.
    .title = Commercer : visiter les villes

clause-A12 = Chaque sorte d’affaire se fait au plus une fois par action, dans n’importe quel ordre. Ce que
    l’on acquiert peut servir aussitôt. Des actions ultérieures peuvent visiter de nouveau la même ville avec
    un autre ouvrier.
    .title = Commercer : chaque affaire une fois

clause-A13 = Payer 3 pièces pour 2 matériaux au choix, identiques ou différents. Payer 4 pièces pour un de ses
    ouvriers de la réserve personnelle. Vendre 1 carte Équipement contre 1 pièce et 1 matériau au choix.
    Vendre 2 cartes Équipement contre 3 pièces. Payer 3 pièces pour 2 cartes Équipement de la pioche. Les
    cartes vendues vont à la défausse. Arrêt : quand il faut piocher une carte et que la pioche est vide, la
    défausse est mélangée pour former une nouvelle pioche ; si les deux sont vides, l’achat de 2 cartes n’est
    pas proposé, et s’il ne reste qu’une carte, il en donne une. La règle ne prévoit pas que les cartes
    viennent à manquer.
    .title = Affaires à Lorient

clause-A14 = Payer 2 pièces pour 2 matériaux présents au marché de Brest, identiques ou différents. Vendre 2
    matériaux au choix contre 2 pièces ; ils vont à la réserve générale, non au marché. Payer 2 pièces pour
    l’ingénieur d’une case à 1. Payer 3 pièces pour les deux ingénieurs d’une case à 2. On ne peut acheter que
    ce qui est là ; pas deux ingénieurs isolés pour 3 pièces, pas un ingénieur seul d’une case à 2. Arrêt :
    c’est toujours exactement deux matériaux, car la règle ne cite pas d’autre nombre.
    .title = Affaires à Brest

clause-A15 = Celui qui passe met son marqueur à la place libre la plus basse de la rangée de la manche
    suivante à Pontivy : le premier à passer est le premier à choisir une barge.
    .title = Passer : l’ordre suivant

clause-A16 = Celui qui passe garde au plus 3 matériaux, tous d’une seule sorte, barges et entrepôt confondus ;
    le reste, la carte Barge et tous les ingénieurs qu’il a encore sont rendus. Il garde ses pièces et ses
    cartes. Arrêt : le joueur nomme la sorte et en garde autant qu’il est permis, car la règle ne donne que la
    limite.
    .title = Passer : ce que l’on garde

clause-A17 = Celui qui passe reprend tous ses ouvriers de Brest et de Lorient, de nouveau disponibles. Les
    ouvriers dans les ports et sur les phares restent.
    .title = Passer : les ouvriers reviennent

section-W = Décompte des phares

clause-W1 = Les phares construits pendant la manche sont décomptés l’un après l’autre, chacun en trois
    étapes : cartes, port, majorité. L’ordre va dans le sens des aiguilles d’une montre à partir de Lorient.
    Arrêt : c’est celui des numéros de site de 1 à 15, car sur notre plateau ils se suivent dans ce sens à
    partir de la place de Lorient ; c’est le site qui compte, non le numéro d’une tuile Phare mélangée.
    .title = Ordre des phares

clause-W2 = À chaque étape, le joueur qui a le plus d’ouvriers sur le phare vient en premier, puis celui qui
    en a le plus après lui, et ainsi de suite. À égalité, celui dont l’ouvrier le plus bas est plus bas passe
    devant ; comme un niveau n’a qu’un propriétaire, il n’y a jamais d’égalité. L’ordre est établi de nouveau
    au début de chaque étape et vaut pour cette étape.
    .title = Ordre des joueurs

clause-W3 = Dans l’ordre de W2, chaque joueur qui a des ouvriers sur le phare peut une fois jouer autant de
    cartes Équipement qu’il veut, toutes ensemble et à découvert. Pour chaque carte, il retire son ouvrier le
    plus haut, qui redevient disponible : jamais plus de cartes que d’ouvriers. Un joueur qui a des cartes en
    main est toujours interrogé, même si aucune n’est jouable, pour que rien ne soit révélé de sa main.
    .title = Étape des cartes

clause-W4 = Valeurs en PV pour Paradis / Purgatoire / Enfer : Mobilier 4 / 5 / 6, Jetée 5 / 6 / 7, Corne de
    brume – / 7 / 8, Grue à câble – / – / 9 ; un tiret signifie que la carte ne peut pas y être jouée. Chaque
    carte de même sorte déjà jouée sur ce phare, par qui que ce soit, abaisse la valeur de 1. Arrêt : jamais
    au-dessous de 0, car la règle ne connaît pas de perte de points.
    .title = Valeur des cartes Équipement

clause-W5 = Dans l’ordre de W2, chaque joueur peut déplacer son ouvrier le plus haut du phare vers un port de
    la zone du phare, en payant 1 pièce à la réserve générale pour chaque ouvrier qui s’y trouve déjà ; qui ne
    peut pas payer ne peut pas le faire. Un joueur a au plus un ouvrier par port. L’ouvrier y reste jusqu’à la
    fin de la partie.
    .title = Étape du port

clause-W6 = Le premier joueur dans l’ordre de W2 marque 3 PV au Paradis, 5 au Purgatoire, 7 en Enfer. Chacun,
    y compris le premier, marque 1 PV pour chacun de ses ouvriers présents. S’il ne reste aucun ouvrier,
    personne ne marque rien.
    .title = Étape de la majorité

clause-W7 = Ensuite, pour chaque phare séparément et avant de décompter le suivant : les cartes jouées vont à
    la défausse, les ingénieurs à la réserve générale, les ouvriers reviennent à leurs propriétaires, de
    nouveau disponibles, les tuiles Construction vont dans un ordre aléatoire sous leurs piles, et la tuile
    Phare est retournée sur sa face construite.
    .title = Après le décompte

section-E = Fin de manche et de partie

clause-E1 = Sur chaque phare inachevé, les ingénieurs sont retirés et vont à la réserve générale ; s’il n’y en
    avait aucun, on y pose 1 pièce. Les phares intacts en reçoivent une aussi, et les pièces s’accumulent.
    Ouvriers et tuiles restent.
    .title = Phares inachevés

clause-E2 = Dès que 3 phares d’une zone sont construits, ceux de la mise en place compris, toutes ses tuiles
    Port sont retournées sur la face améliorée à la fin de la manche.
    .title = Ports améliorés

clause-E3 = Les places 1, 2 et 3 de la rangée de la manche suivante à Pontivy rapportent 4, 2 et 1 PV. Chaque
    ouvrier dans un port rapporte à son propriétaire 4 PV s’il y est seul, 2 s’ils sont deux, 1 s’ils sont
    trois ou quatre. Chaque lot de 3 pièces rapporte 1 PV, arrondi à l’inférieur. Matériaux, cartes et
    ouvriers sur des phares inachevés ne rapportent rien.
    .title = Décompte final

clause-E4 = Celui qui a le plus de PV l’emporte. À égalité, c’est celui des joueurs concernés qui est le mieux
    placé sur la rangée de la manche suivante à Pontivy.
    .title = Le vainqueur
