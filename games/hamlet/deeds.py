"""What each deed does to the village. A deed that comes here has been checked; the order is that of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from games.first_edition import Seat
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
from games.hamlet.payment import bill_of, place_of, reward_of, token_for
from games.hamlet.state import (
    Beg,
    Build,
    BuildRoad,
    Buy,
    Deed,
    Done,
    Earned,
    Fulfil,
    Herd,
    Hire,
    Holding,
    News,
    Offer,
    PaidDeed,
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
from games.rng import shuffled


def perform(state: State, deed: Deed) -> State:
    """The village after a legal deed of the active seat, with the deed in its news."""
    before = state.players[state.active]
    tile = state.row[deed.slot - 1].tile if isinstance(deed, Buy) else None
    state = _effect(state, deed)
    after = state.players[state.active]
    done = Done(deed, after.gold - before.gold, after.points - before.points, tile)
    news = state.news[state.active]
    return _with_news(replace(state, hire_open=isinstance(deed, Buy | Hire)), replace(news, done=(*news.done, done)))


def _effect(state: State, deed: Deed) -> State:
    match deed:
        case Produce():
            return produce(state, deed)
        case Process():
            return process(state, deed)
        case Buy():
            return buy_draft(state, deed)
        case Hire():
            return hire(state, deed)
        case Sell():
            return sell(state, deed)
        case Fulfil():
            return fulfil(state, deed)
        case Beg():
            return gain(_use_villager(state, CHURCH), state.active, gold=DATA.begging.gold)
        case Build():
            return build(state, deed)
        case BuildRoad():
            return build_road(state, deed)
        case Herd():
            return move_herd(state, deed)


# ---------------------------------------------------------------- buildings


def produce(state: State, deed: Produce) -> State:
    tile = TILES[deed.at]
    cubes = deed.cubes or tile.produces * (tile.slots - len(tokens_on(state, deed.at)))
    state = _use_villager(state, deed.at)
    state = replace(state, tokens=state.tokens + tuple(Token(deed.at, cube) for cube in cubes))
    return gain(state, state.active, gold=tile.activation_reward.gold, points=tile.activation_reward.vp)


def process(state: State, deed: Process) -> State:
    state = _paid(state, deed)
    good = TILES[deed.at].produces[0]
    high = holder(state.milestones, MILESTONE_OF[good]) == state.active
    return replace(state, tokens=state.tokens + (Token(deed.at, good, state.active, high),) * deed.count)


# ---------------------------------------------------------------- town hall


def buy_draft(state: State, deed: Buy) -> State:
    state = _use_villager(state, TOWN_HALL)
    left = tuple(Offer(offer.tile, offer.gold + 1) for offer in state.row[: deed.slot - 1])
    taken = state.row[deed.slot - 1]
    state = replace(state, row=left + state.row[deed.slot :])
    # A4: pay first, then take the tile with the gold on it.
    state = gain(state, state.active, gold=taken.gold - len(left))
    player = state.players[state.active]
    return fill_row(_with_player(state, state.active, drafts=(*player.drafts, taken.tile)))


def hire(state: State, deed: Hire) -> State:
    if not state.hire_open:
        state = _use_villager(state, TOWN_HALL)
    seat, player = state.active, state.players[state.active]
    if deed.donkey is None:
        state = gain(state, seat, gold=-DATA.costs.villager[len(player.villagers) - 1])
        return _with_player(state, seat, villagers=(*state.players[seat].villagers, Villager(CHURCH)))
    state = gain(state, seat, gold=-DATA.costs.donkey)
    return _with_player(state, seat, donkeys=tuple(sorted((*player.donkeys, deed.donkey))))


# ---------------------------------------------------------------- market and church


def sell(state: State, deed: Sell) -> State:
    state = _paid(state, deed)
    trade = TRADES[deed.trade]
    trades = state.players[state.active].trades
    state = replace(state, open_trades=tuple(each for each in state.open_trades if each != deed.trade))
    state = _with_player(state, state.active, trades=(*trades, deed.trade))
    return fill_market(gain(state, state.active, gold=trade.gold, points=trade.vp))


def fulfil(state: State, deed: Fulfil) -> State:
    state = _paid(state, deed)
    order = next(order for order in orders_for(len(state.players)) if order.id == deed.order)
    return gain(give_order(state, deed.order, state.active), state.active, points=order.vp)


def give_order(state: State, id: str, seat: Seat) -> State:
    return replace(state, orders=_given(state.orders, id, seat))


# ---------------------------------------------------------------- places and roads


def build(state: State, deed: Build) -> State:
    state = _paid(state, deed)
    tile = TILES[deed.draft]
    way = attach(village(state.places), deed.stand, deed.edge, deed.draft, deed.segment)
    flag = state.active if tile.kind == "site" else None
    drafts = tuple(code for code in state.players[state.active].drafts if code != deed.draft)
    state = replace(state, places=(*state.places, Place(deed.draft, way.rot, way.at, flag)))
    state = gain(_with_player(state, state.active, drafts=drafts), state.active, points=tile.build_vp)
    if tile.milestone is not None and holder(state.milestones, tile.milestone) is None:
        state = replace(state, milestones=_given(state.milestones, tile.milestone, state.active))
        state = _open_stack(state, tile.produces[0])  # type: ignore[arg-type]
    return state


def _open_stack(state: State, good: Good) -> State:
    """The first building for a good puts its stack into the bag; a short row is filled at once (A3)."""
    bag, rng = shuffled(state.rng, state.bag + stack_of(good))
    stacks = tuple(stack for stack in state.stacks if stack != good)
    return fill_row(replace(state, bag=bag, rng=rng, stacks=stacks))


def build_road(state: State, deed: BuildRoad) -> State:
    state = _paid(state, deed)
    road = Road(deed.stand, deed.to, deed.over, state.active)
    milestones = state.milestones if state.roads else _given(state.milestones, PLANNER, state.active)
    return replace(state, roads=(*state.roads, road), milestones=milestones)


def move_herd(state: State, deed: Herd) -> State:
    """One batch: every step starts from where the donkeys stood before it."""
    staying = list(state.players[state.active].donkeys)
    for move in deed.moves:
        staying.remove(move.donkey)
    donkeys = sorted(staying + [move.to for move in deed.moves])
    return _with_player(replace(state, herd_moved=True), state.active, donkeys=tuple(donkeys))


# ---------------------------------------------------------------- shared by several deeds


def tokens_on(state: State, code: str) -> list[Token]:
    return [token for token in state.tokens if token.at == code]


def holder(holdings: Iterable[Holding], id: str) -> Seat | None:
    return next(holding.seat for holding in holdings if holding.id == id)


def gain(state: State, seat: Seat, gold: int = 0, points: int = 0) -> State:
    player = state.players[seat]
    return _with_player(state, seat, gold=player.gold + gold, points=player.points + points)


def fill_row(state: State) -> State:
    missing = DATA.setup.draft_row_size - len(state.row)
    drawn = tuple(Offer(code) for code in state.bag[:missing])
    return replace(state, row=state.row + drawn, bag=state.bag[missing:])


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


def _paid(state: State, deed: PaidDeed) -> State:
    assert deed.pay is not None
    state = _use_villager(state, place_of(deed))
    state = _consume(state, deed.pay)
    return gain(state, state.active, gold=-bill_of(deed, len(state.players)).gold)


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
            token = token_for(list(state.tokens), unit)
            state = _tell_owner(consume_good(state, token), token)
    return state


def _tell_owner(state: State, token: Token) -> State:
    if token.owner is None or token.owner == state.active:
        return state
    gold, points = reward_of(token)
    news = state.news[state.active]
    earned = Earned(token.owner, token.kind, gold, points)  # type: ignore[arg-type]
    return _with_news(state, replace(news, earned=(*news.earned, earned)))


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


def _with_news(state: State, news: News) -> State:
    return replace(state, news=tuple(news if seat == state.active else old for seat, old in enumerate(state.news)))
