"""A PostgreSQL of our own: on a free port of this machine, in a folder that goes away."""

import os
import pwd
import shutil
import signal
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Final

import psycopg

from tests.server.ports import free_port

USER: Final = "postgres"
PATIENCE: Final = 30.0
SPEEDY: Final = ("--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", f"--username={USER}")


def binaries() -> Path:
    """Where Debian puts them; the newest version counts."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    known = shutil.which("initdb")
    if not found and known:
        return Path(known).resolve().parent
    assert found, "tools/system_packages.py provides PostgreSQL"
    return found[-1]


class Postgres:
    """One cluster. It refuses to run as root, so it runs as its own user there."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.port: Final = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0

    def __enter__(self) -> "Postgres":
        self.folder.mkdir(parents=True)
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER, USER)
            for above in self.folder.parents:  # pytest's folders are its user's alone
                if above.owner() == "root" and not above.stat().st_mode & 0o001:
                    above.chmod(above.stat().st_mode | 0o011)
        self.run("initdb", *SPEEDY, "-D", self.folder / "data")
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None) -> None:
        self.stop(signal.SIGINT)

    def demoted(self) -> dict[str, object]:
        """How a process of the cluster is begun."""
        if os.geteuid() != 0:
            return {}
        them = pwd.getpwnam(USER)
        return {"user": them.pw_uid, "group": them.pw_gid, "extra_groups": []}

    def run(self, program: str, *words: object) -> None:
        command = [str(binaries() / program), *map(str, words)]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self.demoted())  # type: ignore[call-overload]

    def start(self) -> None:
        words = ["-D", "data", "-p", str(self.port), "-c", "listen_addresses=127.0.0.1"]
        words += ["-c", f"unix_socket_directories={self.folder}", "-c", "max_connections=60"]
        words += ["-c", "shared_buffers=32MB", "-c", "log_min_messages=fatal"]
        command = [str(binaries() / "postgres"), *words]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **self.demoted())  # type: ignore[call-overload]
        deadline = time.monotonic() + PATIENCE
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
            self.process.wait(PATIENCE)
            self.process = None

    def kill(self) -> None:
        """As if the power had gone: the postmaster and all its children."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        self.process.kill()
        for child in children:
            try:
                os.kill(int(child), signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait(PATIENCE)
        self.process = None
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def address(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"tinderbox_{self.made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)
