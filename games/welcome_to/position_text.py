"""Streets, sheets and whole positions as text, both ways.

A street reads from left to right: ``.`` an empty lot, ``7`` a house, ``7b`` a bis house, ``R`` a roundabout, ``|`` a
fence. ``*`` after a house is its pool, ``!`` marks a lot of an estate used for a plan: ``1 2 | 3* 5 | 6b*! 6! | .``.
A sheet is its three streets and what is crossed, each on its own line: ``parks 1 0 0``, ``temps 2``, ``plans 8 0 5``;
a track that is empty is not written. Bis boxes and roundabout boxes follow from the streets.

A position is a list of lines: ``rules``, ``options``, ``rng``, ``round``, ``plans`` (``B2@5``: turned in round 5), one
``pile`` for each draw pile and its discard, in the solo game ``hand`` and ``agency``, then for each ``seat`` what it
has to do next and its sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from games.rng import Rng
from games.text import LONGEST_POSITION, Reader
from games.welcome_to.data import DATA, LETTERS, PLANS, PROJECTS, STREETS, TRACKS, Letter
from games.welcome_to.notation import number_follows
from games.welcome_to.possible import sheet_is_possible, state_is_possible
from games.welcome_to.setup import RULES_VERSION
from games.welcome_to.state import (
    EMPTY,
    FACE_DOWN,
    ROUNDABOUT,
    Agency,
    OpenPlan,
    Options,
    Player,
    Sheet,
    State,
    Street,
)
from games.welcome_to.streets import roundabouts

_LOT = r"(?:(\.)|(R)|(0|[1-9][0-9]?)([b-k]?)(\*?)(!?))(?!\S)"
_BEFORE_B = ord("a")
_LAST_CARD = max(PROJECTS)
_MOST_POINTS = 99
_LETTERS: dict[str, Letter] = {letter: letter for letter in LETTERS}
_STAGES: dict[str, Literal["number", "plans", "ended"]] = {"number": "number", "plans": "plans", "ended": "ended"}


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
    if number == EMPTY:
        return "."
    if number == ROUNDABOUT:
        return "R"
    pool = "*" if street.pools >> lot & 1 else ""
    used = "!" if street.used >> lot & 1 else ""
    return f"{number}{chr(_BEFORE_B + letter) if letter else ''}{pool}{used}"


def read_street(reader: Reader, lots: int) -> Street:
    """A street, or a part of one, with so many lots; fences stand between two lots."""
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
        numbers.append(EMPTY if empty else ROUNDABOUT if roundabout else int(number))
        letters.append(ord(letter) - _BEFORE_B if letter else 0)
        pools |= bool(pool) << lot
        used |= bool(mark) << lot
    return Street(tuple(numbers), tuple(letters), fences, pools, used)


def write_sheet(sheet: Sheet) -> str:
    tracks: tuple[tuple[str, Sequence[int]], ...] = (
        ("parks", sheet.parks),
        ("marketing", sheet.marketing),
        ("temps", (sheet.temps,)),
        ("strikes", (sheet.strikes,)),
        ("plans", sheet.plans),
    )
    written = [f"{name} {_row(counts)}" for name, counts in tracks if any(counts)]
    return "\n".join([*map(write_street, sheet.streets), *written])


def read_sheet(reader: Reader) -> Sheet:
    at = reader.at
    top, middle, bottom = streets = tuple(read_street(reader, data.lots) for data in STREETS)
    parks = _read_track(reader, "parks", [len(data.park_values) - 1 for data in STREETS])
    marketing = _read_track(reader, "marketing", [len(values) - 1 for values in TRACKS.marketing])
    temps = _read_track(reader, "temps", [TRACKS.temp_boxes])
    strikes = _read_track(reader, "strikes", [len(TRACKS.strikes) - 1])
    plans = _read_track(reader, "plans", [_MOST_POINTS] * 3)
    sheet = Sheet(
        streets=(top, middle, bottom),
        parks=(parks[0], parks[1], parks[2]),
        marketing=(marketing[0], marketing[1], marketing[2], marketing[3], marketing[4], marketing[5]),
        temps=temps[0],
        bis=sum(letter > 0 for street in streets for letter in street.letters),
        strikes=strikes[0],
        roundabouts=sum(map(roundabouts, streets)),
        plans=(plans[0], plans[1], plans[2]),
    )
    if not sheet_is_possible(sheet):
        raise reader.unreadable(at)
    return sheet


def _read_track(reader: Reader, name: str, boxes: Sequence[int]) -> list[int]:
    if not reader.accept(name):
        return [0] * len(boxes)
    return [reader.number(0, most) for most in boxes]


# --- writing a position -----------------------------------------------------------------------------------------------


def write_position(state: State) -> str:
    piles = zip(state.piles, state.discards, strict=True)
    lines = [
        f"rules {state.rules}",
        f"options {'advanced' if state.options.advanced else 'basic'} {state.options.solo_level}",
        f"rng {state.rng.seed} {state.rng.counter}",
        f"round {state.round} {'over' if state.over else 'open'}",
        f"plans {' '.join(f'{plan.id}@{plan.turned}' if plan.turned else plan.id for plan in state.plans)}",
        *(f"pile {_row(pile)} / {_row(discard)}" for pile, discard in piles),
        *_written_agency(state.agency),
        *(line for player in state.players for line in _written_player(player)),
    ]
    return "\n".join(lines)


def _written_agency(agency: Agency | None) -> list[str]:
    if agency is None:
        return []
    projects = " ".join(agency.projects)
    return [f"hand {_row(agency.hand)}", f"agency {projects} / {_row(agency.row)} / {_row(agency.plans)}"]


def _written_player(player: Player) -> list[str]:
    return [f"seat {player.stage}{' roundabout' if player.roundabout else ''}", write_sheet(player.sheet)]


def _row(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


# --- reading a position -----------------------------------------------------------------------------------------------


def read_position(text: str) -> State:
    reader = Reader(text, LONGEST_POSITION)
    rules = _after(reader, "rules").number(1, RULES_VERSION)
    advanced = _after(reader, "options").one_of({"basic": False, "advanced": True})
    options = Options(advanced, reader.number(0, len(DATA.solo.managers) - 1))
    rng = Rng(_after(reader, "rng").number(0, 2**63 - 1), reader.number(0, 10**6))
    number = _after(reader, "round").number(1, DATA.limits.longest_game)
    over = reader.one_of({"open": False, "over": True})
    reader.expect("plans")
    plans = (_read_plan(reader), _read_plan(reader), _read_plan(reader))
    piles, discards = [], []
    while reader.accept("pile"):
        piles.append(_read_cards(reader))
        discards.append(_read_cards(_after(reader, "/")))
    agency = _read_agency(reader)
    players = []
    while not reader.done:
        players.append(_read_player(reader))
    state = State(rules, options, rng, number, over, plans, tuple(piles), tuple(discards), tuple(players), agency)
    if not state_is_possible(state):
        raise reader.unreadable(0)
    return state


def _after(reader: Reader, name: str) -> Reader:
    reader.expect(name)
    return reader


def _read_cards(reader: Reader) -> tuple[int, ...]:
    cards = []
    while number_follows(reader):
        cards.append(reader.number(FACE_DOWN, _LAST_CARD))
    return tuple(cards)


def _read_plan(reader: Reader) -> OpenPlan:
    plan = reader.one_of(PLANS)
    return OpenPlan(plan.id, reader.number(1, DATA.limits.longest_game) if reader.accept("@") else 0)


def _read_agency(reader: Reader) -> Agency | None:
    if not reader.accept("hand"):
        return None
    hand = _read_cards(reader)
    projects = tuple(_after(reader, "agency").while_any(_LETTERS))
    row = _read_cards(_after(reader, "/"))
    first, second, third = _read_track(reader, "/", [_MOST_POINTS] * 3)
    return Agency(hand, projects, row, (first, second, third))


def _read_player(reader: Reader) -> Player:
    stage = _after(reader, "seat").one_of(_STAGES)
    roundabout = reader.accept("roundabout")
    return Player(read_sheet(reader), stage, roundabout)
