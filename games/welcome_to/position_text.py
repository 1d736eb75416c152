"""Streets and sheets as text, both ways.

A street reads from left to right: ``.`` an empty lot, ``7`` a house, ``7b`` a bis house, ``R`` a roundabout, ``|`` a
fence. ``*`` after a house is its pool, ``!`` marks a lot of an estate used for a plan: ``1 2 | 3* 5 | 6b*! 6! | .``.
A sheet is its three streets and what is crossed, each on its own line: ``parks 1 0 0``, ``temps 2``, ``plans 8 0 5``;
a track that is empty is not written. Bis boxes and roundabout boxes follow from the streets.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from games.core import IllegalAction
from games.welcome_to.data import DATA, POOL_LOTS, STREETS, TRACKS
from games.welcome_to.state import EMPTY, ROUNDABOUT, Sheet, Street
from games.welcome_to.streets import roundabouts

_HOUSE = re.compile(r"(?P<number>\d\d?)(?P<letter>[b-z]?)(?P<pool>\*?)(?P<used>!?)")
_BEFORE_B = ord("a")


# --- streets ---------------------------------------------------------------------------------------------------------


def write_street(street: Street) -> str:
    words = []
    for lot in range(1, len(street.numbers) + 1):
        words.append(_write_lot(street, lot))
        if street.fences >> lot & 1:
            words.append("|")
    return " ".join(words)


def _write_lot(street: Street, lot: int) -> str:
    number, letter = street.numbers[lot - 1], street.letters[lot - 1]
    if number == EMPTY:
        return "."
    if number == ROUNDABOUT:
        return "R"
    pool = "*" if street.pools >> lot & 1 else ""
    used = "!" if street.used >> lot & 1 else ""
    return f"{number}{chr(_BEFORE_B + letter) if letter else ''}{pool}{used}"


def read_street(text: str) -> Street:
    """Any number of lots, so that a part of a street can be written too."""
    numbers: list[int] = []
    letters: list[int] = []
    fences = pools = used = 0
    for word in text.split():
        if word == "|":
            fences |= 1 << len(numbers)
            continue
        number, letter, pool, mark = _read_lot(word)
        numbers.append(number)
        letters.append(letter)
        pools |= pool << len(numbers)
        used |= mark << len(numbers)
    if not numbers or fences & (1 | 1 << len(numbers)):  # the outer fences are not written
        raise IllegalAction("unreadable", text=text)
    return Street(tuple(numbers), tuple(letters), fences, pools, used)


def _read_lot(word: str) -> tuple[int, int, int, int]:
    if word == ".":
        return EMPTY, 0, 0, 0
    if word == "R":
        return ROUNDABOUT, 0, 0, 0
    match = _HOUSE.fullmatch(word)
    if match is None or int(match["number"]) > DATA.limits.highest_number:
        raise IllegalAction("unreadable", text=word)
    letter = ord(match["letter"]) - _BEFORE_B if match["letter"] else 0
    return int(match["number"]), letter, int(bool(match["pool"])), int(bool(match["used"]))


# --- sheets ----------------------------------------------------------------------------------------------------------


def write_sheet(sheet: Sheet) -> str:
    tracks: tuple[tuple[str, Sequence[int]], ...] = (
        ("parks", sheet.parks),
        ("marketing", sheet.marketing),
        ("temps", (sheet.temps,)),
        ("strikes", (sheet.strikes,)),
        ("plans", sheet.plans),
    )
    written = [f"{name} {' '.join(map(str, counts))}" for name, counts in tracks if any(counts)]
    return "\n".join([*map(write_street, sheet.streets), *written])


def read_sheet(text: str) -> Sheet:
    lines = [line.strip() for line in text.strip().splitlines()]
    try:
        top, middle, bottom = map(read_street, lines[:3])
        counts = dict(_read_track(line) for line in lines[3:])
        temps, strikes = counts.pop("temps", (0,)), counts.pop("strikes", (0,))
        parks, marketing = counts.pop("parks", (0,) * 3), counts.pop("marketing", (0,) * 6)
        plans = counts.pop("plans", (0,) * 3)
        sheet = Sheet(
            streets=(top, middle, bottom),
            parks=(parks[0], parks[1], parks[2]),
            marketing=(marketing[0], marketing[1], marketing[2], marketing[3], marketing[4], marketing[5]),
            temps=temps[0],
            bis=sum(letter > 0 for street in (top, middle, bottom) for letter in street.letters),
            strikes=strikes[0],
            roundabouts=sum(map(roundabouts, (top, middle, bottom))),
            plans=(plans[0], plans[1], plans[2]),
        )
    except (ValueError, IndexError) as error:
        raise IllegalAction("unreadable", text=text) from error
    if counts or not _fits_paper(sheet):
        raise IllegalAction("unreadable", text=text)
    return sheet


def _in_order(street: Street) -> bool:
    """Numbers rise from left to right within each section; only a bis house repeats its neighbour's."""
    before, apart = -1, False
    for number in street.numbers:
        if number == EMPTY:
            apart = True
            continue
        if number != ROUNDABOUT and number <= before and (number < before or apart):
            return False
        before, apart = -1 if number == ROUNDABOUT else number, False
    return True


def _read_track(line: str) -> tuple[str, tuple[int, ...]]:
    name, *counts = line.split()
    return name, tuple(map(int, counts))


def _fits_paper(sheet: Sheet) -> bool:
    """Whether the streets are as the rules allow, and no track has more crosses than boxes."""
    return (
        all(
            len(street.numbers) == data.lots and not street.pools & ~pool_lots and _in_order(street)
            for street, data, pool_lots in zip(sheet.streets, STREETS, POOL_LOTS, strict=True)
        )
        and all(parks < len(data.park_values) for parks, data in zip(sheet.parks, STREETS, strict=True))
        and all(boxes < len(values) for boxes, values in zip(sheet.marketing, TRACKS.marketing, strict=True))
        and sheet.temps <= TRACKS.temp_boxes
        and sheet.strikes < len(TRACKS.strikes)
        and sheet.bis < len(TRACKS.bis)
        and sheet.roundabouts < len(TRACKS.roundabouts)
    )
