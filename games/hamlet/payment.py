"""Consuming resources: what can be delivered, free trade, and the payment chosen when nobody chooses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from games.core import Seat
from games.hamlet.data import (
    CHURCH,
    DATA,
    MARKET,
    RAW,
    TILES,
    TRADES,
    Need,
    Prices,
    needs_of,
    orders_for,
    prices_for,
)
from games.hamlet.network import Network, network_of
from games.hamlet.state import (
    Build,
    BuildRoad,
    Fulfil,
    PaidDeed,
    Payment,
    Process,
    Sell,
    State,
    Token,
    Unit,
)


class Bill(Struct, frozen=True):
    """What a deed costs. Only a sale at the market excludes free trade."""

    needs: tuple[Need, ...] = ()
    gold: int = 0
    free_trade: bool = True


def bill_of(deed: PaidDeed, players: int) -> Bill:
    match deed:
        case Process(at=at, count=count):
            consumed = TILES[at].consumes
            assert consumed is not None
            return Bill((Need(count, (consumed,)),))
        case Sell(trade=trade):
            return Bill(needs_of(TRADES[trade].need), free_trade=False)
        case Fulfil(order=id):
            return order_bill(id, players)
        case Build(draft=draft):
            return TILE_BILLS[draft]
        case BuildRoad(over=over):
            return ROAD_BILLS[over]


def order_bill(id: str, players: int) -> Bill:
    order = next(order for order in orders_for(players) if order.id == id)
    return Bill(order.need, order.gold)


def place_of(deed: PaidDeed) -> str:
    """Where the villager stands and everything is delivered to."""
    match deed:
        case Process(at=at):
            return at
        case Sell():
            return MARKET
        case Fulfil():
            return CHURCH
        case Build(stand=stand) | BuildRoad(stand=stand):
            return stand


def _tile_bill(code: str) -> Bill:
    cost = TILES[code].cost
    return Bill(tuple(Need(n, (kind,)) for kind, n in cost.items() if kind != "gold"), cost.get("gold", 0))  # type: ignore[arg-type]


TILE_BILLS: dict[str, Bill] = {code: _tile_bill(code) for code, tile in TILES.items() if tile.stack != "start"}
ROAD_BILLS: dict[str, Bill] = {
    "bridge": Bill(needs_of(DATA.costs.bridge)),
    "paved": Bill(needs_of(DATA.costs.paved_path)),
}


def reward_of(token: Token) -> tuple[int, int]:
    """Gold and points for the owner of a consumed good."""
    reward = DATA.resources.good_reward_high_quality if token.high else DATA.resources.good_reward
    return reward.gold, reward.vp


def token_for(tokens: list[Token], unit: Unit) -> Token:
    """The token a unit means; the best one should an owner have both qualities there."""
    return max(
        (token for token in tokens if (token.at, token.kind, token.owner) == (unit.at, unit.kind, unit.owner)),
        key=lambda token: token.high,
    )


def grouped(units: Iterable[Unit]) -> Payment:
    """A payment as it is kept and written: equal units together, in the order of their first appearance."""
    return tuple(Counter(units).elements())


class Purse:
    """What one seat can pay with, seen from any place. Made for one position and then thrown away."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.gold = state.players[seat].gold
        self.net: Network = network_of(state)
        self.donkeys = self.net.set_of(state.players[seat].donkeys)
        self.prices: Prices = prices_for(len(state.players))
        self._market = 1 << self.net.index[MARKET]
        self._sources = self.net.set_of({token.at for token in state.tokens})
        self._shelves: dict[int, dict[str, list[int]]] = {}

    def price(self, kind: str) -> int:
        return self.prices.raw if kind in RAW else self.prices.good

    def delivers(self, source: str, to: str) -> bool:
        return bool(self.net.reach(to, self.donkeys) >> self.net.index[source] & 1)

    # ------------------------------------------------------------ can it be paid?

    def can_pay(self, bill: Bill, at: str) -> bool:
        """Whether the automatic payment is affordable, which is as good as any (T9): only the gold is counted here."""
        reached = self.net.reach(at, self.donkeys)
        shelves = self._on_shelves(reached & self._sources)
        trade = bill.free_trade and bool(reached & self._market)
        left = self.gold - bill.gold
        for need in bill.needs:
            if len(need.of) == 1:
                rewards = shelves.get(need.of[0], [])
            else:
                rewards = sorted((reward for kind in need.of for reward in shelves.get(kind, [])), reverse=True)
            missing = need.n - len(rewards)
            left += sum(rewards[: need.n])
            if missing > 0:
                if not trade:
                    return False
                left -= missing * self.price(need.of[0])
        return left >= 0

    def _on_shelves(self, sources: int) -> dict[str, list[int]]:
        """Per kind the gold that each deliverable token brings this seat, best first."""
        shelves = self._shelves.get(sources)
        if shelves is None:
            shelves = {}
            for token in self.state.tokens:
                if sources >> self.net.index[token.at] & 1:
                    gold = reward_of(token)[0] if token.owner == self.seat else 0
                    shelves.setdefault(token.kind, []).append(gold)
            for rewards in shelves.values():
                rewards.sort(reverse=True)
            self._shelves[sources] = shelves
        return shelves

    # ------------------------------------------------------------ the payment chosen automatically

    def automatic(self, bill: Bill, at: str) -> Payment | None:
        """The payment chosen when nobody chooses (T9); ``None`` when the deed cannot be paid."""
        if not self.can_pay(bill, at):
            return None
        tokens = self.deliverable(at)
        units: list[Unit] = []
        for need in bill.needs:
            for _ in range(need.n):
                usable = [token for token in tokens if token.kind in need.of]
                if usable:
                    token = self._preferred(usable, need, Counter(token.at for token in tokens))
                    tokens.remove(token)
                    units.append(Unit(token.at, token.kind, token.owner))
                else:
                    units.append(Unit(MARKET, need.of[0]))
        return grouped(units)

    def deliverable(self, at: str) -> list[Token]:
        reached = self.net.reach(at, self.donkeys)
        return [token for token in self.state.tokens if reached >> self.net.index[token.at] & 1]

    def _preferred(self, usable: list[Token], need: Need, cubes: Counter[str]) -> Token:
        goods = [token for token in usable if token.owner is not None]
        if goods:
            return min(goods, key=lambda token: self._good_rank(token, need))
        return min(usable, key=lambda token: self._cube_rank(token, cubes, need))

    def _good_rank(self, token: Token, need: Need) -> tuple[int, ...]:
        owner = token.owner
        assert owner is not None
        order = (self.net.index[token.at], owner, need.of.index(token.kind))
        if owner == self.seat:
            return (0, -token.high, *order)
        return (1, token.high, self.state.players[owner].points, *order)

    def _cube_rank(self, token: Token, cubes: Counter[str], need: Need) -> tuple[int, ...]:
        barn = TILES[token.at].is_barn
        return (not barn, -cubes[token.at], self.net.index[token.at], need.of.index(token.kind))

    # ------------------------------------------------------------ other payments

    def gold_after(self, bill: Bill, pay: Payment) -> int:
        """The seat's gold after the payment; tokens first, then purchases, then gold (T3)."""
        left = self.gold - bill.gold
        tokens = list(self.state.tokens)
        for unit in pay:
            if unit.at == MARKET:
                left -= self.price(unit.kind)
            else:
                token = token_for(tokens, unit)
                tokens.remove(token)
                if token.owner == self.seat:
                    left += reward_of(token)[0]
        return left

    def is_payment(self, bill: Bill, at: str, pay: Payment) -> bool:
        """Whether exactly these units are a legal payment of the bill there."""
        return self._meets(bill, pay) and self._at_hand(bill, at, pay) and self.gold_after(bill, pay) >= 0

    def _meets(self, bill: Bill, pay: Payment) -> bool:
        kinds = Counter(unit.kind for unit in pay)
        asked = sum(need.n for need in bill.needs)
        # The groups of every demand are disjoint, so counting each of them is enough.
        return len(pay) == asked and all(sum(kinds[kind] for kind in need.of) == need.n for need in bill.needs)

    def _at_hand(self, bill: Bill, at: str, pay: Payment) -> bool:
        stock = Counter(Unit(token.at, token.kind, token.owner) for token in self.deliverable(at))
        trade = bill.free_trade and self.delivers(MARKET, at)
        return all(trade if unit.at == MARKET else n <= stock[unit] for unit, n in Counter(pay).items())

    def replacements(self, bill: Bill, at: str, pay: Payment, out: Unit) -> tuple[Unit, ...]:
        """What may be paid instead of one unit so that the payment stays affordable."""
        need = next(need for need in bill.needs if out.kind in need.of)
        rest = list(pay)
        rest.remove(out)
        return tuple(
            unit for unit in self._usable(bill, at, need) if unit != out and self.is_payment(bill, at, (*rest, unit))
        )

    def _usable(self, bill: Bill, at: str, need: Need) -> Iterator[Unit]:
        found = (Unit(token.at, token.kind, token.owner) for token in self.deliverable(at) if token.kind in need.of)
        yield from dict.fromkeys(found)
        if bill.free_trade:
            yield from (Unit(MARKET, kind) for kind in need.of)
