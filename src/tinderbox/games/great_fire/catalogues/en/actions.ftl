# What is expected, the words on the buttons, and what is due when something else was tried.
prompt-exchange = Look at your 5 fire cards: if all are identical, you may exchange them; otherwise keep them.
prompt-place-band = Place a band anywhere but in the green region.
prompt-place-landowner = Place your landowner anywhere but in the green region.
prompt-card = Play a fire card. If none of yours can move a fire, discard one and add 3 fires.{ $double ->
    [true] {" "}You may play a double move with the card.
   *[false] {""}
}
prompt-origin = { $doubled ->
    [true] { $moves ->
        [2] { $card } card, double move: choose the fire for the first move.
       *[other] { $card } card again: choose the fire for the second move.
    }
   *[false] { $card } card: choose the fire to move.
}
prompt-destination = { $card } card, fire from { $origin }: choose where it moves.
prompt-actions = { $points ->
    [0] No action points left: { $demolish ->
        [true] demolish a district, which is free, or end your actions.
       *[false] end your actions.
    }
    [one] 1 action point left: move your landowner or a band, extinguish a fire, or end your actions.{ $demolish ->
        [true] {" "}Demolishing is free.
       *[false] {""}
    }
   *[other] { $points } action points left: move your landowner or bands, extinguish fires, or end your actions.{ $demolish ->
        [true] {" "}Demolishing is free.
       *[false] {""}
    }
}{ $double ->
    [true] {" "}You may now play the double move you have just taken.
   *[false] {""}
}
prompt-intensify = { $pending ->
    [one] Add 1 fire to an uncontained district.
   *[other] Add { $pending } fires, one by one, to uncontained districts.
}
prompt-city-destination = Non-player turn, { $card } card: the colour priority card leaves a tie. Choose where the fire moves.
prompt-city-origin = Non-player turn, { $card } card: several districts are tied for the most fires. Choose where the fire for { $target } comes from.
prompt-city-band = Non-player turn, { $card } card: the bands nearest to { $muster } move, but there is a tie. Choose a band and its step.
prompt-other = { $phase ->
    [exchange] { $seat } is looking at their fire cards.
    [place-band] { $seat } is placing a band.
    [place-landowner] { $seat } is placing a landowner.
    [card] { $seat } is choosing a fire card.
    [origin] { $seat } is choosing a fire to move.
    [destination] { $seat } is choosing where the fire moves.
    [actions] { $seat } is taking actions.
    [intensify] { $seat } is adding fires.
   *[other] { $seat } is conducting the non-player turn.
}
prompt-over = The game is over.

action-card = Play { $first }
action-card-double = Play { $first } with a double move
action-discard = Discard { $first }
action-keep = Keep your hand
action-redraw = Exchange your hand
action-double = Play the double move
action-end = End your actions
action-from = Move a fire from { $first }
action-to = Move the fire to { $first }
action-place = Place in { $first }
action-walk = Move your landowner { $first }
action-band = Move a band { $first }
action-extinguish = Extinguish a fire in { $first }
action-demolish = Demolish { $first }
action-add = Add a fire in { $first }

step-exchange = First decide on your hand: keep it, or exchange five identical cards.
step-place-band = Place a band first.
step-place-landowner = Place your landowner first.
step-card = Play a fire card first, alone or with a double move, or discard one if none can move a fire.
step-origin = Choose the fire to move first.
step-destination = Choose where the fire moves first.
step-actions = This is your action step: take actions, or end them.
step-intensify = Add the fires first, one by one.
step-city-destination = Non-player turn: choose where the fire moves.
step-city-origin = Non-player turn: choose where the fire comes from.
step-city-band = Non-player turn: choose the next step of a band.
