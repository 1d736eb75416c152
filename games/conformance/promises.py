"""What the checks have in common."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import msgspec
from msgspec import Struct

from games.core import AnyGame, IllegalMove, Seat, encode

#: Codes become the keys of sentences.
CODE = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
#: Parameters become the variables of sentences.
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*", re.ASCII)
#: Letters and digits of other alphabets that case-folding or ``int`` may mistake for ours.
LOOKALIKES = (
    str.maketrans("kKsS", "\N{KELVIN SIGN}\N{KELVIN SIGN}ſſ"),
    str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩"),
)


class Broken(Exception):
    """A game broke a promise of the contract."""


class Table(Struct, frozen=True):
    """A game and its number of seats: what the checks need besides a turn."""

    game: AnyGame
    seats: int

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (*range(self.seats), None)


def hold(kept: bool, promise: str, *evidence: object) -> None:
    if not kept:
        raise Broken(": ".join([promise, *map(shown, evidence)]))


def shown(value: object) -> str:
    return encode(value).decode() if isinstance(value, Struct) else repr(value)


def refusal(attempt: Callable[[], object]) -> str | None:
    """The code the rules refuse with, or None if they don't."""
    try:
        attempt()
    except IllegalMove as error:
        return error.code
    return None


def survives(value: Struct, decode: Callable[[bytes], object]) -> bool:
    """Whether a value is the same after it has been stored."""
    try:
        return decode(encode(value)) == value
    except msgspec.ValidationError:
        return False


def check_code(code: str, params: Mapping[str, object], *evidence: object) -> None:
    hold(CODE.fullmatch(code) is not None, "codes are written in snake_case", code, *evidence)
    for name, value in params.items():
        hold(NAME.fullmatch(name) is not None, "parameters have names", name, *evidence)
        hold(type(value) in (int, str), "parameters are numbers and words", name, value, *evidence)
