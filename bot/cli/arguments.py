"""What can be typed after ``guildhall``, and the help that teaches it."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from games.core import LEVELS, Level
from games.rng import seed_from_text

EXAMPLES = """\
examples:
  guildhall sandbox                                   play in the browser: no token, no network
  guildhall doctor                                    is everything ready for Discord?
  guildhall run                                       bring the bot to Discord
  guildhall backup guildhall-monday.sqlite3           copy the database, also while the bot runs
  guildhall simulate tiny_towns --players 4 --games 100 --levels hard,easy
  guildhall render tiny_towns --players 4 --moves 60 -o board.png

"guildhall COMMAND --help" tells more about each command.

exit codes: 0 done, 1 failed, 2 wrong usage, 3 wrong configuration, 4 unusable database, 130 interrupted
"""

SANDBOX_EXAMPLES = """\
examples:
  guildhall sandbox
  guildhall sandbox --port 8080 --no-browser
  guildhall sandbox --database another-evening.sqlite3    games survive a restart in their file

Needs the extra "sandbox": pip install 'guildhall[sandbox]'
"""

RUN_EXAMPLES = """\
examples:
  DISCORD_TOKEN=... guildhall run
  guildhall run --config /etc/guildhall.toml

Every setting is explained in config.example.toml. Check them first with "guildhall doctor".
"""

SIMULATE_EXAMPLES = """\
examples:
  guildhall simulate tiny_towns --players 4 --games 20
  guildhall simulate tiny_towns --games 200 --levels hard,easy    who wins? seats rotate
  guildhall simulate tiny_towns --players 1 --games 50 --level hard --no-check
  guildhall simulate tiny_towns --options '{"monuments": true, "set_up": "random"}' --json

Every state is put to the promises of games/core.py unless you say --no-check. A game that breaks one is
named with its seed, and the exit code is 1.
"""

RENDER_EXAMPLES = """\
examples:
  guildhall render tiny_towns --players 4 --seed 7 --moves 60 -o board.png
  guildhall render tiny_towns --moves 30 --seat 0 --language de -o panel.png
  guildhall render tiny_towns --final --level normal -o final.png
  guildhall render tiny_towns --moves 30 --text                   the same in words
"""

BENCH_EXAMPLES = """\
examples:
  guildhall bench
  guildhall bench tiny_towns --json
  guildhall bench leaderboards                 a million results against ten thousand

Each figure is a ratio to the time in which Pillow writes the same board as an ordinary PNG in the same run.
The exit code is 1 when a figure is over its limit.
"""

RATINGS_EXAMPLES = """\
examples:
  guildhall ratings rebuild

Ratings and leaderboards follow from the stored results alone. Stop the bot first: one process for each database.
"""

RECORD_EXAMPLES = """\
examples:
  guildhall record tiny_towns --players 3 --seed 5
  guildhall record tiny_towns --players 1 --options '{"monuments": true, "set_up": "random"}'

