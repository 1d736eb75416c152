"""The public board: the wheel, the display, the cities, and everybody's palaces."""

from __future__ import annotations

from PIL import Image

from games.carrara.state import State
from renderers import glyphs, header, theme
from renderers.canvas import blank
from renderers.carrara import colors, player_panel, scenery, tiles, wheel
from renderers.carrara.voice import Scene, Voice
from renderers.page import Page
from renderers.shelf import kept

_MIDDLE = header.HEIGHT / 2 - 2
_TRACK_HEIGHT = 62
_MARK = 44
_PAD = 40
#: The track is at least this long, and ends well beyond the leader.
_LEAST = 50
_TENS = 10


def draw_board(view: State, voice: Voice) -> Page:
    scene = Scene(scenery.page(), view, voice)
    _draw_header(scene)
    y = header.HEIGHT + theme.GAP
    wheel.draw_wheel(scene, y)
    tiles.draw_market(scene, y, voice.fresh("turned_up", "tile"))
    y += wheel.SIZE + theme.GAP
    tiles.draw_plates(scene, y)
    y += tiles.PLATE_HEIGHT + 10
    _draw_track(scene, y)
    y = player_panel.draw_players(scene, y + _TRACK_HEIGHT + 10)
    return scene.canvas.down_to(y + theme.MARGIN)


def _draw_header(scene: Scene) -> None:
    canvas, view, voice = scene
    right = canvas.width - theme.MARGIN
    sign = glyphs.crown(88) if view.phase == "over" else glyphs.seat(view.turn, 84)
    canvas.centred(sign, right - 42, _MIDDLE)
    taken = 100
    if view.ending is not None and view.phase != "over":
        canvas.centred(glyphs.flag(60), right - 130, _MIDDLE)
        last = voice("last-round")
        taken += 70 + canvas.text_beside(right - 170, _MIDDLE, last, theme.BODY, theme.BOLD, theme.GOLD, "right")
    line = voice("over" if view.phase == "over" else f"waiting-{view.phase}", name=voice.drawn_name(view.turn))
    header.draw_titles(canvas, voice("title", round=view.round), line, taken)


# --- the score track: a frieze of marble with everybody's marker ------------------------------------------------------


def _draw_track(scene: Scene, y: int) -> None:
    canvas = scene.canvas
    points = [player.vp for player in scene.view.players]
    end = max(_LEAST, -(-(max(points) + 3) // _TENS) * _TENS)
    width = canvas.width - 2 * theme.MARGIN
    canvas.stamp(_frieze(width, end), theme.MARGIN, y)
    free = 0.0
    for seat in sorted(range(len(points)), key=lambda seat: points[seat]):
        x = max(free, _PAD + (width - 2 * _PAD) * points[seat] / end)
        canvas.centred(glyphs.seat(seat, _MARK), theme.MARGIN + x, y + _TRACK_HEIGHT / 2 - 2)
        free = x + _MARK - 6  # none covers the figure of another


@kept
def _frieze(width: int, end: int) -> Image.Image:
    canvas = blank(width, _TRACK_HEIGHT)
    canvas.rounded((0, 4, width, _TRACK_HEIGHT - 4), theme.mix(colors.VEIN, theme.INK, 0.12), 14)
    canvas.rounded((0, 4, width, _TRACK_HEIGHT - 8), colors.MARBLE, 14)
    canvas.frame((0, 4, width, _TRACK_HEIGHT - 6), colors.VEIN, 14, 2)
    for value in range(0, end + 1, 5):
        x = round(_PAD + (width - 2 * _PAD) * value / end)
        if value % _TENS:
            canvas.fill((x - 1, _TRACK_HEIGHT - 22, x + 1, _TRACK_HEIGHT - 10), colors.VEIN)
        else:
            canvas.text_beside(
                x, _TRACK_HEIGHT / 2 - 2, str(value), theme.SMALL, theme.MEDIUM, colors.ENGRAVED, "middle"
            )
    return canvas.image
