"""What a game of Hamlet is made of: the state, the options, the steps a seat takes and the deeds they add up to.

A seat never names a whole deed at once. It takes small steps (``Action``): what, where, with what, confirm. The steps
taken so far stand in ``State.choosing``; confirming turns them into a ``Deed``, and only a deed changes the village.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.first_edition import Seat
from games.hamlet.data import AbbeyCard, Good, Raw, Resource, SoloLevel
from games.rng import Rng

Kind = Literal["produce", "process", "town", "sell", "order", "beg", "build", "road", "herd"]
Crossing = Literal["bridge", "paved"]
Layout = Literal["standard", "river_bend", "old_road", "random"]

KINDS: tuple[Kind, ...] = ("produce", "process", "town", "sell", "order", "beg", "build", "road", "herd")

#: Holder of what the Abbey took in the solo challenge.
ABBEY: Seat = -1


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    #: How the five start tiles hang on the church.
    layout: Layout = "standard"
    #: How strict the Abbey is; only the solo challenge asks.
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


class Abbey(Struct, frozen=True):
    """The rival of the solo challenge. ``deck`` holds the cards of all rounds to come, six by six."""

    deck: tuple[AbbeyCard, ...]
    alms: int = 0
    points: int = 0
    trades: tuple[str, ...] = ()


# ---------------------------------------------------------------- deeds


class Unit(Struct, frozen=True, omit_defaults=True):
    """One consumed resource: a token of that owner on that place, or bought when the place is the market."""

    at: str
    kind: Resource
    owner: Seat | None = None


Payment = tuple[Unit, ...]


class Move(Struct, frozen=True):
    donkey: str
    to: str


class Produce(Struct, frozen=True, tag_field="deed", tag="produce"):
    at: str
    #: What a barn is filled with; the other buildings know it themselves.
    cubes: tuple[Raw, ...] = ()


class Process(Struct, frozen=True, tag_field="deed", tag="process"):
    at: str
    count: int
    pay: Payment | None = None


class Buy(Struct, frozen=True, tag_field="deed", tag="buy"):
    slot: int


class Hire(Struct, frozen=True, tag_field="deed", tag="hire"):
    """A villager, or a donkey that is put on a place."""

    donkey: str | None = None


class Sell(Struct, frozen=True, tag_field="deed", tag="sell"):
    trade: str
    pay: Payment | None = None


class Fulfil(Struct, frozen=True, tag_field="deed", tag="order"):
    order: str
    pay: Payment | None = None


class Beg(Struct, frozen=True, tag_field="deed", tag="beg"):
    pass


class Build(Struct, frozen=True, tag_field="deed", tag="build"):
    """Segment ``segment`` of the draft comes to lie on segment ``edge`` of the place stood on."""

    draft: str
    segment: int
    stand: str
    edge: int
    pay: Payment | None = None


class BuildRoad(Struct, frozen=True, tag_field="deed", tag="road"):
    stand: str
    to: str
    over: Crossing
    pay: Payment | None = None


class Herd(Struct, frozen=True, tag_field="deed", tag="herd"):
    moves: tuple[Move, ...]


Deed = Produce | Process | Buy | Hire | Sell | Fulfil | Beg | Build | BuildRoad | Herd
PaidDeed = Process | Sell | Fulfil | Build | BuildRoad


# ---------------------------------------------------------------- steps


class Begin(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="begin"):
    what: Kind


class Stand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="stand"):
    """The place where the villager acts."""

    at: str


class Fill(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="fill"):
    cubes: tuple[Raw, ...]


class Make(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="make"):
    count: int


class TakeSlot(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="slot"):
    slot: int


class Recruit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="recruit"):
    who: Literal["villager", "donkey"]


class Put(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="put"):
    """Where the new donkey goes."""

    at: str


class PickTrade(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="trade"):
    trade: str


class PickOrder(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="order"):
    order: str


class PickDraft(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="draft"):
    tile: str


class PickEdge(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="edge"):
    """A free segment of the place stood on."""

    edge: int


class Lay(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="lay"):
    """The segment of the draft that comes to lie on that free segment."""

    segment: int


class LinkTo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="to"):
    at: str


class Over(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="over"):
    crossing: Crossing


class PickDonkey(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="donkey"):
    at: str


class Walk(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="walk"):
    to: str


class Instead(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="instead"):
    """Take this unit out of the payment, …"""

    unit: Unit


class Use(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="use"):
    """… and pay with this one."""

    unit: Unit


class More(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="more"):
    """The next page of a list too long for one menu."""


class Confirm(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="confirm"):
    pass


class End(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="end"):
    pass


Action = (
    Begin | Stand | Fill | Make | TakeSlot | Recruit | Put | PickTrade | PickOrder | PickDraft | PickEdge | Lay
    | LinkTo | Over | PickDonkey | Walk | Instead | Use | More | Confirm | End
)  # fmt: skip


class Choosing(Struct, frozen=True, omit_defaults=True):
    """The deed in progress: what has been chosen so far."""

    what: Kind
    stand: str | None = None
    cubes: tuple[Raw, ...] | None = None
    count: int | None = None
    slot: int | None = None
    recruit: Literal["villager", "donkey"] | None = None
    put: str | None = None
    trade: str | None = None
    order: str | None = None
    draft: str | None = None
    edge: int | None = None
    segment: int | None = None
    to: str | None = None
    over: Crossing | None = None
    moves: tuple[Move, ...] = ()
    donkey: str | None = None
    #: The payment as it would be made; chosen automatically as soon as the deed is complete.
    pay: Payment | None = None
    #: Units put in by hand; they are not exchanged again.
    fixed: Payment = ()
    instead: Unit | None = None
    page: int = 0


# ---------------------------------------------------------------- news


class Done(Struct, frozen=True, omit_defaults=True):
    """A deed of the turn and what it brought its doer; ``tile`` is the draft that was bought."""

    deed: Deed
    gold: int = 0
    points: int = 0
    tile: str | None = None


class Earned(Struct, frozen=True):
    """What a seat got because somebody consumed its goods."""

    seat: Seat
    good: Good
    gold: int
    points: int


class News(Struct, frozen=True, omit_defaults=True):
    """What one seat did in its latest turn."""

    done: tuple[Done, ...] = ()
    earned: tuple[Earned, ...] = ()


class AbbeyNews(Struct, frozen=True, omit_defaults=True):
    """What the Abbey did in its latest round: ``what`` is the place, draft, trade tile or good its card hit."""

    card: AbbeyCard
    alms: int
    what: str | None = None
    order: str | None = None


class State(Struct, frozen=True):
    rules: int
    options: Options
    rng: Rng
    round: int
    turns: int
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
    news: tuple[News, ...]
    herd_moved: bool = False
    hire_open: bool = False
    over: bool = False
    abbey: Abbey | None = None
    abbey_news: AbbeyNews | None = None
    choosing: Choosing | None = None
    #: The position after the latest reveal of this turn (or at its start), and the steps taken since.
    base: State | None = None
    steps: tuple[Action, ...] = ()
