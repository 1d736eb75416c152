"""What a game of Hamlet is made of: the options, the table, the moves and the state."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.core import End, Seat
from games.hamlet.data import AbbeyCard, Good, Raw, Resource, SoloLevel
from games.rng import Rng

Crossing = Literal["bridge", "paved"]
Layout = Literal["standard", "river_bend", "old_road", "random"]

#: Holder of what the Abbey took in the solo challenge.
ABBEY: Seat = -1

#: A tile nobody has seen yet; a trade tile shows its level: ``T2?``.
FACE_DOWN = "?"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    #: How the five start tiles hang on the church.
    layout: Layout = "standard"
    #: How strict the Abbey is in the solo challenge.
    level: SoloLevel = "journeyman"


# ---------------------------------------------------------------- the table


class Place(Struct, frozen=True, omit_defaults=True):
    """A tile lying in the village; sites carry the flag of their builder."""

    tile: str
    rot: int
    at: tuple[int, int]
    flag: Seat | None = None


class Token(Struct, frozen=True, omit_defaults=True):
    """A raw cube (nobody's) or somebody's good, standing on the place that made it."""

    at: str
    kind: Resource
    owner: Seat | None = None
    high: bool = False


class Road(Struct, frozen=True):
    """A wooden road between two places; the builder stood on ``a``."""

    a: str
    b: str
    over: Crossing
    owner: Seat


class Offer(Struct, frozen=True, omit_defaults=True):
    """A tile of the draft row and the gold that lies on it."""

    tile: str
    gold: int = 0


class Holding(Struct, frozen=True):
    """A church order or a milestone and who has it."""

    id: str
    seat: Seat | None = None


class Villager(Struct, frozen=True, omit_defaults=True):
    at: str
    ready: bool = False


class Player(Struct, frozen=True):
    gold: int
    points: int
    villagers: tuple[Villager, ...]
    donkeys: tuple[str, ...]
    drafts: tuple[str, ...] = ()
    trades: tuple[str, ...] = ()

    @property
    def ready(self) -> int:
        """How many villagers can still act this turn."""
        return sum(villager.ready for villager in self.villagers)


class Abbey(Struct, frozen=True):
    """The rival of the solo challenge. ``deck`` holds the cards of all rounds to come, six by six."""

    deck: tuple[AbbeyCard, ...]
    alms: int = 0
    points: int = 0
    trades: tuple[str, ...] = ()


# ---------------------------------------------------------------- moves


class Unit(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One consumed resource: a token of that owner on that place, or bought when the place is the market."""

    at: str
    kind: Resource
    owner: Seat | None = None


#: Everything a move consumes, unit by unit, in the order of ``payment.Ways``.
Payment = tuple[Unit, ...]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One donkey goes from its place to a linked one."""

    donkey: str
    to: str


class Produce(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="produce"):
    at: str
    #: What a barn is filled with, in the order stone, wood, wheat; the other buildings know it themselves.
    cubes: tuple[Raw, ...] = ()


class Process(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="process"):
    at: str
    count: int
    pay: Payment = ()


class Buy(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="buy"):
    slot: int


class Hire(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hire"):
    """A villager, or a donkey that is put on a place."""

    donkey: str | None = None


class Sell(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sell"):
    trade: str
    pay: Payment = ()


class Fulfil(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="order"):
    order: str
    pay: Payment = ()


class Beg(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="beg"):
    pass


class Build(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="build"):
    """Segment ``segment`` of the draft lies on segment ``edge`` of the place the villager stands on.

    Of the pairs of segments that name the same spot, the smallest edge counts, then the smallest segment.
    """

    draft: str
    segment: int
    stand: str
    edge: int
    pay: Payment = ()


class BuildRoad(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="road"):
    stand: str
    to: str
    over: Crossing
    pay: Payment = ()


class Herd(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="herd"):
    """The herd's one walk of the turn, ordered by where the donkeys stand and then by where they go."""

    steps: tuple[Step, ...]


#: What changes the village.
Action = Produce | Process | Buy | Hire | Sell | Fulfil | Beg | Build | BuildRoad | Herd
Paid = Process | Sell | Fulfil | Build | BuildRoad
Move = Action | End


# ---------------------------------------------------------------- the position


class State(Struct, frozen=True):
    rules: int
    options: Options
    rng: Rng
    round: int
    active: Seat
    players: tuple[Player, ...]
    places: tuple[Place, ...]
    roads: tuple[Road, ...]
    tokens: tuple[Token, ...]
    row: tuple[Offer, ...]
    bag: tuple[str, ...]
    stacks: tuple[Good, ...]
    open_trades: tuple[str, ...]
    trade_stack: tuple[str, ...]
    orders: tuple[Holding, ...]
    milestones: tuple[Holding, ...]
    herd_moved: bool = False
    #: The last move was made at the town hall: more can be hired without another villager.
    hire_open: bool = False
    #: The active seat has ended its turn.
    ended: bool = False
    over: bool = False
    abbey: Abbey | None = None
