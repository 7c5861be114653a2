"""What a host may set, by environment variables `TINDERBOX_…`; checked at the start, every fault named."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from tinderbox.core.documents.json_documents import fault_of
from tinderbox.core.errors import DocumentError, Fault
from tinderbox.core.text.messages import Message

PREFIX: Final = "TINDERBOX_"
PACKAGE: Final = "tinderbox.server"
FOREIGN: Final = frozenset({"TINDERBOX_LANG", "TINDERBOX_PURE"})
LEAST_SECRET: Final = 32

Whole = Annotated[int, Field(ge=1)]


class SettingsError(DocumentError):
    """Settings that the server cannot start with."""

    heading = "settings-faulty"

    def __init__(self, source: str, faults: Sequence[Fault]) -> None:
        super().__init__(source, faults)
        self.message: Message = Message(self.heading, self.message.args, PACKAGE)


class Settings(BaseSettings):
    """One server's settings."""

    model_config: ClassVar[SettingsConfigDict] = SettingsConfigDict(
        env_prefix=PREFIX, extra="forbid", frozen=True, validate_default=True
    )

    database_url: str = ""
    """`sqlite:///…` or `postgresql://…`; a file in the data folder if empty."""
    data_dir: Path = Path()
    """Where the SQLite file lives; a folder of the user's own if empty."""
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 1666
    workers: Annotated[int, Field(ge=1, le=64)] = 1
    public_url: Annotated[str, Field(pattern=r"^(https?://[^/\s]+)?$")] = ""
    """The address that people use, if a proxy stands before the server; https makes cookies secure."""
    hosts: str = ""
    """Further names under which the server is reached, separated by commas; `*` accepts every `Host` header."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose `X-Forwarded-For` is believed. Limits by address do not count them."""
    secret: SecretStr = SecretStr("")
    """Makes the links to reserved seats; one is made and kept in the database if empty."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    bot_processes: Annotated[int, Field(ge=0, le=256)] = 1
    """Processes in which built-in bots think; with 0 this server leaves that to others on the same database."""
    bot_seconds: Annotated[float, Field(gt=0, le=600)] = 30.0
    """How long a built-in bot may take for one decision before another stands in."""
    think_seconds: Annotated[float, Field(gt=0, le=600)] = 5.0
    """How long a thought a guest may ask of a built-in bot (`search:5s`)."""
    bots: str = ""
    """Import paths of further bots that guests may choose, separated by commas: `my_module:MyBot`."""
    rooms: Whole = 2000
    """How many tables are kept in memory."""
    snapshot_every: Annotated[int, Field(ge=1, le=10_000)] = 32
    body_kib: Whole = 64
    pack_mib: Whole = 2
    header_kib: Annotated[int, Field(ge=4)] = 32
    """The largest headers of a request, its address included."""
    request_seconds: Annotated[float, Field(gt=0)] = 30.0
    """How long a request may take to arrive, from the first byte or the opening of the connection to the last byte."""
    idle_seconds: Annotated[float, Field(ge=1)] = 75.0
    """How long a connection may wait for the next request; longer than proxies keep theirs."""
    connections: Whole = 10_000
    """Connections of one worker."""
    connections_per_address: Whole = 200
    moves_per_second: Annotated[float, Field(gt=0)] = 20.0
    """Commands of one guest; ten times as many may come at once."""
    guests_per_minute: Annotated[float, Field(gt=0)] = 30.0
    """New guests and refused tokens from one address."""
    address_per_second: Annotated[float, Field(gt=0)] = 200.0
    """Requests from one address."""
    tables_per_guest: Whole = 200
    """Tables that one guest may have open, copies and uploaded records included."""
    stored_per_guest: Whole = 1000
    """Tables of one guest that are kept in all, finished ones included."""
    public_tables_per_guest: Whole = 5
    """Tables that one guest may offer in the public list at the same time."""
    streams_per_guest: Whole = 12
    streams_per_address: Whole = 100
    """Streams from one address, of guests and of people without a name."""
    stream_kib: Annotated[int, Field(ge=16)] = 512
    """What may wait for one slow reader before it is told to begin anew."""
    socket_kib: Annotated[int, Field(ge=4)] = 256
    """What the system may hold for one connection that reads slowly."""
    heartbeat_seconds: Annotated[float, Field(gt=0)] = 15.0
    stall_seconds: Annotated[float, Field(gt=0)] = 30.0
    """How long a reader may take nothing before its stream is cut."""
    drain_seconds: Annotated[float, Field(ge=0)] = 10.0
    """How long a shutdown waits for what is under way."""

    # How many days things are kept after they were last used; 0 keeps them for ever.
    keep_finished_days: Annotated[int, Field(ge=0)] = 0
    """Finished games."""
    keep_abandoned_days: Annotated[int, Field(ge=0)] = 30
    """Games that were ended without a result."""
    keep_waiting_days: Annotated[int, Field(ge=0)] = 30
    """Tables that wait for players."""
    keep_idle_days: Annotated[int, Field(ge=0)] = 365
    """Games that have begun and at which nothing has happened."""
    keep_packs_days: Annotated[int, Field(ge=0)] = 90
    """Uploaded packs that no table plays with."""
    keep_guests_days: Annotated[int, Field(ge=0)] = 365
    """Guests and programs without a table."""

    @field_validator("database_url")
    @classmethod
    def known_database(cls, url: str) -> str:
        if url and not url.startswith(("sqlite:///", "postgresql://", "postgresql+psycopg://")):
            raise ValueError("database")
        return url

    @field_validator("secret")
    @classmethod
    def long_secret(cls, secret: SecretStr) -> SecretStr:
        if secret.get_secret_value() and len(secret.get_secret_value()) < LEAST_SECRET:
            raise ValueError("secret")
        return secret

    @model_validator(mode="after")
    def one_writer(self) -> "Settings":
        """SQLite has one writer, and news travel between workers by PostgreSQL."""
        if self.workers > 1 and not self.is_postgresql:
            raise ValueError("workers")
        return self

    @property
    def is_postgresql(self) -> bool:
        return self.database_url.startswith("postgresql")

    @property
    def url(self) -> str:
        """The database's address as SQLAlchemy wants it."""
        if self.is_postgresql:
            return "postgresql+psycopg://" + self.database_url.partition("://")[2]
        return self.database_url or f"sqlite:///{self.folder / 'tinderbox.sqlite'}"

    @property
    def own_bots(self) -> tuple[str, ...]:
        return tuple(spec.strip() for spec in self.bots.split(",") if spec.strip())

    @property
    def folder(self) -> Path:
        return self.data_dir if self.data_dir != Path() else user_folder()


def user_folder() -> Path:
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tinderbox"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tinderbox"


def read_settings(**given: Any) -> Settings:
    """The settings of the environment, with those given on the command line before them."""
    known = {PREFIX + name.upper() for name in Settings.model_fields}
    unknown = sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known | FOREIGN)
    faults = [Fault(name, Message("settings-unknown", {}, PACKAGE)) for name in unknown]
    try:
        settings = Settings(**given)
    except ValidationError as problem:
        faults += [setting_fault(item) for item in problem.errors(include_url=False)]
    if faults:
        raise SettingsError("TINDERBOX_…", faults)
    return settings


def setting_fault(item: Any) -> Fault:
    """A fault with the name of its variable; a value that may be a secret is not repeated."""
    name = PREFIX + str(item["loc"][0]).upper() if item["loc"] else PREFIX + "WORKERS"
    cause = str(item.get("ctx", {}).get("error", ""))
    if cause in ("database", "secret", "workers"):
        return Fault(name, Message(f"settings-{cause}", {"least": LEAST_SECRET}, PACKAGE))
    return Fault(name, fault_of(item).message)
