# Games of other packages, and defaults for their texts.
no-picture = { $game } has no picture of its board.
pack-none = { $game } has no data packs.
source-points = Points
reason-points = { $change ->
    [up] it scores more (+{ $points })
   *[down] it scores less (−{ $points })
}

plugin-faulty = The game plug-in { $game } ({ $source }) is not used: { $why }
plugin-import = it cannot be imported ({ $error }).
plugin-no-box = { $value } is not a subclass of tinderbox.core.box.Box.
plugin-missing = its box lacks { $members }.
plugin-contract = it was written for version { $given } of the contract, and this is version { $known }.
plugin-other-id = its box has the id { $id }.
plugin-id-taken = another game has the id { $id } already.
plugin-texts = its catalogue has no game-title in { $languages }.
plugin-opening = its box cannot be opened ({ $error }).
