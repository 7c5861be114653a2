# Spiele aus anderen Paketen und Vorgaben für ihre Texte.
no-picture = Von { $game } gibt es kein Bild des Spielplans.
pack-none = { $game } hat keine Datenpakete.
source-points = Punkte
reason-points = { $change ->
    [up] bringt mehr Punkte (+{ $points })
   *[down] bringt weniger Punkte (−{ $points })
}

plugin-faulty = Das Spiel-Plug-in { $game } ({ $source }) wird nicht benutzt: { $why }
plugin-import = Es lässt sich nicht importieren ({ $error }).
plugin-no-box = { $value } ist keine Unterklasse von tinderbox.core.box.Box.
plugin-missing = Seiner Box fehlt { $members }.
plugin-contract = Es ist für Version { $given } der Schnittstelle geschrieben, und dies ist Version { $known }.
plugin-other-id = Seine Box hat die Kennung { $id }.
plugin-id-taken = Die Kennung { $id } hat schon ein anderes Spiel.
plugin-texts = In seinem Katalog fehlt game-title auf { $languages }.
plugin-opening = Seine Box lässt sich nicht öffnen ({ $error }).
