"""Which tables the conformance suite plays at: every game, every number of seats, every mixture of options."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from bot.cli.headless import Action, Choose, State
from bot.invariants import Table
from games import REGISTRY
from games.first_edition import AnyGame, IllegalAction, Seat
from tests.games.example_game import GAME as EXAMPLE

GAMES: tuple[AnyGame, ...] = (EXAMPLE, *REGISTRY.values())

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
every_table = pytest.mark.parametrize(
    "table", [Table(game, seats) for game in GAMES for seats in game.seats], ids=lambda t: f"{t.game.slug}-{t.seats}"
)


def some_options(table: Table, rng: Random) -> Any:
    """Options drawn at random from those this table allows; the defaults if chance finds none."""
    for _ in range(20):
        options = msgspec.convert(_drawn(table.game, rng), table.game.Options)
        try:
            table.game.check_options(table.seats, options)
        except IllegalAction:
            continue
        return options
    return table.game.Options()


def _drawn(game: AnyGame, rng: Random) -> dict[str, Any]:
    """A value for every option that is a switch or a choice of words or numbers; the others keep their defaults."""
    info = msgspec.inspect.type_info(game.Options)
    assert isinstance(info, msgspec.inspect.StructType)
    drawn: dict[str, Any] = {}
    for field in info.fields:
        match field.type:
            case msgspec.inspect.BoolType():
                drawn[field.encode_name] = rng.random() < 0.5
            case msgspec.inspect.LiteralType(values):
                drawn[field.encode_name] = rng.choice(values)
            case msgspec.inspect.IntType(ge=int(least), le=int(most)):
                drawn[field.encode_name] = rng.randint(least, most)
            case msgspec.inspect.EnumType(cls):
                drawn[field.encode_name] = rng.choice(list(cls)).value
    return drawn


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
