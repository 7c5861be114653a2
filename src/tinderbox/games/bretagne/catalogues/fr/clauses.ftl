# Les règles de Bretagne, point par point. Identifiants stables : code, tests et refus les citent.
# Une ligne vide termine un paragraphe ; « 1. » ouvre une étape, « • » un point. Vocabulaire : docs/glossary.md.

rules-intro =
    Les règles de Bretagne, point par point et dans nos propres mots. Quand une action est refusée, les règles
    qui l’interdisent sont citées. Le vocabulaire :

    • Un site est l’un des 15 emplacements numérotés où se dresse un phare ; la tuile Phare est celle qui s’y
      trouve.
    • La réserve générale est le stock commun à côté du plateau.
    • Un ouvrier disponible se trouve sur la carte Entrepôt de son propriétaire et peut servir. Un ouvrier en
      réserve reste à l’écart jusqu’à ce qu’il soit recruté ou qu’il arrive comme revenu.
    • Un phare est construit dès que son dernier étage est posé, ou s’il a été mis en place déjà construit.
      Jusque-là il est inachevé.
    • PV signifie points de victoire.

rules-honesty =
    Notre source est le texte du livret de règles, sans ses images. La plupart des nombres imprimés sur les
    cartes et les tuiles sont donc reconstitués : ils s’accordent avec chaque phrase et chaque exemple du
    livret, mais ceux de la boîte peuvent différer. Le paquet de données dit d’où vient chaque nombre, et qui
    possède la boîte peut l’y corriger.

    • Viennent du livret : le nombre de phares, de tuiles Port, de cartes, de tuiles Construction, d’ouvriers et
      de matériaux ; les récompenses des trois rangées de tuiles ; le nombre de matériaux supplémentaires
      qu’exige un groupe, et le bois ; l’ingénieur qu’économise la barge 3 ; l’ouvrier blessé par la tempête ;
      tous les prix de Brest et de Lorient ; les valeurs des cartes Équipement ; et tous les points de majorité,
      d’ouvriers, de ports, d’ordre et de pièces.
    • Viennent de ses exemples : les cases des barges du haut (3, 2, 2 et 2 sur les cartes 1 à 4) et des barges
      du milieu des cartes 1 et 2 (2 chacune), et un port qui rapporte 1 brique, amélioré 2.
    • 1 ingénieur au Purgatoire par beau temps est déduit d’un exemple dont le joueur a peut-être la barge 3.
    • Sont reconstitués : les 4 étages des phares ; toutes les autres cases des barges, leurs ingénieurs et
      leurs pièces ; le nombre de cartes Météo de chaque sorte et tous les autres nombres d’ingénieurs ; les
      cartes Production ; le stock de Brest ; tous les autres revenus des ports ; les matériaux que coûte chaque
      tuile Construction et le nombre de tuiles par pile ; les noms et les sites des phares et la sorte de leurs
      matériaux supplémentaires ; les noms des ports.

section-B = Plateau et matériel

clause-B1 =
    Il y a 15 phares, 5 dans chacune des trois zones. Le Paradis est bleu, le Purgatoire blanc, l’Enfer rouge.

    • Nord : 3 Paradis, 1 Purgatoire, 1 Enfer
    • Ouest : 1 Paradis, 1 Purgatoire, 3 Enfer
    • Sud : 1 Paradis, 3 Purgatoire, 1 Enfer
    .title = Phares, zones et groupes

clause-B2 =
    Il y a 9 ports et 12 tuiles Port ; chaque tuile a une face au revenu normal et une face au revenu amélioré.
    Une tuile de chaque zone, tirée au hasard, reste hors de la partie. Déduit : chaque zone a 3 ports et 4
    tuiles Port.
    .title = Ports et tuiles Port

clause-B3 =
    Quimper reçoit les matériaux de la manche. On commerce à Brest et à Lorient. À Pontivy, on choisit les
    barges et l’on tient l’ordre des joueurs.
    .title = Les quatre villes

