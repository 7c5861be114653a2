"""What is read: a table with its seats and the end of its log, lists of tables, guests, packs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, case, func, insert, or_, select, update

from tinderbox.core.events import Data
from tinderbox.games.registry import game, game_ids
from tinderbox.server.ids import now
from tinderbox.server.storage.database import Database
from tinderbox.server.storage.entries import Entry, entry_of
from tinderbox.server.storage.rows import RECENT, Facts, Seat
from tinderbox.server.storage.schema import GUESTS, LOG, PACKS, SEATS, SNAPSHOTS, TABLES


@dataclass(frozen=True)
class Stored:
    """A table as the database has it."""

    facts: Facts
    seats: list[Seat]
    snapshot: Data | None
    entries: list[Entry]
    """Those after the snapshot, or all of them."""
    recent: list[Entry]


LARGE: Final = ("pack_data", "origin")
LISTED: Final = (
    *(column for column in TABLES.c if column.name not in LARGE),
    TABLES.c.pack_data.is_not(None).label("has_pack"),
)


def facts_of(row: Row[Any]) -> Facts:
    return Facts(**row._mapping)


def seats_of(connection: Connection, table_id: str) -> list[Seat]:
    asked = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
    return [
        Seat(**{name: value for name, value in row._mapping.items() if name != "table_id"})
        for row in connection.execute(asked)
    ]


def entries_of(connection: Connection, table_id: str, after: int) -> list[Entry]:
    asked = select(LOG).where(LOG.c.table_id == table_id, LOG.c.seq > after).order_by(LOG.c.seq)
    return [entry_of(row) for row in connection.execute(asked)]


def load(database: Database, table_id: str, *, whole: bool = False) -> Stored | None:
    """A table from its newest snapshot on; the whole log if asked for, or if the snapshot was taken back over."""
    with database.reading() as connection:
        row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).first()
        if row is None:
            return None
        facts = facts_of(row)
        snapshot: Row[Any] | None = None
        if not whole:
            asked = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id).order_by(SNAPSHOTS.c.seq.desc()).limit(1)
            snapshot = connection.execute(asked).first()
        entries = entries_of(connection, table_id, snapshot.seq if snapshot else 0)
        if snapshot and any(e.kind == "undo" and e.payload["n"] < snapshot.data["n"] for e in entries):
            snapshot, entries = None, entries_of(connection, table_id, 0)
        recent = entries[-RECENT:]
        if snapshot and len(recent) < RECENT:
            asked = (
                select(LOG)
                .where(LOG.c.table_id == table_id, LOG.c.seq <= snapshot.seq)
                .order_by(LOG.c.seq.desc())
                .limit(RECENT - len(recent))
            )
            recent = [entry_of(row) for row in connection.execute(asked)][::-1] + recent
        return Stored(facts, seats_of(connection, table_id), snapshot.data if snapshot else None, entries, recent)


def grown(database: Database, table_id: str, after: int) -> tuple[Facts, list[Seat], list[Entry]] | None:
    """What has come to a table since; None if nothing has."""
    with database.reading() as connection:
        row = connection.execute(select(TABLES).where(TABLES.c.id == table_id, TABLES.c.seq > after)).first()
        if row is None:
            return None
        return facts_of(row), seats_of(connection, table_id), entries_of(connection, table_id, after)


def entry_with_key(database: Database, table_id: str, key: str) -> Entry | None:
    with database.reading() as connection:
        row = connection.execute(select(LOG).where(LOG.c.table_id == table_id, LOG.c.key == key)).first()
        return None if row is None else entry_of(row)


def log_of(database: Database, table_id: str, after: int, most: int) -> list[Entry]:
    with database.reading() as connection:
        asked = select(LOG).where(LOG.c.table_id == table_id, LOG.c.seq > after).order_by(LOG.c.seq).limit(most)
        return [entry_of(row) for row in connection.execute(asked)]


def table_with_link(database: Database, link: str) -> tuple[str, int] | None:
    with database.reading() as connection:
        row = connection.execute(select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.link == link)).first()
        return None if row is None else (row.table_id, row.seat)


def bot_turns(database: Database, since: int) -> list[str]:
    """The tables where a built-in bot has had to decide for so many milliseconds, by the rules that are installed."""
    installed = [and_(TABLES.c.game == id, TABLES.c.rules == game(id).box.version) for id in game_ids()]
    time = now()
    overdue = or_(TABLES.c.touched <= time - since, TABLES.c.touched > time)  # the clock may have been set back
    asked = select(TABLES.c.id).where(TABLES.c.bot_turn, overdue, or_(*installed))
    with database.reading() as connection:
        return list(connection.execute(asked).scalars())


# -- lists ----------------------------------------------------------------------------------------------------------
def tables_of(
    database: Database, guest: str, statuses: Sequence[str] | None, most: int
) -> list[tuple[Facts, list[Seat]]]:
    seated = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    asked = select(*LISTED).where(or_(TABLES.c.owner == guest, TABLES.c.id.in_(seated)))
    if statuses is not None:
        asked = asked.where(TABLES.c.status.in_(statuses))
    return listed(database, asked, most)


def public_tables(
    database: Database, status: str | None, game: str | None, most: int
) -> list[tuple[Facts, list[Seat]]]:
    asked = select(*LISTED).where(TABLES.c.public)
    asked = (
        asked.where(TABLES.c.status == status) if status else asked.where(TABLES.c.status.in_(("waiting", "playing")))
    )
    if game:
        asked = asked.where(TABLES.c.game == game)
    return listed(database, asked, most)


def listed(database: Database, asked: Any, most: int) -> list[tuple[Facts, list[Seat]]]:
    with database.reading() as connection:
        rows = connection.execute(asked.order_by(TABLES.c.touched.desc()).limit(most)).all()
        ids = [row.id for row in rows]
        seats: dict[str, list[Seat]] = {id: [] for id in ids}
        chosen = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
        for row in connection.execute(chosen) if ids else ():
            values = dict(row._mapping)
            seats[values.pop("table_id")].append(Seat(**values))
        return [(listed_facts(row), seats[row.id]) for row in rows]


def listed_facts(row: Row[Any]) -> Facts:
    """What a list tells of a table: without its pack and its first position, which may be large."""
    values = dict(row._mapping)
    pack_data: Data | None = {} if values.pop("has_pack") else None
    return Facts(**values, pack_data=pack_data, origin=None)


def tables_owned(database: Database, guest: str) -> tuple[int, int]:
    """How many tables of this owner are not over, and how many there are in all."""
    is_open = case((TABLES.c.status.in_(("waiting", "playing")), 1), else_=0)
    with database.reading() as connection:
        asked = select(func.coalesce(func.sum(is_open), 0), func.count()).where(TABLES.c.owner == guest)
        row = connection.execute(asked).one()
        return int(row[0]), int(row[1])


def table_ids(database: Database) -> list[str]:
    with database.reading() as connection:
        return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.made)).scalars())


def snapshots_of(database: Database, table_id: str) -> list[tuple[int, Data]]:
    with database.reading() as connection:
        asked = select(SNAPSHOTS.c.seq, SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table_id)
        return [(row.seq, row.data) for row in connection.execute(asked)]


# -- guests ---------------------------------------------------------------------------------------------------------
def add_guest(
    database: Database, id: str, name: str, language: str, owner: str | None = None, token: str | None = None
) -> None:
    values = {"id": id, "name": name, "language": language, "owner": owner, "token": token, "made": now()}
    with database.writing() as connection:
        connection.execute(insert(GUESTS).values(values))


def change_guest(database: Database, id: str, **values: str | None) -> None:
    with database.writing() as connection:
        connection.execute(update(GUESTS).where(GUESTS.c.id == id).values(values))


def find_guest(database: Database, id: str) -> Row[Any] | None:
    with database.reading() as connection:
        return connection.execute(select(GUESTS).where(GUESTS.c.id == id)).first()


def programs_of(database: Database, owner: str) -> Sequence[Row[Any]]:
    with database.reading() as connection:
        asked = select(GUESTS).where(GUESTS.c.owner == owner, GUESTS.c.token.is_not(None))
        return connection.execute(asked.order_by(GUESTS.c.made)).all()


# -- packs ----------------------------------------------------------------------------------------------------------
def add_pack(database: Database, owner: str, game: str, id: str, digest: str, data: Data) -> None:
    values = {"owner": owner, "game": game, "id": id, "digest": digest, "data": data, "made": now()}
    known = select(PACKS.c.digest).where(PACKS.c.digest == digest, PACKS.c.owner == owner)
    with database.writing() as connection:
        if connection.execute(known).first() is None:
            connection.execute(insert(PACKS).values(values))


def packs_of(database: Database, owner: str) -> Sequence[Any]:
    with database.reading() as connection:
        columns = (PACKS.c.digest, PACKS.c.game, PACKS.c.id, PACKS.c.made)
        return connection.execute(select(*columns).where(PACKS.c.owner == owner).order_by(PACKS.c.made)).all()


def pack_data(database: Database, owner: str, digest: str) -> Data | None:
    with database.reading() as connection:
        asked = select(PACKS.c.data).where(PACKS.c.owner == owner, PACKS.c.digest == digest)
        found: Data | None = connection.execute(asked).scalar()
        return found
