"""The table of Bretagne as text, from a view."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tinderbox.core.events import Data
from tinderbox.core.text.messages import Argument, Language
from tinderbox.core.text.text_board import INDENT, TextBoard
from tinderbox.games.bretagne.pack.names import LETTERS
from tinderbox.games.bretagne.pack.pack import AREAS, GROUPS, MATERIALS, WEATHERS, Lighthouse, Pack, Row
from tinderbox.games.bretagne.picture.pieces import COLOURS
from tinderbox.games.bretagne.picture.view import has_passed
from tinderbox.games.bretagne.text.sentences import BretagnePhrases

if TYPE_CHECKING:
    from tinderbox.games.bretagne.box import Bretagne


def draw(box: "Bretagne", view: Data, language: Language) -> str:
    return BretagneBoard(box, view, language).text()


class BretagneBoard(TextBoard[BretagnePhrases]):
    def __init__(self, box: "Bretagne", view: Data, language: Language) -> None:
        super().__init__(view, BretagnePhrases(box, language, view["names"]))
        self.pack: Pack = box.pack
        self.head()
        self.markets()
        self.display()
        self.to_score()
        for area in range(len(AREAS)):
            self.coast(area)
        self.players()
        self.cards()

    def heading(self, text: str) -> None:
        self.lines.append("")
        self.line(text)

    # -- the round
    def head(self) -> None:
        view = self.view
        phase = self.say(f"phase-{view['phase']}")
        if view["round"]:
            self.line(self.say("board-round", round=view["round"], rounds=self.pack.rounds, phase=phase))
        else:
            self.line(self.say("board-setup", phase=phase))
        if view["actor"] is not None:
            self.line(self.say("board-turn", seat=self.phrases.seat(view["actor"])))
        if view["phase"] == "over":
            self.line(self.say("board-final", scores=self.phrases.scores(view["scores"])))
        if view["weather"] is not None:
            self.weather(view["weather"], view["forecast"])
            self.engineers(view["forecast"] if self.is_early() else view["weather"])
        rows = view["pontivy"]
        self.row("board-this-round", rows["this_round"])
        choosing = view["phase"] == "barge"
        self.row("board-choosing" if choosing else "board-next-round", rows["next_round"])
        if choosing:
            self.barges()

    def weather(self, weather: str, forecast: str | None) -> None:
        now = self.say(f"weather-{weather}")
        if forecast is None and self.view["round"] == self.pack.rounds:
            self.line(self.say("board-weather-last", now=now))
        else:
            id = "board-weather-early" if self.is_early() else "board-weather"
            self.line(self.say(id, now=now, later="–" if forecast is None else self.say(f"weather-{forecast}")))

    def is_early(self) -> bool:
        """R7: whether the weather is still the last round's, and the forecast is what this round will have."""
        view = self.view
        income = view["phase"] == "equipment" and view["progress"]["then"] == "income"
        return view["round"] > 1 and (view["phase"] in ("barge", "production", "tiles") or income)

    def engineers(self, weather: str) -> None:
        """A4, A8: what this weather demands of a builder."""
        kind = self.pack.weather[WEATHERS.index(weather)]
        self.line(self.say("board-engineers", **dict(zip(GROUPS, kind.engineers, strict=True))))
        hurt = [self.say(f"group-{group}") for group, injures in zip(GROUPS, kind.injures, strict=True) if injures]
        if hurt:
            self.line(self.say("board-injures", groups=self.phrases.listed(hurt)))

    def row(self, id: str, row: Sequence[int | None]) -> None:
        """The markers on one of Pontivy's rows."""
        there = [f"{place} {self.phrases.seat(seat)}" for place, seat in enumerate(row, 1) if seat is not None]
        if there:
            self.line(self.say(id, order=", ".join(there)))

    def barges(self) -> None:
        """The barge cards that are left to choose from."""
        for barge, taken in zip(self.pack.barges, self.view["pontivy"]["this_round"], strict=True):
            if taken is None:
                spaces = " / ".join(map(str, barge.spaces))
                gifts: dict[str, Argument] = {"engineers": barge.engineers, "coins": barge.coins}
                said = self.say("svg-barge", number=barge.number, spaces=spaces, **gifts)
                self.line(f"{said}. {self.say('svg-barge-power')}." if barge.fewer_engineers else f"{said}.", INDENT)

    # -- markets and tiles
    def markets(self) -> None:
        brest = self.view["brest"]
        self.lines.append("")
        self.line(self.say("board-quimper", materials=self.phrases.goods(self.view["quimper"])))
        goods = self.phrases.goods(brest["materials"])
        self.line(self.say("board-brest", materials=goods, singles=brest["singles"], pairs=brest["pairs"]))

    def display(self) -> None:
        self.heading(self.say("board-construction"))
        for place, (row, tiles) in enumerate(zip(self.pack.construction, self.view["display"], strict=True)):
            left = sum(map(len, self.view["stacks"][place]))
            self.tiles(place, row, tiles, left)
        tile = self.view["tile"]
        if tile is not None:
            seat = self.phrases.seat(self.view["turn_seat"])
            self.line(self.say("board-tile", seat=seat, space=tile["space"], tile=self.tile(tile["tile"])))

    def tiles(self, place: int, row: Row, tiles: Sequence[str | None], left: int) -> None:
        there = [
            f"{place + 1}{letter} {self.tile(tile) if tile else '–'}"
            for letter, tile in zip(LETTERS, tiles, strict=True)
        ]
        self.line(f"{', '.join(there)}. {self.say('board-row', coins=row.coins, cards=row.cards, tiles=left)}", INDENT)

    def tile(self, token: str) -> str:
        return "+".join(self.say(f"material-{material}") for material in token.split("+"))

    # -- lighthouses and harbours
    def to_score(self) -> None:
        """W1: the lighthouses just built, in the order they are scored in."""
        names = {board.token: board.name for board in self.pack.lighthouses}
        towers = [f"{site} {names[self.view['sites'][site - 1]['lighthouse']]}" for site in self.view["to_score"]]
        if towers:
            scoring = str(self.view["phase"] in ("cards", "harbour")).lower()
            id = "board-to-score-order" if len(towers) > 1 else "board-to-score"
            self.heading(self.say(id, lighthouses=self.phrases.listed(towers), scoring=scoring))

    def coast(self, area: int) -> None:
        """The lighthouses of an area by site, and its harbours."""
        self.heading(self.say("board-area", area=self.say(f"area-{AREAS[area]}")))
        boards = {board.token: board for board in self.pack.lighthouses}
        built = []
        for site, found in zip(self.pack.sites, self.view["sites"], strict=True):
            if site.area != area or found["lighthouse"] is None:
                continue
            board = boards[found["lighthouse"]]
            if found["status"] == "built":
                built.append(f"{site.number} {board.name}")
            else:
                self.lighthouse(site.number, board, found)
        if built:
            self.line(self.say("board-built", lighthouses=self.phrases.listed(built)), INDENT)
        self.harbours(area)

    def lighthouse(self, number: int, board: Lighthouse, found: Data) -> None:
        parts = [f"{number} {board.name}", self.say(f"group-{GROUPS[board.group]}")]
        if any(board.extra):
            extra = self.phrases.goods(dict(zip(MATERIALS, board.extra, strict=True)))
            parts.append(self.say("board-extra", materials=extra))
        if found["status"] == "finished":
            parts.append(self.say("board-finished"))
        elif not found["floors"]:
            parts.append(self.say("board-empty"))
        if found["engineers"]:
            parts.append(self.say("yield-engineer", count=found["engineers"]))
        if found["coins"]:
            parts.append(self.say("board-coins", coins=found["coins"]))
        self.line(", ".join(parts), INDENT)
        if found["floors"]:
            floors = [self.floor(place, floor) for place, floor in enumerate(found["floors"], 1)]
            self.line(self.say("board-floors", floors=", ".join(floors)), 3 * INDENT)
        order = standing(found["floors"])
        if len(order) > 1:
            self.line(self.say("board-order", order=self.phrases.order(order)), 3 * INDENT)

    def floor(self, number: int, floor: Data) -> str:
        """A floor with its tile, and the workers that stand there."""
        tile = self.tile(floor["tile"])
        if floor["owner"] is None:
            return self.say("board-floor", floor=number, tile=tile)
        seat = self.phrases.seat(floor["owner"])
        return self.say("board-floor-workers", floor=number, tile=tile, seat=seat, workers=floor["workers"])

    def harbours(self, area: int) -> None:
        """What each yields, and who has a worker there."""
        improved = AREAS[area] in self.view["improved"]
        for harbour in self.pack.harbours:
            found = self.view["harbours"][harbour.token]
            if harbour.area != area or found["tile"] is None:
                continue
            later = self.phrases.income(found["tile"], improved=True)
            income = later if improved else self.phrases.income(found["tile"])
            said = self.say(
                "board-harbour-improved" if improved else "board-harbour", name=harbour.name, income=income, later=later
            )
            seats = self.phrases.listed([self.phrases.seat(seat) for seat in found["seats"]])
            self.line(self.say("board-harbour-seats", harbour=said, seats=seats) if seats else f"{said}.", INDENT)

    # -- players and cards
    def players(self) -> None:
        self.heading(self.say("board-players"))
        for seat, found in enumerate(self.view["seats"]):
            self.line(self.player(seat, found), INDENT)
            self.line(self.say("board-workers", **self.workers(seat, found)), 3 * INDENT)
            if any(found["materials"].values()):
                self.line(self.say("board-materials", materials=self.phrases.goods(found["materials"])), 3 * INDENT)

    def player(self, seat: int, found: Data) -> str:
        parts = [
            self.say(
                "board-points-final" if self.view["phase"] == "over" else "board-points",
                seat=self.phrases.seat(seat),
                colour=self.say(f"colour-{COLOURS[seat]}"),
                points=sum(found["points"].values()),
                final=self.view["scores"][seat],
            ),
            self.say("board-coins", coins=found["coins"]),
            self.say("yield-card", count=found["cards"]),
            self.say("yield-engineer", count=found["engineers"]),
        ]
        if seat in self.view["pontivy"]["this_round"]:
            parts.append(self.say("board-barge", barge=self.view["pontivy"]["this_round"].index(seat) + 1))
        if has_passed(self.view, seat):
            parts.append(self.say("board-passed"))
        return ", ".join(parts)

    def workers(self, seat: int, found: Data) -> dict[str, Argument]:
        """Where a seat's workers are."""
        floors = [floor for site in self.view["sites"] for floor in site["floors"] if floor["owner"] == seat]
        return {
            "hand": found["at_hand"],
            "reserve": found["reserve"],
            "cities": found["in_brest"] + found["in_lorient"],
            "harbours": sum(seat in harbour["seats"] for harbour in self.view["harbours"].values()),
            "towers": sum(floor["workers"] for floor in floors),
        }

    def cards(self) -> None:
        cards = self.view["cards"]
        self.lines.append("")
        if any(cards["played"].values()):
            self.line(self.say("board-played", cards=self.hand(cards["played"])))
        if self.view["phase"] == "cards":
            self.values()
        self.line(self.say("board-deck", deck=cards["deck"], cards=self.hand(cards["discarded"])))
        if self.view["own"] is not None:
            self.line(self.say("board-own", cards=self.hand(self.view["own"]["hand"])))

    def hand(self, cards: Mapping[str, int]) -> str:
        """Cards by kind, those that are there."""
        there = [f"{self.say(f'equipment-{kind}')} {count}" for kind, count in cards.items() if count]
        return ", ".join(there) or self.say("cards-none")

    def values(self) -> None:
        """W4: what a card of each kind would bring now on the lighthouse being scored."""
        group = self.pack.sites[self.view["progress"]["site"] - 1].group
        worth = []
        for kind in self.pack.equipment:
            value, lying = kind.values[group], self.view["cards"]["played"][kind.id]
            points = "–" if value is None else str(max(0, value - lying))
            worth.append(f"{self.say(f'equipment-{kind.id}')} {points}")
        self.line(self.say("board-values", values=", ".join(worth)))


def standing(floors: Sequence[Data]) -> list[Mapping[str, int]]:
    """W2: the order on a lighthouse as it is now: most workers first, in a tie whose lowest stands lower."""
    found: dict[int, dict[str, int]] = {}
    for number, floor in enumerate(floors, 1):
        if floor["owner"] is not None:
            place = found.setdefault(floor["owner"], {"seat": floor["owner"], "workers": 0, "floor": number})
            place["workers"] += floor["workers"]
    return sorted(found.values(), key=lambda place: (-place["workers"], place["floor"]))
