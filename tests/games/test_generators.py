"""The generator of a position fits what has been drawn: all of it in a game, nothing in a view."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core import AnyGame, IllegalMove
from games.rng import HIDDEN, Rng
from games.selfplay import by_computer, play, seat_rngs
from games.turns import new_game

SEED = 5
#: The games that draw after set-up, too.
DRAWING = ("carrara", "hamlet", "tiny_towns", "welcome_to")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)


def is_possible(game: AnyGame, state: Any, rng: Rng) -> bool:
    """Whether this position can be read with this generator."""
    text = game.notation.write_position(replace(state, rng=rng))
    try:
        return bool(game.notation.read_position(text))
    except IllegalMove:
        return False


def begun(game: AnyGame) -> Any:
    return game.new(2, game.Options(), SEED)


@cache
def finished(slug: str) -> Any:
    """A game of two, long enough for draws after set-up."""
    game = GAMES[slug]
    *_, last = play(
        new_game(game, 2, game.Options(), SEED), by_computer(["easy"] * 2, seat_rngs(2, SEED)), Random(SEED)
    )
    return last.after.base


@every_game
def test_generator_has_made_the_draws_of_set_up(game: AnyGame) -> None:
    state = begun(game)

    assert is_possible(game, state, state.rng)
    assert not is_possible(game, state, Rng(SEED, state.rng.counter - 1))
    assert not is_possible(game, state, Rng(SEED, 0))


@pytest.mark.parametrize("game", [GAMES[slug] for slug in DRAWING], ids=DRAWING)
def test_generator_has_made_the_draws_since_set_up(game: AnyGame) -> None:
    state = finished(game.slug)

    assert state.rng.counter > begun(game).rng.counter
    assert is_possible(game, state, state.rng)
    assert not is_possible(game, state, begun(game).rng)


@every_game
def test_generator_is_hidden_together_with_what_it_drew(game: AnyGame) -> None:
    state = begun(game)
    view = game.view(state, None)

    assert is_possible(game, view, HIDDEN)
    assert not is_possible(game, view, state.rng)
    assert not is_possible(game, state, HIDDEN)
