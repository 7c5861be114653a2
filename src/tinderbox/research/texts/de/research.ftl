extra-missing = { $module } ist nicht installiert. So wird es installiert: pip install tinderbox-games[{ $extra }]
dataset-bots = { $given ->
    [one] Ein Bot ist
   *[other] { $given } Bots sind
} angegeben: Es können einer bis { $players } sein, höchstens so viele, wie es Plätze gibt.
dataset-unwritable = { $file } kann nicht geschrieben werden: Es muss eine Datei in einem Ordner sein, den es gibt und in dem geschrieben werden darf.
