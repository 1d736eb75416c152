"""Every kind of move: what it can be aimed at, the rule that allows it, and what it does.

Why something can't be chosen and what a typed move breaks come from the same checks. Building and the herd have
modules of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from games.core import Closed, IllegalMove
from games.hamlet import building, effects, herd
from games.hamlet import state as moves
from games.hamlet.choices import Kind, Possible
from games.hamlet.data import CHURCH, DATA, MARKET, MILESTONE_OF, ORDERS, RAW, TILES, TOWN_HALL, TRADES
from games.hamlet.effects import accept, gain, paid, require, use_villager, with_player
from games.hamlet.payment import ORDER_BILLS, TRADE_BILLS, Ways, draft_price, due, process_bill
from games.hamlet.state import Action, Offer, Paid, Player, State, Token, Villager


class Rule(NamedTuple):
    """One kind of move. A move is begun when it says what it is about, and nothing else yet."""

    move: type[Action]
    #: Whatever a player may think of, possible or not.
    thinkable: Callable[[Possible], Iterable[Action]]
    #: Those of them that can be begun now.
    begun: Callable[[Possible], Iterator[Action]]
    #: Why a move can't be made, or not even begun.
    refusal: Callable[[Possible, Any], IllegalMove | None]
    perform: Callable[[State, Any], State]
    #: Raises what else is wrong with a whole move; how it is paid comes later.
    check: Callable[[Possible, Any], None] = lambda here, move: None
    #: The one spelling, if there are several.
    spelled: Callable[[Possible, Any], Any] = lambda here, move: move


class Choices(NamedTuple):
    """The moves of one kind that can be begun now."""

    here: Possible
    what: Kind
    begun: list[Any]

    @property
    def closed(self) -> tuple[Closed, ...]:
        """What can't be begun, and why. Without a villager one reason says it all."""
        refused: Iterable[IllegalMove | None] = [IllegalMove("no_villager_left")]
        if _has_somebody(self.here, self.what):
            rule = RULES[self.what]
            refused = (rule.refusal(self.here, move) for move in rule.thinkable(self.here))
        return tuple([Closed(str(no.params.get("worker", self.what)), no.code, no.params) for no in refused if no])


def choices(here: Possible, what: Kind) -> Choices:
    known: Choices | None = here.known.get(what)
    if known is None:
        begun = [*RULES[what].begun(here)] if _has_somebody(here, what) else []
        known = here.known[what] = Choices(here, what, begun)
    return known


def can_begin(here: Possible, what: Kind) -> bool:
    """Whether there is any choice."""
    return _has_somebody(here, what) and next(RULES[what].begun(here), None) is not None


def _has_somebody(here: Possible, what: Kind) -> bool:
    """Donkeys walk alone, and more can be hired as long as nothing else was done."""
    return here.has_villager or what == "herd" or (what == "hire" and here.state.hire_open)


# ---------------------------------------------------------------- whole moves


def check(here: Possible, move: Action) -> None:
    """Raise ``IllegalMove`` with the reason why the active seat can't do this now."""
    check_rules(here, move)
    require(spelled(here, move) == move, "other_spelling")
    if isinstance(move, Paid):
        ways = ways_to_pay(here, move)
        require(ways.is_payment(move.pay), "wrong_payment", place=due(move)[1])
        require(ways.in_order(move.pay) == move.pay, "other_spelling")


def check_rules(here: Possible, move: Action) -> None:
    """Everything but how it is paid and spelled."""
    what = _KIND_OF.get(type(move))
    if what is None:
        raise IllegalMove("no_such_move")
    require(_has_somebody(here, what), "no_villager_left")
    accept(RULES[what].refusal(here, move))
    RULES[what].check(here, move)


def spelled(here: Possible, move: Action) -> Action:
    """The one spelling of a move that keeps the rules; only its payment may still be in another order."""
    written: Action = RULES[_KIND_OF[type(move)]].spelled(here, move)
    return written


def ways_to_pay(here: Possible, move: Paid) -> Ways:
    """How a move that keeps the rules can be paid."""
    return here.purse.ways(*due(move))


def perform(state: State, move: Action) -> State:
    """The village after a legal move of the active seat."""
    what = _KIND_OF[type(move)]
    return replace(RULES[what].perform(state, move), hire_open=what in ("buy", "hire"))


# ---------------------------------------------------------------- buildings


def _producible(here: Possible) -> Iterator[Action]:
    return map(moves.Produce, here.purse.stock.with_room("production"))


def _produce_refusal(here: Possible, move: moves.Produce) -> IllegalMove | None:
    at = move.at
    if at not in here.net:
        return here.outside(at)
    if TILES[at].kind != "production":
        return IllegalMove("makes_no_raw", place=at)
    return None if here.empty_slots(at) else IllegalMove("slots_full", place=at)


def _check_cubes(here: Possible, move: moves.Produce) -> None:
    asked = here.empty_slots(move.at) if TILES[move.at].is_barn else 0
    require(len(move.cubes) == asked, "wrong_cubes", place=move.at, cubes=asked)


