"""The sheet of one seat: its estates, and what each thing a player can do writes on it.

Nothing here asks whether it is allowed: that is up to ``turn``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from games.welcome_to import streets
from games.welcome_to.data import POOL_LOTS, STREETS, TRACKS
from games.welcome_to.state import EMPTY, Bis, Effect, Fence, Lots, Marketing, Park, Pool, Sheet, Street


class Spot(NamedTuple):
    """A lot of the sheet, written as its street and its number there: ``2.4``."""

    street: int
    lot: int

    def __str__(self) -> str:
        return f"{self.street}.{self.lot}"


class Estate(NamedTuple):
    """Up to six lots between two neighbouring fences."""

    street: int
    first: int
    last: int
    complete: bool
    used: bool

    @property
    def size(self) -> int:
        return self.last - self.first + 1

    @property
    def lots(self) -> Lots:
        return Lots(self.street, self.first, self.last)


def empty_sheet() -> Sheet:
    top, middle, bottom = (Street((EMPTY,) * street.lots, (0,) * street.lots) for street in STREETS)
    return Sheet(streets=(top, middle, bottom))


# --- questions --------------------------------------------------------------------------------------------------------


def spots_for(sheet: Sheet, number: int) -> list[Spot]:
    """Every lot on which the number may be written, street by street from the left."""
    return [Spot(no, lot) for no, own in enumerate(sheet.streets, start=1) for lot in streets.lots_for(own, number)]


def writable_numbers(sheet: Sheet) -> int:
    """Every number that fits somewhere, as a set of bits."""
    top, middle, bottom = sheet.streets
    return streets.writable(top.numbers) | streets.writable(middle.numbers) | streets.writable(bottom.numbers)


def free_count(sheet: Sheet) -> int:
    return sum(len(streets.free_lots(street)) for street in sheet.streets)


def estates(sheet: Sheet) -> list[Estate]:
    """Every estate of the sheet, finished or not, street by street from the left."""
    return [Estate(no, *run) for no, street in enumerate(sheet.streets, start=1) for run in streets.runs(street)]


@lru_cache(maxsize=1 << 8)  # every plan asks for them
def complete_estates(sheet: Sheet) -> tuple[Estate, ...]:
    return tuple([estate for estate in estates(sheet) if estate.complete])


def pools_built(sheet: Sheet) -> int:
    return sum(street.pools.bit_count() for street in sheet.streets)


def has_pool_lot(spot: Spot) -> bool:
    return bool(POOL_LOTS[spot.street - 1] >> spot.lot & 1)


def parks_left(sheet: Sheet, street: int) -> int:
    return len(STREETS[street - 1].park_values) - 1 - sheet.parks[street - 1]


def open_marketing_sizes(sheet: Sheet) -> list[int]:
    """Estate sizes whose column still has a free box."""
    columns = zip(sheet.marketing, TRACKS.marketing, strict=True)
    return [size for size, (crossed, values) in enumerate(columns, start=1) if crossed < len(values) - 1]


def bis_allowed(sheet: Sheet) -> bool:
    return sheet.bis < len(TRACKS.bis) - 1


# --- what is written --------------------------------------------------------------------------------------------------


def with_street(sheet: Sheet, no: int, street: Street) -> Sheet:
    return replace(sheet, streets=(*sheet.streets[: no - 1], street, *sheet.streets[no:]))


def write_number(sheet: Sheet, spot: Spot, number: int) -> Sheet:
    return with_street(sheet, spot.street, streets.with_house(sheet.streets[spot.street - 1], spot.lot, number))


def with_effect(sheet: Sheet, house: Spot, effect: Effect) -> Sheet:
    """What the action of a number does, once the number is written on its lot."""
    match effect:
        case Park():
            return replace(sheet, parks=_one_more(sheet.parks, house.street - 1))
        case Pool():
            street = sheet.streets[house.street - 1]
            return with_street(sheet, house.street, replace(street, pools=street.pools | 1 << house.lot))
        case Fence(no, after):
            street = sheet.streets[no - 1]
            return with_street(sheet, no, replace(street, fences=street.fences | 1 << after))
        case Marketing(size):
            return replace(sheet, marketing=_one_more(sheet.marketing, size - 1))
        case Bis(no, lot, copy):
            street = streets.with_bis(sheet.streets[no - 1], lot, copy)
            return replace(with_street(sheet, no, street), bis=sheet.bis + 1)


def cross_temp(sheet: Sheet) -> Sheet:
    """The agency can still be used when every box is crossed."""
    return replace(sheet, temps=min(sheet.temps + 1, TRACKS.temp_boxes))


def build_roundabout(sheet: Sheet, spot: Spot) -> Sheet:
    street = streets.with_roundabout(sheet.streets[spot.street - 1], spot.lot)
    return replace(with_street(sheet, spot.street, street), roundabouts=sheet.roundabouts + 1)


def cross_strike(sheet: Sheet) -> Sheet:
    return replace(sheet, strikes=sheet.strikes + 1)


def score_plan(sheet: Sheet, index: int, points: int, estates: Iterable[Lots]) -> Sheet:
    """Note the points; these estates can never serve another plan."""
    for no, first, last in estates:
        street = sheet.streets[no - 1]
        sheet = with_street(sheet, no, replace(street, used=street.used | streets.mask(first, last)))
    return replace(sheet, plans=(*sheet.plans[:index], points, *sheet.plans[index + 1 :]))


def _one_more(counts: tuple[int, ...], index: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] + 1, *counts[index + 1 :])
