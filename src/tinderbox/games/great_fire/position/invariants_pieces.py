"""What can be with the players: colours, objectives, tokens."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from tinderbox.core.invariants import Break, Invariant, at
from tinderbox.games.great_fire.pack.names import TOKENS
from tinderbox.games.great_fire.position.plain_state import PlainState, members
from tinderbox.games.great_fire.rules import city as c, phases
from tinderbox.games.great_fire.rules.board import DECKS, DOUBLE, POINT


# -- colours and objectives -------------------------------------------------------------------------------------------
def cards_of(now: PlainState, what: int, each: int) -> list[list[int]]:
    """What the seats were dealt of a kind, by seat."""
    return [[card for card in strip[what : what + each] if card != c.NOWHERE] for strip in now.strips]


def dealt_so_far(now: PlainState, phase: int, each: int, seat: int) -> int:
    """How many of the cards dealt in a phase a seat has: one after the other, seat by seat."""
    if now.phase != phase:
        return 0 if now.phase < phase else each
    return sum(which * now.plain_board.players + seat < now.dealt for which in range(each))


def colours(now: PlainState) -> Iterator[Break]:
    """S5, P1: each seat its own colour, two with two players."""
    plain_board = now.plain_board
    cards = cards_of(now, c.COLOUR, plain_board.each)
    yield from dealt_wrongly(now, cards, phases.COLOURS, plain_board.each, "secrets[{}].colours")


def landowner_colours(now: PlainState) -> Iterator[Break]:
    """S5, O1: the landowner has the seat's colour, or one of its own if the colours are hidden."""
    plain_board = now.plain_board
    cards = cards_of(now, c.LANDOWNER_COLOUR, plain_board.each)
    if plain_board.board.hidden_colours:
        yield from dealt_wrongly(now, cards, phases.LANDOWNER_COLOURS, plain_board.each, "seats[{}].landowners")
        return
    for seat, (painted, own) in enumerate(zip(cards, cards_of(now, c.COLOUR, plain_board.each), strict=True)):
        if painted != own:
            yield at(f"seats[{seat}].landowners")


def dealt_wrongly(now: PlainState, cards: Sequence[list[int]], phase: int, each: int, entry: str) -> Iterator[Break]:
    """Seats with too many or too few of these cards, or with one that an earlier seat has."""
    seen: set[int] = set()
    for seat, own in enumerate(cards):
        if len(own) != dealt_so_far(now, phase, each, seat) or seen & set(own) or len(set(own)) < len(own):
            yield at(entry.format(seat))
        seen.update(own)


def objectives(now: PlainState) -> Iterator[Break]:
    """S7: one of each deck."""
    decks = now.plain_board.decks
    for seat, held in enumerate(cards_of(now, c.OBJECTIVE, DECKS)):
        dealt = dealt_so_far(now, phases.OBJECTIVES, DECKS, seat)
        if [decks[card] for card in held] != [*range(dealt)]:
            yield at(f"secrets[{seat}].objectives")


def copies(now: PlainState) -> Iterator[Break]:
    """B7, P3: two cards of each objective, only one with two players."""
    most = int(now.plain_board.board.objective_copies)
    seen: Counter[int] = Counter()
    for seat, own in enumerate(cards_of(now, c.OBJECTIVE, DECKS)):
        for card in own:
            seen[card] += 1
            if seen[card] == most + 1:
                yield at(f"secrets[{seat}].objectives", name=now.plain_board.pack_names.objectives[card], copies=most)


# -- tokens -----------------------------------------------------------------------------------------------------------
def laid(now: PlainState) -> int:
    """S6: where tokens have been laid so far."""
    return now.plain_board.yellow if now.phase >= phases.OBJECTIVES else 0


def tokens(now: PlainState) -> Iterator[Break]:
    """S6, F11, A8: a token lies in a district with a yellow banner until its houses are gone."""
    for d in members(now.tokened & ~(laid(now) & now.housed)):
        yield at(f"tokens.{now.space(d)}", name=now.space(d))


def missing_tokens(now: PlainState) -> int:
    """Where a token is gone though the houses stand."""
    return laid(now) & now.housed & ~now.tokened


def tokens_missing(now: PlainState) -> Iterator[Break]:
    """F11, P7: without its houses being lost, only a non-player fire that moves in takes a token away."""
    missing = missing_tokens(now)
    if missing.bit_count() > now.city_moves:
        first = now.space(next(members(missing)))
        yield at("tokens", name=first, given=missing.bit_count(), most=now.city_moves)


def tokens_taken(now: PlainState) -> Iterator[Break]:
    """F11, A8, P7: what is gone from the map was taken by a player's fire move, or left the game unseen."""
    gone = laid(now) & ~now.tokened & ~now.housed
    removed = max(now.city_moves - missing_tokens(now).bit_count(), 0)
    unseen = removed + (gone & now.demolished).bit_count()
    most = min(gone.bit_count(), now.players_moves)
    least = max(gone.bit_count() - unseen, 0)
    if not least <= now.taken <= most:
        yield at("tokens", given=now.taken, least=least, most=most)


def token_kinds(now: PlainState) -> Iterator[Break]:
    """B7: no more tokens of a kind than there are."""
    for kind, printed in enumerate(now.plain_board.tokens):
        known = now.used(kind) + sum(strip[c.HELD + kind] for strip in now.strips)
        if known + now.pool[c.UNSEEN + kind] != printed:
            yield at(f"tokens_used.{TOKENS[kind]}", kind=TOKENS[kind], given=known, printed=printed)


def tokens_used(now: PlainState) -> Iterator[Break]:
    """F12, E4: one double move a turn; 1 VP tokens are kept to the end."""
    turns = now.turns() + int(now.card_out and not now.non_player)
    for kind, most in ((DOUBLE, turns), (POINT, 0)):
        if now.used(kind) > most:
            yield at(f"tokens_used.{TOKENS[kind]}", kind=TOKENS[kind], given=now.used(kind), most=most)


def tokens_held(now: PlainState) -> Iterator[Break]:
    """F11: one token for each fire move of its own."""
    for seat in now.seats:
        given = now.held(seat) + int(now.phase == phases.TOKEN and seat == now.seat)
        this_turn = int(seat == now.seat and not now.non_player and now.moves_now > 0)
        most = now.turns(seat) + this_turn + now.used(DOUBLE)
        if given > most:
            yield at(f"seats[{seat}].tokens", given=given, most=most)


PIECES: Final[tuple[Invariant[PlainState], ...]] = (
    Invariant("colours", ("S5", "P1"), colours),
    Invariant("landowner-colours", ("S5", "O1"), landowner_colours),
    Invariant("objectives", ("S7",), objectives),
    Invariant("copies", ("B7", "P3"), copies),
    Invariant("tokens", ("S6", "F11", "A8"), tokens),
    Invariant("tokens-missing", ("F11", "P7"), tokens_missing),
    Invariant("tokens-taken", ("F11", "A8", "P7"), tokens_taken),
    Invariant("token-kinds", ("B7",), token_kinds),
    Invariant("tokens-used", ("F12", "E4"), tokens_used),
    Invariant("tokens-held", ("F11",), tokens_held),
)
