"""``guildhall record``: games between computers, kept for the tests to replay.

examples:
  guildhall record tiny_towns --players 3 --seed 5
  guildhall record tiny_towns --players 1 --options '{"monuments": true, "set_up": "random"}'

The tests replay every recording. Record when a game is new and when its rules_version has risen; never delete
those of an older version, for games in progress still play by it.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from bot.cli.common import Exit, Refused, add_table, table
from games.conformance import recording
from games.core import LEVELS
from games.selfplay import Choose, by_computer, seat_rngs


def add_arguments(command: ArgumentParser) -> None:
    add_table(command)
    command.add_argument("--level", choices=LEVELS, default="easy", help="of every seat (%(default)s)")
    command.add_argument(
        "--folder", type=Path, default=Path("tests/games/golden"), help="where recordings are kept (%(default)s)"
    )


def run(args: Namespace) -> int:
    game, options = table(args)
    if not args.folder.is_dir():
        raise Refused(f"there is no folder {args.folder}", Exit.USAGE)
    choose: Choose[Any, Any] = by_computer([args.level] * args.players, seat_rngs(args.players, args.seed))
    lines = recording.record(game, args.players, options, args.seed, choose)
    moves = recording.replay(lines, {game.slug: game})
    path = args.folder / recording.file_name(game)
    with path.open("ab") as file:
        file.write(recording.write(lines))
    print(f"{path}: {moves} moves")
    return Exit.OK
