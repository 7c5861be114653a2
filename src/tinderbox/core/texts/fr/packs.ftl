# Ce qui peut clocher dans le jeu de données de n’importe quel jeu.
pack-unknown = Il n’y a pas de jeu de données « { $id } ». Sont fournis : { $known }
pack-other-game = Ce jeu de données est fait pour « { $given } », non pour « { $wanted } ».
pack-id-taken = L’identifiant « { $id } » est celui d’un jeu de données fourni, qui ne change jamais. Donnez au jeu corrigé un identifiant à lui.
pack-provenance-unexplained = La légende n’explique pas la provenance « { $kind } ».
pack-twice = « { $value } » figure ici et à { $first }.
pack-name-alike = Le nom « { $name } » se lit comme « { $other } » si l’on ne tient compte ni des accents, ni de la casse, ni de la ponctuation.
pack-name-no-word = Le nom « { $name } » ne peut pas s’écrire comme un mot fait de lettres, de chiffres et de traits d’union.
pack-provenance-default = La provenance de toutes les données de cette entrée manque : « default ».
pack-provenance-field = Cette entrée n’a pas de champ « { $name } » qui puisse avoir une provenance.
