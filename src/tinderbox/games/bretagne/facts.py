"""What a finished game says about the balance of Bretagne."""

from collections import Counter
from typing import TYPE_CHECKING

from tinderbox.core.box import Outcome
from tinderbox.core.facts import Chart, Facts, count, win_parts
from tinderbox.core.match import Match
from tinderbox.core.text.messages import Language
from tinderbox.games.bretagne.pack.pack import GROUPS, WEATHERS

if TYPE_CHECKING:
    from tinderbox.games.bretagne.box import Bretagne


def charts(box: "Bretagne") -> tuple[Chart, ...]:
    barges = tuple(str(barge.number) for barge in box.pack.barges)
    harbours = tuple(box.pack_names.harbours)
    return (
        Chart("order", "win", tuple(str(place) for place in range(1, box.players + 1))),
        *(Chart(id, "mean", barges) for id in ("barge", "barge-choice")),
        *(Chart(id, "mean", harbours) for id in ("harbour", "harbour-value")),
        *(Chart(id, "mean", WEATHERS) for id in ("weather", "weather-injuries")),
        *(Chart(id, "mean", GROUPS) for id in ("group", "group-built", "group-floors")),
    )


def facts(box: "Bretagne", match: Match, outcome: Outcome) -> Facts:
    """Go through the events once. A barge or harbour is worth how far its owner ends above the table's mean."""
    found: Facts = {}
    won, mean = win_parts(outcome.ranks), sum(outcome.scores) / box.players
    above = [score - mean for score in outcome.scores]
    for group in GROUPS:
        count(found, "group-built", group, 0)
        count(found, "group-floors", group, 0)
    for name in box.pack_names.harbours:
        count(found, "harbour", name, 0)
    taken: Counter[int] = Counter()
    sky, round_ = "", 0
    for _, event in match.event_log:
        data = event.data
        match event.type:
            case "order_drawn":
                for place, seat in enumerate(data["seats"], 1):
                    count(found, "order", str(place), won[seat])
            case "round_begun":
                round_ = data["round"]
            case "weather_shown" | "weather_changed":
                sky = data["weather"]
                for chart in ("weather", "weather-injuries"):
                    count(found, chart, sky, 0)
            case "barge_taken":
                taken[round_] += 1
                count(found, "barge", str(data["barge"]), above[data["seat"]])
                count(found, "barge-choice", str(data["barge"]), taken[round_])
            case "tile_built":
                count(found, "weather", sky, 1, 0)
                count(found, "group-floors", group_of(box, data["site"]), 1, 0)
            case "worker_injured":
                count(found, "weather-injuries", sky, 1, 0)
            case "lighthouse_built":
                count(found, "group-built", group_of(box, data["site"]), 1, 0)
            case "worker_moved":
                count(found, "harbour", data["harbour"], 1, 0)
                count(found, "harbour-value", data["harbour"], above[data["seat"]])
    count_scorings(box, match, found)
    return found


def count_scorings(box: "Bretagne", match: Match, found: Facts) -> None:
    """Points that a lighthouse brings when it is scored: cards, majority and workers."""
    group = None
    for _, event in match.event_log:
        if event.type == "scoring_begun":
            group = event.data["group"]
            count(found, "group", group, 0)
        elif event.type == "lighthouse_cleared":
            group = None
        elif group is not None and event.type in ("card_played", "majority_scored", "workers_scored"):
            count(found, "group", group, event.data["points"], 0)


def group_of(box: "Bretagne", site: int) -> str:
    return GROUPS[box.pack.sites[site - 1].group]


def label(box: "Bretagne", chart: str, key: str, language: Language) -> str:
    family, _, _ = chart.partition("-")
    match family:
        case "order":
            return box.say(language, "fact-place", {"place": int(key)})
        case "barge":
            spaces = box.pack.barges[int(key) - 1].spaces
            return box.say(language, "fact-barge-card", {"number": int(key), "spaces": "-".join(map(str, spaces))})
        case "harbour":
            return next(harbour.name for harbour in box.pack.harbours if harbour.token == key)
        case "weather":
            return box.say(language, f"fact-sky-{key}")
        case _:
            return box.say(language, f"group-{key}")