clause-B4 =
    Les quatre matériaux sont le bois, la pierre, le sable et la brique. La boîte contient 15 disques de chacun
    et quatre marqueurs ×3/×5 pour les multiplier. Avec l’option « { option-supply-endless } », les matériaux ne
    s’épuisent jamais ; sinon :

    1. Interprétation : avec un marqueur, un disque peut en valoir jusqu’à cinq ; il ajoute donc au plus 4
       matériaux d’une sorte. Il peut y avoir plus de 15 matériaux d’une sorte sur les marchés et chez les
       joueurs tant que quatre marqueurs suffisent pour toutes les sortes ensemble. Une sorte demande autant de
       marqueurs que son excédent divisé par 4, arrondi au-dessus.
    2. Quimper ne reçoit que ce qui reste dans la réserve générale. Interprétation : Brest aussi, que l’on
       complète avant (R4, R5) ; on les remplit tous deux dans l’ordre bois, pierre, sable, brique.
    3. Interprétation : ce que les joueurs reçoivent à Lorient ou des ports n’est jamais limité. S’il faut déjà
       pour cela plus de quatre marqueurs, les sortes qui dépassent 15 ne reçoivent rien et les autres sont
       complétées jusqu’à 15.
    4. Interprétation : les pièces et les ingénieurs ne s’épuisent pas. Le livret dit illimitées les pièces de
       Lorient. La boîte a 16 ingénieurs, et à quatre joueurs nos barges reconstituées et Brest en prennent
       jusqu’à 16 : après une manche où personne n’engage à Brest, un port d’ingénieurs ne rapporterait rien ;
       mais ces nombres sont les nôtres, non ceux de la boîte.
    5. Les cartes, les ouvriers et les tuiles sont en nombre limité. Le livret dit illimitées aussi les cartes
       de Lorient, mais il n’y en a que 30 : A13 dit ce qui se passe quand elles manquent.
    .title = Matériaux et réserve générale

clause-B5 =
    Chaque joueur a 14 ouvriers, 8 disponibles et 6 en réserve, un marqueur sur la piste de score et un autre à
    Pontivy. Interprétation : personne ne commence avec des pièces, des cartes, des ingénieurs ou des matériaux,
    car la mise en place n’en distribue pas.
    .title = Le matériel d’un joueur

clause-B6 =
    Il y a 30 cartes Équipement : 9 Mobilier, 8 Jetée, 7 Corne de brume et 6 Grue à câble. Il y a 36 tuiles
    Construction en trois piles, qui coûtent 1, 2 et 3 matériaux ; 6 cartes Météo, 6 cartes Production et 4
    cartes Barge numérotées de 1 à 4. On joue de 2 à 4 joueurs. Reconstitué : chaque pile compte 12 tuiles
    Construction.
    .title = Cartes, tuiles et nombre de joueurs

clause-B7 =
    Reconstitué : chaque phare a 4 étages, car l’exemple de décompte demande au moins quatre étages distincts
    sur un même phare. Cet exemple place deux joueurs à l’étage du bas ; nous lisons le second un étage plus
    haut, comme dans les exemples de l’étape du port et de l’étape de la majorité.
    .title = Quatre étages

clause-B8 =
    Les cartes Équipement en main sont secrètes, de même que l’ordre de toutes les pioches et piles et la carte
    Météo écartée à la mise en place. Tout le reste est public, ainsi que ce qui en découle : les cartes d’une
    pioche remélangée, les tuiles remises sous une pile (W7). Interprétation : le nombre de cartes en main est
    public, et une carte est montrée quand on la joue ou la vend.
    .title = Ce qui est secret

section-S = Mise en place

clause-S1 =
    Les sites et les tuiles Phare sont numérotés de 1 à 15. Les tuiles Phare sont posées, face en chantier, sur
    les sites de leur couleur : mélangées entre tous les sites de cette couleur, ou dans l’ordre historique, la
    tuile 1 au site 1 et ainsi de suite (option « { option-boards.title } »). Interprétation : une tuile Phare
    est appelée par son nom, un site par son numéro ; Ar-Men est cette tuile, où qu’elle se trouve. La zone et
    le rang au décompte suivent donc le site, les matériaux supplémentaires suivent la tuile.
    .title = Disposer les tuiles Phare

