"""What the turns so far can have brought: nobody has done, scored or earned more than that.

Whatever was bought, built, sold or fulfilled lies open, so its price is known, and so is what it brought. Every other
action was an idle one: it brought what begging brings, or what a production building does if its cubes were used up.
"""

from __future__ import annotations

from collections import Counter

from games.core import Seat
from games.hamlet.data import DATA, GOODS, ORDERS, START_TILES, TILES, TRADES, AbbeyCard, Tile, solo_level
from games.hamlet.notation import COLOURS
from games.hamlet.payment import ORDER_BILLS, ROAD_BILLS, TILE_BILLS, TRADE_BILLS, Bill, draft_price
from games.hamlet.scoring import orders_held, roads_built, sites_of, trades_held
from games.hamlet.state import ABBEY, State
from games.positions import require

#: What a good brings its owner at most when it is consumed.
_GOOD = DATA.resources.good_reward_high_quality
_PRODUCTION = [tile for tile in DATA.tile if tile.kind == "production"]
_MOST_FOR_CUBES = max(tile.activation_reward.gold for tile in _PRODUCTION)
_BARN_VP = max(tile.activation_reward.vp for tile in _PRODUCTION)


def check_earnings(state: State) -> None:
    seats = range(len(state.players))
    idle = [_most_actions(state, seat) - _fewest_actions(state, seat) for seat in seats]
    for seat in seats:
        require(COLOURS[seat], idle[seat] >= 0)
        require(COLOURS[seat], fewest_points(state, seat) <= state.players[seat].points)
        require(COLOURS[seat], state.players[seat].points <= _most_points(state, seat, idle[seat]))
    # Those who built these bought them first.
    idle_together = sum(idle) - 2 * len(_built_by_somebody(state))
    require("village", idle_together >= 0)
    earned = [_certainly_earned(state, seat) for seat in seats]
    for seat in seats:
        others_paid = draft_price(DATA.setup.draft_row_size) * _bought_by_others(state, seat)
        require(COLOURS[seat], earned[seat] <= _most_gold(state, idle[seat]) + others_paid)
    # Gold on the drafts comes from the players.
    spent = sum(offer.gold for offer in state.row) + _alms_beyond_the_cards(state)
    spent += sum(TILE_BILLS[tile.code].gold for tile in _built(state))
    total = sum(earned) + spent
    require(COLOURS[earned.index(max(earned))], total <= _most_gold(state, idle_together))


# ---------------------------------------------------------------- actions


def _most_actions(state: State, seat: Seat) -> int:
    """One villager acts in the first turn, at most all of them in every other, those that lie down in this one."""
    villagers = state.players[seat].villagers
    turns = state.round - (seat > state.active)
    if seat != state.active or state.over:
        return max(0, 1 + len(villagers) * (turns - 1))
    lying = sum(not villager.ready for villager in villagers)
    return min(1, lying) if turns == 1 else 1 + len(villagers) * (turns - 2) + lying


def _fewest_actions(state: State, seat: Seat) -> int:
    """A draft is bought before it is built. Workers can be hired all together, with a draft or without."""
    player = state.players[seat]
    built = len(_certainly_built(state, seat))
    hired = len(player.villagers) + len(player.donkeys) > 2
    made = len({token.kind for token in state.tokens if token.owner == seat})
    done = built + roads_built(state, seat) + orders_held(state, seat) + trades_held(state, seat) + made
    return done + max(built + len(player.drafts), hired)


def _bought_by_others(state: State, seat: Seat) -> int:
    """How many drafts this seat hasn't bought for certain."""
    others = sum(len(player.drafts) for other, player in enumerate(state.players) if other != seat)
    return others + len(_built(state)) - len(_certainly_built(state, seat))


# ---------------------------------------------------------------- places


def _built(state: State) -> list[Tile]:
    return [TILES[place.tile] for place in state.places[len(START_TILES) :]]


def _certainly_built(state: State, seat: Seat) -> list[Tile]:
    """The seat's sites, and the first building of every milestone it has."""
    own = {milestone.id for milestone in state.milestones if milestone.seat == seat}
    first = {tile.milestone: tile for tile in reversed(_built(state))}
    sites = [TILES[place.tile] for place in sites_of(state, seat)]
    return sites + [tile for milestone, tile in first.items() if milestone in own]


def _built_by_somebody(state: State) -> list[Tile]:
    """Of places without a flag or a milestone nobody knows who built them."""
    known = [tile for seat in range(len(state.players)) for tile in _certainly_built(state, seat)]
    return [tile for tile in _built(state) if tile not in known]


