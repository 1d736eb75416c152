"""Options drawn at random, of any game."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from games.conformance.promises import Table
from games.core import IllegalMove


def some_options(table: Table, rng: Random) -> Any:
    """Options drawn at random from those this table allows; the defaults if chance finds none."""
    for _ in range(20):
        options = msgspec.convert(_drawn(table.game.Options, rng), table.game.Options)
        try:
            table.game.check_options(table.seats, options)
        except IllegalMove:
            continue
        return options
    return table.game.Options()


def _drawn(kind: type, rng: Random) -> dict[str, Any]:
    """A value for every option that is a switch or a choice of words or numbers; the others keep their defaults."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    drawn: dict[str, Any] = {}
    for field in info.fields:
        match field.type:
            case msgspec.inspect.BoolType():
                drawn[field.encode_name] = rng.random() < 0.5
            case msgspec.inspect.LiteralType(values):
                drawn[field.encode_name] = rng.choice(values)
            case msgspec.inspect.IntType(ge=int(least), le=int(most)):
                drawn[field.encode_name] = rng.randint(least, most)
            case msgspec.inspect.EnumType(cls):
                drawn[field.encode_name] = rng.choice(list(cls)).value
    return drawn
