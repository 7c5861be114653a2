# Conseils sur la ligne de commande.
hint-brief = Conseiller à un moment d’une partie.
hint-help = Conseiller à un moment d’une partie enregistrée : les meilleures actions avec les chances de gagner, les points attendus et les raisons. Le conseil sait ce que sait la place qui doit décider, et rien d’autre.
hint-option-at = Après tant de décisions ; sinon, à la fin de l’enregistrement.
hint-option-seat = La place qui demande : celle qui doit décider.
hint-option-count = Combien d’actions.
hint-option-think = Le temps de réflexion : une durée comme 1s ou 200ms, ou un nombre de simulations.
hint-head = Décision { $seq }, à { $name } de jouer :
hint-over = La partie est finie : il n’y a rien à décider.
hint-other-seat = La place { $seat } n’a rien à décider ici, c’est à la place { $actor }.
hint-think = « { $given } » n’est pas un temps de réflexion : donnez une durée comme 1s ou 200ms, ou un nombre de simulations.
