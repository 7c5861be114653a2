"""What a build is said to cost and bring beforehand is what it then costs and brings."""

from collections.abc import Iterator

import pytest

from tests.games.bretagne.boxes import PLAYERS, Setting
from tests.games.bretagne.play.players import Guild
from tinderbox.core.match import Match
from tinderbox.core.text.notation import Action


def decisions(players: int, verb: str) -> Iterator[tuple[Match, Action]]:
    """Every decision of this kind in two games: the game that waits for it, and what is chosen. The caller plays it."""
    for seed in range(2):
        match, guild = Setting(players, supply="box").new(seed), Guild(seed)
        while not match.over:
            action = guild.choose(match.legal())
            if action.verb == verb:
                before = match.seq
                yield match, action
                assert match.seq > before
            else:
                match.play(action)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_tile_names_every_lighthouse_that_it_may_then_go_on(players: int) -> None:
    for match, action in decisions(players, "build"):
        preview = match.box.route(match.state, action.code)["lighthouses"]
        match.play(action)
        assert {str(each) for each in match.legal()} == {f"on {name}" for name in preview}
        for each in match.legal():
            name = each.args[0]
            assert match.box.route(match.state, each.code) == {"lighthouses": {name: preview[name]}}


@pytest.mark.parametrize("players", PLAYERS)
def test_a_lighthouse_costs_and_brings_what_was_said(players: int) -> None:
    for match, action in decisions(players, "on"):
        seat = match.actor
        preview = match.box.route(match.state, action.code)["lighthouses"][action.args[0]]
        events = {event["type"]: event for event in match.play(action)}
        paid = events["build_paid"]
        assert paid["materials"] == preview["materials"]
        assert (paid["engineers"], paid["saved"]) == (preview["engineers"]["placed"], preview["engineers"]["saved"])
        assert (paid["workers"], paid["site"], events["tile_built"]["floor"]) == (
            preview["workers"],
            preview["site"],
            preview["floor"],
        )
        assert ("worker_injured" in events, "lighthouse_built" in events) == (preview["injured"], preview["finishes"])
        assert events.get("coins_found", {"coins": 0})["coins"] == preview["coins"]
        backs = [each for each in match.legal() if each.verb == "take-back"] if match.actor == seat else []
        taken = {event["type"]: event for event in (match.play(backs[-1]) if backs else [])}
        assert taken.get("workers_taken_back", {"points": 0})["points"] == preview["points"]
