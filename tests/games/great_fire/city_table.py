"""Tables of the two-player game at the city's own turn, and what its events tell."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tests.games.great_fire.table import Table
from tinderbox.core.events import Data, Event
from tinderbox.games.great_fire.pack.pack import load

PACK: Final = load()
RANKINGS: Final[list[str]] = list(PACK.data["colour_cards"]["rankings"])
MUSTERS: Final[list[str]] = [PACK.spaces[district].token for district in PACK.band_cards]
RANKING: Final = "RBGYPW"


class CityTable(Table):
    """Seat 0 has ended its turn and conducts the city's; both piles are full."""

    def __init__(self, card: str, *, city: Data | None = None, **pieces: Any) -> None:
        super().__init__(2, phase="city-card", city=city, **pieces)
        self.turned: Final = self.play(f"(draw {card})")

    def rank(self, ranking: str = RANKING) -> list[Event]:
        """Turn over a colour card."""
        return self.play(f"(ranking {ranking})")

    def muster(self, district: str) -> list[Event]:
        """Turn over a band card, after a colour card that leads to no question."""
        if self.now["phase"] == "city-colour":
            self.rank()
        return self.play(f"(muster {district})")


def events_of(events: Sequence[Event], type: str) -> list[Data]:
    """The data of all events of a type."""
    return [event.data for event in events if event.type == type]


def reason(events: Sequence[Event]) -> Mapping[str, Any]:
    """Why the city's fire went where it did."""
    (data,) = events_of(events, "city_fire_decided")
    return {key: data[key] for key in ("how", "rank", "colour") if key in data}


def fire_moved(events: Sequence[Event]) -> tuple[str, str]:
    (data,) = events_of(events, "city_fire_moved")
    return data["from"], data["to"]


def bands_moved(events: Sequence[Event]) -> list[str]:
    return [f"{data['from']}>{data['to']}" for data in events_of(events, "city_band_moved")]
