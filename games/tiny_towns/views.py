"""What a seat may know: the game with everything else blanked."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import Seat
from games.rng import HIDDEN
from games.tiny_towns.state import Player, State


def view(state: State, seat: Seat | None) -> State:
    """The game as the seat (None: a spectator) sees it. Unseen cards are None."""
    over = state.phase == "over"
    players = tuple(
        player if other == seat else _from_outside(player, over) for other, player in enumerate(state.players)
    )
    deck, hidden = (None,) * len(state.deck), (None,) * len(state.hidden)
    return replace(state, rng=HIDDEN, deck=deck, hidden=hidden, players=players)


def _from_outside(player: Player, over: bool) -> Player:
    """R32: a monument that was never built is shown only once the game is over."""
    return replace(player, dealt=(), kept=player.kept if over else player.town.monument)
