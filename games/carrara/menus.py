"""The choices of a seat, factored into short menus. Everything is made from that seat's view and agrees with ``legal``.

A panel asks ``kinds`` first, then: ``segments`` → single stones (``picked``) or ``shortcuts`` → ``Take``;
``tiles`` → its ``cities`` → the default payment or single stones → ``Build``; ``scorings``; ``legal_extras``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from games.carrara.changes import owner_of, screen_of
from games.carrara.data import CITIES, CITY, CITY_INDEX, DATA, TILES, BuildingType, City, Reward, Tile
from games.carrara.ending import can_announce, can_pass, legal_extras
from games.carrara.market import SEGMENTS, can_buy, missing, turned
from games.carrara.scoring import Yield, legal_scorings, yield_of
from games.carrara.state import Build, ScoreCity, ScoreType, State, Stones, Take
from games.carrara.stones import PRICE, default_payment, in_order, payments, price
from games.carrara.turn import waiting_on
from games.first_edition import Seat

KindName = Literal["buy", "take", "build", "score", "extra", "announce", "pass", "end"]
ShortcutName = Literal["affordable", "free", "everything"]


class Kind(Struct, frozen=True):
    """A kind of step, how many entries its next menu has, and the best it can bring (coins spent are negative)."""

    kind: KindName
    choices: int
    brings: Yield = Yield()


class PricedStone(Struct, frozen=True):
    stone: str
    price: int


class SegmentOffer(Struct, frozen=True):
    """A segment with every single stone on it, as it is or will be when stones may be taken."""

    segment: int
    stones: tuple[PricedStone, ...]
    #: What all its stones cost together.
    total: int
    #: Whether at least one stone can be paid.
    affordable: bool
    #: Up to so many stones will be drawn onto it first; the exact number would give away a nearly empty bag.
    to_come: int = 0


class Shortcut(Struct, frozen=True):
    name: ShortcutName
    take: Take
    price: int


class CityChoice(Struct, frozen=True):
    """A city a tile can be built in: what it would pay when scored, and the stones it takes by default."""

    city: City
    reward: Reward
    per_cost: int
    amount: int
    action: Build
    payments: int
    closed_by: Seat | None
    standing: int
    needed: int


class TileChoice(Struct, frozen=True):
    tile: Tile
    type: BuildingType
    cost: int
    cities: tuple[CityChoice, ...]


class Scoring(Struct, frozen=True):
    action: ScoreType | ScoreCity
    result: Yield


def kinds(state: State, seat: Seat) -> tuple[Kind, ...]:
    """What the seat can do now, in the order of the rules."""
    if seat not in waiting_on(state):
        return ()
    if state.phase == "take":
        return (Kind("take", sum(offer.affordable for offer in segments(state, seat))),)
    if state.phase == "action":
        return _action_kinds(state, seat)
    found = []
    if extras := legal_extras(state, seat):
        found.append(Kind("extra", len(extras), Yield(coins=-DATA.extra.price)))
    if state.phase == "after" and can_announce(state, seat):
        found.append(Kind("announce", 1, Yield(vp=DATA.end.bonus)))
    return (*found, Kind("end", 1))


def _action_kinds(state: State, seat: Seat) -> tuple[Kind, ...]:
    found = []
    if can_buy(state):
        found.append(Kind("buy", 1))
    if buildable := tiles(state, seat):
        best = max((city for tile in buildable for city in tile.cities), key=lambda city: (city.amount, city.reward))
        found.append(Kind("build", len(buildable), _paid(best)))
    if scorable := scorings(state, seat):
        richest = max(scorable, key=lambda scoring: worth(scoring.result))
        found.append(Kind("score", len(scorable), richest.result))
    if can_pass(state):
        found.append(Kind("pass", 1))
    return tuple(found)


def _paid(city: CityChoice) -> Yield:
    return Yield(vp=city.amount) if city.reward == "vp" else Yield(coins=city.amount)


def worth(result: Yield) -> float:
    """A rough sum of what a scoring brings, in points at the end of the game."""
    return result.vp + result.coins / DATA.final.coins_per_point + DATA.final.per_object * sum(result.objects)


# --- buying


def segments(state: State, seat: Seat) -> tuple[SegmentOffer, ...]:
    """All six segments with prices; before buying, as they will be once the wheel has turned."""
    ahead = state.phase != "take"
    wheel = turned(state.wheel) if ahead else state.wheel
    to_come = missing(wheel) if ahead and state.bag != "" else 0
    coins = screen_of(state, seat).coins
    return tuple(
        _offer(segment, wheel[segment - 1], coins, to_come if segment == SEGMENTS.start else 0) for segment in SEGMENTS
    )


def _offer(segment: int, stones: Stones, coins: int, to_come: int) -> SegmentOffer:
    priced = tuple(PricedStone(stone, PRICE[stone][segment - 1]) for stone in stones)
    affordable = any(stone.price <= coins for stone in priced)
    return SegmentOffer(segment, priced, price(stones, segment), affordable, to_come)


def picked(stones: Stones, picks: Iterable[int]) -> Stones:
    """The stones at these places of a segment or of a hand, for menus with one entry per single stone."""
    return in_order("".join(stones[index] for index in sorted(set(picks))))


def shortcuts(state: State, seat: Seat, segment: int) -> tuple[Shortcut, ...]:
    """Legal takes that most people want, each at most once: all one can pay, the free ones, everything."""
    stones, coins = state.wheel[segment - 1], screen_of(state, seat).coins
    wanted: dict[ShortcutName, Stones] = {
        "everything": stones,
        "affordable": _affordable(stones, segment, coins),
        "free": _affordable(stones, segment, 0),
    }
    found: dict[Stones, Shortcut] = {}
    for name, choice in wanted.items():
        cost = price(choice, segment)
        if choice and cost <= coins and choice not in found:
            found[choice] = Shortcut(name, Take(segment, choice), cost)
    return tuple(found.values())


def _affordable(stones: Stones, segment: int, coins: int) -> Stones:
    """As many stones as the coins allow: cheap ones first, the whiter first among equals."""
    taken = ""
    for stone in sorted(stones, key=lambda stone: PRICE[stone][segment - 1]):
        if price(taken + stone, segment) > coins:
            break
        taken += stone
    return in_order(taken)


# --- building


def tiles(state: State, seat: Seat) -> tuple[TileChoice, ...]:
    """The face-up tiles that the seat can pay somewhere, with the cities where."""
    choices = (_tile(state, seat, tile) for tile in state.display if tile is not None)
    return tuple(choice for choice in choices if choice.cities)


def _tile(state: State, seat: Seat, tile: Tile) -> TileChoice:
    data = TILES[tile]
    cities = (_city(state, seat, tile, city) for city in CITIES)
    return TileChoice(tile, data.type, data.cost, tuple(city for city in cities if city is not None))


def _city(state: State, seat: Seat, tile: Tile, city: City) -> CityChoice | None:
    stones, cost = screen_of(state, seat).stones, TILES[tile].cost
    pay = default_payment(stones, cost, city)
    if pay is None:
        return None
    data = CITY[city]
    return CityChoice(
        city=city,
        reward=data.reward,
        per_cost=data.value,
        amount=data.value * cost,
        action=Build(tile, city, pay),
        payments=len(payments(stones, cost, city)),
        closed_by=owner_of(state, city),
        standing=len(state.players[seat].cities[CITY_INDEX[city]]),
        needed=data.needed,
    )


# --- scoring


def scorings(state: State, seat: Seat) -> tuple[Scoring, ...]:
    """Every scoring the seat may take, with its exact result."""
    return tuple(Scoring(action, yield_of(state, seat, action)) for action in legal_scorings(state, seat))
