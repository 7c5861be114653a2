"""Who is asking: a signed cookie for people, a token for programs."""

import asyncio
from collections import OrderedDict
from typing import Annotated, Any, Final

from fastapi import Depends, Query, Request, Response
from itsdangerous import BadSignature, URLSafeSerializer

from tinderbox.core.text.messages import LANGUAGES, Language
from tinderbox.server.bots.turns import BotTurns
from tinderbox.server.http.rate_limits import Limiter
from tinderbox.server.ids import TOKEN_LETTERS, hashed
from tinderbox.server.messages import Refusal, language_of
from tinderbox.server.service import Service
from tinderbox.server.storage import queries
from tinderbox.server.tables.commands import Caller

COOKIE: Final = "tinderbox_guest"
YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 10_000


class Authenticator:
    """Knows the guests, and remembers those who came lately."""

    def __init__(self, service: Service) -> None:
        self.service: Final = service
        self.signer: Final = URLSafeSerializer(service.secret, salt="guest")
        self.known: Final[OrderedDict[str, Caller]] = OrderedDict()
        settings = service.settings
        self.commands: Final = Limiter(settings.moves_per_second, settings.moves_per_second * 10)
        self.newcomers: Final = Limiter(settings.guests_per_minute / 60, settings.guests_per_minute)
        self.words: Final = Limiter(1.0, 10.0)
        self.advice: Final = Limiter(0.5, 3.0)

    async def caller(self, request: Request) -> Caller | None:
        """The guest who asks; None for nobody. A token that is none is refused."""
        authorization = request.headers.get("authorization")
        if authorization is not None:
            return await self.program(authorization, request)
        cookie = request.cookies.get(COOKIE)
        if not cookie or len(cookie) > 200:
            return None
        known = self.known.get(cookie)
        if known is None:
            known = await self.by_cookie(cookie)
            if known is not None:
                self.remember(cookie, known)
        return known

    async def by_cookie(self, cookie: str) -> Caller | None:
        try:
            id = self.signer.loads(cookie)
        except BadSignature:
            return None
        row = await asyncio.to_thread(queries.find_guest, self.service.database, str(id))
        return None if row is None or row.owner is not None else caller_of(row)

    async def program(self, authorization: str, request: Request) -> Caller:
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or len(token) != TOKEN_LETTERS:
            raise Refusal(401, "bad-token")
        mark = hashed(token)
        known = self.known.get(mark)
        if known is None:
            self.newcomers.take(address_of(request))  # whoever guesses tokens is slowed down
            row = await asyncio.to_thread(queries.find_program, self.service.database, mark)
            if row is None:
                raise Refusal(401, "bad-token")
            known = caller_of(row)
            self.remember(mark, known)
        return known

    def remember(self, mark: str, caller: Caller) -> None:
        self.known[mark] = caller
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    def forget(self, id: str) -> None:
        for mark in [mark for mark, caller in self.known.items() if caller.id == id]:
            del self.known[mark]

    def welcome(self, response: Response, id: str) -> None:
        """Give a guest the cookie by which it is known."""
        response.set_cookie(
            COOKIE,
            self.signer.dumps(id),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.service.settings.public_url.startswith("https://"),
            path="/",
        )


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def caller_of(row: Any) -> Caller:
    return Caller(row.id, row.name, row.language, row.owner)


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


def bot_turns_of(request: Request) -> BotTurns:
    bot_turns: BotTurns = request.app.state.bot_turns
    return bot_turns


def authenticator_of(request: Request) -> Authenticator:
    authenticator: Authenticator = request.app.state.authenticator
    return authenticator


async def optional_caller(request: Request) -> Caller | None:
    """Whoever asks, known or not."""
    caller = await authenticator_of(request).caller(request)
    request.state.caller = caller
    return caller


async def required_caller(request: Request) -> Caller:
    """Somebody with a name."""
    caller = await optional_caller(request)
    if caller is None:
        raise Refusal(401, "no-guest")
    if request.method not in ("GET", "HEAD"):
        authenticator_of(request).commands.take(caller.id)
    return caller


def requested_language(request: Request, lang: Annotated[Language | None, Query()] = None) -> Language:
    """The language of an answer: asked for, the guest's own, or what the browser prefers."""
    return lang or language_of_request(request)


def language_of_request(request: Request) -> Language:
    asked = request.query_params.get("lang")
    for language in LANGUAGES:
        if asked == language:
            return language
    caller: Caller | None = getattr(request.state, "caller", None)
    if caller is not None:
        return caller.language
    return language_of(request.headers.get("accept-language", ""))


CurrentService = Annotated[Service, Depends(service_of)]
CurrentBotTurns = Annotated[BotTurns, Depends(bot_turns_of)]
CurrentAuthenticator = Annotated[Authenticator, Depends(authenticator_of)]
OptionalCaller = Annotated[Caller | None, Depends(optional_caller)]
RequiredCaller = Annotated[Caller, Depends(required_caller)]
CurrentLanguage = Annotated[Language, Depends(requested_language)]
