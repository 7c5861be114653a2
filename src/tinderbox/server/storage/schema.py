"""The tables of the database. `(table_id, seq)` is the key of a table's log: no two entries can have one place."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

NAME: Final = 80
ID: Final = 32
HASH: Final = 71  # "sha256:" and 64 digits

SERVER: Final = Table(
    "server",
    METADATA,
    Column("name", String(ID), primary_key=True),
    Column("value", String(200), nullable=False),
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("name", String(NAME), nullable=False),
    Column("language", String(2), nullable=False),
    Column("owner", String(ID), ForeignKey("guests.id"), index=True),  # whose program this is; null for people
    Column("token", String(HASH), unique=True),  # a program's token, hashed
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),  # to the day
)

PACKS: Final = Table(
    "packs",
    METADATA,
    Column("digest", String(HASH), primary_key=True),
    Column("game", String(ID), nullable=False),
    Column("id", String(NAME), nullable=False),
    Column("data", JSON, nullable=False),
    Column("used", BigInteger, nullable=False),  # when it was last uploaded, or a table made with it
)

UPLOADS: Final = Table(
    "uploads",
    METADATA,
    Column("digest", String(HASH), ForeignKey("packs.digest"), primary_key=True),
    Column("owner", String(ID), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("made", BigInteger, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("game", String(ID), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("pack", String(NAME), nullable=False),
    Column("pack_digest", String(HASH), nullable=False),
    Column("uploaded_pack", String(HASH), ForeignKey("packs.digest"), index=True),  # null if the pack ships
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("origin", JSON(none_as_null=True)),  # where it began, if not at the beginning
    Column("title", String(NAME), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("resigning", String(8), nullable=False),
    Column("stand_in", String(40), nullable=False),
    Column("parent", String(ID)),  # cloned from
    Column("made", BigInteger, nullable=False),
    # what changes
    Column("owner", String(ID), ForeignKey("guests.id"), nullable=False, index=True),
    Column("status", String(12), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("actor", Integer),
    Column("bot_turn", Boolean, nullable=False),
    Column("pending", JSON(none_as_null=True)),
    Column("scores", JSON(none_as_null=True)),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("rematch", String(ID)),
    Column("touched", BigInteger, nullable=False),
    Index("ix_tables_public_status", "public", "status", "touched"),
    Index("ix_tables_bot_turn", "bot_turn"),
    Index("ix_tables_status_touched", "status", "touched"),
)
MUTABLE: Final = (
    "owner", "status", "seq", "changed", "decisions", "actor", "bot_turn", "pending", "scores", "started", "ended",
    "rematch", "touched",
)  # fmt: skip

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(ID), ForeignKey("guests.id"), index=True),
    Column("name", String(NAME), nullable=False),
    Column("bot", String(40)),
    Column("link", String(HASH), unique=True),  # the hash of the token that opens the seat
    Column("nonce", String(ID)),  # together with the server's secret it makes that token
    Column("ready", Boolean, nullable=False),
    Column("gone", String(8)),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("guest", String(ID)),
    Column("payload", JSON, nullable=False),
    Column("key", String(64)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "key"),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("data", JSON, nullable=False),
)
