"""The table of The Great Fire as text, from a view.

The map comes region by region, burning districts first, so that every line makes sense when read aloud. `describe` in
`space.py` describes one space with its neighbours.
"""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from tinderbox.core.engine.bits import Set, lowest, members, minus, some, union
from tinderbox.core.engine.rng import Rng
from tinderbox.core.events import Data
from tinderbox.core.text.messages import Argument, Language
from tinderbox.core.text.text_board import INDENT, WIDTH, TextBoard
from tinderbox.games.great_fire.pack.names import TOKENS
from tinderbox.games.great_fire.pack.pack import DIRECTIONS, Space
from tinderbox.games.great_fire.picture.pieces import SpacePieces
from tinderbox.games.great_fire.picture.view import pieces_of
from tinderbox.games.great_fire.rules import fire
from tinderbox.games.great_fire.rules.state import GreatFireState
from tinderbox.games.great_fire.text.sentences import GreatFirePhrases

if TYPE_CHECKING:
    from tinderbox.games.great_fire.box import GreatFire

WIDEST_LABEL: Final = 20
REGIONS: Final = ("purple", "blue", "green", "orange")  # as they lie, from west to east

Row = tuple[str, Sequence[str]]
"""A label and what it labels."""


def draw(box: "GreatFire", view: Data, language: Language) -> str:
    return GreatFireBoard(box, view, language).text()


