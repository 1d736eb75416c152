"""What a seat should do now, in one line."""

from __future__ import annotations

from games.carrara.ending import can_announce, can_pass, legal_extras
from games.carrara.state import State
from games.first_edition import Seat
from renderers.carrara.voice import Voice


def prompt(view: State, seat: Seat, voice: Voice, *, aloud: bool = False) -> str:
    if view.phase == "over":
        return voice("over")
    if view.turn != seat:
        name = voice.name(view.turn) if aloud else voice.drawn_name(view.turn)
        return voice("prompt-wait", name=name)
    if view.phase == "action":
        return voice("prompt-last" if can_pass(view) else "prompt-action")
    if view.phase == "take":
        return voice("prompt-take")
    if view.phase == "after" and can_announce(view, seat):
        return voice("prompt-announce")
    return voice("prompt-extra" if legal_extras(view, seat) else "prompt-end")
