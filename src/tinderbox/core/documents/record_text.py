"""The text form of a record, easy to read and to write by hand.

    tinderbox-record: 1
    game: great-fire
    rules: 2
    pack: great-fire-1 sha256:…
    players: 4
    options: edition=german, hidden_colours=false
    names: ["Anna", "Ben", "Cleo", "Dan"]
    seed: 1666

    setup: (draw N N E S W W)
    turn 0 seat 0: keep
    turn 1 seat 0: card W, from Pudding-Lane, to Vyners-Hall, end, (draw N) #9f3a0c12
    scores: 54 38 60 41

A line that begins with a space continues the previous one; a line that begins with `;` is a comment.
"""

import json
import re
import textwrap
from typing import Any, Final

from tinderbox.core.documents.json_documents import canonical, parse
from tinderbox.core.errors import Fault, RecordError
from tinderbox.core.events import Data
from tinderbox.core.text.messages import Message

WIDTH: Final = 110
TURN: Final = re.compile(r"turn (\d{1,6}) seat (\d{1,2})")
CHECKSUM: Final = re.compile(r"\s#([0-9a-f]{8})$")
KEYS: Final = ("tinderbox-record", "game", "rules", "pack", "pack-data", "players", "options", "names", "seed", "start")

StepLines = dict[tuple[int, int], str]
"""Where a step stands: (number of the turn, -1 for the set-up; number of the step) to `line:step`."""


def to_text(record: Data) -> str:
    """A record as text; `from_text` reads it back."""
    pack = record["pack"]
    lines = [
        f"tinderbox-record: {record['format']}",
        f"game: {record['game']}",
        f"rules: {record['rules']}",
        f"pack: {pack['id']} {pack['digest']}",
        f"players: {record['players']}",
        "options: "
        + ", ".join(f"{name}={json.dumps(value).strip(chr(34))}" for name, value in record["options"].items()),
        "names: " + json.dumps(record["names"], ensure_ascii=False),
    ]
    if "data" in pack:
        lines.append("pack-data: " + canonical(pack["data"]))
    if "seed" in record:
        lines.append(f"seed: {json.dumps(record['seed'])}")
    if "start" in record:
        lines.append("start: " + canonical(record["start"]))
    lines.append("")
    if record["setup"]:
        lines.append(wrapped("setup: " + ", ".join(record["setup"])))
    for turn in record["turns"]:
        mark = f" #{turn['checksum']}" if "checksum" in turn else ""
        lines.append(wrapped(f"turn {turn['turn']} seat {turn['seat']}: " + ", ".join(turn["steps"]) + mark))
    if "scores" in record:
        lines.append("scores: " + " ".join(str(score) for score in record["scores"]))
    return "\n".join(lines) + "\n"


def wrapped(line: str) -> str:
    return "\n".join(
        textwrap.wrap(line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
    )


def from_text(text: str) -> tuple[Data, StepLines]:
    """The record's data, and the line of each step in the text."""
    data: Data = {"setup": [], "turns": []}
    lines_of_steps: StepLines = {}
    seen: set[str] = set()
    for number, line in joined(text):
        key, colon, value = line.partition(":")
        if not colon:
            raise fault(number, "record-line", line=line[:40])
        turn = TURN.fullmatch(key.strip())
        if turn is not None:
            mark = CHECKSUM.search(value)
            steps = split(value[: mark.start()] if mark else value)
            entry: dict[str, Any] = {"turn": int(turn[1]), "seat": int(turn[2]), "steps": steps}
            if mark:
                entry["checksum"] = mark[1]
            data["turns"].append(entry)
            add_lines(lines_of_steps, len(data["turns"]) - 1, number, steps)
        elif key == "setup":
            data["setup"] = split(value)
            add_lines(lines_of_steps, -1, number, data["setup"])
        else:
            head(data, key, value.strip(), number)
        if turn is None and key in seen:
            raise fault(number, "document-key-twice", key=key)
        seen.add(key)
    return data, lines_of_steps


def add_lines(lines_of_steps: StepLines, turn: int, line: int, steps: list[str]) -> None:
    lines_of_steps.update({(turn, index): f"{line}:{index + 1}" for index in range(len(steps))})
    lines_of_steps[turn, -1] = f"{line}"


def joined(text: str) -> list[tuple[int, str]]:
    """Lines with their numbers, continuations joined, without comments and blank lines."""
    lines: list[tuple[int, list[str]]] = []
    # Only these end a line: names and a foreign pack's texts may hold other separators.
    for number, line in enumerate(re.split(r"\r\n|\n|\r", text.removeprefix("\ufeff")), 1):
        if not line.strip() or line.startswith(";"):
            continue
        if line[0].isspace():
            if not lines:
                raise fault(number, "record-line", line=line.strip()[:40])
            lines[-1][1].append(line.strip())
        else:
            lines.append((number, [line.rstrip()]))
    return [(number, " ".join(parts)) for number, parts in lines]


def split(steps: str) -> list[str]:
    return [step.strip() for step in steps.split(",") if step.strip()]


def head(data: Data, key: str, value: str, number: int) -> None:
    """One line of the head, or the scores."""
    if key in ("rules", "players", "tinderbox-record"):
        data["format" if key == "tinderbox-record" else key] = whole(value, number)
    elif key == "game":
        data["game"] = value
    elif key == "pack":
        id, _, mark = value.partition(" ")
        data["pack"] = {**data.get("pack", {}), "id": id, "digest": mark.strip()}
    elif key == "options":
        data["options"] = {}
        for name, chosen in (option(part, number) for part in split(value)):
            if name in data["options"]:
                raise fault(number, "document-key-twice", key=name)
            data["options"][name] = chosen
    elif key == "seed":
        data["seed"] = seed(value, number)
    elif key in ("names", "start", "pack-data"):
        found = parse(value, f"line {number}", RecordError)
        if key == "pack-data":
            data["pack"] = {**data.get("pack", {}), "data": found}
        else:
            data[key] = found
    elif key == "scores":
        data["scores"] = [whole(word, number) for word in value.split()]
    else:
        raise fault(number, "record-key", key=key[:40], known=", ".join(KEYS))


def seed(value: str, number: int) -> Any:
    """A number, or a word; one that looks like a number is in quotation marks."""
    if value.startswith('"'):
        return parse(value, f"line {number}", RecordError)
    return int(value) if re.fullmatch(r"[0-9]{1,19}", value) else value


def option(part: str, number: int) -> tuple[str, bool | str]:
    name, equals, value = part.partition("=")
    if not equals:
        raise fault(number, "record-option", part=part[:40])
    return name.strip(), {"true": True, "false": False}.get(value.strip(), value.strip())


def whole(value: str, number: int) -> int:
    if not re.fullmatch(r"-?\d{1,9}", value):
        raise fault(number, "record-number", given=value[:40])
    return int(value)


def fault(number: int, id: str, **args: int | str) -> RecordError:
    return RecordError("record", [Fault(str(number), Message(id, args))])
