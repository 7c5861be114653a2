# Words on the board of the table.
table-yard = Construction tiles
table-reward = reward
table-order = order
table-row-now = now
table-row-next = next
table-weather-now = Weather now
table-weather-then = then
table-engineers = engineers per floor
