# Les mentions dans les règles : ce qui ne figure pas dans les règles imprimées, et ce que dit chaque mention.
mark-ruling = Interprétation :
mark-derived = Déduit :
mark-reconstructed = Reconstitué :

rules-marks =
    Trois mentions signalent ce que les livrets ne disent pas. Chacune vaut jusqu’à la fin de son paragraphe
    ou de son point.

    • Interprétation : les livrets se taisent, restent vagues ou se contredisent ; voici comment le point est
      tranché, et pourquoi.
    • Déduit : cela découle des livrets sans y être écrit.
    • Reconstitué : c’est imprimé sur du matériel que nous n’avons pas vu ; notre version s’accorde avec tout
      ce que l’on sait.
