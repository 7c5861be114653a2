"""The game at a table: a match that goes on from a snapshot, counted from the table's own beginning."""

from collections.abc import Sequence
from typing import Final

from tinderbox.core.box import Box, Outcome
from tinderbox.core.draws import Chance
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.core.state import State
from tinderbox.server.storage.entries import Entry


class Drift(Exception):
    """A stored game that the installed code does not play as it was played."""


class Play:
    """A match and the number of decisions made before it began in this process."""

    def __init__(self, match: Match, base: int = 0) -> None:
        self.match: Final = match
        self.base: Final = base

    @classmethod
    def begin(cls, box: Box, seed: str, names: Sequence[str], origin: Data | None) -> "Play":
        return cls(Match(box, Chance(seed), names, placed(box, origin)))

    @classmethod
    def restore(cls, box: Box, seed: str, names: Sequence[str], snapshot: Data) -> "Play":
        """The game as it was when a snapshot was made."""
        match = Match(box, Chance(seed, snapshot["drawn"]), names, placed(box, snapshot["state"]))
        play = cls(match, snapshot["n"])
        match.limit = snapshot["limit"] - play.base
        return play

    @classmethod
    def retell(cls, box: Box, seed: str, names: Sequence[str], origin: Data | None, entries: Sequence[Entry]) -> "Play":
        """The whole game from its log."""
        start = next(entry for entry in entries if entry.kind == "start")
        match = Match(box, None, names, placed(box, origin))
        play = cls(match)
        play.settle(start)
        for entry in entries:
            if entry.seq > start.seq:
                play.follow(entry)
        return play

    # -- where it is
    @property
    def n(self) -> int:
        """Decisions made since the table began."""
        return self.base + self.match.seq

    @property
    def limit(self) -> int:
        return self.base + self.match.undo_limit

    @property
    def actor(self) -> int | None:
        return self.match.actor

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def view(self, seat: int | None) -> Data:
        view = self.match.view(seat)
        view["seq"] = self.n
        return view

    def views(self, seats: Sequence[int | None]) -> list[Data]:
        """The views of several seats; what they have in common is shared."""
        match = self.match
        header = match._header(match.state, self.n, None)
        found = match.box.views(match.state, seats)
        return [{**header, "seat": seat, **view} for seat, view in zip(seats, found, strict=True)]

    def view_at(self, n: int, seat: int | None) -> Data:
        """The view after `n` decisions: what the seat knew then."""
        return {**self.match.view_at(n - self.base, seat), "seq": n}

    def events(self, seat: int | None, since: int) -> list[Data]:
        found = self.match.events(seat, max(since - self.base, 0))
        for event in found:
            event["seq"] += self.base
        return found

    # -- going on
    def act(self, action: str) -> Data:
        """Play, and say all that the log must know of it."""
        match = self.match
        match.play(action)
        entry = match.log[-1]
        return {"action": match.box.actions.text(entry.code), "n": self.n, **self.drawn(entry.chances)}

    def drawn(self, results: Sequence[int]) -> Data:
        """The results of draws as texts, and how many draws were made in all."""
        chances, chance = self.match.box.chances, self.match.chance
        found: Data = {"drawn": chance.drawn if chance is not None else 0}
        if results:
            found["draws"] = [chances.text(result) for result in results]
        return found

    def undo_to(self, n: int, *, agreed: bool) -> None:
        self.match.undo_to(n - self.base, agreed=agreed)

    def follow(self, entry: Entry) -> None:
        """Take over an entry that another process, or an earlier run, has written."""
        match = self.match
        if entry.kind == "action":
            seed = match.chance.seed if match.chance is not None else None
            match.chance = None
            match.play(entry.payload["action"])
            self.settle(entry)
            match.chance = Chance(seed, entry.payload["drawn"]) if seed is not None else None
        elif entry.kind == "undo":
            match.undo_to(entry.payload["n"] - self.base, agreed=True)
        if "n" in entry.payload and entry.kind in ("action", "undo") and entry.payload["n"] != self.n:
            raise Drift(f"{entry.seq}: {entry.payload['n']} {self.n}")

    def settle(self, entry: Entry) -> None:
        for result in entry.payload.get("draws", ()):
            self.match.settle(result)

    def go_on(self, seed: str, drawn: int) -> None:
        """From here on draws come from the seed."""
        self.match.chance = Chance(seed, drawn)

    def snapshot(self) -> Data:
        match = self.match
        assert match.chance is not None
        return {
            "n": self.n,
            "limit": self.limit,
            "drawn": match.chance.drawn,
            "state": match.box.position(match.state),
        }


def placed(box: Box, position: Data | None) -> State | None:
    return None if position is None else box.place(position)
