# Marks in the rules: what does not stand in the printed rules, and what a mark means.
mark-ruling = Ruling:
mark-derived = Derived:
mark-reconstructed = Reconstructed:

rules-marks =
    Three marks show what is not printed in the rulebooks. Each holds to the end of its paragraph or point.

    • Ruling: the rulebooks are silent, vague or at odds; this is how the point is settled, with the reason.
    • Derived: it follows from the rulebooks without being said there.
    • Reconstructed: it is printed on pieces that we have not seen; ours fits all that is known.
