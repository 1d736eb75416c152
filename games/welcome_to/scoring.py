"""Points: the tracks of a sheet, the ranking of the temp agency, and the score sheet of a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.first_edition import ScoreLine
from games.welcome_to.data import DATA, LETTERS, STREETS, TRACKS
from games.welcome_to.sheets import complete_estates, pools_built
from games.welcome_to.state import Sheet


def park_points(sheet: Sheet) -> tuple[int, ...]:
    """Street by street."""
    return tuple(street.park_values[parks] for street, parks in zip(STREETS, sheet.parks, strict=True))


def estate_values(sheet: Sheet) -> tuple[int, ...]:
    """What one complete estate of size 1, 2, … 6 is worth."""
    return tuple(values[crossed] for values, crossed in zip(TRACKS.marketing, sheet.marketing, strict=True))


def temp_rank_points(boxes: Sequence[int], places: Sequence[int]) -> list[int]:
    """Ties share the points of their place and the next lower count takes the next place (R1, R2); none, no points."""
    counts = sorted({count for count in boxes if count}, reverse=True)
    points = dict(zip(counts, places, strict=False))
    return [points.get(count, 0) for count in boxes]


def temp_scale_points(boxes: int) -> int:
    """Level 0 of the solo game, where nobody competes."""
    return max((points for least, points in DATA.solo.temp_scale if boxes >= least), default=0)


def score_lines(sheet: Sheet, temp_points: int, advanced: bool) -> tuple[ScoreLine, ...]:
    """The score sheet in the order in which it is filled in."""
    lines = [
        ScoreLine("plans", sum(sheet.plans), dict(zip(LETTERS, sheet.plans, strict=True))),
        _parks_line(sheet),
        ScoreLine("pools", TRACKS.pools[pools_built(sheet)], {"pools": pools_built(sheet)}),
        ScoreLine("temps", temp_points, {"temps": sheet.temps}),
        _estates_line(sheet),
        ScoreLine("bis", -TRACKS.bis[sheet.bis], {"bis": sheet.bis}),
        ScoreLine("strikes", -TRACKS.strikes[sheet.strikes], {"strikes": sheet.strikes}),
    ]
    if advanced:
        built = sheet.roundabouts
        lines.append(ScoreLine("roundabouts", -TRACKS.roundabouts[built], {"roundabouts": built}))
    return tuple(lines)


def _parks_line(sheet: Sheet) -> ScoreLine:
    points = park_points(sheet)
    return ScoreLine("parks", sum(points), {street.key: value for street, value in zip(STREETS, points, strict=True)})


def _estates_line(sheet: Sheet) -> ScoreLine:
    """``size_3`` is the number of complete estates of size 3, ``value_3`` what each of them is worth."""
    counts = Counter(estate.size for estate in complete_estates(sheet))
    values = estate_values(sheet)
    detail: dict[str, int | str] = {}
    for size, count in sorted(counts.items()):
        detail[f"size_{size}"] = count
        detail[f"value_{size}"] = values[size - 1]
    return ScoreLine("estates", sum(count * values[size - 1] for size, count in counts.items()), detail)


def tie_breaks(sheet: Sheet) -> tuple[int, ...]:
    """More complete estates win a tie; then the place is shared (R8)."""
    return (len(complete_estates(sheet)),)


def total(lines: Sequence[ScoreLine]) -> int:
    return sum(line.points for line in lines)
