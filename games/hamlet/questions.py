"""The tree of questions that leads a seat to its moves.

Every answer leads to at least one legal move, and every legal move is the end of one way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sized
from functools import lru_cache
from itertools import chain, combinations_with_replacement
from typing import TypeAlias, get_args

from msgspec.structs import replace

from games.asking import Asking, Crossroads
from games.core import Answer, Closed, End, Params, Question, Seat
from games.hamlet import state as moves
from games.hamlet.actions import can_begin, choices, ways_to_pay, worker_price
from games.hamlet.building import Connection, spots, stands_at
from games.hamlet.choices import KINDS, Kind, Possible, possible
from games.hamlet.data import ORDERS, RAW, TILES, TRADES, Raw
from games.hamlet.notation import write_payment
from games.hamlet.payment import Counts, Ways, draft_price
from games.hamlet.state import Build, BuildRoad, Buy, Move, Paid, State, Step
from games.hamlet.turn import check_turn

Leads: TypeAlias = Asking[Move] | Move


def _begin(view: State, seat: Seat) -> Asking[Move]:
    check_turn(view, seat)
    return _tree(possible(view))


ask = Crossroads(_begin)


_latest: tuple[Possible, Asking[Move]] | None = None


def _tree(here: Possible) -> Asking[Move]:
    """The questions of a position that somebody has asked so far. The latest tree is kept."""
    global _latest
    known = _latest
    if known is None or known[0] is not here:
        _latest = known = (here, _what(here))
    return known[1]


def _what(here: Possible) -> Asking[Move]:
    # Without a villager, one of the kinds that need one speaks for all.
    kinds: tuple[Kind, ...] = KINDS if here.has_villager else ("produce", "hire", "herd")
    able = [what for what in kinds if can_begin(here, what)]
    answers = tuple(_KINDS[what] for what in (*able, "end"))
    unable = [what for what in kinds if what not in able]
    question = Question("what", answers, find_closed=lambda: _closed(here, unable))
    return Asking(question, lambda what: End() if what == "end" else _BRANCHES[what](here))


def _closed(here: Possible, kinds: Iterable[Kind]) -> tuple[Closed, ...]:
    """For a kind of move one reason is enough, but every draft has its own. Drafts come first."""
    kinds = sorted(kinds, key=lambda what: what != "build")
    reasons = (choices(here, what).closed[: None if what == "build" else 1] for what in kinds)
    return tuple(chain.from_iterable(reasons))


_KINDS = {what: Answer(what, f"do_{what}") for what in (*KINDS, "end")}


def could_do(view: State, seat: Seat) -> dict[Kind, tuple[str, ...]]:
    """What the seat could do now if it were its turn: each kind that is possible, with what or where."""
    here = Possible(replace(view, active=seat))
    found = {what: choices(here, what).begun for what in KINDS}
    shown = {what: tuple(getattr(move, about) for move in found[what]) for what, about in _ABOUT.items()}
    shown["buy"] = tuple(view.row[move.slot - 1].tile for move in found["buy"])
    shown["road"], shown["herd"] = tuple(here.road_stands()), tuple(dict.fromkeys(step.donkey for step in here.steps()))
    return {what: shown.get(what, ()) for what in KINDS if found[what]}


#: What a kind of move is about.
_ABOUT: dict[Kind, str] = {"produce": "at", "process": "at", "sell": "trade", "order": "order", "build": "draft"}


def _target(
    here: Possible, what: Kind, answers: Iterable[Answer], lead: Callable[[str], Leads], *, hidden: Sized = ()
) -> Asking[Move]:
    """The first question about a kind of move, with what is closed and why.

    Of what is hidden, the move turns up the next one, so there is no way back: even a single answer is asked for.
    """
    reveals = bool(hidden)
    question = Question(
        what,
        tuple(answers),
        {"reveals": int(reveals)},
        always=reveals,
        find_closed=lambda: choices(here, what).closed,
    )
    return Asking(question, lead)


# ---------------------------------------------------------------- buildings


def _produce(here: Possible) -> Asking[Move]:
    rewards = {move.at: TILES[move.at].activation_reward for move in choices(here, "produce").begun}
    answers = (
        Answer(code, "produce", {"place": code, "gold": gain.gold, "points": gain.vp, "count": here.empty_slots(code)})
        for code, gain in rewards.items()
    )
    return _target(here, "produce", answers, lambda at: _cubes(here, at))


def _cubes(here: Possible, at: str) -> Leads:
    if not TILES[at].is_barn:
        return moves.Produce(at)
    mixes = {_mix_id(mix): mix for mix in combinations_with_replacement(RAW, here.empty_slots(at))}
    answers = tuple(Answer(id, "cubes", _counted(mix)) for id, mix in mixes.items())
    return Asking(Question("cubes", answers, {"place": at}), lambda id: moves.Produce(at, mixes[id]))


def _mix_id(mix: tuple[Raw, ...]) -> str:
    return "+".join(kind if n == 1 else f"{kind}*{n}" for kind, n in _counted(mix).items())


def _counted(mix: tuple[Raw, ...]) -> Params:
    return {kind: mix.count(kind) for kind in dict.fromkeys(mix)}


def _process(here: Possible) -> Asking[Move]:
    ways = {
        f"{move.at}*{count}": moves.Process(move.at, count)
        for move in choices(here, "process").begun
        for count in range(here.most_made(move.at), 0, -1)
    }
    answers = (
        Answer(id, "process", {"place": move.at, "count": move.count, "good": TILES[move.at].produces[0]})
        for id, move in ways.items()
    )
    return _target(here, "process", answers, lambda id: _paid(here, ways[id]))


# ---------------------------------------------------------------- town hall


def _buy(here: Possible) -> Asking[Move]:
    offers = {here.state.row[move.slot - 1].tile: move for move in choices(here, "buy").begun}
    answers = (Answer(tile, "buy", _offer_params(here, move)) for tile, move in offers.items())
    return _target(here, "buy", answers, offers.__getitem__, hidden=here.state.bag)


def _offer_params(here: Possible, move: Buy) -> Params:
    offer = here.state.row[move.slot - 1]
    return {"tile": offer.tile, "slot": move.slot, "price": draft_price(move.slot), "gold": offer.gold}


def _hire(here: Possible) -> Asking[Move]:
    workers = choices(here, "hire").begun
    prices = {"villager" if move.donkey is None else "donkey": worker_price(here.player, move) for move in workers}
    answers = (Answer(who, who, {"price": price}) for who, price in prices.items())
    return _target(here, "hire", answers, lambda who: moves.Hire() if who == "villager" else _stable(here, prices[who]))


def _stable(here: Possible, price: int) -> Asking[Move]:
    answers = tuple(Answer(code, "place", {"place": code}) for code in here.net.members)
    return Asking(Question("stable", answers, {"price": price}), moves.Hire)


# ---------------------------------------------------------------- market and church


def _sell(here: Possible) -> Asking[Move]:
    sales = (TRADES[move.trade] for move in choices(here, "sell").begun)
    answers = (Answer(sale.id, "sell", {"trade": sale.id, "gold": sale.gold, "points": sale.vp}) for sale in sales)
    return _target(here, "sell", answers, lambda id: _paid(here, moves.Sell(id)), hidden=here.state.trade_stack)


def _order(here: Possible) -> Asking[Move]:
    orders = {move.order: move for move in choices(here, "order").begun}
    answers = (Answer(id, "order", {"order": id, "points": ORDERS[id].vp}) for id in orders)
    return _target(here, "order", answers, lambda id: _paid(here, orders[id]))


# ---------------------------------------------------------------- places and roads


def _build(here: Possible) -> Asking[Move]:
    drafts = [move.draft for move in choices(here, "build").begun]
    answers = (Answer(draft, "build", {"tile": draft, "points": TILES[draft].build_vp}) for draft in drafts)
    return _target(here, "build", answers, lambda draft: _spot(here, draft))


_CONNECTIONS = get_args(Connection)


def _spot(here: Possible, draft: str) -> Asking[Move]:
    """Every spot with its number, under which it can be marked on a map."""
    connecting_first = sorted(spots(here, draft), key=lambda spot: _CONNECTIONS.index(spot.connection))
    found = {f"{spot.move.stand}.{spot.move.edge}.{spot.move.segment}": spot for spot in connecting_first}
    answers = tuple(
        Answer(id, spot.connection, {"number": number, **spot.params})
        for number, (id, spot) in enumerate(found.items(), start=1)
    )
    # Even a single spot is looked at on the map before the tile lies there.
    question = Question("spot", answers, {"tile": draft}, always=True)
    return Asking(question, lambda id: _stand(here, stands_at(here, found[id])))


def _stand(here: Possible, ways: Mapping[str, Build | BuildRoad]) -> Asking[Move]:
    """Where the villager stands matters for the payment only: the place that leaves most gold comes first."""
    gold = {stand: ways_to_pay(here, move).most_gold(()) or 0 for stand, move in ways.items()}
    stands = sorted(ways, key=lambda stand: -gold[stand])
    answers = tuple(Answer(stand, "place", {"place": stand, "gold": gold[stand]}) for stand in stands)
    return Asking(Question("stand", answers, default=True), lambda stand: _paid(here, ways[stand]))


def _road(here: Possible) -> Asking[Move]:
    """Roads that join a place to the network come first."""
    roads: dict[str, dict[str, BuildRoad]] = {}
    for stand in here.road_stands():
        for end, crossings in here.road_ends(stand).items():
            a, b = sorted((stand, end), key=here.net.index.__getitem__)
            for over in crossings:
                roads.setdefault(f"{a}.{b}.{over}", {})[stand] = BuildRoad(stand, end, over)
    answers = [Answer(id, "road", _road_params(here, id)) for id in roads]
    answers.sort(key=lambda answer: -int(answer.params["joins"]))
    return _target(here, "road", answers, lambda id: _stand(here, roads[id]))


def _road_params(here: Possible, id: str) -> Params:
    a, b, over = id.split(".")
    return {"place": a, "to": b, "over": over, "joins": sum(code not in here.net for code in (a, b))}


# ---------------------------------------------------------------- the herd


def _herd(here: Possible, taken: tuple[Step, ...] = ()) -> Leads:
    """A list of steps, then those that come later in the order of the herd, until the seat has had enough."""
    steps = tuple([_step(step.donkey, step.to) for step in here.steps(taken)])
    if not steps:
        return moves.Herd(taken)

    def lead(id: str) -> Leads:
        return moves.Herd(taken) if id == "done" else _herd(here, (*taken, Step(*id.split("."))))

    if not taken:
        return Asking(Question("herd", steps), lead)
    answers = (Answer("done", "done"), *steps)
    return Asking(Question("herd_on", answers, find_closed=lambda: _earlier(here, taken)), lead)


@lru_cache(maxsize=1 << 12)
def _step(donkey: str, to: str) -> Answer:
    return Answer(f"{donkey}.{to}", "step", {"place": donkey, "to": to})


def _earlier(here: Possible, taken: tuple[Step, ...]) -> tuple[Closed, ...]:
    left, latest = here.donkeys_left(taken), here.net.index[taken[-1].donkey]
    earlier = [code for code in here.net.members if code in left and here.net.index[code] < latest]
    return tuple(Closed("step", "earlier_donkey", {"place": code}) for code in earlier)


# ---------------------------------------------------------------- payment


def _paid(here: Possible, move: Paid) -> Asking[Move]:
    """The automatic payment, or another one, source by source."""
    ways = ways_to_pay(here, move)
    automatic = ways.payment(ways.automatic)
    gold = ways.most_gold(ways.automatic) or 0
    answers = [Answer("auto", "auto", {"pay": write_payment(automatic), "gold": gold})]
    if ways.has_other():
        answers.append(Answer("other", "other"))
    question = Question("pay", tuple(answers), default=True)
    return Asking(question, lambda id: replace(move, pay=automatic) if id == "auto" else _source(ways, move, ()))


def _source(ways: Ways, move: Paid, counts: Counts) -> Leads:
    if len(counts) == len(ways.sources):
        return replace(move, pay=ways.payment(counts))
    source = ways.sources[len(counts)]
    params: Params = {"place": source.unit.at, "kind": source.unit.kind, "left": ways.left(counts)}
    params |= {"gold": max(source.gold, 0), "price": max(-source.gold, 0)}
    if source.unit.owner is not None:
        params["owner"] = source.unit.owner
    answers = tuple(Answer(str(n), "units", {"count": n}) for n in ways.options(counts))
    return Asking(Question("source", answers, params), lambda n: _source(ways, move, (*counts, int(n))))


_BRANCHES: dict[str, Callable[[Possible], Leads]] = {
    "produce": _produce,
    "process": _process,
    "buy": _buy,
    "hire": _hire,
    "sell": _sell,
    "order": _order,
    "beg": lambda here: moves.Beg(),
    "build": _build,
    "road": _road,
    "herd": _herd,
}