def _in_order(here: Possible, move: moves.Produce) -> moves.Produce:
    return replace(move, cubes=tuple(sorted(move.cubes, key=RAW.index)))


def _produce(state: State, move: moves.Produce) -> State:
    tile = TILES[move.at]
    cubes = move.cubes or tile.produces * (tile.slots - len(effects.tokens_on(state, move.at)))
    state = use_villager(state, move.at)
    state = replace(state, tokens=state.tokens + tuple(Token(move.at, cube) for cube in cubes))
    return gain(state, state.active, gold=tile.activation_reward.gold, points=tile.activation_reward.vp)


def _processible(here: Possible) -> Iterator[Action]:
    for code in here.purse.stock.with_room("processing"):
        if here.markers_left(TILES[code].produces[0]) and here.purse.can_pay(process_bill(code, 1), code):
            yield moves.Process(code, 1)


def _process_refusal(here: Possible, move: moves.Process) -> IllegalMove | None:
    at, count = move.at, move.count
    if at not in here.net:
        return here.outside(at)
    if TILES[at].kind != "processing" or count < 1:
        return IllegalMove("makes_no_goods", place=at)
    if count > here.empty_slots(at):
        return IllegalMove("slots_full", place=at)
    if count > here.markers_left(good := TILES[at].produces[0]):
        return IllegalMove("no_marker_left", place=at, good=good)
    return here.short(process_bill(at, count), at, place=at)


def _process(state: State, move: moves.Process) -> State:
    state = paid(state, move)
    good = TILES[move.at].produces[0]
    high = effects.holder(state.milestones, MILESTONE_OF[good]) == state.active
    return replace(state, tokens=state.tokens + (Token(move.at, good, state.active, high),) * move.count)


# ---------------------------------------------------------------- town hall


def _buyable(here: Possible) -> Iterator[Action]:
    if len(here.player.drafts) < DATA.limits.drafts_max:
        for slot, offer in enumerate(here.state.row, start=1):
            if offer.tile in TILES and draft_price(slot) <= here.player.gold:
                yield moves.Buy(slot)


def _buy_refusal(here: Possible, move: moves.Buy) -> IllegalMove | None:
    if len(here.player.drafts) >= DATA.limits.drafts_max:
        return IllegalMove("too_many_drafts", most=DATA.limits.drafts_max)
    if not 1 <= move.slot <= len(here.state.row):
        return IllegalMove("no_such_slot", slot=move.slot)
    tile = here.state.row[move.slot - 1].tile
    if tile not in TILES:
        return IllegalMove("look_first")
    missing = draft_price(move.slot) - here.player.gold
    return IllegalMove("cannot_pay", tile=tile, gold=missing) if missing > 0 else None


def _buy(state: State, move: moves.Buy) -> State:
    state = use_villager(state, TOWN_HALL)
    left = tuple(Offer(offer.tile, offer.gold + 1) for offer in state.row[: move.slot - 1])
    taken = state.row[move.slot - 1]
    state = replace(state, row=left + state.row[move.slot :])
    # A4: pay first, then take the tile with the gold on it.
    state = gain(state, state.active, gold=taken.gold - draft_price(move.slot))
    player = state.players[state.active]
    return effects.fill_row(with_player(state, state.active, drafts=(*player.drafts, taken.tile)))


_VILLAGER, _DONKEY = moves.Hire(), moves.Hire(CHURCH)


def _hirable(here: Possible) -> Iterator[Action]:
    player, limits = here.player, DATA.limits
    if len(player.villagers) < limits.villagers_max and worker_price(player, _VILLAGER) <= player.gold:
        yield _VILLAGER
    if len(player.donkeys) < limits.donkeys_max and worker_price(player, _DONKEY) <= player.gold:
        yield _DONKEY


def worker_price(player: Player, move: moves.Hire) -> int:
    """Every villager costs more than the one before."""
    return DATA.costs.villager[len(player.villagers) - 1] if move.donkey is None else DATA.costs.donkey


def _hire_refusal(here: Possible, move: moves.Hire) -> IllegalMove | None:
    player, limits = here.player, DATA.limits
    if move.donkey is None and len(player.villagers) == limits.villagers_max:
        return IllegalMove("all_villagers_hired", most=limits.villagers_max)
    if move.donkey is not None and len(player.donkeys) == limits.donkeys_max:
        return IllegalMove("all_donkeys_hired", most=limits.donkeys_max)
    worker, start = ("villager", CHURCH) if move.donkey is None else ("donkey", move.donkey)
    missing = worker_price(player, move) - player.gold
    if missing > 0 and start in here.net:
        return IllegalMove("cannot_pay", worker=worker, gold=missing)
    return here.outside(start)


def _hire(state: State, move: moves.Hire) -> State:
    if not state.hire_open:
        state = use_villager(state, TOWN_HALL)
    seat, player = state.active, state.players[state.active]
    state = gain(state, seat, gold=-worker_price(player, move))
    if move.donkey is None:
        return with_player(state, seat, villagers=(*player.villagers, Villager(CHURCH)))
    return with_player(state, seat, donkeys=tuple(sorted((*player.donkeys, move.donkey))))


