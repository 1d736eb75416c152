"""The six building types on the own board: what scoring them would bring, and which are scored."""

from __future__ import annotations

from games.carrara.changes import markers_left
from games.carrara.data import DATA, TYPES, BuildingType
from games.carrara.scoring import buildings_of, legal_scorings, yield_of
from games.carrara.state import ScoreType
from games.first_edition import Seat
from renderers import theme
from renderers.canvas import Box
from renderers.carrara import gains
from renderers.carrara.city_plates import GAP, WIDTH
from renderers.carrara.plan import Plan
from renderers.carrara.scene import Scene
from renderers.carrara.standing import type_sign

HEIGHT = 206
_TITLE = 44
_SIGN = 66


def draw_own_types(scene: Scene, box: Box, seat: Seat, choice: Plan) -> None:
    left, top, right, bottom = box
    canvas, view, voice = scene
    left_over = markers_left(view, seat)
    canvas.text_beside(left + 16, top + 26, voice("score-types"), theme.SMALL, theme.BOLD, theme.HEADER)
    text = voice("markers", count=left_over, most=DATA.components.markers)
    canvas.text_beside(right - 16, top + 26, text, theme.SMALL, theme.MEDIUM, theme.INK, "right")
    scorable = {action.building for action in legal_scorings(view, seat) if isinstance(action, ScoreType)}
    for place, kind in enumerate(TYPES):
        x = left + place * (WIDTH + GAP)
        cell = (x + 4, top + _TITLE, x + WIDTH - 4, bottom - 8)
        if choice.focus.type == kind:
            canvas.rounded(cell, theme.FRESH, 12)
            canvas.frame(cell, theme.GOLD, 12, 5)
        _draw_type(scene, cell, seat, kind, kind in scorable, choice.focus.type == kind)


def _draw_type(scene: Scene, box: Box, seat: Seat, kind: BuildingType, scorable: bool, chosen: bool) -> None:
    canvas, view, voice = scene
    left, top, right, bottom = box
    middle = (left + right) / 2
    scored = kind in view.players[seat].scored_types
    count = len(buildings_of(view, seat, kind))
    canvas.stamp(type_sign(kind, seat if scored else None, _SIGN, own=count > 0), left + 22, top + 6)
    ink = theme.INK if count else theme.MUTED
    canvas.text_beside(left + 22 + _SIGN + 12, top + 6 + _SIGN / 2, f"×{count}", 34, theme.BOLD, ink)
    canvas.text(middle, top + _SIGN + 34, voice.type(kind), theme.SMALL, theme.MEDIUM, ink, "middle", right - left)
    if scorable:
        result = yield_of(view, seat, ScoreType(kind))
        ground = theme.FRESH if chosen else theme.CARD
        gains.draw_gains(
            canvas,
            left + 4,
            bottom - 28,
            right - left - 8,
            vp=result.vp,
            coins=result.coins,
            objects=sum(result.objects),
            ground=ground,
        )
    elif scored:
        canvas.text_beside(middle, bottom - 28, voice("scored"), 22, theme.MEDIUM, theme.MUTED, "middle")
