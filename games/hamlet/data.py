"""The figures of ``data.toml`` as typed, frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

Raw = Literal["stone", "wood", "wheat"]
Good = Literal["flour", "milk", "brick", "timber"]
Resource = Literal["stone", "wood", "wheat", "flour", "milk", "brick", "timber"]
TileKind = Literal["special", "production", "processing", "site"]
AbbeyCard = Literal["tithe", "survey", "merchant", "alms", "pilgrim"]
SoloLevel = Literal["novice", "journeyman", "master"]


class Need(Struct, frozen=True):
    """``n`` units of any mix of the kinds named."""

    n: int
    of: tuple[Resource, ...]


class Reward(Struct, frozen=True):
    gold: int
    vp: int


class SiteRule(Struct, frozen=True):
    rule: Literal[
        "per_church_order",
        "per_trade_tile",
        "fixed",
        "adjacent_segments",
        "per_gold",
        "matching_segments",
        "distance_to_church",
        "per_own_donkey",
        "longest_road_bonus",
        "per_own_road",
    ]
    each: int
    needs_network: bool
    segment: Literal["P", "F", "R"] | None = None
    cap: int | None = None


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    code: str
    kind: TileKind
    stack: Literal["start", "bag", "flour", "milk", "brick", "timber"]
    shape: str
    outline: str
    segments: str
    cells: tuple[tuple[int, int, int], ...]
    distinct_rotations: int
    cost: dict[str, int] = {}
    build_vp: int = 0
    slots: int = 0
    produces: tuple[Resource, ...] = ()
    consumes: Raw | None = None
    milestone: str | None = None
    slots_at_start: int = 0
    activation_reward: Reward = Reward(0, 0)
    site: SiteRule | None = None

    @property
    def is_barn(self) -> bool:
        return self.kind == "production" and len(self.produces) > 1


class TradeTile(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    level: int
    need: dict[Resource, int]
    vp: int
    gold: int


class ChurchOrder(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    gold: int
    need: tuple[Need, ...]
    vp: int
    least_seats: int = 1


class Prices(Struct, frozen=True, forbid_unknown_fields=True):
    raw: int
    good: int

    def of(self, kind: Resource) -> int:
        return self.good if kind in MILESTONE_OF else self.raw


class MilestoneRule(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    good: Good | None = None


class LaidAtStart(Struct, frozen=True, forbid_unknown_fields=True):
    tile: str
    rot: int
    at: tuple[int, int]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    villagers_max: int
    donkeys_max: int
    roads: int
    goods_per_kind: int
    drafts_max: int
    round_limit: int


class Costs(Struct, frozen=True, forbid_unknown_fields=True):
    villager: tuple[int, ...]
    donkey: int
    bridge: dict[Resource, int]
    paved_path: dict[Resource, int]


class Begging(Struct, frozen=True, forbid_unknown_fields=True):
    gold: int
    needs_full: tuple[str, ...]


class Resources(Struct, frozen=True, forbid_unknown_fields=True):
    raw: tuple[Raw, ...]
    goods: tuple[Good, ...]
    good_reward: Reward
    good_reward_high_quality: Reward


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    gold: int
    extra_gold: dict[str, tuple[int, ...]]
    trade_removed: dict[str, tuple[int, int, int]]
    trade_open: int
    draft_row_size: int


class FinalScoring(Struct, frozen=True, forbid_unknown_fields=True):
    built_road_vp: int
    built_road_vp_planner: int
    longest_road_vp_per_place: int
    longest_road_vp_per_place_farrier: int
    gold_per_vp: int


class AbbeyLevel(Struct, frozen=True, forbid_unknown_fields=True):
    id: SoloLevel
    since: int
    rounds: int
    alms_per_order: int
    target: int


class Solo(Struct, frozen=True, forbid_unknown_fields=True):
    gold: int
    abbey_deck: tuple[AbbeyCard, ...]
    tithe_cubes: int
    alms_per_tithe_cube: int
    alms_card: int
    alms_survey: int
    alms_per_survey_gold: int
    alms_merchant_none: int
    alms_pilgrim_good: int
    alms_pilgrim_none: int
    levels: tuple[AbbeyLevel, ...]
    ranks: tuple[str, ...]
    rank_margins: tuple[int, ...]


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    limits: Limits
    costs: Costs
    begging: Begging
    resources: Resources
    setup: Setup
    tile: tuple[Tile, ...]
    start_layout: dict[str, tuple[LaidAtStart, ...]]
    church_order: tuple[ChurchOrder, ...]
    free_trade: tuple[Prices, ...]
    trade_tile: tuple[TradeTile, ...]
    milestone: tuple[MilestoneRule, ...]
    award: dict[str, int]
    final_scoring: FinalScoring
    solo: Solo


DATA: Data = msgspec.toml.decode(files(__package__).joinpath("data.toml").read_bytes(), type=Data)

#: Every tile by its three-letter code, in the order of the data.
TILES: dict[str, Tile] = {tile.code: tile for tile in DATA.tile}
TRADES: dict[str, TradeTile] = {trade.id: trade for trade in DATA.trade_tile}
ORDERS: dict[str, ChurchOrder] = {order.id: order for order in DATA.church_order}
MILESTONES: tuple[str, ...] = tuple(milestone.id for milestone in DATA.milestone)
MILESTONE_OF: dict[str, str] = {m.good: m.id for m in DATA.milestone if m.good}
AWARDS = DATA.award
RAW = DATA.resources.raw
GOODS = DATA.resources.goods
PLANNER = "planner"

CHURCH, QUARRY, WOODCUTTER, FARM, TOWN_HALL, MARKET = "CHU", "QUA", "WOO", "FAR", "TOW", "MAR"
START_TILES: tuple[str, ...] = (CHURCH, QUARRY, WOODCUTTER, FARM, TOWN_HALL, MARKET)


def stack_of(name: str) -> tuple[str, ...]:
    """The codes of the tiles in one stack (or in the first bag)."""
    return tuple(tile.code for tile in DATA.tile if tile.stack == name)


@cache
def orders_for(players: int) -> tuple[ChurchOrder, ...]:
    return tuple(order for order in DATA.church_order if order.least_seats <= players)


def prices_for(players: int) -> Prices:
    few, many = DATA.free_trade
    return few if players <= 2 else many


def solo_level(level: SoloLevel, rules: int) -> AbbeyLevel:
    """How strict the Abbey is in a game begun under this version of the rules."""
    return next(each for each in DATA.solo.levels if each.id == level and each.since <= rules)


def needs_of(cost: Mapping[Any, int]) -> tuple[Need, ...]:
    """The resources of a cost, without its gold."""
    return tuple(Need(n, (kind,)) for kind, n in cost.items() if kind != "gold")
