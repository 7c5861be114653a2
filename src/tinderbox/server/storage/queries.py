"""What is read: a table with its seats and the end of its log, lists of tables, guests."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from pydantic import ValidationError
from sqlalchemy import Connection, Row, Select, and_, case, func, insert, or_, select, update

from tinderbox.core.events import Data
from tinderbox.games.registry import game, game_ids
from tinderbox.server.ids import now
from tinderbox.server.storage import integrity
from tinderbox.server.storage.database import Database
from tinderbox.server.storage.entries import Entry, entry_of
from tinderbox.server.storage.rows import RECENT, Seat, Snapshot, TableRow
from tinderbox.server.storage.schema import GUESTS, LOG, SEATS, SNAPSHOTS, TABLES

LISTED: Final = [column for column in TABLES.c if column.name != "origin"]  # which may be large


@dataclass(frozen=True)
class Stored:
    """A table as the database has it."""

    row: TableRow
    seats: list[Seat]
    snapshot: Snapshot | None
    entries: list[Entry]
    """Those after the snapshot, or all of them."""
    recent: list[Entry]


def read_seats(connection: Connection, row: TableRow) -> list[Seat]:
    asked = select(SEATS).where(SEATS.c.table_id == row.id).order_by(SEATS.c.seat)
    return integrity.checked_seats((each._mapping for each in connection.execute(asked)), row)


def read_entries(connection: Connection, row: TableRow, after: int) -> list[Entry]:
    asked = select(LOG).where(LOG.c.table_id == row.id, LOG.c.seq > after).order_by(LOG.c.seq)
    return integrity.checked_entries([entry_of(each) for each in connection.execute(asked)], after, row.seq)


def read_between(connection: Connection, table_id: str, after: int, last: int) -> list[Entry]:
    asked = select(LOG).where(LOG.c.table_id == table_id, LOG.c.seq > after, LOG.c.seq <= last).order_by(LOG.c.seq)
    return integrity.checked_entries([entry_of(each) for each in connection.execute(asked)], after, last)


def read_snapshot(connection: Connection, row: TableRow) -> tuple[int, Snapshot] | None:
    """The newest snapshot and its place in the log. A damaged one is passed over: the log has everything."""
    asked = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == row.id, SNAPSHOTS.c.seq <= row.seq)
    try:
        found = connection.execute(asked.order_by(SNAPSHOTS.c.seq.desc()).limit(1)).first()
        return None if found is None else (found.seq, integrity.SNAPSHOT.validate_python(found.data))
    except (ValidationError, ValueError):
        return None


def load(database: Database, table_id: str, *, whole: bool = False) -> Stored | None:
    """A table from its newest snapshot on; the whole log if asked for, or if the game was taken back beyond it.

    Raises Damage if what is stored cannot be right."""
    with integrity.reading(), database.reading() as connection:
        found = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).first()
        if found is None:
            return None
        row = integrity.checked_row(found._mapping)
        after, snapshot = (None if whole else read_snapshot(connection, row)) or (0, None)
        entries = read_entries(connection, row, after)
        if snapshot and any(
            entry.kind == "undo" and entry.payload["decisions"] < snapshot["decisions"] for entry in entries
        ):
            after, snapshot, entries = 0, None, read_entries(connection, row, 0)
        first = max(0, row.seq - RECENT)
        recent = [entry for entry in entries if entry.seq > first]
        if after > first:
            recent = read_between(connection, row.id, first, after) + recent
        return Stored(row, read_seats(connection, row), snapshot, entries, recent)


def changes_since(database: Database, table_id: str, after: int) -> tuple[TableRow, list[Seat], list[Entry]] | None:
    """What has come to a table since; None if nothing has. Raises Damage."""
    with integrity.reading(), database.reading() as connection:
        found = connection.execute(select(TABLES).where(TABLES.c.id == table_id, TABLES.c.seq > after)).first()
        if found is None:
            return None
        row = integrity.checked_row(found._mapping)
        return row, read_seats(connection, row), read_entries(connection, row, after)


def entry_with_key(database: Database, table_id: str, key: str) -> Entry | None:
    with database.reading() as connection:
        row = connection.execute(select(LOG).where(LOG.c.table_id == table_id, LOG.c.key == key)).first()
        return None if row is None else entry_of(row)


def log_of(database: Database, table_id: str, after: int, most: int) -> list[Entry]:
    with integrity.reading(), database.reading() as connection:
        asked = select(LOG).where(LOG.c.table_id == table_id, LOG.c.seq > after).order_by(LOG.c.seq).limit(most)
        found = [entry_of(row) for row in connection.execute(asked)]
        return integrity.checked_entries(found, after, after + len(found))


def log_page(
    database: Database, table_id: str, after: int, most: int
) -> tuple[TableRow, list[Seat], list[Entry]] | None:
    """A table's row, its seats and a part of its log. This needs no game, and works for rules that are gone."""
    with integrity.reading(), database.reading() as connection:
        found = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).first()
        if found is None:
            return None
        row = integrity.checked_row(found._mapping)
        entries = read_between(connection, table_id, after, min(after + most, row.seq)) if after < row.seq else []
        return row, read_seats(connection, row), entries


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
Listed = list[tuple[TableRow, list[Seat]]]


