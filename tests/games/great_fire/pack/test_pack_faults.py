"""Every way to damage a pack has its own answer, with the place and the reason, in three languages."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tinderbox.core.errors import PackError
from tinderbox.core.text.messages import LANGUAGES
from tinderbox.games.great_fire.pack.pack import load

Data = dict[str, Any]
Damage = Callable[[Data], object]


def own_copy() -> Data:
    """The shipped pack as an owner of the box would begin to correct it: with an id of its own."""
    data: Data = copy.deepcopy(dict(load("great-fire-1").data))
    data["meta"]["id"] = "box-1"
    return data


def space(data: Data, id: str) -> Data:
    found: Data = next(entry for entry in data["spaces"] if entry["id"] == id)
    return found


def border(data: Data, a: str, b: str) -> Data:
    found: Data = next(entry for entry in data["borders"] if {entry["a"], entry["b"]} == {a, b})
    return found


def without_borders_of(data: Data, *ids: str) -> None:
    data["borders"] = [entry for entry in data["borders"] if not {entry["a"], entry["b"]} & set(ids)]


def only_neighbour(data: Data, id: str, other: str) -> None:
    """Leaves a space a single border, and drops the crosses it was a corner of."""
    at = [entry["at"] for entry in data["borders"] if len(entry["direction"]) == 2 and id in (entry["a"], entry["b"])]
    data["borders"] = [
        entry
        for entry in data["borders"]
        if (id not in (entry["a"], entry["b"]) or other in (entry["a"], entry["b"]))
        and not (len(entry["direction"]) == 2 and entry["at"] in at)
    ]


def grow(data: Data, districts: int, *, grass: int = 0) -> None:
    """More spaces on a chain behind Temple; each pair of new districts takes its houses from nobody's sum."""
    for number in range(districts + grass):
        new = copy.deepcopy(space(data, "temple" if number < districts else "spa-fields"))
        new |= {"id": f"new-{number}", "name": f"New {number}"}
        data["spaces"].append(new)
        before = f"new-{number - 1}" if number else "temple"
        data["borders"].append(
            {"a": before, "b": f"new-{number}", "direction": "W", "at": [9, 9], "provenance": {"default": "derived"}}
        )


def set_(data: Data, path: str, value: object) -> None:
    *way, last = path.split("/")
    part: Any = data
    for step in way:
        part = part[int(step)] if isinstance(part, list) else part[step]
    part[int(last) if isinstance(part, list) else last] = value


def put(path: str, value: object) -> Damage:
    return lambda data: set_(data, path, value)


def of_space(id: str, /, **fields: object) -> Damage:
    return lambda data: space(data, id).update(fields)


def of_border(a: str, b: str, /, **fields: object) -> Damage:
    return lambda data: border(data, a, b).update(fields)


