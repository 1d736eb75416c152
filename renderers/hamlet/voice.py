"""What things are called in the reader's language, and how the codes of the rules become sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal, cast

from games.core import Event, Params, Seat
from games.hamlet.data import GOODS, ORDERS, RAW, TILES, TRADES, Need
from games.hamlet.notation import read_payment
from games.hamlet.payment import ROAD_BILLS, TRADE_BILLS, process_bill
from games.hamlet.state import ABBEY, Crossing, State
from renderers import voice
from renderers.core import Say
from renderers.sentences import Sentences
from renderers.voice import TableVoice

_KINDS = frozenset[str]((*RAW, *GOODS))
#: How many ways to lay a draft are drawn at a time, each with its number: one for each button.
MOST_WAYS = 6
#: Questions whose short buttons stand in pairs: the map has more room over them.
IN_PAIRS = frozenset(("spot", "stable", "herd", "herd_on"))


# ---------------------------------------------------------------- names of things


def tile_name(code: str, say: Say) -> str:
    """A place with its code, as the map names it; anything else stays as it is."""
    return say("hamlet-named", name=say(f"hamlet-tile-{code.lower()}"), code=code) if code in TILES else code


def place_in(form: str, code: str, say: Say) -> str:
    """A place inside a sentence, with its article: ``the``, ``at``, ``from`` or ``to`` it."""
    if code not in TILES:
        return code
    name = say("hamlet-declined", code=code, name=_told_apart(code, say))
    return say(f"hamlet-{form}", name=name, gender=say("hamlet-gender", code=code))


def _tile_object(code: str, say: Say) -> str:
    """A place as the object of a sentence."""
    return say("hamlet-declined", code=code, name=_told_apart(code, say))


def _told_apart(code: str, say: Say) -> str:
    """The name of a place, with its code if another place has the same name."""
    name = say(f"hamlet-tile-{code.lower()}")
    return tile_name(code, say) if name in _shared_names(say) else name


@lru_cache(maxsize=16)
def _shared_names(say: Say) -> frozenset[str]:
    """What several places are called."""
    times = Counter(say(f"hamlet-tile-{code.lower()}") for code in TILES)
    return frozenset(name for name, count in times.items() if count > 1)


def resource_name(kind: str, say: Say) -> str:
    """The resource inside a sentence."""
    return say(f"hamlet-some-{kind}") if kind in _KINDS else kind


def amount(count: str | int, kinds: Iterable[str], say: Say) -> str:
    """``"3 milk or brick"``."""
    return say("hamlet-amount-of", count=count, what=either_of(kinds, say))


def either_of(kinds: Iterable[str], say: Say) -> str:
    return joined((resource_name(kind, say) for kind in kinds), say, "or")


def joined(items: Iterable[str], say: Say, word: Literal["and", "or"] = "and") -> str:
    """``"2 wood, 1 stone and 1 wheat"``."""
    *first, last = items
    return say(f"hamlet-{word}").join([", ".join(first), last]) if first else last


def needs_told(needs: Iterable[Need], gold: int, say: Say) -> str:
    told = [amount(need.n, need.of, say) for need in needs]
    return ", ".join([*told, say("hamlet-gold", gold=gold)] if gold else told)


def needs_for(code: str) -> list[Need]:
    """What a draft needs besides gold, in the usual order of resources."""
    cost = TILES[code].cost
    return [Need(cost[kind], (kind,)) for kind in (*RAW, *GOODS) if kind in cost]


def cost_told(code: str, say: Say) -> str:
    """What a draft costs."""
    return needs_told(needs_for(code), TILES[code].cost.get("gold", 0), say)


# ---------------------------------------------------------------- sentences of the rules


def trade_need(trade: str, say: Say) -> str:
    return needs_told(TRADE_BILLS[trade].needs, 0, say)


def _trade_name(trade: str, say: Say) -> str:
    return say("hamlet-named", name=trade_need(trade, say), code=trade) if trade in TRADES else trade


def _order_name(order: str, say: Say) -> str:
    """What an order asks for is the same on both sides of the board."""
    rule = ORDERS.get(order)
    return order if rule is None else say("hamlet-named", name=needs_told(rule.need, rule.gold, say), code=order)


def _what(value: str, say: Say) -> str:
    """What the Abbey's card hit; for a closed answer, the kind of move."""
    return _goods({"trade": value}, say) if value in TRADES else resource_name(tile_name(value, say), say)


