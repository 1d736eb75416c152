"""A sheet in words: its streets lot by lot, its estates, its tracks."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import ScoreLine, Seat
from games.welcome_to.questions import SPOTS
from games.welcome_to.scoring import estate_values, seat_lines
from games.welcome_to.sheets import Spot, complete_estates, has_pool_lot, parks_left
from games.welcome_to.state import EMPTY, ROUNDABOUT, Sheet, State, Street
from renderers.welcome_to.lots import house_number
from renderers.welcome_to.scene import Voice, listed


def sheet_lines(view: State, seat: Seat, sheet: Sheet, voice: Voice) -> Iterator[str]:
    """A sheet of the seat, as it is or as a half-made choice would make it."""
    for no, street in enumerate(sheet.streets, start=1):
        yield voice("words-street", street=no, lots=listed(_lots(street, no, voice)))
    yield from _estate_lines(sheet, voice)
    yield from _track_lines(sheet, {line.code: line for line in seat_lines(view, seat, sheet)}, voice)


def _lots(street: Street, no: int, voice: Voice) -> Iterator[str]:
    """Neighbouring free lots are told together."""
    first = 0
    for lot, number in enumerate(street.numbers, start=1):
        fence = street.fences >> lot & 1
        if number == EMPTY:
            first = first or lot
            last = lot == len(street.numbers) or street.numbers[lot] != EMPTY or fence
            if last:
                yield _free(no, first, lot, voice)
                first = 0
        else:
            yield _filled(street, no, lot, voice)
        if fence:
            yield voice("words-fence")


def _free(no: int, first: int, last: int, voice: Voice) -> str:
    if first == last:
        return voice("words-free", place=str(Spot(no, first)))
    return voice("words-free-lots", first=str(Spot(no, first)), last=str(Spot(no, last)))


def _filled(street: Street, no: int, lot: int, voice: Voice) -> str:
    number = street.numbers[lot - 1]
    if number == ROUNDABOUT:
        return voice("words-roundabout", place=str(Spot(no, lot)))
    message = "words-house-pool" if street.pools >> lot & 1 else "words-house"
    return voice(message, place=str(Spot(no, lot)), number=house_number(number, street.letters[lot - 1]))


def _estate_lines(sheet: Sheet, voice: Voice) -> Iterator[str]:
    for used, message in ((False, "words-estates"), (True, "words-estates-used")):
        found = [str(estate.lots) for estate in complete_estates(sheet) if estate.used is used]
        if found:
            yield voice(message, estates=listed(found))


def _track_lines(sheet: Sheet, scored: dict[str, ScoreLine], voice: Voice) -> Iterator[str]:
    """What is crossed, and what it is worth now."""
    parks = [f"{crossed}/{crossed + parks_left(sheet, no)}" for no, crossed in enumerate(sheet.parks, start=1)]
    yield voice("words-parks", counts=listed(parks), points=scored["parks"].points)
    pools = scored["pools"]
    yield voice("words-pools", count=pools.detail["pools"], points=pools.points)
    if lots := _free_pool_lots(sheet):
        yield voice("words-pool-lots", places=listed(map(str, lots)))
    yield voice("words-temps", count=sheet.temps, points=scored["temps"].points)
    yield voice("words-estate-values", values=listed(map(str, estate_values(sheet))))
    minus = [scored[code] for code in ("bis", "strikes", "roundabouts") if code in scored]
    yield voice("words-minus", tracks=listed(_minus(line, voice) for line in minus))


def _free_pool_lots(sheet: Sheet) -> list[Spot]:
    free = (spot for spot in SPOTS.values() if sheet.streets[spot.street - 1].numbers[spot.lot - 1] == EMPTY)
    return [spot for spot in free if has_pool_lot(spot)]


def _minus(line: ScoreLine, voice: Voice) -> str:
    return voice("words-minus-track", what=voice.line(line.code), count=line.detail[line.code], points=line.points)
