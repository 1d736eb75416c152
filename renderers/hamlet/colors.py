"""The colours of the village: ground, edges, resources, kinds of places."""

from __future__ import annotations

from games.hamlet.data import Resource, TileKind
from renderers.theme import Color, rgb

RESOURCE: dict[Resource, Color] = {
    "stone": rgb("#a3a5a8"),
    "wood": rgb("#704825"),
    "wheat": rgb("#f0c33c"),
    "flour": rgb("#f3e6cf"),
    "milk": rgb("#a9d5ea"),
    "brick": rgb("#dc5d45"),
    "timber": rgb("#d79a4e"),
}

#: The ground of a place says what kind of place it is; its icon says so too.
GROUND: dict[TileKind, Color] = {
    "special": rgb("#fdf3da"),
    "production": rgb("#f7e6ad"),
    "processing": rgb("#f6d9bd"),
    "site": rgb("#e3edc9"),
}

MEADOW = rgb("#c3d39c")
MEADOW_DEEP = rgb("#b5c78c")
FOREST = rgb("#93b67b")
LEAF = rgb("#4d8544")
LEAF_DARK = rgb("#2f5f34")
PINE = rgb("#35704a")
TRUNK = rgb("#6b4628")
ROCK = rgb("#b4bac2")
BOULDER = rgb("#8b939d")
BOULDER_DARK = rgb("#59616b")
SAND = rgb("#ecd49b")
SAND_EDGE = rgb("#c4a15c")
RIM = rgb("#7a6546")
CLIFF = rgb("#a02c1c")

WALL = rgb("#fbefd7")
PLASTER = rgb("#ead7b3")
STONE = rgb("#d6d3cb")
TIMBER = rgb("#9a6b3f")
DOOR = rgb("#6b4628")
PANE = rgb("#bfe3ee")
WATER = rgb("#7cc4e4")
BARN = rgb("#b8452f")
ROOF = rgb("#b4553a")
SLATE = rgb("#5d6f82")
THATCH = rgb("#d6ac55")
#: The grey of what doesn't count (yet).
FADED = rgb("#b9b09c")

#: Small things in these colours must not be lost when a picture is reduced to its palette.
ESSENTIAL = (*RESOURCE.values(), CLIFF)
