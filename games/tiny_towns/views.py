"""What a seat may know: the game with everything else blanked."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import Seat
from games.rng import HIDDEN
from games.tiny_towns.state import Player, State


def view(state: State, seat: Seat | None) -> State:
    """The game as the seat (None: a spectator) sees it. Unseen cards are None."""
    deck, hidden = (None,) * len(state.deck), (None,) * len(state.hidden)
    return replace(state, rng=HIDDEN, deck=deck, hidden=hidden, players=_players(state, seat))


def _players(state: State, seat: Seat | None) -> tuple[Player, ...]:
    """R32: a monument that was never built is shown only once the game is over."""
    if not state.options.monuments or state.phase == "over":
        return state.players
    return tuple(
        [
            player if other == seat else replace(player, dealt=(), kept=player.town.monument)
            for other, player in enumerate(state.players)
        ]
    )


def reveals(before: State, after: State, seat: Seat) -> bool:
    """Only the card that is turned up in solo shows something new before the turn is over."""
    return len(after.deck) < len(before.deck)
