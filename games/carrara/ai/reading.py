"""From a view to the light table: what is known is copied, what is hidden is guessed."""

from __future__ import annotations

from random import Random

from games.carrara.ai.table import COLOURS, Side, Table
from games.carrara.data import CITY_INDEX, DATA, TILES, TYPE_INDEX, TYPES, Tile
from games.carrara.ending import can_pass
from games.carrara.state import Screen, State, Stones, markers_left, scorings
from games.carrara.stones import LETTERS
from games.core import Seat

COLOUR = {letter: colour for colour, letter in enumerate(LETTERS)}
#: How many stones and coins somebody usually has behind the screen.
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
        _look_behind(side, player.screen)
    return side


def _look_behind(side: Side, screen: Screen) -> None:
    side.coins = screen.coins
    side.stones = _counted(screen.stones)
    side.objects = sum(screen.objects)


def _counted(stones: Stones) -> list[int]:
    return [stones.count(letter) for letter in LETTERS]


def _tile(tile: Tile) -> tuple[int, int]:
    return TYPE_INDEX[TILES[tile].type], TILES[tile].cost


def _unseen_tiles(view: State) -> list[Tile]:
    seen = {*view.display, *(tile for player in view.players for city in player.cities for tile in city)}
    return [tile for tile in TILES if tile not in seen]


def _guess(view: State, table: Table, rng: Random) -> None:
    """Deal what nobody shows: stones to the hidden hands and the bag, coins, and the objects that are missing."""
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
    """Whoever scored more has more of the objects that are gone; with one opponent this is exact."""
    if not hidden:
        return
    known = sum(side.objects for side in table.sides)
    gone = len(TYPES) * (DATA.components.objects_in_supply + 1) - sum(view.supply) - len(view.field) - known
    shares = [1 + 4 * scorings(view, seat) for seat in hidden]
    for seat in rng.choices(hidden, shares, k=gone):
        table.sides[seat].objects += 1