# ---------------------------------------------------------------- what was consumed


def _paid(state: State) -> list[Bill]:
    """What has certainly been paid for, whoever did it."""
    bills = [TILE_BILLS[tile.code] for tile in _built(state)] + [ROAD_BILLS[road.over] for road in state.roads]
    bills += [TRADE_BILLS[trade] for player in state.players for trade in player.trades]
    return bills + [ORDER_BILLS[order.id] for order in state.orders if order.seat not in (None, ABBEY)]


def _goods_consumed(state: State) -> int:
    """At most: some may have been bought."""
    needed = sum(need.n for bill in _paid(state) for need in bill.needs if not _GOODS.isdisjoint(need.of))
    return needed + cards_played(state)["pilgrim"]


def _cubes_consumed(state: State) -> int:
    """At most: every good was made of one, and some may have been bought."""
    needed = sum(need.n for bill in _paid(state) for need in bill.needs if _GOODS.isdisjoint(need.of))
    made = _goods_consumed(state) + sum(token.owner is not None for token in state.tokens)
    return needed + made + DATA.solo.tithe_cubes * cards_played(state)["tithe"]


_GOODS = frozenset(GOODS)


def cards_played(state: State) -> Counter[AbbeyCard]:
    """What the Abbey has turned up so far."""
    if state.abbey is None:
        return Counter()
    six, rounds = DATA.solo.abbey_deck, solo_level(state.options.level, state.rules).rounds
    return Counter(six * -(-rounds // len(six))) - Counter(state.abbey.deck)


# ---------------------------------------------------------------- points


def fewest_points(state: State, seat: Seat) -> int:
    """What the seat, or the Abbey, has certainly scored: nobody ever loses a point."""
    rival = state.abbey if seat == ABBEY else state.players[seat]
    orders = [ORDERS[order.id].vp for order in state.orders if order.seat == seat]
    trades = [TRADES[trade].vp for trade in rival.trades] if rival else []
    return sum(orders) + sum(trades) + sum(tile.build_vp for tile in _certainly_built(state, seat))


def _most_points(state: State, seat: Seat, idle: int) -> int:
    """Somebody else's place may be theirs, and all goods; a barn has to be emptied before it is filled again."""
    places = sum(tile.build_vp for tile in _built_by_somebody(state))
    barns = sum(tile.is_barn for tile in _built(state))
    filled = min(idle, barns + _cubes_consumed(state)) if barns else 0
    return fewest_points(state, seat) + places + _GOOD.vp * _goods_consumed(state) + _BARN_VP * filled


# ---------------------------------------------------------------- gold


def _certainly_earned(state: State, seat: Seat) -> int:
    """What the seat has and has spent for certain, beyond what it began with and was paid for trade tiles."""
    player, setup = state.players[seat], DATA.setup
    workers = sum(DATA.costs.villager[: len(player.villagers) - 1]) + DATA.costs.donkey * (len(player.donkeys) - 1)
    orders = sum(ORDERS[order.id].gold for order in state.orders if order.seat == seat)
    start = setup.gold + (seat + 1 in setup.extra_gold[str(len(state.players))])
    return player.gold + workers + orders - start - sum(TRADES[trade].gold for trade in player.trades)


def _most_gold(state: State, idle: int) -> int:
    """What so many idle actions bring at most, with all that goods can have brought."""
    filled = min(idle, _most_fillings(state))
    begging = DATA.begging.gold
    return begging * idle + (_MOST_FOR_CUBES - begging) * filled + _GOOD.gold * _goods_consumed(state)


def _most_fillings(state: State) -> int:
    """How often quarry, woodcutter and farm can have been filled.

    Each has one empty slot at first. Once it's full, a cube has to be consumed before the next time, and whatever is
    missing now was consumed since the last time.
    """
    standing = sum(token.at in START_TILES for token in state.tokens)
    return max(0, _cubes_consumed(state) + standing - sum(tile.slots_at_start for tile in DATA.tile))


def _alms_beyond_the_cards(state: State) -> int:
    """What the Abbey must have taken off the drafts: its cards alone bring at most three alms a round."""
    if state.abbey is None:
        return 0
    collected = state.abbey.alms + solo_level(state.options.level, state.rules).alms_per_order * orders_held(
        state, ABBEY
    )
    return max(0, collected - DATA.solo.alms_card * cards_played(state).total())
