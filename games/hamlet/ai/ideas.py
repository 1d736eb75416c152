"""Moves worth a thought, out of the many that are legal."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.hamlet import state as moves
from games.hamlet.actions import choices, ways_to_pay
from games.hamlet.ai.estimate import transport
from games.hamlet.building import spots
from games.hamlet.choices import Kind, Possible
from games.hamlet.data import RAW, TILES, Raw
from games.hamlet.state import Action, BuildRoad, Crossing, Paid, State, Step


def ideas(state: State, placements_each: int) -> list[Action]:
    """Whole moves with their automatic payment; of all placements only the most promising ones of each draft."""
    here = Possible(state)
    found: list[Action] = []
    for move in choices(here, "produce").begun:
        found += [moves.Produce(move.at, mix) for mix in _mixes(here, move.at)]
    found += [moves.Process(move.at, here.most_made(move.at)) for move in choices(here, "process").begun]
    for what in _READY_MADE:
        found += choices(here, what).begun
    for move in choices(here, "build").begun:
        found += [spot.move for spot in spots(here, move.draft)[:placements_each]]
    if choices(here, "road").begun:
        found += _roads(here)
    found += choices(here, "buy").begun
    for move in choices(here, "hire").begun:
        found.append(move if move.donkey is None else moves.Hire(_best_stable(here)))
    if choices(here, "herd").begun:
        found += _herds(here)
    return [_paid(here, move) for move in found]


#: Kinds of moves that are whole as soon as they are begun.
_READY_MADE: tuple[Kind, ...] = ("sell", "order", "beg")


def _mixes(here: Possible, code: str) -> list[tuple[Raw, ...]]:
    if not TILES[code].is_barn:
        return [()]
    empty = here.empty_slots(code)
    return [RAW] if empty == len(RAW) else [(raw,) * empty for raw in RAW]


def _roads(here: Possible) -> Iterator[Action]:
    """Each road once, from whichever end it can be paid."""
    seen: set[tuple[frozenset[str], Crossing]] = set()
    for stand in here.road_stands():
        for to, crossings in here.road_ends(stand).items():
            for over in crossings:
                if (frozenset((stand, to)), over) not in seen:
                    seen.add((frozenset((stand, to)), over))
                    yield BuildRoad(stand, to, over)


def _best_stable(here: Possible) -> str:
    """Where one more donkey helps transport most."""
    state, donkeys = here.state, here.player.donkeys
    return max(
        here.net.members,
        key=lambda code: transport(state.places, state.roads, tuple(sorted((*donkeys, code)))),
    )


def _herds(here: Possible) -> Iterator[Action]:
    """One walk of the herd: donkey after donkey goes where it helps transport most, if that is better than staying."""
    state = here.state
    staying, steps = list(here.player.donkeys), list[Step]()
    for donkey in here.player.donkeys:
        staying.remove(donkey)
        gone = [step.to for step in steps]
        to = max(
            (donkey, *here.net.neighbours_of(donkey)),
            key=lambda code: transport(state.places, state.roads, tuple(sorted((*staying, *gone, code)))),
        )
        if to != donkey:
            steps.append(Step(donkey, to))
        else:
            staying.append(donkey)
    if steps:
        yield moves.Herd(tuple(sorted(steps, key=here.step_order)))


def _paid(here: Possible, move: Action) -> Action:
    if not isinstance(move, Paid):
        return move
    ways = ways_to_pay(here, move)
    return replace(move, pay=ways.payment(ways.automatic))
