"""The board of The Great Fire as one SVG: our own drawing from a pack's geometry, with or without pieces.

Every layer is a group with a class, every space a group with id, classes and `data-space`, so that a page can style
and wire them: `<g id="district-temple" class="space district region-purple burning" data-space="temple">`.
"""

from collections.abc import Callable, Sequence

from tinderbox.core.picture.pen import Pen, escape
from tinderbox.core.text.messages import Catalogue, Language, catalogue
from tinderbox.games.great_fire.pack.pack import PACKAGE, Pack, Space
from tinderbox.games.great_fire.pack.schema import Edition
from tinderbox.games.great_fire.picture import board, scenery
from tinderbox.games.great_fire.picture.pen import apostrophes, style
from tinderbox.games.great_fire.picture.pieces import NOTHING, Pieces, SpacePieces, draw_pieces, state_of
from tinderbox.games.great_fire.picture.symbols import defs


def draw(pack: Pack, pieces: Pieces | None = None, *, edition: Edition = "german", language: Language = "en") -> str:
    """The whole board. The same pack, pieces, edition and language always give the same text."""
    words = catalogue(PACKAGE)
    width, height = pack.form.drawing.width, pack.form.drawing.height
    left, top, right, bottom = pack.form.drawing.frame
    sizes = pack.sizes(edition)

    def spaces(pen: Pen) -> None:
        for space in pack.spaces:
            here = None if pieces is None else pieces.get(space.id, NOTHING)
            title = title_of(space, sizes[space.index], here, words, language)
            board.space_layer(pen, space, title, "" if here is None else state_of(space, here))

    def works(pen: Pen) -> None:
        scenery.town_works(pen, pack)
        scenery.captions(pen, pack, language)

    def labels(pen: Pen) -> None:
        for space in pack.spaces:
            board.label(pen, space, sizes[space.index])

    layers: list[tuple[str, Callable[[Pen], None]]] = [
        ("water", lambda pen: scenery.water(pen, pack)),
        ("spaces", spaces),
        ("scenery trees", lambda pen: scenery.trees(pen, pack)),
        ("streets", lambda pen: board.streets(pen, pack)),
        ("rims", lambda pen: board.rims(pen, pack)),
        ("scenery works", works),
        ("arrows", lambda pen: board.arrows(pen, pack)),
        ("labels", labels),
    ]
    if pieces is not None:
        layers.append(("pieces", lambda pen: draw_pieces(pen, pack, pieces, sizes)))
    drawn = [(name, content) for name, layer in layers if (content := written(layer))]
    name = escape(apostrophes(words.text(language, "board-name")))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="great-fire-plain" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" role="group" lang="{language}"><title>{name}</title>'
        f"{style()}{defs()}<defs>{written(lambda pen: board.outlines(pen, pack))}"
        f'<clipPath id="frame"><path d="M{left} {top}H{right}V{bottom}H{left}Z"/></clipPath></defs>'
        f'<rect class="paper" width="{width}" height="{height}" fill="#e6d7b4"/><g clip-path="url(#frame)">\n'
        + "\n".join(f'<g class="{name}">{content}</g>' for name, content in drawn)
        + '\n</g><g class="ornaments">'
        + written(lambda pen: scenery.ornaments(pen, pack, words, language))
        + "</g></svg>\n"
    )


def written(draw: Callable[[Pen], None]) -> str:
    pen = Pen()
    draw(pen)
    return pen.drawn()


def title_of(space: Space, size: int, pieces: SpacePieces | None, words: Catalogue, language: Language) -> str:
    """What a screen reader says of a space: its name and what is printed there, then what stands on it."""
    said = [
        words.text(
            language,
            f"board-{space.kind}",
            {"name": space.name, "region": space.region or "", "size": size, "vp": space.vp},
        )
    ]
    if pieces is not None:
        said += [words.text(language, id, args) for id, args in remarks(space, pieces)]
    return " ".join(said)


def remarks(space: Space, pieces: SpacePieces) -> Sequence[tuple[str, dict[str, str | int]]]:
    """What there is to say of the pieces on a space, one message each."""
    found: list[tuple[str, dict[str, str | int]]] = []
    if pieces.houses:
        found.append(("board-houses", {"letters": ", ".join(pieces.houses)}))
    elif space.kind == "district" and pieces.built:
        found.append(("board-demolished" if pieces.demolished else "board-no-houses", {}))
    if pieces.fires:
        found.append(("board-fires", {"fires": pieces.fires, "contained": "yes" if pieces.contained else "no"}))
    if pieces.bands:
        found.append(("board-bands", {"bands": pieces.bands}))
    if pieces.landowners:
        found.append(("board-landowners", {"letters": ", ".join(pieces.landowners)}))
    if pieces.token:
        found.append(("board-token", {}))
    return found
