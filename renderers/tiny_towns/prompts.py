"""What a seat should do now, in one line."""

from __future__ import annotations

from games.first_edition import Seat
from games.tiny_towns import GAME
from games.tiny_towns.board import INDEX
from games.tiny_towns.discover import is_solo
from games.tiny_towns.state import Building, Player, State
from games.tiny_towns.town import is_full
from renderers.tiny_towns.voice import Voice


def prompt(view: State, seat: Seat, voice: Voice) -> str:
    player = view.players[seat]
    if view.phase == "over":
        return voice("over")
    if player.finished is not None:
        return voice("prompt-finished")
    if player.confirmed:
        return voice("prompt-ready")
    if seat not in GAME.waiting_on(view):
        return voice("prompt-idle")
    return _by_stage(view, player, voice)


def _by_stage(view: State, player: Player, voice: Voice) -> str:
    turn = player.turn
    match turn.stage:
        case "choose" if view.phase == "naming":
            return voice("prompt-name")
        case "choose" if is_solo(view):
            return voice("prompt-open-card")
        case "place" if turn.resource is not None:
            return voice("prompt-place", resource=voice.some(turn.resource))
        case "build" if is_full(player.town):
            return voice("prompt-full")
        case "marker" if turn.marker_at is not None:
            house = player.town.squares[INDEX[turn.marker_at]]
            card = voice.card(house.card) if isinstance(house, Building) else ""
            return voice("prompt-marker", card=card)
    return voice(f"prompt-{turn.stage}")
