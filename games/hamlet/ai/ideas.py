"""Deeds worth a thought, out of the many that are legal."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.hamlet.ai.estimate import transport
from games.hamlet.candidates import in_order
from games.hamlet.choices import Choices
from games.hamlet.data import RAW, TILES, Raw
from games.hamlet.payment import bill_of, place_of
from games.hamlet.state import (
    Beg,
    Build,
    BuildRoad,
    Buy,
    Crossing,
    Deed,
    Fulfil,
    Herd,
    Hire,
    Move,
    PaidDeed,
    Process,
    Produce,
    Sell,
    State,
)
from games.hamlet.village import Picture, Placement, picture, placements


def ideas(state: State, placements_each: int) -> list[Deed]:
    """Whole deeds with their automatic payment; of all placements only the most promising ones of each draft."""
    choices = Choices(state)
    found: list[Deed] = []
    if choices.has_villager:
        found += _activations(choices)
        for draft in choices.player.drafts:
            found += _builds(choices, draft, placements_each)
        found += _roads(choices)
        found += [Buy(slot) for slot in choices.slots()]
    if choices.can_hire_villager():
        found.append(Hire())
    if choices.can_hire_donkey():
        found.append(Hire(_best_stable(choices)))
    found += _herds(choices)
    return [_paid(choices, deed) for deed in found]


def _activations(choices: Choices) -> Iterator[Deed]:
    for code in choices.producing():
        yield from (Produce(code, mix) for mix in _mixes(choices, code))
    yield from (Process(code, choices.most_made(code)) for code in choices.processing())
    yield from (Sell(trade) for trade in choices.sales())
    yield from (Fulfil(order) for order in choices.orders())
    if choices.can_beg():
        yield Beg()


def _mixes(choices: Choices, code: str) -> list[tuple[Raw, ...]]:
    if not TILES[code].is_barn:
        return [()]
    empty = choices.empty_slots(code)
    return [RAW] if empty == len(RAW) else [(raw,) * empty for raw in RAW]


def _builds(choices: Choices, draft: str, most: int) -> Iterator[Deed]:
    state = choices.state
    stands: dict[Picture, tuple[str, Placement]] = {}
    for stand in choices.stands(draft):
        for way in placements(state.places, draft, stand):
            stands.setdefault(picture(draft, way.rot, way.at), (stand, way))
    for each in in_order(state, draft, [way for _, way in stands.values()])[:most]:
        stand, way = stands[picture(draft, each.placement.rot, each.placement.at)]
        yield Build(draft, way.segment, stand, way.edge)


def _roads(choices: Choices) -> Iterator[Deed]:
    """Each road once, from whichever end it can be paid."""
    seen: set[tuple[frozenset[str], Crossing]] = set()
    for stand in choices.road_stands():
        for to, crossings in choices.road_ends(stand).items():
            for over in crossings:
                if (frozenset((stand, to)), over) not in seen:
                    seen.add((frozenset((stand, to)), over))
                    yield BuildRoad(stand, to, over)


def _best_stable(choices: Choices) -> str:
    """Where one more donkey helps transport most."""
    state, donkeys = choices.state, choices.player.donkeys
    return max(
        choices.net.members,
        key=lambda code: transport(state.places, state.roads, tuple(sorted((*donkeys, code)))),
    )


def _herds(choices: Choices) -> Iterator[Deed]:
    """One herd move: donkey after donkey goes where it helps transport most, if that is better than staying."""
    state = choices.state
    if state.herd_moved:
        return
    staying, moves = list(choices.player.donkeys), list[Move]()
    for donkey in choices.player.donkeys:
        staying.remove(donkey)
        gone = [move.to for move in moves]
        to = max(
            (donkey, *choices.net.neighbours_of(donkey)),
            key=lambda code: transport(state.places, state.roads, tuple(sorted((*staying, *gone, code)))),
        )
        if to != donkey:
            moves.append(Move(donkey, to))
        else:
            staying.append(donkey)
    if moves:
        yield Herd(tuple(moves))


def _paid(choices: Choices, deed: Deed) -> Deed:
    if not isinstance(deed, PaidDeed):
        return deed
    return replace(deed, pay=choices.purse.automatic(bill_of(deed, len(choices.state.players)), place_of(deed)))
