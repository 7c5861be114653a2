"""What a finished game says about the balance of The Great Fire."""

from typing import TYPE_CHECKING, Final

from tinderbox.core.box import Outcome
from tinderbox.core.facts import Chart, Facts, count, win_parts
from tinderbox.core.match import Match
from tinderbox.core.text.messages import Language
from tinderbox.games.great_fire.pack.pack import DIRECTIONS, Pack

if TYPE_CHECKING:
    from tinderbox.games.great_fire.box import GreatFire

REGIONS: Final = ("orange", "purple", "blue", "green")


def charts(pack: Pack, players: int) -> tuple[Chart, ...]:
    objectives = tuple(space.token for space in sorted(pack.districts, key=lambda space: space.vp) if space.deck)
    return (
        Chart("order", "win", tuple(str(place) for place in range(1, players + 1))),
        Chart("colour", "win", tuple(colour.id for colour in pack.colours)),
        Chart("objective", "share", objectives),
        Chart("objective-dealt", "mean", objectives),
        Chart("direction", "mean", DIRECTIONS),
        Chart("direction-burns", "mean", DIRECTIONS),
        Chart("region", "share", REGIONS),
    )


def facts(box: "GreatFire", match: Match, outcome: Outcome) -> Facts:
    found: Facts = {}
    view = box.view(match.state, None)
    won, mean = win_parts(outcome.ranks), sum(outcome.scores) / box.players
    for seat in range(box.players):
        count(found, "order", str(1 + (seat - view["start"]) % box.players), won[seat])
        for letter in view["seats"][seat]["colours"]:
            count(found, "colour", box.pack_names.colour_ids[letter], won[seat])
        for objective in view["revealed"][seat]["objectives"]:
            count(found, "objective-dealt", objective, outcome.scores[seat] - mean)
    for space in box.pack.districts:
        if space.deck is not None:
            wild = space.token in view["fires"] and space.token not in view["contained"]
            count(found, "objective", space.token, int(space.token in view["houses"] and not wild))
        size = box.pack.sizes(box.edition)[space.index]
        count(found, "region", str(space.region), size - len(view["houses"].get(space.token, "")), size)
    burnt(match, found)
    return found


def burnt(match: Match, found: Facts) -> None:
    """Fires moved and houses burnt by the direction of the card that moved them."""
    for way in DIRECTIONS:
        count(found, "direction", way, 0)
    card = None
    for _, event in match.event_log:
        match event.type:
            case "card_played" | "city_card_turned":
                card = event.data["card"]
            case "fire_moved" | "city_fire_moved" if card is not None:
                count(found, "direction", card, 1, 0)
                count(found, "direction-burns", card, 0)
            case "houses_burnt" if card is not None:
                count(found, "direction-burns", card, len(event.data["houses"]), 0)


def label(box: "GreatFire", chart: str, key: str, language: Language) -> str:
    match chart:
        case "order":
            return box.say(language, "fact-place", {"place": int(key)})
        case "colour" | "region":
            return box.say(language, f"{chart}-{key}")
        case "direction" | "direction-burns":
            return box.say(language, f"direction-{key}")
        case _:
            points = next(space.vp for space in box.pack.districts if space.token == key)
            return box.say(language, "objective-worth", {"name": box.pack_names.names[key], "points": points})
