"""What may be in the repository, and what may not."""

import re
import subprocess
from pathlib import Path

import pytest

from tools.set_up import lock_file
from tools.steps import ROOT

MOST_BYTES = 1024 * 1024
# Written apart, so that this file passes its own test.
PRIVATE = re.compile(r"(?<![\w.:/])/(?:home|root|Users|work|workspace)/" + r"|\.\./sha" + "red")
REGISTRY = re.compile("pypi" + r"\.org|python" + r"hosted|npm" + r"js\.|deb\.debian" + r"\.org")


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("unwanted", [PRIVATE, REGISTRY], ids=["private paths", "registries"])
def test_no_file_names_what_is_not_ours_to_name(unwanted: re.Pattern[str]) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in tracked()
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), start=1)
        if unwanted.search(line)
    ]
    assert not found


def test_no_file_is_large() -> None:
    assert not [path for path in tracked() if path.stat().st_size > MOST_BYTES]


@pytest.mark.parametrize("name", ["play", "test"])
def test_a_lock_pins_every_package_by_its_hashes(name: str) -> None:
    text = lock_file(name).read_text(encoding="utf-8")
    entries = [entry for entry in re.split(r"\n(?=\w)", text) if not entry.startswith("#")]
    assert entries
    for entry in entries:
        assert re.match(r"[\w.-]+==[\w.]+( ;.*)? \\\n", entry), entry
        assert "--hash=sha256:" in entry, entry
    assert "--index" not in text
    assert "--extra-index" not in text
    assert "--find-links" not in text


def test_the_lock_for_tests_contains_the_one_for_play() -> None:
    play, test = (set(re.findall(r"^\S+==\S+", lock_file(name).read_text(), re.MULTILINE)) for name in ("play", "test"))
    assert play <= test
