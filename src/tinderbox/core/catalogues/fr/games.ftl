# Jeux d’autres paquets, et textes par défaut.
no-picture = Il n’y a pas d’image du plateau pour { $game }.
pack-none = { $game } n’a pas de paquets de données.
source-points = Points
reason-points = { $change ->
    [up] cela rapporte plus de points (+{ $points })
   *[down] cela rapporte moins de points (−{ $points })
}

plugin-faulty = Le module de jeu { $game } ({ $source }) n’est pas utilisé : { $why }
plugin-import = il est impossible de l’importer ({ $error }).
plugin-no-box = { $value } n’est pas une sous-classe de tinderbox.core.box.Box.
plugin-missing = il manque à sa boîte { $members }.
plugin-contract = il a été écrit pour la version { $given } du contrat, or c’est ici la version { $known }.
plugin-other-id = sa boîte porte l’identifiant { $id }.
plugin-id-taken = un autre jeu porte déjà l’identifiant { $id }.
plugin-texts = son catalogue n’a pas de game-title en { $languages }.
plugin-opening = il est impossible d’ouvrir sa boîte ({ $error }).