FAULTS: list[tuple[str, str, Damage]] = [
    # form
    ("shape-missing", "tokens", lambda data: data.pop("tokens")),
    ("shape-missing", "spaces[0].size", lambda data: data["spaces"][0].pop("size")),
    ("shape-unknown", "spaces[0].colour", of_space("temple", colour="red")),
    ("shape-int", "spaces[0].size", of_space("temple", size="1")),
    ("shape-int", "spaces[0].size", of_space("temple", size=True)),
    ("shape-int", "spaces[0].pieces[0]", of_space("temple", pieces=[58.5, 878])),
    ("shape-most", "spaces[0].size", of_space("temple", size=6)),
    ("shape-least", "spaces[0].size", of_space("temple", size=-1)),
    ("shape-choice", "spaces[0].region", of_space("temple", region="pink")),
    ("shape-choice", "borders[0].direction", put("borders/0/direction", "NS")),
    ("shape-choice", "borders[0].provenance.default", put("borders/0/provenance/default", "hearsay")),
    ("shape-pattern", "spaces[0].id", of_space("temple", id="The Temple")),
    ("shape-pattern", "meta.id", put("meta/id", "my-box")),
    ("shape-short", "spaces[0].polygon", of_space("temple", polygon=[[1, 1], [2, 2]])),
    ("shape-object", "drawing", put("drawing", [])),
    ("shape-list", "spaces", put("spaces", {})),
    # head and provenance
    ("pack-other-game", "meta.game", put("meta/game", "bretagne")),
    ("pack-id-taken", "meta.id", lambda data: data["meta"].update(id="great-fire-1", note={"en": "Mine."})),
    ("pack-provenance-unexplained", "meta.provenance", lambda data: data["meta"]["provenance"].pop("reported")),
    ("pack-provenance-default", "tokens.provenance", put("tokens/provenance", {})),
    ("pack-provenance-field", "spaces[temple].provenance.colour", put("spaces/0/provenance/colour", "derived")),
    # spaces
    ("pack-twice", "spaces[1].id", put("spaces/1/id", "temple")),
    ("pack-name-alike", "spaces[bridewell].name", of_space("bridewell", name="Témple")),
    ("pack-name-alike", "spaces[bridewell].name", of_space("bridewell", name="'Temple.")),
    ("pack-name-no-word", "spaces[temple].name", of_space("temple", name="Temple > Bar")),
    ("pack-districts-many", "spaces", lambda data: grow(data, 21)),
    ("pack-spaces-many", "spaces", lambda data: grow(data, 0, grass=38)),
    ("pack-pudding-one", "spaces", of_space("tower-hill", kind="pudding", region="green")),
    ("pack-pudding-one", "spaces", of_space("pudding-lane", kind="grass", region=None)),
    ("pack-pudding-green", "spaces[pudding-lane].region", of_space("pudding-lane", region="blue")),
    ("pack-district-region", "spaces[temple].region", of_space("temple", region=None)),
    ("pack-district-size", "spaces[temple].size", of_space("temple", size=0)),
    ("pack-grass-region", "spaces[moorfields].region", of_space("moorfields", region="blue")),
    ("pack-no-houses", "spaces[moorfields].size", of_space("moorfields", size=1)),
    ("pack-no-houses", "spaces[pudding-lane].size", of_space("pudding-lane", size=1)),
    ("pack-no-banner", "spaces[moorfields].banner", of_space("moorfields", banner="yellow")),
    # objectives and sizes
    ("pack-objective-value", "spaces[tower].vp", of_space("tower", vp=0)),
    ("pack-value-no-objective", "spaces[temple].vp", of_space("temple", vp=2)),
    ("pack-objective-deck", "spaces[tower].deck", of_space("tower", deck=None)),
    ("pack-deck-no-objective", "spaces[temple].deck", of_space("temple", deck="I")),
    ("pack-deck-sum", "spaces", of_space("tower", deck="III")),
    ("pack-objective-cards", "objective_cards.each", put("objective_cards/each", 1)),
    ("pack-yellow-sum", "spaces", of_space("temple", banner="yellow")),
    ("pack-objective-size", "spaces[temple].banner", of_space("temple", size=3)),
    ("pack-objective-size", "spaces[aldgate].banner", put("editions/french/sizes/0/size", 2)),
    ("pack-region-sum", "editions.german", of_space("temple", size=2)),
    ("pack-region-sum", "editions.french", put("editions/french/sizes/1/size", 1)),
    ("pack-edition-missing", "editions", lambda data: data["editions"].pop("french")),
    ("pack-twice", "editions.french.sizes[1].space", put("editions/french/sizes/1/space", "aldgate")),
    ("pack-no-district", "editions.french.sizes[1].space", put("editions/french/sizes/1/space", "moorfields")),
    ("pack-fires-few", "editions.german.fires", put("editions/german/fires", 24)),
    # cards, tokens, colours
    ("pack-fire-cards-sum", "fire_cards", put("fire_cards/W", 21)),
    ("pack-tokens-sum", "tokens", put("tokens/demolition", 9)),
    ("pack-band-card-other", "band_cards.districts", put("band_cards/districts/0", "temple")),
    ("pack-band-card-one", "band_cards.districts", lambda data: data["band_cards"]["districts"].append("tower")),
    ("pack-colour-missing", "colours", lambda data: data["colours"].pop()),
    ("pack-twice", "colours[5].id", put("colours/5/id", "red")),
    ("pack-twice", "colours[white].letter", put("colours/5/letter", "R")),
    ("pack-colour-cards-sum", "colour_cards.rankings", lambda data: data["colour_cards"]["rankings"].pop()),
    ("pack-colour-card-all", "colour_cards.rankings[3]", put("colour_cards/rankings/3", "RRGYPW")),
    # what depends on the number of players
    ("pack-twice", "player_counts[1]", put("player_counts/1/players", 2)),
    ("pack-players-missing", "player_counts", lambda data: data["player_counts"].pop()),
    ("pack-stack-letters", "player_counts[2].stack", lambda data: data["player_counts"][2]["stack"].pop()),
    ("pack-stack-letters", "player_counts[2].stack", lambda data: data["player_counts"][2]["stack"].reverse()),
    ("pack-stack-sum", "player_counts[2].stack", put("player_counts/2/stack/0/fire_cards", 7)),
    ("pack-stack-sum", "player_counts[4].stack", put("player_counts/4/left_over", 1)),
    ("pack-stack-under-b", "player_counts[0].stack", put("player_counts/0/stack/0/fire_cards", 3)),
    ("pack-stack-two", "player_counts[0].stack", put("player_counts/0/stack/1/fire_cards", 7)),
    ("pack-bands-sum", "player_counts[4]", put("player_counts/4/bands_each", 2)),
    ("pack-bands-sum", "player_counts[2]", put("player_counts/2/bands_at", [])),
    ("pack-no-space", "player_counts[3].bands_at[0]", put("player_counts/3/bands_at", ["paris"])),
    ("pack-band-green", "player_counts[3].bands_at[0]", put("player_counts/3/bands_at", ["cheapside"])),
    ("pack-band-green", "player_counts[3].bands_at[0]", put("player_counts/3/bands_at", ["pudding-lane"])),
    # borders and crosses
    ("pack-no-space", "borders[0].a", put("borders/0/a", "paris")),
    ("pack-no-space", "borders[0].b", put("borders/0/b", "paris")),
    ("pack-border-self", "borders[0]", put("borders/0/b", "aldersgate")),
    ("pack-border-twice", "borders[257]", lambda data: data["borders"].append(copy.deepcopy(data["borders"][0]))),
    ("pack-borders-many", "borders", lambda data: data["borders"].extend(data["borders"][:256])),
    ("pack-cross-four", "borders[", of_border("cripplegate", "moorgate", at=[700, 246])),
    ("pack-cross-four", "borders[", lambda data: data["borders"].remove(border(data, "cripplegate", "moorgate"))),
    ("pack-cross-four", "borders[", of_border("cripplegate", "moorgate", direction="SW")),
    ("pack-cross-side", "borders[", of_border("cripplegate", "finsbury", direction="S")),
    ("pack-cross-side", "borders[", lambda data: data["borders"].remove(border(data, "cripplegate", "finsbury"))),
    # ways
    ("pack-fire-never", "spaces[bethnal]", lambda data: without_borders_of(data, "bethnal")),
    ("pack-walk-never", "spaces[bethnal]", lambda data: only_neighbour(data, "bethnal", "hackney-fields")),
    ("pack-walk-never", "spaces[vyners-hall]", lambda data: only_neighbour(data, "vyners-hall", "pudding-lane")),
    ("pack-walk-never", "spaces[tower-hill]", lambda data: without_borders_of(data, "tower-hill")),
    ("pack-region-parts", "spaces[finsbury].region", of_space("finsbury", region="orange")),
    # drawing
    ("pack-frame-outside", "drawing.frame", put("drawing/frame", [12, 14, 1601, 1088])),
    ("pack-point-outside", "spaces[temple].polygon", put("spaces/0/polygon/0", [1601, 789])),
    ("pack-point-outside", "borders[0].at", put("borders/0/at", [486, 1101])),
    ("pack-point-outside", "drawing.river", put("drawing/river/0", [1601, 900])),
    ("pack-point-outside", "drawing.gates[0].at", put("drawing/gates/0/at", [1601, 900])),
    ("pack-point-outside", "drawing.compass", put("drawing/compass", [1601, 900])),
    ("pack-point-not-in-space", "spaces[temple].label.at", put("spaces/0/label/at", [600, 600])),
    ("pack-point-not-in-space", "spaces[temple].pieces", of_space("temple", pieces=[600, 600])),
]


