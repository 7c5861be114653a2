# What is expected, the words on the buttons, and what is due when something else was tried.
prompt-barge = Choose a barge card: its number is your place in this round’s order.
prompt-load = Load your { $barge } barge with { $spaces ->
    [one] 1 material from Quimper.
   *[other] as many materials of one kind from Quimper as fit ({ $spaces } at most).
}
prompt-act = Build, trade or pass.
prompt-lighthouse = You have bought tile { $space } ({ $tile }): choose the lighthouse it goes on.
prompt-take-back = { $workers ->
    [one] You have placed a worker on { $lighthouse }: take it back for { $points } VP, or leave it there.
   *[other] You have placed { $workers } workers on { $lighthouse }: how many do you take back, for { $points } VP each?
}
prompt-trade = { $dealt ->
    [true] In { $city }: make another deal{ $both ->
        [true] {" "}or finish.
       *[false] , go on to the other city, or finish.
    }
   *[false] In { $city }: make at least one deal.
}
prompt-keep = You pass: what do you keep? Up to 3 materials of one kind, or nothing.
prompt-cards = { $lighthouse } is being scored: play equipment cards, each for one of your workers there, or finish.
prompt-harbour = { $lighthouse } is being scored: send your topmost worker to a harbour { $area }, or leave it on the lighthouse.
prompt-other = { $phase ->
    [barge] { $seat } is choosing a barge card.
    [load] { $seat } is loading a barge.
    [act] { $seat } is to build, trade or pass.
    [lighthouse] { $seat } is choosing the lighthouse for tile { $space }.
    [take-back] { $seat } is deciding how many workers to take back from { $lighthouse }.
    [trade] { $seat } is trading in { $city }.
    [keep] { $seat } is choosing what to keep.
    [cards] { $lighthouse } is being scored: { $seat } may play equipment cards.
   *[harbour] { $lighthouse } is being scored: { $seat } may send a worker to a harbour.
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
action-stay = Leave the worker on the lighthouse
action-take-back = { $first ->
    [0] Take no worker back
    [one] Take { $first } worker back
   *[other] Take { $first } workers back
}
action-hire = { $first ->
    [engineer] Hire the engineer of a 1-space
   *[engineers] Hire both engineers of a 2-space
}
action-recruit = Recruit a worker from the reserve
action-buy-cards = Buy 2 equipment cards
action-buy = Buy { $first }
action-sell = Sell { $first }
action-sell-cards = Sell { $first }
action-exchange = Sell { $first } for 1 coin and { $second }
action-build = Build with tile { $first }
action-on = Build on { $first }

step-barge = Choose a barge card first.
step-load = Load your barge first, with one kind of material from Quimper.
step-act = Now you can only build, trade or pass.
step-lighthouse = You have bought a tile: choose the lighthouse it goes on first, with “on”.
step-take-back = First say how many of the workers you have just placed you take back.
step-trade = You are still trading: make a deal; after at least one you can finish with “done”.
step-keep = First say what you keep: up to 3 materials of one kind, or nothing.
step-cards = A lighthouse is being scored: play equipment cards, or finish with “done”.
step-harbour = A lighthouse is being scored: send your worker to a harbour, or leave it on the lighthouse with “stay”.
typed-card-first = Tile { $space } brings an equipment card. Look at it first, then choose the lighthouse.
