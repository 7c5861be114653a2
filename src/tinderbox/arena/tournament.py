"""Plays a tournament, in one go or resumed after an interruption."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tinderbox.arena.plan import FORMAT, Head, Played, Tournament, message, plan_tournament
from tinderbox.arena.results import checked_output, read_results, refused, write_results
from tinderbox.arena.results_log import SUFFIX, ResultsLog, log_path, read_results_log, results_path
from tinderbox.arena.simulate import Run
from tinderbox.arena.workers import Backend, play_games
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
    """Play the games that are not known yet; returns all games in order. With `out`, each is logged when it ends."""
    played = {game["game"]: game for game in known}
    progress(len(played))
    missing = [number for number in range(plan.games) if number not in played]
    with logged(out, plan.head(box), known) as log:
        for chunk in play_games(plan, missing, jobs, backend, box) if missing else ():
            log(chunk)
            played |= {game["game"]: game for game in chunk}
            progress(len(chunk))
    games = [played[number] for number in sorted(played)]
    if out is not None:
        finish(out, plan.head(box), games)
    return games


@contextmanager
def logged(out: Path | None, head: Head, known: list[Played]) -> Iterator[Callable[[list[Played]], None]]:
    """A function that appends games to the results log."""
    if out is None:
        yield lambda _: None
        return
    try:
        log = ResultsLog(log_path(out), head, known)
    except OSError:
        raise OptionError(message("results-unwritable", file=str(out))) from None
    with log:
        yield log.add


def finish(out: Path, head: Head, games: list[Played]) -> None:
    """Write the results before deleting the log: an interruption between the two loses nothing."""
    try:
        write_results(out, head, games)
    except OSError:
        raise OptionError(message("results-unwritable", file=str(out))) from None
    log_path(out).unlink(missing_ok=True)


def new_output(out: Path) -> Path:
    """Check the results file of a new tournament; the log of an unfinished one is not overwritten."""
    checked_output(out)
    if log_path(out).exists():
        raise OptionError(message("tournament-unfinished", file=str(log_path(out)), out=str(out)))
    return out


def resumed_tournament(file: Path) -> tuple[Tournament, Box, list[Played], Path]:
    """Load a tournament from its results file or results log: plan, box, games played, path of the results."""
    log = log_path(file)
    out = checked_output(results_path(log) if file.suffix == SUFFIX else file)
    if log.exists():
        head, known = read_results_log(log)
    elif out.exists():
        found = read_results(out)
        head, known = found["tournament"], found["games"]
    else:
        raise OptionError(message("tournament-nothing", file=str(file)))
    plan, box = plan_of(head, file)
    if any(game["game"] >= plan.games or game["seats"] != plan.seats(game["game"]) for game in known):
        raise refused(file, message("results-not-ours"))
    return plan, box, known, out


def plan_of(head: Head, file: Path) -> tuple[Tournament, Box]:
    """The tournament that a head describes, if this version would play it identically."""
    if head["format"] != FORMAT or len(head["bots"]) != head["players"]:
        raise refused(file, message("results-not-ours"))
    pack = head["pack"].get("data", head["pack"]["id"])
    run = Run(head["game"], head["players"], head["seed"], head["options"], pack)
    plan, box = plan_tournament(run, head["bots"], head["games"], facts=head["facts"])
    if (box.version, box.pack_digest, plan.facts) != (head["rules"], head["pack"]["digest"], head["facts"]):
        raise refused(file, message("tournament-other-rules"))
    return plan, box
