"""``guildhall import``: play back the record of a game, as ``/game export`` writes it, and check it.

examples:
  guildhall import guildhall-carrara-42.json

Every move must be legal, and the rules must come to the results that the file says.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.cli.common import Exit, Refused
from bot.table import records
from bot.table.records import Record, Unreadable
from games import GAMES
from renderers.text import spoken


def add_arguments(command: ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="the record")


def run(args: Namespace) -> int:
    record = read(args.file)
    try:
        played = list(records.steps(record, GAMES))
        result = played[-1].after.result if played else None
    except Unreadable as error:
        raise Refused(f"{args.file}: {error}", Exit.FAILED) from error
    found = records.differences(record, result)
    for difference in found:
        print(f"{args.file}: {difference}")
    if found:
        return Exit.FAILED
    names = ", ".join(spoken(seat.name, "?") for seat in record.seats)
    counted = f"{len(played)} moves in {played[-1].after.epoch} turns"
    print(f"{args.file}: {record.game}, {names}: {counted}, all legal; the results are the same")
    return Exit.OK


def read(file: Path) -> Record:
    """The record in a file, or one line that says why there is none."""
    try:
        with file.open("rb") as opened:
            return records.read(opened.read(records.LARGEST_FILE + 1))
    except OSError as error:
        raise Refused(f"{file}: {error.strerror}", Exit.USAGE) from error
    except Unreadable as error:
        raise Refused(f"{file}: {error}", Exit.FAILED) from error
