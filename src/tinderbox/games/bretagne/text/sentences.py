"""Data of events, actions and prompts as arguments of sentences: names for tokens, words for ids, lists for amounts."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tinderbox.core.events import Data
from tinderbox.core.text.messages import Argument, Language
from tinderbox.core.text.sentences import Phrases
from tinderbox.games.bretagne.pack.pack import AREAS, CITIES, EQUIPMENT, GROUPS, INCOMES, MATERIALS
from tinderbox.games.bretagne.position.view import CITY_IDS, DEAL_IDS
from tinderbox.games.bretagne.rules.board import BREST, LORIENT_BUY
from tinderbox.games.bretagne.text.events import LEVELS

if TYPE_CHECKING:
    from tinderbox.games.bretagne.box import Bretagne

BREST_DEALS: Final = DEAL_IDS[:LORIENT_BUY]
# words of the catalogue by what they are about
FAMILIES: Final = {"weather": "sky", "group": "group", "area": "in-area", "barge": "barge"}


def arguments(box: "Bretagne", data: Data, language: Language, names: Sequence[str]) -> dict[str, Argument]:
    phrases = BretagnePhrases(box, language, names)
    return phrases.prompt(data) if "phase" in data else phrases.arguments(data)


class BretagnePhrases(Phrases["Bretagne"]):
    def __init__(self, box: "Bretagne", language: Language, names: Sequence[str] = ()) -> None:
        super().__init__(box, language, names)
        self.places: Final = box.place_names

    # -- events and actions
    def word(self, key: str, value: str) -> Argument:
        """A word of an event, or one of an action's two names."""
        if key in FAMILIES:
            return self.say(f"{FAMILIES[key]}-{value}")
        if key == "city":
            return self.city(value)
        if value.isdecimal():
            return int(value)
        kinds = value.split("+")
        if kinds[0] in EQUIPMENT:
            return self.cards({kind: kinds.count(kind) for kind in kinds})
        if kinds[0] in MATERIALS:
            one = key == "first" and len(kinds) == 1
            return self.say(f"some-{value}") if one else self.goods({kind: kinds.count(kind) for kind in kinds})
        return self.places.get(value, value)

    def city(self, id: str) -> str:
        return self.box.pack.form.cities[CITIES.index(id)].name

    # -- lists
    def phrase(self, key: str, value: Any) -> str | None:
        match key:
            case "materials":
                return self.goods(value)
            case "cards":
                return self.cards(value)
            case "lighthouses":
                return self.listed([self.places[tower] for tower in value])
            case "seats":
                return self.listed([self.seat(seat) for seat in value])
            case "harbours":
                return self.harbours(value)
            case "order":
                return self.order(value)
        return super().phrase(key, value)

    def goods(self, materials: Mapping[str, int]) -> str:
        return self.counted("goods", materials) or self.say("goods-none")

    def cards(self, cards: Mapping[str, int]) -> str:
        return self.counted("cards", cards) or self.say("cards-none")

    def harbours(self, tiles: Mapping[str, str]) -> str:
        parts = [self.say("harbour-with", name=self.places[name], income=self.income(id)) for name, id in tiles.items()]
        return self.listed(parts)

    def income(self, tile: str, improved: bool = False) -> str:
        """What a harbour tile yields."""
        found = next(entry for entry in self.box.pack.harbour_tiles if entry.id == tile)
        amount = found.improved if improved else found.normal
        return self.say(f"yield-{INCOMES[found.income]}", count=amount)

    def order(self, order: Sequence[Mapping[str, int]]) -> str:
        """W2: who comes when, and why: the workers, and where as many stand, the lowest of them."""
        numbers = [place["workers"] for place in order]
        parts = [
            self.say(
                "order-workers-tied" if numbers.count(place["workers"]) > 1 else "order-workers",
                seat=self.seat(place["seat"]),
                workers=place["workers"],
                floor=place["floor"],
            )
            for place in order
        ]
        return ", ".join(parts) or self.say("order-nobody")

    # -- prompts
    def prompt(self, view: Data) -> dict[str, Argument]:
        """What a decision is about, from a view."""
        progress, pack = view["progress"], self.box.pack
        about: dict[str, Argument] = {"phase": view["phase"], "points": pack.scoring.taken_back}
        if view["seat"] is not None:
            about["seat"] = self.seat(view["seat"])
        if progress["city"] is not None:
            in_brest = progress["city"] == CITY_IDS[BREST]
            about["city"] = self.city(progress["city"])
            about["dealt"] = str(any((deal in BREST_DEALS) == in_brest for deal in progress["deals"])).lower()
            about["both"] = str(len(progress["visited"]) > 1).lower()
        if progress["site"] is not None:
            place = view["sites"][progress["site"] - 1]
            about["lighthouse"] = self.places[place["lighthouse"]]
            about["area"] = self.say(f"in-area-{AREAS[pack.sites[progress['site'] - 1].area]}")
            about["group"] = self.say(f"group-{GROUPS[pack.sites[progress['site'] - 1].group]}")
            about["workers"] = place["floors"][-1]["workers"] if place["floors"] else 0
        if view["tile"] is not None:
            about["space"] = view["tile"]["space"]
            about["tile"] = self.word("tile", view["tile"]["tile"])
        if view["phase"] == "load":
            about["barge"] = self.say(f"barge-{LEVELS[progress['step']]}")
            about["spaces"] = pack.barges[progress["rank"]].spaces[progress["step"]]
        return about
