"""The colours of stones, buildings, objects and marble."""

from __future__ import annotations

from renderers import theme
from renderers.theme import Color, rgb

STONE: dict[str, Color] = {
    "W": rgb("#fbf7ee"),
    "Y": rgb("#efc13a"),
    "R": rgb("#cb4634"),
    "G": rgb("#78b65a"),
    "B": rgb("#3f83cc"),
    "K": rgb("#35343c"),
}

#: Marble of the wheel and of plates.
MARBLE = rgb("#f4f1ea")
MARBLE_SHADE = rgb("#e6e1d7")
VEIN = rgb("#d3cdc3")
SOCKET = rgb("#ddd7cb")
#: Figures engraved into marble.
ENGRAVED = rgb("#756c63")

# Buildings: town types on terracotta, country types on green
TERRACOTTA = rgb("#cf6f3f")
ROOF = rgb("#c2532f")
COUNTRY = rgb("#6f9a4c")
WALL = rgb("#fbf0dc")
WALL_SHADE = rgb("#e9d6b4")
COURT = rgb("#d9d4ca")
DOOR = rgb("#6b4628")
PANE = rgb("#a9d3e2")
CYPRESS = rgb("#46713f")
TIMBER = rgb("#9a6b3f")

#: What lies behind a building: the town or the country.
GROUND: dict[str, Color] = {"city": rgb("#f6d9bd"), "land": rgb("#dbe6bf")}
EDGE: dict[str, Color] = {"city": TERRACOTTA, "land": COUNTRY}

COIN = rgb("#e9a93a")
COIN_LIGHT = rgb("#f8d27a")
CRIMSON = rgb("#a8324a")
PAGE = rgb("#fff8ea")
SILK = rgb("#2f7f86")

#: Small things in these colours must not be lost when a picture is reduced to its palette.
ESSENTIAL = (
    *STONE.values(),
    *(TERRACOTTA, COUNTRY, ROOF, COIN, COIN_LIGHT, CRIMSON, SILK, MARBLE),
    *(theme.CARD, theme.PAPER),
)
