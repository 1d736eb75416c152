"""What every part of a picture needs, its header, and what a seat should do now."""

from __future__ import annotations

from typing import NamedTuple

from games.carrara.ending import can_announce, can_pass, legal_extras
from games.carrara.state import Screen, State
from games.carrara.views import sees
from games.core import Seat
from renderers import glyphs, header, theme
from renderers.canvas import Canvas
from renderers.carrara.scenery import band
from renderers.carrara.voice import Voice


class Scene(NamedTuple):
    """A picture in the making, the view it shows and the language it speaks."""

    canvas: Canvas
    view: State
    voice: Voice


def open_screen(view: State, seat: Seat) -> Screen | None:
    """What everybody may know of a seat's screen, even if this view knows more."""
    return view.players[seat].screen if sees(view, None, seat) else None


_MIDDLE = header.HEIGHT / 2 - 2


def prompt(view: State, seat: Seat, voice: Voice, *, aloud: bool = False) -> str:
    """What the seat should do now, in one line."""
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


def waiting_line(view: State, voice: Voice) -> str:
    """Whom the table waits for, and for what, with names as they can be drawn."""
    if view.phase == "over":
        return voice("over")
    return voice(f"waiting-{view.phase}", name=voice.drawn_name(view.turn))


def draw_header(scene: Scene) -> None:
    canvas, view, voice = scene
    canvas.stamp(band(canvas.width), 0, 0)
    right = canvas.width - theme.MARGIN
    sign = glyphs.crown(88) if view.phase == "over" else glyphs.seat(view.turn, 84)
    canvas.centred(sign, right - 42, _MIDDLE)
    taken = 100 + _draw_ending(scene, right - 100)
    header.draw_titles(
        canvas, voice("title", round=view.round), waiting_line(view, voice), right - theme.MARGIN - taken
    )


def _draw_ending(scene: Scene, right: int) -> int:
    """A flag in the last round. Returns how wide it is."""
    if scene.view.ending is None or scene.view.phase == "over":
        return 0
    scene.canvas.centred(glyphs.flag(60), right - 30, _MIDDLE)
    text = scene.voice("last-round")
    return 70 + scene.canvas.text_beside(right - 70, _MIDDLE, text, theme.BODY, theme.BOLD, theme.GOLD, "right")
