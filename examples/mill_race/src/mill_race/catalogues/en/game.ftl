# Mill Race: names, prompts, buttons, events, refusals, and what tables show.
game-title = Mill Race
game-pitch = Lay cards face down along the river. The third card turns a place over, and the highest takes it.

place-spring = Spring
place-weir = Weir
place-mill = Mill
place-ford = Ford
place-mouth = Mouth

prompt-play = Play a card at a place, or draw.
prompt-other = { $seat } is choosing.
prompt-over = The game is over.
action-play = Play { $card } at { $place }
action-draw = Draw a card
action-pass = Pass

event-played = { $seat } played a card at { $place }.
event-played-known = { $seat } played { $card } at { $place }.
event-drew = { $seat } drew a card.
event-drew-known = { $seat } drew { $card }.
event-took = { $seat } took { $place } with { $card }: { $points } points.
event-passed = { $seat } passed.
event-game-over = The game is over.

refused-no-card = You do not hold a { $card }.
refused-taken = Three cards lie there already: the place is taken.
refused-deck = The deck is empty.
refused-hand = You hold { $most } cards already, and that is the limit.
refused-pass = You can still play a card or draw one.

tip = The third card turns a place over; the highest takes it.
count-of = { $count } of { $most }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
note-third = third card
note-ends-turn = ends your turn
note-taken = { $seat }, { $card }
fact-deck = cards in the deck
fact-turns = turns played
fact-places = places taken

reason-places = { $change ->
    [up] it helps you to win places (+{ $points })
   *[down] it makes places harder to win (−{ $points })
}
reason-hand = { $change ->
    [up] it keeps your hand strong (+{ $points })
   *[down] it costs a good card (−{ $points })
}

position-counts = There must be a hand for each player and a list of cards for each of the five places.
position-cards = Deck, hands and places together must hold each number from 1 to 7 four times (B1).
position-places = A place holds at most three cards, each of a player at the table (B2).
position-turn = There is no such turn, or nothing can be drawn in it (E1).
position-hand = This hand does not fit the number of turns (S1, T1, T3).
position-deal = While cards are dealt, they go round one by one and none is played (S1).
position-drawing = No card can be drawn now (T3).
