"""Which positions no game can reach, each with the line to blame."""

from __future__ import annotations

from collections import Counter

from games.core import IllegalMove, Seat
from games.hamlet import data
from games.hamlet.data import DATA, GOODS, MILESTONE_OF, PLANNER, START_TILES, TILES, TRADES, stack_of
from games.hamlet.effects import holder
from games.hamlet.network import network_of
from games.hamlet.notation import COLOURS
from games.hamlet.scoring import church_is_finished, orders_held, roads_built, sites_of, trades_held
from games.hamlet.state import ABBEY, FACE_DOWN, Player, Road, State, Token
from games.hamlet.turn import last_round
from games.hamlet.village import check_placement, village
from games.positions import require


def check_possible(state: State) -> None:
    """What comes first is taken for granted by what follows."""
    _check_owners(state)
    _check_village(state)
    require("milestones", _are_milestones_possible(state))
    orders = tuple(order.id for order in data.orders_for(len(state.players)))
    require("orders", tuple(order.id for order in state.orders) == orders)
    require("turn", _is_round_possible(state))
    _check_roads(state)
    _check_stock(state)
    _check_seats(state)
    _check_drafts(state)
    _check_trades(state)
    require("abbey", _is_abbey_possible(state))
    _check_earnings(state)


def _check_owners(state: State) -> None:
    """Whatever belongs to somebody belongs to a seat of this table, or an order to the Abbey."""
    seats: set[Seat | None] = {None, *range(len(state.players))}
    require("turn", state.active in seats)
    require("village", seats >= {place.flag for place in state.places})
    require("roads", seats >= {road.owner for road in state.roads})
    require("stock", seats >= {token.owner for token in state.tokens})
    require("milestones", seats >= {milestone.seat for milestone in state.milestones})
    require("orders", seats | ({ABBEY} if state.abbey else set()) >= {order.seat for order in state.orders})


def _is_round_possible(state: State) -> bool:
    last, finished = last_round(state), church_is_finished(state)
    if state.over:
        return 1 <= state.round <= last and (finished or state.round == last)
    # The last order ends the solo challenge right away.
    return 1 <= state.round <= last and (not finished or not state.abbey or state.ended)


# ---------------------------------------------------------------- the village


def _check_village(state: State) -> None:
    codes = [place.tile for place in state.places]
    require("village", len(set(codes)) == len(codes) and set(codes[: len(START_TILES)]) == set(START_TILES))
    flags = [(TILES[place.tile].kind == "site") == (place.flag is not None) for place in state.places]
    require("village", all(flags) and _are_tiles_laid_by_the_rules(state))
    require("roads", all(road.a in codes and road.b in codes for road in state.roads))
    require("village", all(code in network_of(state) for code in START_TILES))


def _are_tiles_laid_by_the_rules(state: State) -> bool:
    try:
        for n, place in enumerate(state.places):
            check_placement(village(state.places[:n]), place.tile, place.rot, place.at)
    except IllegalMove:
        return False
    return True


def _check_roads(state: State) -> None:
    net, ends = network_of(state), [frozenset((road.a, road.b)) for road in state.roads]
    most = max(Counter(road.owner for road in state.roads).values(), default=0)
    require("roads", len(set(ends)) == len(ends) and most <= DATA.limits.roads)
    require("roads", all(road.a in net and road.b in net and _crosses(state, road) for road in state.roads))


def _crosses(state: State, road: Road) -> bool:
    contacts = [contact for contact in village(state.places).contacts[road.a] if contact.other == road.b]
    return not any(each.is_link for each in contacts) and any(each.crossing == road.over for each in contacts)


def _check_stock(state: State) -> None:
    places = Counter(token.at for token in state.tokens)
    markers = Counter((token.owner, token.kind) for token in state.tokens if token.owner is not None)
    require("stock", all(_may_stand(state, token) for token in state.tokens))
    require("stock", all(n <= TILES[code].slots for code, n in places.items()))
    require("stock", max(markers.values(), default=0) <= DATA.limits.goods_per_kind)


