"""What the active seat could do now: the questions behind every menu. Nothing here enumerates whole deeds."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

from games.hamlet.data import CHURCH, DATA, MARKET, RAW, TILES, TRADES, Need, Raw, needs_of
from games.hamlet.payment import ROAD_BILLS, TILE_BILLS, Bill, Purse, order_bill
from games.hamlet.state import Crossing, Kind, Move, Player, State
from games.hamlet.village import free_segments, has_placement, placements_on

CROSSING_OF: dict[str, Crossing] = {"FF": "paved", "RR": "bridge"}


class Choices:
    """The active seat's view of one position."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.player: Player = state.players[state.active]
        self.purse = Purse(state, state.active)
        self.net = self.purse.net
        self.has_villager = any(villager.ready for villager in self.player.villagers)
        self._filled = Counter(token.at for token in state.tokens)

    def can_begin(self, what: Kind) -> bool:
        """Whether at least one whole deed of that kind is possible."""
        if what == "herd":
            return bool(self.donkeys(()))
        if what == "town":
            return bool(self.slots()) or self.can_hire()
        return self.has_villager and self._villager_can(what)

    def _villager_can(self, what: Kind) -> bool:
        match what:
            case "produce":
                return bool(self.producing())
            case "process":
                return bool(self.processing())
            case "sell":
                return bool(self.sales())
            case "order":
                return bool(self.orders())
            case "beg":
                return self.can_beg()
            case "build":
                return any(self.can_build(draft) for draft in self.player.drafts)
            case _:
                return bool(self.roads_left()) and any(self.road_ends(code) for code in self.net.members)

    # ------------------------------------------------------------ buildings

    def empty_slots(self, code: str) -> int:
        return TILES[code].slots - self._filled[code]

    def producing(self) -> list[str]:
        return [code for code in self.net.members if TILES[code].kind == "production" and self.empty_slots(code)]

    def barn_mixes(self, code: str) -> list[tuple[Raw, ...]]:
        return list(combinations_with_replacement(RAW, self.empty_slots(code)))

    def processing(self) -> list[str]:
        return [code for code in self.net.members if TILES[code].kind == "processing" and self.most_made(code)]

    def markers_left(self, good: str) -> int:
        standing = sum(token.owner == self.state.active and token.kind == good for token in self.state.tokens)
        return DATA.limits.goods_per_kind - standing

    def most_made(self, code: str) -> int:
        """The largest number of goods that can be made and paid for there."""
        tile = TILES[code]
        assert tile.consumes is not None
        most = min(self.empty_slots(code), self.markers_left(tile.produces[0]))
        while most and not self.purse.can_pay(Bill((Need(most, (tile.consumes,)),)), code):
            most -= 1
        return most

    # ------------------------------------------------------------ town hall

    def slots(self) -> list[int]:
        if not self.has_villager or len(self.player.drafts) >= DATA.limits.drafts_max:
            return []
        return [slot for slot in range(1, len(self.state.row) + 1) if slot - 1 <= self.player.gold]

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

    def can_hire(self) -> bool:
        return self.can_hire_villager() or self.can_hire_donkey()

    def _may_hire(self) -> bool:
        return self.has_villager or self.state.hire_open

    # ------------------------------------------------------------ market and church

    def sales(self) -> list[str]:
        # Played on from a view, the market may show a tile nobody knows.
        return [trade for trade in self.state.open_trades if trade in TRADES and self.can_sell(trade)]

    def can_sell(self, trade: str) -> bool:
        return self.purse.can_pay(Bill(needs_of(TRADES[trade].need), free_trade=False), MARKET)

    def orders(self) -> list[str]:
        return [order.id for order in self.state.orders if order.seat is None and self.can_fulfil(order.id)]

    def can_fulfil(self, order: str) -> bool:
        return self.purse.can_pay(order_bill(order, len(self.state.players)), CHURCH)

    def can_beg(self) -> bool:
        return not any(self.empty_slots(code) for code in DATA.begging.needs_full)

    # ------------------------------------------------------------ places

    def drafts(self) -> list[str]:
        return [draft for draft in self.player.drafts if self.can_build(draft)]

    def can_build(self, draft: str) -> bool:
        return any(self._can_build_at(draft, code) for code in self.net.members)

    def stands(self, draft: str) -> list[str]:
        return [code for code in self.net.members if self._can_build_at(draft, code)]

    def _can_build_at(self, draft: str, code: str) -> bool:
        payable = self.purse.can_pay(TILE_BILLS[draft], code)
        return payable and has_placement(self.state.places, draft, code)

    def edges(self, draft: str, stand: str) -> list[int]:
        places = self.state.places
        return [edge for edge in free_segments(places, stand) if placements_on(places, draft, stand, edge)]

    # ------------------------------------------------------------ roads

    def roads_left(self) -> int:
        return DATA.limits.roads - sum(road.owner == self.state.active for road in self.state.roads)

    def road_stands(self) -> list[str]:
        if not self.roads_left():
            return []
        return [code for code in self.net.members if self.road_ends(code)]

    def road_ends(self, stand: str) -> dict[str, list[Crossing]]:
        """The places a road can lead to from here, with the crossings that can be paid."""
        payable = [over for over in CROSSING_OF.values() if self.purse.can_pay(ROAD_BILLS[over], stand)]
        ends: dict[str, list[Crossing]] = {}
        if not payable:
            return ends
        for contact in self.net.ground.contacts[stand]:
            over = CROSSING_OF.get(contact.kinds)
            if over in payable and not self.net.linked(stand, contact.other):
                found = ends.setdefault(contact.other, [])
                if over not in found:
                    found.append(over)
        return {end: sorted(found) for end, found in ends.items()}

    # ------------------------------------------------------------ the herd

    def donkeys(self, moved: tuple[Move, ...]) -> list[str]:
        """Places with a donkey that has not stepped yet and has somewhere to go."""
        if self.state.herd_moved:
            return []
        left = Counter(self.player.donkeys) - Counter(move.donkey for move in moved)
        return [code for code in self.net.members if left[code] and self.net.neighbours_of(code)]
