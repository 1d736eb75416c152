"""Set-up: wheel, bag, display, screens."""

from __future__ import annotations

from games.carrara.data import CITIES, DATA, OBJECTS, TILES
from games.carrara.state import NO_OBJECTS, Options, Player, Screen, State
from games.carrara.stones import LETTERS, minus
from games.core import IllegalMove
from games.rng import Rng, shuffled

RULES_VERSION = 1
SEATS = range(1, 5)
#: The House of Malaspina sits here when one seat plays alone.
HOUSE_SEAT = 1


def check_options(seats: int, options: Options) -> None:
    """All options go together, at every size of table."""
    if seats not in SEATS:
        raise IllegalMove("seats", least=SEATS.start, most=SEATS.stop - 1)


def new(seats: int, options: Options, seed: int) -> State:
    check_options(seats, options)
    alone = seats == 1
    count = 2 if alone else seats
    setup, components = DATA.setup, DATA.components
    bag = "".join(letter * components.stones_per_colour for letter in LETTERS)
    bag = minus(bag, setup.wheel + setup.start_stones[:count])
    tiles, rng = shuffled(Rng(seed), TILES)
    return State(
        rules=RULES_VERSION,
        options=options,
        solo=alone,
        rng=rng,
        wheel=(setup.wheel, "", "", "", "", ""),
        bag=bag,
        display=tiles[: components.display],
        stack=tiles[components.display :],
        supply=(components.objects_in_supply,) * len(OBJECTS),
        players=tuple(
            _player(DATA.solo.start_coins if alone and seat == HOUSE_SEAT else setup.coins, setup.start_stones[seat])
            for seat in range(count)
        ),
        turn=0,
        phase="action",
    )


def _player(coins: int, stone: str) -> Player:
    return Player(Screen(coins, stone, NO_OBJECTS), 0, ((),) * len(CITIES), ())
