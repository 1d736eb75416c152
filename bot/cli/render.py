"""Pictures of positions that nobody has played: for looking at, for documents, for measuring."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from bot.languages import language
from games import asking
from games.core import AnyGame, Level, Seat
from games.selfplay import Choose, at_random, by_computer, play, seat_rngs
from games.turns import AnyTurn, new_game
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


def position(scene: Scene) -> AnyTurn:
    game, rng = scene.game, Random(f"{scene.seed}/scene")
    turn = new_game(game, scene.seats, scene.options, scene.seed)
    choose: Choose[Any, Any]
    if scene.level is None:
        choose = at_random(rng)
    else:
        choose = by_computer([scene.level] * scene.seats, seat_rngs(scene.seats, scene.seed))
    if scene.moves == 0:
        return turn
    for number, step in enumerate(play(turn, choose, rng), start=1):
        turn = step.after
        if number == scene.moves:
            break
    return turn


def table(turn: AnyTurn, seats: int, code: str) -> Table:
    return Table(NAMES[:seats], language(code), turn.waiting)


def draw(renderer: Renderer[Any], scene: Scene, code: str, seat: Seat | None) -> Picture:
    """The final sheet of a finished game, the panel of a seat, or the board."""
    turn = position(scene)
    people, view = table(turn, scene.seats, code), turn.view(seat)
    if scene.moves is None:
        return renderer.final(view, people)
    if seat is not None:
        asked = asking.ask(turn.game, view, seat) if seat in turn.waiting else None
        return renderer.panel(view, seat, people, asked)
    return renderer.board(view, people)


def words(renderer: Renderer[Any], scene: Scene, code: str, seat: Seat | None) -> str:
    turn = position(scene)
    return renderer.words(turn.view(seat), seat, table(turn, scene.seats, code))
