"""What a reader may know: everybody is shown the same. Cards only come up between rounds, so no move reveals any."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import Seat
from games.rng import HIDDEN
from games.welcome_to.data import PROJECTS
from games.welcome_to.state import FACE_DOWN, State


def view(state: State, seat: Seat | None) -> State:
    """Everybody knows the top card of each pile at a table; alone, nobody knows the deck and the project cards."""
    if state.agency is None:
        piles = tuple([pile[:1] + (FACE_DOWN,) * (len(pile) - 1) for pile in state.piles])
        return replace(state, rng=HIDDEN, piles=piles)
    [deck], [discard] = state.piles, state.discards
    shown = tuple([FACE_DOWN if card in PROJECTS else card for card in discard])
    return replace(state, rng=HIDDEN, piles=((FACE_DOWN,) * len(deck),), discards=(shown,))
