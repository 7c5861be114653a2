# Turniere: was schiefgehen kann und was dann hilft.
results-kind = { $given } kann keine Ergebnisse aufnehmen: Der Dateiname muss auf .json oder .parquet enden.
results-unwritable = { $file } lässt sich nicht schreiben: Wähle eine Datei in einem vorhandenen Ordner, in dem du schreiben darfst.
results-not-ours = Das sind keine Turnierergebnisse, oder sie sind beschädigt.
log-unreadable = Das Ergebnisprotokoll lässt sich nicht lesen: { $why }
tournament-unfinished = In { $file } liegt ein unfertiges Turnier: Setze es mit --resume { $out } fort, oder lösche die Datei.
tournament-nothing = In { $file } gibt es kein Turnier, das sich fortsetzen lässt.
tournament-other-rules = Dieses Turnier wurde mit anderen Regeln oder einem anderen Datenpaket begonnen: Hier lässt es sich nicht fortsetzen.
tournament-bot-failed = Der Bot { $bot } ist in Partie { $game } gescheitert: { $problem }
