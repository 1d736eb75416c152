"""What several commands share: arguments, exit codes, settings, and the table that was asked for."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from enum import IntEnum
from pathlib import Path
from typing import Any

import msgspec

from bot import config
from bot.config import Config
from games import GAMES
from games.core import AnyGame, IllegalMove
from games.rng import seed_from_text


class Exit(IntEnum):
    """What a command tells the shell."""

    OK = 0
    FAILED = 1
    USAGE = 2
    CONFIGURATION = 3
    DATABASE = 4
    INTERRUPTED = 130


class Refused(Exception):
    """A command can't do what it was asked to; the text tells the operator why."""

    def __init__(self, text: str, code: Exit) -> None:
        super().__init__(text)
        self.code = code


@contextmanager
def needing_simcord(what: str) -> Iterator[None]:
    """For imports: if the simulated Discord isn't installed, say how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "simcord":
            raise
        raise Refused(f"{what} needs an extra: pip install 'guildhall[sandbox]'", Exit.CONFIGURATION) from error


# --- arguments --------------------------------------------------------------------------------------------------------


def add_config(command: ArgumentParser) -> None:
    command.add_argument("--config", type=Path, metavar="FILE", help="settings (config.toml, if there is one)")


def add_table(command: ArgumentParser, what: str = "GAME", about: str = "for instance tiny_towns") -> None:
    command.add_argument("game", metavar=what, help=about)
    command.add_argument("--players", type=positive, default=2, metavar="N", help="seats (%(default)s); 1 is solo")
    command.add_argument("--seed", type=seed_from_text, default=1, metavar="S", help="a number or any text (1)")
    command.add_argument(
        "--options", default="{}", metavar="JSON", help="variants, for instance '{\"monuments\": true}'"
    )


def add_json(command: ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print one JSON object")


def natural(text: str) -> int:
    if not text.isdecimal():
        raise ArgumentTypeError(f"not a whole number from 0: {text!r}")
    return int(text)


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"not a whole number from 1: {text!r}")
    return int(text)


# --- what they mean ---------------------------------------------------------------------------------------------------


def settings(args: Namespace) -> Config:
    try:
        return config.load(args.config)
    except config.ConfigError as error:
        raise Refused(str(error), Exit.CONFIGURATION) from error


def named_game(name: str) -> AnyGame:
    slug = name.replace("-", "_")
    if slug not in GAMES:
        near = get_close_matches(slug, GAMES, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(sorted(GAMES)) or 'none'}"
        raise Refused(f"no game {name!r}; {hint}", Exit.USAGE)
    return GAMES[slug]


def table(args: Namespace) -> tuple[AnyGame, Any]:
    """The game that was named, and its options."""
    game = named_game(args.game)
    try:
        options = msgspec.json.decode(args.options, type=game.Options)
        game.check_options(args.players, options)
    except msgspec.DecodeError as error:
        raise Refused(f"--options: {error}", Exit.USAGE) from error
    except IllegalMove as error:
        details = "".join(f", {name} {value}" for name, value in error.params.items())
        raise Refused(f"{game.slug} does not allow this table: {error.code}{details}", Exit.USAGE) from error
    return game, options


def as_json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
