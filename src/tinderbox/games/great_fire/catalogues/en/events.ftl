# What happened, sentence by sentence. Ids that end in -known are for the one seat that learnt the secret part.

# Set-up
event-houses-drawn = The 120 houses are placed in the districts.
event-colour-dealt = { $seat } is dealt a colour card, face down.
event-colour-dealt-known = { $seat } is dealt { $colour }, face down.
event-colour-dealt-openly = { $seat } is dealt { $colour }.
event-landowner-dealt = { $seat } is dealt the { $colour } landowner, which says nothing of the true colour.
event-tokens-laid = { $tokens } tokens are laid face down.
event-objectives-dealt = { $seat } is dealt 3 objectives.
event-objectives-dealt-known = { $seat } is dealt the objectives { $objectives }.
event-start-chosen = { $seat } is the start player.
event-hand-dealt = { $seat } is dealt 5 fire cards.
event-hand-dealt-known = { $seat } is dealt 5 fire cards: { $cards }.
event-hand-kept = { $seat } keeps their hand.
event-hand-redrawn = { $seat } shows five identical cards ({ $card }), shuffles them back and draws 5 new ones.
event-stack-built = The fire stack is built: { $cards } fire cards and { $stack_cards } stack cards.
event-band-set-up = A band starts in { $space }.
event-band-placed = { $seat } places a band in { $space }.
event-landowner-placed = { $seat } places a landowner in { $space }.

# Turn
event-turn-begun = It is { $seat }’s turn.
event-card-played = { $seat } plays { $card }.
event-card-discarded = { $seat } cannot move a fire with any card and discards { $card }.
event-hand-shown = { $seat } shows the rest of the hand: { $cards }.
event-fire-moved = { $seat } moves a fire from { $from } to { $to }.
event-pudding-lane-refilled = { $fires ->
    [one] Pudding Lane is refilled with 1 fire.
   *[other] Pudding Lane is refilled with { $fires } fires.
}
event-fire-contained = The fire in { $district } is contained.
event-houses-burnt = Burnt down in { $district }: { $houses }.
event-fires-added = { $fires ->
    [one] 1 more fire is added in { $district }.
   *[other] { $fires } more fires are added in { $district }.
}
event-token-taken = { $seat } takes the token from { $district }.
event-token-seen = { $seat } looks at it and keeps it face down.
event-token-seen-known = It is { $token }: { $seat } keeps it face down.
event-token-removed = The token in { $district } leaves the game unseen.
event-double-played = { $declared ->
    [true] { $seat } plays a double-move token with it.
   *[false] { $seat } plays the double-move token just taken: a second fire move with the same card.
}
event-double-void = No second fire move is possible: the double-move token is spent all the same.
event-landowner-moved = { $seat } moves their landowner from { $from } to { $to }.
event-band-moved = { $seat } moves a band from { $from } to { $to }.
event-fire-extinguished = { $seat } extinguishes a fire in { $district }.
event-hero-taken = { $seat } is now the Hero of London.
event-district-demolished = { $seat } demolishes { $district }, which becomes a fire break.
event-houses-demolished = Demolished in { $district }: { $houses }.
event-card-drawn = { $seat } draws a fire card.
event-card-drawn-known = { $seat } draws a fire card: { $card }.

# Intensifying and the end
event-stack-uncovered = { $last ->
    [true] The last stack card is uncovered: the fire is intensified.
   *[false] A stack card is uncovered: the fire is intensified. { $left ->
        [one] 1 stack card is left.
       *[other] { $left } stack cards are left.
    }
}
event-fire-added = { $seat } adds a fire in { $district }.
event-fires-forgone = { $reason ->
    [supply] The supply is empty: { $fires ->
        [one] 1 fire cannot be added.
       *[other] { $fires } fires cannot be added.
    }
   *[room] There is no room for { $fires ->
        [one] 1 fire: it is forgone.
       *[other] { $fires } fires: they are forgone.
    }
}
event-last-turns = Nobody draws any more: { $city_turns ->
    [0] the players have { $turns } turns left in all.
   *[other] { $turns } turns are left, { $city_turns } of them non-player turns.
}
event-game-over = The game is over: { $scores }.

# Non-player turn
event-city-card-turned = Non-player turn: the fire card turned over is { $card }.
event-ranking-turned = The colour priority card ranks { $ranking }.
event-rankings-shuffled = The colour priority cards are reshuffled.
event-city-fire-decided = { $how ->
    [alone] The fire can only move to { $district }.
    [class] The only destination of the best class is { $district }.
    [colour] { $rank ->
        [1] The first colour, { $colour }, decides: { $district } has the most houses of it.
       *[other] The { $rank ->
            [2] second
            [3] third
            [4] fourth
            [5] fifth
           *[other] sixth
        } colour, { $colour }, breaks the tie: { $district } has the most houses of it.
    }
   *[choice] The colour priority card leaves a tie: the conducting player chooses { $district }.
}
event-city-origin-decided = { $how ->
    [pudding-lane] The fire comes from { $space }, from which a way leads there.
    [most-fires] The fire comes from { $space }: no other district with a way there has as many fires.
   *[choice] Several districts are tied for the most fires: the conducting player chooses { $space }.
}
event-city-fire-moved = A fire moves from { $from } to { $to }.
event-city-fire-skipped = No fire can move in this direction.
event-muster-turned = The band card shows { $district }.
event-musters-shuffled = The band cards are reshuffled.
event-city-band-decided = { $how ->
    [nearest] Next is the band in { $space }, { $distance ->
        [0] the district of the band card itself.
        [1] 1 step away.
        [255] from which no way leads there.
       *[other] { $distance } steps away.
    }
    [better-move] Several bands are equally near: the one in { $space } has the better step.
    [only-one] Only the band in { $space } can move.
   *[choice] Several bands are tied: the conducting player chooses the one in { $space }.
}
event-city-band-moved = A band moves from { $from } to { $to }.
event-city-bands-skipped = No band can move in this direction.
