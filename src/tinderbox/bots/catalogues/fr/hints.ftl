# Conseils : où mène une action et pourquoi. $change vaut up si c’est bon pour le joueur, sinon down.
hint-line = { $action } : { $win } % de chances de gagner, { $points } points attendus ; { $why }.
reason-none = rien de particulier ne fait la différence
reason-rivals = { $change ->
    [up] coûte { $points } à votre plus fort adversaire
   *[down] laisse { $points } de plus à votre plus fort adversaire
}
