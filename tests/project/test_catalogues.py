"""The check of the catalogues sees what it is there for."""

from pathlib import Path

import pytest

from tools.catalogues import LANGUAGES, faults_of_code, faults_of_folder


def folder(tmp_path: Path, **texts: str) -> Path:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(texts.get(language, "fire = { $houses }\n"), encoding="utf-8")
    return tmp_path


def test_three_languages_that_say_the_same(tmp_path: Path) -> None:
    assert not list(faults_of_folder(folder(tmp_path)))


@pytest.mark.parametrize(
    ("german", "fault"),
    [
        ("", "fire is not in both en and de"),
        ("fire = { $houses }\nwater = x\n", "water is not in both en and de"),
        ("fire = Feuer\n", "en has ['houses'], de has []"),
        ("fire = { $houses }\nfire = { $houses }\n", "fire is there twice"),
        ("fire = { $houses\n", "not Fluent"),
        ('fire = "{ $houses }"\n', "write the language’s own quotation marks"),
        ("fire = { $houses }\n    .title = Feuer\n", "fire.title is not in both en and de"),
    ],
)
def test_a_fault_in_one_of_them(tmp_path: Path, german: str, fault: str) -> None:
    assert fault in "\n".join(faults_of_folder(folder(tmp_path, de=german)))


def test_a_message_that_nobody_wrote(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text('Message("fire")\nMessage("smoke", {"houses": 2})\n')
    assert list(faults_of_code(source, {"fire"})) == [f"{source}:2: no catalogue has smoke"]
