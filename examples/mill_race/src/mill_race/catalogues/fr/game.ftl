# Le Bief : noms, invites, boutons, événements, refus, et ce que montrent les tables.
game-title = Le Bief
game-pitch = Posez des cartes face cachée le long de la rivière. La troisième carte dévoile un lieu, et la plus forte l’emporte.

place-spring = Source
place-weir = Barrage
place-mill = Moulin
place-ford = Gué
place-mouth = Embouchure

prompt-play = Jouez une carte dans un lieu, ou piochez.
prompt-other = { $seat } réfléchit.
prompt-over = La partie est terminée.
action-play = Jouer { $card } : { $place }
action-draw = Piocher une carte
action-pass = Passer

event-played = { $seat } a joué une carte : { $place }.
event-played-known = { $seat } a joué le { $card } : { $place }.
event-drew = { $seat } a pioché une carte.
event-drew-known = { $seat } a pioché le { $card }.
event-took = { $seat } l’emporte avec le { $card } : { $place }, { $points } points.
event-passed = { $seat } a passé.
event-game-over = La partie est terminée.

refused-no-card = Vous n’avez pas de { $card } en main.
refused-taken = Trois cartes s’y trouvent déjà : le lieu est pris.
refused-deck = La pioche est vide.
refused-hand = Vous avez déjà { $most } cartes, c’est la limite.
refused-pass = Vous pouvez encore jouer ou piocher une carte.

tip = La troisième carte dévoile un lieu ; la plus forte l’emporte.
count-of = { $count } sur { $most }
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
note-third = troisième carte
note-ends-turn = termine votre tour
note-taken = { $seat }, { $card }
fact-deck = cartes dans la pioche
fact-turns = tours joués
fact-places = lieux pris

reason-places = { $change ->
    [up] cela vous aide à prendre des lieux (+{ $points })
   *[down] cela rend des lieux plus difficiles à prendre (−{ $points })
}
reason-hand = { $change ->
    [up] cela ménage votre main (+{ $points })
   *[down] cela coûte une bonne carte (−{ $points })
}

position-counts = Il faut une main par joueur et une liste de cartes pour chacun des cinq lieux.
position-cards = La pioche, les mains et les lieux doivent contenir ensemble quatre fois chaque nombre de 1 à 7 (B1).
position-places = Un lieu contient au plus trois cartes, chacune d’un joueur de la table (B2).
position-turn = Ce tour n’existe pas, ou rien ne peut y être pioché (E1).
position-hand = Cette main ne correspond pas au nombre de tours (S1, T1, T3).
position-deal = Pendant la donne, les cartes font le tour de la table et aucune n’est jouée (S1).
position-drawing = Aucune carte ne peut être piochée maintenant (T3).