class GreatFireBoard(TextBoard[GreatFirePhrases]):
    def __init__(self, box: "GreatFire", view: Data, language: Language) -> None:
        super().__init__(view, GreatFirePhrases(box, language, view["names"]))
        self.box = box
        self.over: Final = view["phase"] == "over"
        self.pieces: Final = pieces_of(box.pack, view)
        self.state: Final[GreatFireState] = box.imagine(
            view, Rng(1), trusted=True
        )  # only what everybody sees is asked of it
        self.line(self.title(), hang=INDENT)
        self.part("", self.head())
        if view["standing"] is not None:
            if not self.over:
                self.part(self.say("board-front"), self.front())
            for region in REGIONS:
                self.part(self.region_title(region), self.region(region))
        self.part(self.say("board-grass-pieces"), self.grass())
        self.part(self.say("board-players"), map(self.player, range(box.players)))
        if view["own"] is not None and not self.over:
            self.part(self.say("board-own"), self.own(view["own"]))

    # -- lines
    def part(self, heading: str, rows: Iterable[Row]) -> None:
        """A heading and those of its rows that have something to say; nothing at all if none has."""
        known = list(rows)
        width = min(max(len(label) for label, _ in known), WIDEST_LABEL)
        filled = [(f"{label:{width}} ", entries) for label, entries in known if entries]
        self.lines.extend(["", heading] if heading and filled else [])
        for label, entries in filled:
            self.row(label, entries, INDENT if heading else 0)

    def row(self, label: str, entries: Sequence[str], indent: int) -> None:
        """Entries behind their label; an entry is not torn apart if it fits on a line of its own."""
        hang = " " * (indent + min(len(label), WIDEST_LABEL + 1))
        line, fresh = " " * indent + label, True
        for place, entry in enumerate(entries):
            text = entry if place + 1 == len(entries) else f"{entry},"
            if not fresh and len(line) + 1 + len(text) > WIDTH:
                self.lines.append(line)
                line, fresh = hang, True
            line = line + text if fresh else f"{line} {text}"
            fresh = False
            if len(line) > WIDTH:
                *full, line = wrap(line, WIDTH, subsequent_indent=hang, drop_whitespace=True)
                self.lines.extend(full)
        self.lines.append(line.rstrip())

    # -- the turn
    def title(self) -> str:
        view = self.view
        args: dict[str, Argument] = {"phase": self.say(f"phase-{view['phase']}")}
        if view["turn"]:
            args["turn"] = view["turn"]
        if view["actor"] is not None:
            args["seat"] = self.phrases.seat(view["actor"])
        id = ("board-turn" if view["turn"] else "board-setup") + ("-of" if "seat" in args else "")
        return self.say(id, **args)

    def head(self) -> Iterable[Row]:
        view, phrases = self.view, self.phrases
        hero = self.say("board-hero-nobody") if view["hero"] is None else phrases.seat(view["hero"])
        yield self.say("board-now"), list(self.now())
        yield self.say("board-stack"), self.stack()
        yield self.say("board-hero"), [hero] if view["stack"] is not None else []
        if view["supply"] is not None:
            yield self.say("board-supply"), [self.say("board-supply-fires", fires=view["supply"])]
        yield self.say("board-standing"), [self.standing(letter) for letter in view["standing"] or ()]
        yield self.say("board-played"), [self.played(letter) for letter in DIRECTIONS if view["stack"] is not None]
        if view["city"] is not None:
            ranking, muster = view["city"]["ranking"], view["city"]["muster"]
            yield self.say("board-colour-card"), [phrases.colour(letter) for letter in ranking or ""]
            yield self.say("board-band-card"), [phrases.space(muster)] if muster else []

    def now(self) -> Iterable[str]:
        """How far the turn has come: the card in force, the fire on its way, points, fires still to be added."""
        view = self.view
        if view["card"] is not None and not self.over:
            yield self.say("board-now-card", card=self.phrases.direction(view["card"]))
        if view["moves"] and view["doubled"]:
            yield self.say("board-now-moves", moves=view["moves"])
        if view["phase"] == "destination":
            yield self.say("board-now-origin", space=self.phrases.space(view["origin"]))
        if view["phase"] == "actions":
            yield self.say("board-now-points", points=view["points"])
        if view["phase"] == "intensify":
            yield self.say("board-now-pending", fires=view["pending"])

    def stack(self) -> list[str]:
        """What lies in it while cards are drawn from it, then how many turns are left (D5, P9)."""
        stack, turns = self.view["stack"], self.view["last_turns"]
        if stack is None:
            return []
        if self.over:
            return [self.say("board-stack-over")]
        if turns is not None:
            return [self.say("board-stack-last", turns=turns)]
        return [
            self.say("board-stack-cards", cards=stack["left"]),
            self.say("board-stack-until", until=stack["until"], left=stack["stack_cards"]),
        ]

    def standing(self, letter: str) -> str:
        """A colour's houses on the board and, where it is known, whose they are."""
        args: dict[str, Argument] = {"letter": letter, "colour": self.phrases.colour(letter)}
        args["count"] = self.view["standing"][letter]
        for seat, public in enumerate(self.view["seats"]):
            if letter in (public["colours"] or ()):
                return self.say("board-standing-owned", seat=self.phrases.seat(seat), **args)
        return self.say("board-standing-colour", **args)

    def played(self, letter: str) -> str:
        args = {"count": self.view["played"][letter], "all": int(self.box.board.cards[DIRECTIONS.index(letter)])}
        return self.say("board-played-cards", card=self.phrases.direction(letter), **args)

    # -- the fire's next step
    def front(self) -> Iterable[Row]:
        """Where each card would lead the fire (F2), what F5 puts last after the rest."""
        for d, letter in enumerate(DIRECTIONS):
            best, worse = self.reach(d)
            entries = [self.entry(self.box.pack.spaces[at]) for at in members(best)]
            if some(worse):
                names = ", ".join(self.entry(self.box.pack.spaces[at]) for at in members(worse))
                entries.append(self.say("board-front-lower", names=names))
            label = self.say("board-front-direction", card=self.phrases.direction(letter))
            yield label, entries or [self.say("board-front-nowhere")]

    def reach(self, direction: int) -> tuple[Set, Set]:
        """The destinations some fire may choose, and those that every fire must pass over for better ones."""
        city = self.state
        best: Set = (0, 0)
        known: Set = (0, 0)
        rest = city.origins
        while some(rest):
            burning = fire.fire_around(city, lowest(rest))
            rest = minus(rest, burning)
            best = union(best, fire.destinations(city, burning, direction))
            known = union(known, fire.reach(city, burning, direction))
        return best, minus(known, best)

    # -- the map
    def region_title(self, region: str) -> str:
        here = [space for space in self.box.pack.districts if space.region == region]
        sizes = self.box.pack.sizes(self.box.edition)
        standing = sum(len(self.pieces[space.id].houses) for space in here)
        total = sum(sizes[space.index] for space in here)
        return self.say("board-region", region=self.say(f"region-{region}"), standing=standing, houses=total)

    def region(self, region: str) -> Iterable[Row]:
        sorted_by: dict[str, list[str]] = {
            "uncontained": [],
            "contained": [],
            "untouched": [],
            "burnt": [],
            "broken": [],
        }
        for space in self.box.pack.spaces:
            if space.region == region:
                sorted_by[fate(self.pieces[space.id])].append(self.entry(space))
        for label, entries in sorted_by.items():
            yield self.say(f"board-{label}"), entries

    def grass(self) -> Iterable[Row]:
        """Only where somebody stands."""
        occupied = [s for s in self.box.pack.grass if self.pieces[s.id].bands or self.pieces[s.id].landowners]
        yield self.say("board-here"), [self.entry(space) for space in occupied]

    def entry(self, space: Space) -> str:
        """`Newgate RGB (2 VP, 1 band)`: houses, fires, then the rest in brackets."""
        pieces = self.pieces[space.id]
        words = [space.name, pieces.houses, str(pieces.fires) if pieces.fires else ""]
        notes = []
        if space.vp and pieces.houses:
            notes.append(self.say("board-with-objective", points=space.vp))
        if pieces.token:
            notes.append(self.say("board-with-token"))
        if pieces.bands:
            notes.append(self.say("board-with-bands", bands=pieces.bands))
        notes += [self.say("board-with-landowner", letter=letter) for letter in pieces.landowners]
        if notes:
            words.append(f"({', '.join(notes)})")
        return " ".join(word for word in words if word)

    # -- the players
    def player(self, seat: int) -> Row:
        public = self.view["seats"][seat]
        said = [self.say("board-player-points", points=int(self.state.score(seat)))] if self.over else []
        said += [self.colours(public["colours"])] if public["colours"] != [] else []
        for landowner in public["landowners"]:
            if landowner["at"] is not None:
                where = self.phrases.space(landowner["at"])
                said.append(self.say("board-player-landowner", letter=landowner["colour"], space=where))
        if not self.over:
            said.append(self.hand(public))
            said += [self.say("board-player-tokens", count=public["tokens"])] if public["tokens"] else []
        if public["extinguished"]:
            said.append(self.say("board-player-extinguished", count=public["extinguished"]))
        said += [self.say(f"board-player-{what}") for what in ("hero", "start") if self.view[what] == seat]
        if self.over:
            secret = self.view["revealed"][seat]
            said += self.tokens(secret) + self.objectives(secret)
        return self.say("board-player", seat=self.phrases.seat(seat)), said

    def colours(self, letters: Sequence[str] | None) -> str:
        if letters is None:
            return self.say("board-player-hidden")
        return self.phrases.listed([f"{self.phrases.colour(letter)} {letter}" for letter in letters])

    def hand(self, public: Data) -> str:
        if public["shown"]:
            return self.say("board-player-shown", count=public["hand"], cards=self.phrases.cards(public["shown"]))
        return self.say("board-player-hand", count=public["hand"])

    def own(self, own: Data) -> Iterable[Row]:
        none = [self.say("board-none")]
        if self.view["options"]["hidden_colours"] and own["colours"]:
            yield self.say("board-own-colours"), [self.colours(own["colours"])]
        yield self.say("board-own-hand"), [self.phrases.cards(own["hand"])] if any(own["hand"].values()) else none
        if self.view["stack"] is not None:
            yield self.say("board-own-tokens"), self.tokens(own) or none
        yield self.say("board-own-objectives"), self.objectives(own)

    def tokens(self, own: Data) -> list[str]:
        return [self.say(f"board-tokens-{kind}", count=own["tokens"][kind]) for kind in TOKENS if own["tokens"][kind]]

    def objectives(self, own: Data) -> list[str]:
        """Each with whether it would score as things are (E3)."""
        states = {"untouched": "stands", "contained": "contained"}
        by_token = {space.token: space for space in self.box.pack.districts}
        found = []
        for token in own["objectives"]:
            pieces = self.pieces[by_token[token].id]
            state = states.get(fate(pieces), "lost") if pieces.houses else "lost"
            found.append(self.say("board-objective", objective=self.phrases.objective(token), state=state))
        return found


def fate(pieces: SpacePieces) -> str:
    """What has become of a district."""
    if pieces.demolished:
        return "broken"
    if pieces.fires:
        return "contained" if pieces.contained else "uncontained"
    return "untouched" if pieces.houses or not pieces.built else "burnt"
