"""The API keeps to its own description, whatever it is asked: every answer fits, none is a fault of the server."""

import string
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import checks

from tests.server.guests import Guest, play_on
from tests.server.hosting import in_thread
from tinderbox.server.app import make_app
from tinderbox.server.settings import Settings

Case = schemathesis.Case[Any]
ENDLESS: Final = "/api/stream"
CHECKS: Final = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
SCHEMA: Final = schemathesis.openapi.from_dict(make_app(Settings()).openapi()).exclude(path=ENDLESS)
QUIET: Final = list(HealthCheck)


@dataclass(frozen=True)
class Scene:
    base: str
    guest: Guest
    tables: tuple[str, ...]
    link: str


@pytest.fixture(scope="module")
def scene(url: str) -> Iterator[Scene]:
    """A guest with a table that waits and one that plays of each game."""
    with in_thread(url, tables_per_guest=100_000) as base, Guest(base, "Anna") as anna:
        waiting = anna.table("me", "open", "link")
        tables = [waiting["state"]["table"]["id"]]
        for game in ("great-fire", "bretagne"):
            tables.append(anna.table("me", "me", "me", game=game, start=True)["state"]["table"]["id"])
            play_on({0: anna, 1: anna, 2: anna}, tables[-1], 12)
        yield Scene(base, anna, tuple(tables), waiting["links"]["2"])


def tried(scene: Scene, case: Case) -> None:
    """One request; those for a table mostly find one."""
    given = case.path_parameters
    if "table" in given and str(given["table"])[-1:] not in string.digits:
        given["table"] = scene.tables[len(str(given["table"])) % len(scene.tables)]
    if "token" in given and len(str(given["token"])) % 2:
        given["token"] = scene.link
    cookies = dict(scene.guest.http.cookies)
    case.call_and_validate(base_url=scene.base, cookies=cookies, checks=CHECKS)


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(
    max_examples=4,
    deadline=None,
    suppress_health_check=QUIET,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
)
def test_no_request_is_too_much(scene: Scene, case: Case) -> None:
    tried(scene, case)


@pytest.mark.long
@SCHEMA.parametrize()
@settings(max_examples=40, deadline=None, suppress_health_check=QUIET, derandomize=True, phases=[Phase.generate])
def test_no_request_is_too_much_however_often(scene: Scene, case: Case) -> None:
    tried(scene, case)
