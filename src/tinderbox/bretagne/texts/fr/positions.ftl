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
position-phase = Avec cela, la partie ne peut pas en être à « { $phase } ».
position-no-way-on = À « { $phase } », il n’y aurait rien à faire avec ces pièces.
position-row = La tuile « { $name } » appartient à une autre rangée.
position-group = Un groupe d’une pile a au moins une tuile.
position-tiles = La tuile « { $name } » figure { $given } fois ; la boîte en contient { $wanted }.
position-colour = Une tuile Phare se trouve sur un site de sa couleur (S1).
position-historical = Dans l’ordre historique, chaque tuile Phare est sur son propre site (S1).
position-owner = Un niveau a un propriétaire exactement si des ouvriers s’y trouvent.
position-status = Hauteur, ingénieurs ou pièces ne conviennent pas à ce phare : « open » au-dessous de quatre niveaux, « finished » avec quatre jusqu’au décompte, puis « built » et vide.
position-floor = Il y a plus d’ouvriers sur ce niveau que de matériaux payés pour lui (A7).
position-standing = Moins de phares sont construits qu’au départ (S2).
position-area = Une tuile Port se trouve dans sa zone (S3).
position-improved = Les ports sont améliorés exactement là où trois phares de la zone sont construits, dès la fin de cette manche (E2).
position-pontivy = Chaque marqueur est sur l’une des deux rangées, et celle de la manche suivante se remplit depuis le début.
position-passed = Qui a passé n’a ni ingénieurs, ni ouvriers dans les villes, et au plus trois matériaux d’une seule sorte.
position-workers = { $given ->
    [one] { $given } ouvrier de cette place est présent
   *[other] { $given } ouvriers de cette place sont présents
} ; une place en a { $wanted }.
position-weather = Météo, prévision et cartes non vues ne forment pas les six cartes Météo à ce moment de la partie.
position-production = Chaque manche a montré une carte Production, et aucune ne vient deux fois.
position-hand = La main a { $wanted ->
    [one] { $wanted } carte
   *[other] { $wanted } cartes
} ; le nombre public est { $given }.
position-cards = { $given ->
    [one] { $given } carte « { $name } » est présente
   *[other] { $given } cartes « { $name } » sont présentes
} ; la boîte en contient { $wanted }.
position-deck = Il { $wanted ->
    [one] reste { $wanted } carte
   *[other] reste { $wanted } cartes
} pour la pioche, non { $given }.
position-recalled = Ce que l’on sait des cartes Équipement depuis le premier mélange ne s’accorde pas.
position-unseen = Les autres mains ont plus de cartes qu’il n’en reste que personne n’a vues.
