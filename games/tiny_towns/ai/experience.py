"""What a computer opponent has learned about the worth of things.

The numbers in ``experience.toml`` are points of the final score. They were learned from a few hundred thousand games
with all cards and monuments. A few thousand games at a time, the numbers were fitted to how the towns ended up, and the
next games were played with them. One set is for the table (resource cards or hammer), one for the solo game, in which
cards that nobody wants stay open.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from games.tiny_towns.state import CardId

Row = tuple[float, ...]
Grid = tuple[Row, ...]


def stage_of(unbuilt: int) -> int:
    """By the number of unbuilt squares: the beginning of a game is 3, its end is 0."""
    return min(unbuilt // 4, 3)


class Experience(Struct, frozen=True, forbid_unknown_fields=True):
    # --- the buildings of a town ---
    #: By unbuilt squares.
    unbuilt: Row
    #: By the number of buildings of a card, and stage.
    count: dict[CardId, Grid]
    #: By the food card, the number of unfed cottages, and stage.
    unfed: dict[CardId, Grid]
    #: By the food card, what it could still feed, and stage.
    spare: dict[CardId, Grid]
    #: For every building: by the unbuilt squares next to it; and by corner, edge or centre.
    near: dict[CardId, Row]
    position: dict[CardId, Row]
    #: A monument that stands, or that may still be built, by stage.
    monument_built: dict[CardId, Row]
    monument_open: dict[CardId, Row]
    #: Unbuilt squares without an unbuilt neighbour, by stage; pairs of unbuilt neighbours.
    isolated: Grid
    pairs: Row
    # --- its cubes ---
    #: By unbuilt squares and empty squares.
    room: Grid
    #: A pattern in the making, by its size and the cubes still missing: how much of the building's worth it already
    #: has, and what it is worth in itself. Late in the game (0) and before (1).
    share: tuple[Grid, Grid]
    making: tuple[Grid, Grid]
    #: The same by card and missing cubes.
    making_of: dict[CardId, Row]
    #: A cube that belongs to no pattern in the making, by stage.
    stray: Row
    #: The first, second, … cube of the same resource that patterns in the making wait for.
    rivalry: Row
    #: How many different resources are waited for, by stage.
    wanted: Grid
    #: Solo: how many of the two or three open cards known are waited for, by stage.
    open_wanted: tuple[Grid, Grid]


@cache
def experience(of: Literal["table", "solo"]) -> Experience:
    text = files(__package__).joinpath("experience.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, Experience])[of]
