"""The figures of the game, read once from ``data.toml`` and checked against their types."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

City = Literal["livorno", "pisa", "lucca", "viareggio", "massa", "lerici"]
BuildingType = Literal["biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa"]
ObjectKind = Literal["book", "chalice", "crown", "gate", "flag", "arms"]
Reward = Literal["vp", "coins"]
#: A building by type and cost, such as ``castello-3``.
Tile = str


class Components(Struct, frozen=True):
    stones_per_colour: int
    objects_in_supply: int
    markers: int
    display: int
    costs: tuple[int, ...]


class Colour(Struct, frozen=True):
    id: str
    letter: str
    grade: int
    prices: tuple[int, ...]


class CityData(Struct, frozen=True):
    id: City
    code: str
    allowed: str
    reward: Reward
    value: int
    needed: int


class TypeData(Struct, frozen=True):
    id: BuildingType
    code: str
    background: Literal["city", "land"]
    object: ObjectKind


class Setup(Struct, frozen=True):
    coins: int
    start_stones: str
    wheel: str


class Market(Struct, frozen=True):
    fill_to: int
    relief: int


class Extra(Struct, frozen=True):
    price: int


class End(Struct, frozen=True):
    scorings: int
    bonus: int
    objects: dict[int, int]
    costs: dict[int, int]


class Final(Struct, frozen=True):
    per_object: int
    per_cost: int
    coins_per_point: int


class SoloLevel(Struct, frozen=True):
    level: int
    allowance: int
    cost: int
    patience: int
    bonus: int


class Rank(Struct, frozen=True, rename={"start": "from"}):
    id: str
    start: int
    needs_win: bool


class Solo(Struct, frozen=True):
    start_coins: int
    last_turn_patience: int
    last_turn_cost: int
    object_worth: int
    coins_per_worth: int
    levels: tuple[SoloLevel, ...]
    ranks: tuple[Rank, ...]


class Data(Struct, frozen=True):
    components: Components
    colours: tuple[Colour, ...]
    cities: tuple[CityData, ...]
    types: tuple[TypeData, ...]
    setup: Setup
    market: Market
    extra: Extra
    end: End
    final: Final
    solo: Solo


class TileData(Struct, frozen=True):
    id: Tile
    type: BuildingType
    cost: int
    code: str


DATA: Data = msgspec.toml.decode(files(__package__).joinpath("data.toml").read_bytes(), type=Data)

#: Board order, best first. Whatever is kept by city, by type or by object follows these orders.
CITIES: tuple[City, ...] = tuple(city.id for city in DATA.cities)
TYPES: tuple[BuildingType, ...] = tuple(kind.id for kind in DATA.types)
OBJECTS: tuple[ObjectKind, ...] = tuple(kind.object for kind in DATA.types)

CITY: dict[City, CityData] = {city.id: city for city in DATA.cities}
CITY_INDEX: dict[City, int] = {city: index for index, city in enumerate(CITIES)}
TYPE: dict[BuildingType, TypeData] = {kind.id: kind for kind in DATA.types}
TYPE_INDEX: dict[BuildingType, int] = {kind: index for index, kind in enumerate(TYPES)}
TILES: dict[Tile, TileData] = {
    f"{kind.id}-{cost}": TileData(f"{kind.id}-{cost}", kind.id, cost, f"{kind.code}{cost}")
    for kind in DATA.types
    for cost in DATA.components.costs
}

#: What the short codes of the notation stand for: ``PIS``, ``CAS``, ``CAS3``.
CITY_OF: dict[str, City] = {city.code: city.id for city in DATA.cities}
TYPE_OF: dict[str, BuildingType] = {kind.code: kind.id for kind in DATA.types}
TILE_OF: dict[str, Tile] = {tile.code: tile.id for tile in TILES.values()}
