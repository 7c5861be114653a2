# Ce qui peut être faux dans une saisie. L’endroit (fichier, entrée, ligne) précède ces phrases.
illegal-action = « { $action } » n’est pas permis ici.
extra-missing = { $module } n’est pas installé. Pour l’installer : { $command }

document-faulty = { $source } : { $faults ->
    [one] une erreur
   *[other] { $faults } erreurs
}
pack-faulty = Paquet de données { $source } : { $faults ->
    [one] une erreur
   *[other] { $faults } erreurs
}
record-faulty = Enregistrement { $source } : { $faults ->
    [one] une erreur
   *[other] { $faults } erreurs
}
position-faulty = Position { $source } : { $faults ->
    [one] une erreur
   *[other] { $faults } erreurs
}
view-faulty = Vue { $source } : { $faults ->
    [one] une erreur
   *[other] { $faults } erreurs
}
document-too-large = Le fichier dépasse { $most } octets.
document-not-utf8 = Le fichier n’est pas du texte UTF-8 (octet { $byte }).
document-unreadable = Impossible de lire le fichier : { $why }
document-key-twice = La clé « { $key } » figure deux fois dans un objet.
document-not-finite = { $name } n’est pas un nombre valable.
document-not-json = JSON invalide à la ligne { $line }, colonne { $column }.
document-too-deep = Imbrication trop profonde, ou nombre trop long.

shape-wrong = Cette valeur n’est pas valable : { $given }
shape-missing = Cette entrée manque.
shape-unknown = Cette entrée n’a pas sa place ici.
shape-int = Il faut ici un nombre entier, et non { $given }.
shape-number = Il faut ici un nombre, et non { $given }.
shape-text = Il faut ici un texte, et non { $given }.
shape-bool = Il faut ici true ou false, et non { $given }.
shape-list = Il faut ici une liste, et non { $given }.
shape-object = Il faut ici un objet, et non { $given }.
shape-choice = { $given } n’est pas permis ici. Choix possibles : { $expected }.
shape-least = Il faut ici au moins { $ge }, et non { $given }.
shape-most = Il faut ici au plus { $le }, et non { $given }.
shape-above = Il faut ici plus de { $gt }, et non { $given }.
shape-short = Trop court : { $given }
shape-long = Trop long : { $given }
shape-pattern = { $given } ne correspond pas au motif { $pattern }.
