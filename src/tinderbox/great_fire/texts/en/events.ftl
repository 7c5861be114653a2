# What happened, sentence by sentence. Ids that end in -known are for the one seat that learnt the secret part.

# Set-up
event-houses-drawn = London stands: 120 houses in six colours.
event-colour-dealt = { $seat } is dealt a colour, face down.
event-colour-dealt-known = { $seat } is dealt { $colour }, face down.
event-colour-dealt-openly = { $seat } is dealt { $colour }.
event-landowner-dealt = { $seat } takes the { $colour } landowner, which says nothing of the true colour.
event-tokens-laid = { $tokens } tokens are laid face down.
event-objectives-dealt = { $seat } is dealt three objectives.
event-objectives-dealt-known = { $seat } is dealt the objectives { $objectives }.
event-start-chosen = { $seat } is the start player.
event-hand-dealt = { $seat } is dealt five fire cards.
event-hand-dealt-known = { $seat } is dealt { $cards }.
event-hand-kept = { $seat } keeps the hand.
event-hand-redrawn = { $seat } shows five cards of { $card }, shuffles them back and draws five new ones.
event-stack-built = The fire stack is built: { $cards } fire cards and { $stack_cards } stack cards.
event-band-set-up = A band starts in { $space }.
event-band-placed = { $seat } posts a band in { $space }.
event-landowner-placed = { $seat } places a landowner in { $space }.

# Turn
event-turn-begun = It is { $seat }’s turn.
event-card-played = { $seat } plays { $card }.
event-card-discarded = { $seat } cannot move a fire with any card and discards { $card }.
event-hand-shown = { $seat } shows what is left in hand: { $cards }.
event-fire-moved = { $seat } moves a fire from { $from } to { $to }.
event-pudding-lane-refilled = { $fires ->
    [one] Pudding Lane flares up again with one fire.
   *[other] Pudding Lane flares up again with { $fires } fires.
}
event-fire-contained = The bands hold the fire in { $district }.
event-houses-burnt = Fire takes { $houses } in { $district }.
event-fires-added = { $fires ->
    [one] One more fire flares up in { $district }.
   *[other] { $fires } more fires flare up in { $district }.
}
event-token-taken = { $seat } takes the token from { $district }.
event-token-seen = { $seat } looks at it and keeps it face down.
event-token-seen-known = It is { $token }: { $seat } keeps it face down.
event-token-removed = The token in { $district } leaves the game unseen.
event-double-played = { $declared ->
    [true] { $seat } plays a double move with it: two fires move.
   *[false] { $seat } plays the double move just taken: the same card moves a second fire.
}
event-double-void = No second fire can move: the double move is spent all the same.
event-landowner-moved = { $seat } walks from { $from } to { $to }.
event-band-moved = { $seat } leads a band from { $from } to { $to }.
event-fire-extinguished = { $seat } puts out a fire in { $district }.
event-hero-taken = { $seat } is now the Hero of London.
event-district-demolished = { $seat } blows up { $district }: a fire break.
event-houses-demolished = The blast takes { $houses } in { $district }.
event-card-drawn = { $seat } draws a card.
event-card-drawn-known = { $seat } draws { $card }.

# Intensifying and the end
event-stack-uncovered = { $last ->
    [true] The last stack card is uncovered: the fire intensifies.
   *[false] A stack card is uncovered: the fire intensifies. { $left ->
        [one] One stack card is left.
       *[other] { $left } stack cards are left.
    }
}
event-fire-added = { $seat } adds a fire in { $district }.
event-fires-forgone = { $reason ->
    [supply] The supply is empty: { $fires ->
        [one] one fire is missing.
       *[other] { $fires } fires are missing.
    }
   *[room] { $fires ->
        [one] One fire finds no place and is forgone.
       *[other] { $fires } fires find no place and are forgone.
    }
}
event-last-turns = Nobody draws any more: { $city_turns ->
    [0] the players have { $turns } turns left in all.
   *[other] { $turns } turns are left, { $city_turns } of them non-player turns.
}
event-game-over = The game is over: { $scores }.

# Non-player turn
event-city-card-turned = Non-player turn: the stack gives { $card }.
event-ranking-turned = The colour card ranks { $ranking }.
event-rankings-shuffled = The colour cards are shuffled anew.
event-city-fire-decided = { $how ->
    [alone] The fire can only go to { $district }.
    [class] Priority decides: no other destination is as good as { $district }.
    [colour] { $rank ->
        [1] The first colour decides, { $colour }: { $district } has the most of its houses.
       *[other] The colours before it leave a tie, so the { $rank ->
            [2] second
            [3] third
            [4] fourth
            [5] fifth
           *[other] sixth
        } decides, { $colour }: { $district } has the most of its houses.
    }
   *[choice] The cards leave a tie: the conducting player chooses { $district }.
}
event-city-origin-decided = { $how ->
    [pudding-lane] The fire comes from { $space }, for a way leads there.
    [most-fires] The fire comes from { $space }: no other place with a way there has more fires.
   *[choice] Several have the most fires: the conducting player chooses { $space }.
}
event-city-fire-moved = A fire moves from { $from } to { $to }.
event-city-fire-skipped = No fire can move that way.
event-muster-turned = The band card calls the bands to { $district }.
event-musters-shuffled = The band cards are shuffled anew.
event-city-band-decided = { $how ->
    [nearest] The band in { $space } is the next in line, { $distance ->
        [0] being there already.
        [1] one step away.
       *[other] { $distance } steps away.
    }
    [better-move] Bands are equally near: the one in { $space } has the better step.
    [only-one] Only the band in { $space } can move.
   *[choice] The cards leave a tie: the conducting player sends the band in { $space }.
}
event-city-band-moved = A band moves from { $from } to { $to }.
event-city-bands-skipped = No band can move that way.
