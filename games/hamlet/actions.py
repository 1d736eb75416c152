"""Every move with the rule that allows it and what it does; building has a module of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from games.core import IllegalMove
from games.hamlet import building, effects
from games.hamlet import state as moves
from games.hamlet.choices import Possible
from games.hamlet.data import CHURCH, DATA, MILESTONE_OF, RAW, TILES, TOWN_HALL, TRADES, orders_for
from games.hamlet.effects import gain, paid, require, require_place, use_villager, with_player
from games.hamlet.payment import Ways, bill_of, draft_price, place_of
from games.hamlet.state import Action, Offer, Paid, State, Token, Villager


class Rule(NamedTuple):
    """What a kind of move needs besides its payment, what it does, and how it is spelled if there are several ways."""

    check: Callable[[Possible, Any], None]
    perform: Callable[[State, Any], State]
    spelled: Callable[[Possible, Any], Any] = lambda here, move: move


def check(here: Possible, move: Action) -> None:
    """Raise ``IllegalMove`` with the reason why the active seat can't do this now."""
    check_rules(here, move)
    require(spelled(here, move) == move, "other_spelling")
    if isinstance(move, Paid):
        ways = ways_to_pay(here, move)
        require(ways.is_payment(move.pay), "wrong_payment", place=place_of(move))
        require(ways.in_order(move.pay) == move.pay, "other_spelling")


def check_rules(here: Possible, move: Action) -> None:
    """Everything but the payment and the spelling."""
    if type(move) not in _RULES:
        raise IllegalMove("no_such_move")
    needs_villager = not isinstance(move, moves.Herd) and not (isinstance(move, moves.Hire) and here.state.hire_open)
    require(here.has_villager or not needs_villager, "no_villager_left")
    _RULES[type(move)].check(here, move)


def spelled(here: Possible, move: Action) -> Action:
    """The one spelling of a move that keeps the rules; only its payment may still be in another order."""
    written: Action = _RULES[type(move)].spelled(here, move)
    return written


def ways_to_pay(here: Possible, move: Paid) -> Ways:
    """How the move can be paid; ``IllegalMove`` says what is missing."""
    bill, at = bill_of(move, len(here.state.players)), place_of(move)
    reckoning = here.purse.reckon(bill, at)
    require(reckoning.is_payable, "cannot_pay", place=at, **reckoning.short)
    return here.purse.ways(bill, at)


def perform(state: State, move: Action) -> State:
    """The village after a legal move of the active seat."""
    return replace(_RULES[type(move)].perform(state, move), hire_open=isinstance(move, moves.Buy | moves.Hire))


# ---------------------------------------------------------------- buildings


def _check_produce(here: Possible, move: moves.Produce) -> None:
    require_place(here.net, move.at)
    require(TILES[move.at].kind == "production", "makes_no_raw", place=move.at)
    empty = here.empty_slots(move.at)
    require(empty > 0, "slots_full", place=move.at)
    asked = empty if TILES[move.at].is_barn else 0
    require(len(move.cubes) == asked, "wrong_cubes", place=move.at, cubes=asked)


def _in_order(here: Possible, move: moves.Produce) -> moves.Produce:
    return replace(move, cubes=tuple(sorted(move.cubes, key=RAW.index)))


def _produce(state: State, move: moves.Produce) -> State:
    tile = TILES[move.at]
    cubes = move.cubes or tile.produces * (tile.slots - len(effects.tokens_on(state, move.at)))
    state = use_villager(state, move.at)
    state = replace(state, tokens=state.tokens + tuple(Token(move.at, cube) for cube in cubes))
    return gain(state, state.active, gold=tile.activation_reward.gold, points=tile.activation_reward.vp)


def _check_process(here: Possible, move: moves.Process) -> None:
    require_place(here.net, move.at)
    tile = TILES[move.at]
    require(tile.kind == "processing" and move.count >= 1, "makes_no_goods", place=move.at)
    require(move.count <= here.empty_slots(move.at), "slots_full", place=move.at)
    require(move.count <= here.markers_left(tile.produces[0]), "no_marker_left", good=tile.produces[0])


def _process(state: State, move: moves.Process) -> State:
    state = paid(state, move)
    good = TILES[move.at].produces[0]
    high = effects.holder(state.milestones, MILESTONE_OF[good]) == state.active
    return replace(state, tokens=state.tokens + (Token(move.at, good, state.active, high),) * move.count)


# ---------------------------------------------------------------- town hall


def _check_buy(here: Possible, move: moves.Buy) -> None:
    require(len(here.player.drafts) < DATA.limits.drafts_max, "too_many_drafts", most=DATA.limits.drafts_max)
    require(1 <= move.slot <= len(here.state.row), "no_such_slot", slot=move.slot)
    require(draft_price(move.slot) <= here.player.gold, "not_enough_gold", gold=draft_price(move.slot))
    require(here.state.row[move.slot - 1].tile in TILES, "look_first")


