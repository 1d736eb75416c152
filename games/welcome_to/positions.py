"""Streets, sheets and whole positions as text, both ways.

A street reads from left to right: ``.`` an empty lot, ``7`` a house, ``7b`` a bis house, ``R`` a roundabout, ``|`` a
fence. ``*`` after a house is its pool, ``!`` marks a lot of an estate used for a plan: ``1 2 | 3* 5 | 6b*! 6! | .``.
A sheet is its three streets and what is crossed, each on its own line: ``parks 1 0 0``, ``temps 2``, ``plans 8 0 5``;
a track that is empty is not written. Bis boxes and roundabout boxes follow from the streets.

A position is a list of lines: ``rules``, ``options``, ``rng``, ``round``, ``plans`` (``B2@5``: turned in round 5), one
``pile`` for each draw pile and its discard, in the solo game ``hand`` and ``agency``, and for each ``seat`` what it has
to do next and its sheet.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, NamedTuple

from games.codecs import Codec, Fields, flag, form, many, names, number, row, words
from games.positions import Lines, generator
from games.text import Reader
from games.welcome_to import state
from games.welcome_to.data import DATA, LETTERS, PLANS, PROJECTS, STREETS, TRACKS
from games.welcome_to.possible import check_possible, sheet_is_possible
from games.welcome_to.setup import RULES_VERSION
from games.welcome_to.state import Sheet, State, Street
from games.welcome_to.streets import roundabouts

_LOT = r"(?:(\.)|(R)|(0|[1-9][0-9]?)([b-k]?)(\*?)(!?))(?!\S)"
_BEFORE_B = ord("a")
_POINTS = row([number(0, 99)] * len(LETTERS))


# --- streets and sheets -----------------------------------------------------------------------------------------------


def write_street(street: Street) -> str:
    words = []
    for lot in range(1, len(street.numbers) + 1):
        words.append(_write_lot(street, lot))
        if street.fences >> lot & 1:
            words.append("|")
    return " ".join(words)


def _write_lot(street: Street, lot: int) -> str:
    number, letter = street.numbers[lot - 1], street.letters[lot - 1]
    if number == state.EMPTY:
        return "."
    if number == state.ROUNDABOUT:
        return "R"
    pool = "*" if street.pools >> lot & 1 else ""
    used = "!" if street.used >> lot & 1 else ""
    return f"{number}{chr(_BEFORE_B + letter) if letter else ''}{pool}{used}"


def read_street(reader: Reader, lots: int) -> Street:
    """A street, or part of one, with this many lots; fences are between two lots."""
    numbers: list[int] = []
    letters: list[int] = []
    fences = pools = used = 0
    for lot in range(1, lots + 1):
        if numbers and reader.accept("|"):
            fences |= 1 << lot - 1
        at, found = reader.at, reader.need(_LOT)
        empty, roundabout, number, letter, pool, mark = found.groups()
        if number and int(number) > DATA.limits.highest_number:
            raise reader.unreadable(at)
        numbers.append(state.EMPTY if empty else state.ROUNDABOUT if roundabout else int(number))
        letters.append(ord(letter) - _BEFORE_B if letter else 0)
        pools |= bool(pool) << lot
        used |= bool(mark) << lot
    return Street(tuple(numbers), tuple(letters), fences, pools, used)


def _track(boxes: Iterable[int]) -> Codec[tuple[int, ...]]:
    """How many boxes are crossed, row by row."""
    return row([number(0, most) for most in boxes])


def _sheet(streets: tuple[Street, Street, Street], **tracks: Any) -> Sheet:
    bis = sum(letter > 0 for street in streets for letter in street.letters)
    return Sheet(streets, bis=bis, roundabouts=sum(map(roundabouts, streets)), **tracks)


_SHEET: Codec[Sheet] = form(
    _sheet,
    "{streets}[\nparks {parks}][\nmarketing {marketing}][\ntemps {temps}][\nstrikes {strikes}][\nplans {plans}]",
    {
        "streets": row([Codec(write_street, partial(read_street, lots=data.lots)) for data in STREETS], "\n"),
        "parks": _track(len(data.park_values) - 1 for data in STREETS),
        "marketing": _track(len(values) - 1 for values in TRACKS.marketing),
        "temps": number(0, TRACKS.temp_boxes),
        "strikes": number(0, len(TRACKS.strikes) - 1),
        "plans": _POINTS,
    },
    like=Sheet,
)
write_sheet = _SHEET.write


def read_sheet(reader: Reader) -> Sheet:
    at, sheet = reader.at, _SHEET.read(reader)
    if not sheet_is_possible(sheet):
        raise reader.unreadable(at)
    return sheet


# --- positions --------------------------------------------------------------------------------------------------------


class _Pile(NamedTuple):
    cards: tuple[state.CardId, ...]
    discard: tuple[state.CardId, ...]


_ROUND = number(1, DATA.limits.longest_game)
_CARDS = many(number(state.FACE_DOWN, max(PROJECTS)), none="")
_PILES = many(form(_Pile, "pile {cards} / {discard:cards}", {"cards": _CARDS}), "\n")
_PLAN = form(state.OpenPlan, "{id}[@{turned}]", {"id": words(PLANS), "turned": _ROUND})
_OPTIONS: Fields = {
    "advanced": names({"basic": False, "advanced": True}),
    "solo_level": number(0, len(DATA.solo.managers) - 1),
}
_AGENCY: Fields = {"cards": _CARDS, "projects": many(words(LETTERS), none=""), "plans": _POINTS}
_PLAYER: Fields = {
    "stage": words(("number", "plans", "ended")),
    "roundabout": flag("roundabout"),
    "sheet": Codec(write_sheet, read_sheet),
}

POSITION: Lines[State] = Lines(
    State,
    """\
rules {rules}
options {options}
rng {rng}
round {round} {over}
plans {plans}
{piles,discards}
[{agency}]
{players}*""",
    {
        "rules": number(1, RULES_VERSION),
        "options": form(state.Options, "{advanced} {solo_level}", _OPTIONS),
        "rng": generator(),
        "round": _ROUND,
        "over": names({"open": False, "over": True}),
        "plans": row([_PLAN] * len(LETTERS)),
        "piles": Codec(
            lambda piles: _PILES.write(tuple(map(_Pile, *piles))),
            lambda reader: tuple(zip(*_PILES.read(reader), strict=True)),
        ),
        "agency": form(state.Agency, "hand {hand:cards}\nagency {projects} / {row:cards} / {plans}", _AGENCY),
        "players": form(state.Player, "seat {stage}[ {roundabout}]\n{sheet}", _PLAYER),
    },
    check_possible,
)
write_position, read_position = POSITION.write, POSITION.read
