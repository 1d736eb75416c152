"""What a seat may know: the game with everything else blanked."""

from __future__ import annotations

from msgspec.structs import replace

from games.first_edition import Seat
from games.rng import HIDDEN
from games.tiny_towns.state import Player, State
from games.tiny_towns.turn import opened


def view(state: State, seat: Seat | None) -> State:
    """The game as the seat (``None``: a spectator) sees it.

    Other seats appear as they were when the round opened, except that they may have confirmed. Unseen cards are None.
    """
    players = tuple(
        player if other == seat else _from_outside(state, other) for other, player in enumerate(state.players)
    )
    deck, hidden = (None,) * len(state.deck), (None,) * len(state.hidden)
    return replace(state, rng=HIDDEN, deck=deck, hidden=hidden, players=players)


def _from_outside(state: State, seat: Seat) -> Player:
    """R32: a monument that was never built is shown only once the game is over."""
    player = opened(state, seat)
    kept = player.kept if state.phase == "over" else player.town.monument
    return replace(player, confirmed=state.players[seat].confirmed, dealt=(), kept=kept)