clause-S2 =
    À deux joueurs, chaque zone a un phare non construit de chaque groupe ; tous les autres sont déjà
    construits. À trois joueurs, un phare du Paradis au nord, un du Purgatoire au sud et un de l’Enfer à l’ouest
    sont construits dès le départ. Ils comptent partout où les règles comptent les phares construits.
    Interprétation : le hasard décide lesquels.
    .title = Phares construits dès le départ

clause-S3 =
    Les tuiles Port sont posées au hasard sur les ports de leur zone, face normale visible.
    .title = Disposer les tuiles Port

clause-S4 =
    On mélange les cartes Équipement et les cartes Météo, puis on écarte une carte Météo sans la regarder. La
    première des autres indique la météo de cette manche ; la suivante, la prévision, est toujours visible elle
    aussi (R7). Déduit : on mélange également les cartes Production et chaque pile de tuiles Construction.
    .title = Cartes et météo

clause-S5 =
    Les 4 premières tuiles de chaque pile Construction sont face visible. Le premier ordre des joueurs est tiré
    au hasard ; leurs marqueurs sont posés dans cet ordre sur la rangée de la manche suivante à Pontivy.
    .title = Tuiles Construction et premier ordre

section-R = La manche

clause-R1 =
    La partie compte au plus 5 manches. Chacune a cinq phases : préparation, chargement, actions, décompte des
    phares, fin de manche. La partie s’achève après la manche 5, ou après une manche à la fin de laquelle tous
    les phares sont construits.
    .title = Manches et fin de partie

clause-R2 =
    Dans l’ordre de la rangée de la manche suivante à Pontivy, chaque joueur prend une carte Barge libre. Son
    numéro est la place du joueur dans l’ordre de cette manche. Le joueur reçoit les ingénieurs et les pièces
    indiqués dessus. Interprétation : les quatre cartes sont proposées quel que soit le nombre de joueurs, car
    le livret ne fait pas d’exception.
    .title = Préparation 1 : barges

clause-R3 =
    Pas à la manche 1. Pour chacun de ses ouvriers dans un port, un joueur reçoit le revenu indiqué sur la
    tuile : matériaux, ouvriers (de sa réserve), cartes Équipement, ingénieurs ou PV. Interprétation : cela se
    fait dans l’ordre de cette manche et, quand la réserve d’ouvriers ou les cartes ne suffisent pas, on reçoit
    ce qu’il y a ; le livret se tait sur ces deux points.
    .title = Préparation 2 : revenus des ports

clause-R4 =
    Brest est complété jusqu’aux ingénieurs et aux matériaux qui y sont imprimés, dans la limite de la réserve
    générale (B4). Ce qui n’a pas été acheté reste et ne s’accumule pas.
    .title = Préparation 3 : Brest

clause-R5 =
    Une nouvelle carte Production donne les matériaux de Quimper ; si la réserve générale n’en a pas assez, on
    ne dépose que ce qu’il y a (B4). Interprétation : ce qui reste à Quimper retourne à la réserve générale au
    début de la préparation, si bien que Brest peut en profiter ; le livret se tait, et des joueurs rapportent
    que l’on joue ainsi. Déduit : aucune carte Production ne revient.
    .title = Préparation 4 : Quimper

clause-R6 =
    Pas à la manche 1. Les emplacements Construction vides sont remplis depuis la pile de leur rangée, mais
    jamais en cours de manche. Des tuiles identiques d’une rangée forment un seul choix : on prend la plus à
    gauche. Interprétation : une rangée se remplit de gauche à droite (a, b, c, d) et, si sa pile est vide,
    l’emplacement reste vide ; le livret se tait sur ces deux points.
    .title = Préparation 5 : tuiles Construction

clause-R7 =
    Pas à la manche 1. La prévision devient la météo de la manche, et l’on retourne la carte Météo suivante. À
    la manche 5, il n’y a pas de prévision.
    .title = Préparation 6 : météo

section-L = Chargement

clause-L1 =
    Dans l’ordre de cette manche, chaque joueur charge la barge du haut de sa carte avec des matériaux d’une
    seule sorte pris à Quimper. Puis tous chargent la barge du milieu, puis tous celle du bas, jusqu’à ce que
    toutes les barges soient chargées ou que Quimper soit vide.
    .title = Charger les barges

