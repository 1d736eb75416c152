"""The sentences of Hamlet that are not on a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.first_edition import IllegalAction
from games.hamlet.data import DATA, TILES, TRADES, ChurchOrder, Need, Resource, needs_of, orders_for
from games.hamlet.state import (
    Action,
    Begin,
    Confirm,
    End,
    Fill,
    Instead,
    Kind,
    Lay,
    LinkTo,
    Make,
    More,
    Options,
    Over,
    Payment,
    PickDonkey,
    PickDraft,
    PickEdge,
    PickOrder,
    PickTrade,
    Put,
    Recruit,
    Stand,
    State,
    TakeSlot,
    Unit,
    Use,
    Walk,
)
from renderers.core import Say

KIND_EMOJI: dict[Kind, str] = {
    "produce": "🪓",
    "process": "⚙️",
    "town": "🏛️",
    "sell": "⚖️",
    "order": "⛪",
    "beg": "🙏",
    "build": "🏗️",
    "road": "🛤️",
    "herd": "🫏",
}
RESOURCE_EMOJI: dict[Resource, str] = {
    "stone": "🪨",
    "wood": "🪵",
    "wheat": "🌾",
    "flour": "🥖",
    "milk": "🥛",
    "brick": "🧱",
    "timber": "🪚",
}


class HamletWords:
    def __init__(self, say: Say) -> None:
        self.say = say

    # --- names --------------------------------------------------------------------------------------------------------

    def tile(self, code: str) -> str:
        return self.say(f"hamlet-tile-{code.lower()}")

    def place(self, code: str) -> str:
        """A place as the map names it, with its code."""
        return self.say("hamlet-place", name=self.tile(code), code=code)

    def resource(self, kind: Resource) -> str:
        return self.say(f"hamlet-resource-{kind}")

    def cubes(self, kinds: Iterable[Resource]) -> str:
        counted = Counter(kinds)
        return ", ".join(
            self.say("hamlet-amount", count=count, what=self.resource(kind)) for kind, count in counted.items()
        )

    def needs(self, needs: Iterable[Need]) -> str:
        return ", ".join(
            self.say(
                "hamlet-amount",
                count=need.n,
                what=self.say("hamlet-any-of").join(self.resource(kind) for kind in need.of),
            )
            for need in needs
        )

    def cost(self, tile: str) -> str:
        cost = TILES[tile].cost
        parts = [
            self.say("hamlet-amount", count=cost[kind], what=self.resource(kind))
            for kind in RESOURCE_EMOJI
            if cost.get(kind)
        ]
        if cost.get("gold"):
            parts.append(self.say("hamlet-gold", gold=cost["gold"]))
        return ", ".join(parts)

    def trade(self, trade: str) -> str:
        data = TRADES[trade]
        return self.say(
            "hamlet-trade-entry", id=trade, need=self.needs(needs_of(data.need)), points=data.vp, gold=data.gold
        )

    def order(self, order: ChurchOrder) -> str:
        return self.say(
            "hamlet-order-entry", id=order.id, need=self.needs(order.need), points=order.vp, gold=order.gold
        )

    def unit(self, unit: Unit, names: tuple[str, ...] = ()) -> str:
        what = self.resource(unit.kind)
        if unit.at == "MAR" and unit.owner is None:
            return self.say("hamlet-unit-bought", what=what)
        return self.say("hamlet-unit", what=what, place=unit.at)

    def payment(self, pay: Payment) -> str:
        return ", ".join(self.unit(unit) for unit in pay) or self.say("hamlet-nothing")

    # --- the table ----------------------------------------------------------------------------------------------------

    def situation(self, view: State) -> str:
        title = self.say("hamlet-name")
        if view.over:
            return f"## {title}\n{self.say('hamlet-situation-over')}"
        left = sum(order.seat is None for order in view.orders)
        return (
            f"## {title} · {self.say('hamlet-round-title', round=view.round)}\n"
            f"{self.say('hamlet-situation-turn', orders=left)}"
        )

    def summary(self, options: Options) -> str:
        return self.say(f"hamlet-layout-{options.layout.replace('_', '-')}")

    def tell(self, action: Action) -> str:
        """A single step, without saying who took it."""
        say = self.say
        match action:
            case Begin(what):
                return say(f"hamlet-did-begin-{what}")
            case Stand(at):
                return say("hamlet-did-stand", place=self.place(at))
            case Fill(cubes):
                return say("hamlet-did-fill", cubes=self.cubes(cubes))
            case Make(count):
                return say("hamlet-did-make", count=count)
            case TakeSlot(slot):
                return say("hamlet-did-slot", slot=slot)
            case Recruit(who):
                return say(f"hamlet-did-recruit-{who}")
            case Put(at):
                return say("hamlet-did-put", place=self.place(at))
            case PickTrade(trade):
                return say("hamlet-did-trade", trade=trade)
            case PickOrder(order):
                return say("hamlet-did-order", order=order)
            case PickDraft(tile):
                return say("hamlet-did-draft", tile=self.tile(tile))
            case PickEdge(edge):
                return say("hamlet-did-edge", edge=edge)
            case Lay(segment):
                return say("hamlet-did-lay", segment=segment)
            case LinkTo(at):
                return say("hamlet-did-link", place=self.place(at))
            case Over(crossing):
                return say(f"hamlet-did-over-{crossing}")
            case PickDonkey(at):
                return say("hamlet-did-donkey", place=self.place(at))
            case Walk(to):
                return say("hamlet-did-walk", place=self.place(to))
            case Instead(unit):
                return say("hamlet-did-instead", unit=self.unit(unit))
            case Use(unit):
                return say("hamlet-did-use", unit=self.unit(unit))
            case More():
                return say("hamlet-did-more")
            case Confirm():
                return say("hamlet-did-confirm")
            case End():
                return say("hamlet-did-end")

    def refusal(self, error: IllegalAction) -> str:
        params = dict(error.params)
        for name in ("place", "tile"):
            if (code := params.get(name)) in TILES:
                params[name] = self.place(str(code))
        for kind in RESOURCE_EMOJI:
            if params.get("good") == kind:
                params["good"] = self.resource(kind)
        if isinstance(active := params.get("active"), int):
            params["active"] = active + 1
        return self.say(f"hamlet-illegal-{error.code.replace('_', '-')}", **params)


def order_of(view: State, order: str) -> ChurchOrder:
    return next(each for each in orders_for(len(view.players)) if each.id == order)


def villager_price(view: State) -> int:
    return DATA.costs.villager[len(view.players[view.active].villagers) - 1]
