# Ce qui peut clocher dans une saisie. L’endroit (fichier, entrée, ligne) précède ces phrases.
illegal-action = « { $action } » n’est pas permis ici.

document-faulty = { $source } : { $faults ->
    [one] une faute
   *[other] { $faults } fautes
}
pack-faulty = Jeu de données { $source } : { $faults ->
    [one] une faute
   *[other] { $faults } fautes
}
record-faulty = Partie enregistrée { $source } : { $faults ->
    [one] une faute
   *[other] { $faults } fautes
}
position-faulty = Position { $source } : { $faults ->
    [one] une faute
   *[other] { $faults } fautes
}
view-faulty = Vue { $source } : { $faults ->
    [one] une faute
   *[other] { $faults } fautes
}
document-too-large = Le fichier dépasse { $most } octets.
document-not-utf8 = Le fichier n’est pas du texte UTF-8 (octet { $byte }).
document-unreadable = Le fichier ne peut pas être lu : { $why }
document-key-twice = La clé « { $key } » figure deux fois dans un objet.
document-not-finite = { $name } n’est pas un nombre utilisable.
document-not-json = JSON invalide à la ligne { $line }, colonne { $column }.
document-too-deep = Imbrication trop profonde, ou nombre trop long.

shape-wrong = Cette valeur ne convient pas : { $given }
shape-missing = Cette entrée manque.
shape-unknown = Il n’y a pas d’entrée de ce nom ici.
shape-int = Il faut un nombre entier, non { $given }.
shape-number = Il faut un nombre, non { $given }.
shape-text = Il faut un texte, non { $given }.
shape-bool = Il faut true ou false, non { $given }.
shape-list = Il faut une liste, non { $given }.
shape-object = Il faut un objet, non { $given }.
shape-choice = Il faut { $expected }, non { $given }.
shape-least = Il faut au moins { $ge }, non { $given }.
shape-most = Il faut au plus { $le }, non { $given }.
shape-above = Il faut plus de { $gt }, non { $given }.
shape-short = Trop court : { $given }
shape-long = Trop long : { $given }
shape-pattern = { $given } n’a pas la forme { $pattern }.
