"""A drawn icon for each of the 32 places."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from renderers.hamlet.icons import buildings, sites
from renderers.pen import Pen, sprite

_PAINTERS: dict[str, Callable[[Pen], None]] = {
    "CHU": buildings.church,
    "QUA": buildings.quarry,
    "WOO": buildings.woodcutter,
    "FAR": buildings.farm,
    "TOW": buildings.town_hall,
    "MAR": buildings.market,
    "SAW": buildings.sawmill,
    "STO": buildings.stonemason,
    "FLO": buildings.flour_mill,
    "DAI": buildings.dairy_farm,
    "LUM": buildings.lumber_mill,
    "MAS": buildings.master_stonemason,
    "WIN": buildings.windmill,
    "COW": buildings.cow_conservatory,
    "BA1": buildings.barn,
    "BA2": buildings.barn,
    "SHR": sites.shrine,
    "TRA": sites.trade_post,
    "PO1": sites.pond_forest,
    "PO2": sites.pond_mountain,
    "SWO": sites.small_woodland,
    "LWO": sites.large_woodland,
    "SMO": sites.small_mountain,
    "LMO": sites.large_mountain,
    "TAV": sites.tavern,
    "MON": sites.monument,
    "OU1": sites.outpost,
    "OU2": sites.outpost,
    "STA": sites.stables,
    "SQU": sites.square,
    "FRR": sites.farrier,
    "WAR": sites.warehouse,
}


def icon(code: str, size: int) -> Image.Image:
    return sprite(_PAINTERS[code], size)
