"""Records on the command line: text to JSON and back, replays, errors in damaged files."""

import errno
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from tests.cli.calling import call, played, program, refused
from tinderbox.core.documents.record_text import to_text
from tinderbox.core.documents.records import full_record
from tinderbox.core.match import Match
from tinderbox.games.registry import game, game_ids

NOT_HERE = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)


@pytest.fixture(params=game_ids())
def match(request: pytest.FixtureRequest) -> Match:
    return played(request.param, game(request.param).players[-1])


def saved(folder: Path, data: Any, name: str = "game.json") -> str:
    path = folder / name
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(path)


def test_text_and_json_round_trip(match: Match, tmp_path: Path) -> None:
    file, text, back = saved(tmp_path, match.record()), str(tmp_path / "game.tbx"), str(tmp_path / "back.json")
    assert call("export", file, "-o", text).exit_code == 0
    assert Path(text).read_text(encoding="utf-8").startswith("tinderbox-record: 1\n")
    assert call("import", text, "-o", back).exit_code == 0
    assert json.loads(Path(back).read_text(encoding="utf-8")) == match.record()
    assert call("export", back).stdout == Path(text).read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["back.json", "game.json", "game.tbx"]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_replay_tells_every_turn_and_the_result(match: Match, tmp_path: Path, language: str) -> None:
    file = saved(tmp_path, to_text(match.record()), "game.tbx")
    result = call("replay", file, "--lang", language)
    assert result.exit_code == 0, result.output
    turns = {(entry.turn, entry.seat) for entry in match.log}
    assert result.stdout.count("──") >= len(turns)
    assert match.outcome is not None
    assert str(match.outcome.scores[0]) in result.stdout


def test_a_replay_stops_where_it_should(match: Match, tmp_path: Path) -> None:
    file = saved(tmp_path, match.record())
    short = call("replay", file, "--to", "5", "--all").stdout
    assert "after 5 decisions; the game was not over" in short
    assert len(short) < len(call("replay", file).stdout)
    assert "ends after" in refused("replay", file, "--to", str(match.decisions + 1))


def test_a_seat_hears_more_than_a_spectator(tmp_path: Path) -> None:
    file = saved(tmp_path, played("great-fire", 3).record())
    assert call("replay", file, "--seat", "1").stdout != call("replay", file).stdout
    assert "There is no seat 7" in refused("replay", file, "--seat", "7")


def test_boards_on_the_way(match: Match, tmp_path: Path) -> None:
    file = saved(tmp_path, match.record())
    assert len(call("replay", file, "--to", "3", "--board").stdout) > len(call("replay", file, "--to", "3").stdout)


def test_the_board_of_a_record_at_any_moment(match: Match, tmp_path: Path) -> None:
    file, id = saved(tmp_path, match.record()), match.box.game
    early = call("board", id, "--record", file, "--at", "2").stdout
    assert early != call("board", id, "--record", file).stdout == match.text() + "\n"
    picture = tmp_path / "board.svg"
    assert call("board", id, "--record", file, "--at", "2", "--seat", "0", "--svg", str(picture)).exit_code == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert "not of" in refused("board", next(other for other in game_ids() if other != id), "--record", file)


@pytest.mark.parametrize("id", game_ids())
def test_the_empty_board_as_picture_and_a_table_as_text(id: str, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    assert call("board", id, "--svg", str(picture), "--lang", "fr").exit_code == 0
    assert picture.read_text(encoding="utf-8").rstrip().endswith("</svg>")
    seen = ["board", id, "--seat", "0"]
    assert call(*seen).stdout == call(*seen, "--seed", "1").stdout != call(*seen, "--seed", "2").stdout


# -- damage


def test_files_that_are_no_records(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    assert "cannot be read" in refused("replay", str(tmp_path / "nowhere.tbx"))
    assert "cannot be read" in refused("replay", str(tmp_path))
    assert "not UTF-8" in refused("replay", str(binary))
    assert "errors" in refused("replay", saved(tmp_path, ""))
    assert "Invalid JSON at line 1" in refused("replay", saved(tmp_path, "{"))
    assert "larger than" in refused("replay", "/dev/zero")
    for command in ("export", "import", "replay"):
        assert str(binary) in refused(command, str(binary))


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = saved(tmp_path, "{}")

    def locked(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", locked)
    assert "cannot be read: Permission denied" in refused("replay", file)


def test_a_place_that_cannot_be_written_leaves_everything_as_it_was(tmp_path: Path) -> None:
    file = saved(tmp_path, played("great-fire", 3).record())
    assert "Cannot write" in refused("export", file, "-o", str(tmp_path / "no" / "where.tbx"))
    assert "Cannot write" in refused("export", file, "-o", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_record_that_goes_another_way_names_the_place(tmp_path: Path) -> None:
    text = to_text(played("great-fire", 4).record())
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("turn "))
    lines[at] = lines[at].split(": ", 1)[0] + ": dance, " + lines[at].split(": ", 1)[1]
    said = refused("replay", saved(tmp_path, "\n".join(lines), "game.tbx"))
    assert f"{at + 1}:1: There is no action “dance”" in said


def test_an_unfinished_game_can_be_told(tmp_path: Path) -> None:
    match = played("great-fire", 4, 20)
    file = saved(tmp_path, full_record(match))
    assert "after 20 decisions" in call("replay", file).stdout


values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every entry within a JSON value; of long lists the first few and the last."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*path, key))
    if isinstance(data, list):
        for index in {0, 1, 2, len(data) - 1} & set(range(len(data))):
            found += places(data[index], (*path, index))
    return found


SHORT = full_record(played("great-fire", 3, 12))


@NOT_HERE
@given(place=st.sampled_from(places(SHORT)), value=values)
def test_a_record_with_one_changed_entry_is_replayed_or_refused(
    place: tuple[Any, ...], value: Any, tmp_path: Path
) -> None:
    damaged = json.loads(json.dumps(SHORT))
    entry = damaged
    for step in place[:-1]:
        entry = entry[step]
    entry[place[-1]] = value
    result = call("replay", saved(tmp_path, damaged))
    assert result.exit_code in (0, 2)
    assert bool(result.stderr) == (result.exit_code == 2)


@NOT_HERE
@given(data=values | st.dictionaries(st.sampled_from(list(SHORT)), values))
def test_any_json_is_refused_without_a_traceback(data: Any, tmp_path: Path) -> None:
    file = saved(tmp_path, data)
    for words in (["replay", file], ["import", file], ["pack", "check", file, "great-fire"]):
        refused(*words)


@NOT_HERE
@given(raw=st.binary(max_size=200))
def test_any_bytes_are_refused_without_a_traceback(raw: bytes, tmp_path: Path) -> None:
    path = tmp_path / "raw"
    path.write_bytes(raw)
    for words in (["replay", str(path)], ["pack", "check", str(path), "great-fire"]):
        refused(*words)


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"a":' * 5_000, '{"a": ' + "9" * 10_000 + "}", "NaN", '{"a":1,"a":2}']
)
def test_json_meant_to_break_a_reader(text: str, tmp_path: Path) -> None:
    file = saved(tmp_path, text)
    for words in (["replay", file], ["pack", "check", file, "great-fire"]):
        done = program(*words)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


def test_a_text_record_cut_anywhere_is_replayed_or_refused(tmp_path: Path) -> None:
    text = to_text(SHORT)
    for end in range(0, len(text), max(1, len(text) // 40)):
        assert call("replay", saved(tmp_path, text[:end], "cut.tbx")).exit_code in (0, 2)
