"""Both databases, for real."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.guests import Guest
from tests.server.hosting import in_thread
from tests.server.postgres import Postgres

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres(durable=False) as cluster:
        yield cluster


@pytest.fixture(scope="module", params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty database of each kind."""
    return empty_database(request, tmp_path_factory.mktemp("tables"))


@pytest.fixture(params=KINDS)
def own_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same for one test alone: no other server looks at it."""
    return empty_database(request, tmp_path)


def empty_database(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return sqlite_in(folder)
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.database()


@pytest.fixture(scope="module")
def server(url: str) -> Iterator[str]:
    """A server on it; its address."""
    with in_thread(url) as base:
        yield base


@pytest.fixture
def come(server: str) -> Iterator[Callable[[str], Guest]]:
    """Guests who come to the server, and leave when the test is over."""
    with ExitStack() as everybody:
        yield lambda name: everybody.enter_context(Guest(server, name))


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tinderbox.sqlite'}"
