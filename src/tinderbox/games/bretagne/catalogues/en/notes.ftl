# What a player sees of a lighthouse before it is scored.
note-order = Current order for cards, harbour and majority: { $order }.
note-points = Workers and majority would now score: { $scores }.
note-score = { $seat } { $points } VP
