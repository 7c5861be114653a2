# Une partie dans le terminal.
opening-game = Quel jeu ?
opening-players = Combien de joueurs, de { $fewest } à { $most } ?
opening-again = Tapez un nombre de { $least } à { $most }.

table-turn = Tour { $turn } · { $name }
table-ask = >
table-pass = Au tour de { $name }. Prenez le clavier et appuyez sur Entrée.
table-folded = { $count } possibilités : tapez « { $verb } » pour les voir.
table-helps = Tapez « help » pour voir tout ce que vous pouvez taper.
table-forbidden = « { $action } » n’est pas permis ici :
table-allowed = « { $action } » est permis.
table-no-verb = Aucune action possible ne commence par « { $given } ». Choix possibles : { $known }.
table-no-undo = Rien à annuler : vous pouvez annuler vos propres décisions de ce tour, mais pas au-delà d’une information révélée.
table-undone = C’est annulé. { $count ->
    [0] Vous ne pouvez pas revenir plus loin.
    [one] Vous pouvez encore annuler une décision de ce tour.
   *[other] Vous pouvez encore annuler { $count } décisions de ce tour.
}
table-save-name = Il manque un nom de fichier : save FICHIER
table-save-taken = { $file } existe déjà : choisissez un autre nom.
table-saved = Enregistré dans { $file }.
table-offer-save = Enregistrer cette partie ? Tapez un nom de fichier, ou Entrée pour non :
table-left = À bientôt !
table-result = Résultat
table-points = Points
table-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
table-tie-breaks = Égalités départagées par : { $names }

table-help = Tapez le numéro d’une action ou l’action elle-même ; Tab la complète. Si une seule action est possible, appuyez sur Entrée pour la jouer.
order-list = Afficher ce que vous pouvez faire, ou toutes les actions d’un verbe.
    .form = list [VERBE]
order-board = Afficher le plateau.
    .form = board
order-why = Dire si une action est permise, et quelles règles l’interdisent.
    .form = why ACTION
order-rules = Afficher le sommaire des règles, ou une règle.
    .form = rules [F5]
order-log = Afficher les derniers événements, ou tous depuis le début.
    .form = log [all]
order-undo = Annuler votre dernière décision.
    .form = undo
order-reset = Recommencer votre tour, autant que possible.
    .form = reset
order-save = Enregistrer toute la partie, secrets compris. Un nom en .json donne du JSON.
    .form = save FICHIER
order-help = Afficher cette aide.
    .form = help
order-quit = Quitter la partie.
    .form = quit
