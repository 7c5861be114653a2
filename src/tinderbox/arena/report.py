"""A report on many games: one HTML file, without scripts or external resources."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from tinderbox.arena.head_to_head import EVEN, duels
from tinderbox.arena.plan import PACKAGE, Played, Tournament
from tinderbox.arena.plots import bars, spread_plot
from tinderbox.arena.standings import standings
from tinderbox.arena.statistics import Row, rows_of, scores_of, seat_rows, source_rows
from tinderbox.core.box import Box, spelled
from tinderbox.core.facts import Chart, ChartKind
from tinderbox.core.text.fluent import number
from tinderbox.core.text.messages import Argument, Language, catalogue

STYLE: Final = files(PACKAGE) / "data" / "report.css"


class Page:
    """One report in one language."""

    def __init__(self, plan: Tournament, box: Box, played: Sequence[Played], language: Language) -> None:
        self.plan: Final = plan
        self.box: Final = box
        self.played: Final = played
        self.language: Language = language

    def say(self, id: str, **args: Argument) -> str:
        return catalogue(PACKAGE).text(self.language, id, args)

    def number(self, value: float, digits: int = 0) -> str:
        return number(self.language, value, digits)

    def html(self) -> str:
        title = self.say("report-title", game=self.box.say(self.language, "game-title"))
        style = STYLE.read_text(encoding="utf-8")
        body = "".join([self.header(title), self.contest(), self.scores(), self.own(), self.length(), self.footer()])
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
        )

    # -- parts of the page
    def header(self, title: str) -> str:
        run = self.plan.run
        bots = ", ".join(self.plan.bots)
        options = ", ".join(f"{name}={spelled(value)}" for name, value in self.box.options.items())
        facts = [
            self.say("report-games", games=len(self.played), shown=self.number(len(self.played)), players=run.players),
            self.say("report-bots", bots=bots),
            self.say("report-table", pack=self.box.pack_id, options=options, seed=str(run.seed)),
        ]
        lines = "".join(f"<p>{escape(line)}</p>" for line in facts)
        return f"<header><h1>{escape(title)}</h1>{lines}</header>\n<main>\n"

    def contest(self) -> str:
        seats = [
            (self.box.seat_name(int(row.key), self.language, ()), row) for row in seat_rows(self.players, self.played)
        ]
        charts = [self.figure("seat", self.bars("win", seats), note=self.say("report-seat-note"))]
        if len(set(self.plan.bots)) > 1:
            charts = [self.figure("standings", self.table(), wide=True), *self.duels(), *charts]
        return self.section("wins", charts + self.fact_charts("win"))

    def duels(self) -> list[str]:
        found = duels(self.plan.bots, self.players, self.played)
        shares = bars([(duel.name, duel.ahead) for duel in found], self.percent, self.bound, EVEN)
        leads = bars([(duel.name, duel.points) for duel in found], self.points, self.points, 0.0)
        return [self.figure("duels", shares, wide=True), self.figure("leads", leads, wide=True)]

    def scores(self) -> str:
        series = scores_of(self.plan.bots, self.played)
        charts = [self.figure("scores", self.spread("report-scores", series))]
        sources = [
            (self.box.say(self.language, f"source-{row.key.replace('_', '-')}"), row)
            for row in source_rows(self.players, self.played)
        ]
        if sources:
            charts.append(self.figure("sources", self.bars("mean", sources)))
        return self.section("points", charts)

    def own(self) -> str:
        """The charts of the game's own facts, except those about winning."""
        charts = self.fact_charts("share", "mean")
        if not charts:
            return f'<section><p class="missing">{escape(self.say("report-no-facts"))}</p></section>\n'
        return self.section("game", charts)

    def fact_charts(self, *kinds: ChartKind) -> list[str]:
        charts = []
        for chart in self.box.charts():
            rows = self.labelled(chart) if chart.kind in kinds else []
            if rows:
                title, note = (self.box.say(self.language, f"fact-{chart.id}{part}") for part in ("", "-note"))
                charts.append(self.figure(chart.id, self.bars(chart.kind, rows), title=title, note=note))
        return charts

    def labelled(self, chart: Chart) -> list[tuple[str, Row]]:
        rows = rows_of(chart, self.players, self.played)
        return [(self.box.fact_label(chart.id, row.key, self.language), row) for row in rows]

    def length(self) -> str:
        kinds = {
            "turns": Counter(game["turns"] for game in self.played),
            "decisions": Counter(game["decisions"] for game in self.played),
        }
        charts = [
            self.figure(kind, self.spread(f"report-{kind}", {kind: counts}), note=self.mean(counts))
            for kind, counts in kinds.items()
        ]
        return self.section("length", charts)

    def footer(self) -> str:
        return f"</main>\n<footer><p>{escape(self.say('report-reading'))}</p></footer>\n"

    # -- pieces
    @property
    def players(self) -> int:
        return self.plan.run.players

    def section(self, id: str, charts: Sequence[str]) -> str:
        heading = escape(self.say(f"report-section-{id}"))
        return f'<section><h2>{heading}</h2><div class="charts">{"".join(charts)}</div></section>\n'

    def figure(self, id: str, drawn: str, *, title: str = "", note: str = "", wide: bool = False) -> str:
        title = title or self.say(f"report-{id}")
        kind = ' class="wide"' if wide else ""
        about = f"<p>{escape(note or self.say(f'report-{id}-note'))}</p>"
        return f'<figure id="{id}"{kind}><figcaption><h3>{escape(title)}</h3>{about}</figcaption>{drawn}</figure>'

    def bars(self, kind: ChartKind, rows: Sequence[tuple[str, Row]]) -> str:
        if kind == "mean":
            digits = 2 if all(abs(row.value) < 10 for _, row in rows) else 1
            return bars(rows, lambda mean: self.signed(mean, digits), lambda bound: self.signed(bound, 1), None)
        fair = 1 / self.players if kind == "win" else None
        return bars(rows, self.percent, self.bound, fair)

    def signed(self, value: float, digits: int) -> str:
        return self.number(value, digits).replace("-", "−")

    def points(self, points: float) -> str:
        return self.signed(points, 2)

    def bound(self, share: float) -> str:
        return self.number(100 * share, 1)

    def percent(self, share: float) -> str:
        return self.number(100 * share, 1) + "\u202f%"

    def spread(self, id: str, series: dict[str, Counter[int]]) -> str:
        return spread_plot(series, self.say(id), self.number, lambda share: self.number(100 * share) + "\u202f%")

    def mean(self, counts: Counter[int]) -> str:
        mean = sum(number * times for number, times in counts.items()) / counts.total()
        return self.say("report-mean", mean=self.number(mean, 1), least=min(counts), most=max(counts))

    def table(self) -> str:
        """The standings."""
        heads = "".join(f'<th scope="col">{escape(self.say(f"report-column-{name}"))}</th>' for name in COLUMNS)
        rows = ""
        for standing in standings(self.plan.bots, self.played):
            low, high = standing.interval
            cells = [
                self.percent(standing.win_rate),
                f"{self.number(100 * low, 1)}…{self.number(100 * high, 1)}",
                self.number(standing.mean_score, 1),
                self.number(standing.mean_rank, 2),
                f"{self.number(standing.rating, 1)} ± {self.number(2 * standing.rating_deviation, 1)}",
            ]
            rows += f'<tr><th scope="row">{escape(standing.spec)}</th>'
            rows += "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
        return f'<div class="scroll"><table class="standings"><tr>{heads}</tr>{rows}</table></div>'


COLUMNS: Final = ("bot", "wins", "interval", "score", "rank", "rating")
