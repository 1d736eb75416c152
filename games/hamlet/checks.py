"""Why a whole deed is refused, for those who name it in one breath: one coded reason per rule."""

from __future__ import annotations

from collections import Counter

from games.first_edition import IllegalAction
from games.hamlet.choices import CROSSING_OF, Choices
from games.hamlet.data import CHURCH, DATA, MARKET, TILES
from games.hamlet.payment import bill_of, place_of
from games.hamlet.state import (
    Beg,
    Build,
    BuildRoad,
    Buy,
    Deed,
    Fulfil,
    Herd,
    Hire,
    PaidDeed,
    Process,
    Produce,
    Sell,
    State,
)
from games.hamlet.village import attach, check_placement


def check_deed(state: State, deed: Deed) -> None:
    """Raises ``IllegalAction`` with the reason why the active seat cannot do this now."""
    choices = Choices(state)
    needs_villager = not isinstance(deed, Herd) and not (isinstance(deed, Hire) and state.hire_open)
    if needs_villager and not choices.has_villager:
        raise IllegalAction("no_villager_left")
    match deed:
        case Produce():
            _check_produce(choices, deed)
        case Process():
            _check_process(choices, deed)
        case Buy():
            _check_buy(choices, deed)
        case Hire():
            _check_hire(choices, deed)
        case Sell():
            _check(deed.trade in state.open_trades, "trade_not_open", trade=deed.trade)
        case Fulfil():
            _check(any(order.id == deed.order and order.seat is None for order in state.orders), "order_not_open")
        case Beg():
            _check(choices.can_beg(), "not_all_full")
        case Build():
            _check_build(choices, deed)
        case BuildRoad():
            _check_road(choices, deed)
        case Herd():
            _check_herd(choices, deed)
    if isinstance(deed, PaidDeed):
        _check_payment(choices, deed)


def _check(holds: bool, code: str, **params: str | int) -> None:
    if not holds:
        raise IllegalAction(code, **params)


def _check_place(choices: Choices, code: str) -> None:
    _check(code in choices.net.ground, "no_such_place", place=code)
    _check(code in choices.net, "not_in_network", place=code)


def _check_produce(choices: Choices, deed: Produce) -> None:
    _check_place(choices, deed.at)
    _check(TILES[deed.at].kind == "production", "makes_no_raw", place=deed.at)
    empty = choices.empty_slots(deed.at)
    _check(empty > 0, "slots_full", place=deed.at)
    asked = empty if TILES[deed.at].is_barn else 0
    _check(len(deed.cubes) == asked, "wrong_cubes", place=deed.at, cubes=asked)


def _check_process(choices: Choices, deed: Process) -> None:
    _check_place(choices, deed.at)
    tile = TILES[deed.at]
    _check(tile.kind == "processing", "makes_no_goods", place=deed.at)
    _check(deed.count >= 1, "makes_no_goods", place=deed.at)
    _check(deed.count <= choices.empty_slots(deed.at), "slots_full", place=deed.at)
    _check(deed.count <= choices.markers_left(tile.produces[0]), "no_marker_left", good=tile.produces[0])


def _check_buy(choices: Choices, deed: Buy) -> None:
    _check(len(choices.player.drafts) < DATA.limits.drafts_max, "too_many_drafts", most=DATA.limits.drafts_max)
    _check(1 <= deed.slot <= len(choices.state.row), "no_such_slot", slot=deed.slot)
    _check(deed.slot - 1 <= choices.player.gold, "not_enough_gold", gold=deed.slot - 1)


def _check_hire(choices: Choices, deed: Hire) -> None:
    if deed.donkey is None:
        price = choices.villager_price()
        _check(price is not None, "all_hired", most=DATA.limits.villagers_max)
        _check(choices.can_hire_villager(), "not_enough_gold", gold=price or 0)
    else:
        _check_place(choices, deed.donkey)
        _check(len(choices.player.donkeys) < DATA.limits.donkeys_max, "all_hired", most=DATA.limits.donkeys_max)
        _check(choices.can_hire_donkey(), "not_enough_gold", gold=DATA.costs.donkey)


def _check_build(choices: Choices, deed: Build) -> None:
    _check_place(choices, deed.stand)
    _check(deed.draft in choices.player.drafts, "not_your_draft", tile=deed.draft)
    for code, segment in ((deed.stand, deed.edge), (deed.draft, deed.segment)):
        known = 1 <= segment <= len(TILES[code].segments)
        _check(known, "no_such_segment", segment=f"{code}.{segment}")
    ground = choices.net.ground
    way = attach(ground, deed.stand, deed.edge, deed.draft, deed.segment)
    check_placement(ground, deed.draft, way.rot, way.at)


def _check_road(choices: Choices, deed: BuildRoad) -> None:
    _check_place(choices, deed.stand)
    _check(choices.roads_left() > 0, "no_road_left")
    contacts = [each for each in choices.net.ground.contacts[deed.stand] if each.other == deed.to]
    _check(bool(contacts), "not_adjacent", place=deed.to)
    _check(not choices.net.linked(deed.stand, deed.to), "already_linked", place=deed.to)
    possible = {CROSSING_OF[each.kinds] for each in contacts if each.takes_road}
    _check(bool(possible), "cliff", place=deed.to)
    _check(deed.over in possible, "wrong_crossing", place=deed.to)


def _check_herd(choices: Choices, deed: Herd) -> None:
    _check(not choices.state.herd_moved, "herd_has_moved")
    _check(bool(deed.moves), "no_donkey_moved")
    standing = Counter(choices.player.donkeys)
    for donkey, n in Counter(move.donkey for move in deed.moves).items():
        _check(n <= standing[donkey], "no_donkey_there", place=donkey)
    for move in deed.moves:
        _check(move.to in choices.net.neighbours_of(move.donkey), "not_linked", place=move.to)


def _check_payment(choices: Choices, deed: PaidDeed) -> None:
    bill, at = bill_of(deed, len(choices.state.players)), place_of(deed)
    assert at in (CHURCH, MARKET) or at in choices.net
    _check(choices.purse.can_pay(bill, at), "cannot_pay", place=at)
    if deed.pay is not None:
        _check(choices.purse.is_payment(bill, at, deed.pay), "wrong_payment", place=at)
