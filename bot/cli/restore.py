"""``guildhall restore``: a backup takes the place of the database, which is kept beside it.

examples:
  guildhall restore guildhall-monday.sqlite3
  guildhall restore backups/guildhall-20260301-040000.sqlite3 --config /etc/guildhall.toml

The backup is checked first and stays as it is. Stop the bot first: one process for each database.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot import clock
from bot.cli.common import Exit, Refused, add_config, settings
from bot.storage import backups
from bot.storage.errors import StorageError


def add_arguments(command: ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="the backup")
    add_config(command)


def run(args: Namespace) -> int:
    database = Path(settings(args).storage.path)
    if not args.file.is_file():
        raise Refused(f"there is no backup at {args.file}", Exit.USAGE)
    if database.exists() and database.samefile(args.file):
        raise Refused(f"{args.file} is the database itself", Exit.USAGE)
    try:
        kept = backups.restore(args.file, database, clock.now())
    except StorageError as error:
        raise Refused(str(error), Exit.DATABASE) from error
    print(f"{args.file} restored to {database}")
    if kept is not None:
        print(f"the replaced database is now {kept}")
    return Exit.OK
