"""Ways of playing: what stones, coins, shares and scorings count for in points at the end of the game."""

from __future__ import annotations

from msgspec import Struct

from games.carrara.data import DATA


class Weights(Struct, frozen=True):
    """A way of playing. Found by letting many slightly different ones play each other."""

    #: What a stone is good for, by colour.
    stones: tuple[float, ...]
    #: A coin at the start and shortly before the end.
    coin: float = 0.0
    late_coin: float = 0.0
    #: How much of a building's worth its type will pay: for the first of its kind, and for each one before it.
    kind_start: float = 0.0
    kind_more: float = 0.0
    #: The same for its city; ``city_ready`` once it may be scored.
    city_start: float = 0.0
    city_more: float = 0.0
    city_ready: float = 0.0
    #: What an object is worth.
    object: float = 0.0
    #: A scoring is worth this part of what it brings, less what waiting would add.
    kind_score: float = 0.0
    kind_wait: float = 0.0
    city_score: float = 0.0
    city_wait: float = 0.0
    #: More for a city that others could close.
    city_rush: float = 0.0
    #: Building as such.
    build: float = 0.0
    #: How much of what isn't scored yet will never be.
    late: float = 0.0
    #: With this many coins an object is always bought.
    purse: float = 0.0
    #: How many points others might make in the turn they have left.
    lead: float = 0.0


#: In the last turn only what counts at the end is worth anything.
LAST_TURN = Weights(
    stones=(0.01,) * len(DATA.colours),
    coin=1 / DATA.final.coins_per_point,
    late_coin=1 / DATA.final.coins_per_point,
    object=DATA.final.per_object,
    kind_score=1,
    city_score=1,
    purse=DATA.extra.price,
)

#: What did best among thousands that played each other.
PRACTISED = Weights(
    stones=(3.51, 2.95, 3.54, 3.50, 3.00, 1.96),
    coin=0.61,
    late_coin=0.14,
    kind_start=0.81,
    kind_more=0.21,
    city_start=0.36,
    city_more=0.38,
    city_ready=1.10,
    object=1.63,
    kind_score=0.56,
    kind_wait=4.20,
    city_score=0.26,
    city_wait=3.77,
    city_rush=3.27,
    build=1.13,
    late=0.74,
    purse=20.90,
    lead=3.59,
)
