"""What moves cost, what can be delivered to pay for them, and the payment that is made when nobody chooses one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import accumulate, pairwise
from typing import NamedTuple

from msgspec import Struct

from games.core import Params, Seat
from games.hamlet import data
from games.hamlet.data import DATA, MARKET, RAW, TILES, Need, Prices, needs_of
from games.hamlet.network import Network, network_of
from games.hamlet.state import Build, BuildRoad, Crossing, Fulfil, Paid, Payment, Process, Sell, State, Token, Unit

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


# ---------------------------------------------------------------- can it be paid?


def reward_of(token: Token) -> tuple[int, int]:
    """Gold and points for the owner of a consumed good."""
    reward = DATA.resources.good_reward_high_quality if token.high else DATA.resources.good_reward
    return reward.gold, reward.vp


def token_for(tokens: Iterable[Token], unit: Unit) -> Token:
    return next(token for token in tokens if (token.at, token.kind, token.owner) == (unit.at, unit.kind, unit.owner))


class Reckoning(NamedTuple):
    """How a bill can be met at a place."""

    #: Which demands no token covers, and how many units of each.
    missing: list[tuple[int, Need]]
    #: The gold left after everything missing is bought; ``None`` when it can't be bought.
    gold: int | None

    @property
    def is_payable(self) -> bool:
        return self.gold is not None and self.gold >= 0

    @property
    def short(self) -> Params:
        """What keeps it from being paid: units by kind (``milk_or_brick``), or the gold that would do instead."""
        units = {"_or_".join(need.of): n for n, need in self.missing}
        return {**units, **({} if self.gold is None else {"gold": -self.gold})}


#: The gold that the best 0, 1, 2, … deliverable tokens of a kind bring the seat.
Rewards = tuple[int, ...]
_NOTHING: Rewards = (0,)


def _added_up(rewards: Iterable[int]) -> Rewards:
    return (0, *accumulate(sorted(rewards, reverse=True)))


def _together(shelves: dict[str, Rewards], need: Need) -> Rewards:
    """The rewards of all kinds that meet a demand."""
    kinds = [shelves[kind] for kind in need.of if kind in shelves]
    if len(kinds) < 2:
        return kinds[0] if kinds else _NOTHING
    return _added_up(after - before for rewards in kinds for before, after in pairwise(rewards))


class Purse:
    """What one seat can pay with at any place, in one position."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.gold = state.players[seat].gold
        self.net: Network = network_of(state)
        self.donkeys = self.net.set_of(state.players[seat].donkeys)
        self.prices: Prices = data.prices_for(len(state.players))
        self._market = 1 << self.net.index[MARKET]
        #: How many tokens stand where.
        self.stocked: dict[str, int] = {}
        for token in state.tokens:
            self.stocked[token.at] = self.stocked.get(token.at, 0) + 1
        self._relevant = self._market | self.net.set_of(self.stocked)
        self._reckonings: dict[tuple[Bill, int], Reckoning] = {}
        self._shelves: dict[int, dict[str, Rewards]] = {}

    def delivers(self, source: str, to: str) -> bool:
        return bool(self.net.reach(to, self.donkeys) >> self.net.index[source] & 1)

    # ------------------------------------------------------------ can it be paid?

    def can_pay(self, bill: Bill, at: str) -> bool:
        """Whether the automatic payment is affordable: if it isn't, none is (T9)."""
        return self.reckon(bill, at).is_payable

    def reckon(self, bill: Bill, at: str) -> Reckoning:
        return self._reckoned(bill, self.net.reach(at, self.donkeys) & self._relevant)

    def payable(self, bill: Bill) -> Iterator[int]:
        """The places of the network where the bill can be paid, in several sets."""
        if self._at_best(bill).is_payable:
            for reached, places in self._surroundings.items():
                if self._reckoned(bill, reached).is_payable:
                    yield places

    def least_short(self, bill: Bill, stands: int) -> Reckoning:
        """What is missing of a bill that can't be paid at any of these places (a set), where it is least."""
        best = self._at_best(bill)
        if not best.is_payable:
            return best
        near = (reached for reached, places in self._surroundings.items() if places & stands)
        # Less gold missing comes first, then fewer units.
        return min(
            (self._reckoned(bill, reached) for reached in near),
            key=lambda it: (it.gold is None, -(it.gold or 0), sum(n for n, _ in it.missing)),
        )

    def _at_best(self, bill: Bill) -> Reckoning:
        """If everything in the village could be brought to one place."""
        return self._reckoned(bill, self._relevant)

    @cached_property
    def _surroundings(self) -> dict[int, int]:
        """What can be brought to a place, and the places of the network (as a set) where that is so."""
        found: dict[int, int] = {}
        for code in self.net.members:
            reached = self.net.reach(code, self.donkeys) & self._relevant
            found[reached] = found.get(reached, 0) | 1 << self.net.index[code]
        return found

    def _reckoned(self, bill: Bill, reached: int) -> Reckoning:
        known = self._reckonings.get((bill, reached))
        if known is None:
            known = self._reckonings[bill, reached] = self._reckon(bill, reached)
        return known

    def _reckon(self, bill: Bill, reached: int) -> Reckoning:
        """Only the gold is counted here: tokens first, then purchases, then the price in gold (T3)."""
        shelves = self._on_shelves(reached & ~self._market)
        gold, missing = self.gold - bill.gold, []
        for need in bill.needs:
            rewards = shelves.get(need.of[0], _NOTHING) if len(need.of) == 1 else _together(shelves, need)
            lacking = need.n - len(rewards) + 1
            if lacking > 0:
                missing.append((lacking, need))
                gold += rewards[-1] - lacking * self.prices.of(need.of[0])
            else:
                gold += rewards[need.n]
        can_buy = not missing or (bill.free_trade and reached & self._market)
        return Reckoning(missing, gold if can_buy else None)

    def _on_shelves(self, sources: int) -> dict[str, Rewards]:
        shelves = self._shelves.get(sources)
        if shelves is None:
            each: dict[str, list[int]] = {}
            index = self.net.index
            for token in self.state.tokens:
                if sources >> index[token.at] & 1:
                    gold = reward_of(token)[0] if token.owner == self.seat else 0
                    each.setdefault(token.kind, []).append(gold)
            shelves = self._shelves[sources] = {kind: _added_up(rewards) for kind, rewards in each.items()}
        return shelves

    # ------------------------------------------------------------ how it can be paid

    def ways(self, bill: Bill, at: str) -> Ways:
        tokens = [token for token in self.state.tokens if self.delivers(token.at, at)]
        return Ways(self._sources(bill, at, tokens), bill, self.gold, Counter(token.at for token in tokens))

    def _sources(self, bill: Bill, at: str, tokens: list[Token]) -> list[Source]:
        """Own goods first (high quality first), then others' (simple first, of those with fewest points), raw, trade.

        Ties: the place laid first, then the lower seat. Own goods bring gold and purchases cost it, so that the gold
        falls along the sources of a demand.
        """
        stock, crowd = Counter(tokens), Counter(token.at for token in tokens)
        trade = bill.free_trade and self.delivers(MARKET, at)
        found: list[Source] = []
        for i, need in enumerate(bill.needs):
            usable = [token for token in stock if token.kind in need.of]
            usable.sort(key=lambda token: self._rank(token, need, crowd))
            for token in usable:
                gold = reward_of(token)[0] if token.owner == self.seat else 0
                unit = Unit(token.at, token.kind, token.owner)
                found.append(Source(i, unit, stock[token], gold, self.net.index[token.at]))
            if trade:
                market = self.net.index[MARKET]
                found += [Source(i, Unit(MARKET, kind), need.n, -self.prices.of(kind), market) for kind in need.of]
        return found

    def _rank(self, token: Token, need: Need, crowd: Counter[str]) -> tuple[int, ...]:
        owner, place, kind = token.owner, self.net.index[token.at], need.of.index(token.kind)
        if owner is None:
            return (not TILES[token.at].is_barn, -crowd[token.at], place, kind)
        if owner == self.seat:
            return (0, -token.high, place, kind)
        return (1, token.high, self.state.players[owner].points, place, owner, kind)


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
