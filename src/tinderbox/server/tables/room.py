"""A table in memory: its rows, the game it plays, and what each audience got last."""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from tinderbox.core.box import Box
from tinderbox.core.events import Data
from tinderbox.core.text.messages import Language
from tinderbox.server.ids import derived, now
from tinderbox.server.messages import Refusal
from tinderbox.server.storage.entries import CHANGING, Change, Entry, Kind
from tinderbox.server.storage.rows import RECENT, Seat, Status, TableRow
from tinderbox.server.tables.play import Play
from tinderbox.server.tables.texts import Texts
from tinderbox.server.tables.viewer import Sight, Viewer, viewer_of

ENTRIES_SHOWN: Final = 50


@dataclass
class LastSent:
    """What a seat was sent last: up to which entry, its view, and what onlookers saw then."""

    seq: int
    view: Data | None
    public: Data | None = None


class Room:
    """One table. Hold its lock while you change it, until the change is durable."""

    def __init__(
        self, facts: TableRow, seats: list[Seat], box: Box, play: Play | None, recent: Sequence[Entry], secret: str
    ) -> None:
        self.box: Final = box
        self.secret: Final = secret
        self.lock: Final = asyncio.Lock()
        self.facts = facts
        self.seats = seats
        self.play = play
        self.recent: deque[Entry] = deque(recent, RECENT)
        self.last_sent: dict[Sight, LastSent] = {}
        self.texts: dict[Language, Texts] = {}
        self.seen_by: object = None
        """What `sitting` said when all readers were checked last."""
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
    def viewer(self, guest: str | None) -> Viewer:
        """A guest as a viewer of this table. Refuses those who may not see it."""
        viewer = self.find_viewer(guest)
        if viewer is None:
            raise Refusal(404, "no-table")
        return viewer

    def find_viewer(self, guest: str | None) -> Viewer | None:
        return viewer_of(self.facts, self.seats, guest)

    def token(self, seat: Seat) -> str:
        """The token of a seat that is kept by a link."""
        return derived(self.secret, "seat", self.id, str(seat.seat), seat.nonce or "")

    def links(self, viewer: Viewer) -> dict[str, str]:
        """The tokens of the seats kept by links, for the owner alone."""
        if not viewer.owner or self.facts.status != "waiting":
            return {}
        return {str(seat.seat): self.token(seat) for seat in self.seats if seat.kind == "link"}

    def require_status(self, *wanted: Status) -> None:
        if self.facts.status not in wanted:
            raise Refusal(409, f"table-{self.facts.status}")

    def require_fresh(self, seq: int) -> None:
        """Refuse a caller who has not seen the last change of the game."""
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
        """The guests who still play, in the order of their seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def voters(self) -> list[str]:
        """The guests who must agree to an undo or to end the table, also those who left and may come back."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.guest and seat.gone != "resigned"))

    def alone(self) -> bool:
        """Whether there is one person and otherwise bots. A person who left counts: they may come back."""
        return sum(seat.guest is not None for seat in self.seats) == 1

    # -- what happens
    def answer_forced(self) -> None:
        """Play the forced actions of a person among bots; a person is only asked so that others learn nothing."""
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

    def update_facts(self) -> None:
        """Bring the table's row in line with its game."""
        facts, play = self.facts, self.play
        facts.actor, facts.bot_turn = None, False
        if play is None:
            return
        facts.decisions = play.decisions
        if facts.status == "playing":
            if play.match.over:
                facts.status, facts.ended, facts.pending = "over", now(), None
                facts.scores = [int(play.match.state.score(seat)) for seat in range(facts.players)]
            else:
                facts.actor = play.actor
                facts.bot_turn = facts.actor is not None and self.seats[facts.actor].thinker is not None

    def change(self, before: int, *, seats: Sequence[Seat] = (), guests: Sequence[str] = ()) -> Change:
        """All that has happened since `before`, to be written."""
        self.update_facts()
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
    def info_of(facts: TableRow) -> Data:
        """What everybody who may see a table knows of it, the game apart."""
        return {
            "id": facts.id,
            "game": facts.game,
            "rules": facts.rules,
            "pack": facts.pack,
            "pack_digest": facts.pack_digest,
            "pack_shipped": facts.uploaded_pack is None,
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

    def deciding(self, sight: Sight) -> Play | None:
        """The game, if this seat must decide now."""
        play = self.play
        if play is None or sight is None or self.facts.status != "playing" or play.actor != sight:
            return None
        return play

    def legal_for(self, sight: Sight) -> list[str] | None:
        play = self.deciding(sight)
        return None if play is None else [self.box.actions.text(action.code) for action in play.match.legal()]

    def undo_for(self, sight: Sight) -> Data | None:
        """How far the seat may take back by itself; None if not at all."""
        play = self.deciding(sight)
        if play is None or play.limit >= play.decisions:
            return None
        return {"limit": play.limit, "decisions": play.decisions}

    def outcome(self) -> Data | None:
        outcome = self.play.outcome if self.play is not None else None
        return None if outcome is None else outcome.data()

    def state(self, viewer: Viewer, sight: Sight, presence: Data) -> Data:
        """Everything that one seat, or an onlooker, may know of the table."""
        if viewer.table != self.id or not viewer.may_see(sight):
            raise Refusal(404, "no-table")
        play = self.play
        return {
            "table": self.info(),
            "seq": self.seq,
            "seat": sight,
            "mine": viewer.mine,
            "owner": viewer.owner,
            "links": self.links(viewer),
            "seats": [seat_public(each) for each in self.seats],
            "presence": presence,
            "pending": self.pending(),
            "view": play.view(sight) if play is not None else None,
            "legal": self.legal_for(sight),
            "undo": self.undo_for(sight),
            "outcome": self.outcome(),
            "entries": [entry.public for entry in list(self.recent)[-ENTRIES_SHOWN:]],
        }

    def last_sent_at(self, seq: int, sight: Sight) -> LastSent | None:
        """What a seat knew when the log had this length; None if that is no longer known."""
        entries = self.entries_since(seq)
        if entries is None or seq > self.seq:
            return None
        if self.play is None:
            return LastSent(seq, None)
        changing = [entry for entry in entries if entry.kind in CHANGING]
        if any(entry.kind != "action" for entry in changing):
            return None
        decisions = self.play.decisions - len(changing)
        if decisions < self.play.base:
            return None
        return LastSent(seq, self.play.view_at(decisions, sight) if changing else self.play.view(sight))


def seat_public(seat: Seat) -> Data:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "ready": seat.ready,
        "gone": seat.gone,
    }


def listed(facts: TableRow, seats: Sequence[Seat], guest: str | None) -> Data:
    """A table as lists and links show it."""
    mine = [seat.seat for seat in seats if guest is not None and seat.guest == guest]
    return {**Room.info_of(facts), "seats": [seat_public(seat) for seat in seats], "mine": mine}
