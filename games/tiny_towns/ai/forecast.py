"""What a seat can know about the next resource."""

from __future__ import annotations

from msgspec.structs import replace

from games.first_edition import Seat
from games.tiny_towns.ai.search import NextRound
from games.tiny_towns.data import DATA
from games.tiny_towns.discover import is_barred, is_free_round, is_solo, pass_hammer
from games.tiny_towns.state import RESOURCES, Resource, State

_EVEN: dict[Resource, float] = dict.fromkeys(RESOURCES, 1.0)


def next_round(view: State, seat: Seat) -> NextRound:
    """Which resource comes in the round after this one: by choice, or by chance."""
    if is_solo(view):
        return NextRound(True, dict.fromkeys(view.open_cards, 1.0))
    if view.options.mode == "prospectors":
        return NextRound(pass_hammer(view).hammer == seat, _EVEN)
    if is_free_round(replace(view, round=view.round + 1)) and not is_barred(view, seat):
        return NextRound(True, _EVEN)
    return NextRound(False, _unseen(view))


def _unseen(view: State) -> dict[Resource, float]:
    """How many cards of each resource nobody has seen since the last shuffle."""
    if not view.deck:
        return _EVEN
    left = dict(DATA.resource_deck.counts)
    for resource in (*view.discard, view.resource):
        if resource is not None:
            left[resource] -= 1
    return {resource: float(count) for resource, count in left.items() if count}
