"""One door to the database, SQLite or PostgreSQL."""

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import orjson
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from tinderbox.core.errors import OptionError
from tinderbox.core.text.messages import Message
from tinderbox.server.ids import fresh_token, now
from tinderbox.server.storage.schema import SERVER

READERS: Final = 8
BUSY_MS: Final = 10_000
PATIENCE: Final = 5  # seconds for a connection
PROBED: Final = 1.0  # seconds for which the result of a probe is reused


def dumps(data: Any) -> str:
    return orjson.dumps(data).decode()


class Database:
    """Connections: one that writes, a few that read."""

    def __init__(self, url: str) -> None:
        self.url: Final = make_url(url)
        self.is_postgresql: Final = self.url.get_backend_name() == "postgresql"
        if not self.is_postgresql:
            make_private(Path(self.url.database or ""))
        self.engine: Final = self.connected()
        self.probing: Final = threading.Lock()
        self.probed: float = -PROBED
        self.probe_error: SQLAlchemyError | None = None

    def connected(self) -> Engine:
        waiting = {"connect_timeout": PATIENCE} if self.is_postgresql else {"timeout": BUSY_MS / 1000}
        engine = create_engine(
            self.url,
            pool_size=READERS + 1,
            max_overflow=0,
            pool_timeout=PATIENCE,
            pool_pre_ping=self.is_postgresql,
            json_serializer=dumps,
            json_deserializer=orjson.loads,
            connect_args=waiting,
        )
        if not self.is_postgresql:
            event.listen(engine, "connect", prepare_sqlite)
            event.listen(engine, "begin", begin_sqlite)
        return engine

    @property
    def one_moment(self) -> dict[str, Any]:
        """All that one reader reads is from one moment; SQLite knows nothing else."""
        return {"isolation_level": "REPEATABLE READ"} if self.is_postgresql else {}

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(**self.one_moment) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is durable when the block ends without an error."""
        with self.engine.connect().execution_options(tinderbox_writes=True) as connection, connection.begin():
            yield connection

    def migrate(self) -> None:
        """Bring the database to the newest form; harmless if it has it."""
        with self.engine.connect().execution_options(tinderbox_writes=True) as connection, connection.begin():
            if self.is_postgresql:
                connection.execute(text("SELECT pg_advisory_xact_lock(1666)"))  # several workers start at once
            command.upgrade(configuration(connection), "head")

    def secret(self) -> str:
        """The server's secret, made on first use."""
        with self.writing() as connection:
            if self.is_postgresql:
                connection.execute(text("SELECT pg_advisory_xact_lock(1667)"))
            row = connection.execute(SERVER.select().where(SERVER.c.name == "secret")).first()
            if row is not None:
                return str(row.value)
            made = fresh_token() + fresh_token()
            connection.execute(SERVER.insert().values(name="secret", value=made))
            return made

    def probe(self) -> None:
        """Write something that changes nothing, so that a full disk is noticed; raises what a write would raise.

        The result is reused for a second, failures included: frequent readiness checks cost one write a second.
        """
        with self.probing:
            if time.monotonic() - self.probed >= PROBED:
                self.probe_error = self.write_probe()
                self.probed = time.monotonic()
            if self.probe_error is not None:
                raise self.probe_error

    def write_probe(self) -> SQLAlchemyError | None:
        """The error of a small write, if it fails."""
        value = {"value": str(now())}
        try:
            with self.writing() as connection:
                if not connection.execute(SERVER.update().where(SERVER.c.name == "probe").values(value)).rowcount:
                    connection.execute(SERVER.insert().values(name="probe", **value))
        except SQLAlchemyError as problem:
            return problem
        return None

    def close(self) -> None:
        self.engine.dispose()


def reached(url: str, *, may_be_empty: bool = False) -> Database:
    """The database at an address, if it can be reached and this version can use it; the error says why not."""
    where = make_url(url).render_as_string(hide_password=True)
    try:
        database = Database(url)
        with database.reading() as connection:
            version = MigrationContext.configure(connection).get_current_revision()
    except (OSError, SQLAlchemyError) as problem:
        cause = getattr(problem, "orig", None) or problem
        why = next(iter(str(cause).strip().splitlines()), type(cause).__name__)
        raise OptionError(Message("settings-no-database", {"where": where, "why": why}, "tinderbox.server")) from None
    known = {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}
    if version in known or (version is None and may_be_empty):
        return database
    database.close()
    fault = "settings-database-empty" if version is None else "settings-database-newer"
    raise OptionError(Message(fault, {"where": where}, "tinderbox.server"))


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", "tinderbox.server.storage:migrations")
    config.attributes["connection"] = connection
    return config


def make_private(path: Path) -> None:
    """A file that nobody else can read, and the folder it is in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {BUSY_MS}"):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: Connection) -> None:
    """A writer takes its place in the queue at once: it cannot lose it halfway."""
    writes = connection.get_execution_options().get("tinderbox_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
