# Kennzeichen in den Regeln: was nicht in den gedruckten Regeln steht, und was ein Kennzeichen bedeutet.
mark-ruling = Auslegung:
mark-derived = Abgeleitet:
mark-reconstructed = Rekonstruiert:

rules-marks =
    Drei Kennzeichen zeigen, was nicht in den Regelheften steht. Jedes gilt bis zum Ende seines Absatzes oder
    Punkts.

    • Auslegung: Die Regelhefte schweigen, sind ungenau oder widersprechen sich; so wird der Punkt
      entschieden, mit Begründung.
    • Abgeleitet: Es folgt aus den Regelheften, ohne dort zu stehen.
    • Rekonstruiert: Es ist auf Spielmaterial gedruckt, das uns nicht vorliegt; unsere Fassung passt zu allem,
      was bekannt ist.
