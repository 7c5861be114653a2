"""What cannot be on a table is refused by name; what is accepted, however it was changed, can be played on."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.bretagne.boxes import MIXED, Setting
from tests.bretagne.guild import Guild
from tests.bretagne.table import Table
from tinderbox import PositionError, ViewError, game
from tinderbox.bretagne.box import Bretagne
from tinderbox.core.events import Data
from tinderbox.core.rng import Rng
from tinderbox.core.state import NATURE, NOBODY, ActionList
from tinderbox.core.words import LANGUAGES

Path = tuple[str | int, ...]


def laid() -> Data:
    """The second round: a tower with two floors, a worker in a harbour, cards in hand."""
    table = Table(
        3,
        round=2,
        floors={"Ar-Men": "stone 0:2, sand+sand 1:3"},
        harbours={"Camaret": "2"},
        has={0: "stone 3, coins 4, engineers 2", 1: "wood 1, coins 2"},
        hands={0: "pier foghorn", 2: "pier"},
        display=("stone sand", "stone+sand"),
        quimper="wood 2",
        brest="stone 1, singles 1",
    )
    return json.loads(json.dumps(table.now))  # type: ignore[no-any-return]


def put(data: Any, path: Path, value: object) -> None:
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


FAULTS: list[tuple[Path, object, str, str]] = [
    (("phase",), "dance", "phase", "position-name"),
    (("round",), 0, "round", "position-phase"),
    (("turn_seat",), 3, "turn_seat", "position-range"),
    (("weather_unseen", "storm"), 4, "weather_unseen", "position-weather"),
    (("forecast",), None, "weather_unseen", "position-weather"),
    (("weather",), "hail", "weather", "position-name"),
    (("production_left",), [1, 2, 3, 4, 5, 6], "production_left", "position-production"),
    (("production_left",), [3, 3, 4, 5], "production_left", "position-twice"),
    (("quimper",), {"wood": 1}, "quimper", "position-names"),
    (("brest", "materials", "stone"), 9, "brest.materials.stone", "position-range"),
    (("display", 0, 0), "stone+sand", "display[0][0]", "position-row"),
    (("display", 0), ["stone"], "display[0]", "position-length"),
    (("display", 0, 0), None, "stacks", "position-tiles"),
    (("stacks", 0), [[]], "stacks[0]", "position-group"),
    (("sites", 0, "lighthouse"), "Ar-Men", "sites[7].lighthouse", "position-twice"),
    (("sites", 0, "lighthouse"), "Pharos", "sites[1].lighthouse", "position-name"),
    (("sites", 11, "status"), "open", "sites", "position-standing"),
    (("sites", 6, "status"), "finished", "sites[7].status", "position-status"),
    (("sites", 6, "floors", 0, "owner"), None, "sites[7].floors[0].owner", "position-owner"),
    (("sites", 6, "floors", 0, "workers"), 5, "sites[7].floors[0].workers", "position-floor"),
    (("sites", 6, "floors", 0, "workers"), 1, "seats[0]", "position-workers"),
    (("harbours", "Camaret", "tile"), "north-wood", "harbours.Camaret.tile", "position-area"),
    (("harbours", "Camaret", "seats"), [2, 2], "harbours.Camaret.seats", "position-twice"),
    (("improved",), ["west"], "improved", "position-improved"),
    (("pontivy", "next_round"), [0, None, None, None], "pontivy", "position-twice"),
    (("pontivy", "this_round"), [0, 1, None, None], "pontivy", "position-pontivy"),
    (("seats", 0, "at_hand"), 9, "seats[0]", "position-workers"),
    (("seats", 0, "coins"), -1, "seats[0].coins", "position-range"),
    (("seats", 0, "cards"), 3, "seats[0].cards", "position-hand"),
    (("secrets", 0, "hand", "pier"), 9, "seats[0].cards", "position-hand"),
    (("cards", "discarded", "pier"), 9, "cards", "position-cards"),
    (("cards", "deck"), 3, "cards.deck", "position-deck"),
    (("secrets", 0, "drawn"), ["pier"], "cards.recalled", "position-recalled"),
    (("progress", "rank"), 2, "progress", "position-phase"),
    (("progress", "city"), "brest", "progress", "position-phase"),
    (("progress", "order"), [0, 0], "progress.order", "position-twice"),
    (("phase",), "keep", "progress", "position-phase"),
    (("phase",), "trade", "progress", "position-phase"),
]


@pytest.mark.parametrize(("path", "value", "entry", "id"), FAULTS, ids=lambda part: str(part)[:40])
def test_each_fault_is_named(path: Path, value: object, entry: str, id: str) -> None:
    box, position = Table(3).box, laid()
    box.place(position)
    put(position, path, value)
    with pytest.raises(PositionError) as refused:
        box.place(position)
    assert (entry, id) in [(fault.entry, fault.message.id) for fault in refused.value.faults]
    assert all(fault.text(language) for fault in refused.value.faults for language in LANGUAGES)


def test_a_board_lies_at_a_site_of_its_colour_and_in_historical_order_at_its_own() -> None:
    position = laid()
    first, second = position["sites"][6], position["sites"][8]
    first["lighthouse"], second["lighthouse"] = second["lighthouse"], first["lighthouse"]
    with pytest.raises(PositionError, match="historical"):
        Setting(3, "historical").box.place(position)
    Setting(3, "shuffled").box.place(position)
    position["sites"][6]["lighthouse"], position["sites"][7]["lighthouse"] = "Saint-Mathieu", "La-Jument"
    with pytest.raises(PositionError, match="colour"):
        Setting(3, "shuffled").box.place(position)


# -- anything changed anywhere ----------------------------------------------------------------------------------------
def snapshots(setting: Setting) -> Iterator[Data]:
    """Positions of a game, before draws too."""
    box, guild = setting.box, Guild(1, traders=True)
    state, rng, actions, steps = box.start(), Rng(1), ActionList(), 0
    while state.actor != NOBODY:
        if steps % 17 == 0:
            yield box.position(state)
        state.list_actions(actions)
        codes = actions.to_list()
        code = (
            int(actions.draw(rng)) if state.actor == NATURE else guild.choose(list(map(box.actions.action, codes))).code
        )
        state.apply(code)
        steps += 1
    yield box.position(state)


def places(data: object, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    if isinstance(data, dict | list):
        if isinstance(data, list):
            yield path, data
        for step, part in data.items() if isinstance(data, dict) else enumerate(data):
            yield from places(part, (*path, step))
    else:
        yield path, data


def changed(data: Data, rng: Random) -> Data:
    """A copy with one or two things other than they were."""
    data = json.loads(json.dumps(data))
    for _ in range(rng.choice((1, 1, 2))):
        found = list(places(data))
        path, value = rng.choice(found)
        if isinstance(value, int):
            put(data, path, rng.choice((value + 1, value - 1, 0, 99, 256)))
        elif isinstance(value, list):
            put(data, path, value[1:] if rng.random() < 0.5 else value + value[:1])
        else:
            put(data, path, json.loads(json.dumps(rng.choice(found)[1])))
    return data


def played_out(box: Bretagne, place: Callable[[], Any], seed: int) -> None:
    state, rng, actions = place(), Rng(seed), ActionList()
    assert box.place(box.position(state)).checksum() == state.checksum()
    while state.actor != NOBODY:
        state.list_actions(actions)
        assert actions.count > 0
        state.apply(actions.draw(rng) if state.actor == NATURE else actions.items[rng.below(actions.count)])
    box.place(box.position(state))


@pytest.mark.slow
@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_a_changed_position_is_refused_or_can_be_played_on(setting: Setting) -> None:
    rng, box, refused = Random(5), setting.box, 0
    known = list(snapshots(setting))
    for number in range(500):
        position = changed(rng.choice(known), rng)
        try:
            box.place(position)
        except PositionError:
            refused += 1
        else:
            played_out(box, lambda position=position: box.place(position), number)  # type: ignore[misc]
    assert 300 < refused < 500


@pytest.mark.slow
@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_a_changed_view_is_refused_or_can_be_played_on(setting: Setting) -> None:
    rng, box, refused, known = Random(6), setting.box, 0, []
    for position in snapshots(setting):
        match = game("bretagne").from_position(
            {
                "format": 1,
                "game": "bretagne",
                "rules": setting.box.version,
                "pack": {"id": box.pack_id, "digest": box.pack_digest},
                "players": setting.players,
                "options": setting.options,
                "state": position,
            },
            seed=1,
        )
        known += [match.view(seat) for seat in (0, 1, None)]
    for number in range(400):
        view = rng.choice(known)
        kept = {key: view[key] for key in ("seat", "turn", "names", "players")}
        other = {**changed({key: part for key, part in view.items() if key not in kept}, rng), **kept}
        try:
            box.imagine(other, Rng(number))
        except ViewError:
            refused += 1
        else:
            played_out(box, lambda other=other: box.imagine(other, Rng(1)), number)  # type: ignore[misc]
    assert 150 < refused < 400
