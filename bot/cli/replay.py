"""``guildhall replay``: a whole game as an animated picture, a frame for each round.

examples:
  guildhall replay guildhall-carrara-42.json -o carrara.gif       a game that was exported
  guildhall replay 42 -o game.gif                                 a game in the database, also while the bot is running
  guildhall replay hamlet --players 3 --seed 7 -o hamlet.gif      a game between computers
  guildhall replay tiny_towns --players 1 --seat 0 -o town.gif    what one player saw
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot.cli import common
from bot.cli.common import Exit, Refused, add_config, natural, settings
from bot.cli.import_ import read
from bot.cli.render import NAMES, renderer_of
from bot.controllers import CONTROLLERS
from bot.languages import LANGUAGES, language
from bot.storage import games
from bot.storage.database import Connection, look
from bot.storage.errors import StorageError
from bot.storage.games import GameRow, MoveRow
from bot.table import records
from bot.table.filming import shots
from bot.table.records import Unreadable
from bot.table.refusals import BrokenGame
from bot.table.replaying import past_of
from bot.table.tables import controller_of
from games import GAMES
from games.core import LEVELS
from games.selfplay import Choose, Step, by_computer, play, seat_rngs
from games.turns import AnyTurn, new_game
from renderers import film


class _Played(NamedTuple):
    names: tuple[str, ...]
    #: How each turn began.
    turns: list[AnyTurn]


def add_arguments(command: ArgumentParser) -> None:
    common.add_table(command, "WHAT", "an exported FILE, the number of a stored game, or for instance tiny_towns")
    command.add_argument("--level", choices=LEVELS, default="normal", help="of the computers (%(default)s)")
    command.add_argument("--seat", type=natural, metavar="I", help="what this seat saw, counted from 0 (the board)")
    command.add_argument("--language", choices=LANGUAGES, default="en", help="(%(default)s)")
    command.add_argument("-o", "--output", type=Path, metavar="FILE", required=True, help="the GIF to write")
    add_config(command)


def run(args: Namespace) -> int:
    played = _played(args)
    if args.seat is not None and args.seat >= len(played.names):
        raise Refused(f"no seat {args.seat} at a table of {len(played.names)}; seats count from 0", Exit.USAGE)
    game = played.turns[0].game
    shown, say = shots(played.turns, len(played.names)), language(args.language)
    scenes = [shot.scene(args.seat, played.names, say) for shot in shown]
    drawn = film.joined(film.frames(renderer_of(game).image, game.slug, scenes))
    args.output.write_bytes(drawn)
    print(f"{args.output}: {len(shown) - 1} rounds, {len(drawn) / 1000:.0f} kB", file=sys.stderr)
    return Exit.OK


def _played(args: Namespace) -> _Played:
    if args.game.isascii() and args.game.isdecimal():
        return _stored(args)
    if args.game.endswith(".json") or Path(args.game).is_file():
        return _recorded(Path(args.game))
    return _by_computers(args)


def _stored(args: Namespace) -> _Played:
    path, number = Path(settings(args).storage.path), int(args.game)
    if not path.exists():
        raise Refused(f"there is no database at {path}", Exit.DATABASE)
    try:
        game, rows = look(path, lambda connection: _with_log(connection, number))
        if game is None or game.snapshot is None:
            raise Refused(f"no game {number} has begun in {path}", Exit.FAILED)
        controller = controller_of(CONTROLLERS, game)
        if game.rules_version != controller.game.rules_version:
            raise Refused(f"game {number} was begun under older rules, which no longer set up games", Exit.FAILED)
        past = past_of(controller, game, rows)
    except StorageError as error:
        raise Refused(str(error), Exit.DATABASE) from error
    except BrokenGame as error:
        raise Refused(str(error), Exit.FAILED) from error
    return _Played(game.names, past.begun)


async def _with_log(connection: Connection, number: int) -> tuple[GameRow | None, list[MoveRow]]:
    return await games.find(connection, number), await games.moves(connection, number)


def _recorded(file: Path) -> _Played:
    record = read(file)
    try:
        turns = _turns(records.beginning(record, GAMES), records.steps(record, GAMES))
    except Unreadable as error:
        raise Refused(f"{file}: {error}", Exit.FAILED) from error
    return _Played(tuple(seat.name for seat in record.seats), turns)


def _by_computers(args: Namespace) -> _Played:
    game, options = common.table(args)
    choose: Choose[Any, Any] = by_computer([args.level] * args.players, seat_rngs(args.players, args.seed))
    turn = new_game(game, args.players, options, args.seed)
    return _Played(NAMES[: args.players], _turns(turn, play(turn, choose, Random(args.seed))))


def _turns(first: AnyTurn, steps: Iterable[Step[Any, Any]]) -> list[AnyTurn]:
    return [first, *(step.after for step in steps if step.after.epoch != step.before.epoch)]
