"""Which tables the conformance suite of the first edition plays at."""

from __future__ import annotations

from random import Random

import pytest

from bot.headless import Action, Choose, State
from bot.invariants import Table
from games import REGISTRY
from games.first_edition import AnyGame, Seat
from tests.games.first_edition_example import GAME as EXAMPLE
from tests.games.tables import some_options

__all__ = ["curious", "every_game", "every_table", "some_options"]

GAMES: tuple[AnyGame, ...] = (EXAMPLE, *REGISTRY.values())

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
every_table = pytest.mark.parametrize(
    "table", [Table(game, seats) for game in GAMES for seats in game.seats], ids=lambda t: f"{t.game.slug}-{t.seats}"
)


def curious(game: AnyGame, rng: Random) -> Choose:
    """Plays to see much: half the time the computer's move, else a random kind of action before the action itself."""

    def choose(state: State, seat: Seat) -> Action:
        if rng.random() < 0.5:
            return game.ai.choose(game.view(state, seat), seat, "easy", rng)
        kinds: dict[type, list[Action]] = {}
        for action in game.legal(state, seat):
            kinds.setdefault(type(action), []).append(action)
        return rng.choice(rng.choice(list(kinds.values())))

    return choose
