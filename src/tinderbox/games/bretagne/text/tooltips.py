"""What is worth knowing of each lighthouse before it is scored: the order on it, and the points as things stand."""

from typing import TYPE_CHECKING

from tinderbox.core.events import Data
from tinderbox.core.text.messages import Language
from tinderbox.games.bretagne.text.board import standing
from tinderbox.games.bretagne.text.sentences import BretagnePhrases

if TYPE_CHECKING:
    from tinderbox.games.bretagne.box import Bretagne


def notes_of(box: "Bretagne", view: Data, language: Language) -> dict[str, list[str]]:
    """By lighthouse, where anybody has workers: cards and harbour go in this order (W2), then W6 gives points."""
    phrases = BretagnePhrases(box, language, view["names"])
    groups = {board.token: board.group for board in box.pack.lighthouses}
    found = {}
    for site in view["sites"]:
        order = standing(site["floors"])
        if site["lighthouse"] is None or site["status"] == "built" or not order:
            continue
        scoring = box.pack.scoring
        most = scoring.majority[groups[site["lighthouse"]]]
        points = [
            phrases.say(
                "note-score",
                seat=phrases.seat(each["seat"]),
                points=each["workers"] * scoring.left_on + (most if each is order[0] else 0),
            )
            for each in order
        ]
        found[site["lighthouse"]] = [
            phrases.say("note-order", order=phrases.order(order)),
            phrases.say("note-points", scores=phrases.listed(points)),
        ]
    return found
