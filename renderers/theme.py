"""One look for every game: colours, sizes and distances.

Every picture brings its own paper, so it reads the same on Discord's dark and light theme. Colours differ in lightness
as well as in hue, and no colour is ever the only sign of anything: seats have a shape and a number, resources a
shape, stones a letter and a grain, buildings a silhouette and an abbreviation.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Color = tuple[int, int, int]


def rgb(code: str) -> Color:
    """``"#f6eedd"`` as numbers."""
    value = int(code.removeprefix("#"), 16)
    return value >> 16 & 255, value >> 8 & 255, value & 255


def mix(one: Color, other: Color, share: float) -> Color:
    """``share`` of the other colour blended into the first."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def lighter(color: Color, share: float = 0.3) -> Color:
    return mix(color, WHITE, share)


def darker(color: Color, share: float = 0.25) -> Color:
    return mix(color, BLACK, share)


def luminance(color: Color) -> float:
    """Relative luminance as WCAG defines it, 0 (black) to 1 (white)."""
    channels = [part / 255 for part in color]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Color, other: Color) -> float:
    """WCAG contrast ratio, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


WHITE: Color = (255, 255, 255)
BLACK: Color = (0, 0, 0)


def readable_on(background: Color) -> Color:
    """Dark or light ink, whichever stands out more."""
    return max((INK, CREAM), key=lambda ink: contrast(ink, background))


# Paper and ink
PAPER = rgb("#f1e6d0")
CARD = rgb("#fffaf0")
CREAM = rgb("#fff8ea")
LINE = rgb("#d9c6a5")
SHADE = rgb("#dccbac")
INK = rgb("#3a2c25")
MUTED = rgb("#75614f")

# Accents
HEADER = rgb("#34485a")
HEADER_DEEP = rgb("#293a49")
GOLD = rgb("#f2b632")
GOOD = rgb("#2f7d4f")
ALERT = rgb("#b3452c")
FRESH = rgb("#fff0b8")

# Land, for boards
MEADOW = rgb("#c8d6a4")
MEADOW_LIGHT = rgb("#dae4bd")
WOODEN = rgb("#a87b4f")
WOODEN_DARK = rgb("#86603b")

# Type scale, in pixels of a picture about 1200 wide; at a third of that (a small phone) 26 is still readable.
TITLE = 44
HEADING = 32
BODY = 27
SMALL = 24
TINY = 20

REGULAR = 400
MEDIUM = 550
BOLD = 700
BLACK_WEIGHT = 850

# Spacing and corners
GAP = 16
PAD = 18
MARGIN = 24
RADIUS = 18
RADIUS_SMALL = 10
SHADOW = 4

#: How wide a picture for Discord is; boards and panels share it so that they line up in a channel.
WIDTH = 1200


class SeatMark(Struct, frozen=True):
    """How a seat is told apart: by colour, by shape and by the number written on it."""

    color: Color
    shape: Literal["circle", "square", "triangle", "diamond", "hexagon", "shield"]


#: Okabe and Ito's colours, darkened until white figures read well on them.
SEAT_MARKS: tuple[SeatMark, ...] = (
    SeatMark(rgb("#1f6fb2"), "circle"),
    SeatMark(rgb("#b84a0c"), "square"),
    SeatMark(rgb("#0b7d5c"), "hexagon"),
    SeatMark(rgb("#a3487f"), "diamond"),
    SeatMark(rgb("#8a6a00"), "shield"),
    SeatMark(rgb("#4b4f8f"), "triangle"),
)


#: What must not be lost when any picture is reduced to its palette, besides a game's own colours.
SIGNALS: tuple[Color, ...] = (GOLD, GOOD, ALERT, INK)


def seat_mark(seat: int) -> SeatMark:
    return SEAT_MARKS[seat % len(SEAT_MARKS)]
