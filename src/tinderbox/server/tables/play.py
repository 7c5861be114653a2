"""The game at a table: a match that is played, followed and restored by the table's log."""

from collections.abc import Sequence
from typing import Final

from tinderbox.core.box import Box, Outcome
from tinderbox.core.draws import DrawSource
from tinderbox.core.events import Data
from tinderbox.core.match import Match
from tinderbox.core.state import State
from tinderbox.server.storage.entries import Entry
from tinderbox.server.storage.rows import Snapshot
from tinderbox.server.tables.viewer import Sight


class ReplayMismatch(Exception):
    """A stored game that the installed code does not play as it was played."""


class Play:
    """A match at a table, in the terms of the table's log."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match

    @classmethod
    def begin(cls, box: Box, seed: str, names: Sequence[str], origin: Data | None) -> "Play":
        return cls(Match(box, DrawSource(seed), names, state_of(box, origin)))

    @classmethod
    def restore(cls, box: Box, seed: str, names: Sequence[str], snapshot: Snapshot) -> "Play":
        """The game as it was when a snapshot was made."""
        source, state = DrawSource(seed, snapshot["drawn"]), box.load_position(snapshot["state"])
        return cls(Match.restore(box, source, names, state, snapshot["decisions"], snapshot["limit"]))

    @classmethod
    def replay(cls, box: Box, seed: str, names: Sequence[str], origin: Data | None, entries: Sequence[Entry]) -> "Play":
        """The whole game from its log."""
        start = next(entry for entry in entries if entry.kind == "start")
        play = cls(Match(box, None, names, state_of(box, origin)))
        play.resolve_draws(start)
        for entry in entries:
            if entry.seq > start.seq:
                play.follow(entry)
        return play

    # -- where it is
    @property
    def decisions(self) -> int:
        """Decisions made since the table began."""
        return self.match.seq

    @property
    def base(self) -> int:
        """Decisions made before what is in memory."""
        return self.match.first_seq

    @property
    def limit(self) -> int:
        return self.match.undo_limit

    @property
    def actor(self) -> int | None:
        return self.match.actor

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def view(self, audience: Sight) -> Data:
        return self.match.view(audience)

    def views(self, audiences: Sequence[Sight]) -> list[Data]:
        """The views of several audiences; they share data."""
        return self.match.views(audiences)

    def view_at(self, decisions: int, audience: Sight) -> Data:
        """The view after so many decisions: what the audience knew then."""
        return self.match.view_at(decisions, audience)

    def events(self, audience: Sight, since: int) -> list[Data]:
        return self.match.events(audience, since)

    # -- going on
    def act(self, action: str) -> Data:
        """Play an action. Returns its log entry's payload."""
        match = self.match
        match.play(action)
        entry = match.log[-1]
        return {"action": match.box.actions.text(entry.code), "decisions": self.decisions, **self.drawn(entry.results)}

    def drawn(self, results: Sequence[int]) -> Data:
        """The results of draws as texts, and the number of all draws so far."""
        source = self.match.draw_source
        found: Data = {"drawn": source.drawn if source is not None else 0}
        if results:
            found["draws"] = [self.match.box.draw_results.text(result) for result in results]
        return found

    def undo_to(self, decisions: int) -> Data:
        """Take back to so many decisions. Returns its log entry's payload."""
        self.match.undo_to(decisions, agreed=True)
        return {"decisions": decisions, **self.drawn(())}

    def follow(self, entry: Entry) -> None:
        """Take over an entry that another process, or an earlier run, has written."""
        match = self.match
        if entry.kind == "action":
            seed = match.draw_source.seed if match.draw_source is not None else None
            match.draw_from(None)
            match.play(entry.payload["action"])
            self.resolve_draws(entry)
            match.draw_from(DrawSource(seed, entry.payload["drawn"]) if seed is not None else None)
        elif entry.kind == "undo":
            match.undo_to(entry.payload["decisions"], agreed=True)
        if entry.kind in ("action", "undo") and entry.payload["decisions"] != self.decisions:
            raise ReplayMismatch(f"{entry.seq}: {entry.payload['decisions']} {self.decisions}")

    def resolve_draws(self, entry: Entry) -> None:
        for result in entry.payload.get("draws", ()):
            self.match.resolve_draw(result)

    def go_on(self, seed: str, drawn: int) -> None:
        """From here on draws come from the seed."""
        self.match.draw_from(DrawSource(seed, drawn))

    def snapshot(self) -> Snapshot:
        match = self.match
        assert match.draw_source is not None
        return {
            "decisions": self.decisions,
            "limit": self.limit,
            "drawn": match.draw_source.drawn,
            "state": match.box.position(match.state),
        }


def state_of(box: Box, position: Data | None) -> State | None:
    return None if position is None else box.load_position(position)
