"""Pictures of positions that nobody has played: for looking at, for documents, for measuring."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from bot.cli.headless import State, at_random, by_computer, play, seat_rngs
from bot.languages import language
from games.first_edition import AnyGame, Level, Seat
from renderers.core import FirstRenderer, Picture, Table

#: Who sits at a table that exists only for its picture.
NAMES = ("Ada", "Björn", "Chloë", "Dragan", "Emre", "Frida")


class Scene(Struct, frozen=True):
    """A position to look at: so many moves into a game, by chance or by computer opponents of a level."""

    game: AnyGame
    seats: int
    options: Any
    seed: int
    #: None plays to the end.
    moves: int | None = None
    level: Level | None = None


def position(scene: Scene) -> State:
    game, rng = scene.game, Random(f"{scene.seed}/scene")
    state = game.new(scene.seats, scene.options, scene.seed)
    if scene.level is None:
        choose = at_random(game, rng)
    else:
        choose = by_computer(game, [scene.level] * scene.seats, seat_rngs(scene.seats, scene.seed))
    if scene.moves == 0:
        return state
    for number, step in enumerate(play(game, state, choose, rng), start=1):
        state = step.after
        if number == scene.moves:
            break
    return state


def table(seats: int, code: str) -> Table:
    return Table(NAMES[:seats], language(code))


def draw(renderer: FirstRenderer[Any], scene: Scene, code: str, seat: Seat | None) -> Picture:
    """The final sheet of a finished game, the panel of a seat, or the board."""
    state = position(scene)
    view = scene.game.view(state, seat)
    if scene.moves is None:
        return renderer.final(view, table(scene.seats, code))
    if seat is not None:
        return renderer.panel(view, seat, table(scene.seats, code))
    return renderer.board(view, table(scene.seats, code))


def words(renderer: FirstRenderer[Any], scene: Scene, code: str, seat: Seat | None) -> str:
    return renderer.words(scene.game.view(position(scene), seat), seat, table(scene.seats, code))
