# Une partie dans le terminal.
opening-game = Quel jeu ?
opening-players = Combien de joueurs, de { $fewest } à { $most } ?
opening-again = Il faut un nombre de { $least } à { $most }.

table-turn = Tour { $turn } · { $name }
table-ask = >
table-pass = C’est à { $name }. Prenez le clavier et appuyez sur Entrée.
table-folded = { $count } au choix : tapez « { $verb } » pour les voir.
table-helps = « help » montre ce qu’on peut taper.
table-forbidden = « { $action } » n’est pas permis ici :
table-allowed = « { $action } » est permis.
table-no-verb = Rien de possible ne commence par « { $given } ». Il y a : { $known }.
table-no-undo = Rien ne peut être repris : seulement vos propres décisions de ce tour, et rien avant ce qui a été révélé.
table-undone = C’est repris. { $count ->
    [0] On ne peut pas remonter plus loin.
    [one] Une autre décision de ce tour peut être reprise.
   *[other] { $count } autres décisions de ce tour peuvent être reprises.
}
table-save-name = Il faut un nom de fichier : save FICHIER
table-save-taken = { $file } existe déjà : choisissez un autre nom.
table-saved = Enregistré dans { $file }.
table-offer-save = Enregistrer cette partie ? Nom de fichier, ou Entrée pour non :
table-left = Au revoir.
table-result = Résultat
table-points = Points
table-winners = { $count ->
    [one] { $names } gagne.
   *[other] La victoire est partagée : { $names }.
}
table-tie-breaks = Les égalités ont été départagées par : { $names }

table-help = Tapez le numéro d’une action ou l’action elle-même ; Tab complète. S’il n’y a qu’une chose à faire, Entrée la fait.
order-list = Ce qu’on peut faire maintenant, ou toutes les actions d’un verbe.
    .form = list [VERBE]
order-board = La table.
    .form = board
order-why = Si une action est permise, et quelles règles l’interdisent.
    .form = why ACTION
order-rules = La table des matières des règles, ou une règle.
    .form = rules [F5]
order-log = Ce qui s’est passé récemment, ou depuis le début.
    .form = log [all]
order-undo = Reprendre votre dernière décision.
    .form = undo
order-reset = Reprendre tout ce tour, autant que possible.
    .form = reset
order-save = Enregistrer toute la partie, secrets compris ; un nom en .json donne du JSON.
    .form = save FICHIER
order-help = Cette aide.
    .form = help
order-quit = Quitter la table.
    .form = quit
