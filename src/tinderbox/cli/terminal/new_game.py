"""The start menu: which game, how many players, which options. Enter takes the default."""

from collections.abc import Mapping, Sequence
from typing import Final

from tinderbox.cli.terminal.input import LineReader
from tinderbox.cli.terminal.screen import Screen, message_id
from tinderbox.core.box import Option, OptionValue, spelled
from tinderbox.core.game import Game
from tinderbox.core.text.messages import catalogue
from tinderbox.games.registry import game, game_ids


class StartMenu:
    """The start menu."""

    def __init__(self, screen: Screen, line_reader: LineReader) -> None:
        self.screen: Final = screen
        self.line_reader: Final = line_reader
        self.say: Final = screen.say

    def ask(
        self, players: int | None, options: Mapping[str, OptionValue]
    ) -> tuple[Game, int | None, dict[str, OptionValue]]:
        """Ask for the game, and for players and options that were not given."""
        chosen = self.game()
        return chosen, players or self.players(chosen), self.options(chosen, options)

    def game(self) -> Game:
        found = [game(id) for id in game_ids()]
        titles = [self.words(each, "game-title") for each in found]
        return found[self.pick(self.say("opening-game"), titles)]

    def players(self, chosen: Game) -> int:
        fewest, most = chosen.box.seats
        self.screen.question(self.say("opening-players", fewest=fewest, most=most))
        return self.number(fewest, most, chosen.usual_players)

    def options(self, chosen: Game, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """A value for every option that was not given."""
        options = dict(given)
        for option in chosen.box.options_offered:
            if option.name not in options:
                options[option.name] = self.option(chosen, option)
        return options

    def option(self, chosen: Game, option: Option) -> OptionValue:
        id = message_id("option", option.name)
        question = f"{self.words(chosen, f'{id}.title')} ({option.clause}): {self.words(chosen, id)}"
        words = [self.words(chosen, f"{id}-{spelled(value)}") for value in option.values]
        return option.values[self.pick(question, words)]

    def words(self, chosen: Game, id: str) -> str:
        return catalogue(chosen.box.package).text(self.say.language, id)

    def pick(self, question: str, answers: Sequence[str]) -> int:
        """Ask for one of several answers by number; Enter takes the first."""
        self.screen.question(question, answers)
        return self.number(1, len(answers), 1) - 1

    def number(self, least: int, most: int, default: int) -> int:
        while True:
            typed = self.line_reader.ask(f"[{default}] ")
            if not typed:
                return default
            if typed.isascii() and typed.isdecimal() and len(typed) < 4 and least <= int(typed) <= most:
                return int(typed)
            self.screen.line(self.say("opening-again", least=least, most=most), "yellow")