# ---------------------------------------------------------------- market and church


def _sellable(here: Possible) -> Iterator[Action]:
    for trade in here.state.open_trades:
        if trade in TRADES and here.purse.can_pay(TRADE_BILLS[trade], MARKET):
            yield moves.Sell(trade)


def _sell_refusal(here: Possible, move: moves.Sell) -> IllegalMove | None:
    trade, shown = move.trade, here.state.open_trades
    if trade in shown and trade in TRADES:
        return here.short(TRADE_BILLS[trade], MARKET, trade=trade)
    seen = trade in TRADES and TRADES.keys() >= {*shown}
    return IllegalMove("trade_not_open", trade=trade) if seen else IllegalMove("look_first")


def _sell(state: State, move: moves.Sell) -> State:
    state = paid(state, move)
    trade = TRADES[move.trade]
    trades = state.players[state.active].trades
    state = replace(state, open_trades=tuple(each for each in state.open_trades if each != move.trade))
    state = with_player(state, state.active, trades=(*trades, move.trade))
    return effects.fill_market(gain(state, state.active, gold=trade.gold, points=trade.vp))


def _fulfillable(here: Possible) -> Iterator[Action]:
    for order in here.state.orders:
        if order.seat is None and here.purse.can_pay(ORDER_BILLS[order.id], CHURCH):
            yield moves.Fulfil(order.id)


def _fulfil_refusal(here: Possible, move: moves.Fulfil) -> IllegalMove | None:
    if moves.Holding(move.order) not in here.state.orders:
        return IllegalMove("order_not_open", order=move.order)
    return here.short(ORDER_BILLS[move.order], CHURCH, order=move.order)


def _fulfil(state: State, move: moves.Fulfil) -> State:
    state = paid(state, move)
    state = replace(state, orders=effects.given(state.orders, move.order, state.active))
    return gain(state, state.active, points=ORDERS[move.order].vp)


def _beggable(here: Possible) -> Iterator[Action]:
    if not any(map(here.empty_slots, DATA.begging.needs_full)):
        yield moves.Beg()


def _beg_refusal(here: Possible, move: moves.Beg) -> IllegalMove | None:
    return IllegalMove("not_all_full") if any(map(here.empty_slots, DATA.begging.needs_full)) else None


def _beg(state: State, move: moves.Beg) -> State:
    return gain(use_villager(state, CHURCH), state.active, gold=DATA.begging.gold)


RULES: dict[Kind, Rule] = {
    "produce": Rule(
        moves.Produce,
        lambda here: map(moves.Produce, here.net.places("production")),
        _producible,
        _produce_refusal,
        _produce,
        _check_cubes,
        _in_order,
    ),
    "process": Rule(
        moves.Process,
        lambda here: [moves.Process(code, 1) for code in here.net.places("processing")],
        _processible,
        _process_refusal,
        _process,
    ),
    "buy": Rule(
        moves.Buy,
        lambda here: map(moves.Buy, range(1, len(here.state.row) + 1)),
        _buyable,
        _buy_refusal,
        _buy,
    ),
    "hire": Rule(moves.Hire, lambda here: (_VILLAGER, _DONKEY), _hirable, _hire_refusal, _hire),
    "sell": Rule(
        moves.Sell,
        lambda here: map(moves.Sell, here.state.open_trades),
        _sellable,
        _sell_refusal,
        _sell,
    ),
    "order": Rule(
        moves.Fulfil,
        lambda here: [moves.Fulfil(order.id) for order in here.state.orders if order.seat is None],
        _fulfillable,
        _fulfil_refusal,
        _fulfil,
    ),
    "beg": Rule(moves.Beg, lambda here: (moves.Beg(),), _beggable, _beg_refusal, _beg),
    "build": Rule(
        moves.Build,
        # Without a draft there is one thing to say about building.
        lambda here: [moves.Build(draft, 0, "", 0) for draft in here.player.drafts or ("",)],
        lambda here: (moves.Build(draft, 0, "", 0) for draft in here.player.drafts if here.can_build(draft)),
        building.build_refusal,
        building.build,
        building.check_build,
        building.spelled,
    ),
    "road": Rule(
        moves.BuildRoad,
        lambda here: [moves.BuildRoad("", "", over) for over in here.crossings()],
        lambda here: (moves.BuildRoad("", "", over) for over in here.crossings() if here.can_build_road(over)),
        building.road_refusal,
        building.build_road,
        building.check_road,
    ),
    "herd": Rule(
        moves.Herd,
        lambda here: (herd.WALK,),
        herd.possible_walks,
        herd.refusal,
        herd.walk,
        herd.check_steps,
        herd.one_by_one,
    ),
}
_KIND_OF: dict[type[Action], Kind] = {rule.move: what for what, rule in RULES.items()}
