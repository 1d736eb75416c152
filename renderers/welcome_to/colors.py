"""The colours of a suburb: lawns, houses, water, and one colour for each action."""

from __future__ import annotations

from games.welcome_to.data import ActionKind
from renderers import theme
from renderers.theme import Color, rgb

ACTION: dict[ActionKind, Color] = {
    "fence": rgb("#8a5a30"),
    "marketing": rgb("#6f4a9e"),
    "park": rgb("#2f7d4f"),
    "pool": rgb("#1f78ad"),
    "temp": rgb("#d97a1e"),
    "bis": rgb("#c23f62"),
}

LAWN = rgb("#cfdcab")
LAWN_LIGHT = rgb("#dfe8c3")
LAWN_DARK = rgb("#a9bd80")
#: The ground of a complete estate, and the bars over one that was used for a plan.
ESTATE = rgb("#ffe3a1")
BARS = rgb("#e2b65c")

ROAD = rgb("#6d737a")
KERB = rgb("#e3ddcf")
WALL = rgb("#fff6e2")
WALL_SHADE = rgb("#e8d5af")
FENCE = rgb("#fffdf6")
LEAF = rgb("#5f9e4c")
LEAF_DARK = rgb("#41783a")
TRUNK = rgb("#8a5a30")
WATER = rgb("#54b4e2")
BASIN = rgb("#e6e2d6")
DOOR = rgb("#6b4628")
PANE = rgb("#bfe3ee")
SIGN = rgb("#2c6e49")
HELMET = rgb("#f3b32d")

#: Roofs of houses, one after the other along a street; a bis house has its own.
ROOFS: tuple[Color, ...] = (rgb("#c8553d"), rgb("#4f7cac"), rgb("#a8763e"))
ROOF_BIS = ACTION["bis"]

#: The ground of an action's sign, and the horn on the sign of marketing.
TILE: dict[ActionKind, Color] = {kind: theme.mix(color, theme.CARD, 0.68) for kind, color in ACTION.items()}
HORN = theme.lighter(ACTION["marketing"], 0.25)

_SMALL_THINGS = (HORN, LEAF, HELMET, DOOR, LAWN, LAWN_LIGHT, ESTATE, BARS, WATER)
#: Small things in these colours must not be lost when a picture is reduced to its palette.
ESSENTIAL = (*ACTION.values(), *TILE.values(), *ROOFS, *_SMALL_THINGS)
