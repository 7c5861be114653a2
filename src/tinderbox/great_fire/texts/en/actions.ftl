# What is expected, the words on the buttons, and what is due when something else was tried.
prompt-exchange = Your five fire cards. If they are identical you may exchange them; otherwise keep them.
prompt-place-band = Place a band anywhere but in the green region.
prompt-place-landowner = Place your landowner anywhere but in the green region.
prompt-card = Play a fire card. If none of yours can move a fire, discard one and add 3 fires.{ $double ->
    [true] {" "}You may play a double move with the card.
   *[false] {""}
}
prompt-origin = { $doubled ->
    [true] { $moves ->
        [2] { $card }, double move: choose the first fire to move.
       *[other] { $card } once more: choose the fire for the second move.
    }
   *[false] { $card }: choose the fire to move.
}
prompt-destination = { $card }, with a fire from { $origin }: choose where it goes.
prompt-actions = { $points ->
    [0] No action points left: { $demolish ->
        [true] demolish a district, which is free, or end your actions.
       *[false] end your actions.
    }
    [one] One action point left: move your landowner or a band, extinguish a fire, or end your actions.{ $demolish ->
        [true] {" "}Demolishing is free.
       *[false] {""}
    }
   *[other] { $points } action points left: move your landowner or bands, extinguish fires, or end your actions.{ $demolish ->
        [true] {" "}Demolishing is free.
       *[false] {""}
    }
}{ $double ->
    [true] {" "}The double move you have just taken may be played now.
   *[false] {""}
}
prompt-intensify = { $pending ->
    [one] Add one more fire to an uncontained burning district.
   *[other] Add { $pending } fires, one by one, to uncontained burning districts.
}
prompt-city-destination = Non-player turn, { $card }: the colour card leaves a tie. Choose where the fire goes.
prompt-city-origin = Non-player turn, { $card }: several districts have the most fires. Choose where the fire for { $target } comes from.
prompt-city-band = Non-player turn, { $card }: the bands nearest to { $muster } move, but there is a tie. Choose the next step.
prompt-other = { $phase ->
    [exchange] { $seat } is looking at the five fire cards.
    [place-band] { $seat } is placing a band.
    [place-landowner] { $seat } is placing a landowner.
    [card] { $seat } is choosing a fire card.
    [origin] { $seat } is choosing a fire to move.
    [destination] { $seat } is choosing where the fire goes.
    [actions] { $seat } is taking actions.
    [intensify] { $seat } is adding fires.
   *[other] { $seat } is conducting the non-player turn.
}
prompt-over = The game is over.

action-card = Play { $first }
action-card-double = Play { $first } with a double move
action-discard = Discard { $first }
action-keep = Keep the hand
action-redraw = Exchange the hand
action-double = Play a double move
action-end = End your actions
action-from = Move a fire from { $first }
action-to = Spread to { $first }
action-place = Place in { $first }
action-walk = Walk { $first }
action-band = Lead a band { $first }
action-extinguish = Put out a fire in { $first }
action-demolish = Blow up { $first }
action-add = Add a fire in { $first }

step-exchange = The hands come first: keep yours, or exchange five identical cards.
step-place-band = A band is to be placed now.
step-place-landowner = A landowner is to be placed now.
step-card = Now a fire card must be played, alone or with a double move; or discarded if none can move a fire.
step-origin = The fire to be moved is to be chosen now.
step-destination = The fire is on its way: choose where it goes.
step-actions = Now come your actions, until you end them.
step-intensify = Fires are to be added now, one by one.
step-city-destination = Non-player turn: choose where the fire goes.
step-city-origin = Non-player turn: choose where the fire comes from.
step-city-band = Non-player turn: choose the next step of a band.
