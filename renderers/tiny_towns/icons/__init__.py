"""A drawn icon for each of the 40 cards."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.tiny_towns.state import CardId
from renderers.pen import Pen, sprite
from renderers.tiny_towns.icons import buildings, monuments

_PAINTERS: dict[CardId, Callable[[Pen], None]] = {
    "cottage": buildings.cottage,
    "farm": buildings.farm,
    "granary": buildings.granary,
    "greenhouse": buildings.greenhouse,
    "orchard": buildings.orchard,
    "fountain": buildings.fountain,
    "millstone": buildings.millstone,
    "shed": buildings.shed,
    "well": buildings.well,
    "abbey": buildings.abbey,
    "chapel": buildings.chapel,
    "cloister": buildings.cloister,
    "temple": buildings.temple,
    "almshouse": buildings.almshouse,
    "feast_hall": buildings.feast_hall,
    "inn": buildings.inn,
    "tavern": buildings.tavern,
    "bakery": buildings.bakery,
    "market": buildings.market,
    "tailor": buildings.tailor,
    "theater": buildings.theater,
    "bank": buildings.bank,
    "factory": buildings.factory,
    "trading_post": buildings.trading_post,
    "warehouse": buildings.warehouse,
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