def tables_of(database: Database, guest: str, statuses: Sequence[str] | None, most: int) -> Listed:
    seated = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    asked = select(*LISTED).where(or_(TABLES.c.owner == guest, TABLES.c.id.in_(seated)))
    if statuses is not None:
        asked = asked.where(TABLES.c.status.in_(statuses))
    return listed(database, asked, most)


def public_tables(database: Database, status: str | None, game: str | None, most: int) -> Listed:
    asked = select(*LISTED).where(TABLES.c.public)
    asked = (
        asked.where(TABLES.c.status == status) if status else asked.where(TABLES.c.status.in_(("waiting", "playing")))
    )
    if game:
        asked = asked.where(TABLES.c.game == game)
    return listed(database, asked, most)


def listed(database: Database, asked: Select[Any], most: int) -> Listed:
    """The newest tables. If one of them is damaged, they are read one by one and that one is left out."""
    newest = asked.order_by(TABLES.c.touched.desc()).limit(most)
    with database.reading() as connection:
        try:
            with integrity.reading():
                return with_seats(connection, connection.execute(newest).all())
        except integrity.Damage:
            ids = connection.execute(newest.with_only_columns(TABLES.c.id)).scalars().all()
            return [each for id in ids for each in listed_one(connection, id)]


def listed_one(connection: Connection, table_id: str) -> Listed:
    try:
        with integrity.reading():
            return with_seats(connection, connection.execute(select(*LISTED).where(TABLES.c.id == table_id)).all())
    except integrity.Damage:
        return []


def with_seats(connection: Connection, rows: Sequence[Row[Any]]) -> Listed:
    """Tables as lists show them: without their first positions."""
    tables = [integrity.checked_row({**row._mapping, "origin": None}) for row in rows]
    seats: dict[str, list[Any]] = {table.id: [] for table in tables}
    asked = select(SEATS).where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.table_id, SEATS.c.seat)
    for each in connection.execute(asked) if tables else ():
        seats[each.table_id].append(each._mapping)
    return [(table, integrity.checked_seats(seats[table.id], table)) for table in tables]


def tables_owned(database: Database, guest: str) -> tuple[int, int, int]:
    """How many tables of this owner are not over, how many there are in all, and how many wait in the public list."""
    is_open = case((TABLES.c.status.in_(("waiting", "playing")), 1), else_=0)
    offered = case((and_(TABLES.c.status == "waiting", TABLES.c.public), 1), else_=0)
    with database.reading() as connection:
        counts = func.coalesce(func.sum(is_open), 0), func.count(), func.coalesce(func.sum(offered), 0)
        row = connection.execute(select(*counts).where(TABLES.c.owner == guest)).one()
        return int(row[0]), int(row[1]), int(row[2])


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
    values = {
        "id": id,
        "name": name,
        "language": language,
        "owner": owner,
        "token": token,
        "made": now(),
        "seen": now(),
    }
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
