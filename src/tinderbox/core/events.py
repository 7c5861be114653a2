"""What happened, as structured data that clients turn into sentences, animations and sounds."""

from dataclasses import dataclass, field
from typing import Any

Data = dict[str, Any]


@dataclass(frozen=True)
class Event:
    """One thing that happened and the clause that made it so. Only its owner learns the secret part."""

    type: str
    clause: str
    data: Data = field(default_factory=dict)
    secret: Data = field(default_factory=dict)
    owner: int | None = None

    def seen_by(self, seat: int | None, decisions: int) -> Data:
        """The event as this seat may know it; `known` says whether the secret part is there."""
        seen: Data = {"decisions": decisions, "type": self.type, "clause": self.clause, **self.data}
        if self.secret:
            seen["known"] = seat is not None and seat == self.owner
            if seen["known"]:
                seen.update(self.secret)
        return seen
