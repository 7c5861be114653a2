"""Tooltips of the lighthouses: the order on each, and the points as things stand."""

from typing import TYPE_CHECKING

from tinderbox.core.events import Data
from tinderbox.core.text.messages import Language
from tinderbox.games.bretagne.text.board import standing
from tinderbox.games.bretagne.text.sentences import BretagnePhrases

if TYPE_CHECKING:
    from tinderbox.games.bretagne.box import Bretagne


def tooltips_of(box: "Bretagne", view: Data, language: Language) -> dict[str, list[str]]:
    """By lighthouse with workers: the order for cards and harbour (W2), then the points of W6."""
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
