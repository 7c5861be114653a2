"""Where the game is, what the set-up laid out, and which cards have been turned over."""

from collections.abc import Iterator

from tinderbox.core.invariants import Break, at
from tinderbox.games.bretagne.position.plain_state import WORKERS, PlainState
from tinderbox.games.bretagne.rules import board as b, coast as c, phases


def check_round(now: PlainState) -> Iterator[Break]:
    """S: the set-up comes before the first round. R6, R7: tiles and forecast are drawn then, and from round 2 on."""
    redrawn = now.phase in (phases.FORECAST, phases.TILES)
    wrong = now.set_up != (now.round == 0) or (redrawn and now.round == 1)
    wrong = wrong or (now.phase == phases.FORECAST and now.round == b.ROUNDS)
    wrong = wrong or (now.phase == phases.BOARDS and bool(now.board.historical))
    if wrong:
        yield at("round", phase=now.phase_name, round=now.round)


def check_turn(now: PlainState) -> Iterator[Break]:
    """R2, L1, A1, W3, W5: in every round each seat has chosen a barge and acted; a turn is one of few things."""
    least = most = 0
    if not now.set_up:
        least = 2 * now.players * now.ended + (0 if now.over else turns_begun(now))
        most = turns_at_most(now)
    if not least <= now.turn <= most or (now.set_up and now.seat):
        yield at("turn", least=least, most=most)


def turns_begun(now: PlainState) -> int:
    """How many turns there must have been this round, the one that has begun included."""
    if now.phase == phases.BARGE:
        return b.SEATS - now.this_row.count(c.NOWHERE) + 1
    if now.phase == phases.LOAD:
        return now.players + loads(now) + 1
    if now.acting:
        return now.players + len(now.passed) + int(now.phase != phases.KEEP)
    return now.players * (2 if now.scoring else 1) + int(now.scoring)


def turns_at_most(now: PlainState) -> int:
    """Every turn is a barge card, a load, a build, a trade with another worker, a pass, or a scoring's question."""
    acted = now.ended + int(now.acting or now.scoring)
    builds = now.floors_built + int(now.in_hand != c.NONE)
    questions = 2 * (sum(now.scored) + int(now.scoring))
    return builds + now.players * (now.round * (1 + b.LEVELS) + acted * (WORKERS + 1) + questions)


def loads(now: PlainState) -> int:
    """How many barges have been loaded so far (L1)."""
    return sum(now.levels_loaded(barge) for barge, seat in enumerate(now.this_row) if seat != c.NOWHERE)


def check_end(now: PlainState) -> Iterator[Break]:
    """R1: the game ends after round 5, or after a round at the end of which all lighthouses are built."""
    built = sum(now.built)
    unfinished = sum(tower.status == c.OPEN for tower in now.towers)
    early = now.over and now.round < b.ROUNDS and built < b.SITES
    late = not now.over and (built == b.SITES or (now.preparing and unfinished == 0))
    if early or late:
        yield at("phase", phase=now.phase_name)


# -- set-up -----------------------------------------------------------------------------------------------------------
def check_boards(now: PlainState) -> Iterator[Break]:
    """S1: the boards are laid site by site."""
    laid = now.spot if now.phase == phases.BOARDS else b.SITES
    for site, board in enumerate(now.boards):
        if (board != c.NOWHERE) != (site < laid):
            yield at(f"sites[{site + 1}].lighthouse", phase=now.phase_name)


def check_colour(now: PlainState) -> Iterator[Break]:
    """S1: a board lies at a site of its colour."""
    for site, board in enumerate(now.boards):
        if board != c.NOWHERE and now.board.lighthouse_group[board] != now.group(site):
            yield at(f"sites[{site + 1}].lighthouse")


def check_historical(now: PlainState) -> Iterator[Break]:
    """S1: in historical order every board lies at its own site."""
    if now.board.historical:
        for site, board in enumerate(now.boards):
            if board != c.NOWHERE and now.board.lighthouse_home[board] != site:
                yield at(f"sites[{site + 1}].lighthouse")


