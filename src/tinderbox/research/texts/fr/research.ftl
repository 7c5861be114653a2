extra-missing = { $module } n’est pas installé. Pour l’installer : pip install tinderbox-games[{ $extra }]
dataset-bots = { $given ->
    [one] Un bot est donné
   *[other] { $given } bots sont donnés
} : il en faut de un à { $players }, autant que de places au plus.
dataset-unwritable = { $file } ne peut pas être écrit : ce doit être un fichier dans un dossier qui existe et où l’on peut écrire.
