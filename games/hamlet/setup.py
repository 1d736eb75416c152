"""Setting up a table."""

from __future__ import annotations

from functools import cache

from games.core import IllegalMove, Seat
from games.hamlet import data
from games.hamlet.data import CHURCH, DATA, TILES
from games.hamlet.lattice import stamp, vertex_number
from games.hamlet.state import Abbey, Holding, Offer, Options, Place, Player, State, Token, Villager
from games.hamlet.village import attach, fits, village
from games.rng import Rng, choice, shuffled

RULES_VERSION = 2
SEATS = range(1, 5)


def check_options(seats: int, options: Options) -> None:
    if seats not in SEATS:
        raise IllegalMove("wrong_number_of_seats", seats=seats, least=SEATS[0], most=SEATS[-1])


def new(seats: int, options: Options, seed: int) -> State:
    check_options(seats, options)
    rng = Rng(seed)
    places, rng = _start_places(options, rng)
    bag, rng = shuffled(rng, data.stack_of("bag"))
    trades, rng = _trade_stack(seats, rng)
    abbey, rng = _abbey(options, rng) if seats == 1 else (None, rng)
    row_size, open_size = DATA.setup.draft_row_size, DATA.setup.trade_open
    return State(
        rules=RULES_VERSION,
        options=options,
        rng=rng,
        round=1,
        active=0,
        players=tuple(_player(seat, seats) for seat in range(seats)),
        places=places,
        roads=(),
        tokens=_start_tokens(),
        row=tuple(Offer(code) for code in bag[:row_size]),
        bag=bag[row_size:],
        stacks=data.GOODS,
        open_trades=trades[:open_size],
        trade_stack=trades[open_size:],
        orders=tuple(Holding(order.id) for order in data.orders_for(seats)),
        milestones=tuple(Holding(id) for id in data.MILESTONES),
        abbey=abbey,
    )


def _player(seat: Seat, seats: int) -> Player:
    extra = seat + 1 in DATA.setup.extra_gold[str(seats)]
    return Player(
        gold=DATA.setup.gold + extra,
        points=0,
        villagers=(Villager(CHURCH, ready=True),),
        donkeys=(CHURCH,),
    )


def _start_places(options: Options, rng: Rng) -> tuple[tuple[Place, ...], Rng]:
    if options.layout == "random":
        return choice(rng, start_arrangements())
    return tuple(Place(laid.tile, laid.rot, laid.at) for laid in DATA.start_layout[options.layout]), rng


def _start_tokens() -> tuple[Token, ...]:
    return tuple(
        Token(code, TILES[code].produces[0]) for code in data.START_TILES for _ in range(TILES[code].slots_at_start)
    )


def _trade_stack(seats: int, rng: Rng) -> tuple[tuple[str, ...], Rng]:
    """Some tiles of each level go back into the box unseen; level 1 lies on 2 on 3."""
    stack: tuple[str, ...] = ()
    for level, removed in enumerate(DATA.setup.trade_removed[str(seats)], start=1):
        shuffled_level, rng = shuffled(rng, (trade.id for trade in data.TRADES.values() if trade.level == level))
        stack += shuffled_level[removed:]
    return stack, rng


def _abbey(options: Options, rng: Rng) -> tuple[Abbey, Rng]:
    """The deck is shuffled again whenever it is empty: all its rounds are shuffled now, six cards at a time."""
    deck: tuple[data.AbbeyCard, ...] = ()
    while len(deck) < data.solo_level(options.level, RULES_VERSION).rounds:
        six, rng = shuffled(rng, DATA.solo.abbey_deck)
        deck += six
    return Abbey(deck), rng


@cache
def start_arrangements() -> tuple[tuple[Place, ...], ...]:
    """Every legal way to hang the five other start tiles on the five printed paths of the church."""
    return tuple(_hung((Place(CHURCH, 0, (0, 0)),), tuple(code for code in data.START_TILES if code != CHURCH)))


def _hung(laid: tuple[Place, ...], rest: tuple[str, ...]) -> list[tuple[Place, ...]]:
    if not rest:
        return [laid]
    paths = [n for n, kind in enumerate(TILES[CHURCH].segments, start=1) if kind == "P"]
    ground = village(laid)
    found = []
    for code in rest:
        for segment, kind in enumerate(TILES[code].segments, start=1):
            way = attach(ground, CHURCH, paths[len(laid) - 1], code, segment)
            if kind == "P" and fits(ground, stamp(code, way.rot), vertex_number(way.at)):
                others = tuple(other for other in rest if other != code)
                found += _hung((*laid, Place(code, way.rot, way.at)), others)
    return found
