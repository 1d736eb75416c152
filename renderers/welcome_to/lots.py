"""The pieces of a street: a lot with its ground, its house or roundabout and its pool, and the fences between them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from PIL import Image

from games.welcome_to.data import POOL_LOTS
from games.welcome_to.state import EMPTY, ROUNDABOUT, Street
from games.welcome_to.streets import runs
from renderers import fonts, theme
from renderers.canvas import Canvas, blank
from renderers.pen import Pen, sprite
from renderers.shelf import kept
from renderers.theme import Color
from renderers.welcome_to import colors
from renderers.welcome_to.icons import icon


class Scale(Struct, frozen=True):
    """All measures in pixels."""

    width: int
    height: int
    #: The strip in front of a house, where its pool lies.
    yard: int
    #: The size of a house number; one with a letter or many digits is written smaller.
    figure: int
    fence: int
    badge: int

    @property
    def house(self) -> int:
        """The height of a house with its roof."""
        return self.height - self.yard


#: A seat's own sheet.
LARGE = Scale(width=94, height=128, yard=34, figure=42, fence=16, badge=34)
#: Everybody's sheets on the board: the fewer there are, the larger they are drawn.
FEW = Scale(width=67, height=78, yard=18, figure=34, fence=12, badge=24)
SOME = Scale(width=67, height=64, yard=14, figure=31, fence=12, badge=22)
MANY = Scale(width=67, height=56, yard=12, figure=29, fence=12, badge=20)
#: The streets under the final score sheet: alone, and several beside each other.
FINAL_ALONE = Scale(width=93, height=92, yard=22, figure=40, fence=14, badge=30)
FINAL = Scale(width=44, height=46, yard=10, figure=22, fence=9, badge=16)


def of_board(seats: int) -> Scale:
    return FEW if seats <= 2 else SOME if seats <= 4 else MANY


# --- what stands on a lot ---------------------------------------------------------------------------------------------

PoolSite = Literal["none", "planned", "built", "lost"]
Ground = Literal["open", "complete", "used"]

_LAWN: dict[Ground, Color] = {"open": colors.LAWN_LIGHT, "complete": colors.ESTATE, "used": colors.ESTATE}
_BEFORE_B = ord("a")


class Lot(Struct, frozen=True):
    """Everything that decides how a lot looks."""

    number: int
    letter: int = 0
    pool: PoolSite = "none"
    ground: Ground = "open"
    #: Which of the roofs the house has.
    roof: int = 0
    #: Something new, with a golden frame.
    fresh: bool = False
    #: Where something can be built now.
    target: bool = False
    #: What would stand there, written small, in lines.
    hint: str = ""


def lots_of(street: Street, no: int) -> tuple[Lot, ...]:
    """The lots of a street (counted from 1), from left to right."""
    grounds: dict[int, Ground] = {}
    for run in runs(street):
        if run.complete:
            grounds.update(dict.fromkeys(range(run.first, run.last + 1), "used" if run.used else "complete"))
    return tuple(
        Lot(
            number=number,
            letter=street.letters[lot - 1],
            pool=_pool_site(street, no, lot),
            ground=grounds.get(lot, "open"),
            roof=(lot + no) % len(colors.ROOFS),
        )
        for lot, number in enumerate(street.numbers, start=1)
    )


def _pool_site(street: Street, no: int, lot: int) -> PoolSite:
    if not POOL_LOTS[no - 1] >> lot & 1:
        return "none"
    if street.numbers[lot - 1] == EMPTY:
        return "planned"
    return "built" if street.pools >> lot & 1 else "lost"


def house_number(number: int, letter: int = 0) -> str:
    """``"7"``, ``"7b"``."""
    return f"{number}{chr(_BEFORE_B + letter) if letter else ''}"


# --- drawing ---------------------------------------------------------------------------------------------------------


@kept
def tile(lot: Lot, scale: Scale) -> Image.Image:
    """A lot ready to be laid down."""
    canvas = blank(scale.width, scale.height, _LAWN[lot.ground])
    if lot.ground == "used":
        canvas.stamp(sprite(_bars, scale.width, height=scale.height), 0, 0)
    if lot.number != ROUNDABOUT:
        painter = _path if lot.pool == "none" and lot.number != EMPTY else _YARDS[lot.pool]
        canvas.stamp(sprite(painter, scale.width, height=scale.yard), 0, scale.house)
    if lot.fresh or lot.target:
        line = max(4, scale.width // 16)
        canvas.gild((1, 1, scale.width - 1, scale.height - 1), scale.width // 8, line + 2, line)
    if lot.number == ROUNDABOUT:
        size = min(scale.width, scale.height) - 14
        canvas.centred(icon("roundabout", size), scale.width / 2, scale.height / 2)
    elif lot.number == EMPTY:
        _draw_blank(canvas, lot, scale)
    else:
        canvas.stamp(house(_BIS if lot.letter else lot.roof, scale.width, scale.house), 0, 0)
        _write(canvas, house_number(lot.number, lot.letter), scale, scale.figure, theme.BLACK_WEIGHT)
    return canvas.image


def _draw_blank(canvas: Canvas, lot: Lot, scale: Scale) -> None:
    fill = theme.CREAM if lot.target else theme.mix(_LAWN[lot.ground], theme.WHITE, 0.42)
    canvas.stamp(sprite(_blank, scale.width, fill, height=scale.house), 0, 0)
    lines = lot.hint.splitlines()
    size = round(scale.figure * (0.76 if len(lines) == 1 else 0.6))
    for row, line in enumerate(lines):
        lower = (row - (len(lines) - 1) / 2) * size * 1.05
        _write(canvas, line, scale, size, theme.BOLD, theme.MUTED, lower)


def _write(
    canvas: Canvas, text: str, scale: Scale, size: int, weight: int, ink: Color = theme.INK, lower: float = 0
) -> None:
    """A number on the wall, as large as there is room."""
    size = fonts.fitting(text, round(scale.width * 0.68), size, weight, smallest=12)
    middle = wall_middle(scale.house) + lower
    canvas.text_beside(scale.width / 2, middle, text, size, weight, ink, "middle")


def house(roof: int, width: int, height: int) -> Image.Image:
    """A house without a number."""
    return sprite(_house, width, roof, height=height)


def wall_middle(height: int) -> float:
    """Where the number goes on a house of this height."""
    return height * (1 + _EAVE) / 2


#: The height of the eaves, as a share of the house.
_EAVE = 0.4
#: The roof of a bis house.
_BIS = len(colors.ROOFS)


def _house(pen: Pen, shape: int) -> None:
    height, eave = pen.height, pen.height * _EAVE
    roof = (*colors.ROOFS, colors.ROOF_BIS)[shape]
    if shape == 0:
        pen.rectangle(68, height * 0.08, 80, eave, colors.WALL_SHADE, theme.INK, 3)
    pen.rectangle(14, eave - 2, 86, height, colors.WALL, theme.INK, 3.4)
    gable = [(8.0, eave + 1), (50.0, height * 0.05), (92.0, eave + 1)]
    hip = [(8.0, eave + 1), (23.0, height * 0.08), (77.0, height * 0.08), (92.0, eave + 1)]
    pen.polygon(hip if shape in (1, _BIS) else gable, roof, theme.INK, 3.4)
    shade = theme.darker(roof, 0.2)
    pen.line([(15, eave - 3), (85, eave - 3)], shade, 4)
    if shape == 1:
        pen.line([(22, height * 0.22), (78, height * 0.22)], shade, 3)
    elif shape == 2:
        pen.circle(50, eave * 0.66, 6.5, colors.PANE, theme.INK, 3)
    elif shape == 0:
        pen.rectangle(43, eave * 0.5, 57, eave * 0.82, colors.PANE, theme.INK, 3)
    for x in (14, 86):
        pen.circle(x, height - 3, 6.5, colors.LEAF, None)


def _blank(pen: Pen, fill: Color) -> None:
    """A house that is only printed on the paper."""
    height, eave = pen.height, pen.height * _EAVE
    outline = [(15.0, height - 2), (15.0, eave), (9.0, eave), (50.0, height * 0.06), (91.0, eave), (85.0, eave)]
    pen.polygon([*outline, (85.0, height - 2)], fill, colors.LAWN_DARK, 2.4)


def _lawn(pen: Pen) -> None:
    height = pen.height
    for x in (18, 82):
        pen.line([(x, height * 0.45), (x, height * 0.7)], colors.LAWN_DARK, 3)
        pen.line([(x - 4, height * 0.5), (x, height * 0.7), (x + 4, height * 0.5)], colors.LAWN_DARK, 2.6)


def _path(pen: Pen) -> None:
    """From the house to the road."""
    pen.polygon([(40, 0), (60, 0), (66, pen.height), (34, pen.height)], colors.KERB, None)
    _lawn(pen)


#: The edges of a pool, left and right.
_POOL = (14.0, 86.0)


def _basin(pen: Pen, fill: Color, contour: Color) -> tuple[float, float]:
    """An empty basin. Returns its upper and lower edge."""
    top, bottom = pen.height * 0.12, pen.height * 0.86
    pen.rectangle(_POOL[0], top, _POOL[1], bottom, fill, contour, 3.6, radius=(bottom - top) * 0.45)
    return top, bottom


def _planned_pool(pen: Pen) -> None:
    top, bottom = _basin(pen, theme.mix(colors.WATER, theme.WHITE, 0.72), colors.ACTION["pool"])
    for x in (32, 50, 68):
        pen.circle(x, (top + bottom) / 2, 2.6, colors.ACTION["pool"], None)


def _built_pool(pen: Pen) -> None:
    top, bottom = _basin(pen, colors.WATER, theme.INK)
    depth = bottom - top
    for y in (top + depth * 0.36, top + depth * 0.7):
        wave = [(_POOL[0] + 12 + 8 * crest, y + depth * (0.16 if crest % 2 else -0.16)) for crest in range(7)]
        pen.line(wave, theme.WHITE, 3.4)


def _lost_pool(pen: Pen) -> None:
    top, bottom = _basin(pen, colors.BASIN, theme.MUTED)
    reach, middle = (bottom - top) * 0.32, (top + bottom) / 2
    for turn in (-1, 1):
        pen.line([(50 - reach, middle - turn * reach), (50 + reach, middle + turn * reach)], theme.ALERT, 4.6)


_YARDS = {"none": _lawn, "planned": _planned_pool, "built": _built_pool, "lost": _lost_pool}


def _bars(pen: Pen) -> None:
    """Stripes that run on from lot to lot."""
    for start in range(-200, 101, 25):
        pen.line([(start, pen.height + 5), (start + pen.height + 5, 0)], colors.BARS, 6)


# --- fences -----------------------------------------------------------------------------------------------------------

#: Wide fences have two pickets, narrow ones a single bold one.
_TWO_PICKETS = 15


def fence(scale: Scale, *, fresh: bool = False) -> Image.Image:
    """A new one is golden, and thicker."""
    width, fill = (scale.fence + 4, theme.GOLD) if fresh else (scale.fence, colors.FENCE)
    if width >= _TWO_PICKETS:
        return sprite(_two_pickets, width, fill, height=scale.height)
    return sprite(_picket, width, 50, 32, 26, fill, height=scale.height)


def fence_place(scale: Scale) -> Image.Image:
    """Where a fence can be built."""
    return sprite(_fence_place, scale.fence - 3, height=scale.height)


def _two_pickets(pen: Pen, fill: Color) -> None:
    rails = (pen.height * 0.38, pen.height * 0.7)
    for y in rails:
        pen.line([(10, y), (90, y)], theme.INK, 34)
    for x in (28.0, 72.0):
        _picket(pen, x, 17, 14, fill)
    for y in rails:
        pen.line([(20, y), (80, y)], fill, 12)


def _picket(pen: Pen, x: float, half: float, contour: float, fill: Color) -> None:
    bottom = pen.height - contour / 2
    board = [(x - half, bottom), (x - half, 58), (x, 26), (x + half, 58), (x + half, bottom)]
    pen.polygon(board, fill, theme.INK, contour)


def _fence_place(pen: Pen) -> None:
    step = pen.height / 5
    for row in range(5):
        top, bottom = row * step + step * 0.18, (row + 1) * step - step * 0.18
        pen.rod([(50, top), (50, bottom)], theme.GOLD, 78, 48)
