# Words on the board of the table.
table-yard = Construction tiles
table-reward = reward
table-order = order
table-row-now = now
table-row-next = next
table-weather-now = Weather now
table-weather-then = then
table-engineers = engineers per floor
table-coast-north = North coast
table-coast-west = West coast
table-coast-south = South coast
