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

from bot.cli import common
from bot.cli.common import Exit, Refused, add_table, natural
from bot.languages import LANGUAGES, language
from games import asking
from games.core import LEVELS, AnyGame, Seat
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
    turn, told = _position(new_game(game, args.players, options, args.seed), args)
    people = table(turn, told, args.players, args.language, args.seat)
    if args.text:
        print(renderer.words(turn.view(args.seat), args.seat, people))
    if args.output is not None:
        drawn = _drawn(renderer, turn, people, args.seat, final=args.final)
        args.output.write_bytes(drawn.png)
        print(f"{args.output}: {len(drawn.png) / 1000:.0f} kB: {drawn.alt}", file=sys.stderr)
    return Exit.OK


def renderer_of(game: AnyGame) -> Renderer[Any]:
    if game.slug not in REGISTRY:
        raise Refused(f"{game.slug} has no pictures", Exit.FAILED)
    return REGISTRY[game.slug]


def _position(turn: AnyTurn, args: Namespace) -> tuple[AnyTurn, tuple[Told, ...]]:
    """The turn after the moves that were asked for, and what is told about the turns before it."""
    rng = Random(f"{args.seed}/scene")
    choose: Choose[Any, Any] = at_random(rng)
    if args.level is not None:
        choose = by_computer([args.level] * args.players, seat_rngs(args.players, args.seed))
    told: tuple[Told, ...] = ()
    for step in islice(play(turn, choose, rng), None if args.final else args.moves):
        told = remembered(told, step.before, step.after, args.players)
        turn = step.after
    return turn, told


def table(turn: AnyTurn, told: tuple[Told, ...], seats: int, code: str, seat: Seat | None = None) -> Table:
    return Table(NAMES[:seats], language(code), turn.waiting, with_own(told, turn, seat))


def _drawn(renderer: Renderer[Any], turn: AnyTurn, people: Table, seat: Seat | None, *, final: bool) -> Picture:
    """The score sheet of a finished game, the panel of a seat, or the board."""
    view = turn.view(seat)
    if final:
        return renderer.final(view, people)
    if seat is not None:
        asked = asking.ask(turn.game, view, seat) if seat in turn.waiting else None
        return renderer.panel(view, seat, people, asked)
    return renderer.board(view, people)
