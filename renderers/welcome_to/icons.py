"""A drawn sign for each action, and for what else a sheet counts."""

from __future__ import annotations

from PIL import Image

from games.welcome_to.data import ACTIONS
from renderers import theme
from renderers.glyphs import arc_points, regular
from renderers.pen import Pen, sprite
from renderers.welcome_to import colors


def icon(name: str, size: int) -> Image.Image:
    """The sign of an action on a tile of its colour, or another sign."""
    return sprite(_painted, size, name)


def _painted(pen: Pen, name: str) -> None:
    for kind in ACTIONS:
        if name == kind:
            pen.rectangle(4, 4, 96, 96, colors.TILE[kind], colors.ACTION[kind], 6, radius=18)
    _PAINTERS[name](pen)


# --- the six actions --------------------------------------------------------------------------------------------------


def _fence(pen: Pen) -> None:
    for y in (46, 68):
        pen.rectangle(12, y - 4, 88, y + 4, colors.FENCE, theme.INK, 3.4)
    for x in (26, 50, 74):
        board = [(x - 8, 84), (x - 8, 30), (x, 18), (x + 8, 30), (x + 8, 84)]
        pen.polygon(board, colors.FENCE, theme.INK, 3.6)


def _marketing(pen: Pen) -> None:
    pen.polygon([(34, 60), (46, 60), (52, 84), (38, 84)], colors.WALL_SHADE, theme.INK, 3.6)
    pen.polygon([(34, 36), (76, 18), (76, 76), (34, 62)], colors.HORN)
    pen.rectangle(18, 36, 34, 62, colors.WALL, theme.INK, 3.6, radius=5)
    pen.ellipse(76, 47, 7, 29, colors.WALL, theme.INK, 3.6)
    pen.arc(76, 47, 15, 312, 48, theme.INK, 4)


def _park(pen: Pen) -> None:
    pen.rectangle(44, 60, 56, 88, colors.TRUNK, theme.INK, 3.4)
    for x, y, radius in ((33, 50, 19), (67, 50, 19), (50, 35, 23)):
        pen.circle(x, y, radius, colors.LEAF, theme.INK, 7)
    for x, y, radius in ((33, 50, 17), (67, 50, 17), (50, 35, 21), (50, 52, 17)):
        pen.circle(x, y, radius, colors.LEAF, None)
    for x, y in ((40, 30), (29, 48), (62, 44)):
        pen.circle(x, y, 6, theme.lighter(colors.LEAF, 0.3), None)


def _pool(pen: Pen) -> None:
    pen.rectangle(13, 40, 87, 84, colors.WATER, theme.INK, 3.6, radius=14)
    for y in (56, 70):
        wave = [(22, y), (32, y - 6), (42, y), (52, y - 6), (62, y), (72, y - 6), (79, y)]
        pen.line(wave, colors.FENCE, 4)
    for x in (54, 74):
        pen.rod([(x, 58), (x, 26), (x + 7, 19)], colors.FENCE, 8, 3.4)
    pen.line([(56, 38), (73, 38)], theme.INK, 6)


def _temp(pen: Pen) -> None:
    """A builder's helmet, and that the number goes up or down."""
    pen.pie(50, 52, 34, 180, 360, theme.INK)
    pen.pie(50, 51, 30, 180, 360, colors.HELMET)
    pen.rectangle(43, 18, 57, 50, theme.lighter(colors.HELMET, 0.35), theme.INK, 3.4, radius=5)
    pen.rectangle(11, 48, 89, 58, colors.HELMET, theme.INK, 3.6, radius=5)
    for x in (29, 71):
        pen.line([(x - 11, 76), (x + 11, 76)], theme.INK, 8)
    pen.line([(71, 65), (71, 87)], theme.INK, 8)


def _bis(pen: Pen) -> None:
    """A house with a smaller one beside it."""
    pen.rectangle(15, 46, 51, 85, colors.WALL)
    pen.polygon([(9, 49), (33, 19), (57, 49)], colors.ROOFS[1])
    pen.rectangle(28, 62, 40, 85, colors.DOOR, theme.INK, 3)
    pen.rectangle(55, 58, 87, 85, colors.WALL)
    pen.polygon([(49, 60), (71, 37), (93, 60)], colors.ROOF_BIS)
    pen.text(71, 71, "b", 27, theme.INK, theme.BLACK_WEIGHT)


# --- signs without a tile ---------------------------------------------------------------------------------------------


