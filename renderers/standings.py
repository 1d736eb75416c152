"""Pictures of how people do: a leaderboard, and the course of a rating."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PIL import ImageDraw

from renderers import fonts, header, png, theme
from renderers.canvas import Canvas
from renderers.core import Picture, shortened
from renderers.text import spoken, with_real_minus

ROW = 64
#: Gold, silver and bronze for the first places; the number says the same.
MEDALS = {"1": theme.GOLD, "2": theme.rgb("#b9bcc4"), "3": theme.rgb("#c98a56")}
CHART_HEIGHT = 380
_SMOOTH = 3


class Row(Struct, frozen=True):
    """One line of a leaderboard, in words."""

    place: str
    name: str
    value: str
    note: str
    own: bool = False


def leaderboard(title: str, subtitle: str, rows: Sequence[Row]) -> Picture:
    height = header.HEIGHT + theme.MARGIN * 2 + ROW * len(rows) + theme.PAD
    canvas = header.page(height)
    header.draw_titles(canvas, title, subtitle)
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    top = header.HEIGHT + theme.MARGIN
    canvas.card((left, top, right, top + ROW * len(rows) + theme.PAD))
    for number, row in enumerate(rows):
        _row(canvas, row, top + theme.PAD // 2 + number * ROW)
    lines = [f"{row.place}. {spoken(row.name, '?')}: {row.value} ({row.note})" for row in rows]
    return Picture(png.encode(canvas.image), shortened("\n".join([title, subtitle, *lines])))


def _row(canvas: Canvas, row: Row, top: int) -> None:
    left, right, middle = theme.MARGIN + theme.PAD, theme.WIDTH - theme.MARGIN - theme.PAD, top + ROW // 2
    if row.own:
        canvas.rounded((left - 8, top + 4, right + 8, top + ROW - 4), theme.FRESH)
    medal = MEDALS.get(row.place)
    if medal is not None:
        canvas.rounded((left, top + 9, left + 46, top + 55), medal, 23)
    canvas.text_beside(left + 23, middle, row.place, theme.BODY, theme.BOLD, theme.INK, "middle")
    weight = theme.BOLD if row.own else theme.MEDIUM
    canvas.text_beside(left + 84, middle, fonts.drawable(row.name, "?"), theme.BODY, weight, most=560)
    canvas.text_beside(
        right - 190, middle, with_real_minus(row.value), theme.BODY, theme.BOLD, across="right", most=240
    )
    canvas.text_beside(right, middle, row.note, theme.SMALL, theme.REGULAR, theme.MUTED, "right", most=180)


def chart(title: str, subtitle: str, values: Sequence[int]) -> Picture:
    """The course of a number, oldest first, with its lowest, highest and latest value written on it."""
    canvas = header.page(header.HEIGHT + CHART_HEIGHT + 2 * theme.MARGIN)
    header.draw_titles(canvas, title, subtitle)
    box = (theme.MARGIN, header.HEIGHT + theme.MARGIN, theme.WIDTH - theme.MARGIN, canvas.height - theme.MARGIN)
    canvas.card(box)
    points = _points(values, (box[0] + 110, box[1] + 50, box[2] - 130, box[3] - 50))
    low, high = min(values), max(values)
    for value in dict.fromkeys((low, high)):
        y = points[list(values).index(value)][1]
        canvas.fill((box[0] + 100, round(y), box[2] - 120, round(y) + 2), theme.LINE)
        canvas.text_beside(box[0] + 84, y, with_real_minus(str(value)), theme.SMALL, theme.MEDIUM, theme.MUTED, "right")
    _line(canvas, points)
    last = points[-1]
    canvas.text_beside(last[0] + 22, last[1], with_real_minus(str(values[-1])), theme.BODY, theme.BOLD)
    return Picture(png.encode(canvas.image), shortened(f"{title}\n{subtitle}\n{', '.join(map(str, values))}"))


def _points(values: Sequence[int], box: tuple[int, int, int, int]) -> list[tuple[float, float]]:
    left, top, right, bottom = box
    low, span = min(values), max(values) - min(values)
    step = (right - left) / max(len(values) - 1, 1)
    heights = [(value - low) / span if span else 1 / 2 for value in values]  # a level course lies in the middle
    return [(left + number * step, bottom - height * (bottom - top)) for number, height in enumerate(heights)]


def _line(canvas: Canvas, points: Sequence[tuple[float, float]]) -> None:
    """Drawn larger and shrunk, because lines of Pillow have no soft edges."""
    large = canvas.image.resize((canvas.width * _SMOOTH, canvas.height * _SMOOTH))
    draw = ImageDraw.Draw(large)
    scaled = [(x * _SMOOTH, y * _SMOOTH) for x, y in points]
    draw.line(scaled, fill=theme.HEADER, width=6 * _SMOOTH, joint="curve")
    for x, y in scaled:
        radius = 7 * _SMOOTH
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=theme.GOLD, outline=theme.HEADER, width=6)
    canvas.stamp(large.resize((canvas.width, canvas.height)), 0, 0)
