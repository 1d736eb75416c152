"""What one seat can pay with, and where: tokens within reach, purchases at the market, gold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from games.core import Seat
from games.hamlet.data import MARKET, TILES, Need, Prices, Resource, TileKind, prices_for
from games.hamlet.network import Network, network_of
from games.hamlet.payment import Bill, Source, Ways, reward_of
from games.hamlet.state import State, Token, Unit

#: What nobody can pay: something is missing that can't be bought.
UNPAYABLE = 1 << 30


class Supplies(dict[Bill, int]):
    """What one seat can use at a place. Bills have the gold they cost there, worked out when somebody asks for it.

    What is missing is bought, and the seat's own goods bring gold.
    """

    def __init__(self, rewards: dict[Resource, list[int]], prices: Prices | None) -> None:
        #: The gold that each token of a kind brings the seat, the best first.
        self._rewards = rewards
        #: What can be bought if the market is within reach.
        self._prices = prices

    def __missing__(self, bill: Bill) -> int:
        """Only the gold is counted here: tokens first, then purchases, then the price in gold (T3)."""
        cost = bill.gold
        for need in bill.needs:
            used = self._used(need)
            cost -= sum(used)
            if len(used) < need.n:
                if self._prices is None or not bill.free_trade:
                    cost = UNPAYABLE
                    break
                cost += (need.n - len(used)) * self._prices.of(need.of[0])
        self[bill] = cost
        return cost

    def _used(self, need: Need) -> list[int]:
        """The gold that each token used for a demand brings."""
        if len(need.of) == 1:
            return self._rewards.get(need.of[0], [])[: need.n]
        usable = [gold for kind in need.of for gold in self._rewards.get(kind, ())]
        return sorted(usable, reverse=True)[: need.n]

    def missing(self, bill: Bill) -> dict[str, int]:
        """The units that no token covers, by kind (``milk_or_brick``)."""
        lacking = {"_or_".join(need.of): need.n - len(self._used(need)) for need in bill.needs}
        return {kinds: n for kinds, n in lacking.items() if n}

    def short(self, bill: Bill, gold: int) -> dict[str, int]:
        """What keeps it from being paid: units, and the gold that would do instead."""
        return self.missing(bill) | ({} if self[bill] == UNPAYABLE else {"gold": self[bill] - gold})


class Pile(NamedTuple):
    """Equal tokens on one place."""

    place: int
    kind: Resource
    owner: Seat | None
    #: The gold that each of them brings its owner, and everybody else.
    own: list[int]
    others: list[int]


def _pile(token: Token, number: int, net: Network) -> Pile:
    gold, _ = reward_of(token)
    return Pile(1 << net.index[token.at], token.kind, token.owner, [gold] * number, [0] * number)


class Surroundings(NamedTuple):
    """Places (as a set) where a seat can use the same things."""

    places: int
    supplies: Supplies


class Stock:
    """What stands in the village. Few moves change it, so it serves several moves of several seats."""

    def __init__(self, state: State, net: Network) -> None:
        self.tokens = state.tokens
        self.seats = len(state.players)
        self.net = net
        self.prices: Prices = prices_for(self.seats)
        #: How many tokens stand on each place, and how many of each kind everybody owns.
        self.on = dict(Counter([token.at for token in self.tokens]))
        self.owned = dict(Counter([(token.owner, token.kind) for token in self.tokens]))
        self._owners = {owner for owner, _ in self.owned}
        self._market = 1 << net.index[MARKET]
        #: The places (as a set) that something can come from.
        self.sources = self._market | net.set_of(self.on)
        self._piles = [_pile(token, number, net) for token, number in Counter(self.tokens).items()]
        self._with_room: dict[TileKind, list[str]] = {}
        self._supplies: dict[tuple[int, Seat | None], Supplies] = {}
        self._surroundings: dict[tuple[int, Seat | None], list[Surroundings]] = {}

    def with_room(self, kind: TileKind) -> list[str]:
        """The places of that kind, within the network, where something can be made."""
        found = self._with_room.get(kind)
        if found is None:
            there = [code for code in self.net.places(kind) if code in self.net]
            found = self._with_room[kind] = [code for code in there if self.on.get(code, 0) < TILES[code].slots]
        return found

    def supplies(self, reached: int, seat: Seat) -> Supplies:
        """What a seat can use of what stands on these places (a set)."""
        key = (reached & self.sources, self._owner(seat))
        found = self._supplies.get(key)
        if found is None:
            prices = self.prices if reached & self._market else None
            found = self._supplies[key] = Supplies(self._rewards(reached & ~self._market, seat), prices)
        return found

    def _owner(self, seat: Seat) -> Seat | None:
        """Those who own nothing have the same supplies."""
        return seat if seat in self._owners else None

    def _rewards(self, places: int, seat: Seat) -> dict[Resource, list[int]]:
        found: dict[Resource, list[int]] = {}
        for pile in self._piles:
            if pile.place & places:
                found.setdefault(pile.kind, []).extend(pile.own if pile.owner == seat else pile.others)
        for rewards in found.values():
            rewards.sort(reverse=True)
        return found

    def surroundings(self, donkeys: int, seat: Seat) -> list[Surroundings]:
        """The places of the network by what a seat can use there."""
        key = (donkeys, self._owner(seat))
        found = self._surroundings.get(key)
        if found is None:
            around = self.net.surroundings(donkeys, self.sources)
            found = [Surroundings(places, self.supplies(reached, seat)) for reached, places in around.items()]
            self._surroundings[key] = found
        return found


_latest: Stock | None = None


def stock_of(state: State) -> Stock:
    """What stands in the village of a position. The latest is kept."""
    global _latest
    known, net = _latest, network_of(state)
    if known is None or known.tokens is not state.tokens or known.net is not net or known.seats != len(state.players):
        _latest = known = Stock(state, net)
    return known


class Purse:
    """What one seat can pay with at any place, in one position."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.gold = state.players[seat].gold
        self.stock = stock_of(state)
        self.net = self.stock.net
        self.donkeys = self.net.set_of(state.players[seat].donkeys)
        self._supplies: dict[str, Supplies] = {}
        self._ways: dict[tuple[Bill, str], Ways] = {}

    def delivers(self, source: str, to: str) -> bool:
        return bool(self.net.reach(to, self.donkeys) >> self.net.index[source] & 1)

    # ------------------------------------------------------------ can it be paid?

    def can_pay(self, bill: Bill, at: str) -> bool:
        """Whether the automatic payment is affordable: if it isn't, none is (T9)."""
        return self.supplies(at)[bill] <= self.gold

    def supplies(self, at: str) -> Supplies:
        found = self._supplies.get(at)
        if found is None:
            found = self._supplies[at] = self.stock.supplies(self.net.reach(at, self.donkeys), self.seat)
        return found

    def payable(self, bill: Bill) -> Iterator[int]:
        """The places of the network where the bill can be paid, in several sets."""
        if self._best()[bill] <= self.gold:
            for places, supplies in self.stock.surroundings(self.donkeys, self.seat):
                if supplies[bill] <= self.gold:
                    yield places

    def short(self, bill: Bill, stands: int) -> dict[str, int]:
        """What is missing of a bill that can't be paid at any of these places (a set), where it is least."""
        best = self._best()
        if best[bill] <= self.gold:
            surroundings = self.stock.surroundings(self.donkeys, self.seat)
            near = [supplies for places, supplies in surroundings if places & stands]
            # Less gold comes first, then fewer units.
            best = min(near, key=lambda supplies: (supplies[bill], sum(supplies.missing(bill).values())))
        return best.short(bill, self.gold)

    def _best(self) -> Supplies:
        """If everything in the village could be brought to one place."""
        return self.stock.supplies(self.stock.sources, self.seat)

    # ------------------------------------------------------------ how it can be paid

    def ways(self, bill: Bill, at: str) -> Ways:
        found = self._ways.get((bill, at))
        if found is None:
            tokens = [token for token in self.state.tokens if self.delivers(token.at, at)]
            crowd = Counter(token.at for token in tokens)
            found = self._ways[bill, at] = Ways(self._sources(bill, at, tokens), bill, self.gold, crowd)
        return found

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
                prices = self.stock.prices
                found += [Source(i, Unit(MARKET, kind), need.n, -prices.of(kind), market) for kind in need.of]
        return found

    def _rank(self, token: Token, need: Need, crowd: Counter[str]) -> tuple[int, ...]:
        owner, place, kind = token.owner, self.net.index[token.at], need.of.index(token.kind)
        if owner is None:
            return (not TILES[token.at].is_barn, -crowd[token.at], place, kind)
        if owner == self.seat:
            return (0, -token.high, place, kind)
        return (1, token.high, self.state.players[owner].points, place, owner, kind)
