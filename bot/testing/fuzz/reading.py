"""Random text for what only reads: the games' notations, and settings."""

from __future__ import annotations

import string
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct

from bot import config
from bot.config import Config, ConfigError
from bot.testing.fuzz.mutations import NUMBERS, mutated
from bot.testing.fuzz.report import Judged, excerpt, outline
from games import GAMES
from games.asking import random_move
from games.core import AnyGame, IllegalMove
from games.selfplay import at_random, play
from games.turns import AnyTurn, new_game

#: Seconds of work. Reading anything takes milliseconds; much more would let one person hold up everybody.
LONGEST_READING = 0.25
#: An operator reads the refusal of a setting in a terminal.
LONGEST_REFUSAL = 500

#: How far into a game positions are taken from, in moves.
DEPTHS = (0, 12, 40)
MOVES_EACH = 12

Reading = Callable[[str], object]


# --- notations --------------------------------------------------------------------------------------------------------


class _Sample(Struct, frozen=True):
    """A way to read something, and texts that it reads."""

    name: str
    read: Reading
    texts: tuple[str, ...]


def fuzz_notation(rng: Random, count: int) -> Iterator[Judged]:
    samples = [sample for game in GAMES.values() for depth in DEPTHS for sample in _samples(game, depth, rng)]
    for _ in range(count):
        sample = rng.choice(samples)
        text = mutated(rng.choice(sample.texts), rng, sample.texts)
        how, problem = judged_reading(sample.read, text, IllegalMove)
        yield Judged("notation", f"{sample.name}({excerpt(text)})", how, problem)


def judged_reading(read: Reading, text: str, refusal: type[Exception]) -> tuple[str, str]:
    """How it ended, and what was wrong about that."""
    begun = time.thread_time()
    problem = ""
    try:
        read(text)
        how = "read"
    except refusal as error:
        how = getattr(error, "code", None) or type(error).__name__
        problem = _unclear(str(error)) if isinstance(error, ConfigError) else ""
    except Exception as error:
        how, problem = "crashed", excerpt(error)
    spent = time.thread_time() - begun
    return how, problem or (f"it took {spent:.2f} s" if spent > LONGEST_READING else "")


def _samples(game: AnyGame, depth: int, rng: Random) -> list[_Sample]:
    seats = rng.choice(game.seats)
    turn = _turn(game, seats, depth, rng)
    seat = turn.waiting[0] if turn.waiting else 0
    view, notation = turn.view(seat), game.notation
    moves = [random_move(game, view, seat, rng) for _ in range(MOVES_EACH)] if turn.waiting else []
    lines = tuple(map(notation.write_move, moves)) or ("end",)
    positions = tuple(notation.write_position(state) for state in (turn.base, view, turn.view(None)))

    def read_position(text: str) -> object:
        return notation.write_position(notation.read_position(text))  # what can be read can be written

    return [
        _Sample(f"{game.slug} read_move", notation.read_move, lines),
        _Sample(f"{game.slug} read_line", lambda text: notation.read_line(text, view, seat), lines),
        _Sample(f"{game.slug} read_position", read_position, positions),
    ]


def _turn(game: AnyGame, seats: int, depth: int, rng: Random) -> AnyTurn:
    turn = new_game(game, seats, game.Options(), rng.getrandbits(32))
    for _, step in zip(range(depth), play(turn, at_random(rng), rng), strict=False):
        turn = step.after
    return turn


# --- settings ---------------------------------------------------------------------------------------------------------


def fuzz_settings(rng: Random, count: int) -> Iterator[Judged]:
    """Files and environment variables."""
    whole = _written(Config())
    names = [f"{config.ENVIRONMENT_PREFIX}{section}_{option}".upper() for section, option, _ in _options(Config())]
    with TemporaryDirectory() as folder:
        file = Path(folder) / "config.toml"
        for number in range(count):
            text = _spoilt_settings(whole, rng) if number % 3 else whole
            environment = {} if number % 3 else {rng.choice(names): mutated(rng.choice(NUMBERS), rng, (whole,))}
            file.write_bytes(_spoilt_bytes(text, rng))
            how, problem = judged_reading(lambda _: config.load(file, environment), text, ConfigError)  # noqa: B023
            yield Judged("config", excerpt(environment or text), how, problem)


def _options(settings: Any) -> Iterator[tuple[str, str, object]]:
    for section in settings.__struct_fields__:
        inner = getattr(settings, section)
        yield from ((section, option, getattr(inner, option)) for option in inner.__struct_fields__)


def _written(settings: Config) -> str:
    """The settings as a file: a line for each, its section in front."""
    return "\n".join(
        f"{section}.{option} = {str(value).lower() if isinstance(value, bool | float | int) else repr(value)}"
        for section, option, value in _options(settings)
    )


def _spoilt_settings(whole: str, rng: Random) -> str:
    """Mostly one line, so that the others don't hide what comes of it."""
    lines = whole.split("\n")
    if rng.random() < 0.2:
        return mutated(whole, rng, lines)
    key, _, value = rng.choice(lines).partition(" = ")
    other = rng.choice((mutated(value, rng, lines), rng.choice(NUMBERS), "[]", "{}", "1979-05-27", "nan", "''"))
    return rng.choice((f"{key} = {other}", f"{mutated(key, rng, lines)} = {value}"))


def _spoilt_bytes(text: str, rng: Random) -> bytes:
    data = text.encode(errors="surrogatepass")
    return data + bytes([rng.randrange(256)]) if rng.random() < 0.05 else data


def _unclear(refusal: str) -> str:
    if len(refusal) > LONGEST_REFUSAL:
        return f"the refusal is {len(refusal)} characters long"
    strange = [sign for sign in refusal if not sign.isprintable() and sign not in string.whitespace]
    return f"the refusal has {strange[0]!r} in it: {outline(refusal)}" if strange else ""