clause-L2 =
    Interprétation : tant qu’il y a quelque chose à Quimper, charger est obligatoire ; le livret ne prévoit pas
    qu’on y renonce. Le joueur choisit une sorte présente et en prend autant que la barge peut en porter, ou
    autant qu’il y en a ; les cases en trop restent vides. La même sorte peut être choisie de nouveau pour une
    autre barge.
    .title = Charger est obligatoire

section-A = Actions

clause-A1 =
    Dans l’ordre de cette manche, chaque joueur qui n’a pas passé doit construire, commercer ou passer, et l’on
    recommence jusqu’à ce que tous aient passé. Passer est toujours possible. On peut encore commercer et passer
    quand tous les phares sont achevés.
    .title = Construire, commercer ou passer

clause-A2 =
    Le joueur prend une tuile Construction visible et paie ses matériaux à la réserve générale ; barges et
    entrepôt forment un seul stock. Il reçoit aussitôt la récompense de la rangée : 1 pièce pour une tuile de
    coût 1 ; 1 carte Équipement et 1 pièce pour un coût de 2 ; 1 carte Équipement et 2 pièces pour un coût de 3.
    Interprétation : si la pioche et la défausse sont vides, il n’y a pas de carte et le reste de la récompense
    demeure.
    .title = Construire : la tuile et sa récompense

clause-A3 =
    C’est seulement maintenant, après avoir regardé la carte, que le joueur choisit le phare : la tuile se pose
    à l’étage libre le plus bas d’un phare inachevé. Chaque étage coûte aussi les matériaux supplémentaires du
    phare, imprimés sur sa tuile Phare : aucun au Paradis, 1 au Purgatoire, 2 en Enfer ; et chaque étage autre
    que celui du bas coûte 1 bois. Interprétation : ce qui est payé va aussitôt à la réserve générale ; le texte
    pose les matériaux supplémentaires sur la tuile Phare, mais dans l’exemple et l’aperçu on s’en défait.
    .title = Construire : le phare

clause-A4 =
    Le joueur place sur la tuile Phare les ingénieurs qu’exigent la météo et le groupe. Celui qui a la barge 3
    en place un de moins, mais jamais moins de 1. Ils y restent jusqu’au décompte du phare ou à la fin de la
    manche.
    .title = Construire : les ingénieurs

clause-A5 =
    Une construction se fait en deux décisions, dans l’ordre du livret : d’abord la tuile (A2), puis le phare
    (A3). Interprétation : on ne peut prendre une tuile que si, une fois ses matériaux payés, on peut encore
    payer au moins un phare, en matériaux, en ingénieurs et (A8) en ouvriers ; et l’on ne peut choisir un phare
    que si l’on peut le payer. Aucune construction n’est donc jamais interrompue ; les récompenses n’y changent
    rien, car aucune construction ne coûte de pièces ni de cartes.
    .title = Construire : deux décisions

clause-A6 =
    Le joueur prend toutes les pièces posées sur la tuile Phare.
    .title = Construire : les pièces sur la tuile Phare

clause-A7 =
    Le joueur place sur la tuile Construction un ouvrier disponible pour chaque matériau payé en A2 et A3 ; s’il
    n’en a pas assez, tous ceux qui restent. Construire sans aucun ouvrier est permis, sauf dans le cas de A8.
    .title = Construire : les ouvriers sur la tuile

clause-A8 =
    Quand un joueur construit par tempête sur un phare du Purgatoire ou de l’Enfer, l’un de ses ouvriers est
    blessé et va dans sa réserve. Sans ouvrier disponible, on ne peut pas y construire par tempête.
    Interprétation : le blessé est un ouvrier encore disponible s’il y en a un, sinon l’un de ceux qui viennent
    d’être placés, avant le choix de A9. Le livret dit seulement que c’est l’un des siens ; perdre un ouvrier
    disponible n’est jamais pire, et tout joueur libre de choisir ferait ainsi.
    .title = Construire par tempête

clause-A9 =
    Pour chaque ouvrier placé, le joueur choisit : le reprendre et marquer 2 PV, ou le laisser sur la tuile.
    Interprétation : un ouvrier repris redevient disponible et peut servir aussitôt ; le livret le rend au stock
    propre du joueur, et les ouvriers en réserve n’en font pas partie.
    .title = Construire : reprendre ou laisser

