# Hints: what an action leads to, and why. $change is up where it is good for the player, otherwise down.
hint-line = { $action }: { $win }% to win, { $points } points expected; { $why }.
reason-none = nothing in particular decides it
reason-rivals = { $change ->
    [up] costs your strongest rival { $points }
   *[down] leaves your strongest rival { $points } more
}
