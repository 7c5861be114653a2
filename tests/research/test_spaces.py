"""Indices and observations are fixed: the same number means the same in every version, for the shipped packs."""

import json
from pathlib import Path

import pytest

import tinderbox
from tests.cli.calling import call, refused

FIXTURES = Path(__file__).parent / "fixtures"
SETTINGS = [(id, players) for id in tinderbox.game_ids() for players in tinderbox.game(id).players]


def kept(name: str) -> list[str]:
    return (FIXTURES / name).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("id", "players"), SETTINGS)
def test_every_index_has_the_text_it_always_had(id: str, players: int) -> None:
    box = tinderbox.game(id).open(players)
    assert box.actions.texts == kept(f"{id}.actions.txt")
    assert box.draw_results.texts == kept(f"{id}.chances.txt")
    assert len(box.actions) <= 2000


@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_options_change_no_index(id: str) -> None:
    game = tinderbox.game(id)
    for option in game.box.options_offered:
        for value in option.values:
            assert game.open(4, {option.name: value}).actions.texts == kept(f"{id}.actions.txt")


@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_text_and_index_lead_to_each_other(id: str) -> None:
    notation = tinderbox.game(id).open(4).actions
    for index, text in enumerate(notation.texts):
        assert notation.parse(text).code == index
        assert notation.text(index) == text


@pytest.mark.parametrize(("id", "players"), SETTINGS)
def test_an_observation_is_what_its_version_says(id: str, players: int) -> None:
    """A change of a block raises the version and rewrites the fixture."""
    box = tinderbox.game(id).open(players)
    version, *blocks = kept(f"{id}.observation.txt")
    assert version == f"version {box.observation_version}"
    assert [f"{first} {size} {name}" for name, first, size in box.observation_fields] == blocks


@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_the_blocks_cover_the_observation_without_gaps(id: str) -> None:
    box = tinderbox.game(id).open(3)
    at = 0
    for name, first, size in box.observation_fields:
        assert (first, size > 0, bool(name)) == (at, True, True)
        at += size
    assert at == box.observation_size == len(box.start().observe(0))
    assert len({name for name, _, _ in box.observation_fields}) == len(box.observation_fields)


# -- the commands that show them --------------------------------------------------------------------------------------
@pytest.mark.parametrize("id", tinderbox.game_ids())
def test_commands_list_indices_and_blocks(id: str) -> None:
    assert json.loads(call("actions", id, "--json").stdout) == kept(f"{id}.actions.txt")
    assert json.loads(call("actions", id, "--chances", "--json").stdout) == kept(f"{id}.chances.txt")
    output = json.loads(call("observation", id, "--json").stdout)
    lines = [f"{each['first']} {each['size']} {each['block']}" for each in output["blocks"]]
    assert [f"version {output['version']}", *lines] == kept(f"{id}.observation.txt")
    assert output["size"] == tinderbox.game(id).open(4).observation_size


def test_the_lists_in_words() -> None:
    lines = call("actions", "bretagne", "--lang", "de").stdout.splitlines()
    assert lines[0].split() == ["Nummer", "Aktion"]
    assert lines[1].split() == ["0", "barge", "1"]
    assert "nombres de 0 à 255" in call("observation", "great-fire", "--lang", "fr").stdout


def test_an_unknown_game_says_which_there_are() -> None:
    assert "great-fire, bretagne" in refused("actions", "chess")
    assert "great-fire, bretagne" in refused("observation", "chess")
