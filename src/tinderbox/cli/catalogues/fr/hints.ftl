# Conseils en ligne de commande.
hint-brief = Donner des conseils pour une position d’une partie.
hint-help = Donner des conseils pour une position d’une partie enregistrée : les meilleures actions, avec les chances de gagner, les points attendus et les raisons. Les conseils ne tiennent compte que de ce que sait le joueur dont c’est le tour.
hint-option-at = Après ce nombre de décisions. Par défaut : à la fin de l’enregistrement.
hint-option-seat = La place qui veut des conseils. Ce doit être à elle de décider.
hint-option-count = Le nombre d’actions à afficher.
hint-option-think = Le temps de réflexion : une durée comme 1s ou 200ms, ou un nombre de simulations.
hint-head = Décision { $decisions }, à { $name } de jouer :
hint-over = La partie est terminée : il n’y a plus rien à décider.
hint-other-seat = Ici, ce n’est pas à la place { $seat } de décider, mais à la place { $actor }.
hint-think = « { $given } » n’est pas un temps de réflexion : donnez une durée comme 1s ou 200ms, ou un nombre de simulations.
