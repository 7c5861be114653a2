"""What a data pack of The Great Fire must satisfy beyond its form. Docstrings name the clauses."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, get_args

from tinderbox.core.documents.packs import Findings
from tinderbox.games.great_fire.pack.map_checks import check_borders, check_drawing, check_reach
from tinderbox.games.great_fire.pack.schema import Colour, Deck, Edition, PackForm, PlayerCount, Region, Space

GAME: Final = "great-fire"
REGION_HOUSES: Final = 30
YELLOW_BANNERS: Final = 20
DECK_OBJECTIVES: Final = 4
OBJECTIVE_SIZE: Final = 3
OBJECTIVE_CARDS: Final = 24
FIRE_CARDS: Final = 60
HAND: Final = 5
BANDS: Final = 6
COLOUR_CARDS: Final = 12
STACK_CARDS: Final[Mapping[int, int]] = {2: 5, 3: 6, 4: 4, 5: 5, 6: 6}
MOST_DISTRICTS: Final = 96
MOST_SPACES: Final = 120  # what a set of the engine holds


def check(pack: PackForm, data: Mapping[str, Any], findings: Findings) -> None:
    """Check everything and add every fault to the findings."""
    findings.head(pack.meta, GAME, data)
    findings.sources(pack)
    check_spaces(pack, findings)
    check_objectives(pack, findings)
    check_editions(pack, findings)
    check_cards(pack, findings)
    check_colours(pack, findings)
    check_player_counts(pack, findings)
    check_drawing(pack, findings)
    # What can be reached is known only if the borders make sense.
    if check_borders(pack, findings):
        check_reach(pack, findings)


def check_spaces(pack: PackForm, findings: Findings) -> None:
    """B1, B2, B3: ids and names unlike each other, one Pudding Lane, no more spaces than a board can hold."""
    findings.unique((f"spaces[{place}].id", space.id) for place, space in enumerate(pack.spaces))
    findings.names((f"spaces[{space.id}].name", space.name) for space in pack.spaces)
    districts = sum(space.kind == "district" for space in pack.spaces)
    if districts > MOST_DISTRICTS:
        findings.add("spaces", "pack-districts-many", given=districts, most=MOST_DISTRICTS)
    if len(pack.spaces) > MOST_SPACES:
        findings.add("spaces", "pack-spaces-many", given=len(pack.spaces), most=MOST_SPACES)
    starts = sum(space.kind == "pudding" for space in pack.spaces)
    if starts != 1:
        findings.add("spaces", "pack-pudding-one", given=starts)
    for space in pack.spaces:
        check_space(space, findings)


def check_space(space: Space, findings: Findings) -> None:
    """B1, B2, B3: a district has a region and houses, Pudding Lane lies in green without, grass has neither."""
    entry = f"spaces[{space.id}]"
    if space.kind == "district":
        if space.region is None:
            findings.add(f"{entry}.region", "pack-district-region", name=space.name)
        if space.size < 1:
            findings.add(f"{entry}.size", "pack-district-size", name=space.name)
        return
    if space.kind == "pudding" and space.region != "green":
        findings.add(f"{entry}.region", "pack-pudding-green", name=space.name)
    if space.kind == "grass" and space.region is not None:
        findings.add(f"{entry}.region", "pack-grass-region", name=space.name)
    if space.size != 0:
        findings.add(f"{entry}.size", "pack-no-houses", name=space.name)
    if space.banner != "none":
        findings.add(f"{entry}.banner", "pack-no-banner", name=space.name)


def check_objectives(pack: PackForm, findings: Findings) -> None:
    """B6, B7: an objective has a value and a deck, nothing else has; four objectives a deck; two cards each."""
    for space in pack.spaces:
        objective = space.banner == "red"
        if objective != (space.vp > 0):
            reason = "pack-objective-value" if objective else "pack-value-no-objective"
            findings.add(f"spaces[{space.id}].vp", reason, name=space.name)
        if objective != (space.deck is not None):
            reason = "pack-objective-deck" if objective else "pack-deck-no-objective"
            findings.add(f"spaces[{space.id}].deck", reason, name=space.name)
    for deck in get_args(Deck):
        given = sum(space.deck == deck for space in pack.spaces)
        if given != DECK_OBJECTIVES:
            findings.add("spaces", "pack-deck-sum", deck=deck, given=given, wanted=DECK_OBJECTIVES)
    cards = pack.objective_cards.each * DECK_OBJECTIVES * len(get_args(Deck))
    if cards != OBJECTIVE_CARDS:
        findings.add("objective_cards.each", "pack-objective-cards", given=cards, wanted=OBJECTIVE_CARDS)
    yellow = sum(space.banner == "yellow" for space in pack.spaces)
    if yellow != YELLOW_BANNERS:
        findings.add("spaces", "pack-yellow-sum", given=yellow, wanted=YELLOW_BANNERS)


def check_editions(pack: PackForm, findings: Findings) -> None:
    """B1, B6, B8: in every box 30 houses a region, and the objectives are the districts of 3 houses or more."""
    districts = {space.id: space for space in pack.spaces if space.kind == "district"}
    for edition in get_args(Edition):
        if edition not in pack.editions:
            findings.add("editions", "pack-edition-missing", edition=edition)
            continue
        box = pack.editions[edition]
        findings.unique(
            (f"editions.{edition}.sizes[{place}].space", other.space) for place, other in enumerate(box.sizes)
        )
        for place, other in enumerate(box.sizes):
            if other.space not in districts:
                findings.add(f"editions.{edition}.sizes[{place}].space", "pack-no-district", id=other.space)
        if box.fires < pack.pudding_lane.fires:
            findings.add(f"editions.{edition}.fires", "pack-fires-few", given=box.fires, wanted=pack.pudding_lane.fires)
        others = {other.space: other.size for other in box.sizes}
        sizes = {id: others.get(id, space.size) for id, space in districts.items()}
        for region in get_args(Region):
            houses = sum(size for id, size in sizes.items() if districts[id].region == region)
            if houses != REGION_HOUSES:
                findings.add(
                    f"editions.{edition}",
                    "pack-region-sum",
                    edition=edition,
                    region=region,
                    given=houses,
                    wanted=REGION_HOUSES,
                )
        for id, size in sizes.items():
            if (size >= OBJECTIVE_SIZE) != (districts[id].banner == "red"):
                findings.add(
                    f"spaces[{id}].banner",
                    "pack-objective-size",
                    name=districts[id].name,
                    size=size,
                    edition=edition,
                    least=OBJECTIVE_SIZE,
                )


def check_cards(pack: PackForm, findings: Findings) -> None:
    """B7: 60 fire cards, as many tokens as yellow banners. P8: a band card for each objective."""
    given = sum(getattr(pack.fire_cards, step) for step in "NESW")
    if given != FIRE_CARDS:
        findings.add("fire_cards", "pack-fire-cards-sum", given=given, wanted=FIRE_CARDS)
    tokens = pack.tokens.demolition + pack.tokens.double_move + pack.tokens.victory_point
    if tokens != YELLOW_BANNERS:
        findings.add("tokens", "pack-tokens-sum", given=tokens, wanted=YELLOW_BANNERS)
    objectives = {space.id: space.name for space in pack.spaces if space.banner == "red"}
    cards = Counter(pack.band_cards.districts)
    for id in cards:
        if id not in objectives:
            findings.add("band_cards.districts", "pack-band-card-other", id=id)
    for id, name in objectives.items():
        if cards[id] != 1:
            findings.add("band_cards.districts", "pack-band-card-one", name=name, given=cards[id])


def check_colours(pack: PackForm, findings: Findings) -> None:
    """B7: six colours, each with a letter. P7: twelve colour cards, each ranking all six."""
    findings.unique((f"colours[{place}].id", colour.id) for place, colour in enumerate(pack.colours))
    findings.unique((f"colours[{colour.id}].letter", colour.letter) for colour in pack.colours)
    for missing in sorted(set(get_args(Colour)) - {colour.id for colour in pack.colours}):
        findings.add("colours", "pack-colour-missing", colour=missing)
    letters = sorted(colour.letter for colour in pack.colours)
    if len(pack.colour_cards.rankings) != COLOUR_CARDS:
        given = len(pack.colour_cards.rankings)
        findings.add("colour_cards.rankings", "pack-colour-cards-sum", given=given, wanted=COLOUR_CARDS)
    for place, card in enumerate(pack.colour_cards.rankings):
        if sorted(card) != letters:
            findings.add(f"colour_cards.rankings[{place}]", "pack-colour-card-all", card=card)


def check_player_counts(pack: PackForm, findings: Findings) -> None:
    """S3, S9, P2, P4: one entry for each number of players."""
    findings.unique((f"player_counts[{place}]", str(entry.players)) for place, entry in enumerate(pack.player_counts))
    for players in STACK_CARDS.keys() - {entry.players for entry in pack.player_counts}:
        findings.add("player_counts", "pack-players-missing", players=players)
    spaces = {space.id: space for space in pack.spaces}
    for place, entry in enumerate(pack.player_counts):
        check_stack(entry, f"player_counts[{place}]", findings)
        check_bands(entry, f"player_counts[{place}]", spaces, findings)


def check_stack(count: PlayerCount, entry: str, findings: Findings) -> None:
    """S3, P2, P9: stack cards in their order, every fire card in the stack, in a hand or left over."""
    letters = "".join(card.card for card in count.stack)
    wanted = "ABCDEF"[: STACK_CARDS[count.players]]
    if letters != wanted:
        findings.add(f"{entry}.stack", "pack-stack-letters", players=count.players, given=letters, wanted=wanted)
        return
    cards = sum(card.fire_cards for card in count.stack)
    total = cards + HAND * count.players + count.left_over
    if total != FIRE_CARDS:
        findings.add(f"{entry}.stack", "pack-stack-sum", players=count.players, given=total, wanted=FIRE_CARDS)
    if count.players == 2:
        # P9 needs two cards under B and B uncovered by the second player: the third of the four draws of a round.
        under = count.stack[0].fire_cards
        if under != 2:
            findings.add(f"{entry}.stack", "pack-stack-under-b", given=under)
        if (cards - under) % 4 != 3:
            findings.add(f"{entry}.stack", "pack-stack-two", given=cards - under)


def check_bands(count: PlayerCount, entry: str, spaces: Mapping[str, Space], findings: Findings) -> None:
    """S9, P4, M6: all six bands come onto the map, none of those placed for the players in green."""
    bands = len(count.bands_at) + count.bands_each * count.players
    if bands != BANDS:
        findings.add(entry, "pack-bands-sum", players=count.players, given=bands, wanted=BANDS)
    for place, id in enumerate(count.bands_at):
        if id not in spaces:
            findings.add(f"{entry}.bands_at[{place}]", "pack-no-space", id=id)
        elif spaces[id].region == "green":
            findings.add(f"{entry}.bands_at[{place}]", "pack-band-green", name=spaces[id].name)