@pytest.mark.parametrize(("reason", "entry", "damage"), FAULTS, ids=[f"{fault[0]}-{fault[1]}" for fault in FAULTS])
def test_a_damaged_pack_is_refused_with_place_and_reason(reason: str, entry: str, damage: Damage) -> None:
    data = own_copy()
    damage(data)
    with pytest.raises(PackError) as caught:
        load(data)
    found = [fault for fault in caught.value.faults if fault.message.id == reason]
    assert any(fault.entry.startswith(entry) for fault in found), str(caught.value)
    for language in LANGUAGES:
        assert found[0].text(language).startswith(found[0].entry)


def test_a_space_with_too_many_neighbours_is_refused() -> None:
    data = own_copy()
    taken = {
        end for entry in data["borders"] if "temple" in (entry["a"], entry["b"]) for end in (entry["a"], entry["b"])
    }
    far = [entry["id"] for entry in data["spaces"] if entry["id"] not in taken][:24]
    for id in far:
        data["borders"].append(
            {"a": "temple", "b": id, "direction": "N", "at": [9, 9], "provenance": {"default": "derived"}}
        )
    with pytest.raises(PackError) as caught:
        load(data)
    assert [fault.message.id for fault in caught.value.faults] == ["pack-neighbours-many"]


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    data = own_copy()
    set_(data, "fire_cards/W", 21)
    set_(data, "tokens/demolition", 9)
    space(data, "temple")["name"] = "Tower"
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(PackError) as caught:
        load(path)
    assert [fault.entry for fault in caught.value.faults] == ["spaces[tower].name", "fire_cards", "tokens"]
    assert str(path) in str(caught.value)


