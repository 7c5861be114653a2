dataset-bots = { $given ->
    [one] Ein Bot ist
   *[other] { $given } Bots sind
} angegeben: Nenne 1 bis { $players }, höchstens einen pro Platz.
dataset-unwritable = { $file } lässt sich nicht schreiben: Wähle eine Datei in einem vorhandenen Ordner, in dem du schreiben darfst.
