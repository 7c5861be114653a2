"""The installed games: options, packs, sentences, boards, rules."""

import asyncio
import re
from collections.abc import Iterable
from dataclasses import asdict
from functools import cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response

from tinderbox.core.box import Box, Option, Options, spelled
from tinderbox.core.documents.packs import said
from tinderbox.core.events import Data
from tinderbox.core.game import Game
from tinderbox.core.text.messages import CORE, Language, catalogue, sources
from tinderbox.core.text.rulebook import Block, Rulebook
from tinderbox.games.registry import game as game_of, game_ids
from tinderbox.server.bots.catalogue import OFFERED
from tinderbox.server.http.auth import CurrentLanguage, CurrentService
from tinderbox.server.http.compression import compressible
from tinderbox.server.http.responses import answer, error_responses, ready
from tinderbox.server.http.routing import CheckedRoute
from tinderbox.server.http.schemas import Catalogue, GameList, Rules
from tinderbox.server.messages import Refusal
from tinderbox.server.routes.history import with_tokens
from tinderbox.server.routes.pictures import empty_board

router: Final = APIRouter(route_class=CheckedRoute, prefix="/api", tags=["games"])

LINE_BREAK = re.compile(r"(?<!\n)\n(?!\n)")
CACHED = {"Cache-Control": "public, max-age=300"}
GameName = Annotated[str, Path(max_length=40)]


def found(id: str) -> Game:
    if id not in game_ids():
        raise Refusal(404, "no-game", given=id[:40], known=", ".join(game_ids()))
    return game_of(id)


def flowing(package: str, language: Language, id: str) -> str:
    """A text as paragraphs, however its lines are broken in the catalogue; empty if there is none."""
    known = catalogue(package)
    return LINE_BREAK.sub(" ", known.text(language, id)) if known.has(language, id.partition(".")[0]) else ""


def option_info(package: str, option: Option, language: Language) -> Data:
    id = "option-" + option.name.replace("_", "-")
    clause = f"clause-{option.clause}"
    return {
        "name": option.name,
        "title": flowing(package, language, f"{id}.title"),
        "text": flowing(package, language, id),
        "clause": option.clause,
        "clause_text": flowing(package, language, clause),
        "choices": [
            {"value": value, "label": flowing(package, language, f"{id}-{spelled(value)}")} for value in option.values
        ],
    }


@cache
def game_info(id: str, language: Language) -> Data:
    game = found(id)
    package = game.box.package
    boxes = [game.open(game.usual_players, None, pack_id) for pack_id in game.box.packs()]
    return {
        "id": id,
        "title": flowing(package, language, "game-title"),
        "pitch": flowing(package, language, "game-pitch") or flowing(package, language, "game-blurb"),
        "rules": game.box.version,
        "fewest": game.players[0],
        "most": game.players[-1],
        "usual": game.usual_players,
        "icons": boxes[-1].icons(),
        "previewable": list(game.box.previewable),
        "options": [option_info(package, option, language) for option in game.box.options_offered],
        "packs": [pack_info(box, language) for box in boxes],
    }


def pack_info(box: Box, language: Language) -> Data:
    texts = box.pack_data.get("meta", {"title": {language: box.say(language, "game-title")}, "note": {language: ""}})
    title, note = said(texts["title"], language), said(texts["note"], language)
    return {"id": box.pack_id, "digest": box.pack_digest, "title": title, "note": note}


@router.get("/games", response_model=GameList, responses=error_responses())
async def list_games(language: CurrentLanguage, service: CurrentService) -> Response:
    """The games, with options and packs in words; and the bots."""
    games = [game_info(id, language) for id in game_ids()]
    bots = [{"spec": spec} for spec in (*OFFERED, *service.settings.own_bots)]
    return compressible(answer({"games": games, "bots": bots, "language": language}))


@router.get("/catalogue/{game}/{language}", response_model=Catalogue, responses=error_responses(404))
async def texts(game: GameName, language: Language) -> Response:
    """All sentences for a game as Fluent sources: the core's, then the game's."""
    return answer_cached(await asyncio.to_thread(texts_written, found(game).id, language))


@cache
def texts_written(game: str, language: Language) -> bytes:
    every = [*sources(CORE, language).values(), *sources(game_of(game).box.package, language).values()]
    return written({"game": game, "language": language, "sources": every})


def written(data: Data) -> bytes:
    """A response that is kept: anybody may ask for it as often as they like."""
    return bytes(answer(data).body)


def answer_cached(data: bytes) -> Response:
    response = compressible(ready(data))
    response.headers.update(CACHED)
    return response


@router.get("/board/{game}.json", response_model=dict[str, object], responses=error_responses(404))
async def board_data(
    game: GameName, pack: Annotated[str | None, Query(max_length=80)] = None, tokens: bool = False
) -> Response:
    """A shipped pack as it is: all that is printed on board and cards, with its geometry and provenance.

    With `tokens`, also the notation's word for each name in it.
    """
    return answer_cached(await asyncio.to_thread(board_written, found(game).id, pack, tokens))


@cache  # an unknown pack is an error, which is not kept
def board_written(game: str, pack: str | None, tokens: bool) -> bytes:
    which = game_of(game)
    data = which.open(which.players[0], None, pack).pack_data
    return written(with_tokens(data) if tokens else data)


@router.get(
    "/board/{game}.svg",
    responses={200: {"content": {"image/svg+xml": {}}}, **error_responses(404)},
    response_class=Response,
)
async def board_picture(
    game: GameName,
    service: CurrentService,
    language: CurrentLanguage,
    request: Request,
    players: Annotated[int | None, Query(ge=1, le=99)] = None,
    pack: Annotated[str | None, Query(max_length=80)] = None,
) -> Response:
    """The empty board of a shipped pack, as it is printed for so many players; `<option>=<value>` sets an option."""
    which = found(game)
    options = options_in(request, which)
    many = players if players is not None else which.players[-1]
    box = await asyncio.to_thread(service.rooms.boxes.asked, game, many, options, pack)
    return await empty_board(box, language, "public")


def options_in(request: Request, game: Game) -> Options:
    """The game's options among the query's parameters."""
    given: Options = {}
    for option in game.box.options_offered:
        text = request.query_params.get(option.name)
        if text is not None:
            given[option.name] = next((value for value in option.values if spelled(value) == text), text[:40])
    return given


@router.get("/rules/{game}", response_model=Rules, responses=error_responses(404))
async def rules(game: GameName, language: CurrentLanguage) -> Response:
    """The rules, clause by clause."""
    return answer_cached(await asyncio.to_thread(rules_written, found(game).id, language))


@cache
def rules_written(game: str, language: Language) -> bytes:
    book = Rulebook(game_of(game).box.package, language)
    return written(
        {
            "game": game,
            "language": language,
            "intro": block_data(book.intro()),
            "honesty": block_data(book.honesty()),
            "sections": [
                {
                    "id": section.id,
                    "title": book.heading(section),
                    "clauses": [
                        {"id": clause, "title": book.title(clause), "text": block_data(book.text(clause))}
                        for clause in section.clauses
                    ],
                }
                for section in book.contents()
            ],
        }
    )


def block_data(blocks: Iterable[Block]) -> list[Data]:
    return [asdict(block) for block in blocks]
