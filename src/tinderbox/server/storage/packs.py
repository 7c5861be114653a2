"""Uploaded packs. The content of each is stored once, under its digest; uploads and tables refer to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tinderbox.core.box import Box
from tinderbox.core.events import Data
from tinderbox.server.ids import now
from tinderbox.server.storage.database import Database
from tinderbox.server.storage.schema import PACKS, UPLOADS


@dataclass(frozen=True)
class Pack:
    """A pack that does not ship with its game."""

    digest: str
    game: str
    id: str
    data: Data


def uploaded_pack(box: Box) -> Pack | None:
    """The pack of a box, unless it ships with the game."""
    return None if box.pack_shipped else Pack(box.pack_digest, box.game, box.pack_id, box.pack_data)


def keep_packs(connection: Connection, packs: Sequence[Pack]) -> None:
    """Store those packs that are not there yet, and note that all of them are in use."""
    by_digest = {pack.digest: pack for pack in packs}
    for digest in sorted(by_digest):  # in one order, so that two workers cannot block each other
        used = update(PACKS).where(PACKS.c.digest == digest).values(used=now())
        if not connection.execute(used).rowcount:
            add(connection, by_digest[digest])


def add(connection: Connection, pack: Pack) -> None:
    """Insert a pack, unless another worker has just done so."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {"digest": pack.digest, "game": pack.game, "id": pack.id, "data": pack.data, "used": now()}
    connection.execute(dialect.insert(PACKS).values(values).on_conflict_do_nothing())


def add_upload(database: Database, owner: str, pack: Pack) -> None:
    """A guest uploads a pack."""
    known = select(UPLOADS.c.digest).where(UPLOADS.c.digest == pack.digest, UPLOADS.c.owner == owner)
    with database.writing() as connection:
        keep_packs(connection, [pack])
        if connection.execute(known).first() is None:
            connection.execute(insert(UPLOADS).values(digest=pack.digest, owner=owner, made=now()))


def uploads_of(database: Database, owner: str) -> Sequence[Any]:
    """What a guest has uploaded, without the contents."""
    columns = (PACKS.c.digest, PACKS.c.game, PACKS.c.id, UPLOADS.c.made)
    asked = select(*columns).join(UPLOADS, UPLOADS.c.digest == PACKS.c.digest).where(UPLOADS.c.owner == owner)
    with database.reading() as connection:
        return connection.execute(asked.order_by(UPLOADS.c.made)).all()


def uploaded_data(database: Database, owner: str, digest: str) -> Data | None:
    """The content of a pack that this guest uploaded."""
    mine = select(UPLOADS.c.digest).where(UPLOADS.c.owner == owner)
    return found(database, select(PACKS.c.data).where(PACKS.c.digest == digest, PACKS.c.digest.in_(mine)))


def pack_data(database: Database, digest: str) -> Data | None:
    """The content of a pack that a table plays with."""
    return found(database, select(PACKS.c.data).where(PACKS.c.digest == digest))


def found(database: Database, asked: Any) -> Data | None:
    with database.reading() as connection:
        data: Data | None = connection.execute(asked).scalar()
        return data
