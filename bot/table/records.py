"""The record of a game: what was played, in the game's notation, as a file that can be played back and checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from bot.table.replaying import Past, PastTurn
from games.core import AnyGame, IllegalMove, Level, Result, Seat, SeatScore, Undo, decode_options
from games.selfplay import LONGEST_GAME, Step
from games.turns import AnyTurn, new_game
from renderers.core import shortened
from renderers.text import spoken

#: What a reader has to know to read the file. A change that an older reader can't read gets a new number.
FORMAT = 1
#: No record is nearly as large.
LARGEST_FILE = 4_000_000
_MOST_SEATS, _LONGEST_NAME, _LONGEST_MOVE = 12, 200, 200

#: The move with which a turn that was over begins again, as one more turn.
UNDO = "undo"

_Number = Annotated[int, Meta(ge=0, le=2**53)]


class Unreadable(Exception):
    """It's no record, or none that can be played back; the text says why, in one line."""


class RecordedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=_LONGEST_NAME)]
    #: Who has the seat: a person, or a computer of this level.
    player: Literal["person", "easy", "normal", "hard"]


class RecordedMove(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    #: Counted from 1, like the seats.
    turn: _Number
    seat: _Number
    move: Annotated[str, Meta(max_length=_LONGEST_MOVE)]
    #: When it was made, in seconds since 1970.
    at: _Number | None = None
    #: The computer that chose it; none if a person did.
    computer: Level | None = None


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    format: _Number
    game: Annotated[str, Meta(max_length=_LONGEST_NAME)]
    rules_version: _Number
    options: Raw
    seats: Annotated[tuple[RecordedSeat, ...], Meta(min_length=1, max_length=_MOST_SEATS)]
    #: Moves taken back aren't in it.
    moves: Annotated[tuple[RecordedMove, ...], Meta(max_length=LONGEST_GAME)]
    #: A text, because many readers of JSON round large numbers; None before the end of the game.
    seed: Annotated[str, Meta(pattern=r"^\d{1,20}$")] | None = None
    result: Result | None = None


# --- writing ----------------------------------------------------------------------------------------------------------


def record_of(past: Past) -> Record:
    """What the reader of a past may know of it."""
    game = past.game
    return Record(
        FORMAT,
        game.slug,
        game.rules_version,
        Raw(game.options.encode()),
        tuple(RecordedSeat(seat.name, seat.level or "person") for seat in game.seats),
        tuple(_moves(past)),
        None if past.hides else str(game.seed),
        past.result,
    )


def write(record: Record) -> bytes:
    """As a file: a line for each move, so that people can read it too."""
    text = msgspec.json.encode(record)
    for mark in (b',"seats":', b',"moves":', b',"seed":', b'{"turn":', b'{"name":'):
        text = text.replace(mark, b"\n" + mark)
    return text + b"\n"


def _moves(past: Past) -> Iterator[RecordedMove]:
    for number, turn in enumerate(past.turns, start=1):
        if turn.is_undoing:
            yield RecordedMove(number, turn.rows[-1].seat + 1, UNDO, turn.at)
            continue
        for seat in sorted(turn.ended.moves):
            yield from _moves_of(turn, number, seat, past.reader)
    if past.reader is not None:
        yield from _moves_of(past.open, past.length + 1, past.reader, past.reader)


def _moves_of(turn: PastTurn, number: int, seat: Seat, reader: Seat | None) -> Iterator[RecordedMove]:
    game = turn.ended.game
    rows = [row for row in turn.rows if row.seat == seat]
    for row, move in zip(rows, turn.ended.moves.get(seat, ()), strict=True):
        if seat == reader or not game.private(move):
            yield RecordedMove(number, seat + 1, game.notation.write_move(move), row.at, row.level)


# --- reading ----------------------------------------------------------------------------------------------------------


def read(data: bytes) -> Record:
    if len(data) > LARGEST_FILE:
        raise Unreadable(f"it's larger than {LARGEST_FILE // 1_000_000} MB")
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(f"it's no record of a game: {_in_one_line(error)}") from error
    if record.format != FORMAT:
        raise Unreadable(f"it has format {record.format}, and this Guildhall reads format {FORMAT}")
    return record


def beginning(record: Record, games: Mapping[str, AnyGame]) -> AnyTurn:
    """The table as it was set up; ``Unreadable`` if it can't be set up again."""
    game = games.get(record.game)
    if game is None:
        raise Unreadable(f"there is no game called {record.game!r}")
    if record.rules_version != game.rules_version:
        raise Unreadable(f"it was played under rules {record.rules_version}, and these are rules {game.rules_version}")
    if record.seed is None:
        raise Unreadable("it has no seed: it was written before the game was over")
    try:
        options = decode_options(game, bytes(record.options))
        return new_game(game, len(record.seats), options, int(record.seed))
    except IllegalMove as error:
        raise Unreadable(f"the rules don't allow this table: {error.code}") from error
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Unreadable(f"its options can't be read: {_in_one_line(error)}") from error


def steps(record: Record, games: Mapping[str, AnyGame]) -> Iterator[Step[Any, Any]]:
    """The record played back, move by move; ``Unreadable`` at the first move that isn't legal there."""
    turn = beginning(record, games)
    for number, recorded in enumerate(record.moves, start=1):
        seat = recorded.seat - 1
        if recorded.turn != turn.epoch + 1 or not 0 <= seat < len(record.seats):
            raise Unreadable(f"move {number} is in the wrong turn or of a seat that isn't there")
        try:
            move = Undo() if recorded.move == UNDO else turn.game.notation.read_move(recorded.move)
            after = turn.step(seat, move)
        except IllegalMove as error:
            reason = f"move {number} (turn {recorded.turn}, seat {recorded.seat}), {recorded.move!r}, isn't legal"
            raise Unreadable(f"{reason}: {error.code}") from error
        yield Step(turn, seat, move, after)
        turn = after


def differences(record: Record, result: Result | None) -> list[str]:
    """How the recorded result differs from the one that playing it back leads to."""
    if result is None:
        return ["the game isn't over after the last move"]
    if record.result is None:
        return ["it holds no result, but the game is over"]
    if record.result == result:
        return []
    pairs = zip(record.result.seats, result.seats, strict=False)
    found = [difference for pair in pairs if (difference := _difference(*pair))]
    return found or ["the results differ in something other than the points"]


def _difference(recorded: SeatScore, played: SeatScore) -> str:
    if recorded == played:
        return ""
    known = {line.code: line.points for line in played.lines}
    lines = ", ".join(
        f"{line.code} {line.points} instead of {known.get(line.code, 'nothing')}"
        for line in recorded.lines
        if known.get(line.code) != line.points
    )
    says = f"seat {recorded.seat + 1}: the record says {recorded.total} points and rank {recorded.rank}"
    said = f"{says}, the rules say {played.total} and rank {played.rank}"
    return f"{said} ({lines})" if lines else said


def _in_one_line(error: Exception) -> str:
    """Nothing that comes from the file moves the cursor of a terminal."""
    return shortened(spoken(str(error), type(error).__name__), _LONGEST_NAME)