def _asked_for(params: Params) -> tuple[Sequence[Need], int]:
    """What is sold, or what an order asks for: the same on both sides of the board."""
    if params.get("trade") in TRADES:
        return TRADE_BILLS[str(params["trade"])].needs, 0
    rule = ORDERS[str(params["order"])]
    return rule.need, rule.gold


def _goods(params: Params, say: Say) -> str:
    needs, gold = _asked_for(params)
    told = [amount(need.n, need.of, say) for need in needs]
    return joined([*told, say("hamlet-gold", gold=gold)] if gold else told, say)


def _in_short(needs: Sequence[Need], gold: int, say: Say) -> str:
    """``"2 wood, wheat"``, ``"3 milk/brick"``, ``"10 raw"``."""
    if [need.of for need in needs] == [(good,) for good in GOODS]:
        return say("hamlet-each-good")
    kinds = [say("hamlet-any-raw") if need.of == RAW else "/".join(_names(need, say)) for need in needs]
    told = [
        kind if need.n == 1 else say("hamlet-amount-of", count=need.n, what=kind)
        for need, kind in zip(needs, kinds, strict=True)
    ]
    return ", ".join([*told, say("hamlet-gold", gold=gold)] if gold else told)


def _names(need: Need, say: Say) -> list[str]:
    return [resource_name(kind, say) for kind in need.of]


def _steps(text: str, say: Say) -> str:
    walks = Counter(text.split())
    told = []
    for walk, count in walks.items():
        here, there = walk.split(">")
        step = say("hamlet-step", **{"from": place_in("from", here, say), "to": place_in("to", there, say)})
        told.append(say("hamlet-step-together", step=step, count=count) if 1 < count < walks.total() else step)
    return joined(told, say)


def _paid(text: str, say: Say) -> str:
    counted = Counter(read_payment(text) if text else ())
    told = (
        say("hamlet-unit", count=n, what=resource_name(unit.kind, say), place=unit.at) for unit, n in counted.items()
    )
    return ", ".join(told) or say("hamlet-nothing")


def _combined(params: Params, say: Say) -> Mapping[str, str]:
    """Codes that are written beside names, places inside a sentence, lists of things, and what a move brought."""
    more = {f"{name}_code": str(params[name]) for name in ("place", "to", "tile", "trade", "order") if name in params}
    for name in ("place", "to", "tile", "what"):
        if name in params:
            more |= {f"{name}_{form}": place_in(form, str(params[name]), say) for form in ("the", "at", "from", "to")}
    # What is short may be either of two kinds: ``milk_or_brick``.
    either = {name: name.split("_or_") for name in params if _KINDS.issuperset(name.split("_or_"))}
    cubes = [amount(params[name], kinds, say) for name, kinds in either.items()]
    short = [say("hamlet-more-of", count=params[name], what=either_of(kinds, say)) for name, kinds in either.items()]
    gold = [say("hamlet-gold", gold=params["gold"])] if params.get("gold") else []
    points = [say("hamlet-points", count=params["points"])] if params.get("points") else []
    more["cubes"] = ", ".join(cubes)
    more["with"] = say("hamlet-with", cubes=joined(cubes, say)) if cubes else ""
    instead = say("hamlet-or-gold" if short else "hamlet-more-gold", gold=params["gold"]) if gold else ""
    more["missing"] = f"{joined(short, say) if short else ''}{instead}"
    more["worth"] = ", ".join([*gold, *points])
    more["gain"] = f" ({more['worth']})" if more["worth"] else ""
    more["scored"] = say("hamlet-points", count=params.get("points", 0))
    if "trade" in params or "order" in params:
        more["goods"] = _goods(params, say)
        more["goods_short"] = _in_short(*_asked_for(params), say)
    if (tile := str(params.get("tile"))) in TILES:
        more |= {
            "cost_short": _in_short(needs_for(tile), TILES[tile].cost.get("gold", 0), say),
            "tile_object": _tile_object(tile, say),
            "tile_name": _told_apart(tile, say),
        }
    if params.get("over") in ROAD_BILLS:
        more["a_road"] = say(f"hamlet-a-{params['over']}")
        more["cost"] = needs_told(ROAD_BILLS[cast(Crossing, params["over"])].needs, 0, say)
    if "count" in params and "good" in params:
        more["cost"] = needs_told(process_bill(str(params["place"]), int(params["count"])).needs, 0, say)
    owner = params.get("owner")
    more["whose"] = "" if owner is None else say("hamlet-of-seat", seat=say("hamlet-seat", number=int(owner) + 1))
    return more


