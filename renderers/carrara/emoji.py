"""The icons of The Palaces of Carrara: stones, buildings, objects and what can be done in a turn."""

from __future__ import annotations

from functools import partial

from games.carrara.data import DATA
from renderers import glyphs, theme
from renderers.carrara import colors
from renderers.carrara.buildings import building
from renderers.carrara.icons import bag, stone, thing
from renderers.emoji import Icon, Icons
from renderers.glyphs import arc_points
from renderers.pen import Pen, glyph

#: They stand beside the letters of the stones, so nobody has to tell them apart by colour.
STONE_SIGNS = {"W": "⚪", "Y": "🟡", "R": "🔴", "G": "🟢", "B": "🔵", "K": "🌑"}
_BUILDINGS = {"biblioteca": "📚", "cathedrale": "⛪", "palazzo": "🏛️", "porta": "🚪", "castello": "🏰", "villa": "🏡"}
_OBJECTS = {"book": "📖", "chalice": "🏆", "crown": "👑", "gate": "🗝️", "flag": "🚩", "arms": "🛡️"}


@glyph
def wheel(pen: Pen) -> None:
    """The wheel of marble, seen from above: six segments, three of them with stones."""
    pen.circle(50, 50, 45, colors.MARBLE, theme.INK, 6)
    for turn, letter in ((0, "Y"), (120, "B"), (240, "R")):
        pen.polygon([(50, 50), *arc_points(50, 50, 41, turn + 2, turn + 58)], colors.STONE[letter], None)
    for turn in range(0, 360, 60):
        pen.line([(50, 50), arc_points(50, 50, 43, turn, turn + 1)[0]], theme.INK, 5)
    pen.circle(50, 50, 11, theme.GOLD, theme.INK, 5)


@glyph
def city(pen: Pen) -> None:
    """Roofs behind a wall."""
    for x, top, roof in ((24, 34, colors.ROOF), (50, 14, colors.SILK), (76, 40, colors.ROOF)):
        pen.rectangle(x - 11, top + 16, x + 11, 70, colors.WALL, theme.INK, 4)
        pen.polygon([(x - 16, top + 18), (x, top - 8), (x + 16, top + 18)], roof, theme.INK, 4)
    wall = [(4, 94), (4, 56), (16, 56), (16, 64), (30, 64), (30, 56), (42, 56), (42, 64), (58, 64), (58, 56)]
    wall += [(70, 56), (70, 64), (84, 64), (84, 56), (96, 56), (96, 94)]
    pen.polygon(wall, colors.COURT, theme.INK, 4)
    pen.arch(50, 94, 11, 24, colors.DOOR, theme.INK, 4)


@glyph
def bell(pen: Pen) -> None:
    """It rings in the end."""
    pen.circle(50, 84, 11, theme.INK, None)
    pen.polygon([(50, 8), (66, 14), (74, 34), (78, 64), (92, 78), (8, 78), (22, 64), (26, 34), (34, 14)], theme.GOLD)
    pen.line([(36, 30), (32, 62)], theme.lighter(theme.GOLD, 0.6), 7)
    pen.circle(50, 9, 7, theme.GOLD, theme.INK, 5)


@glyph
def skip(pen: Pen) -> None:
    """On to the next player."""
    pen.polygon([(10, 12), (66, 50), (10, 88)], theme.MUTED, theme.INK, 5)
    pen.rectangle(70, 12, 90, 88, theme.MUTED, theme.INK, 5)


_COLOURS = {colour.letter: colour.id for colour in DATA.colours}


def stone_icon(letter: str) -> str:
    """The icon of a stone by its letter: ``"marble_white"``."""
    return f"marble_{_COLOURS[letter]}"


ICONS: Icons = {
    **{stone_icon(letter): Icon(partial(stone, letter), stand_in) for letter, stand_in in STONE_SIGNS.items()},
    **{kind: Icon(partial(building, kind), stand_in) for kind, stand_in in _BUILDINGS.items()},
    **{kind: Icon(partial(thing, kind), stand_in) for kind, stand_in in _OBJECTS.items()},
    "wheel": Icon(wheel, "🛞"),
    "build": Icon(glyphs.hammer, "🏗️"),
    "city": Icon(city, "🏙️"),
    "bag": Icon(bag, "🛍️"),
    "announce": Icon(bell, "🔔"),
    "pass": Icon(skip, "⏭️"),
}