def _may_stand(state: State, token: Token) -> bool:
    """Raw is nobody's; a good is of high quality exactly when its owner has the milestone."""
    if token.at not in network_of(state) or token.kind not in TILES[token.at].produces:
        return False
    if token.kind not in MILESTONE_OF or token.owner is None:
        return token.kind not in MILESTONE_OF and token.owner is None and not token.high
    return token.high == (holder(state.milestones, MILESTONE_OF[token.kind]) == token.owner)


# ---------------------------------------------------------------- seats


def _check_seats(state: State) -> None:
    for seat, player in enumerate(state.players):
        ready = all(villager.ready for villager in player.villagers)
        require(COLOURS[seat], _is_player_possible(state, player) and (ready or seat == state.active))
    used = [villager.at for villager in state.players[state.active].villagers if not villager.ready]
    require("turn", not state.hire_open or data.TOWN_HALL in used)


def _is_player_possible(state: State, player: Player) -> bool:
    net, limits = network_of(state), DATA.limits
    return (
        1 <= len(player.villagers) <= limits.villagers_max
        and 1 <= len(player.donkeys) <= limits.donkeys_max
        and len(player.drafts) <= limits.drafts_max
        and all(code in net for code in (*player.donkeys, *(villager.at for villager in player.villagers)))
    )


# ---------------------------------------------------------------- tiles


def _check_drafts(state: State) -> None:
    """No tile lies in two places; a closed stack lies in the box. The row is full while there is a bag."""
    seen = [place.tile for place in state.places] + [offer.tile for offer in state.row] + list(state.bag)
    seen += [draft for player in state.players for draft in player.drafts]
    seen += [code for good in state.stacks for code in stack_of(good)]
    known, size = [code for code in seen if code != FACE_DOWN], DATA.setup.draft_row_size
    require("row", len(set(known)) == len(known) and len(seen) <= len(TILES))
    require("stacks", state.stacks == tuple(good for good in GOODS if good in state.stacks))
    require("row", len(state.row) == size or (len(state.row) < size and not state.bag))


def _check_trades(state: State) -> None:
    """Level 1 lies on 2 on 3, some of each level are back in the box. The market is full while there is a stack."""
    held = [trade for player in state.players for trade in player.trades]
    held += state.abbey.trades if state.abbey else ()
    seen = [*held, *state.open_trades, *state.trade_stack]
    known, size = [trade for trade in seen if trade in TRADES], DATA.setup.trade_open
    stack, count = [level_of(trade) for trade in state.trade_stack], Counter(map(level_of, seen))
    require("market", len(set(known)) == len(known) and set(held) <= set(known))
    require("market", all(count[level] <= n for level, n in levels(len(state.players)).items()))
    require("trades", stack == sorted(stack))
    require("market", len(state.open_trades) == size or (len(state.open_trades) < size and not state.trade_stack))


def level_of(trade: str) -> int:
    return int(trade[1])


def levels(seats: int) -> dict[int, int]:
    """How many trade tiles of each level are in the game."""
    every = Counter(trade.level for trade in TRADES.values())
    return {level: every[level] - n for level, n in enumerate(DATA.setup.trade_removed[str(seats)], start=1)}


# ---------------------------------------------------------------- holdings


def _are_milestones_possible(state: State) -> bool:
    """The first building of a good takes its milestone and opens its stack; the first road makes the Planner."""
    if tuple(milestone.id for milestone in state.milestones) != data.MILESTONES:
        return False
    built = {TILES[place.tile].milestone for place in state.places} | ({PLANNER} if state.roads else set())
    held = {milestone.id for milestone in state.milestones if milestone.seat is not None}
    opened = {MILESTONE_OF[good] for good in GOODS if good not in state.stacks}
    planner = state.roads[0].owner if state.roads else None
    first = holder(state.milestones, PLANNER)
    return held == built - {None} and opened == held - {PLANNER} and first == planner


