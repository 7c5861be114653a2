"""A temporary PostgreSQL cluster on a free port."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

import psycopg

USER: Final = "postgres"
ROOT: Final = os.geteuid() == 0
SHARED: Final = "/tmp"  # a folder that PostgreSQL's own user can enter
TIMEOUT: Final = 30.0
INITDB_OPTIONS: Final = ("--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", f"--username={USER}")


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs: Debian's newest version, or the one on the search path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    known = shutil.which("initdb")
    return found[-1].parent if found else Path(known).resolve().parent if known else None


def free_port() -> int:
    """A free port of this machine."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """One cluster. PostgreSQL refuses to run as root, so it then runs as its own user.

    A cluster that is not durable does not wait for the disk, which is faster."""

    def __init__(self, *, durable: bool = True) -> None:
        self.durable: Final = durable
        self.folder: Final = Path(tempfile.mkdtemp(prefix="tinderbox-postgres-", dir=SHARED if ROOT else None))
        self.port: Final = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0

    def __enter__(self) -> "Postgres":
        if ROOT:
            shutil.chown(self.folder, USER, USER)
        self.run("initdb", *INITDB_OPTIONS, "-D", self.folder / "data")
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def demoted(self) -> dict[str, object]:
        """The user of the cluster's processes, as arguments for subprocess."""
        if not ROOT:
            return {}
        them = pwd.getpwnam(USER)
        return {"user": them.pw_uid, "group": them.pw_gid, "extra_groups": []}

    def program(self, name: str) -> str:
        folder = binaries()
        if folder is None:
            raise FileNotFoundError(name)
        return str(folder / name)

    def run(self, program: str, *words: object) -> None:
        command = [self.program(program), *map(str, words)]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self.demoted())  # type: ignore[call-overload]

    def start(self) -> None:
        words = ["-D", "data", "-p", str(self.port), "-c", "listen_addresses=127.0.0.1"]
        words += ["-c", f"unix_socket_directories={self.folder}", "-c", "max_connections=60"]
        words += ["-c", "shared_buffers=32MB", "-c", "log_min_messages=fatal"]
        if not self.durable:
            words += ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]
        command = [self.program("postgres"), *words]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **self.demoted())  # type: ignore[call-overload]
        deadline = time.monotonic() + TIMEOUT
        while not self.answers():
            assert time.monotonic() < deadline, (self.folder / "log").read_text()
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            psycopg.connect(self.address("postgres"), connect_timeout=2).close()
            return True
        except psycopg.OperationalError:
            return False

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(TIMEOUT)
            self.process = None

    def kill(self) -> None:
        """Simulate a power failure: kill the postmaster and all its children."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        self.process.kill()
        for child in children:
            try:
                os.kill(int(child), signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait(TIMEOUT)
        self.process = None
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def address(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """Create an empty database; returns its URL."""
        self.made += 1
        name = f"tinderbox_{self.made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)