def _roundabout(pen: Pen) -> None:
    pen.circle(50, 50, 45, colors.ROAD, theme.INK, 4)
    for turn in (10, 130, 250):
        pen.line(arc_points(50, 50, 33, turn, turn + 74), colors.FENCE, 6)
        x, y = arc_points(50, 50, 33, turn + 74, turn + 86)[-1]
        pen.polygon(regular(3, 10, turn + 176, x, y), colors.FENCE, None)
    pen.circle(50, 50, 19, colors.LAWN, theme.INK, 4)
    pen.circle(50, 49, 10, colors.LEAF, theme.INK, 3)


def _strike(pen: Pen) -> None:
    """A placard with a cross on it."""
    pen.line([(50, 62), (50, 96)], theme.INK, 12)
    pen.line([(50, 62), (50, 95)], colors.TRUNK, 7)
    pen.rectangle(12, 6, 88, 68, theme.CREAM, theme.ALERT, 7, radius=10)
    pen.line([(34, 20), (66, 54)], theme.ALERT, 12)
    pen.line([(66, 20), (34, 54)], theme.ALERT, 12)


def _tree(pen: Pen) -> None:
    pen.rectangle(44, 66, 56, 96, colors.TRUNK, theme.INK, 4)
    pen.circle(50, 42, 34, colors.LEAF, theme.INK, 5)
    pen.circle(40, 30, 11, theme.lighter(colors.LEAF, 0.28), None)
    pen.circle(60, 52, 7, theme.lighter(colors.LEAF, 0.16), None)


def _tree_outline(pen: Pen) -> None:
    """A place for a tree."""
    pen.line([(50, 76), (50, 94)], colors.LAWN_DARK, 6)
    for turn in range(0, 360, 60):
        pen.arc(50, 42, 32, turn + 4, turn + 42, colors.LAWN_DARK, 6)


def _estate(pen: Pen) -> None:
    """Houses between two fences."""
    for x, roof in ((30, colors.ROOFS[0]), (68, colors.ROOFS[1])):
        pen.rectangle(x - 14, 48, x + 14, 84, colors.WALL, theme.INK, 4)
        pen.polygon([(x - 19, 50), (x, 22), (x + 19, 50)], roof, theme.INK, 4)
    for x in (6, 94):
        pen.line([(x, 26), (x, 92)], theme.INK, 11)
        pen.line([(x, 28), (x, 90)], colors.FENCE, 5)
    pen.line([(6, 88), (94, 88)], theme.INK, 5)


def _lot(pen: Pen) -> None:
    """A free lot: a house that nobody has built yet."""
    pen.rectangle(4, 80, 96, 96, colors.LAWN, theme.INK, 4, radius=7)
    walls = [(22, 82), (22, 50), (10, 50), (50, 12), (90, 50), (78, 50), (78, 82)]
    pen.polygon(walls, theme.CREAM, theme.INK, 5)
    for x in (36, 50, 64):
        pen.circle(x, 62, 4.5, theme.INK, None)


def _plan(pen: Pen) -> None:
    pen.rectangle(16, 8, 84, 92, theme.CREAM, theme.INK, 5, radius=8)
    pen.polygon([(28, 44), (42, 26), (56, 44)], colors.ROOFS[0], theme.INK, 3)
    pen.rectangle(32, 44, 52, 56, colors.WALL, theme.INK, 3)
    pen.line([(62, 34), (74, 34)], theme.MUTED, 6)
    pen.line([(62, 50), (74, 50)], theme.MUTED, 6)
    pen.line([(32, 72), (44, 82), (70, 64)], theme.GOOD, 9)


def _agency(pen: Pen) -> None:
    """The rival of the solo game: a briefcase."""
    pen.line([(36, 30), (36, 18), (64, 18), (64, 30)], theme.INK, 8)
    pen.rectangle(8, 30, 92, 86, theme.HEADER, theme.INK, 4, radius=10)
    pen.line([(10, 54), (90, 54)], theme.INK, 4)
    pen.rectangle(42, 48, 58, 62, theme.GOLD, theme.INK, 4, radius=3)


def _spent(pen: Pen) -> None:
    """The stamp on an estate that was used for a plan."""
    pen.circle(50, 50, 45, theme.INK, theme.CREAM, 7)
    pen.line([(28, 52), (44, 68), (72, 34)], theme.GOLD, 13)


_ACTIONS = (_fence, _marketing, _park, _pool, _temp, _bis)
_OTHERS = (_roundabout, _strike, _tree, _tree_outline, _estate, _lot, _plan, _agency, _spent)
_PAINTERS = {painter.__name__.removeprefix("_"): painter for painter in (*_ACTIONS, *_OTHERS)}
