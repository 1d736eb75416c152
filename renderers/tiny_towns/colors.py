"""The colours of resources and building types."""

from __future__ import annotations

from games.tiny_towns.data import Category
from games.tiny_towns.state import Resource
from renderers.theme import Color, rgb

RESOURCE: dict[Resource, Color] = {
    "W": rgb("#704825"),
    "H": rgb("#f0c33c"),
    "B": rgb("#dc5d45"),
    "G": rgb("#7cc4e4"),
    "S": rgb("#a3a5a8"),
}

CATEGORY: dict[Category, Color] = {
    "blue": rgb("#2e86ab"),
    "red": rgb("#c4432f"),
    "grey": rgb("#85898f"),
    "orange": rgb("#e4852b"),
    "green": rgb("#4f8f45"),
    "yellow": rgb("#e9bd34"),
    "black": rgb("#3c4453"),
    "monument": rgb("#a03e86"),
}

#: Small things in these colours must not be lost when a picture is reduced to its palette.
ESSENTIAL = (*RESOURCE.values(), *CATEGORY.values())

WALL = rgb("#fbefd7")
WALL_SHADE = rgb("#ead7b3")
STONE = rgb("#d6d3cb")
TIMBER = rgb("#9a6b3f")
DOOR = rgb("#6b4628")
PANE = rgb("#bfe3ee")
LEAF = rgb("#6fa552")
WATER = rgb("#7cc4e4")
SMOKE = rgb("#cfc8bd")
