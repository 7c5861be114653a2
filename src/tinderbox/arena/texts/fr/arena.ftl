# Tournois : ce qu’on répond quand quelque chose ne va pas.
results-kind = { $given } n’est pas un fichier de résultats : son nom doit finir par .json ou .parquet.
results-unwritable = { $file } ne peut pas être écrit : ce doit être un fichier dans un dossier qui existe et où l’on peut écrire.
results-not-ours = Ce ne sont pas les résultats d’un tournoi, ou ils sont abîmés.
journal-unreadable = Le journal ne peut pas être lu : { $why }
tournament-unfinished = Un tournoi inachevé est dans { $file } : continuez avec --resume { $out }, ou effacez ce fichier.
tournament-nothing = Il n’y a pas de tournoi à reprendre dans { $file }.
tournament-other-rules = Le tournoi a été commencé avec d’autres règles ou un autre paquet : il ne peut pas continuer ici.
