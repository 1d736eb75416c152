"""Seeded randomness that lives inside a state.

A generator is a seed and a counter, nothing else, so a state can be stored, replayed and compared. The numbers come
from BLAKE2b and not from ``random``, whose algorithms may change between Python versions: a recorded game must replay
the same way forever. ``ALGORITHM`` is part of every hash; a new algorithm is a new number, and old states keep theirs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TypeVar

import msgspec
from msgspec import Struct

from games.text import folded

ALGORITHM = 1
_RANGE = 1 << 64

T = TypeVar("T")


class Rng(Struct, frozen=True):
    """How far a game has come in its endless sequence of numbers."""

    seed: int
    counter: int = 0


#: What a viewer gets in place of the real generator.
HIDDEN = Rng(seed=0)
_GENERATOR = re.compile(rb'"seed":([0-9]+),"counter":([0-9]+)')


def luck(state: Struct) -> list[tuple[bytes, ...]]:
    """How far every generator in a state has come; quick, because it is asked of every move."""
    return _GENERATOR.findall(msgspec.json.encode(state))


def below(rng: Rng, limit: int) -> tuple[int, Rng]:
    """A number from 0 to limit - 1, all equally likely, and the generator after it."""
    if limit < 1:
        raise ValueError(f"limit must be at least 1, not {limit}")
    counter = rng.counter
    fair = _RANGE - _RANGE % limit  # numbers from here on would favour small results
    while True:
        number = _number(rng.seed, counter)
        counter += 1
        if number < fair:
            return number % limit, Rng(rng.seed, counter)


def choice(rng: Rng, items: Sequence[T]) -> tuple[T, Rng]:
    index, rng = below(rng, len(items))
    return items[index], rng


def shuffled(rng: Rng, items: Iterable[T]) -> tuple[tuple[T, ...], Rng]:
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        index, rng = below(rng, last + 1)
        deck[last], deck[index] = deck[index], deck[last]
    return tuple(deck), rng


def seed_from_text(text: str) -> int:
    """Any text can name a game: plain digits are the seed itself, anything else is hashed."""
    text = text.strip()
    if text.isascii() and text.isdigit() and len(text) < 20 and int(text) < _RANGE // 2:
        return int(text)
    return int.from_bytes(blake2b(folded(text).encode(), digest_size=8).digest(), "big") >> 1


def _number(seed: int, counter: int) -> int:
    key = f"{ALGORITHM}:{seed}:{counter}".encode()
    return int.from_bytes(blake2b(key, digest_size=8).digest(), "big")
