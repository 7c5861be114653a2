"""A tournament from the first game to the last, be it in one go or after a kill."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tinderbox.arena.plan import FORMAT, Head, Played, Tournament, planned, said
from tinderbox.arena.results import checked_out, read_results, refused, write_results
from tinderbox.arena.results_log import SUFFIX, Journal, journal_of, read_journal, results_of
from tinderbox.arena.simulate import Run
from tinderbox.arena.workers import Backend, spread
from tinderbox.core.box import Box
from tinderbox.core.errors import OptionError

Advance = Callable[[int], None]


def play_tournament(
    plan: Tournament,
    box: Box,
    known: list[Played],
    *,
    out: Path | None,
    jobs: int | None,
    backend: Backend = "local",
    progress: Advance = lambda _: None,
) -> list[Played]:
    """Play the games that are not known yet; all games in their order. With `out`, none is ever lost."""
    played = {game["game"]: game for game in known}
    progress(len(played))
    missing = [number for number in range(plan.games) if number not in played]
    with kept(out, plan.head(box), known) as keep:
        for chunk in spread(plan, missing, jobs, backend, box) if missing else ():
            keep(chunk)
            played |= {game["game"]: game for game in chunk}
            progress(len(chunk))
    games = [played[number] for number in sorted(played)]
    if out is not None:
        finish(out, plan.head(box), games)
    return games


@contextmanager
def kept(out: Path | None, head: Head, known: list[Played]) -> Iterator[Callable[[list[Played]], None]]:
    """Games are written down as they end."""
    if out is None:
        yield lambda _: None
        return
    try:
        journal = Journal(journal_of(out), head, known)
    except OSError:
        raise OptionError(said("results-unwritable", file=str(out))) from None
    with journal:
        yield journal.add


def finish(out: Path, head: Head, games: list[Played]) -> None:
    """Results first, then the journal goes: a kill between the two loses nothing."""
    try:
        write_results(out, head, games)
    except OSError:
        raise OptionError(said("results-unwritable", file=str(out))) from None
    journal_of(out).unlink(missing_ok=True)


def fresh_out(out: Path) -> Path:
    """Where a new tournament may write; one that waits to be resumed is not overwritten."""
    checked_out(out)
    if journal_of(out).exists():
        raise OptionError(said("tournament-unfinished", file=str(journal_of(out)), out=str(out)))
    return out


def begun(file: Path) -> tuple[Tournament, Box, list[Played], Path]:
    """A tournament that was begun, by the name of its results or its journal; with its games and its results' name."""
    journal = journal_of(file)
    out = checked_out(results_of(journal) if file.suffix == SUFFIX else file)
    if journal.exists():
        head, known = read_journal(journal)
    elif out.exists():
        found = read_results(out)
        head, known = found["tournament"], found["games"]
    else:
        raise OptionError(said("tournament-nothing", file=str(file)))
    plan, box = plan_of(head, file)
    if any(game["game"] >= plan.games or game["seats"] != plan.seats(game["game"]) for game in known):
        raise refused(file, said("results-not-ours"))
    return plan, box, known, out


def plan_of(head: Head, file: Path) -> tuple[Tournament, Box]:
    """The tournament that a head tells of, if this program would play it the same way."""
    if head["format"] != FORMAT or len(head["bots"]) != head["players"]:
        raise refused(file, said("results-not-ours"))
    pack = head["pack"].get("data", head["pack"]["id"])
    run = Run(head["game"], head["players"], head["seed"], head["options"], pack)
    plan, box = planned(run, head["bots"], head["games"], facts=head["facts"])
    if (box.version, box.pack_digest, plan.facts) != (head["rules"], head["pack"]["digest"], head["facts"]):
        raise refused(file, said("tournament-other-rules"))
    return plan, box