The tests replay every recording. Record when a game is new and when its rules_version has risen; never delete
those of an older version, for games in progress still play by it.
"""


def parsed(arguments: Sequence[str] | None) -> Namespace:
    return parser().parse_args(arguments)


def parser() -> ArgumentParser:
    top = ArgumentParser(
        prog="guildhall",
        description="Town-building board games, played slowly, inside a Discord server.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"guildhall {version('guildhall')}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def add(name: str, summary: str, epilog: str = "") -> ArgumentParser:
        command = commands.add_parser(
            name, help=summary, description=summary, epilog=epilog, formatter_class=RawDescriptionHelpFormatter
        )
        command.set_defaults(command=name)
        return command

    _sandbox(add("sandbox", "play in the browser, in a Discord of your own", SANDBOX_EXAMPLES))
    _config(add("run", "run the bot on Discord", RUN_EXAMPLES))
    _simulate(add("simulate", "let computer opponents play, check the rules, count who wins", SIMULATE_EXAMPLES))
    _render(add("render", "draw a position", RENDER_EXAMPLES))
    _bench(add("bench", "measure moves and pictures", BENCH_EXAMPLES))
    _backup(add("backup", "copy the database, also while the bot is running"))
    _config(add("doctor", "check configuration, token, permissions and database"))
    _ratings(add("ratings", "recalculate ratings and leaderboards from all results", RATINGS_EXAMPLES))
    _record(add("record", "record games for the tests to replay", RECORD_EXAMPLES))
    return top


def _sandbox(command: ArgumentParser) -> None:
    command.add_argument(
        "--database", type=Path, default=Path("sandbox.sqlite3"), help="where games are kept (%(default)s)"
    )
    command.add_argument("--port", type=_port, default=0, help="of the page, on this machine only (any free one)")
    command.add_argument("--no-browser", action="store_true", help="print the link and open nothing")


def _config(command: ArgumentParser) -> None:
    command.add_argument("--config", type=Path, metavar="FILE", help="settings (config.toml, if there is one)")


def _simulate(command: ArgumentParser) -> None:
    _table(command)
    command.add_argument("--games", type=_positive, default=10, metavar="K", help="how many (%(default)s)")
    levels = command.add_mutually_exclusive_group()
    levels.add_argument("--level", choices=LEVELS, help="of every seat (normal)")
    levels.add_argument("--levels", type=_levels, metavar="L,L…", help="of the seats in turn, for instance hard,easy")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.add_argument("--no-check", action="store_true", help="only play, which is much quicker")


def _render(command: ArgumentParser) -> None:
    _table(command)
    command.add_argument("--moves", type=_natural, default=20, metavar="K", help="moves played (%(default)s)")
    command.add_argument("--level", choices=LEVELS, help="of the computer opponents (moves are random without)")
    command.add_argument("--seat", type=_natural, metavar="I", help="its private panel, counted from 0 (the board)")
    command.add_argument("--final", action="store_true", help="play to the end and draw the score sheet")
    command.add_argument("--language", choices=("en", "de"), default="en", help="(%(default)s)")
    command.add_argument("--text", action="store_true", help="print the position in words")
    command.add_argument("-o", "--output", type=Path, metavar="FILE", help="the PNG to write")


def _bench(command: ArgumentParser) -> None:
    command.add_argument("games", nargs="*", metavar="GAME", help="which games (all)")
    command.add_argument("--json", action="store_true", help="print one JSON object")


def _backup(command: ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="the copy")
    command.add_argument("--force", action="store_true", help="replace FILE if it is there already")
    _config(command)


def _ratings(command: ArgumentParser) -> None:
    command.add_argument("what", choices=("rebuild",), help="rebuild: from the stored results, to the same numbers")
    _config(command)


def _record(command: ArgumentParser) -> None:
    _table(command)
    command.add_argument("--level", choices=LEVELS, default="easy", help="of every seat (%(default)s)")
    command.add_argument(
        "--folder", type=Path, default=Path("tests/games/golden"), help="where recordings are kept (%(default)s)"
    )


def _table(command: ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="for instance tiny_towns")
    command.add_argument("--players", type=_positive, default=2, metavar="N", help="seats (%(default)s); 1 is solo")
    command.add_argument("--seed", type=seed_from_text, default=1, metavar="S", help="a number or any text (1)")
    command.add_argument(
        "--options", default="{}", metavar="JSON", help="variants, for instance '{\"monuments\": true}'"
    )


def _natural(text: str) -> int:
    if not text.isdecimal():
        raise ArgumentTypeError(f"not a whole number from 0: {text!r}")
    return int(text)


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"not a whole number from 1: {text!r}")
    return int(text)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65_535:
        raise ArgumentTypeError(f"not a port: {text!r}")
    return int(text)


def _levels(text: str) -> tuple[Level, ...]:
    by_name: dict[str, Level] = {level: level for level in LEVELS}
    names = text.split(",")
    if unknown := [name for name in names if name not in by_name]:
        raise ArgumentTypeError(f"no level {unknown[0]!r}; there are {', '.join(LEVELS)}")
    return tuple(by_name[name] for name in names)
