# Ce qu’on voit d’un phare avant son décompte.
note-order = Ordre actuel pour les cartes, le port et la majorité : { $order }.
note-points = Ouvriers et majorité rapporteraient maintenant : { $scores }.
note-score = { $seat } { $points } PV