def _is_abbey_possible(state: State) -> bool:
    if state.abbey is None or len(state.players) > 1:
        return state.abbey is None and len(state.players) > 1
    deck, six = state.abbey.deck, Counter(DATA.solo.abbey_deck)
    running = len(deck) % six.total()
    whole = [Counter(deck[first : first + six.total()]) for first in range(running, len(deck), six.total())]
    rounds_to_come = last_round(state) - state.round + (not state.over)
    scored = sum(data.ORDERS[order.id].vp for order in state.orders if order.seat == ABBEY)
    if state.abbey.points > scored + sum(TRADES[trade].vp for trade in state.abbey.trades):
        return False
    return len(deck) >= rounds_to_come and all(each == six for each in whole) and Counter(deck[:running]) <= six


# ---------------------------------------------------------------- what can have been earned


def _check_earnings(state: State) -> None:
    """Nobody has done or has more than the turns so far allow: a generous bound, not the exact figure."""
    seats, setup = range(len(state.players)), DATA.setup
    actions = [_most_actions(state, seat) for seat in seats]
    needed = [_fewest_actions(state, seat) for seat in seats]
    for seat in seats:
        require(COLOURS[seat], needed[seat] <= actions[seat])
        require(COLOURS[seat], state.players[seat].points <= actions[seat] * _BEST_ACTION)
    # Of places without a flag or a milestone nobody knows who built them.
    built = len(state.places) - len(START_TILES) - sum(_built(state, seat) for seat in seats)
    require("village", sum(needed) + 2 * built <= sum(actions))
    start = setup.gold * len(seats) + len(setup.extra_gold[str(len(seats))])
    owned = [_wealth(player) for player in state.players]
    # Gold on the drafts comes from the players.
    total = sum(owned) + sum(offer.gold for offer in state.row) + _alms_beyond_the_cards(state)
    require(COLOURS[owned.index(max(owned))], total <= start + sum(actions) * _MOST_GOLD)


def _most_actions(state: State, seat: Seat) -> int:
    """One villager acts in the first turn, at most all of them in every other."""
    turns = state.round - (seat > state.active)
    return max(0, 1 + DATA.limits.villagers_max * (turns - 1))


def _fewest_actions(state: State, seat: Seat) -> int:
    """A draft is bought before it is built. Workers can be hired all together, with a draft or without."""
    player = state.players[seat]
    bought = _built(state, seat) + len(player.drafts)
    hired = len(player.villagers) + len(player.donkeys) > 2
    return (
        max(bought, hired)
        + _built(state, seat)
        + roads_built(state, seat)
        + orders_held(state, seat)
        + trades_held(state, seat)
    )


def _built(state: State, seat: Seat) -> int:
    """The places that the seat has certainly built: its sites, and the first building of every milestone it has."""
    milestones = [each for each in state.milestones if each.seat == seat and each.id != PLANNER]
    return len(sites_of(state, seat)) + len(milestones)


#: The most points an action can score. Goods are worth less, even if all that a building makes is of high quality.
_BEST_ACTION = max(order.vp for order in DATA.church_order)
#: The most gold an action brings: by making goods of high quality, which are consumed later.
_MOST_GOLD = DATA.limits.goods_per_kind * DATA.resources.good_reward_high_quality.gold


def _wealth(player: Player) -> int:
    """Gold, and what the workers have cost."""
    hired = sum(DATA.costs.villager[: len(player.villagers) - 1]) + DATA.costs.donkey * (len(player.donkeys) - 1)
    return player.gold + hired


def _alms_beyond_the_cards(state: State) -> int:
    """What the Abbey must have taken off the drafts: its cards alone bring at most three alms a round."""
    if state.abbey is None:
        return 0
    collected = state.abbey.alms + data.solo_level(state.options.level).alms_per_order * orders_held(state, ABBEY)
    return max(0, collected - DATA.solo.alms_card * (state.round - 1 + state.over))
