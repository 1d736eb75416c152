"""``guildhall backup``: a copy of the database, also while the bot is running.

examples:
  guildhall backup guildhall-monday.sqlite3
  guildhall backup --force latest.sqlite3
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.cli.common import Exit, Refused, add_config, settings
from bot.storage import files
from bot.storage.errors import StorageError


def add_arguments(command: ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="the copy")
    command.add_argument("--force", action="store_true", help="replace FILE if it already exists")
    add_config(command)


def run(args: Namespace) -> int:
    database = Path(settings(args).storage.path)
    if not database.exists():
        raise Refused(f"there is no database at {database}", Exit.FAILED)
    if args.file.exists() and (database.samefile(args.file) or not args.force):
        raise Refused(f"{args.file} already exists", Exit.USAGE)
    try:
        rows = files.copy(database, args.file)
    except StorageError as error:
        raise Refused(str(error), Exit.FAILED) from error
    print(f"{database} copied to {args.file} and checked: {rows.get('game', 0)} games, {rows.get('move', 0)} moves")
    return Exit.OK
