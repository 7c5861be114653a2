dataset-bots = Vous avez indiqué { $given ->
    [one] un bot
   *[other] { $given } bots
} : indiquez-en de 1 à { $players }, au plus un par place.
dataset-unwritable = Impossible d’écrire { $file } : choisissez un fichier dans un dossier existant où vous pouvez écrire.
