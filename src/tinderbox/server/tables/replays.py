"""A game in steps, as one audience knows it."""

from tinderbox.core.events import Data
from tinderbox.core.text.messages import Language
from tinderbox.server.tables.play import Play
from tinderbox.server.tables.room import Room
from tinderbox.server.tables.viewer import Audience


def with_texts(room: Room, events: list[Data], language: Language) -> list[Data]:
    """Events, each with its sentence."""
    for event in events:
        event["text"] = room.box.tell(event, language, room.names)
    return events


def replay(play: Play, audience: Audience) -> Data:
    """The first view and what each step changed. One pass over the log."""
    match = play.match
    first = view = play.view_at(0, audience)
    by_step: dict[int, list[Data]] = {}
    for event in play.events(audience, 0):
        by_step.setdefault(event["seq"], []).append(event)
    steps = [frame(0, None, None, by_step.get(0, []), {})]
    state = match.state_at(0)
    for decisions, entry in enumerate(match.log, 1):
        state.apply(entry.code)
        for result in entry.results:
            state.apply(result)
        actor = int(state.actor)
        header = {"seq": decisions, "turn": int(state.turn), "actor": actor if actor >= 0 else None}
        after = {**view, **header, **match.box.view(state, audience)}
        changed = {name: value for name, value in after.items() if view[name] != value}
        action = match.box.actions.text(entry.code)
        steps.append(frame(decisions, action, entry.seat, by_step.get(decisions, []), changed))
        view = after
    outcome = play.outcome
    return {"seat": audience, "first": first, "frames": steps, "outcome": None if outcome is None else outcome.data()}


def frame(decisions: int, action: str | None, actor: int | None, events: list[Data], changed: Data) -> Data:
    return {"decisions": decisions, "action": action, "actor": actor, "events": events, "changed": changed}