clause-A10 =
    Dès que son dernier étage est posé, un phare est construit. Il est décompté à la fin de cette manche.
    .title = Quand un phare est construit

clause-A11 =
    Le joueur envoie un ouvrier disponible à Brest ou à Lorient et y fait au moins un échange ; il peut ensuite
    en envoyer un autre dans l’autre ville, là encore pour au moins un échange. Tout se termine dans une ville
    avant l’autre. On ne peut visiter qu’une ville où un échange est possible. Déduit : un ouvrier que l’on
    vient de recruter à Lorient peut être celui que l’on envoie à Brest.
    .title = Commercer : visiter les villes

clause-A12 =
    Chaque sorte d’échange se fait au plus une fois par action, dans n’importe quel ordre. Chaque ligne de A13
    et de A14 est une sorte à part ; on peut donc vendre jusqu’à trois cartes en une visite. Ce que l’on
    acquiert peut servir aussitôt. Des actions ultérieures peuvent visiter de nouveau la même ville avec un
    autre ouvrier.
    .title = Commercer : chaque échange une fois

clause-A13 =
    Cinq échanges sont possibles à Lorient :

    • 3 pièces contre 2 matériaux au choix
    • 4 pièces contre un de ses ouvriers en réserve, blessé ou non
    • 1 carte Équipement contre 1 pièce et 1 matériau au choix
    • 2 cartes Équipement contre 3 pièces
    • 3 pièces contre 2 cartes Équipement

    Les cartes vendues vont à la défausse. Interprétation : on la mélange pour former une nouvelle pioche quand
    il faut piocher une carte et que la pioche est vide. Si les deux sont vides, le dernier échange n’est pas
    proposé ; s’il ne reste qu’une carte, il n’en donne qu’une.
    .title = Échanges à Lorient

clause-A14 =
    Quatre échanges sont possibles à Brest :

    • 2 pièces contre 2 matériaux présents au marché de Brest
    • 2 matériaux contre 2 pièces ; les matériaux vont à la réserve générale
    • 2 pièces contre l’ingénieur d’une case à 1
    • 3 pièces contre les deux ingénieurs d’une case à 2

    On ne peut acheter ou engager que ce qui est là : ni deux ingénieurs isolés pour 3 pièces, ni un seul
    ingénieur d’une case à 2. Interprétation : c’est toujours exactement deux matériaux.
    .title = Échanges à Brest

clause-A15 =
    Celui qui passe met son marqueur à la première place libre de la rangée de la manche suivante à Pontivy : le
    premier à passer est le premier à choisir une barge.
    .title = Passer : l’ordre suivant

clause-A16 =
    Celui qui passe peut garder jusqu’à 3 matériaux d’une seule sorte : il nomme la sorte et le nombre, ou ne
    garde rien. Le reste, la carte Barge et tous les ingénieurs qu’il a encore sont rendus. Il garde ses pièces
    et ses cartes. Interprétation : barges et entrepôt forment un seul stock.
    .title = Passer : ce que l’on garde

clause-A17 =
    Tous les ouvriers de celui qui passe reviennent de Brest et de Lorient. Les ouvriers dans les ports et sur
    les phares restent.
    .title = Passer : les ouvriers reviennent

section-W = Décompte des phares

clause-W1 =
    1. Les phares construits pendant cette manche sont décomptés l’un après l’autre, chacun en trois étapes :
       cartes, port, majorité.
    2. Le premier est, parmi ceux qui viennent d’être construits, le plus proche de Lorient ; les autres suivent
       dans le sens horaire autour du plateau. Interprétation : la distance se mesure en ligne droite, du site à
       la ville dessinée et non au panneau de commerce.
    3. Interprétation : c’est le site qui compte, non le numéro d’une tuile Phare mélangée. Les sites sont
       numérotés dans le sens horaire ; on va donc au numéro supérieur, et après 15 à 1. Sur notre plateau, 2, 9
       et 14 se décomptent dans cet ordre, 1 et 2 dans l’ordre 2, 1.
    .title = Ordre des phares

