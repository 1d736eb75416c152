"""A light, changeable model of a game in which the computer opponents try things out.

It keeps the rules and forgets what does not matter for a plan: colours, types and cities are numbers in board order,
objects are only counted, and buildings are paid with the lowest grades. Speed decides what it looks like.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Self

from games.carrara.data import CITIES, CITY, CITY_INDEX, DATA, TILES, TYPE_INDEX, TYPES, SoloLevel, Tile
from games.carrara.ending import can_pass
from games.carrara.state import State, Stones, markers_left, scorings
from games.carrara.stones import LETTERS
from games.core import Seat

COLOURS = range(len(DATA.colours))
CITY_NUMBERS = range(len(CITIES))
KINDS = range(len(TYPES))
SEGMENTS = range(len(DATA.colours[0].prices))
#: By segment and colour.
PRICES = tuple(tuple(colour.prices[segment] for colour in DATA.colours) for segment in SEGMENTS)
VALUE = tuple(CITY[city].value for city in CITIES)
PAYS_VP = tuple(CITY[city].reward == "vp" for city in CITIES)
NEEDED = tuple(CITY[city].needed for city in CITIES)


class Copied:
    """Can be copied with its lists, so that moves can be tried out on the copy."""

    def copied(self) -> Self:
        other = object.__new__(type(self))
        other.__dict__ = {name: value[:] if type(value) is list else value for name, value in self.__dict__.items()}
        return other


class Side(Copied):
    """One player."""

    def __init__(self) -> None:
        self.coins = self.vp = self.objects = self.cost = 0
        self.markers = DATA.components.markers
        self.stones = [0] * len(COLOURS)
        self.kind_count = [0] * len(KINDS)
        self.kind_vp = [0] * len(KINDS)
        self.kind_coins = [0] * len(KINDS)
        self.kind_open = [True] * len(KINDS)
        self.city_cost = [0] * len(CITIES)
        self.city_kinds: list[tuple[int, ...]] = [()] * len(CITIES)

    def add(self, kind: int, cost: int, city: int) -> None:
        """A building goes up in a city."""
        self.cost += cost
        self.kind_count[kind] += 1
        self.city_cost[city] += cost
        self.city_kinds[city] += (kind,)
        if PAYS_VP[city]:
            self.kind_vp[kind] += cost * VALUE[city]
        else:
            self.kind_coins[kind] += cost * VALUE[city]

    def final(self) -> int:
        """What final scoring would give now."""
        scoring = DATA.final
        return (
            self.vp
            + scoring.per_object * self.objects
            + scoring.per_cost * self.cost
            + self.coins // scoring.coins_per_point
        )


class Table(Copied):
    """The whole game; ``chance`` gives numbers from 0 to 1 for what returns to the bag."""

    def __init__(self, sides: list[Side], chance: Callable[[], float]) -> None:
        self.sides = sides
        self.chance = chance
        self.wheel = [[0] * len(COLOURS) for _ in SEGMENTS]
        #: In the order in which stones will be drawn, the next one last; so is the stack.
        self.bag: list[int] = []
        self.stack: list[tuple[int, int]] = []
        #: Kind and cost of each tile.
        self.display: list[tuple[int, int] | None] = []
        self.supply = [0] * len(KINDS)
        self.field = 0
        self.closed = [False] * len(CITY_NUMBERS)
        self.turn = 0
        #: This is the last round.
        self.ended = False
        self.may_pass = False
        #: How the last side plays when it is the House of Malaspina.
        self.house: SoloLevel | None = None
        self.objects_needed = DATA.end.objects[len(sides)]
        self.cost_needed = DATA.end.costs[len(sides)]

    def copy(self, chance: Callable[[], float]) -> Table:
        other = self.copied()
        other.sides = [side.copied() for side in self.sides]
        other.wheel = [segment[:] for segment in self.wheel]
        other.chance = chance
        return other

    # --- buying

    def can_buy(self) -> bool:
        return bool(self.bag) or any(map(any, self.wheel))

    def turn_wheel(self) -> None:
        wheel, bag = self.wheel, self.bag
        wheel.insert(0, wheel.pop())
        first = wheel[0]
        for _ in range(min(len(bag), DATA.market.fill_to - sum(map(sum, wheel)))):
            first[bag.pop()] += 1

    def take(self, side: Side, segment: int, stones: list[int], price: int) -> None:
        there, own = self.wheel[segment], side.stones
        for colour in COLOURS:
            there[colour] -= stones[colour]
            own[colour] += stones[colour]
        side.coins -= price

    # --- building

    def build(self, side: Side, slot: int, city: int) -> None:
        tile = self.display[slot]
        if tile is None:
            raise ValueError(f"slot {slot} is empty")
        kind, cost = tile
        self._pay(side, cost, city)
        side.add(kind, cost, city)
        self.display[slot] = self.stack.pop() if self.stack else None
        if not any(self.display):
            self.ended = True

    def _pay(self, side: Side, cost: int, city: int) -> None:
        """Lowest allowed grades first; cities and colours are in the same order."""
        own = side.stones
        for colour in range(city, -1, -1):
            paid = min(cost, own[colour])
            own[colour] -= paid
            cost -= paid
            for _ in range(paid):
                self._into_bag(colour)

    def _into_bag(self, colour: int) -> None:
        bag = self.bag
        bag.append(colour)
        place = int(self.chance() * len(bag))
        bag[-1], bag[place] = bag[place], colour

    # --- scoring

    def objects_for_kind(self, side: Side, kind: int) -> int:
        return min(self.supply[kind], side.kind_count[kind])

    def objects_for_city(self, side: Side, city: int) -> int:
        kinds = side.city_kinds[city]
        return sum(min(self.supply[kind], kinds.count(kind)) for kind in set(kinds))

    def can_score_city(self, side: Side, city: int) -> bool:
        return not self.closed[city] and len(side.city_kinds[city]) >= NEEDED[city]

    def score_kind(self, side: Side, kind: int) -> None:
        given = self.objects_for_kind(side, kind)
        self.supply[kind] -= given
        side.objects += given
        side.vp += side.kind_vp[kind]
        side.coins += side.kind_coins[kind]
        side.kind_open[kind] = False
        side.markers -= 1

    def score_city(self, side: Side, city: int) -> None:
        for kind in side.city_kinds[city]:
            if self.supply[kind]:
                self.supply[kind] -= 1
                side.objects += 1
        amount = side.city_cost[city] * VALUE[city]
        if PAYS_VP[city]:
            side.vp += amount
        else:
            side.coins += amount
        self.closed[city] = True
        side.markers -= 1

    # --- after the action

    def buy_object(self, side: Side) -> None:
        side.coins -= DATA.extra.price
        side.objects += 1
        self.field -= 1

    def may_announce(self, side: Side) -> bool:
        return (
            not self.ended
            and side.cost >= self.cost_needed
            and side.objects >= self.objects_needed
            and side.markers <= DATA.components.markers - DATA.end.scorings
        )

    def announce(self, side: Side) -> None:
        side.vp += DATA.end.bonus
        self.ended = self.may_pass = True


# --- from a view: what is known is copied, what is hidden is guessed

#: How many stones and coins a player usually has behind the screen.
USUAL_STONES = (2, 7)
USUAL_COINS = (1, 14)


def read_table(view: State, rng: Random) -> Table:
    """One of the games that could lie behind this view, at the turn it shows."""
    table = Table([_side(view, seat) for seat in range(len(view.players))], rng.random)
    table.turn = view.turn
    table.wheel = [_counted(segment) for segment in view.wheel]
    table.display = [None if tile is None else _tile(tile) for tile in view.display]
    table.stack = [_tile(tile) for tile in _unseen_tiles(view)]
    rng.shuffle(table.stack)
    table.supply = list(view.supply)
    table.field = len(view.field)
    for closed in view.closed:
        table.closed[CITY_INDEX[closed.city]] = True
    table.ended = view.ending is not None
    table.may_pass = can_pass(view)
    if view.solo:
        table.house = next(level for level in DATA.solo.levels if level.level == view.options.solo_level)
    _guess(view, table, rng)
    return table


def _side(view: State, seat: Seat) -> Side:
    player, side = view.players[seat], Side()
    side.vp = player.vp
    side.markers = markers_left(view, seat)
    for building in player.scored_types:
        side.kind_open[TYPE_INDEX[building]] = False
    for city, tiles in enumerate(player.cities):
        for tile in tiles:
            side.add(*_tile(tile), city)
    if player.screen is not None:
        side.coins = player.screen.coins
        side.stones = _counted(player.screen.stones)
        side.objects = sum(player.screen.objects)
    return side


def _counted(stones: Stones) -> list[int]:
    return [stones.count(letter) for letter in LETTERS]


def _tile(tile: Tile) -> tuple[int, int]:
    return TYPE_INDEX[TILES[tile].type], TILES[tile].cost


def _unseen_tiles(view: State) -> list[Tile]:
    seen = {*view.display, *(tile for player in view.players for city in player.cities for tile in city)}
    return [tile for tile in TILES if tile not in seen]


def _guess(view: State, table: Table, rng: Random) -> None:
    """Guess what is hidden: stones in hands and in the bag, coins, and who has the missing objects."""
    hidden = [seat for seat, player in enumerate(view.players) if player.screen is None]
    pool = _unseen_stones(table)
    rng.shuffle(pool)
    in_bag = 1 if view.bag is None else 0
    for place, seat in enumerate(hidden):
        usual = rng.randint(*USUAL_STONES) if in_bag else len(pool) // (len(hidden) - place)
        for _ in range(min(usual, len(pool) - in_bag)):
            table.sides[seat].stones[pool.pop()] += 1
        table.sides[seat].coins = rng.randint(*USUAL_COINS)
    table.bag = pool
    _guess_objects(view, table, hidden, rng)


def _unseen_stones(table: Table) -> list[int]:
    return [
        colour
        for colour in COLOURS
        for _ in range(
            DATA.components.stones_per_colour
            - sum(segment[colour] for segment in table.wheel)
            - sum(side.stones[colour] for side in table.sides)
        )
    ]


def _guess_objects(view: State, table: Table, hidden: list[Seat], rng: Random) -> None:
    """The more a player has scored, the more of the missing objects they have. With one opponent it's exact."""
    if not hidden:
        return
    known = sum(side.objects for side in table.sides)
    gone = len(TYPES) * (DATA.components.objects_in_supply + 1) - sum(view.supply) - len(view.field) - known
    shares = [1 + 4 * scorings(view, seat) for seat in hidden]
    for seat in rng.choices(hidden, shares, k=gone):
        table.sides[seat].objects += 1
