"""What is no position is refused by name; what is accepted, however it was changed, can be played on."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.games.bretagne.boxes import MIXED, Setting
from tests.games.bretagne.play.games import Kind, positions
from tests.games.kit.json_places import Path, places
from tinderbox import PositionError, ViewError, game
from tinderbox.core.engine.rng import Rng
from tinderbox.core.events import Data
from tinderbox.core.state import NATURE, NOBODY, ActionList
from tinderbox.core.text.messages import LANGUAGES
from tinderbox.games.bretagne.box import Bretagne
from tinderbox.games.bretagne.rules import phases


def laid() -> Data:
    """The second round of a game of three."""
    kind = Kind(Setting(3, "historical"), "builders")
    state = next(state for state in positions(kind, 1) if state.round == 2 and state.phase == phases.ACT)
    return json.loads(json.dumps(kind.box.position(state)))  # type: ignore[no-any-return]


def put(data: Any, path: Path, value: object) -> None:
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


EMPTY: Data = {"tile": "stone", "owner": None, "workers": 0}
NOTHING: Data = {"held": [], "deck": {}, "events": []}
FAULTS: list[tuple[Path, object, str, str]] = [
    (("phase",), "dance", "phase", "position-name"),
    (("turn",), -1, "turn", "position-range"),
    (("round",), 6, "round", "position-range"),
    (("turn_seat",), 3, "turn_seat", "position-range"),
    (("weather",), "hail", "weather", "position-name"),
    (("production",), 7, "production", "position-range"),
    (("production_left",), [3, 3, 4, 5], "production_left", "position-twice"),
    (("production_left",), list(range(1, 10_000)), "production_left", "position-range"),
    (("quimper",), {"wood": 1}, "quimper", "position-names"),
    (("brest", "materials", "stone"), 256, "brest.materials.stone", "position-range"),
    (("display", 0), ["stone"], "display[0]", "position-length"),
    (("display", 0, 0), "gold", "display[0][0]", "position-name"),
    (("tile",), {"space": "4a", "tile": "stone"}, "tile.space", "position-name"),
    (("stacks", 0), [[]], "stacks[0]", "position-group"),
    (("stacks", 0), [["stone"] * 13], "stacks[0]", "position-range"),
    (("stacks", 0), [["gold"]] * 10_000, "stacks[0]", "position-range"),
    (("cards", "recalled"), {**NOTHING, "events": ["?"] * 10_000}, "cards.recalled.events", "position-range"),
    (("sites", 0, "lighthouse"), "Ar-Men", "sites[7].lighthouse", "position-twice"),
    (("sites", 0, "lighthouse"), "Pharos", "sites[1].lighthouse", "position-name"),
    (("sites", 0, "status"), "burning", "sites[1].status", "position-name"),
    (("sites", 0, "floors"), [{**EMPTY, "workers": 1}], "sites[1].floors[0].owner", "position-owner"),
    (("sites", 0, "floors"), [EMPTY] * 5, "sites[1].floors", "position-range"),
    (("harbours", "Camaret", "seats"), [2, 2], "harbours.Camaret.seats", "position-twice"),
    (("harbours", "Camaret", "tile"), "north-gold", "harbours.Camaret.tile", "position-name"),
    (("improved",), ["west", "west"], "improved", "position-twice"),
    (("pontivy", "next_round"), [0, None], "pontivy.next_round", "position-length"),
    (("seats", 0, "coins"), -1, "seats[0].coins", "position-range"),
    (("seats", 0, "cards"), 30, "seats[0].cards", "position-hand"),
    (("cards", "deck"), 3, "cards.deck", "position-deck"),
    (("secrets", 0, "drawn"), ["pier"], "cards.recalled", "position-recalled"),
    (("progress", "rank"), 9, "progress.rank", "position-range"),
    (("progress", "order"), [0, 0], "progress.order", "position-twice"),
    (("progress", "deals"), ["smuggle"], "progress.deals", "position-name"),
]


@pytest.mark.parametrize(("path", "value", "entry", "id"), FAULTS, ids=lambda part: str(part)[:40])
def test_each_fault_is_named(path: Path, value: object, entry: str, id: str) -> None:
    box, position = Setting(3, "historical").box, laid()
    box.load_position(position)
    put(position, path, value)
    with pytest.raises(PositionError) as refused:
        box.load_position(position)
    assert (entry, id) in [(fault.entry, fault.message.id) for fault in refused.value.faults]
    assert all(fault.text(language) for fault in refused.value.faults for language in LANGUAGES)


# -- anything changed anywhere ----------------------------------------------------------------------------------------
def snapshots(setting: Setting) -> Iterator[Data]:
    """Positions of two games, before draws too."""
    for players in ("traders", "builders"):
        for number, state in enumerate(positions(Kind(setting, players), 1)):
            if number % 17 == 0 or state.actor == NOBODY:
                yield setting.box.position(state)


def changed(data: Data, rng: Random) -> Data:
    """A copy with one or two things other than they were."""
    data = json.loads(json.dumps(data))
    for _ in range(rng.choice((1, 1, 2))):
        found = list(places(data, (list,)))
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
    assert box.load_position(box.position(state)).checksum() == state.checksum()
    while state.actor != NOBODY:
        state.list_actions(actions)
        assert actions.count > 0
        state.apply(actions.draw(rng) if state.actor == NATURE else actions.items[rng.below(actions.count)])


@pytest.mark.slow
@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_a_changed_position_is_refused_or_can_be_played_on(setting: Setting) -> None:
    rng, box, refused = Random(5), setting.box, 0
    known = list(snapshots(setting))
    for number in range(500):
        position = changed(rng.choice(known), rng)
        try:
            box.load_position(position)
        except PositionError:
            refused += 1
        else:
            played_out(box, lambda position=position: box.load_position(position), number)  # type: ignore[misc]
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
                "rules": box.version,
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
