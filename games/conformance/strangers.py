"""Moves that look right but aren't: seen elsewhere, or with a field altered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from games.core import encode

TAG = "do"


def bent(kind: Any, moves: Sequence[Any], rng: Random, number: int) -> Iterator[Any]:
    """Up to ``number`` moves with one field changed that still decode as ``kind``; some may be legal by chance."""
    plain = [msgspec.json.decode(encode(move)) for move in moves]
    with_fields = [fields for fields in plain if len(fields) > 1]
    for _ in range(number if with_fields else 0):
        fields = rng.choice(with_fields)
        name = rng.choice([name for name in fields if name != TAG])
        values = [other[name] for other in with_fields if name in other]
        changed = fields | {name: rng.choice([*values, *_beside(fields[name])])}
        try:
            yield msgspec.convert(changed, kind)
        except msgspec.ValidationError:
            continue  # refused before the rules see it, which is as good


def _beside(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1, -1, 10**6]
    if isinstance(value, list):
        return [value[::-1], value[1:], value + value[:1], []]
    return [None, "", "nowhere"]
