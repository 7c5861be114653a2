"""What the documentation names exists: files, modules, links and commands."""

import re
import shlex
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from tests.docs.pages import PAGES, ROOT, commands_of, prose_of, text_of
from tinderbox.cli.main import main

TOP: Final = ("src", "tests", "web", "docs", "examples", "tools", "requirements")
CODE: Final = re.compile(r"`([^`\n]+)`")
PATH: Final = re.compile(rf"(?:{'|'.join(TOP)})(?:/[\w.\-]+)+/?|[\w\-]+\.(?:py|toml|yaml|md)|Dockerfile|Makefile")
GAME_PATH: Final = re.compile(r"(?:rules|position|pack|text|picture|bot)/\w+\.py")
MODULE: Final = re.compile(r"tinderbox(?:\.\w+)+")
LINK: Final = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(?:#[^)\s]*)?\)|(?:src|srcset)=\"(?!https?:)([^\"]+)\"")
GAMES: Final = ROOT / "src" / "tinderbox" / "games"
MADE_BY_READER: Final = {"haste.py"}
ENTRY_POINTS: Final = {"tinderbox.games", "tinderbox.bots"}


def named(document: str) -> list[str]:
    return CODE.findall(prose_of(document))


@pytest.mark.parametrize("document", PAGES)
def test_every_path_exists(document: str) -> None:
    missing = []
    for name in named(document):
        if GAME_PATH.fullmatch(name):
            found = any(GAMES.glob(f"*/{name}"))
        elif PATH.fullmatch(name) and name not in MADE_BY_READER:
            found = (ROOT / name).exists() or ("/" not in name and any(GAMES.rglob(name)))
        else:
            continue
        if not found:
            missing.append(name)
    assert missing == []


@pytest.mark.parametrize("document", PAGES)
def test_every_link_leads_somewhere(document: str) -> None:
    links = [first or second for first, second in LINK.findall(text_of(document))]
    assert [link for link in links if not ((ROOT / document).parent / link).exists()] == []


@pytest.mark.slow
@pytest.mark.parametrize("document", PAGES)
def test_every_module_and_name_exists(document: str) -> None:
    names = [name for name in named(document) if MODULE.fullmatch(name) and name not in ENTRY_POINTS]
    assert [name for name in names if not exists(name)] == []


def exists(name: str) -> bool:
    """Whether a dotted name is a module, or a member of one."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            thing: object = import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        for part in parts[cut:]:
            if not hasattr(thing, part):
                return False
            thing = getattr(thing, part)
        return True
    return False


@pytest.mark.parametrize("document", [page for page in PAGES if commands_of(page)])
def test_every_command_and_option_exists(
    document: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in commands_of(document):
        program, *words = shlex.split(command, comments=True)
        if program == "make":
            assert re.search(rf"^(?:[\w -]+ )?{words[0]}\b[\w -]*:", makefile, re.MULTILINE), command
            continue
        while words[0].startswith("--lang"):
            del words[:2]
        if words[0] in ("--help", "--version"):
            continue
        monkeypatch.setattr(sys, "argv", ["tinderbox", words[0], "--help"])
        with pytest.raises(SystemExit) as ended:
            main()
        help_text = capsys.readouterr().out
        assert ended.value.code == 0, command
        options = [word.partition("=")[0] for word in words[1:] if word.startswith("--")]
        assert [option for option in options if option not in help_text] == [], command


def test_pictures_are_small() -> None:
    large = [path.name for path in Path(ROOT, "docs", "pictures").iterdir() if path.stat().st_size > 300_000]
    assert large == []
