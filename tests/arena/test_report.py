"""The page about a game's balance: complete in every language, and all in one file."""

from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.calling import call
from tinderbox.arena.plan import plan_tournament
from tinderbox.arena.plots import nice_step, spread_plot
from tinderbox.arena.report import Page
from tinderbox.arena.simulate import Run
from tinderbox.arena.statistics import rows_of
from tinderbox.arena.tournament import play_tournament
from tinderbox.core.text.messages import LANGUAGES, Language
from tinderbox.games.registry import game, game_ids

EVERYWHERE = [(id, players) for id in game_ids() for players in game(id).players]
VOID = {"meta", "br", "rect", "path"}


class Reader(HTMLParser):
    """Which figures a page has; every element is closed, nothing is fetched or run."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.figures: list[str] = []
        self.drawn: Counter[str] = Counter()
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        assert tag not in ("script", "link", "img", "iframe")
        assert not {"src", "href", "onclick"} & names.keys()
        if tag == "figure":
            self.figures.append(str(names["id"]))
        if tag == "svg" and self.figures:
            self.drawn[self.figures[-1]] += 1
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Closed at once."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("id", game_ids())
def test_all_plots_in_all_languages(id: str) -> None:
    plan, box = plan_tournament(Run(id, 2, 1, {}, None), ["random"] * 2, 4, facts=True)
    played = play_tournament(plan, box, [], out=None, jobs=1)
    titles = set()
    for language in LANGUAGES:
        text = Page(plan, box, played, language).html()
        page = Reader(text)
        wanted = {"seat", "scores", "sources", "turns", "decisions", *(chart.id for chart in box.charts())}
        assert set(page.figures) == wanted
        assert len(page.figures) == len(wanted)
        assert all(page.drawn[figure] for figure in wanted)
        assert "http" not in text
        titles.add(text.partition("<title>")[2].partition("</title>")[0])
    assert len(titles) == 3


@pytest.mark.parametrize(("id", "players"), EVERYWHERE)
def test_facts_of_every_table_have_a_chart_and_words(id: str, players: int) -> None:
    plan, box = plan_tournament(Run(id, players, 2, {}, None), ["random"] * players, 1, facts=True)
    (played,) = play_tournament(plan, box, [], out=None, jobs=1)
    charts = {chart.id: chart for chart in box.charts()}
    assert played["facts"].keys() <= charts.keys()
    for name, counts in played["facts"].items():
        assert counts.keys() <= set(charts[name].keys)
        for language in LANGUAGES:
            assert all(box.fact_label(name, key, language) for key in counts)
    wins = [row.value * row.cases for row in rows_of(charts["order"], players, [played])]
    assert len(wins) == players
    assert sum(wins) == pytest.approx(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_plays_or_reads(language: Language, tmp_path: Path) -> None:
    page, results = tmp_path / "page.html", tmp_path / "results.json"
    call("tournament", "great-fire", "--bots", "random,random", "--games", "2", "--out", str(results))
    done = call("report", "--results", str(results), "--out", str(page), "--lang", language)
    assert done.exit_code == 0, done.output
    assert str(page) in done.stdout
    read = Reader(page.read_text(encoding="utf-8"))
    assert read.figures == ["seat", "scores", "turns", "decisions"]
    done = call("report", "great-fire", "--players", "2", "--games", "2", "--out", str(page), "--lang", language)
    assert done.exit_code == 0, done.output
    assert f'<html lang="{language}">' in page.read_text(encoding="utf-8")
    assert "objective" in Reader(page.read_text(encoding="utf-8")).figures


def test_bots_that_differ_are_compared(tmp_path: Path) -> None:
    plan, box = plan_tournament(Run("great-fire", 2, 1, {}, None), ["random", "random"], 4, facts=True)
    played = play_tournament(plan, box, [], out=None, jobs=1)
    named = type(plan)(plan.run, ("first", "sec<ond"), plan.games, plan.facts)
    text = Page(named, box, played, "en").html()
    assert {"standings", "duels", "leads"} <= set(Reader(text).figures)
    assert "sec&lt;ond" in text
    assert "sec<ond" not in text


def test_steps_and_bins() -> None:
    assert [nice_step(span, 5) for span in (1, 10, 23, 100)] == [0.2, 2, 5, 20]
    one = spread_plot({"x": Counter({5: 1})}, "x", str, str)
    assert one.count("<rect") == 1
    assert one.count('text-anchor="middle"') == 2  # 5 and 6: no number twice, none between
    many = spread_plot({"x": Counter({-3: 1, 90: 2}), "y": Counter({4: 1})}, "x", str, str)
    assert many.count('class="line ') == 4
