"""A sheet in words: its streets lot by lot, its estates, its tracks."""

from __future__ import annotations

from collections.abc import Iterator

from games.welcome_to.queries import Track, tracks
from games.welcome_to.scoring import estate_values
from games.welcome_to.sheets import Spot, complete_estates, has_pool_lot
from games.welcome_to.state import EMPTY, ROUNDABOUT, Sheet, Street
from renderers.welcome_to.lots import house_number
from renderers.welcome_to.voice import Voice, listed, place, span


def sheet_lines(sheet: Sheet, temp_points: int, advanced: bool, voice: Voice) -> Iterator[str]:
    for no, street in enumerate(sheet.streets, start=1):
        yield voice("words-street", street=no, lots=listed(_lots(street, no, voice)))
    yield from _estate_lines(sheet, voice)
    yield from _track_lines(sheet, temp_points, advanced, voice)


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
        return voice("words-free", place=place(no, first))
    return voice("words-free-lots", first=place(no, first), last=place(no, last))


def _filled(street: Street, no: int, lot: int, voice: Voice) -> str:
    number = street.numbers[lot - 1]
    if number == ROUNDABOUT:
        return voice("words-roundabout", place=place(no, lot))
    message = "words-house-pool" if street.pools >> lot & 1 else "words-house"
    return voice(message, place=place(no, lot), number=house_number(number, street.letters[lot - 1]))


def _estate_lines(sheet: Sheet, voice: Voice) -> Iterator[str]:
    for used, message in ((False, "words-estates"), (True, "words-estates-used")):
        found = [span(*estate[:3]) for estate in complete_estates(sheet) if estate.used is used]
        if found:
            yield voice(message, estates=listed(found))


def _track_lines(sheet: Sheet, temp_points: int, advanced: bool, voice: Voice) -> Iterator[str]:
    """What is crossed, and what it is worth now."""
    known = tracks(sheet)
    yield voice(
        "words-parks",
        counts=listed(f"{park.crossed}/{park.boxes}" for park in known.parks),
        points=sum(park.value for park in known.parks),
    )
    pools = [
        place(no, lot)
        for no, street in enumerate(sheet.streets, start=1)
        for lot, number in enumerate(street.numbers, start=1)
        if number == EMPTY and has_pool_lot(Spot(no, lot))
    ]
    yield voice("words-pools", count=known.pools.crossed, points=known.pools.value)
    if pools:
        yield voice("words-pool-lots", places=listed(pools))
    yield voice("words-temps", count=known.temps, points=temp_points)
    yield voice("words-estate-values", values=listed(map(str, estate_values(sheet))))
    minus = [("bis", known.bis), ("strikes", known.strikes)] + [("roundabouts", known.roundabouts)] * advanced
    yield voice("words-minus", tracks=listed(_minus(code, track, voice) for code, track in minus))


def _minus(code: str, track: Track, voice: Voice) -> str:
    return voice("words-minus-track", what=voice.line(code), count=track.crossed, points=track.value)
