"""Compact text for moves, both ways: ``BUILD CAS3 > PIS: W Y Y``, ``TAKE III: R B B``, ``SCORE @MAS``, ``+crown``.

Case, blanks and the order of stones don't matter. Cities, types and tiles may be written out: ``SCORE massa``.
"""

from __future__ import annotations

from games.carrara import data, state
from games.carrara.building import stones_short
from games.carrara.data import TILES
from games.carrara.market import NUMERALS, SEGMENTS, turned
from games.carrara.positions import POSITION
from games.carrara.state import Build, Buy, Move, State, Stones, Take, screen_of
from games.carrara.stones import LETTERS, default_payment, in_order
from games.codecs import Codec, Forms, Said, names, words
from games.core import End, IllegalMove, Seat
from games.positions import notation
from games.text import Reader


def _read_stones(reader: Reader) -> Stones:
    return in_order(reader.need(rf"(?i)[{LETTERS}](?:[\s,]*[{LETTERS}])*(?![A-Z0-9_])").group().upper())


_STONES = Codec[Stones](" ".join, _read_stones)

MOVES: Forms[Move] = Forms(
    {
        Buy: "BUY",
        Take: "[!TAKE ]{segment}[!: {stones}]",
        Build: "BUILD {tile} > {city}[!: {pay}]",
        state.ScoreType: "SCORE {building}",
        state.ScoreCity: ("SCORE @{city}", "SCORE {city}"),
        state.Extra: "+{object}",
        state.Announce: "END!",
        state.Pass: "PASS",
        End: (".", "END"),
    },
    {
        "segment": names(dict(zip((*NUMERALS, *map(str, SEGMENTS)), (*SEGMENTS, *SEGMENTS), strict=True))),
        "stones": _STONES,
        "pay": _STONES,
        "tile": names(data.TILE_OF | {tile: tile for tile in TILES}),
        "city": names(data.CITY_OF | {city: city for city in data.CITIES}),
        "building": names(data.TYPE_OF | {kind: kind for kind in data.TYPES}),
        "object": words(data.OBJECTS),
    },
)
write_move, read_move = MOVES.write, MOVES.read_all


def read_line(text: str, view: State, seat: Seat) -> tuple[Move, ...]:
    """The moves of a turn: ``BUY III: R B B +crown END!``. After ``BUY``, ``TAKE`` may be left out.

    Without stones, ``BUILD CAS3 > PIS`` pays with the lowest grades, and ``TAKE III`` or ``BUY III`` takes them all.
    """
    moves: list[Move] = []
    for said in tuple(MOVES.typed(text)):  # what can't be read is refused before anything the rules refuse
        moves.append(_completed(said, view, seat, ahead=bool(moves) and isinstance(moves[-1], Buy)))
    return tuple(moves)


def _completed(said: Said[Move], view: State, seat: Seat, *, ahead: bool) -> Move:
    """The move with the stones that were left out; ``ahead`` when the wheel turns first."""
    if said.kind is Take and "stones" not in said.fields:
        segment = said.fields["segment"]
        if ahead and segment == SEGMENTS.start:
            raise IllegalMove("look_first")
        wheel = turned(view.wheel) if ahead else view.wheel
        return said.value(stones=wheel[segment - 1])
    if said.kind is Build and "pay" not in said.fields:
        tile, city = said.fields["tile"], said.fields["city"]
        pay = default_payment(screen_of(view, seat).stones, TILES[tile].cost, city)
        if pay is None:
            raise IllegalMove("too_few_stones", city=city, missing=stones_short(view, seat, tile, city))
        return said.value(pay=pay)
    return said.value()


NOTATION = notation(MOVES, read_line, POSITION)
