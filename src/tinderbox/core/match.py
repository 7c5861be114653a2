"""A match: what people and programs hold. A state, the log that led to it, and what each seat may know of both.

The log of decisions with the results of their draws is the game; the state is a fold over it, snapshots are a cache.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Final

from tinderbox.core.box import Box, Outcome, Typed
from tinderbox.core.documents.json_documents import digest
from tinderbox.core.draws import Chance
from tinderbox.core.errors import IllegalAction, NotationError, OptionError, Reason, UndoError
from tinderbox.core.events import Data, Event
from tinderbox.core.seat_history import Deed, Story
from tinderbox.core.state import NATURE, NOBODY, ActionList, Journal, State
from tinderbox.core.text.messages import Language, Message
from tinderbox.core.text.notation import Action

SNAPSHOT_EVERY: Final = 16


@dataclass
class Entry:
    """One decision: who, what, in which turn, and the results of the draws that followed it."""

    seat: int
    code: int
    turn: int
    chances: list[int] = field(default_factory=list)


class Match:
    """One game. Positions are counted by `seq`, the number of decisions made so far."""

    def __init__(
        self,
        box: Box,
        chance: Chance | None,
        names: Sequence[str] | None = None,
        start: State | None = None,
    ) -> None:
        """Without a `chance` the draws are asked from outside: see `draws` and `settle`."""
        self.box: Final = box
        self.chance = chance
        self.names: Final = checked_names(box, names)
        self.start: Final = (start or box.start()).copy()
        self.origin: Final[Data | None] = None if start is None else box.position(start)
        self.prelude: list[int] = []  # the results of the draws before the first decision
        self.log: list[Entry] = []
        self.marks: list[tuple[int, State]] = []
        self.happened: list[tuple[int, Event]] = []
        self.limit: int = 0
        self.state: State = self.start.copy()
        self._actions: Final = ActionList()
        self._legal: list[Action] | None = None
        self._run_draws(self.prelude)

    # -- where we are
    @property
    def seq(self) -> int:
        return len(self.log)

    @property
    def actor(self) -> int | None:
        """The seat that must decide; None at the end, and while a draw is asked from outside."""
        actor = int(self.state.actor)
        return actor if actor >= 0 else None

    @property
    def over(self) -> bool:
        return int(self.state.actor) == NOBODY

    def legal(self) -> list[Action]:
        """Every legal action of the actor, in a fixed order."""
        if self._legal is None:
            codes: list[int] = []
            if self.actor is not None:
                self.state.list_actions(self._actions)
                codes = self._actions.to_list()
            self._legal = [self.box.actions.actions[code] for code in codes]
        return list(self._legal)

    def is_legal(self, code: int) -> bool:
        return any(action.code == code for action in self.legal())

    # -- playing
    def play(self, action: Action | str | int) -> list[Data]:
        """Carry out an action of the actor; the events as that seat may see them."""
        code = self.read(action).code
        seat = self.actor
        if seat is None or not self.is_legal(code):
            raise IllegalAction(self.box.actions.text(code), self._reasons(code, seat))
        before = len(self.happened)
        reveals = self.box.reveals(self.state, code)
        self._mark()
        entry = Entry(seat, code, int(self.state.turn))
        self.log.append(entry)
        self._apply(code)
        self._run_draws(entry.chances)
        if reveals or entry.chances or self.state.actor != seat or self.state.turn != entry.turn:
            self.limit = self.seq
        return [event.seen_by(seat, seq) for seq, event in self.happened[before:]]

    def preview(self, action: Action | str | int) -> list[Data]:
        """What a legal action of the actor would lead to, as far as no draw decides; nothing is played."""
        code = self.read(action).code
        seat = self.actor
        if seat is None or not self.is_legal(code):
            raise IllegalAction(self.box.actions.text(code), self._reasons(code, seat))
        state = self.state.copy()
        journal = Journal()
        state.journal = journal
        state.apply(code)
        return [event.seen_by(seat, self.seq + 1) for event in self.box.events(journal.take(), state)]

    def read(self, action: Action | str | int) -> Action:
        """An Action, its text or its code, as an action of this box."""
        if isinstance(action, str):
            return self.box.actions.parse(action)
        code = action.code if isinstance(action, Action) else action
        if type(code) is not int:
            raise NotationError(Message("notation-not-an-action", {"given": repr(action)[:40]}))
        return self.box.actions.action(code)

    def typed(self, text: str) -> Typed:
        """What the actor means by a line it typed; nothing is played. Raises NotationError or IllegalAction."""
        if self.actor is None:
            return Typed((self.box.actions.parse(text),))
        return self.box.typed(self.state, text)

    def why_not(self, action: Action | str | int, seat: int | None = None) -> list[Reason]:
        """The clauses that forbid an action to a seat (the actor if none is given); none if it is legal."""
        return self._reasons(self.read(action).code, self.actor if seat is None else seat)

    def _reasons(self, code: int, seat: int | None) -> list[Reason]:
        if self.actor is None:
            said = Message("refused-over" if self.over else "refused-draw")
            return [Reason(self.box.order_clause(self.state), said)]
        if seat != self.actor:
            return [Reason(self.box.order_clause(self.state), Message("refused-turn"))]
        if self.is_legal(code):
            return []
        return self.box.why_not(self.state, seat, code)

    # -- draws
    def draws(self) -> list[tuple[Action, int]]:
        """At a draw asked from outside: its possible results and their weights."""
        if int(self.state.actor) != NATURE:
            return []
        self.state.list_actions(self._actions)
        codes, weights = self._actions.to_list(), self._actions.weights_to_list()
        return [(self.box.chances.action(code), weight) for code, weight in zip(codes, weights, strict=True)]

    def settle(self, result: Action | str | int) -> list[Event]:
        """Tell the result of a draw that was asked from outside."""
        chances = self.box.chances
        if isinstance(result, Action):
            result = result.code
        action = chances.parse(result) if isinstance(result, str) else chances.action(result)
        possible = [str(known) for known, _ in self.draws()]
        if str(action) not in possible:
            known = ", ".join(possible) or "–"
            raise NotationError(Message("draw-impossible", {"given": str(action), "possible": known}))
        before = len(self.happened)
        (self.log[-1].chances if self.log else self.prelude).append(action.code)
        self._apply(action.code)
        self.limit = self.seq
        return [event for _, event in self.happened[before:]]

    def _run_draws(self, results: list[int]) -> None:
        while self.chance is not None and int(self.state.actor) == NATURE:
            self.state.list_actions(self._actions)
            code = int(self._actions.pick(self.chance.below(int(self._actions.total))))
            results.append(code)
            self._apply(code)

    def _apply(self, code: int) -> None:
        journal = Journal()
        self.state.journal = journal
        self.state.apply(code)
        self.state.journal = None
        self._legal = None
        self.happened += [(self.seq, event) for event in self.box.events(journal.take(), self.state)]

    # -- what may be known
    def view(self, seat: int | None = None) -> Data:
        """All that this seat has ever learnt and nothing else, as JSON data; None is a spectator."""
        self._check_seat(seat)
        return self._view(self.state, self.seq, seat)

    def view_at(self, seq: int, seat: int | None = None) -> Data:
        """What this seat saw after `seq` decisions."""
        self._check_seat(seat)
        return self._view(self.state_at(seq), seq, seat)

    def _view(self, state: State, seq: int, seat: int | None) -> Data:
        return {**self._header(state, seq, seat), **self.box.view(state, seat)}

    def _header(self, state: State, seq: int, seat: int | None) -> Data:
        actor = int(state.actor)
        return {
            "game": self.box.game,
            "rules": self.box.version,
            "pack": self.box.pack_id,
            "players": self.box.players,
            "options": dict(self.box.options),
            "seat": seat,
            "seq": seq,
            "turn": int(state.turn),
            "actor": actor if actor >= 0 else None,
            "names": list(self.names),
        }

    def events(self, seat: int | None = None, since: int = 0) -> list[Data]:
        """What happened from decision `since` on, as this seat may know it."""
        self._check_seat(seat)
        first = bisect_left(self.happened, since, key=itemgetter(0))
        return [event.seen_by(seat, seq) for seq, event in self.happened[first:]]

    def story(self, seat: int) -> Story:
        """The game so far as this seat saw it: what a player can recall of the others' conduct."""
        first, state = self.view_at(0, seat), self.state_at(0)
        deeds = []
        for entry in self.log:
            state.apply(entry.code)
            results: list[int | None] = []
            for result in entry.chances:
                results.append(result if self.box.learns_draw(state, seat) else None)
                state.apply(result)
            deeds.append(Deed(entry.seat, entry.code, tuple(results)))
        return Story(first, tuple(deeds))

    def _check_seat(self, seat: object) -> None:
        if seat is not None and not (type(seat) is int and 0 <= seat < self.box.players):
            raise OptionError(Message("option-seat", {"given": str(seat), "most": self.box.players - 1}))

    # -- taking back
    @property
    def undo_limit(self) -> int:
        """The earliest `seq` the actor may go back to: the own turn, and no further than the last thing revealed."""
        return self.limit

    def undo_to(self, seq: int, *, agreed: bool = False) -> None:
        """Go back to an earlier position. Beyond the limit only if the others agreed; draws are then made anew."""
        earliest = 0 if agreed else self.limit
        if type(seq) is not int or not earliest <= seq <= self.seq:
            raise UndoError(Message("undo-limit", {"given": str(seq), "limit": earliest, "seq": self.seq}))
        self._rewind(seq)

    def _rewind(self, seq: int) -> None:
        results = self.prelude if seq == 0 else self.log[seq - 1].chances
        self.state = self.state_at(seq)
        del self.log[seq:]
        self.marks = [(mark, state) for mark, state in self.marks if mark <= seq]
        self.happened = [(at, event) for at, event in self.happened if at <= seq]
        self.limit = min(self.limit, seq)
        self._legal = None
        self._run_draws(results)

    def state_at(self, seq: int) -> State:
        """A copy of the state after `seq` decisions, with the draws that followed them."""
        mark, known = max((mark for mark in self.marks if mark[0] <= seq), key=lambda mark: mark[0], default=(-1, None))
        if known is None:
            state = self.start.copy()
            for result in self.prelude:
                state.apply(result)
            mark = 0
        else:
            state = known.copy()
        for entry in self.log[mark:seq]:
            state.apply(entry.code)
            for result in entry.chances:
                state.apply(result)
        return state

    def _mark(self) -> None:
        if self.seq % SNAPSHOT_EVERY == 0:
            self.marks.append((self.seq, self.state.copy()))

    def copy(self) -> "Match":
        """A match of its own from here on; draws come out the same in both."""
        twin = Match.__new__(Match)
        for name, value in vars(self).items():
            setattr(twin, name, list(value) if isinstance(value, list) else value)
        twin.log = [Entry(entry.seat, entry.code, entry.turn, list(entry.chances)) for entry in self.log]
        twin.state = self.state.copy()
        twin.chance = self.chance.copy() if self.chance else None
        twin._actions = ActionList()  # type: ignore[misc]
        return twin

    # -- the end, and ways out
    @property
    def outcome(self) -> Outcome | None:
        return self.box.outcome(self.state) if self.over else None

    def position(self) -> Data:
        """The complete position, secrets included."""
        return {**self._head(), "state": self.box.position(self.state)}

    def _head(self) -> Data:
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
        """The game so far as JSON; the seed, draws and a hidden starting position only when it is over."""
        from tinderbox.core.documents.records import record_of

        return record_of(self, seat)

    def __str__(self) -> str:
        return self.text()

    def text(self, seat: int | None = None, language: Language = "en") -> str:
        """The table as this seat sees it."""
        return self.box.board_text(self.view(seat), language)

    def __repr__(self) -> str:
        return f"<Match {self.box.game} players={self.box.players} seq={self.seq} {digest(self.view())[:15]}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def svg(self, seat: int | None = None, language: Language = "en") -> str:
        return self.box.board_svg(self.view(seat), language)


def checked_names(box: Box, names: Sequence[str] | None) -> list[str]:
    if names is None:
        return [f"Seat {seat}" for seat in range(box.players)]
    good = len(names) == box.players and all(isinstance(name, str) and 0 < len(name) <= 80 for name in names)
    if not good or any(not name.isprintable() for name in names):
        raise OptionError(Message("option-names", {"players": box.players}))
    return list(names)
