# Tipps: wohin eine Aktion führt und warum. $change ist up, wo es für den Spieler gut ist, sonst down.
hint-line = { $action }: { $win } % Siegchance, { $points } Punkte erwartet; { $why }.
reason-none = nichts Bestimmtes gibt den Ausschlag
reason-rivals = { $change ->
    [up] kostet deinen stärksten Gegner { $points }
   *[down] lässt deinem stärksten Gegner { $points } mehr
}
