"""Everything a game of Welcome To… remembers, and everything a seat can do in it.

A round is simultaneous: each seat plays on its own copy of the position. Streets, lots, fences, piles and rounds are
counted from 1 everywhere; fence k stands between lot k and lot k + 1.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from games.core import End
from games.rng import Rng
from games.welcome_to.data import ActionKind, Letter

#: The id of a construction card (1-63) or a project-completion card (64-66); 0 is face down.
CardId: TypeAlias = int
FACE_DOWN: CardId = 0
#: What a lot holds in place of a number.
EMPTY = -1
ROUNDABOUT = -2

StreetNo = Annotated[int, Meta(ge=1, le=3)]
LotNo = Annotated[int, Meta(ge=1, le=12)]
PileNo = Annotated[int, Meta(ge=1, le=3)]
Side = Literal["left", "right"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The variants of a table."""

    #: Roundabouts, and hard plans mixed into the three stacks.
    advanced: bool = False
    #: Which site manager leads the agency; only read when one seat plays alone.
    #: Whoever plays alone and chooses no level has a rival who scores.
    solo_level: Annotated[int, Meta(ge=0, le=7)] = 1


# --- moves ------------------------------------------------------------------------------------------------------------


class Roundabout(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="roundabout"):
    """Advanced: build a roundabout before the number."""

    street: StreetNo
    lot: LotNo


class Park(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="park"):
    """In the street of the number just written."""


class Pool(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pool"):
    """At the house just written."""


class Fence(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="fence"):
    street: StreetNo
    after: LotNo


class Marketing(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="marketing"):
    size: Annotated[int, Meta(ge=1, le=6)]


class Bis(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="bis"):
    """An extra house with the number of its neighbour on that side."""

    street: StreetNo
    lot: LotNo
    copy: Side


#: What an action does after the number is written. Temp agency comes before it: ``Write.change``.
Effect = Park | Pool | Fence | Marketing | Bis
KINDS: dict[type[Effect], ActionKind] = {Park: "park", Pool: "pool", Fence: "fence", Marketing: "marketing", Bis: "bis"}


class Write(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="write"):
    """Write the number of one pile and use the action of one: the same at a table, two different cards when alone."""

    number: PileNo
    action: PileNo
    street: StreetNo
    lot: LotNo
    #: Temp agency: the change to the number; None leaves the agency alone and crosses no box.
    change: Annotated[int, Meta(ge=-2, le=2)] | None = None
    #: None: the action isn't used.
    effect: Effect | None = None


class Strike(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="strike"):
    """No number fits. In the solo game ``give`` is the card handed to the agency, else 0."""

    give: Annotated[int, Meta(ge=0, le=3)] = 0


class Lots(NamedTuple):
    """The lots of an estate, written as ``2.4-6`` or, for a single one, ``2.4``."""

    street: StreetNo
    first: LotNo
    last: LotNo

    @property
    def size(self) -> int:
        return self.last - self.first + 1

    def __str__(self) -> str:
        return f"{self.street}.{self.first}" + (f"-{self.last}" if self.last != self.first else "")


class Score(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="score"):
    """Score a plan with these estates, in ascending order; none for a plan that marks nothing."""

    plan: Letter
    estates: tuple[Lots, ...] = ()


Move = Roundabout | Write | Strike | Score | End


# --- the sheet --------------------------------------------------------------------------------------------------------


class Street(Struct, frozen=True):
    """One street of a sheet. ``fences``, ``pools`` and ``used`` are sets of bits: bit k is fence k or lot k."""

    #: A house's number, ``EMPTY`` or ``ROUNDABOUT``, lot by lot.
    numbers: tuple[int, ...]
    #: 0 for a house written from a card, 1 for a bis house b, 2 for c and so on.
    letters: tuple[int, ...]
    fences: int = 0
    pools: int = 0
    #: Lots of estates that were used for a plan.
    used: int = 0


class Sheet(Struct, frozen=True):
    streets: tuple[Street, Street, Street]
    #: Parks crossed in each street.
    parks: tuple[int, int, int] = (0, 0, 0)
    #: Marketing boxes crossed for each estate size, 1 to 6.
    marketing: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
    temps: int = 0
    bis: int = 0
    strikes: int = 0
    roundabouts: int = 0
    #: Points noted for plans A, B and C; 0 where the plan is not scored.
    plans: tuple[int, int, int] = (0, 0, 0)


# --- the table --------------------------------------------------------------------------------------------------------


class Player(Struct, frozen=True):
    sheet: Sheet
    #: What the seat has to do next in this round: write a number (or take a strike), then score plans, then nothing.
    stage: Literal["number", "plans", "ended"] = "number"
    #: A roundabout was built in this round.
    roundabout: bool = False


class OpenPlan(Struct, frozen=True):
    """One of the three plans on the table, and the round in which it was turned to its lower value; 0: not yet."""

    id: str
    turned: int = 0


class Agency(Struct, frozen=True):
    """The opponent of the solo game."""

    #: The three cards of this round, both sides open.
    hand: tuple[CardId, ...]
    #: Letters of the project-completion cards drawn this round.
    projects: tuple[Letter, ...] = ()
    #: Cards handed over, in order.
    row: tuple[CardId, ...] = ()
    #: Points noted for plans A, B and C.
    plans: tuple[int, int, int] = (0, 0, 0)


class State(Struct, frozen=True):
    rules: int
    options: Options
    rng: Rng
    #: The round being played, or the last one when the game is over.
    round: int
    over: bool
    plans: tuple[OpenPlan, OpenPlan, OpenPlan]
    #: Draw piles, top card first: three at a table, one in the solo game.
    piles: tuple[tuple[CardId, ...], ...]
    #: Discard piles, top card last.
    discards: tuple[tuple[CardId, ...], ...]
    players: tuple[Player, ...]
    agency: Agency | None = None
