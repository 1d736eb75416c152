"""The command line. Each command is a module of the same name, with ``add_arguments``, ``run`` and examples on top."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from keyword import iskeyword

#: What each command does, in the order in which the help lists them.
COMMANDS = {
    "sandbox": "play in the browser, in a Discord of your own",
    "run": "run the bot on Discord",
    "simulate": "let computer opponents play, check the rules, count who wins",
    "render": "draw a position",
    "replay": "draw a whole game as an animated picture",
    "import": "play back a game that was exported, and check it",
    "bench": "measure moves and pictures",
    "torture": "let everything go wrong while people play, and see whether anything is lost",
    "backup": "copy the database, also while the bot is running",
    "restore": "put a backup in the place of the database",
    "repair": "check every open game against its log, and restore broken positions",
    "doctor": "check configuration, token, permissions and database",
    "ratings": "recalculate ratings and leaderboards from all results",
    "fuzz": "try random input of every kind",
    "palette": "choose the colours of a game's pictures",
    "record": "record games for the tests to replay",
}

EXAMPLES = """\
examples:
  guildhall sandbox                                   play in the browser: no token, no network
  guildhall doctor                                    is everything ready for Discord?
  guildhall run                                       bring the bot to Discord
  guildhall backup guildhall-monday.sqlite3           copy the database, also while the bot runs
  guildhall restore guildhall-monday.sqlite3          go back to that copy; the bot must not run
  guildhall simulate tiny_towns --players 4 --games 100 --levels hard,easy
  guildhall render tiny_towns --players 4 --moves 60 -o board.png

"guildhall COMMAND --help" tells more about each command.

exit codes: 0 done, 1 failed, 2 wrong usage, 3 wrong configuration, 4 unusable database, 130 interrupted
"""


def parsed(arguments: Sequence[str]) -> Namespace:
    """The arguments of a command, and ``run``, the function that does it. Only that command's module is imported."""
    top = ArgumentParser(
        prog="guildhall",
        description="Town-building board games, played slowly, inside a Discord server.",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"guildhall {version('guildhall')}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(
            name, help=summary, description=summary, formatter_class=RawDescriptionHelpFormatter
        )
        if name in arguments[:1]:
            module = import_module(f"{__name__}.{name}{'_' * iskeyword(name)}")
            command.epilog = "".join((module.__doc__ or "").partition("examples:")[1:])
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return top.parse_args(arguments)
