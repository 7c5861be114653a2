"""The views of all games as one type, discriminated by `game`, for OpenAPI and the client's types."""

from typing import Annotated, Any, Literal, Union, get_type_hints

from pydantic import Field, with_config
from typing_extensions import TypedDict

from tinderbox.core.documents.json_documents import STRICT
from tinderbox.games.registry import game, game_ids


def published(id: str) -> Any:
    """A game's own view, with its id in the type."""
    view = game(id).box.view_type
    name = "".join(word.capitalize() for word in id.split("-")) + "View"
    fields = {**get_type_hints(view, include_extras=True), "game": Literal[id]}
    made: Any = TypedDict(name, fields)  # type: ignore[misc]
    made.__doc__ = view.__doc__
    return with_config(STRICT)(made)


VIEWS: Any = tuple(published(id) for id in game_ids())
AnyView: Any = Annotated[Union[VIEWS], Field(discriminator="game")] if len(VIEWS) > 1 else VIEWS[0]  # noqa: UP007
