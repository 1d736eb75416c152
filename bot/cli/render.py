"""Pictures of positions that nobody has played: for looking at, for documents, for measuring."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from msgspec import Struct

from bot.languages import language
from games import asking
from games.core import AnyGame, Level, Seat
from games.selfplay import Choose, at_random, by_computer, play, seat_rngs
from games.turns import AnyTurn, Told, new_game, remembered, with_own
from renderers.core import Picture, Renderer, Table

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


def position(scene: Scene) -> tuple[AnyTurn, tuple[Told, ...]]:
    """The turn, and what is told of those before it."""
    game, rng = scene.game, Random(f"{scene.seed}/scene")
    turn = new_game(game, scene.seats, scene.options, scene.seed)
    choose: Choose[Any, Any]
    if scene.level is None:
        choose = at_random(rng)
    else:
        choose = by_computer([scene.level] * scene.seats, seat_rngs(scene.seats, scene.seed))
    told: tuple[Told, ...] = ()
    for step in islice(play(turn, choose, rng), scene.moves):
        told = remembered(told, step.before, step.after, scene.seats)
        turn = step.after
    return turn, told


def table(turn: AnyTurn, told: tuple[Told, ...], seats: int, code: str, seat: Seat | None = None) -> Table:
    return Table(NAMES[:seats], language(code), turn.waiting, with_own(told, turn, seat))


def draw(renderer: Renderer[Any], scene: Scene, code: str, seat: Seat | None) -> Picture:
    """The final sheet of a finished game, the panel of a seat, or the board."""
    turn, told = position(scene)
    people, view = table(turn, told, scene.seats, code, seat), turn.view(seat)
    if scene.moves is None:
        return renderer.final(view, people)
    if seat is not None:
        asked = asking.ask(turn.game, view, seat) if seat in turn.waiting else None
        return renderer.panel(view, seat, people, asked)
    return renderer.board(view, people)


def words(renderer: Renderer[Any], scene: Scene, code: str, seat: Seat | None) -> str:
    turn, told = position(scene)
    return renderer.words(turn.view(seat), seat, table(turn, told, scene.seats, code, seat))
