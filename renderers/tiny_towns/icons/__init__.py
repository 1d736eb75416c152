"""A drawn icon for each of the 40 cards."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.tiny_towns.state import CardId
from renderers.pen import Pen, sprite
from renderers.tiny_towns.icons import homes, landmarks, monuments, trades

_PAINTERS: dict[CardId, Callable[[Pen], None]] = {
    "cottage": homes.cottage,
    "farm": homes.farm,
    "granary": homes.granary,
    "greenhouse": homes.greenhouse,
    "orchard": homes.orchard,
    "fountain": landmarks.fountain,
    "millstone": landmarks.millstone,
    "shed": landmarks.shed,
    "well": landmarks.well,
    "abbey": landmarks.abbey,
    "chapel": landmarks.chapel,
    "cloister": landmarks.cloister,
    "temple": landmarks.temple,
    "almshouse": homes.almshouse,
    "feast_hall": homes.feast_hall,
    "inn": homes.inn,
    "tavern": homes.tavern,
    "bakery": trades.bakery,
    "market": trades.market,
    "tailor": trades.tailor,
    "theater": trades.theater,
    "bank": trades.bank,
    "factory": trades.factory,
    "trading_post": trades.trading_post,
    "warehouse": trades.warehouse,
    "architects_guild": monuments.architects_guild,
    "archive_of_the_second_age": monuments.archive,
    "barrett_castle": monuments.castle,
    "cathedral_of_caterina": monuments.cathedral,
    "fort_ironweed": monuments.fort,
    "grand_mausoleum": monuments.mausoleum,
    "grove_university": monuments.university,
    "mandras_palace": monuments.palace,
    "obelisk_of_the_crescent": monuments.obelisk,
    "opaleyes_watch": monuments.watch,
    "shrine_of_the_elder_tree": monuments.shrine,
    "silva_forum": monuments.forum,
    "sky_baths": monuments.baths,
    "starloom": monuments.starloom,
    "statue_of_the_bondmaker": monuments.statue,
}


def icon(card: CardId, size: int) -> Image.Image:
    return sprite(_PAINTERS[card], size)


def hidden_monument(size: int) -> Image.Image:
    """A monument that nobody may see yet."""
    return sprite(monuments.hidden, size)
