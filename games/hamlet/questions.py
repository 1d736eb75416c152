"""The tree of questions that leads a seat to its moves.

Each branch is a generator: it yields a question, is sent the id of the answer, and returns the move in the end. Every
answer leads to at least one legal move, and every legal move is the end of one way.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import TypeVar

from msgspec.structs import replace

from games.asking import no_such_answer
from games.core import Answer, Answers, Closed, End, Params, Question, Seat
from games.hamlet.actions import ways_to_pay
from games.hamlet.building import Spot, spots, stands_at
from games.hamlet.closed import closed, closed_kind
from games.hamlet.data import DATA, TILES, TRADES, Raw, orders_for
from games.hamlet.notation import write_payment
from games.hamlet.payment import Ways, draft_price
from games.hamlet.possible import KINDS, Kind, Possible, possible
from games.hamlet.state import (
    Action,
    Beg,
    Build,
    BuildRoad,
    Buy,
    Fulfil,
    Herd,
    Hire,
    Move,
    Process,
    Produce,
    Sell,
    State,
    Step,
)
from games.hamlet.turn import check_turn

T = TypeVar("T")
P = TypeVar("P", Process, Sell, Fulfil, Build, BuildRoad)
Branch = Generator[Question, str, T]


def ask(view: State, seat: Seat, answers: Answers) -> Question | Move:
    check_turn(view, seat)
    here = possible(view)
    # Whoever goes on from the latest question need not begin again.
    walk, left = here.walks.pop(answers[:-1], None), answers[-1:]
    if walk is None or not answers:
        walk, left = Walk(here), answers
    assert isinstance(walk, Walk)
    for answer in left:
        if not walk.goes_on(answer):
            raise no_such_answer(answers)
    if isinstance(walk.then, Question):
        here.walks = {answers: walk}
    return walk.then


class Walk:
    """A way down the tree, and the question or the move it has come to."""

    def __init__(self, here: Possible) -> None:
        self._branch = _what(here)
        self.then: Question | Move = next(self._branch)

    def goes_on(self, answer: str) -> bool:
        """Whether the answer is one of those asked for; the walk goes on there."""
        if not isinstance(self.then, Question) or all(known.id != answer for known in self.then.answers):
            return False
        try:
            self.then = self._branch.send(answer)
        except StopIteration as finished:
            self.then = finished.value
        return True


def _what(here: Possible) -> Branch[Move]:
    what = yield here.kept("what", lambda: _kinds(here))
    if what in _BRANCHES:
        return (yield from _BRANCHES[what](here))
    return Beg() if what == "beg" else End()


def _kinds(here: Possible) -> Question:
    able = [what for what in KINDS if here.can(what)]
    return Question("what", tuple(_KINDS[what] for what in (*able, "end")), closed=_closed_kinds(here, able))


_KINDS = {what: Answer(what, f"do_{what}") for what in (*KINDS, "end")}


def could_do(view: State, seat: Seat) -> dict[Kind, tuple[str, ...]]:
    """What the seat could do now if it were its turn: each kind that is possible, with what or where."""
    here = Possible(replace(view, active=seat))
    targets: dict[Kind, tuple[str, ...]] = {}
    if here.has_villager:
        targets["produce"] = tuple(here.producing())
        targets["process"] = tuple(here.processing())
        targets["sell"] = tuple(here.sales())
        targets["order"] = tuple(here.orders())
        targets["build"] = tuple(here.drafts())
        targets["road"] = tuple(here.road_stands())
    targets["draft"] = tuple(view.row[slot - 1].tile for slot in here.slots)
    targets["herd"] = tuple(dict.fromkeys(step.donkey for step in here.steps()))
    return {what: targets.get(what, ()) for what in KINDS if here.can(what)}


def _closed_kinds(here: Possible, able: list[Kind]) -> tuple[Closed, ...]:
    """Why the other kinds are closed; without a villager one reason says it all."""
    if here.has_villager:
        return tuple(each for what in KINDS if what not in able for each in closed_kind(here, what))
    return (Closed("villager", "no_villager_left"), *(closed(here, "herd") if "herd" not in able else ()))


# ---------------------------------------------------------------- buildings


def _produce(here: Possible) -> Branch[Produce]:
    at = yield Question(
        "produce",
        tuple(Answer(code, "produce", _reward(code) | {"count": here.empty_slots(code)}) for code in here.producing()),
        closed=closed(here, "produce"),
    )
    if not TILES[at].is_barn:
        return Produce(at)
    mixes = {_mix_id(mix): mix for mix in here.barn_mixes(at)}
    mix = yield Question("cubes", tuple(Answer(id, "cubes", _counted(mix)) for id, mix in mixes.items()), {"place": at})
    return Produce(at, mixes[mix])


def _reward(code: str) -> Params:
    reward = TILES[code].activation_reward
    return {"place": code, "gold": reward.gold, "points": reward.vp}


def _mix_id(mix: tuple[Raw, ...]) -> str:
    return "+".join(kind if n == 1 else f"{kind}*{n}" for kind, n in _counted(mix).items())


def _counted(mix: tuple[Raw, ...]) -> Params:
    return {kind: mix.count(kind) for kind in dict.fromkeys(mix)}


def _process(here: Possible) -> Branch[Process]:
    ways = {
        f"{code}*{count}": Process(code, count)
        for code in here.processing()
        for count in range(here.most_made(code), 0, -1)
    }
    chosen = yield Question(
        "process",
        tuple(
            Answer(id, "process", {"place": move.at, "count": move.count, "good": TILES[move.at].produces[0]})
            for id, move in ways.items()
        ),
        closed=closed(here, "process"),
    )
    return (yield from _paid(here, ways[chosen]))


# ---------------------------------------------------------------- town hall


def _draft(here: Possible) -> Branch[Buy]:
    row = here.state.row
    offers = {row[slot - 1].tile: slot for slot in here.slots}
    tile = yield Question(
        "draft",
        tuple(
            Answer(tile, "draft", {"tile": tile, "slot": slot, "price": draft_price(slot), "gold": row[slot - 1].gold})
            for tile, slot in offers.items()
        ),
        closed=closed(here, "draft"),
    )
    return Buy(offers[tile])


def _hire(here: Possible) -> Branch[Hire]:
    workers = []
    if here.can_hire_villager():
        workers.append(Answer("villager", "villager", {"price": here.villager_price() or 0}))
    if here.can_hire_donkey():
        workers.append(Answer("donkey", "donkey", {"price": DATA.costs.donkey}))
    who = yield Question("hire", tuple(workers), closed=closed(here, "hire"))
    if who == "villager":
        return Hire()
    return Hire((yield Question("stable", tuple(_place(code) for code in here.net.members))))


def _place(code: str) -> Answer:
    return Answer(code, "place", {"place": code})


# ---------------------------------------------------------------- market and church


def _sell(here: Possible) -> Branch[Sell]:
    trade = yield Question(
        "sell",
        tuple(
            Answer(id, "sell", {"trade": id, "gold": TRADES[id].gold, "points": TRADES[id].vp}) for id in here.sales()
        ),
        closed=closed(here, "sell"),
    )
    return (yield from _paid(here, Sell(trade)))


def _order(here: Possible) -> Branch[Fulfil]:
    rules = {order.id: order for order in orders_for(len(here.state.players))}
    order = yield Question(
        "order",
        tuple(Answer(id, "order", {"order": id, "points": rules[id].vp}) for id in here.orders()),
        closed=closed(here, "order"),
    )
    return (yield from _paid(here, Fulfil(order)))


# ---------------------------------------------------------------- places and roads


def _build(here: Possible) -> Branch[Build]:
    draft = yield Question(
        "build",
        tuple(Answer(code, "build", {"tile": code, "points": TILES[code].build_vp}) for code in here.drafts()),
        closed=closed(here, "build"),
    )
    found = here.kept(f"spots {draft}", lambda: {_spot_id(spot): spot for spot in spots(here, draft)})
    id = yield here.kept(f"spot {draft}", lambda: Question("spot", _spot_answers(draft, found), {"tile": draft}))
    ways = stands_at(here, draft, found[id].way)
    stand = yield from _stand(here, ways)
    return (yield from _paid(here, ways[stand]))


def _spot_id(spot: Spot) -> str:
    return f"{spot.stand}.{spot.way.edge}.{spot.way.segment}"


def _spot_answers(draft: str, found: dict[str, Spot]) -> tuple[Answer, ...]:
    """Every spot with its number, under which it can be marked on a map."""
    return tuple(
        Answer(
            id,
            spot.connection,
            {
                "number": number,
                "tile": draft,
                "place": spot.stand,
                "edge": spot.way.edge,
                "segment": spot.way.segment,
                "links": spot.links,
                "roads": spot.road_contacts,
                "points": spot.site_points,
            },
        )
        for number, (id, spot) in enumerate(found.items(), start=1)
    )


def _stand(here: Possible, ways: Mapping[str, Build | BuildRoad]) -> Branch[str]:
    """Where the villager stands matters for the payment only: the place that leaves most gold comes first."""
    gold = {stand: ways_to_pay(here, move).most_gold(()) or 0 for stand, move in ways.items()}
    stands = sorted(ways, key=lambda stand: -gold[stand])
    return (
        yield Question(
            "stand",
            tuple(Answer(stand, "place", {"place": stand, "gold": gold[stand]}) for stand in stands),
            default=True,
        )
    )


def _road(here: Possible) -> Branch[BuildRoad]:
    roads: dict[str, dict[str, BuildRoad]] = {}
    for stand in here.road_stands():
        for end, crossings in here.road_ends(stand).items():
            for over in crossings:
                road = BuildRoad(stand, end, over)
                roads.setdefault(_road_id(here, road), {})[stand] = road
    id = yield Question("road", _road_answers(here, roads), closed=closed(here, "road"))
    stand = yield from _stand(here, roads[id])
    return (yield from _paid(here, roads[id][stand]))


def _road_id(here: Possible, road: BuildRoad) -> str:
    a, b = sorted((road.stand, road.to), key=here.net.index.__getitem__)
    return f"{a}.{b}.{road.over}"


def _road_answers(here: Possible, roads: dict[str, dict[str, BuildRoad]]) -> tuple[Answer, ...]:
    """Roads that join a place to the network come first."""
    found = []
    for id in roads:
        a, b, over = id.split(".")
        joins = sum(code not in here.net for code in (a, b))
        found.append(Answer(id, "road", {"place": a, "to": b, "over": over, "joins": joins}))
    return tuple(sorted(found, key=lambda answer: -int(answer.params["joins"])))


# ---------------------------------------------------------------- the herd


def _herd(here: Possible) -> Branch[Herd]:
    """One list of steps, then the steps that come later in the order of the herd, until it is enough."""
    taken: tuple[Step, ...] = ()
    while True:
        found = {f"{step.donkey}.{step.to}": step for step in here.steps(taken)}
        steps = tuple(Answer(id, "step", {"place": step.donkey, "to": step.to}) for id, step in found.items())
        if taken:
            chosen = yield Question("herd_on", (Answer("done", "done"), *steps), closed=_earlier(here, taken))
        else:
            chosen = yield Question("herd", steps)
        if chosen == "done":
            return Herd(taken)
        taken = (*taken, found[chosen])


def _earlier(here: Possible, taken: tuple[Step, ...]) -> tuple[Closed, ...]:
    left, latest = here.donkeys_left(taken), here.net.index[taken[-1].donkey]
    earlier = [code for code in here.net.members if code in left and here.net.index[code] < latest]
    return tuple(Closed("step", "earlier_donkey", {"place": code}) for code in earlier)


# ---------------------------------------------------------------- payment


def _paid(here: Possible, move: P) -> Branch[P]:
    """The automatic payment, or another one, source by source."""
    ways = ways_to_pay(here, move)
    automatic = ways.payment(ways.automatic)
    gold = ways.most_gold(ways.automatic) or 0
    answers = [Answer("auto", "auto", {"pay": write_payment(automatic), "gold": gold})]
    if ways.has_other():
        answers.append(Answer("other", "other"))
    if (yield Question("pay", tuple(answers), default=True)) == "auto":
        return replace(move, pay=automatic)
    counts: tuple[int, ...] = ()
    while len(counts) < len(ways.sources):
        options = tuple(Answer(str(n), "units", {"count": n}) for n in ways.options(counts))
        counts = (*counts, int((yield Question("source", options, _source(ways, counts)))))
    return replace(move, pay=ways.payment(counts))


def _source(ways: Ways, counts: tuple[int, ...]) -> Params:
    source = ways.sources[len(counts)]
    params: Params = {"place": source.unit.at, "kind": source.unit.kind, "left": ways.left(counts), "gold": source.gold}
    return params if source.unit.owner is None else params | {"owner": source.unit.owner}


_BRANCHES: dict[str, Callable[[Possible], Branch[Action]]] = {
    "produce": _produce,
    "process": _process,
    "draft": _draft,
    "hire": _hire,
    "sell": _sell,
    "order": _order,
    "build": _build,
    "road": _road,
    "herd": _herd,
}
