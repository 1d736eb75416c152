"""``guildhall render``: pictures of made-up positions, for looking at, for documents, for measuring.

examples:
  guildhall render tiny_towns --players 4 --seed 7 --moves 60 -o board.png
  guildhall render tiny_towns --moves 30 --seat 0 --language de -o panel.png
  guildhall render tiny_towns --final --level normal -o final.png
  guildhall render tiny_towns --moves 30 --text                   the same in words
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from bot.cli import common
from bot.cli.common import Exit, Refused, add_table, natural
from bot.languages import LANGUAGES, language
from games import asking
from games.core import LEVELS, AnyGame, Level, Seat
from games.selfplay import Choose, at_random, by_computer, play, seat_rngs
from games.turns import AnyTurn, Told, new_game, remembered, with_own
from renderers import REGISTRY
from renderers.core import Picture, Renderer, Table

#: The people at a table that exists only for its picture.
NAMES = ("Ada", "Björn", "Chloë", "Dragan", "Emre", "Frida")


def add_arguments(command: ArgumentParser) -> None:
    add_table(command)
    command.add_argument("--moves", type=natural, default=20, metavar="K", help="moves played (%(default)s)")
    command.add_argument("--level", choices=LEVELS, help="of the computer opponents (moves are random without)")
    command.add_argument("--seat", type=natural, metavar="I", help="its private panel, counted from 0 (the board)")
    command.add_argument("--final", action="store_true", help="play to the end and draw the score sheet")
    command.add_argument("--language", choices=LANGUAGES, default="en", help="(%(default)s)")
    command.add_argument("--text", action="store_true", help="print the position in words")
    command.add_argument("-o", "--output", type=Path, metavar="FILE", help="the PNG to write")


def run(args: Namespace) -> int:
    game, options = common.table(args)
    if not args.text and args.output is None:
        raise Refused("say where the picture goes (-o FILE) or ask for words (--text)", Exit.USAGE)
    if args.seat is not None and args.seat >= args.players:
        raise Refused(f"no seat {args.seat} at a table of {args.players}; seats count from 0", Exit.USAGE)
    renderer = renderer_of(game)
    scene = Scene(game, args.players, options, args.seed, None if args.final else args.moves, args.level)
    if args.text:
        print(words(renderer, scene, args.language, args.seat))
    if args.output is not None:
        drawn = draw(renderer, scene, args.language, args.seat)
        args.output.write_bytes(drawn.png)
        print(f"{args.output}: {len(drawn.png) / 1000:.0f} kB: {drawn.alt}", file=sys.stderr)
    return Exit.OK


def renderer_of(game: AnyGame) -> Renderer[Any]:
    if game.slug not in REGISTRY:
        raise Refused(f"{game.slug} has no pictures", Exit.FAILED)
    return REGISTRY[game.slug]


class Scene(Struct, frozen=True):
    """A position to look at: a number of moves into a game played at random or by computer opponents."""

    game: AnyGame
    seats: int
    options: Any
    seed: int
    #: None plays to the end.
    moves: int | None = None
    level: Level | None = None


def position(scene: Scene) -> tuple[AnyTurn, tuple[Told, ...]]:
    """The turn, and what is told about the turns before it."""
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
