# Ce qui peut être faux dans le paquet de données d’un jeu.
pack-unknown = Paquet de données inconnu : « { $id } ». Paquets fournis : { $known }
pack-other-game = Ce paquet de données est destiné à « { $given } », et non à « { $wanted } ».
pack-id-taken = L’identifiant « { $id } » est celui d’un paquet fourni, et ceux-ci ne changent jamais. Donnez à votre paquet corrigé son propre identifiant.
pack-provenance-unexplained = La légende n’explique pas la provenance « { $kind } ».
pack-twice = « { $value } » figure à la fois ici et à { $first }.
pack-name-alike = Les noms « { $name } » et « { $other } » ne diffèrent que par les accents, la casse ou la ponctuation.
pack-name-no-word = Le nom « { $name } » ne peut pas s’écrire comme un mot fait de lettres, de chiffres et de traits d’union.
pack-provenance-default = Il manque « default » : la provenance de toutes les données de cette entrée.
pack-provenance-field = Cette entrée n’a pas de champ « { $name } » qui puisse avoir une provenance.
