"""Equipment cards: where they are, what is recalled of them, which are due."""

from collections.abc import Iterator

from tinderbox.core.engine.bits import BIT
from tinderbox.core.invariants import Break, at
from tinderbox.games.bretagne.pack.pack import EQUIPMENT as NAMES
from tinderbox.games.bretagne.position.plain_state import PlainState
from tinderbox.games.bretagne.rules import coast as c, phases
from tinderbox.games.bretagne.rules.board import BUY_CARDS, CARD, EQUIPMENT, GROUPS, NOT_PLAYABLE, SLOTS
from tinderbox.games.bretagne.rules.cards import PARTED, SHUFFLED
from tinderbox.games.bretagne.rules.trading import CARDS_BOUGHT


def check_cards(now: PlainState) -> Iterator[Break]:
    """B6: every card is in the deck, in a hand, on the discard pile or on the lighthouse that is scored."""
    piles = [now.cards(c.DECK), now.cards(c.DISCARD), now.cards(c.PLAYED), *map(now.hand, now.everybody)]
    for kind in range(EQUIPMENT):
        given, wanted = sum(pile[kind] for pile in piles), int(now.board.equipment[kind])
        if given != wanted:
            yield at("cards", name=NAMES[kind], given=given, wanted=wanted)


def check_played(now: PlainState) -> Iterator[Break]:
    """W3, W4, W7: cards lie only on the lighthouse that is scored, and only those that can be played there."""
    for kind, count in enumerate(now.cards(c.PLAYED)):
        if count and (
            not now.scoring
            or now.site == c.NONE
            or now.board.equipment_value[kind * GROUPS + now.group(now.site)] == NOT_PLAYABLE
        ):
            yield at(f"cards.played.{NAMES[kind]}")


def check_recalled(now: PlainState) -> Iterator[Break]:
    """B8, A13: what is recalled leads from the hands of the first shuffle to those of now, deck by deck."""
    coast = now.coast
    if len(coast.history) == 0:
        if len(coast.held):
            yield at("cards.recalled")
        return
    held = [int(count) for count in coast.held]
    hands = [held[seat * EQUIPMENT : (seat + 1) * EQUIPMENT] for seat in now.everybody]
    parted = [int(now.board.equipment[kind]) - sum(hand[kind] for hand in hands) for kind in range(EQUIPMENT)]
    deck = [0] * EQUIPMENT
    good = coast.history[0] == SHUFFLED and min(parted) >= 0
    for entry in coast.history:
        what = int(entry)
        seat, kind = divmod(what % PARTED, EQUIPMENT)
        if what == SHUFFLED:
            good = good and sum(deck) == 0 and sum(parted) > 0
            deck, parted = parted, [0] * EQUIPMENT
        elif what < PARTED:
            deck[kind] -= 1
            hands[seat][kind] += 1
            good = good and deck[kind] >= 0
        else:
            hands[seat][kind] -= 1
            parted[kind] += 1
            good = good and hands[seat][kind] >= 0
    lying = [sum(counts) for counts in zip(now.cards(c.DISCARD), now.cards(c.PLAYED), strict=True)]
    good = good and hands == [now.hand(seat) for seat in now.everybody]
    if not good or parted != lying or deck != now.cards(c.DECK) or not ends_with_played(now):
        yield at("cards.recalled")


def ends_with_played(now: PlainState) -> bool:
    """W3: the cards on the lighthouse were the last that anybody parted with."""
    played = now.cards(c.PLAYED)
    history = [int(entry) for entry in now.coast.history]
    latest = history[len(history) - sum(played) :]
    kinds = [what % EQUIPMENT for what in latest if PARTED <= what < SHUFFLED]
    return [kinds.count(kind) for kind in range(EQUIPMENT)] == played


def check_draw(now: PlainState) -> Iterator[Break]:
    """R3, A2, A13: cards are drawn as long as some are due and there are any."""
    if now.phase != phases.EQUIPMENT:
        if now.then or (now.pending and now.phase != phases.STANDING):
            yield at("progress.pending", most=0)
        return
    due = cards_due(now)
    if not 0 < now.pending <= due:
        yield at("progress.pending", most=due)
    if sum(now.cards(c.DECK)) == 0:
        yield at("cards.deck", most=due)


def cards_due(now: PlainState) -> int:
    """How many cards the seat gets by what it did, or by its harbour."""
    if now.then == phases.THEN_LIGHTHOUSE:
        return int(now.board.row_cards[now.pool[c.IN_HAND_FROM] // SLOTS])
    if now.then == phases.THEN_TRADE:
        return CARDS_BOUGHT if int(now.coast.deals) & int(BIT[2 * BUY_CARDS]) else 0
    harbour = now.spot - 1
    return now.yielded([harbour], CARD) if harbour in now.moored[now.seat] else 0