def check_standing(now: PlainState) -> Iterator[Break]:
    """S2: so many stand from the beginning; others are built only by being scored."""
    for place in range(b.AREAS * b.GROUPS):
        wanted = now.printed.standing[place]
        if now.phase == phases.BOARDS or (now.phase == phases.STANDING and place > now.spot):
            wanted = 0
        elif now.phase == phases.STANDING and place == now.spot:
            wanted -= now.pending
        exact = now.set_up or (now.round == 1 and not (now.scoring or now.over))
        found = now.built[place]
        if found != wanted if exact else found < wanted:
            yield at("sites", given=found, wanted=wanted)


def check_harbour_tiles(now: PlainState) -> Iterator[Break]:
    """S3, B2: harbour by harbour, each tile once and in its own area."""
    laid = b.HARBOURS if now.phase > phases.HARBOUR_TILES else 0
    if now.phase == phases.HARBOUR_TILES:
        laid = now.spot
    seen: set[int] = set()
    for harbour in range(b.HARBOURS):
        tile = now.laid[c.TILE_AT + harbour]
        there = tile != c.NOWHERE
        strange = there and (tile in seen or now.board.tile_area[tile] != now.printed.harbour_area[harbour])
        if there != (harbour < laid) or strange:
            yield at(f"harbours.{now.pack_names.harbours[harbour]}.tile")
        seen.add(tile)


def check_untouched(now: PlainState) -> Iterator[Break]:
    """B5: until the first loading nobody has anything but workers, and what came with a barge (R2)."""
    if not (now.set_up or (now.round == 1 and now.preparing)):
        return
    start = [int(now.board.workers_at_hand), int(now.board.workers_in_reserve)]
    for seat in now.everybody:
        strip = list(now.seats[seat])
        barge = now.barge(seat)
        coins = int(now.board.barge_coins[barge]) if barge >= 0 else 0
        for what in (c.BARGE, c.ENGINEERS, *range(c.MATERIAL, c.MATERIAL + b.MATERIALS)):  # other invariants' business
            strip[what] = 0
        if strip != [*start, 0, 0, 0, coins, *[0] * (c.STRIP - c.COINS - 1)]:
            yield at(f"seats[{seat}]", phase=now.phase_name)
    if sum(now.cards(c.DISCARD)) or sum(now.cards(c.PLAYED)) or len(now.coast.history):
        yield at("cards", phase=now.phase_name)
    if any(tower.floors for tower in now.towers):
        yield at("sites", phase=now.phase_name)


# -- weather and production -------------------------------------------------------------------------------------------
def check_weather(now: PlainState) -> Iterator[Break]:
    """S4, R7: six cards, those of past rounds included; in the last round there is no forecast."""
    gone = [
        int(now.board.weather_cards[kind])
        - now.pool[c.UNSEEN + kind]
        - int(now.weather == kind)
        - int(now.forecast == kind)
        for kind in range(b.WEATHERS)
    ]
    # from the second round on the weather changes only after barges, income, production and tiles
    early = now.round > 1 and (now.phase in (phases.BARGE, phases.PRODUCTION, phases.TILES) or now.income)
    past = now.round - 2 if early else max(0, now.round - 1)
    weather = now.phase > phases.WEATHER
    forecast = now.phase > phases.FORECAST and (early or now.round < b.ROUNDS)
    if min(gone) < 0 or sum(gone) != past:
        yield at("weather_unseen")
    elif weather != (now.weather != c.NONE):
        yield at("weather")
    elif forecast != (now.forecast != c.NONE):
        yield at("forecast")


def check_production(now: PlainState) -> Iterator[Break]:
    """R5: a card a round, none of them again."""
    early = now.phase in (phases.BARGE, phases.PRODUCTION) or now.income
    shown = max(0, now.round - int(early))
    left = now.pool[c.PRODUCTION : c.PRODUCTION + b.PRODUCTIONS]
    if sum(left) != b.PRODUCTIONS - shown:
        yield at("production_left")
    elif (now.production == c.NONE) != (shown == 0) or (now.production != c.NONE and left[now.production]):
        yield at("production")
