"""What a seat may see, the same for all; and whether a move brought something hidden to light."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import Seat
from games.hamlet.data import DATA, TRADES
from games.hamlet.effects import sorted_bag
from games.hamlet.state import FACE_DOWN, Abbey, State
from games.rng import HIDDEN


def view(state: State, seat: Seat | None) -> State:
    """Hidden from everybody: the order of the bag and of the Abbey's cards, the trade stack and what was put back."""
    return replace(
        state,
        rng=HIDDEN,
        bag=sorted_bag(state.bag),
        trade_stack=tuple(_BACKS.get(trade, trade) for trade in state.trade_stack),
        abbey=_veiled(state.abbey) if state.abbey else None,
    )


_BACKS = {id: f"T{trade.level}{FACE_DOWN}" for id, trade in TRADES.items()}


def _veiled(abbey: Abbey) -> Abbey:
    """Everybody knows which of the current six cards are left, and that all six come again after them."""
    deck, size = abbey.deck, len(DATA.solo.abbey_deck)
    running = len(deck) % size
    veiled = sorted(deck[:running])
    for first in range(running, len(deck), size):
        veiled += sorted(deck[first : first + size])
    return replace(abbey, deck=tuple(veiled))


def reveals(before: State, after: State, seat: Seat) -> bool:
    return bool(_shown(after) - _shown(before))


def _shown(state: State) -> set[str]:
    """Everything that was hidden once and is open now."""
    return {offer.tile for offer in state.row} | set(state.open_trades)
