"""Actions that look right and are not: seen elsewhere, or with a field bent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from bot.invariants.core import Action
from games.first_edition import AnyGame, encode

TAG = "do"


def bent(game: AnyGame, actions: Sequence[Action], rng: Random, number: int) -> Iterator[Action]:
    """Up to so many actions with one field changed that still decode; some of them may be legal by chance."""
    plain = [msgspec.json.decode(encode(action)) for action in actions]
    with_fields = [fields for fields in plain if len(fields) > 1]
    for _ in range(number if with_fields else 0):
        fields = rng.choice(with_fields)
        name = rng.choice([name for name in fields if name != TAG])
        values = [other[name] for other in with_fields if name in other]
        changed = fields | {name: rng.choice([*values, *_beside(fields[name])])}
        try:
            yield msgspec.convert(changed, game.Action)
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
