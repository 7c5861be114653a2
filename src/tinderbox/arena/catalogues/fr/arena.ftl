# Tournois : ce qui peut échouer, et que faire alors.
results-kind = { $given } ne peut pas contenir de résultats : le nom du fichier doit finir par .json ou .parquet.
results-unwritable = Impossible d’écrire { $file } : choisissez un fichier dans un dossier existant où vous pouvez écrire.
results-not-ours = Ce ne sont pas les résultats d’un tournoi, ou ils sont endommagés.
log-unreadable = Impossible de lire le journal des résultats : { $why }
tournament-unfinished = { $file } contient un tournoi inachevé : reprenez-le avec --resume { $out }, ou supprimez ce fichier.
tournament-nothing = Il n’y a pas de tournoi à reprendre dans { $file }.
tournament-other-rules = Ce tournoi a été commencé avec d’autres règles ou un autre paquet de données : il ne peut pas être repris ici.
tournament-bot-failed = Le bot { $bot } a échoué dans la partie { $game } : { $problem }
