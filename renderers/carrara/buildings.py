"""The six types of buildings, drawn as they stand in Tuscany."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from renderers import theme
from renderers.carrara import colors
from renderers.carrara.colors import COURT, ROOF, WALL, WALL_SHADE
from renderers.pen import Pen, mirrored, sprite

#: The height of the ground.
_GROUND = 92.0


def building(kind: str, size: int) -> Image.Image:
    return sprite(_PAINTERS[kind], size)


def _library(pen: Pen) -> None:
    """A temple of books: four columns below a gable with an open book."""
    pen.rectangle(14, 42, 86, 82, WALL_SHADE)
    pen.polygon([(4, 42), (50, 8), (96, 42)], ROOF)
    pen.polygon([(18, 37), (50, 15), (82, 37)], WALL, None)
    pen.polygon([(50, 27), (39, 24), (39, 34), (50, 37), (61, 34), (61, 24)], colors.CRIMSON, theme.INK, 2.4)
    pen.line([(50, 27), (50, 36)], theme.CREAM, 2.4)
    for x in (20, 40, 60, 80):
        pen.rectangle(x - 6, 46, x + 6, 80, WALL, theme.INK, 3)
        pen.line([(x - 1, 50), (x - 1, 76)], WALL_SHADE, 2.4)
    pen.rectangle(8, 40, 92, 47, COURT)
    pen.rectangle(10, 80, 90, 86, COURT)
    pen.rectangle(3, 85, 97, _GROUND, COURT)


def _cathedral(pen: Pen) -> None:
    """A dome with a lantern, and a bell tower beside it."""
    pen.rectangle(72, 26, 92, _GROUND, WALL)
    pen.polygon([(69, 28), (82, 6), (95, 28)], ROOF)
    for y in (46, 64):
        pen.arch(82, y, 4.5, 12, theme.INK, None)
    pen.line([(73, 70), (91, 70)], WALL_SHADE, 3)
    pen.line([(38, 2), (38, 18)], theme.INK, 3.6)
    pen.line([(33, 7), (43, 7)], theme.INK, 3.6)
    pen.rectangle(34, 14, 42, 26, WALL, theme.INK, 3)
    pen.pie(38, 52, 30.8, 180, 360, theme.INK)
    pen.pie(38, 51.5, 27, 180, 360, ROOF)
    for x in (26, 38, 50):
        pen.line([(38 + (x - 38) * 0.4, 27), (x, 50)], theme.lighter(ROOF, 0.4), 2.6)
    pen.rectangle(6, 50, 70, _GROUND, WALL)
    pen.line([(8, 58), (68, 58)], COURT, 3.4)
    pen.circle(38, 67, 6, colors.PANE, theme.INK, 3)
    pen.arch(38, _GROUND, 7, 17, colors.DOOR, theme.INK, 3)
    for x in (17, 59):
        pen.arch(x, 84, 4, 17, colors.PANE, theme.INK, 2.6)


def _palace(pen: Pen) -> None:
    """Three storeys of arched windows under a broad cornice."""
    pen.rectangle(14, 20, 86, _GROUND, WALL)
    pen.polygon([(6, 22), (16, 8), (84, 8), (94, 22)], ROOF)
    pen.line([(13, 15), (87, 15)], theme.darker(ROOF, 0.22), 2.6)
    for y in (44, 67):
        pen.line([(15, y), (85, y)], WALL_SHADE, 4)
    for x in (26, 50, 74):
        for base in (41, 64):
            pen.arch(x, base, 6, 15, colors.PANE, theme.INK, 2.8)
    for x in (26, 74):
        pen.rectangle(x - 6, 74, x + 6, 85, colors.PANE, theme.INK, 2.8)
    pen.arch(50, _GROUND, 9, 22, colors.DOOR, theme.INK, 3)


def _gate(pen: Pen) -> None:
    """The gate of a town: two towers and a portcullis."""
    pen.polygon([(30, _GROUND), (30, 38), (70, 38), (70, _GROUND)], WALL_SHADE)
    pen.arch(50, _GROUND, 15, 40, theme.darker(colors.DOOR, 0.5), theme.INK, 3)
    for x in (42, 50, 58):
        pen.line([(x, 58), (x, 80)], COURT, 3)
    pen.line([(37, 70), (63, 70)], COURT, 3)
    battlements = mirrored([(30, 40), (30, 30), (40, 30), (40, 35), (46, 35), (46, 30)])
    pen.polygon(battlements, WALL_SHADE)
    for x in (19, 81):
        pen.rectangle(x - 13, 26, x + 13, _GROUND, WALL)
        teeth = mirrored([(x - 16, 28), (x - 16, 10), (x - 7, 10), (x - 7, 17), (x - 4, 17), (x - 4, 10)], x)
        pen.polygon(teeth, colors.TERRACOTTA)
        pen.arch(x, 54, 4, 15, theme.INK, None)


def _castle(pen: Pen) -> None:
    """A keep on its hill, with a pennant."""
    pen.ellipse(50, 100, 54, 22, colors.COUNTRY)
    pen.rectangle(0, 93, 100, 100, colors.COUNTRY, None)
    pen.rectangle(12, 54, 88, 84, COURT)
    for x in (12, 28, 62, 78):
        pen.rectangle(x, 47, x + 10, 56, COURT)
    pen.line([(53, 2), (53, 24)], theme.INK, 3.4)
    pen.polygon([(54, 3), (78, 9), (54, 16)], colors.SILK, theme.INK, 2.6)
    pen.rectangle(36, 32, 64, 84, theme.lighter(COURT, 0.4))
    battlements = mirrored([(31, 34), (31, 20), (39, 20), (39, 26), (46, 26), (46, 20)])
    pen.polygon(battlements, theme.lighter(COURT, 0.4))
    pen.arch(50, 56, 4.5, 15, theme.INK, None)
    pen.arch(50, 85, 8, 20, colors.DOOR, theme.INK, 3)
    for x in (24, 76):
        pen.arch(x, 74, 3.4, 11, theme.INK, None)


def _villa(pen: Pen) -> None:
    """A country house between cypresses."""
    for x, top in ((11, 22), (89, 30)):
        pen.line([(x, 70), (x, _GROUND - 2)], theme.INK, 6)
        pen.polygon([(x, top), (x + 9, top + 34), (x + 7, 84), (x - 7, 84), (x - 9, top + 34)], colors.CYPRESS)
    pen.rectangle(42, 26, 60, 50, WALL)
    pen.polygon([(37, 28), (51, 14), (65, 28)], ROOF)
    pen.arch(51, 42, 4, 10, colors.PANE, theme.INK, 2.6)
    pen.rectangle(20, 54, 80, _GROUND, WALL)
    pen.polygon([(13, 56), (24, 40), (76, 40), (87, 56)], ROOF)
    pen.line([(20, 49), (80, 49)], theme.darker(ROOF, 0.22), 2.6)
    for x in (31, 69):
        pen.rectangle(x - 6, 64, x + 6, 76, colors.PANE, theme.INK, 2.8)
        pen.line([(x, 64), (x, 76)], theme.INK, 2)
    pen.arch(50, _GROUND, 9, 28, colors.DOOR, theme.INK, 3)


_PAINTERS: dict[str, Callable[[Pen], None]] = {
    "biblioteca": _library,
    "cathedrale": _cathedral,
    "palazzo": _palace,
    "porta": _gate,
    "castello": _castle,
    "villa": _villa,
}
