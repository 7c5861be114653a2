"""A table in memory: its rows, the game it plays, and what each audience got last."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from tinderbox.core.box import Box
from tinderbox.core.events import Data
from tinderbox.server.ids import derived, now
from tinderbox.server.messages import Refusal
from tinderbox.server.storage.entries import CHANGING, Change, Entry, Kind
from tinderbox.server.storage.rows import RECENT, Facts, Seat, Status
from tinderbox.server.tables.play import Play

TOLD_AT_ONCE: Final = 50


@dataclass
class LastSent:
    """What an audience knows: up to which entry, the view that it has, and the part that others got too."""

    seq: int
    view: Data | None
    shared: Data | None = None


class Room:
    """One table. Whoever changes it holds its lock until the change is durable."""

    def __init__(
        self, facts: Facts, seats: list[Seat], box: Box, play: Play | None, recent: Sequence[Entry], secret: str
    ) -> None:
        self.box: Final = box
        self.secret: Final = secret
        self.lock: Final = asyncio.Lock()
        self.facts = facts
        self.seats = seats
        self.play = play
        self.recent: deque[Entry] = deque(recent, RECENT)
        self.last_sent: dict[int | None, LastSent] = {}
        self.broken = False

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def seq(self) -> int:
        return self.facts.seq

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    # -- who is who
    def seats_of(self, guest: str | None) -> list[int]:
        if guest is None:
            return []
        return [seat.seat for seat in self.seats if seat.kind == "guest" and seat.guest == guest]

    def may_see(self, guest: str | None) -> bool:
        if self.facts.spectators or guest == self.facts.owner or self.seats_of(guest):
            return True
        return self.facts.public and self.facts.status == "waiting"  # anybody may take a seat

    def token(self, seat: Seat) -> str:
        """What opens a seat that is kept by a link."""
        return derived(self.secret, "seat", self.id, str(seat.seat), seat.nonce or "")

    def links(self, guest: str | None) -> dict[str, str]:
        """The tokens of the seats kept by links, for the owner alone."""
        if guest is None or guest != self.facts.owner or self.facts.status != "waiting":
            return {}
        return {str(seat.seat): self.token(seat) for seat in self.seats if seat.kind == "link"}

    def require_sight(self, guest: str | None) -> None:
        if not self.may_see(guest):
            raise Refusal(404, "no-table")

    def require_own(self, guest: str, seat: int) -> Seat:
        """The seat, if it is the guest's, even if a bot plays for it."""
        self.require_sight(guest)
        if seat not in self.seats_of(guest):
            raise Refusal(403, "not-your-seat", seat=seat)
        return self.seats[seat]

    def require_seat(self, guest: str, seat: int) -> Seat:
        """The seat, if the guest decides for it."""
        if self.require_own(guest, seat).gone:
            raise Refusal(403, "seat-given-up", seat=seat)
        return self.seats[seat]

    def require_owner(self, guest: str) -> None:
        self.require_sight(guest)
        if guest != self.facts.owner:
            raise Refusal(403, "not-your-table")

    def require_player(self, guest: str) -> None:
        self.require_sight(guest)
        if not self.seats_of(guest) and guest != self.facts.owner:
            raise Refusal(403, "not-at-table")

    def require_status(self, *wanted: Status) -> None:
        if self.facts.status not in wanted:
            raise Refusal(409, f"table-{self.facts.status}")

    def require_fresh(self, seq: int) -> None:
        """Nothing that changes the game has happened since the caller looked."""
        if not self.facts.changed <= seq <= self.facts.seq:
            raise Refusal(409, "stale", seen=seq, now=self.facts.seq)

    def running(self) -> Play:
        self.require_status("playing")
        assert self.play is not None
        return self.play

    def game(self) -> Play:
        """The game, under way or over."""
        if self.play is None:
            raise Refusal(409, "table-waiting")
        return self.play

    def persons(self) -> list[str]:
        """The guests who still decide something, in the order of their seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def undo_voters(self) -> list[str]:
        """Everybody who must agree to going back: also those who left for a while and may come back."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.guest and seat.gone != "resigned"))

    def alone(self) -> bool:
        """Whether one person sits here with bots alone; somebody who left may come back and is not a bot."""
        return sum(seat.guest is not None for seat in self.seats) == 1

    # -- what happens
    def answer_forced(self) -> None:
        """Give the answers for a person among bots that are asked for only to tell others nothing."""
        play = self.play
        while play is not None and play.actor is not None and self.alone():
            seat, code = self.seats[play.actor], self.box.forced(play.match.state)
            if seat.person is None or code is None:
                return
            self.add("action", seat.seat, seat.person, play.act(self.box.actions.text(code)))

    def add(
        self,
        kind: Kind,
        seat: int | None = None,
        guest: str | None = None,
        payload: Data | None = None,
        key: str | None = None,
    ) -> Entry:
        """One more entry, not yet durable."""
        facts = self.facts
        facts.seq += 1
        entry = Entry(facts.seq, kind, seat, guest, payload or {}, key)
        facts.touched = entry.at
        if kind in CHANGING:
            facts.changed = entry.seq
        self.recent.append(entry)
        return entry

    def settle(self) -> None:
        """Bring the table's row in line with its game."""
        facts, play = self.facts, self.play
        facts.actor, facts.bot_turn = None, False
        if play is None:
            return
        facts.decisions = play.n
        if facts.status == "playing":
            if play.match.over:
                facts.status, facts.ended, facts.pending = "over", now(), None
                facts.scores = [int(play.match.state.score(seat)) for seat in range(facts.players)]
            else:
                facts.actor = play.actor
                facts.bot_turn = facts.actor is not None and self.seats[facts.actor].thinker is not None

    def change(self, before: int, *, seats: Sequence[Seat] = (), guests: Sequence[str] = ()) -> Change:
        """All that has happened since `before`, to be written."""
        self.settle()
        entries = self.entries_since(before)
        assert entries is not None
        rows = [seat.row(self.id) for seat in seats]
        return Change(self.id, before, entries, self.facts.mutable(), rows, guests=list(guests))

    def snapshot(self) -> Data | None:
        if self.play is None:
            return None
        return {"table_id": self.id, "seq": self.seq, "data": self.play.snapshot()}

    # -- what goes out
    def entries_since(self, seq: int) -> list[Entry] | None:
        """The entries after `seq`; None if they are too many to be at hand."""
        if seq >= self.seq:
            return []
        if not self.recent or self.recent[0].seq > seq + 1:
            return None
        return list(islice(reversed(self.recent), self.seq - seq))[::-1]

    def info(self) -> Data:
        return self.info_of(self.facts)

    @staticmethod
    def info_of(facts: Facts) -> Data:
        """What everybody who may see a table knows of it, the game apart."""
        return {
            "id": facts.id,
            "game": facts.game,
            "rules": facts.rules,
            "pack": facts.pack,
            "pack_digest": facts.pack_digest,
            "pack_shipped": facts.pack_data is None,
            "players": facts.players,
            "options": facts.options,
            "title": facts.title,
            "public": facts.public,
            "spectators": facts.spectators,
            "resigning": facts.resigning,
            "stand_in": facts.stand_in,
            "parent": facts.parent,
            "made": facts.made,
            "status": facts.status,
            "started": facts.started,
            "ended": facts.ended,
            "rematch": facts.rematch,
            "scores": facts.scores,
            "touched": facts.touched,
            "actor": facts.actor,
            "decisions": facts.decisions,
        }

    def pending(self) -> Data | None:
        """The request that stands, with the seats of those who agreed."""
        asked = self.facts.pending
        if asked is None:
            return None
        return {**asked, "agreed": [seat.seat for seat in self.seats if seat.guest in asked["agreed"]]}

    def legal_for(self, seat: int | None) -> list[str] | None:
        play = self.play
        if play is None or seat is None or self.facts.status != "playing" or play.actor != seat:
            return None
        return [self.box.actions.text(action.code) for action in play.match.legal()]

    def undo_for(self, seat: int | None) -> Data | None:
        """How far the seat may take back by itself; None if not at all."""
        play = self.play
        if play is None or seat is None or self.facts.status != "playing" or play.actor != seat or play.limit >= play.n:
            return None
        return {"limit": play.limit, "n": play.n}

    def state(self, guest: str | None, seat: int | None, presence: Data) -> Data:
        """Everything that a seat of this guest may know, to begin with."""
        play = self.play
        outcome = play.outcome if play is not None else None
        return {
            "table": self.info(),
            "seq": self.seq,
            "seat": seat,
            "mine": self.seats_of(guest),
            "owner": guest is not None and guest == self.facts.owner,
            "links": self.links(guest),
            "seats": [seat_public(each) for each in self.seats],
            "presence": presence,
            "pending": self.pending(),
            "view": play.view(seat) if play is not None else None,
            "legal": self.legal_for(seat),
            "undo": self.undo_for(seat),
            "outcome": None if outcome is None else outcome.data(),
            "entries": [entry.public for entry in list(self.recent)[-TOLD_AT_ONCE:]],
        }

    def told_at(self, seq: int, seat: int | None) -> LastSent | None:
        """What an audience knew when the log had this length; None if that cannot be said any more."""
        entries = self.entries_since(seq)
        if entries is None or seq > self.seq:
            return None
        if self.play is None:
            return LastSent(seq, None)
        changing = [entry for entry in entries if entry.kind in CHANGING]
        if any(entry.kind != "action" for entry in changing):
            return None
        n = self.play.n - len(changing)
        if n < self.play.base:
            return None
        return LastSent(seq, self.play.view_at(n, seat) if changing else self.play.view(seat))


def seat_public(seat: Seat) -> Data:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "ready": seat.ready,
        "gone": seat.gone,
    }
