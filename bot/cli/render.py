"""Pictures of positions that nobody has played: for looking at, for documents, for measuring."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from bot.cli.playing import EitherGame, EitherTurn, at_random, by_computer, play, start
from bot.languages import language
from games import asking
from games.core import Game, Level, Seat
from games.selfplay import seat_rngs
from renderers.core import Picture, Table

#: Who sits at a table that exists only for its picture.
NAMES = ("Ada", "Björn", "Chloë", "Dragan", "Emre", "Frida")


class Scene(Struct, frozen=True):
    """A position to look at: so many moves into a game, by chance or by computer opponents of a level."""

    game: EitherGame
    seats: int
    options: Any
    seed: int
    #: None plays to the end.
    moves: int | None = None
    level: Level | None = None


def position(scene: Scene) -> EitherTurn:
    game, rng = scene.game, Random(f"{scene.seed}/scene")
    turn = start(game, scene.seats, scene.options, scene.seed)
    if scene.level is None:
        choose = at_random(game, rng)
    else:
        choose = by_computer(game, [scene.level] * scene.seats, seat_rngs(scene.seats, scene.seed))
    if scene.moves == 0:
        return turn
    for number, step in enumerate(play(turn, choose, rng), start=1):
        turn = step.after
        if number == scene.moves:
            break
    return turn


def table(turn: EitherTurn, seats: int, code: str) -> Table:
    return Table(NAMES[:seats], language(code), turn.waiting)


def draw(renderer: Any, scene: Scene, code: str, seat: Seat | None) -> Picture:
    """The final sheet of a finished game, the panel of a seat, or the board."""
    turn = position(scene)
    people, view = table(turn, scene.seats, code), turn.view(seat)
    picture: Picture
    if scene.moves is None:
        picture = renderer.final(view, people)
    elif seat is not None:
        picture = renderer.panel(view, seat, people, _asked(turn, seat))
    else:
        picture = renderer.board(view, people)
    return picture


def _asked(turn: EitherTurn, seat: Seat) -> Any:
    """What the seat is asked at this moment, if it is asked anything."""
    if not isinstance(turn.game, Game):
        return ()
    return asking.ask(turn.game, turn.view(seat), seat) if seat in turn.waiting else None


def words(renderer: Any, scene: Scene, code: str, seat: Seat | None) -> str:
    turn = position(scene)
    return str(renderer.words(turn.view(seat), seat, table(turn, scene.seats, code)))
