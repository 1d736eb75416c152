"""``guildhall palette``: the 256 colours of all pictures of a game, chosen from pictures of many positions.

examples:
  guildhall palette tiny_towns          writes renderers/tiny_towns/palette.toml

Choose them again when pictures get new colours; a test fails if those don't come out well.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from random import Random
from typing import Any

from PIL import Image

from bot.cli.common import Exit, named_game
from bot.cli.render import renderer_of, table
from bot.languages import LANGUAGES
from games import asking
from games.asking import Asked
from games.conformance import Table
from games.conformance.options import some_options
from games.core import AnyGame, Question
from games.selfplay import at_random, play
from games.turns import AnyTurn, Told, new_game, remembered
from renderers import palettes

#: How many games are played at each size of table, how many of their positions are drawn, and how often their end.
GAMES, POSITIONS, ENDS = 6, 5, 2


def add_arguments(command: ArgumentParser) -> None:
    command.add_argument("game", help="its slug")


def run(args: Namespace) -> int:
    game = named_game(args.game)
    palettes.write(game.slug, palettes.choose(pictures(game), renderer_of(game).keep))
    print(palettes.path_of(game.slug))
    return Exit.OK


def pictures(game: AnyGame) -> Iterator[Image.Image]:
    """Boards, panels and score sheets of random games, at tables of every size, in every language."""
    draw = renderer_of(game).image
    for seats in game.seats:
        for seed in range(GAMES):
            rng = Random(seed)
            *before, end = whole_game(game, seats, rng)
            for turn, told in [*rng.sample(before, min(POSITIONS, len(before))), *[end] * ENDS]:
                language, seat = rng.choice(LANGUAGES), rng.randrange(seats)
                yield draw(turn.view(None), None, table(turn, told, seats, language), None)
                yield draw(turn.view(seat), seat, table(turn, told, seats, language, seat), _asked(turn, seat, rng))


def whole_game(game: AnyGame, seats: int, rng: Random) -> list[tuple[AnyTurn, tuple[Told, ...]]]:
    """A whole game with random options and moves: the turn after each move, and what is said about those before."""
    told: tuple[Told, ...] = ()
    shown = []
    options = some_options(Table(game, seats), rng)
    for step in play(new_game(game, seats, options, rng.getrandbits(32)), at_random(rng), rng):
        told = remembered(told, step.before, step.after, seats)
        shown.append((step.after, told))
    return shown


def _asked(turn: AnyTurn, seat: int, rng: Random) -> Asked[Any] | None:
    """A choice that is half made, if it's the seat's turn."""
    if seat not in turn.waiting:
        return None
    view = turn.view(seat)
    asked = asking.ask(turn.game, view, seat)
    answers = asked.question.answers if asked.question else ()
    then = asking.ask(turn.game, view, seat, (*asked.answers, rng.choice(answers).id)) if answers else asked
    return then if isinstance(then.then, Question) else asked
