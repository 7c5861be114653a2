# What a player sees of a lighthouse before it is scored.
note-order = Order for cards, harbour and majority as it stands: { $order }.
note-points = Workers and majority would now bring: { $scores }.
note-score = { $seat } { $points } VP
