"""What moves cost, the ways to pay for them, and the payment that is made when nobody chooses one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from games.hamlet import data
from games.hamlet.data import DATA, MARKET, RAW, TILES, Need, needs_of
from games.hamlet.state import Build, BuildRoad, Crossing, Fulfil, Paid, Payment, Process, Sell, Token, Unit

# ---------------------------------------------------------------- bills


class Bill(Struct, frozen=True, eq=False):
    """What a move costs. Only a sale at the market excludes free trade. There is one bill for each cost."""

    needs: tuple[Need, ...] = ()
    gold: int = 0
    free_trade: bool = True


def due(move: Paid) -> tuple[Bill, str]:
    """What a move costs, and where the villager stands and everything is delivered to."""
    match move:
        case Process(at=at, count=count):
            return process_bill(at, count), at
        case Sell(trade=trade):
            return TRADE_BILLS[trade], MARKET
        case Fulfil(order=order):
            return ORDER_BILLS[order], data.CHURCH
        case Build(draft=draft, stand=stand):
            return TILE_BILLS[draft], stand
        case BuildRoad(over=over, stand=stand):
            return ROAD_BILLS[over], stand


def process_bill(at: str, count: int) -> Bill:
    consumed = TILES[at].consumes
    assert consumed is not None
    return _PROCESS_BILLS[consumed, count]


def draft_price(slot: int) -> int:
    """A draft costs one gold for every draft before it, which is laid on those (A3)."""
    return slot - 1


TILE_BILLS: dict[str, Bill] = {
    code: Bill(needs_of(tile.cost), tile.cost.get("gold", 0)) for code, tile in TILES.items() if tile.stack != "start"
}
TRADE_BILLS: dict[str, Bill] = {id: Bill(needs_of(trade.need), free_trade=False) for id, trade in data.TRADES.items()}
ROAD_BILLS: dict[Crossing, Bill] = {
    "bridge": Bill(needs_of(DATA.costs.bridge)),
    "paved": Bill(needs_of(DATA.costs.paved_path)),
}
ORDER_BILLS: dict[str, Bill] = {order.id: Bill(order.need, order.gold) for order in DATA.church_order}
_PROCESS_BILLS: dict[tuple[data.Raw, int], Bill] = {
    (raw, count): Bill((Need(count, (raw,)),))
    for raw in DATA.resources.raw
    for count in range(1, DATA.limits.goods_per_kind + 1)
}


# ---------------------------------------------------------------- tokens


def reward_of(token: Token) -> tuple[int, int]:
    """Gold and points for the owner of a consumed good."""
    reward = DATA.resources.good_reward_high_quality if token.high else DATA.resources.good_reward
    return reward.gold, reward.vp


def token_for(tokens: Iterable[Token], unit: Unit) -> Token:
    return next(token for token in tokens if (token.at, token.kind, token.owner) == (unit.at, unit.kind, unit.owner))


# ---------------------------------------------------------------- how a bill can be paid


class Source(NamedTuple):
    """Tokens of one kind and owner on one place, or purchases; ``need`` is the demand they serve."""

    need: int
    unit: Unit
    most: int
    #: What one unit brings the seat, or costs it.
    gold: int
    #: Its index in the village.
    place: int


#: How many units come from each source, or from the first few of them.
Counts = tuple[int, ...]


class Ways:
    """All payments of one bill at one place, as numbers of units from each source in a fixed order."""

    def __init__(self, sources: list[Source], bill: Bill, gold: int, crowd: Counter[str]) -> None:
        self.sources = sources
        self._needs = [need.n for need in bill.needs]
        self._gold = gold - bill.gold
        self._crowd = crowd

    def payment(self, counts: Counts) -> Payment:
        return tuple(source.unit for source, n in zip(self.sources, counts, strict=True) for _ in range(n))

    def counts(self, pay: Payment) -> Counts:
        """How many units of each source a payment takes; units of no source are left out."""
        units = Counter(pay)
        return tuple(units[source.unit] for source in self.sources)

    def in_order(self, pay: Payment) -> Payment:
        return self.payment(self.counts(pay))

    def is_payment(self, pay: Payment) -> bool:
        """Whether exactly these units, in whatever order, are a legal payment."""
        counts = self.counts(pay)
        return sum(counts) == len(pay) and self._affordable(counts)

    def most_gold(self, counts: Counts) -> int | None:
        """The gold left after the best payment that begins with these counts; ``None`` when nothing completes them.

        Tokens first, then purchases, then the price in gold (T3): own goods may finance the rest.
        """
        left, gold = list(self._needs), self._gold
        for i, source in enumerate(self.sources):
            n = counts[i] if i < len(counts) else min(source.most, left[source.need])
            left[source.need] -= n
            gold += n * source.gold
            if n > source.most or left[source.need] < 0:
                return None
        return None if any(left) else gold

    def left(self, counts: Counts) -> int:
        """How many units the next source's demand still needs after these."""
        need = self.sources[len(counts)].need
        taken = sum(n for source, n in zip(self.sources, counts, strict=False) if source.need == need)
        return self._needs[need] - taken

    def _affordable(self, counts: Counts) -> bool:
        gold = self.most_gold(counts)
        return gold is not None and gold >= 0

    # ------------------------------------------------------------ the payment chosen automatically

    @cached_property
    def automatic(self) -> Counts:
        """Goods in the order of their sources; raw from barns, then from where most cubes are left; purchases last."""
        counts, crowd = [0] * len(self.sources), self._crowd.copy()
        for need, n in enumerate(self._needs):
            own = [i for i, source in enumerate(self.sources) if source.need == need]
            for _ in range(n):
                usable = [i for i in own if counts[i] < self.sources[i].most]
                chosen = min(usable, key=lambda i: self._cubes_first(i, crowd))
                counts[chosen] += 1
                crowd[self.sources[chosen].unit.at] -= 1
        return tuple(counts)

    def _cubes_first(self, i: int, crowd: Counter[str]) -> tuple[int, ...]:
        at, kind = self.sources[i].unit.at, self.sources[i].unit.kind
        if kind not in RAW or at == MARKET:
            return (2, i)
        return (0 if TILES[at].is_barn else 1, -crowd[at], self.sources[i].place, i)

    # ------------------------------------------------------------ choosing another one

    def options(self, counts: Counts) -> list[int]:
        """How many units the next source may give so that some payment other than the automatic one follows."""
        source = self.sources[len(counts)]
        return [n for n in range(source.most + 1) if self.has_other((*counts, n))]

    def has_other(self, counts: Counts = ()) -> bool:
        """Whether a payment begins with these counts that isn't the automatic one."""
        if counts != self.automatic[: len(counts)]:
            return self._affordable(counts)
        return any(
            self._affordable((*self.automatic[:i], n))
            for i in range(len(counts), len(self.sources))
            for n in range(self.sources[i].most + 1)
            if n != self.automatic[i]
        )
