"""The sheet of one seat: its estates, and what each thing a player can do writes on it.

Nothing here asks whether it is allowed; ``turns`` decides that.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from games.welcome_to import streets
from games.welcome_to.data import POOL_LOTS, STREETS, TRACKS
from games.welcome_to.state import Lots, Sheet, Side, Street


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
    top, middle, bottom = (streets.empty_street(street.lots) for street in STREETS)
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


def complete_estates(sheet: Sheet) -> list[Estate]:
    return [estate for estate in estates(sheet) if estate.complete]


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


def build_fence(sheet: Sheet, street: int, after: int) -> Sheet:
    return with_street(sheet, street, streets.with_fence(sheet.streets[street - 1], after))


def cross_marketing(sheet: Sheet, size: int) -> Sheet:
    return replace(sheet, marketing=_one_more(sheet.marketing, size - 1))


def cross_park(sheet: Sheet, street: int) -> Sheet:
    return replace(sheet, parks=_one_more(sheet.parks, street - 1))


def build_pool(sheet: Sheet, spot: Spot) -> Sheet:
    street = sheet.streets[spot.street - 1]
    return with_street(sheet, spot.street, replace(street, pools=street.pools | 1 << spot.lot))


def cross_temp(sheet: Sheet) -> Sheet:
    """With every box crossed the agency may still be used, without crossing."""
    return replace(sheet, temps=min(sheet.temps + 1, TRACKS.temp_boxes))


def build_bis(sheet: Sheet, spot: Spot, copy: Side) -> Sheet:
    street = streets.with_bis(sheet.streets[spot.street - 1], spot.lot, copy)
    return replace(with_street(sheet, spot.street, street), bis=sheet.bis + 1)


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
    plans = sheet.plans
    return replace(sheet, plans=(*plans[:index], points, *plans[index + 1 :]))


def _one_more(counts: tuple[int, ...], index: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] + 1, *counts[index + 1 :])
