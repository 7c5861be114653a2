"""The texts of a game in one language: events as sentences, labels of actions, prompts, previews and tooltips.

They are written as JSON once for each position; seats that read the same share the bytes.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Final
from weakref import WeakKeyDictionary

import orjson

from tinderbox.core.box import Box
from tinderbox.core.events import Data, Event
from tinderbox.core.match import Match
from tinderbox.core.state import NOBODY
from tinderbox.core.text.messages import Language
from tinderbox.core.text.notation import Action

MOST_RECENT: Final = 100  # events that come with the whole state
MOST_PREVIEWS: Final = 80
LABELS: Final[WeakKeyDictionary[Box, dict[tuple[Language, int], bytes]]] = WeakKeyDictionary()


class Texts:
    """The texts for one position of a game. `mark` says for which: after a change new ones are needed."""

    def __init__(self, match: Match, language: Language, names: Sequence[str], playing: bool, mark: object) -> None:
        self.match: Final = match
        self.box: Final = match.box
        self.language: Final[Language] = language
        self.names: Final = names
        self.playing: Final = playing
        self.mark: Final = mark
        self.sentences: Final[dict[tuple[int, bool], bytes]] = {}
        self.known: Final[dict[str, orjson.Fragment]] = {}

    # -- what happened
    def events(self, seat: int | None, since: int) -> orjson.Fragment:
        """The events from decision `since` on, each with its sentence, as this seat may know them."""
        return self.listed(seat, self.match.first_event(since))

    def recent_events(self, seat: int | None) -> orjson.Fragment:
        """The newest events; the first decision among them is complete."""
        log = self.match.event_log
        surplus = len(log) - MOST_RECENT
        return self.listed(seat, 0 if surplus <= 0 else self.match.first_event(log[surplus - 1][0] + 1))

    def listed(self, seat: int | None, first: int) -> orjson.Fragment:
        log = self.match.event_log
        return json_list(self.sentence(index, seat, *log[index]) for index in range(first, len(log)))

    def sentence(self, index: int, seat: int | None, seq: int, event: Event) -> bytes:
        """All seats read the same, except the owner of a secret."""
        owned = bool(event.secret) and seat is not None and seat == event.owner
        found = self.sentences.get((index, owned))
        if found is None:
            found = self.sentences[index, owned] = orjson.dumps(self.told(event.seen_by(seat, seq)))
        return found

    def told(self, event: Data) -> Data:
        event["text"] = self.box.tell(event, self.language, self.names)
        return event

    # -- what may be done
    def decision(self, seat: int | None, view: Data) -> Data:
        """What a seat is expected to do: the prompt for all; actions and previews for the seat that must decide."""
        deciding = self.playing and seat is not None and self.match.actor == seat
        legal = self.match.legal() if deciding else []
        return {
            "prompt": self.box.prompt(view, self.language, legal),
            "actions": self.once("actions", lambda: self.actions(legal)) if deciding else None,
            "previews": self.once("previews", lambda: self.previews(legal)) if deciding else None,
            "notes": self.once("notes", lambda: orjson.Fragment(orjson.dumps(self.notes))),
        }

    def once(self, name: str, write: Callable[[], orjson.Fragment]) -> orjson.Fragment:
        """A part that only one seat reads, or all alike."""
        if name not in self.known:
            self.known[name] = write()
        return self.known[name]

    def actions(self, legal: Sequence[Action]) -> orjson.Fragment:
        """The legal actions with their labels, in groups by verb."""
        labels = LABELS.setdefault(self.box, {})
        found = []
        for action in legal:
            written = labels.get((self.language, action.code))
            if written is None:
                label = self.box.label(action, self.language)
                data = {"action": str(action), "label": label, "group": action.verb}
                written = labels[self.language, action.code] = orjson.dumps(data)
            found.append(written)
        return json_list(found)

    def previews(self, legal: Sequence[Action]) -> orjson.Fragment:
        """What the previewable actions would lead to, up to the next draw and to the end of the game."""
        shown = [action for action in legal if action.verb in self.box.previewable][:MOST_PREVIEWS]
        return orjson.Fragment(orjson.dumps({str(action): self.preview(action) for action in shown}))

    def preview(self, action: Action) -> Data:
        match = self.match
        events = [self.told(event) for event in match.preview(action)]
        return {"events": events, "route": self.box.route(match.state, action.code), "notes": self.notes_after(action)}

    # -- tooltips
    @cached_property
    def notes(self) -> dict[str, list[str]]:
        """The tooltips of the board, from what everybody sees."""
        if not has_tooltips(self.box):
            return {}
        return self.box.tooltips(self.match.view(None), self.language)

    def notes_after(self, action: Action) -> dict[str, list[str]]:
        """The tooltips that an action would change; none where it would reveal something or end the game."""
        box, state = self.box, self.match.state
        if action.verb not in box.tooltip_verbs or not box.can_preview(state, action.code):
            return {}
        after = state.copy()
        after.apply(action.code)
        if int(after.actor) == NOBODY:
            return {}
        changed = box.tooltips({**self.match.header(None), **box.view(after, None)}, self.language)
        return {place: lines for place, lines in changed.items() if lines != self.notes.get(place)}


def has_tooltips(box: Box) -> bool:
    return type(box).tooltips is not Box.tooltips


def json_list(parts: Iterable[bytes]) -> orjson.Fragment:
    return orjson.Fragment(b"[%b]" % b",".join(parts))