clause-W2 =
    À chaque étape, le joueur qui a le plus d’ouvriers sur le phare vient en premier, puis celui qui en a le
    plus après lui, et ainsi de suite. À égalité, celui dont l’ouvrier le plus bas est plus bas que celui de
    l’autre vient d’abord ; un étage n’ayant qu’un propriétaire, il y a toujours une différence. L’ordre est
    établi au début de chaque étape et vaut pour cette étape.
    .title = Ordre des joueurs

clause-W3 =
    Dans cet ordre, chaque joueur qui a des ouvriers sur le phare peut, une seule fois, jouer autant de cartes
    Équipement qu’il veut, toutes ensemble et à découvert. Pour chaque carte, il retire son ouvrier le plus
    haut, qui redevient disponible : il n’y a jamais plus de cartes que d’ouvriers. Interprétation : un joueur
    qui a des cartes en main est toujours interrogé, qu’elles soient jouables ou non, pour que rien ne soit
    révélé de sa main.
    .title = Étape des cartes

clause-W4 =
    Valeurs en PV au Paradis, au Purgatoire et en Enfer ; un tiret signifie que la carte ne peut pas y être
    jouée :

    • Mobilier : 4, 5, 6
    • Jetée : 5, 6, 7
    • Corne de brume : –, 7, 8
    • Grue à câble : –, –, 9

    Chaque carte de même sorte déjà jouée sur ce phare, par n’importe qui, abaisse la valeur de 1.
    Interprétation : jamais au-dessous de 0.
    .title = Valeur des cartes Équipement

clause-W5 =
    Dans l’ordre de W2, chaque joueur peut déplacer son ouvrier le plus haut du phare vers un port de la même
    zone, en payant 1 pièce à la réserve générale pour chaque ouvrier qui s’y trouve déjà ; un joueur qui ne
    peut pas payer ne peut pas y aller. Un joueur ne peut avoir qu’un ouvrier par port. Il y reste jusqu’à la
    fin de la partie.
    .title = Étape du port

clause-W6 =
    Le premier joueur dans l’ordre de W2 marque 3 PV au Paradis, 5 au Purgatoire, 7 en Enfer. Chaque joueur
    marque 1 PV pour chacun de ses ouvriers présents. S’il ne reste aucun ouvrier, personne ne marque.
    .title = Étape de la majorité

clause-W7 =
    Après chaque phare, avant de décompter le suivant :

    1. Les cartes jouées vont à la défausse.
    2. Les ingénieurs vont à la réserve générale.
    3. Les ouvriers reviennent à leurs propriétaires et sont de nouveau disponibles.
    4. Les tuiles Construction vont sous leurs piles dans un ordre aléatoire.
    5. La tuile Phare est retournée sur sa face construite.
    .title = Après le décompte

section-E = Fin de manche et de partie

clause-E1 =
    Les ingénieurs placés sur un phare inachevé retournent à la réserve générale. S’il n’y en avait aucun, on y
    pose 1 pièce, même sur un phare intact, et les pièces s’accumulent. Les ouvriers et les tuiles restent.
    .title = Phares inachevés

clause-E2 =
    Dès que 3 phares d’une zone sont construits, ceux de la mise en place compris, ses tuiles Port sont
    retournées sur la face améliorée à la fin de la manche.
    .title = Ports améliorés

clause-E3 =
    À la fin de la partie :

    • Les places 1, 2 et 3 de la rangée à Pontivy rapportent 4, 2 et 1 PV. Déduit : il s’agit de la rangée de la
      manche suivante.
    • Chaque ouvrier dans un port rapporte à son propriétaire 4 PV s’il y est seul, 2 s’ils sont deux, 1 s’ils
      sont trois ou quatre.
    • Chaque lot de 3 pièces rapporte 1 PV ; le reste ne rapporte rien.
    • Les matériaux, les cartes et les ouvriers sur des phares inachevés ne rapportent rien.
    .title = Décompte final

clause-E4 =
    Celui qui a le plus de PV l’emporte. En cas d’égalité l’emporte celui des joueurs concernés qui est le mieux
    placé sur cette rangée de Pontivy.
    .title = Le vainqueur
