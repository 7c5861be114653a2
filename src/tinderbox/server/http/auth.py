"""Who sends a request: people by a random token in a cookie, programs by one in a header. Only hashes are stored."""

import asyncio
from collections import OrderedDict
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import Depends, Query, Request, Response
from sqlalchemy.exc import SQLAlchemyError

from tinderbox.core.text.messages import LANGUAGES, Language
from tinderbox.server.bots.turns import BotTurns
from tinderbox.server.http.addresses import network_of
from tinderbox.server.http.rate_limits import Limiter
from tinderbox.server.ids import TOKEN_LETTERS, hashed
from tinderbox.server.messages import Refusal, language_of
from tinderbox.server.service import Service
from tinderbox.server.storage import tokens
from tinderbox.server.tables.viewer import Caller

COOKIE: Final = "tinderbox_guest"
YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 10_000
RECHECK: Final = 30.0  # seconds


class Authenticator:
    """Finds the guest of a request; the most recent ones without the database."""

    def __init__(self, service: Service) -> None:
        self.service: Final = service
        self.known: Final[OrderedDict[str, Caller]] = OrderedDict()
        settings = service.settings
        self.commands: Final = Limiter(settings.moves_per_second, settings.moves_per_second * 10)
        self.newcomers: Final = Limiter(settings.guests_per_minute / 60, settings.guests_per_minute)
        self.words: Final = Limiter(1.0, 10.0)
        self.advice: Final = Limiter(0.5, 3.0)

    async def caller(self, request: Request) -> Caller | None:
        """The guest who sends the request, or None. Refuses a program's invalid token."""
        authorization = request.headers.get("authorization")
        if authorization is not None:
            return await self.program(authorization, request)
        cookie = cookie_of(request)
        guest = await self.guest_with(hashed(cookie)) if len(cookie) == TOKEN_LETTERS else None
        return guest if guest is not None and guest.owner is None else None

    async def program(self, authorization: str, request: Request) -> Caller:
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or len(token) != TOKEN_LETTERS:
            raise Refusal(401, "bad-token")
        mark = hashed(token)
        if mark not in self.known:
            self.newcomers.take(address_of(request))  # slows down guessing
        program = await self.guest_with(mark)
        if program is None or program.owner is None:
            raise Refusal(401, "bad-token")
        return program

    async def guest_with(self, mark: str) -> Caller | None:
        """The guest or program with this hashed token."""
        known = self.known.get(mark)
        if known is None:
            row = await asyncio.to_thread(tokens.guest_with_token, self.service.database, mark)
            if row is not None:
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

    async def recheck(self) -> None:
        """Forget tokens that another worker or the host revoked, again and again."""
        while True:
            await asyncio.sleep(RECHECK)
            try:
                valid = await asyncio.to_thread(tokens.tokens_in_use, self.service.database, list(self.known))
            except SQLAlchemyError:
                continue
            for id in {caller.id for mark, caller in list(self.known.items()) if mark not in valid}:
                self.log_out(id)

    def log_out(self, id: str) -> None:
        """Forget a guest whose token was revoked, and close its streams."""
        self.forget(id)
        for reader in self.service.hub.of_guests([id]):
            reader.close()

    def welcome(self, response: Response, token: str) -> None:
        """Set the cookie that identifies a guest."""
        response.set_cookie(
            COOKIE,
            token,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.service.settings.public_url.startswith("https://"),
            path="/",
        )


def cookie_of(request: Request) -> str:
    """The guest's cookie. Browsers send no other to us, so there is seldom anything to parse."""
    header = request.headers.get("cookie", "")
    name, _, value = header.partition("=")
    return value if name == COOKIE and ";" not in value else request.cookies.get(COOKIE, "")


def address_of(request: Request) -> str:
    """What limits by address count as one."""
    return network_of(request.client.host) if request.client else ""


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
    """The caller, if known, with the language that this request names."""
    caller = await authenticator_of(request).caller(request)
    request.state.caller = caller
    if caller is not None:
        service_of(request).note_caller(caller.id, address_of(request))
        if (language := language_of_request(request)) != caller.language:
            return replace(caller, language=language)
    return caller


async def required_caller(request: Request) -> Caller:
    """The caller. Refuses requests without one, and too many commands."""
    caller = await optional_caller(request)
    if caller is None:
        raise Refusal(401, "no-guest")
    if request.method not in ("GET", "HEAD"):
        authenticator_of(request).commands.take(caller.id)
    return caller


def requested_language(request: Request, lang: Annotated[Language | None, Query()] = None) -> Language:
    """The language of a response: the one in the query, the guest's own, or what the browser prefers."""
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