SENTENCES = Sentences(
    "hamlet",
    {
        **dict.fromkeys(("place", "to", "tile"), tile_name),
        **dict.fromkeys(("good", "kind"), resource_name),
        "trade": _trade_name,
        "order": _order_name,
        "what": _what,
        "steps": _steps,
        "pay": _paid,
    },
    _combined,
    nobody="hamlet-abbey",
    people=frozenset(("owner",)),
)


# ---------------------------------------------------------------- at one table


class Voice(TableVoice[State]):
    """Says everything about one view at one table."""

    sentences = SENTENCES

    def rival(self, seat: Seat) -> str:
        return self("abbey") if seat == ABBEY else ""

    # --- what happened ---

    def turn_of(self, seat: Seat) -> str:
        """The seat's latest turn in one line, with what it brought; the seat's name is already beside it."""
        events = [event for event in self._latest(seat) if event.seat == seat]
        own = (event for event in events if event.code not in ("earned", "milestone", "ended"))
        counted = Counter(map(self.event_without_name, own))
        told = [self("times", count=count, what=what) if count > 1 else what for what, count in counted.items()]
        return "; ".join([*told, *(self.event(event) for event in events if event.code == "earned")])

    def abbey_turn(self) -> str:
        """What the Abbey did in its latest round; nothing before the first."""
        rounds = [[event for event in turn.events if event.code.startswith("abbey_")] for turn in self.table.told]
        return "; ".join(self.event_without_name(event) for event in next(filter(None, reversed(rounds)), ()))

    def abbey_told(self) -> str:
        """The same as a sentence of its own, for a card on which other things stand, too."""
        turn = self.abbey_turn()
        return self("words-did", name=self("abbey"), what=turn) if turn else ""

    def fresh_places(self) -> frozenset[str]:
        """Places that were built in everybody's latest turns."""
        events = [event for seat in range(len(self.view.players)) for event in self._latest(seat)]
        return frozenset(str(event.params["tile"]) for event in events if event.code == "built")

    def _latest(self, seat: Seat) -> tuple[Event, ...]:
        """The seat's latest turn. Of the seat whose turn it is, only the open one is still news."""
        view, turn = self.view, self.table.last_turn_of(seat)
        if turn is None or (seat == view.active and not view.over and Event("ended", seat) in turn.events):
            return ()
        return turn.events

    # --- things ---

    def tile(self, code: str) -> str:
        return self(f"tile-{code.lower()}")

    def full(self, code: str) -> str:
        return tile_name(code, self.say)

    def effect(self, code: str) -> str:
        """What a place does or what it is worth at the end."""
        return self(f"effect-{code.lower()}")

    def some(self, kind: str) -> str:
        return resource_name(kind, self.say)

    def points(self, count: int) -> str:
        """``"1 point"``, ``"3 points"``."""
        return self("points", count=count)


Scene = voice.Scene[State, Voice]