def _buy(state: State, move: moves.Buy) -> State:
    state = use_villager(state, TOWN_HALL)
    left = tuple(Offer(offer.tile, offer.gold + 1) for offer in state.row[: move.slot - 1])
    taken = state.row[move.slot - 1]
    state = replace(state, row=left + state.row[move.slot :])
    # A4: pay first, then take the tile with the gold on it.
    state = gain(state, state.active, gold=taken.gold - draft_price(move.slot))
    player = state.players[state.active]
    return effects.fill_row(with_player(state, state.active, drafts=(*player.drafts, taken.tile)))


def _check_hire(here: Possible, move: moves.Hire) -> None:
    if move.donkey is None:
        price = here.villager_price()
        require(price is not None, "all_hired", most=DATA.limits.villagers_max)
        require(here.can_hire_villager(), "not_enough_gold", gold=price or 0)
    else:
        require_place(here.net, move.donkey)
        require(len(here.player.donkeys) < DATA.limits.donkeys_max, "all_hired", most=DATA.limits.donkeys_max)
        require(here.can_hire_donkey(), "not_enough_gold", gold=DATA.costs.donkey)


def _hire(state: State, move: moves.Hire) -> State:
    if not state.hire_open:
        state = use_villager(state, TOWN_HALL)
    seat, player = state.active, state.players[state.active]
    if move.donkey is None:
        state = gain(state, seat, gold=-DATA.costs.villager[len(player.villagers) - 1])
        return with_player(state, seat, villagers=(*player.villagers, Villager(CHURCH)))
    state = gain(state, seat, gold=-DATA.costs.donkey)
    return with_player(state, seat, donkeys=tuple(sorted((*player.donkeys, move.donkey))))


# ---------------------------------------------------------------- market and church


def _check_sell(here: Possible, move: moves.Sell) -> None:
    is_open, unseen = move.trade in here.state.open_trades, any(trade not in TRADES for trade in here.state.open_trades)
    require(is_open or not unseen, "look_first")
    require(is_open and move.trade in TRADES, "trade_not_open", trade=move.trade)


def _sell(state: State, move: moves.Sell) -> State:
    state = paid(state, move)
    trade = TRADES[move.trade]
    trades = state.players[state.active].trades
    state = replace(state, open_trades=tuple(each for each in state.open_trades if each != move.trade))
    state = with_player(state, state.active, trades=(*trades, move.trade))
    return effects.fill_market(gain(state, state.active, gold=trade.gold, points=trade.vp))


def _check_order(here: Possible, move: moves.Fulfil) -> None:
    require(move.order in here.open_orders, "order_not_open", order=move.order)


def _fulfil(state: State, move: moves.Fulfil) -> State:
    state = paid(state, move)
    order = next(order for order in orders_for(len(state.players)) if order.id == move.order)
    state = replace(state, orders=effects.given(state.orders, move.order, state.active))
    return gain(state, state.active, points=order.vp)


def _check_beg(here: Possible, move: moves.Beg) -> None:
    require(here.can_beg(), "not_all_full")


def _beg(state: State, move: moves.Beg) -> State:
    return gain(use_villager(state, CHURCH), state.active, gold=DATA.begging.gold)


# ---------------------------------------------------------------- the herd


def _check_herd(here: Possible, move: moves.Herd) -> None:
    require(not here.state.herd_moved, "herd_has_moved")
    require(bool(move.steps), "no_donkey_moved")
    standing = Counter(here.player.donkeys)
    for donkey, n in Counter(step.donkey for step in move.steps).items():
        require(n <= standing[donkey], "no_donkey_there", place=donkey)
    for step in move.steps:
        require(step.to in here.net.neighbours_of(step.donkey), "not_linked", place=step.to)


def _one_by_one(here: Possible, move: moves.Herd) -> moves.Herd:
    return replace(move, steps=tuple(sorted(move.steps, key=here.step_order)))


def _move_herd(state: State, move: moves.Herd) -> State:
    """All at once: every step starts from where the donkeys stood before."""
    staying = list(state.players[state.active].donkeys)
    for step in move.steps:
        staying.remove(step.donkey)
    donkeys = sorted(staying + [step.to for step in move.steps])
    return with_player(replace(state, herd_moved=True), state.active, donkeys=tuple(donkeys))


_RULES: dict[type[Action], Rule] = {
    moves.Produce: Rule(_check_produce, _produce, _in_order),
    moves.Process: Rule(_check_process, _process),
    moves.Buy: Rule(_check_buy, _buy),
    moves.Hire: Rule(_check_hire, _hire),
    moves.Sell: Rule(_check_sell, _sell),
    moves.Fulfil: Rule(_check_order, _fulfil),
    moves.Beg: Rule(_check_beg, _beg),
    moves.Build: Rule(building.check_build, building.build, building.spelled),
    moves.BuildRoad: Rule(building.check_road, building.build_road),
    moves.Herd: Rule(_check_herd, _move_herd, _one_by_one),
}
