"""``guildhall sandbox``: the bot in a Discord of its own, in the browser.

examples:
  guildhall sandbox
  guildhall sandbox --port 8080 --no-browser
  guildhall sandbox --database another-evening.sqlite3    games survive a restart in their file

Needs the extra "sandbox": pip install 'guildhall[sandbox]'
"""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from bot.cli.common import needing_simcord


def add_arguments(command: ArgumentParser) -> None:
    command.add_argument(
        "--database", type=Path, default=Path("sandbox.sqlite3"), help="where games are kept (%(default)s)"
    )
    command.add_argument(
        "--port",
        type=_port,
        default=0,
        help="of the page, on this machine only (the one of the last time, or any free one)",
    )
    command.add_argument("--no-browser", action="store_true", help="print the link and open nothing")


def run(args: Namespace) -> int:
    with needing_simcord("the sandbox"):
        from bot import sandbox
    return sandbox.run(args.database, port=args.port, open_browser=not args.no_browser)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65_535:
        raise ArgumentTypeError(f"not a port: {text!r}")
    return int(text)
