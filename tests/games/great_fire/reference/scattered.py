"""Tables of the two-player game with pieces strewn over the map at random, much wilder than play ever makes them."""

from random import Random
from typing import Final

from tests.games.great_fire.reference.map import SlowMap
from tinderbox import game
from tinderbox.core.events import Data
from tinderbox.games.great_fire.box import GreatFire
from tinderbox.games.great_fire.position.parse import parse_position
from tinderbox.games.great_fire.rules.state import GreatFireState

BANDS: Final = 6
COLOURS: Final = "RBGYPW"
REGIONS: Final = ("purple", "blue", "green", "orange")


class Scattering:
    """One box of the two-player game and an endless row of positions at the turn of a colour card."""

    def __init__(self, seed: int, **options: str) -> None:
        box = game("great-fire").open(2, options)
        assert isinstance(box, GreatFire)
        self.box: Final = box
        self.map: Final = SlowMap(box.pack_data, box.edition)
        self.rng: Final = Random(seed)
        self.template: Final = self.first_turn()

    def first_turn(self) -> Data:
        match = game("great-fire").new(2, seed="scattered", options=self.box.options)
        while match.view()["phase"] != "card":
            match.play(match.legal()[0])
        return dict(match.position()["state"])

    def position(self) -> Data:
        rng, map = self.rng, self.map
        fires = {map.lane: rng.choice((1, 2, 5, 25))}
        share = rng.choice((0.02, 0.1, 0.2, 0.4, 0.7))
        for district in map.districts:
            if rng.random() < share:
                fires[district] = rng.choice((1, 1, 2, 2, 3, map.size[district]))
        bands = self.bands(list(fires))
        broken = self.broken(fires)
        wild = {space for space, count in fires.items() if count > bands.get(space, 0)}
        burnt = wild | broken | self.ruins(share, bands)
        houses = {district: letters for district, letters in self.houses().items() if district not in burnt}
        supply = None if self.box.options["supply"] == "endless" else rng.choice((0, 1, 3, 10, 40))
        return {
            **self.template,
            "phase": "city-colour",
            "turn_seat": rng.randrange(2),
            "card": rng.choice("NESW"),
            "supply": supply,
            "fires": fires,
            "bands": bands,
            "contained": [space for space in fires if space not in wild],
            "houses": houses,
            "standing": {letter: "".join(houses.values()).count(letter) for letter in self.template["standing"]},
            "demolished": sorted(broken),
            "tokens": [district for district in self.template["tokens"] if district not in broken],
        }

    def laid(self, position: Data) -> GreatFireState:
        """Its state, unchecked: no play leads to most of these positions."""
        return parse_position(self.box.plain_board, position)

    def bands(self, burning: list[str]) -> dict[str, int]:
        """On fires, on tokens, on grass, anywhere, and sometimes in a crowd."""
        rng, map = self.rng, self.map
        grass = sorted(map.grass)
        anywhere = [space for space in map.spaces if space != map.lane]
        places = [space for space in burning if space != map.lane] or anywhere
        weights = rng.choice(((3, 1, 1, 2), (1, 1, 0, 3), (1, 0, 3, 1), (0, 1, 0, 0)))
        choices = rng.choices((places, self.template["tokens"], grass, anywhere), weights, k=BANDS)
        spaces = [rng.choice(among) for among in choices]
        if rng.random() < 0.2:
            spaces[1:] = rng.choices(spaces[:2], k=BANDS - 1)
        return {space: spaces.count(space) for space in spaces}

    def broken(self, fires: dict[str, int]) -> set[str]:
        """Fire breaks here and there, sometimes all around Pudding Lane."""
        rng, map = self.rng, self.map
        share = rng.choice((0, 0, 0.1, 0.4))
        broken = {district for district in map.districts if rng.random() < share}
        if rng.random() < 0.3:
            broken |= map.arrows[map.lane].keys() & set(map.districts)
        return broken - fires.keys()

    def ruins(self, share: float, bands: dict[str, int]) -> set[str]:
        """Some districts have burnt out; now and then nearly all but those with bands."""
        rng, map = self.rng, self.map
        if rng.random() < 0.2:
            return {district for district in map.districts if district not in bands and rng.random() < 0.95}
        return {district for district in map.districts if rng.random() < share / 2}

    def houses(self) -> dict[str, str]:
        """S4: five houses of each colour in each region."""
        dealt: dict[str, str] = {}
        for region in REGIONS:
            letters = list(COLOURS * 5)
            self.rng.shuffle(letters)
            for district in self.map.districts:
                if self.map.region[district] == region:
                    drawn = [letters.pop() for _ in range(self.map.size[district])]
                    dealt[district] = "".join(sorted(drawn, key=COLOURS.index))
        return dealt
