"""What the active seat could do now: the questions behind ``ask`` and the computer's ideas."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations_with_replacement
from typing import Literal, get_args

from games.hamlet.data import CHURCH, DATA, MARKET, RAW, TILES, TRADES, Raw
from games.hamlet.payment import ROAD_BILLS, TILE_BILLS, TRADE_BILLS, Purse, draft_price, order_bill, process_bill
from games.hamlet.state import Crossing, Player, State, Step

Kind = Literal["produce", "process", "draft", "hire", "sell", "order", "beg", "build", "road", "herd"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class Possible:
    """The active seat's possibilities in one position."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.player: Player = state.players[state.active]
        self.purse = Purse(state, state.active)
        self.net = self.purse.net
        self.has_villager = self.player.ready > 0
        self._stands: dict[str, list[str]] = {}

    def can(self, what: Kind) -> bool:
        """Whether at least one move of that kind is possible."""
        match what:
            case "herd":
                return not self.state.herd_moved and any(map(self.net.neighbours_of, self.player.donkeys))
            case "draft":
                return bool(self.slots)
            case "hire":
                return self.can_hire_villager() or self.can_hire_donkey()
            case _:
                return self.has_villager and self._villager_can(what)

    def _villager_can(self, what: Kind) -> bool:
        match what:
            case "produce":
                return bool(self.producing())
            case "process":
                return any(self.most_made(code) for code in self.net.processing)
            case "sell":
                return any(self.can_sell(trade) for trade in self._known_trades)
            case "order":
                return any(self.can_fulfil(order) for order in self.open_orders)
            case "beg":
                return self.can_beg()
            case "build":
                return any(self.can_build(draft) for draft in self.player.drafts)
            case _:
                return bool(self.roads_left()) and any(map(self.can_cross, ROAD_BILLS))

    # ------------------------------------------------------------ buildings

    def empty_slots(self, code: str) -> int:
        return TILES[code].slots - self.purse.stocked.get(code, 0)

    def producing(self) -> list[str]:
        return [code for code in self.net.producing if self.empty_slots(code)]

    def barn_mixes(self, code: str) -> list[tuple[Raw, ...]]:
        return list(combinations_with_replacement(RAW, self.empty_slots(code)))

    def processing(self) -> list[str]:
        return [code for code in self.net.processing if self.most_made(code)]

    def markers_left(self, good: str) -> int:
        standing = sum(token.owner == self.state.active and token.kind == good for token in self.state.tokens)
        return DATA.limits.goods_per_kind - standing

    def most_made(self, code: str) -> int:
        """The largest number of goods that can be made and paid for there."""
        tile = TILES[code]
        most = min(self.empty_slots(code), self.markers_left(tile.produces[0]))
        while most and not self.purse.can_pay(process_bill(code, most), code):
            most -= 1
        return most

    # ------------------------------------------------------------ town hall

    @cached_property
    def slots(self) -> list[int]:
        """The slots of the row whose draft can be bought. A tile that lies face down is nobody's to choose."""
        if not self.has_villager or len(self.player.drafts) >= DATA.limits.drafts_max:
            return []
        return [
            slot
            for slot, offer in enumerate(self.state.row, start=1)
            if draft_price(slot) <= self.player.gold and offer.tile in TILES
        ]

    def villager_price(self) -> int | None:
        """What the next villager costs; ``None`` when all are hired."""
        hired = len(self.player.villagers) - 1
        return DATA.costs.villager[hired] if hired < len(DATA.costs.villager) else None

    def can_hire_villager(self) -> bool:
        price = self.villager_price()
        return self._may_hire() and price is not None and price <= self.player.gold

    def can_hire_donkey(self) -> bool:
        free = len(self.player.donkeys) < DATA.limits.donkeys_max
        return self._may_hire() and free and DATA.costs.donkey <= self.player.gold

    def _may_hire(self) -> bool:
        return self.has_villager or self.state.hire_open

    # ------------------------------------------------------------ market and church

    @cached_property
    def _known_trades(self) -> list[str]:
        return [trade for trade in self.state.open_trades if trade in TRADES]

    def sales(self) -> list[str]:
        return [trade for trade in self._known_trades if self.can_sell(trade)]

    def can_sell(self, trade: str) -> bool:
        return self.purse.can_pay(TRADE_BILLS[trade], MARKET)

    @cached_property
    def open_orders(self) -> list[str]:
        return [order.id for order in self.state.orders if order.seat is None]

    def orders(self) -> list[str]:
        return [order for order in self.open_orders if self.can_fulfil(order)]

    def can_fulfil(self, order: str) -> bool:
        return self.purse.can_pay(order_bill(order, len(self.state.players)), CHURCH)

    def can_beg(self) -> bool:
        return not any(self.empty_slots(code) for code in DATA.begging.needs_full)

    # ------------------------------------------------------------ places

    def drafts(self) -> list[str]:
        return [draft for draft in self.player.drafts if self.can_build(draft)]

    def can_build(self, draft: str) -> bool:
        ways = self.net.ground.ways
        return any(ways(draft, code) for places in self._payable(draft) for code in self.net.codes_of(places))

    def stands(self, draft: str) -> list[str]:
        """Where a villager can stand to build the draft: it can be paid there and fits somewhere."""
        found = self._stands.get(draft)
        if found is None:
            payable, ways = sum(self._payable(draft)), self.net.ground.ways
            found = self._stands[draft] = [code for code in self.net.codes_of(payable) if ways(draft, code)]
        return found

    def _payable(self, draft: str) -> Iterator[int]:
        return self.purse.payable(TILE_BILLS[draft])

    # ------------------------------------------------------------ roads

    def roads_left(self) -> int:
        return DATA.limits.roads - sum(road.owner == self.state.active for road in self.state.roads)

    def can_cross(self, over: Crossing) -> bool:
        stands = self.net.road_stands[over]
        return bool(stands) and any(places & stands for places in self.purse.payable(ROAD_BILLS[over]))

    def road_stands(self) -> list[str]:
        if not self.roads_left():
            return []
        return [code for code in self.net.members if self.road_ends(code)]

    def road_ends(self, stand: str) -> dict[str, list[Crossing]]:
        """The places a road can lead to from here, with the crossings that can be paid."""
        possible = self.net.crossings[stand]
        if not possible:
            return {}
        payable = [over for over, bill in ROAD_BILLS.items() if self.purse.can_pay(bill, stand)]
        ends = {end: [over for over in crossings if over in payable] for end, crossings in possible.items()}
        return {end: crossings for end, crossings in ends.items() if crossings}

    # ------------------------------------------------------------ the herd

    def steps(self, taken: tuple[Step, ...] = ()) -> list[Step]:
        """What a donkey that hasn't moved can do, in the order in which a walk of the herd is written."""
        if self.state.herd_moved:
            return []
        waiting = self.donkeys_left(taken)
        found = [step for code in self.net.members if code in waiting for step in self.net.steps[code]]
        return [step for step in found if self.step_order(step) >= self.step_order(taken[-1])] if taken else found

    def donkeys_left(self, taken: tuple[Step, ...]) -> list[str]:
        """Where the donkeys stand that haven't moved yet."""
        left = list(self.player.donkeys)
        for step in taken:
            left.remove(step.donkey)
        return left

    def step_order(self, step: Step) -> tuple[int, int]:
        return self.net.index[step.donkey], self.net.index[step.to]


_latest: Possible | None = None


def possible(state: State) -> Possible:
    """The possibilities of a position. The latest are kept: a seat asks several questions before its move is made."""
    global _latest
    known = _latest
    if known is None or not _alike(known.state, state):
        _latest = known = Possible(state)
    return known


def _alike(one: State, other: State) -> bool:
    """Whether the same moves are possible, because a view and its state share whatever nobody hides."""
    return one is other or (
        one.players is other.players
        and one.tokens is other.tokens
        and one.places is other.places
        and one.roads is other.roads
        and one.row is other.row
        and one.open_trades is other.open_trades
        and one.orders is other.orders
        and (one.active, one.herd_moved, one.hire_open) == (other.active, other.herd_moved, other.hire_open)
    )
