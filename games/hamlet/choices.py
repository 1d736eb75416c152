"""The active seat's position as its moves see it: room in buildings, places to stand on, roads and steps."""

from __future__ import annotations

from typing import Any, Literal, get_args

from games.core import IllegalMove
from games.hamlet.data import DATA, TILES, Resource
from games.hamlet.payment import ROAD_BILLS, TILE_BILLS, Bill, process_bill
from games.hamlet.purse import Purse
from games.hamlet.state import Crossing, Player, State, Step

Kind = Literal["produce", "process", "buy", "hire", "sell", "order", "beg", "build", "road", "herd"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class Possible:
    """What one position allows, found out once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.player: Player = state.players[state.active]
        self.purse = Purse(state, state.active)
        self.net = self.purse.net
        self.has_villager = self.player.ready > 0
        self._stands: dict[str, list[str]] = {}
        #: What can be chosen and what can't, for the kinds of moves that anybody has asked about.
        self.known: dict[Kind, Any] = {}

    # ------------------------------------------------------------ buildings and payment

    def empty_slots(self, code: str) -> int:
        return TILES[code].slots - self.purse.stock.on.get(code, 0)

    def markers_left(self, good: Resource) -> int:
        return DATA.limits.goods_per_kind - self.purse.stock.owned.get((self.state.active, good), 0)

    def most_made(self, code: str) -> int:
        """The largest number of goods that can be made and paid for there."""
        most = min(self.empty_slots(code), self.markers_left(TILES[code].produces[0]))
        while most and not self.purse.can_pay(process_bill(code, most), code):
            most -= 1
        return most

    def outside(self, code: str) -> IllegalMove | None:
        """Nobody gets to a place that isn't connected to the church."""
        if code in self.net:
            return None
        return IllegalMove("not_in_network" if code in self.net.ground else "no_such_place", place=code)

    def short(self, bill: Bill, at: str, **about: str) -> IllegalMove | None:
        if self.purse.can_pay(bill, at):
            return None
        return IllegalMove("cannot_pay", **about, **self.purse.supplies(at).short(bill, self.player.gold))

    # ------------------------------------------------------------ places and roads

    def can_build(self, draft: str) -> bool:
        """Like ``stands``, but one is enough. There is most room beside the places that were laid last."""
        has_room = self.net.ground.has_room
        for places in self.purse.payable(TILE_BILLS[draft]):
            for code in reversed([*self.net.codes_of(places)]):
                if has_room(draft, code):
                    return True
        return False

    def stands(self, draft: str) -> list[str]:
        """Where a villager can stand to build the draft: it can be paid there and fits somewhere."""
        found = self._stands.get(draft)
        if found is None:
            payable, ways = sum(self.purse.payable(TILE_BILLS[draft])), self.net.ground.ways
            found = self._stands[draft] = [code for code in self.net.codes_of(payable) if ways(draft, code)]
        return found

    def roads_left(self) -> int:
        return DATA.limits.roads - sum(road.owner == self.state.active for road in self.state.roads)

    def crossings(self) -> list[Crossing]:
        """The roads that could lead somewhere if they were paid, or any if there are none left to build with."""
        return [over for over in ROAD_BILLS if self.net.road_stands[over] or not self.roads_left()]

    def can_build_road(self, over: Crossing) -> bool:
        """Whether such a road leads somewhere and can be paid."""
        stands = self.net.road_stands[over] if self.roads_left() else 0
        return bool(stands) and any(places & stands for places in self.purse.payable(ROAD_BILLS[over]))

    def road_stands(self) -> list[str]:
        return [code for code in self.net.members if self.road_ends(code)] if self.roads_left() else []

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
        index, every = self.net.index, self.net.steps
        waiting = sorted({*self.donkeys_left(taken)}, key=index.__getitem__)
        if not taken:
            return [step for code in waiting for step in every[code]]
        latest, first = taken[-1].donkey, index[taken[-1].to]
        again = [step for step in every[latest] if index[step.to] >= first] if latest in waiting else []
        return again + [step for code in waiting if index[code] > index[latest] for step in every[code]]

    def donkeys_left(self, taken: tuple[Step, ...]) -> list[str]:
        """Where the donkeys are that haven't moved yet."""
        left = list(self.player.donkeys)
        for step in taken:
            left.remove(step.donkey)
        return left

    def step_order(self, step: Step) -> tuple[int, int]:
        return self.net.index[step.donkey], self.net.index[step.to]


_latest: Possible | None = None


def possible(state: State) -> Possible:
    """What a position allows. The latest is kept: a seat asks several questions before its move is made."""
    global _latest
    known = _latest
    if known is None or not _alike(known.state, state):
        _latest = known = Possible(state)
    return known


def _alike(one: State, other: State) -> bool:
    """Whether both allow the same moves: a view and its state share whatever nobody hides."""
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
