"""What each move does to the village. A move that comes here has been checked; the order is that of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from games.core import Seat
from games.hamlet.bills import bill_of, place_of
from games.hamlet.data import (
    CHURCH,
    DATA,
    MARKET,
    MILESTONE_OF,
    PLANNER,
    TILES,
    TOWN_HALL,
    TRADES,
    Good,
    orders_for,
    prices_for,
    stack_of,
)
from games.hamlet.payment import reward_of, token_for
from games.hamlet.state import (
    FACE_DOWN,
    Action,
    Beg,
    Build,
    BuildRoad,
    Buy,
    Fulfil,
    Herd,
    Hire,
    Holding,
    Offer,
    Paid,
    Payment,
    Place,
    Process,
    Produce,
    Road,
    Sell,
    State,
    Token,
    Villager,
)
from games.hamlet.village import attach, village
from games.rng import HIDDEN, shuffled


def perform(state: State, move: Action) -> State:
    """The village after a legal move of the active seat."""
    return replace(_effect(state, move), hire_open=isinstance(move, Buy | Hire))


def _effect(state: State, move: Action) -> State:
    match move:
        case Produce():
            return produce(state, move)
        case Process():
            return process(state, move)
        case Buy():
            return buy_draft(state, move)
        case Hire():
            return hire(state, move)
        case Sell():
            return sell(state, move)
        case Fulfil():
            return fulfil(state, move)
        case Beg():
            return gain(_use_villager(state, CHURCH), state.active, gold=DATA.begging.gold)
        case Build():
            return build(state, move)
        case BuildRoad():
            return build_road(state, move)
        case Herd():
            return move_herd(state, move)


# ---------------------------------------------------------------- buildings


def produce(state: State, move: Produce) -> State:
    tile = TILES[move.at]
    cubes = move.cubes or tile.produces * (tile.slots - len(tokens_on(state, move.at)))
    state = _use_villager(state, move.at)
    state = replace(state, tokens=state.tokens + tuple(Token(move.at, cube) for cube in cubes))
    return gain(state, state.active, gold=tile.activation_reward.gold, points=tile.activation_reward.vp)


def process(state: State, move: Process) -> State:
    state = _paid(state, move)
    good = TILES[move.at].produces[0]
    high = holder(state.milestones, MILESTONE_OF[good]) == state.active
    return replace(state, tokens=state.tokens + (Token(move.at, good, state.active, high),) * move.count)


# ---------------------------------------------------------------- town hall


def buy_draft(state: State, move: Buy) -> State:
    state = _use_villager(state, TOWN_HALL)
    left = tuple(Offer(offer.tile, offer.gold + 1) for offer in state.row[: move.slot - 1])
    taken = state.row[move.slot - 1]
    state = replace(state, row=left + state.row[move.slot :])
    # A4: pay first, then take the tile with the gold on it.
    state = gain(state, state.active, gold=taken.gold - len(left))
    player = state.players[state.active]
    return fill_row(_with_player(state, state.active, drafts=(*player.drafts, taken.tile)))


def hire(state: State, move: Hire) -> State:
    if not state.hire_open:
        state = _use_villager(state, TOWN_HALL)
    seat, player = state.active, state.players[state.active]
    if move.donkey is None:
        state = gain(state, seat, gold=-DATA.costs.villager[len(player.villagers) - 1])
        return _with_player(state, seat, villagers=(*state.players[seat].villagers, Villager(CHURCH)))
    state = gain(state, seat, gold=-DATA.costs.donkey)
    return _with_player(state, seat, donkeys=tuple(sorted((*player.donkeys, move.donkey))))


# ---------------------------------------------------------------- market and church


def sell(state: State, move: Sell) -> State:
    state = _paid(state, move)
    trade = TRADES[move.trade]
    trades = state.players[state.active].trades
    state = replace(state, open_trades=tuple(each for each in state.open_trades if each != move.trade))
    state = _with_player(state, state.active, trades=(*trades, move.trade))
    return fill_market(gain(state, state.active, gold=trade.gold, points=trade.vp))


def fulfil(state: State, move: Fulfil) -> State:
    state = _paid(state, move)
    order = next(order for order in orders_for(len(state.players)) if order.id == move.order)
    return gain(give_order(state, move.order, state.active), state.active, points=order.vp)


def give_order(state: State, id: str, seat: Seat) -> State:
    return replace(state, orders=_given(state.orders, id, seat))


# ---------------------------------------------------------------- places and roads


def build(state: State, move: Build) -> State:
    state = _paid(state, move)
    tile = TILES[move.draft]
    way = attach(village(state.places), move.stand, move.edge, move.draft, move.segment)
    flag = state.active if tile.kind == "site" else None
    drafts = tuple(code for code in state.players[state.active].drafts if code != move.draft)
    state = replace(state, places=(*state.places, Place(move.draft, way.rot, way.at, flag)))
    state = gain(_with_player(state, state.active, drafts=drafts), state.active, points=tile.build_vp)
    if tile.milestone is not None and holder(state.milestones, tile.milestone) is None:
        state = replace(state, milestones=_given(state.milestones, tile.milestone, state.active))
        state = _open_stack(state, tile.produces[0])  # type: ignore[arg-type]
    return state


def _open_stack(state: State, good: Good) -> State:
    """The first building for a good puts its stack into the bag; a short row is filled at once (A3)."""
    bag, rng = state.bag + stack_of(good), state.rng
    bag, rng = (sorted_bag(bag), rng) if is_view(state) else shuffled(rng, bag)
    stacks = tuple(stack for stack in state.stacks if stack != good)
    return fill_row(replace(state, bag=bag, rng=rng, stacks=stacks))


def build_road(state: State, move: BuildRoad) -> State:
    state = _paid(state, move)
    road = Road(move.stand, move.to, move.over, state.active)
    milestones = state.milestones if state.roads else _given(state.milestones, PLANNER, state.active)
    return replace(state, roads=(*state.roads, road), milestones=milestones)


def move_herd(state: State, move: Herd) -> State:
    """One batch: every step starts from where the donkeys stood before it."""
    staying = list(state.players[state.active].donkeys)
    for step in move.steps:
        staying.remove(step.donkey)
    donkeys = sorted(staying + [step.to for step in move.steps])
    return _with_player(replace(state, herd_moved=True), state.active, donkeys=tuple(donkeys))


# ---------------------------------------------------------------- shared by several moves


def tokens_on(state: State, code: str) -> list[Token]:
    return [token for token in state.tokens if token.at == code]


def holder(holdings: Iterable[Holding], id: str) -> Seat | None:
    return next(holding.seat for holding in holdings if holding.id == id)


def gain(state: State, seat: Seat, gold: int = 0, points: int = 0) -> State:
    player = state.players[seat]
    return _with_player(state, seat, gold=player.gold + gold, points=player.points + points)


def is_view(state: State) -> bool:
    """Whether this is what somebody sees of a game: what is drawn then stays face down."""
    return state.rng == HIDDEN


def sorted_bag(bag: Iterable[str]) -> tuple[str, ...]:
    """What is in the bag, without its order."""
    return tuple(sorted(bag, key=_BAG_ORDER.__getitem__))


_BAG_ORDER = {code: i for i, code in enumerate((*TILES, FACE_DOWN))}


def fill_row(state: State) -> State:
    missing = DATA.setup.draft_row_size - len(state.row)
    if not missing or not state.bag:
        return state
    bag = (FACE_DOWN,) * len(state.bag) if is_view(state) else state.bag
    drawn = tuple(Offer(code) for code in bag[:missing])
    return replace(state, row=state.row + drawn, bag=bag[missing:])


def fill_market(state: State) -> State:
    missing = DATA.setup.trade_open - len(state.open_trades)
    drawn = state.trade_stack[:missing]
    return replace(state, open_trades=state.open_trades + drawn, trade_stack=state.trade_stack[missing:])


def consume_good(state: State, token: Token) -> State:
    """A good is taken off its place and its owner rewarded at once."""
    assert token.owner is not None
    gold, points = reward_of(token)
    tokens = list(state.tokens)
    tokens.remove(token)
    return gain(replace(state, tokens=tuple(tokens)), token.owner, gold, points)


def _paid(state: State, move: Paid) -> State:
    state = _use_villager(state, place_of(move))
    state = _consume(state, move.pay)
    return gain(state, state.active, gold=-bill_of(move, len(state.players)).gold)


def _consume(state: State, pay: Payment) -> State:
    prices = prices_for(len(state.players))
    for unit in pay:
        if unit.at == MARKET:
            price = prices.raw if unit.kind in DATA.resources.raw else prices.good
            state = gain(state, state.active, gold=-price)
        elif unit.owner is None:
            tokens = list(state.tokens)
            tokens.remove(Token(unit.at, unit.kind))
            state = replace(state, tokens=tuple(tokens))
        else:
            state = consume_good(state, token_for(state.tokens, unit))
    return state


def _use_villager(state: State, at: str) -> State:
    """A standing villager goes to the place, acts and lies down; one that is there already goes first."""
    villagers = list(state.players[state.active].villagers)
    ready = [i for i, villager in enumerate(villagers) if villager.ready]
    chosen = next((i for i in ready if villagers[i].at == at), ready[0])
    villagers[chosen] = Villager(at)
    return _with_player(state, state.active, villagers=tuple(villagers))


def _given(holdings: tuple[Holding, ...], id: str, seat: Seat) -> tuple[Holding, ...]:
    return tuple(Holding(id, seat) if holding.id == id else holding for holding in holdings)


def _with_player(state: State, seat: Seat, **changes: Any) -> State:
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, players=tuple(players))
