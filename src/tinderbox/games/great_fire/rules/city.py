"""The state of London: pieces on the map, what each seat holds, and the sets of districts that follow from them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tinderbox.core.engine.array_state import ArrayState
from tinderbox.core.engine.bits import BIT, Set, include, minus, single
from tinderbox.core.state import HASH_START, NOBODY, hashed, hashed_all, hashed_seats, zeros
from tinderbox.games.great_fire.rules import phases
from tinderbox.games.great_fire.rules.board import COLOURS, DIRECTIONS, Board

NOWHERE: Final = 255
NONE: Final = -1

# the columns of a seat
HAND: Final = 0  # fire cards by direction
SHOWN: Final = 4  # those of them that everybody has seen (F13)
HELD: Final = 8  # tokens by kind
EXTINGUISHED: Final = 11
OBJECTIVE: Final = 12  # by deck
COLOUR: Final = 15  # one, or two with two players
LANDOWNER: Final = 17  # where they stand
LANDOWNER_COLOUR: Final = 19
STRIP: Final = 21

# the common pool
DECK: Final = 0  # fire cards nobody holds and nobody has seen, by direction
PLAYED: Final = 4  # face up, by direction
UNSEEN: Final = 8  # tokens nobody has looked at, by kind
USED: Final = 11  # tokens that were played, by kind
STANDING: Final = 14  # houses on the board, by colour
POOL: Final = 20


class City(ArrayState):
    def __init__(self, board: Board, twin: "City | None" = None) -> None:
        super().__init__(board.players, STRIP, POOL, twin)
        self.board: Board = board
        if twin is None:
            self.houses: vec[u8] = zeros(board.districts * COLOURS)  # those that stand; copies share it until one burns
            self.fires: vec[u8] = zeros(board.districts + 1)
            self.bands: vec[u8] = zeros(board.spaces)
            self.squads: vec[u8] = zeros(0)  # where the bands stand, sorted
            self.start: i64 = 0
            self.supply: i64 = board.supply
            self.card: i64 = NONE  # the direction of this turn's card
            self.origin: i64 = NONE
            self.points: i64 = 0
            self.moves: i64 = 0  # fire moves still to be made under the card
            self.just_taken: i64 = NONE  # the kind of token that the turn's first move took, until an action (F12)
            self.doubled: bool = False  # a double move was played this turn (F12)
            self.hero: i64 = NONE
            self.drawn: i64 = 0  # cards taken from the stack
            self.uncovered: i64 = 0  # stack cards uncovered
            self.finals: i64 = NONE  # turns to go, this one included, once nobody draws any more
            self.dealt: i64 = 0
            self.urn: i64 = 0  # what is left in the bag of the set-up's draw, four bits a kind
            self.ranking: i64 = NONE
            self.muster: i64 = NONE
            self.rankings_left: i64 = 0  # bit k: colour card k lies in its pile
            self.musters_left: i64 = 0
            self.target: i64 = NONE  # where the city's fire goes, until its origin is settled (P7)
            self.alone: bool = False  # only one band can move (P8)
            self.movers: Set = (0, 0)  # where the band may stand that moves next (P8)
            self.moved: i64 = NONE  # where the band stands that has moved already (P8)
            self.wild: Set = (0, 0)  # burning and uncontained
            self.origins: Set = (0, 0)  # wild, with a fire to spare
            self.burning: Set = (0, 0)
            self.guarded: Set = (0, 0)  # with a band
            self.housed: Set = (0, 0)
            self.tokened: Set = (0, 0)
            self.demolished: Set = (0, 0)
        else:
            self.houses = twin.houses if twin.phase > phases.HOUSES else twin.houses[:]
            self.fires = twin.fires[:]
            self.bands = twin.bands[:]
            self.squads = twin.squads[:]
            self.start = twin.start
            self.supply = twin.supply
            self.card = twin.card
            self.origin = twin.origin
            self.points = twin.points
            self.moves = twin.moves
            self.just_taken = twin.just_taken
            self.doubled = twin.doubled
            self.hero = twin.hero
            self.drawn = twin.drawn
            self.uncovered = twin.uncovered
            self.finals = twin.finals
            self.dealt = twin.dealt
            self.urn = twin.urn
            self.ranking = twin.ranking
            self.muster = twin.muster
            self.rankings_left = twin.rankings_left
            self.musters_left = twin.musters_left
            self.target = twin.target
            self.alone = twin.alone
            self.movers = twin.movers
            self.moved = twin.moved
            self.wild = twin.wild
            self.origins = twin.origins
            self.burning = twin.burning
            self.guarded = twin.guarded
            self.housed = twin.housed
            self.tokened = twin.tokened
            self.demolished = twin.demolished

    def finish(self) -> None:
        self.wait(phases.OVER, NOBODY)
        self.log(phases.GAME_OVER)

    # -- seats ---------------------------------------------------------------
    def hand_size(self, seat: i64) -> i64:
        return self.own_total(seat, HAND, DIRECTIONS)

    # -- fires and bands -----------------------------------------------------
    def refresh(self, d: i64) -> None:
        """Update the sets after fires or bands have changed in a burnable space."""
        fires = i64(self.fires[d])
        bands = i64(self.bands[d])
        wild = fires > bands
        self.wild = include(self.wild, d, wild)
        self.burning = include(self.burning, d, fires > 0)
        self.guarded = include(self.guarded, d, bands > 0)
        if d == self.board.pudding_lane:
            # F3: its last fire may go too, if it can be made good.
            self.origins = include(self.origins, d, fires > 1 or (fires == 1 and self.supply != 0))
        else:
            self.origins = include(self.origins, d, wild and fires > 1)

    def take_fires(self, wanted: i64) -> i64:
        """Take fires from the supply, as many as there are (B9); return how many."""
        if self.supply < 0:
            return wanted
        taken = wanted if wanted < self.supply else self.supply
        self.supply -= taken
        if taken > 0 and self.supply == 0:
            self.refresh(self.board.pudding_lane)
        return taken

    def free_bands(self, space: i64) -> i64:
        """Bands that no fire holds here (A4)."""
        bands = i64(self.bands[space])
        if space < self.board.districts:
            bands -= i64(self.fires[space])
        return bands if bands > 0 else 0

    def add_band(self, space: i64) -> None:
        """Add a band to the map."""
        self.squads = append(self.squads, u8(NOWHERE))
        self.keep_sorted(i64(len(self.squads)) - 1, space)
        self.bands[space] += 1
        if space < self.board.districts:
            self.refresh(space)

    def move_band(self, origin: i64, destination: i64) -> None:
        self.bands[origin] -= 1
        self.bands[destination] += 1
        i: i64 = 0
        while i64(self.squads[i]) != origin:
            i += 1
        self.keep_sorted(i, destination)
        if origin < self.board.districts:
            self.refresh(origin)
        if destination < self.board.districts:
            self.refresh(destination)

    def keep_sorted(self, i: i64, space: i64) -> None:
        """Move band i to a space and keep the list of bands sorted."""
        squads = self.squads
        last = i64(len(squads)) - 1
        while i > 0 and i64(squads[i - 1]) > space:
            squads[i] = squads[i - 1]
            i -= 1
        while i < last and i64(squads[i + 1]) < space:
            squads[i] = squads[i + 1]
            i += 1
        squads[i] = u8(space)

    # -- houses --------------------------------------------------------------
    def houses_of(self, district: i64, colour: i64) -> i64:
        """The number of houses of a colour in a district."""
        return i64(self.houses[district * COLOURS + colour])

    def lose_houses(self, district: i64) -> i64:
        """Remove all houses of a district (F7, A8); return how many of each colour, four bits each."""
        self.houses = self.houses[:]
        lost: i64 = 0
        for colour in range(i64(COLOURS)):
            gone = self.houses_of(district, colour)
            self.add_pool(STANDING + colour, -gone)
            self.houses[district * COLOURS + colour] = 0
            lost += gone * BIT[8 * colour]  # 16 ** colour
        self.housed = minus(self.housed, single(district))
        return lost

    # -- identity ------------------------------------------------------------
    def checksum(self) -> i64:
        value = hashed_all(HASH_START, self.fires)
        value = hashed_all(value, self.houses)
        value = hashed_all(value, self.bands)
        value = hashed_all(value, self.squads)
        value = hashed_seats(value, self.seats)
        value = hashed_all(value, self.pool)
        for number in (
            self.actor, self.turn, self.phase, self.seat, self.start, self.supply, self.card, self.origin,
            self.points, self.hero, self.drawn, self.uncovered, self.finals, self.pending, self.then, self.dealt,
            self.urn, self.ranking, self.muster, self.rankings_left, self.musters_left, self.moves, self.just_taken,
            self.target, self.moved,
        ):  # fmt: skip
            value = hashed(value, number)
        value = hashed(value, (1 if self.doubled else 0) + (2 if self.alone else 0))
        value = hashed_set(value, self.movers)
        value = hashed_set(value, self.housed)
        value = hashed_set(value, self.tokened)
        return hashed_set(value, self.demolished)


def hashed_set(value: i64, members: Set) -> i64:
    """Hash a set of numbers, 30 bits at a time."""
    for word in members:
        value = hashed(value, word & 0x3FFFFFFF)
        value = hashed(value, word >> 30)
    return value
