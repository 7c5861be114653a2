"""The texts of a game in one language: events as sentences, labels of actions, prompts, previews and tooltips.

They are written as JSON once for each position; seats that read the same share the bytes.
"""

from collections.abc import Callable, Iterable, Sequence
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
LABELS: Final[WeakKeyDictionary[Box, dict[Language, dict[int, bytes]]]] = WeakKeyDictionary()


class Texts:
    """The texts for one position of a game. `mark` says for which: after a change new ones are needed."""

    def __init__(
        self,
        match: Match,
        language: Language,
        names: Sequence[str],
        playing: bool,
        mark: object,
        public: Data | None = None,
        previous: "Texts | None" = None,
    ) -> None:
        """`public` is what onlookers see, if the caller knows it; `previous` are the texts of another position."""
        self.match: Final = match
        self.box: Final = match.box
        self.language: Final[Language] = language
        self.names: Final = names
        self.playing: Final = playing
        self.mark: Final = mark
        self.public: Final = match.view(None) if public is None else public
        self.sentences: Final[dict[tuple[int, bool], bytes]] = {}
        self.known: Final[dict[object, orjson.Fragment]] = {}
        kept: Notes | None = previous.notes if previous is not None and previous.notes.hold(self.public) else None
        self.notes: Final[Notes] = kept or Notes(self.box, language, self.public)

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
        owns = seat is not None and any(event.owner == seat for _, event in log[first:])
        return self.once(
            (first, seat if owns else None),
            lambda: json_list(self.sentence(index, seat, *log[index]) for index in range(first, len(log))),
        )

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
        if seat is None or self.match.actor != seat:
            return {
                "prompt": self.once("prompt", self.prompt),
                "actions": None,
                "previews": None,
                "notes": self.notes.json,
            }
        legal = self.match.legal() if self.playing else []
        return {
            "prompt": self.box.prompt(view, self.language, legal),
            "actions": self.once("actions", lambda: self.actions(legal)) if self.playing else None,
            "previews": self.once("previews", lambda: self.previews(legal)) if self.playing else None,
            "notes": self.notes.json,
        }

    def once(self, name: object, write: Callable[[], orjson.Fragment]) -> orjson.Fragment:
        """A part that only one seat reads, or all alike."""
        found = self.known.get(name)
        if found is None:
            found = self.known[name] = write()
        return found

    def prompt(self) -> orjson.Fragment:
        """The prompt for all but the actor."""
        return orjson.Fragment(orjson.dumps(self.box.prompt(self.public, self.language, [])))

    def actions(self, legal: Sequence[Action]) -> orjson.Fragment:
        """The legal actions with their labels, in groups by verb."""
        labels = LABELS.setdefault(self.box, {}).setdefault(self.language, {})
        for action in legal:
            if action.code not in labels:
                label = self.box.label(action, self.language)
                data = {"action": str(action), "label": label, "group": action.verb}
                labels[action.code] = orjson.dumps(data)
        return json_list([labels[action.code] for action in legal])

    def previews(self, legal: Sequence[Action]) -> orjson.Fragment:
        """What the previewable actions would lead to, up to the next draw and to the end of the game."""
        shown = [action for action in legal if action.verb in self.box.previewable][:MOST_PREVIEWS]
        return orjson.Fragment(orjson.dumps({str(action): self.preview(action) for action in shown}))

    def preview(self, action: Action) -> Data:
        match = self.match
        events = [self.told(event) for event in match.preview(action)]
        return {"events": events, "route": self.box.route(match.state, action.code), "notes": self.notes_after(action)}

    def notes_after(self, action: Action) -> dict[str, list[str]]:
        """The tooltips that an action would change; none where it would reveal something or end the game."""
        box, state = self.box, self.match.state
        if action.verb not in box.tooltip_verbs or not box.can_preview(state, action.code):
            return {}
        after = state.copy()
        after.apply(action.code)
        if int(after.actor) == NOBODY:
            return {}
        changed = box.tooltips({**self.public, **box.tooltip_view(after)}, self.language)
        return {place: lines for place, lines in changed.items() if lines != self.notes.lines.get(place)}


class Notes:
    """The tooltips of the board, from what everybody sees. They hold while that stays the same."""

    def __init__(self, box: Box, language: Language, view: Data) -> None:
        self.fields: Final = ("names", *box.tooltip_fields)
        self.view: Final = {name: view[name] for name in self.fields}
        self.lines: Final = box.tooltips(view, language) if box.tooltip_fields else {}
        self.json: Final = orjson.Fragment(orjson.dumps(self.lines))

    def hold(self, view: Data) -> bool:
        return all(self.view[name] == view[name] for name in self.fields)


def json_list(parts: Iterable[bytes]) -> orjson.Fragment:
    return orjson.Fragment(b"[%b]" % b",".join(parts))
