"""A match: a state, the log that led to it, and what each seat may know of both.

The log of decisions and draws is the game. The state is a fold over it; snapshots are a cache.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Final

from tinderbox.core.box import Box, Outcome, Typed, ViewHeader
from tinderbox.core.documents.json_documents import digest
from tinderbox.core.documents.record_writer import record_of
from tinderbox.core.draws import DrawSource
from tinderbox.core.errors import IllegalAction, NotationError, OptionError, Reason, UndoError
from tinderbox.core.events import Data, Event
from tinderbox.core.seat_history import PublicMove, SeatHistory
from tinderbox.core.state import NATURE, NOBODY, ActionList, Journal, State
from tinderbox.core.text.messages import Language, Message
from tinderbox.core.text.notation import Action

SNAPSHOT_EVERY: Final = 16


@dataclass
class Entry:
    """One decision: the seat, its action, the turn, and the results of the draws that followed."""

    seat: int
    code: int
    turn: int
    results: list[int] = field(default_factory=list)


class Match:
    """One game. A position is named by `decisions`, the number of decisions made so far."""

    def __init__(
        self,
        box: Box,
        draw_source: DrawSource | None,
        names: Sequence[str] | None = None,
        start: State | None = None,
    ) -> None:
        """Without a `draw_source` the caller resolves the draws: see `draws` and `resolve_draw`."""
        self.box: Final = box
        self.draw_source = draw_source
        self.names: Final = checked_names(box, names)
        self.start: Final = (start or box.start()).copy()
        self.first_decision = 0  # the decisions before `start`: they are not in the log
        self.origin: Final[Data | None] = None if start is None else box.position(start)
        self.setup_results: list[int] = []  # of the draws before the first decision
        self.log: list[Entry] = []
        self.snapshots: list[tuple[int, State]] = []
        self.event_log: list[tuple[int, Event]] = []
        self.undo_limit: int = 0  # where the actor may return to: in its turn, after the last thing revealed
        self.state: State = self.start.copy()
        self._actions: Final = ActionList()
        self._legal: dict[int, Action] | None = None
        self._run_draws()

    @classmethod
    def restore(
        cls, box: Box, draw_source: DrawSource, names: Sequence[str], state: State, decisions: int, undo_limit: int
    ) -> "Match":
        """The match that goes on from a state stored after so many decisions. It cannot go back further."""
        match = cls(box, draw_source, names, state)
        match.first_decision, match.undo_limit = decisions, undo_limit
        return match

    # -- where we are
    @property
    def decisions(self) -> int:
        return self.first_decision + len(self.log)

    @property
    def actor(self) -> int | None:
        """The seat that must decide; None at the end, and while the caller has to resolve a draw."""
        actor = int(self.state.actor)
        return actor if actor >= 0 else None

    @property
    def over(self) -> bool:
        return int(self.state.actor) == NOBODY

    def legal(self) -> list[Action]:
        """Every legal action of the actor, in a fixed order."""
        return list(self._legal_by_code().values())

    def is_legal(self, code: int) -> bool:
        return code in self._legal_by_code()

    def _legal_by_code(self) -> dict[int, Action]:
        if self._legal is None:
            codes: list[int] = []
            if self.actor is not None:
                self.state.list_actions(self._actions)
                codes = self._actions.to_list()
            actions = self.box.actions.actions
            self._legal = {code: actions[code] for code in codes}
        return self._legal

    # -- playing
    def play(self, action: Action | str | int) -> list[Data]:
        """Play an action of the actor. Returns the events as that seat may see them."""
        code = self.read(action).code
        seat = self.actor
        if seat is None or not self.is_legal(code):
            raise IllegalAction(self.box.actions.text(code), self._reasons(code, seat))
        before = len(self.event_log)
        reveals = self.box.reveals(self.state, code)
        self._take_snapshot()
        entry = Entry(seat, code, int(self.state.turn))
        self.log.append(entry)
        self._apply(code)
        self._run_draws()
        if reveals or entry.results or self.state.actor != seat or self.state.turn != entry.turn:
            self.undo_limit = self.decisions
        return [event.seen_by(seat, decisions) for decisions, event in self.event_log[before:]]

    def preview(self, action: Action | str | int) -> list[Data]:
        """The events that a legal action of the actor would cause, up to the next draw. Nothing is played.

        The result of the game is left out: it would tell what the others keep hidden until the end.
        """
        code = self.read(action).code
        seat = self.actor
        if seat is None or not self.is_legal(code):
            raise IllegalAction(self.box.actions.text(code), self._reasons(code, seat))
        if not self.box.can_preview(self.state, code):
            return []
        state = self.state.copy()
        journal = Journal()
        state.journal = journal
        state.apply(code)
        events = self.box.events(journal.take(), state)
        return [event.seen_by(seat, self.decisions + 1) for event in events if event.type != "game_over"]

    def read(self, action: Action | str | int) -> Action:
        """An Action, its text or its code, as an action of this box."""
        if isinstance(action, str):
            return self.box.actions.parse(action)
        code = action.code if isinstance(action, Action) else action
        if type(code) is not int:
            raise NotationError(Message("notation-not-an-action", {"given": repr(action)[:40]}))
        return self.box.actions.action(code)

    def typed(self, text: str) -> Typed:
        """Parse a line typed by the actor. Nothing is played. Raises NotationError or IllegalAction."""
        if self.actor is None:
            return Typed((self.box.actions.parse(text),))
        return self.box.typed(self.state, text)

    def why_not(self, action: Action | str | int, seat: int | None = None) -> list[Reason]:
        """The clauses that forbid an action to a seat (by default the actor); an empty list if it is legal."""
        return self._reasons(self.read(action).code, self.actor if seat is None else seat)

    def _reasons(self, code: int, seat: int | None) -> list[Reason]:
        if self.actor is None:
            message = Message("refused-over" if self.over else "refused-draw")
            return [Reason(self.box.order_clause(self.state), message)]
        if seat != self.actor:
            return [Reason(self.box.order_clause(self.state), Message("refused-turn"))]
        if self.is_legal(code):
            return []
        return self.box.why_not(self.state, seat, code)

    # -- draws
    def draws(self) -> list[tuple[Action, int]]:
        """The possible results of the draw that is due and their weights; empty if no draw is due."""
        if int(self.state.actor) != NATURE:
            return []
        self.state.list_actions(self._actions)
        codes, weights = self._actions.to_list(), self._actions.weights_to_list()
        return [(self.box.draw_results.action(code), weight) for code, weight in zip(codes, weights, strict=True)]

    def resolve_draw(self, result: Action | str | int) -> list[Event]:
        """Give the result of the draw that is due, in a match without a draw source."""
        notation = self.box.draw_results
        if isinstance(result, Action):
            result = result.code
        action = notation.parse(result) if isinstance(result, str) else notation.action(result)
        possible = [str(known) for known, _ in self.draws()]
        if str(action) not in possible:
            known = ", ".join(possible) or "–"
            raise NotationError(Message("draw-impossible", {"given": str(action), "possible": known}))
        before = len(self.event_log)
        self._results.append(action.code)
        self._apply(action.code)
        self.undo_limit = self.decisions
        return [event for _, event in self.event_log[before:]]

    def draw_from(self, source: DrawSource | None) -> None:
        """Take all draws from this source from now on, the one that is due included. None leaves them to the caller."""
        self.draw_source = source
        self._run_draws()

    @property
    def _results(self) -> list[int]:
        """Where the results of draws are logged: with the last decision, or with the setup."""
        return self.log[-1].results if self.log else self.setup_results

    def _run_draws(self) -> None:
        while self.draw_source is not None and int(self.state.actor) == NATURE:
            self.state.list_actions(self._actions)
            code = int(self._actions.pick(self.draw_source.below(int(self._actions.total))))
            self._results.append(code)
            self._apply(code)

    def _apply(self, code: int) -> None:
        journal = Journal()
        self.state.journal = journal
        self.state.apply(code)
        self.state.journal = None
        self._legal = None
        self.event_log += [(self.decisions, event) for event in self.box.events(journal.take(), self.state)]

    # -- what may be known
    def view(self, seat: int | None = None) -> Data:
        """Everything this seat has learnt and nothing else, as JSON data; None is a spectator."""
        self.check_seat(seat)
        return {**self.header(seat), **self.box.view(self.state, seat)}

    def views(self, seats: Sequence[int | None]) -> list[Data]:
        """The views of several seats. They may share data."""
        found, header = self.box.views(self.state, seats), self.header()
        return [{**header, "seat": seat, **view} for seat, view in zip(seats, found, strict=True)]

    def view_at(self, decisions: int, seat: int | None = None) -> Data:
        """What this seat saw after so many decisions."""
        self.check_seat(seat)
        state = self.state_at(decisions)
        return {**view_header(self.box, state, decisions, seat, self.names), **self.box.view(state, seat)}

    def header(self, seat: int | None = None) -> ViewHeader:
        """What the view of every game begins with."""
        return view_header(self.box, self.state, self.decisions, seat, self.names)

    def events(self, seat: int | None = None, since: int = 0) -> list[Data]:
        """What happened from decision `since` on, as this seat may know it."""
        self.check_seat(seat)
        return [event.seen_by(seat, decisions) for decisions, event in self.event_log[self.first_event(since) :]]

    def first_event(self, since: int) -> int:
        """The index in `event_log` of the first event from decision `since` on."""
        return bisect_left(self.event_log, since, key=itemgetter(0))

    def history(self, seat: int) -> SeatHistory:
        """The game so far as this seat saw it."""
        first_view, state = self.view_at(self.first_decision, seat), self.state_at(self.first_decision)
        moves = []
        for entry in self.log:
            state.apply(entry.code)
            results: list[int | None] = []
            for result in entry.results:
                results.append(result if self.box.learns_draw(state, seat) else None)
                state.apply(result)
            moves.append(PublicMove(entry.seat, entry.code, tuple(results)))
        return SeatHistory(first_view, tuple(moves))

    def check_seat(self, seat: object) -> None:
        """Raise OptionError unless this is a seat, or None for a spectator."""
        if seat is not None and not (type(seat) is int and 0 <= seat < self.box.players):
            raise OptionError(Message("option-seat", {"given": str(seat), "most": self.box.players - 1}))

    # -- taking back
    def undo_to(self, decisions: int, *, agreed: bool = False) -> None:
        """Go back to an earlier position; beyond `undo_limit` only if the others agreed. Draws are then made again."""
        earliest = self.first_decision if agreed else max(self.undo_limit, self.first_decision)
        if type(decisions) is not int or not earliest <= decisions <= self.decisions:
            args: dict[str, str | int] = {"given": str(decisions), "limit": earliest, "decisions": self.decisions}
            raise UndoError(Message("undo-limit", args))
        self.state = self.state_at(decisions)
        del self.log[decisions - self.first_decision :]
        self.snapshots = [(at, state) for at, state in self.snapshots if at <= decisions]
        self.event_log = [(at, event) for at, event in self.event_log if at <= decisions]
        self.undo_limit = min(self.undo_limit, decisions)
        self._legal = None
        self._run_draws()

    def state_at(self, decisions: int) -> State:
        """A copy of the state after so many decisions and the draws that followed them."""
        earlier = [snapshot for snapshot in self.snapshots if snapshot[0] <= decisions]
        at, known = earlier[-1] if earlier else (self.first_decision, self.start)
        state = known.copy()
        for result in () if earlier else self.setup_results:
            state.apply(result)
        for entry in self.log[at - self.first_decision : decisions - self.first_decision]:
            state.apply(entry.code)
            for result in entry.results:
                state.apply(result)
        return state

    def _take_snapshot(self) -> None:
        if self.decisions % SNAPSHOT_EVERY == 0:
            self.snapshots.append((self.decisions, self.state.copy()))

    def copy(self) -> "Match":
        """An independent match with the same future draws."""
        twin = Match.__new__(Match)
        for name, value in vars(self).items():
            setattr(twin, name, list(value) if isinstance(value, list) else value)
        twin.log = [Entry(entry.seat, entry.code, entry.turn, list(entry.results)) for entry in self.log]
        twin.state = self.state.copy()
        twin.draw_source = self.draw_source.copy() if self.draw_source else None
        twin._actions = ActionList()  # type: ignore[misc]
        return twin

    # -- the end, documents and pictures
    @property
    def outcome(self) -> Outcome | None:
        return self.box.outcome(self.state) if self.over else None

    def position(self) -> Data:
        """The complete position, secrets included."""
        return {**self.document_header(), "state": self.box.position(self.state)}

    def document_header(self) -> Data:
        """What positions and records begin with."""
        head: Data = {
            "format": 1,
            "game": self.box.game,
            "rules": self.box.version,
            "pack": {"id": self.box.pack_id, "digest": self.box.pack_digest},
            "players": self.box.players,
            "options": dict(self.box.options),
        }
        if not self.box.pack_shipped:
            head["pack"]["data"] = self.box.pack_data
        return head

    def record(self, seat: int | None = None) -> Data:
        """The game so far as JSON. Seed, draws and a hidden starting position are included only when it is over."""
        return record_of(self, seat)

    def __str__(self) -> str:
        return self.text()

    def text(self, seat: int | None = None, language: Language = "en") -> str:
        """The table as this seat sees it."""
        return self.box.board_text(self.view(seat), language)

    def __repr__(self) -> str:
        mark = digest(self.view())[:15]
        return f"<Match {self.box.game} players={self.box.players} decisions={self.decisions} {mark}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def svg(self, seat: int | None = None, language: Language = "en") -> str:
        return self.box.board_svg(self.view(seat), language)


def view_header(box: Box, state: State, decisions: int, seat: int | None, names: Sequence[str]) -> ViewHeader:
    actor = int(state.actor)
    return {
        "game": box.game,
        "rules": box.version,
        "pack": box.pack_id,
        "players": box.players,
        "options": dict(box.options),
        "seat": seat,
        "decisions": decisions,
        "turn": int(state.turn),
        "actor": actor if actor >= 0 else None,
        "names": list(names),
    }


def checked_names(box: Box, names: Sequence[str] | None) -> list[str]:
    if names is None:
        return [f"Seat {seat}" for seat in range(box.players)]
    good = len(names) == box.players and all(isinstance(name, str) and 0 < len(name) <= 80 for name in names)
    if not good or any(not name.isprintable() for name in names):
        raise OptionError(Message("option-names", {"players": box.players}))
    return list(names)