def test_an_owner_corrects_a_copy() -> None:
    data = own_copy()
    space(data, "temple")["name"] = "Inner Temple"
    set_(data, "fire_cards/W", 19)
    set_(data, "fire_cards/S", 13)
    pack = load(data)
    assert (pack.id, pack.spaces[0].token, pack.fire_cards["W"]) == ("box-1", "Inner-Temple", 19)
    assert not pack.is_shipped
    assert pack.digest != load("great-fire-1").digest


def test_a_map_of_96_districts_is_accepted() -> None:
    data = own_copy()
    grow(data, 20)
    # The houses of the new districts come from the old ones: 30 a region as ever, objectives and banners untouched.
    spare = [entry for entry in data["spaces"] if entry["kind"] == "district" and entry["size"] == 2]
    regions = {entry["id"]: entry["region"] for entry in spare}
    assert len(spare) == 13
    news = [entry for entry in data["spaces"] if entry["id"].startswith("new-")]
    for entry, new in zip(spare, news, strict=False):
        entry["size"] = 1
        new["region"] = regions[entry["id"]]
    # Seven more: objectives of 4 and 5 shrink to 3 where they may.
    rest = iter(news[13:])
    for id, by in (("st-pauls", 2), ("guild-hall", 1), ("royal-exchange", 1), ("tower", 2), ("aldgate", 1)):
        entry = space(data, id)
        entry["size"] -= by
        for _ in range(by):
            next(rest)["region"] = entry["region"]
    set_(data, "editions/french/sizes", [])
    connect(data, news)
    pack = load(data)
    assert len(pack.districts) == 96
    assert pack.pudding_lane.index == 96
    assert len(pack.spaces) == 109


def connect(data: Data, news: list[Data]) -> None:
    """Hangs each new district on one of its region instead of on the chain behind Temple."""
    ids = {entry["id"] for entry in news}
    data["borders"] = [entry for entry in data["borders"] if not {entry["a"], entry["b"]} & ids]
    homes = {"purple": "temple", "blue": "barbican", "green": "vyners-hall", "orange": "bethnal"}
    for new in news:
        data["borders"].append(
            {
                "a": homes[new["region"]],
                "b": new["id"],
                "direction": "N",
                "at": [9, 9],
                "provenance": {"default": "derived"},
            }
        )
