"""What a seat or a spectator may see of a state, and which steps show something that was hidden."""

from __future__ import annotations

from msgspec.structs import replace

from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import FACE_DOWN, Screen, State
from games.core import Seat
from games.rng import HIDDEN


def view(state: State, seat: Seat | None) -> State:
    """Without the bag's contents, the order of the stack, the generator, and what others keep behind their screens."""
    return replace(
        state,
        rng=HIDDEN,
        bag=None if state.bag else state.bag,
        stack=(FACE_DOWN,) * len(state.stack),
        players=tuple(
            player if sees(state, seat, owner) else replace(player, screen=None)
            for owner, player in enumerate(state.players)
        ),
    )


def sees(state: State, seat: Seat | None, owner: Seat) -> bool:
    """Whether the seat (None: everybody) may look behind the owner's screen."""
    if state.phase == "over" or state.options.open_screens or owner == seat:
        return True
    return state.solo and owner == HOUSE_SEAT


def open_screen(view: State, seat: Seat) -> Screen | None:
    """What everybody may know of a seat's screen, even if this view knows more."""
    return view.players[seat].screen if sees(view, None, seat) else None


def reveals(before: State, after: State, seat: Seat) -> bool:
    """The wheel is never turned back, even if nothing was drawn, and a tile that was turned up stays so."""
    turned_wheel = before.phase == "action" and (after.phase in ("take", "look") or after.shown is not None)
    return turned_wheel or len(after.stack) < len(before.stack)


def shows(state: State) -> bool:
    """Proof from behind a screen stays known, whatever becomes of the turn (R19)."""
    return state.shown is not None and not state.options.open_screens
