# Les mots sur le plateau de la table.
table-yard = Tuiles Construction
table-reward = récompense
table-order = ordre
table-row-now = act.
table-row-next = suiv.
table-weather-now = Météo
table-weather-then = ensuite
table-engineers = ingénieurs par étage
table-coast-north = Côte nord
table-coast-west = Côte ouest
table-coast-south = Côte sud
