"""Why a move is refused, one coded reason per rule; and the one spelling of a move that can be said in several ways."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from games.core import IllegalMove
from games.hamlet.bills import bill_of, place_of
from games.hamlet.choices import Possible
from games.hamlet.data import DATA, RAW, TILES, TRADES
from games.hamlet.network import CROSSING_OF
from games.hamlet.payment import Ways
from games.hamlet.state import (
    Action,
    Beg,
    Build,
    BuildRoad,
    Buy,
    Fulfil,
    Herd,
    Hire,
    Paid,
    Process,
    Produce,
    Sell,
)
from games.hamlet.village import attach, check_placement, named


def check(here: Possible, move: Action) -> None:
    """Raise ``IllegalMove`` with the reason why the active seat can't do this now."""
    check_rules(here, move)
    _check(spelled(here, move) == move, "other_spelling")
    if isinstance(move, Paid):
        ways = ways_to_pay(here, move)
        _check(ways.is_payment(move.pay), "wrong_payment", place=place_of(move))
        _check(ways.in_order(move.pay) == move.pay, "other_spelling")


def spelled(here: Possible, move: Action) -> Action:
    """The one spelling of a move that keeps the rules; only its payment may still be in another order."""
    match move:
        case Produce(cubes=cubes):
            return replace(move, cubes=tuple(sorted(cubes, key=RAW.index)))
        case Herd(steps=steps):
            return replace(move, steps=tuple(sorted(steps, key=here.step_order)))
        case Build(draft=draft, stand=stand):
            way = attach(here.net.ground, stand, move.edge, draft, move.segment)
            way = named(here.net.ground, draft, stand, way)
            return replace(move, segment=way.segment, edge=way.edge)
        case _:
            return move


def ways_to_pay(here: Possible, move: Paid) -> Ways:
    """How the move can be paid; ``IllegalMove`` says what is missing."""
    bill, at = bill_of(move, len(here.state.players)), place_of(move)
    reckoning = here.purse.reckon(bill, at)
    _check(reckoning.is_payable, "cannot_pay", place=at, **reckoning.short)
    return here.purse.ways(bill, at)


# ---------------------------------------------------------------- the rules


def check_rules(here: Possible, move: Action) -> None:
    """Everything but the payment and the spelling."""
    needs_villager = not isinstance(move, Herd) and not (isinstance(move, Hire) and here.state.hire_open)
    _check(here.has_villager or not needs_villager, "no_villager_left")
    match move:
        case Produce():
            _check_produce(here, move)
        case Process():
            _check_process(here, move)
        case Buy():
            _check_buy(here, move)
        case Hire():
            _check_hire(here, move)
        case Sell():
            _check_sell(here, move)
        case Fulfil():
            _check(move.order in here.open_orders, "order_not_open", order=move.order)
        case Beg():
            _check(here.can_beg(), "not_all_full")
        case Build():
            _check_build(here, move)
        case BuildRoad():
            _check_road(here, move)
        case Herd():
            _check_herd(here, move)
        case _:
            raise IllegalMove("no_such_move")


def _check(holds: bool, code: str, **params: str | int) -> None:
    if not holds:
        raise IllegalMove(code, **params)


def _check_place(here: Possible, code: str) -> None:
    _check(code in here.net.ground, "no_such_place", place=code)
    _check(code in here.net, "not_in_network", place=code)


def _check_produce(here: Possible, move: Produce) -> None:
    _check_place(here, move.at)
    _check(TILES[move.at].kind == "production", "makes_no_raw", place=move.at)
    empty = here.empty_slots(move.at)
    _check(empty > 0, "slots_full", place=move.at)
    asked = empty if TILES[move.at].is_barn else 0
    _check(len(move.cubes) == asked, "wrong_cubes", place=move.at, cubes=asked)


def _check_process(here: Possible, move: Process) -> None:
    _check_place(here, move.at)
    tile = TILES[move.at]
    _check(tile.kind == "processing", "makes_no_goods", place=move.at)
    _check(move.count >= 1, "makes_no_goods", place=move.at)
    _check(move.count <= here.empty_slots(move.at), "slots_full", place=move.at)
    _check(move.count <= here.markers_left(tile.produces[0]), "no_marker_left", good=tile.produces[0])


def _check_buy(here: Possible, move: Buy) -> None:
    _check(len(here.player.drafts) < DATA.limits.drafts_max, "too_many_drafts", most=DATA.limits.drafts_max)
    _check(1 <= move.slot <= len(here.state.row), "no_such_slot", slot=move.slot)
    _check(move.slot - 1 <= here.player.gold, "not_enough_gold", gold=move.slot - 1)
    _check(here.state.row[move.slot - 1].tile in TILES, "look_first")


def _check_hire(here: Possible, move: Hire) -> None:
    if move.donkey is None:
        price = here.villager_price()
        _check(price is not None, "all_hired", most=DATA.limits.villagers_max)
        _check(here.can_hire_villager(), "not_enough_gold", gold=price or 0)
    else:
        _check_place(here, move.donkey)
        _check(len(here.player.donkeys) < DATA.limits.donkeys_max, "all_hired", most=DATA.limits.donkeys_max)
        _check(here.can_hire_donkey(), "not_enough_gold", gold=DATA.costs.donkey)


def _check_sell(here: Possible, move: Sell) -> None:
    is_open, unseen = move.trade in here.state.open_trades, any(trade not in TRADES for trade in here.state.open_trades)
    _check(is_open or not unseen, "look_first")
    _check(is_open and move.trade in TRADES, "trade_not_open", trade=move.trade)


def _check_build(here: Possible, move: Build) -> None:
    _check_place(here, move.stand)
    _check(move.draft in here.player.drafts, "not_your_draft", tile=move.draft)
    for code, segment in ((move.stand, move.edge), (move.draft, move.segment)):
        known = 1 <= segment <= len(TILES[code].segments)
        _check(known, "no_such_segment", segment=f"{code}.{segment}")
    ground = here.net.ground
    way = attach(ground, move.stand, move.edge, move.draft, move.segment)
    check_placement(ground, move.draft, way.rot, way.at)


def _check_road(here: Possible, move: BuildRoad) -> None:
    _check_place(here, move.stand)
    _check(here.roads_left() > 0, "no_road_left")
    contacts = [each for each in here.net.ground.contacts[move.stand] if each.other == move.to]
    _check(bool(contacts), "not_adjacent", place=move.to)
    _check(not here.net.linked(move.stand, move.to), "already_linked", place=move.to)
    possible = {CROSSING_OF[each.kinds] for each in contacts if each.takes_road}
    _check(bool(possible), "cliff", place=move.to)
    _check(move.over in possible, "wrong_crossing", place=move.to)


def _check_herd(here: Possible, move: Herd) -> None:
    _check(not here.state.herd_moved, "herd_has_moved")
    _check(bool(move.steps), "no_donkey_moved")
    standing = Counter(here.player.donkeys)
    for donkey, n in Counter(step.donkey for step in move.steps).items():
        _check(n <= standing[donkey], "no_donkey_there", place=donkey)
    for step in move.steps:
        _check(step.to in here.net.neighbours_of(step.donkey), "not_linked", place=step.to)
