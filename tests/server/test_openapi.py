"""The client's types are made from the API's description: it must be the one of this server."""

from tools.openapi import DESCRIPTION, description


def test_the_clients_description_is_the_servers() -> None:
    assert DESCRIPTION.read_text(encoding="utf-8") == description(), "make types"
