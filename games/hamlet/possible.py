"""Which positions no game can reach, each with the line to blame."""

from __future__ import annotations

from collections import Counter

from games.core import IllegalMove, Seat
from games.hamlet import data
from games.hamlet.data import DATA, GOODS, MILESTONE_OF, PLANNER, START_TILES, TILES, TRADES, stack_of
from games.hamlet.earnings import cards_played, check_earnings, fewest_points
from games.hamlet.effects import holder
from games.hamlet.network import network_of
from games.hamlet.notation import COLOURS
from games.hamlet.scoring import church_is_finished
from games.hamlet.setup import new
from games.hamlet.state import ABBEY, FACE_DOWN, Player, Road, State, Token
from games.hamlet.turn import last_round
from games.hamlet.views import view
from games.hamlet.village import check_placement, village
from games.positions import check_generator, require


def check_possible(state: State) -> None:
    check_table(state)
    _check_course(state)


def check_table(state: State) -> None:
    """What lies on the table fits together. What comes first is taken for granted by what follows."""
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


def _check_course(state: State) -> None:
    """The rounds so far can have led there, and nothing is lost on the way."""
    require("abbey", state.abbey is None or _has_turned_up_a_card_each_round(state))
    # Only the Abbey puts drafts back into the box: one for each Survey, unless the row is empty.
    require("row", len(TILES) - len(_drafts(state)) <= cards_played(state)["survey"])
    check_earnings(state)
    tiles = [*state.bag, *(offer.tile for offer in state.row), *state.open_trades, *state.trade_stack]
    blanks = any(FACE_DOWN in tile for tile in tiles)
    check_generator(state, view, seats=len(state.players), draws=fewest_draws(state), blanks=blanks)


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


def _drafts(state: State) -> list[str]:
    """Every tile, wherever it is; a closed stack lies in the box."""
    seen = [place.tile for place in state.places] + [offer.tile for offer in state.row] + list(state.bag)
    seen += [draft for player in state.players for draft in player.drafts]
    return seen + [code for good in state.stacks for code in stack_of(good)]


def _check_drafts(state: State) -> None:
    """No tile lies in two places. The row is full while there is a bag."""
    seen, size = _drafts(state), DATA.setup.draft_row_size
    known = [code for code in seen if code != FACE_DOWN]
    require("row", len(set(known)) == len(known) and len(seen) <= len(TILES))
    require("stacks", state.stacks == tuple(good for good in GOODS if good in state.stacks))
    require("row", len(state.row) == size or (len(state.row) < size and not state.bag))
    require("row", _may_lie_on_drafts(state, [offer.gold for offer in state.row]))


def _may_lie_on_drafts(state: State, gold: list[int]) -> bool:
    """A purchase puts one gold on every draft further left; whatever was bought is still there."""
    bought = sum(len(player.drafts) for player in state.players) + len(state.places) - len(START_TILES)
    last = [0] if len(gold) == DATA.setup.draft_row_size else []
    return gold == sorted(gold, reverse=True) and max(gold, default=0) <= bought and gold[3:] == last


def _check_trades(state: State) -> None:
    """None is lost: level 1 is turned up before 2 and 3, new ones come last, and the market is full while it can be."""
    rivals = {COLOURS[seat]: player.trades for seat, player in enumerate(state.players)}
    rivals |= {"abbey": state.abbey.trades} if state.abbey else {}
    held = [trade for trades in rivals.values() for trade in trades]
    seen = [*held, *state.open_trades, *state.trade_stack]
    known, size = [trade for trade in seen if trade in TRADES], DATA.setup.trade_open
    market, stack = ([level_of(trade) for trade in pile] for pile in (state.open_trades, state.trade_stack))
    require("market", len(set(known)) == len(known) and market == sorted(market))
    require("market", len(market) == size or (len(market) < size and not stack))
    require("trades" if stack else "market", Counter(map(level_of, seen)) == levels(len(state.players)))
    require("trades", stack == sorted(stack))
    for line, trades in {**rivals, "market": state.open_trades}.items():
        require(line, not stack or all(level_of(trade) <= stack[0] for trade in trades))


def level_of(trade: str) -> int:
    return int(trade[1])


def levels(seats: int) -> Counter[int]:
    """How many trade tiles of each level are in the game."""
    return Counter(trade.level for trade in TRADES.values()) - Counter(
        dict(enumerate(DATA.setup.trade_removed[str(seats)], start=1))
    )


def fewest_draws(state: State) -> int:
    """Those of set-up, and of the bag that was shuffled whenever a stack went in."""
    opened = [good for good in GOODS if good not in state.stacks]
    set_up = new(len(state.players), state.options, state.rng.seed).rng.counter
    return set_up + sum(len(stack_of(good)) - 1 for good in opened)


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
    if state.abbey.points != fewest_points(state, ABBEY):  # it scores in no other way
        return False
    return all(each == six for each in whole) and Counter(deck[:running]) <= six


def _has_turned_up_a_card_each_round(state: State) -> bool:
    """The last round has none if the player finished the church."""
    last = cards_played(state).total() - state.round + 1
    return last == state.over or (state.over and church_is_finished(state) and not last)
