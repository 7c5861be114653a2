# What is expected, the words on the buttons, and what is due when something else was tried.
prompt-barge = Choose a barge card: its number is your place in this round’s order.
prompt-load = Load your { $barge } barge: { $spaces ->
    [one] one material
   *[other] up to { $spaces } materials
} of one kind from Quimper.
prompt-act = Build, trade or pass.
prompt-lighthouse = You have bought tile { $space } ({ $tile }): choose the lighthouse it goes on.
prompt-take-back = { $workers ->
    [one] You have placed a worker on { $lighthouse }: take it back for { $points } VP, or leave it there.
   *[other] You have placed { $workers } workers on { $lighthouse }: how many do you take back, for { $points } VP each?
}
prompt-trade = { $dealt ->
    [true] In { $city }: make another deal, go on to the other city, or finish.
   *[false] In { $city }: make at least one deal.
}
prompt-keep = You pass: what do you keep? Up to three materials of one kind, or nothing.
prompt-cards = { $lighthouse } is scored: play equipment for your workers there, or finish.
prompt-harbour = { $lighthouse } is scored: send your topmost worker to a harbour { $area }, or leave it.
prompt-other = { $phase ->
    [barge] { $seat } is choosing a barge card.
    [load] { $seat } is loading a barge.
    [act] { $seat } is to build, trade or pass.
    [lighthouse] { $seat } is choosing the lighthouse for tile { $space }.
    [take-back] { $seat } is deciding which workers stay on { $lighthouse }.
    [trade] { $seat } is trading in { $city }.
    [keep] { $seat } is choosing what to keep.
    [cards] { $lighthouse } is scored: { $seat } may play equipment.
   *[harbour] { $lighthouse } is scored: { $seat } may send a worker to a harbour.
}
prompt-over = The game is over.

action-barge = Take barge { $first }
action-load = Load { $first }
action-keep = Keep { $materials }
action-keep-nothing = Keep nothing
action-equip = Play { $first }
action-harbour = Send a worker to { $first }
action-trade = Trade in { $first }
action-pass = Pass for this round
action-done = Finish
action-stay = Leave the worker there
action-take-back = { $first ->
    [0] Leave them all
    [one] Take { $first } worker back
   *[other] Take { $first } workers back
}
action-hire = { $first ->
    [engineer] Hire the engineer of a 1-space
   *[engineers] Hire both engineers of a 2-space
}
action-recruit = Hire a worker from the reserve
action-buy-cards = Buy 2 equipment cards
action-buy = Buy { $first }
action-sell = Sell { $first }
action-sell-cards = Sell { $first }
action-exchange = Sell { $first } for 1 coin and { $second }
action-build = Build with tile { $first }
action-on = Build on { $first }

step-barge = A barge card is to be chosen now.
step-load = A barge is to be loaded now, with one kind of material from Quimper.
step-act = Now it is: build, trade or pass.
step-lighthouse = You have bought a tile: now choose the lighthouse it goes on, with “on”.
step-take-back = First say how many of the workers just placed you take back.
step-trade = First finish trading: make a deal, or end it with “done”.
step-keep = First say what you keep: up to three materials of one kind, or nothing.
step-cards = A lighthouse is being scored: play equipment, or end it with “done”.
step-harbour = A lighthouse is being scored: send a worker to a harbour, or leave it with “stay”.
typed-card-first = Tile { $space } brings an equipment card. Look at it first, then choose the lighthouse.
