"""Recorded games: a game as lines of JSON that must replay the same way forever.

The first line names the game, the version of its rules, the table and the state it began with; then comes one line for
each row of the log, moves taken back included; the last one holds the result and the final state. The first state is
kept, and not only its seed, because a game in progress keeps its own rules when ``new`` moves on to the next version.
States are compared as values and not by a hash of their text, so that a state may gain a field with a default and old
recordings stay as they are. All games of a version are in one file, one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from games import core
from games.core import AnyGame, Game, IllegalMove, M, O, Result, S, Seat, TakeBack, encode
from games.selfplay import Choose, Step, play
from games.turns import AnyTurn, new_game, open_turn

#: The edition of the contract that a recording's moves belong to.
EDITION = 2
#: How the first line of every game begins.
_HEADER = b'{"slug":'
#: How often a move is taken back and made again, so that recordings hold that too.
SECOND_THOUGHTS = 0.1


class Header(Struct, frozen=True):
    slug: str
    rules_version: int
    seats: int
    options: Raw
    seed: int
    start: Raw
    edition: int = 1


class Row(Struct, frozen=True):
    seat: Seat
    move: Raw


class Footer(Struct, frozen=True):
    result: Result
    final: Raw


class Differs(Exception):
    """A recording doesn't replay. The text says where and how."""


# --- recording --------------------------------------------------------------------------------------------------------


def record(game: Game[S, O, M], seats: int, options: O, seed: int, choose: Choose[S, M]) -> list[bytes]:
    """A whole game, as lines."""
    turn = new_game(game, seats, options, seed)
    start = Raw(encode(turn.base))
    lines = [encode(Header(game.slug, game.rules_version, seats, Raw(encode(options)), seed, start, EDITION))]
    rng = Random(f"{seed}/recording")
    for step in play(turn, choose, rng):
        lines.append(_row(step.seat, step.move))
        turn = step.after
        if turn.epoch == step.before.epoch and turn.can_take_back(step.seat) and rng.random() < SECOND_THOUGHTS:
            lines += [_row(step.seat, TakeBack()), _row(step.seat, step.move)]
    assert turn.result is not None  # play() goes on until nobody is waited on
    return [*lines, encode(Footer(turn.result, Raw(encode(turn.base))))]


def _row(seat: Seat, move: Struct) -> bytes:
    return encode(Row(seat, Raw(encode(move))))


# --- replaying --------------------------------------------------------------------------------------------------------


def header_of(lines: Sequence[bytes]) -> Header:
    return msgspec.json.decode(lines[0], type=Header)


def replay(lines: Sequence[bytes], games: Mapping[str, AnyGame]) -> int:
    """Replay a recording and compare everything it says. Returns the number of rows, or raises ``Differs``."""
    header = header_of(lines)
    game = games[header.slug]
    _check_start(game, header)
    played = list(steps(lines, games))
    turn = played[-1].after if played else _start(game, header)
    footer = msgspec.json.decode(lines[-1], type=Footer)
    if turn.result != footer.result:
        raise Differs(f"result is {msgspec.json.encode(turn.result).decode()}, was {encode(footer.result).decode()}")
    if turn.base != core.decode_state(game, bytes(footer.final)):
        raise Differs(f"final state is another one: {encode(turn.base).decode()}")
    return len(played)


def steps(lines: Sequence[bytes], games: Mapping[str, AnyGame]) -> Iterator[Step[Any, Any]]:
    """Every row of a recording, including moves taken back, starting from its own first state."""
    header = header_of(lines)
    game = games[header.slug]
    turn = _start(game, header)
    for number, line in enumerate(lines[1:-1], start=2):
        try:
            row = msgspec.json.decode(line, type=Row)
            move = core.decode_move(game, bytes(row.move))
            after = turn.step(row.seat, move)
        except (IllegalMove, msgspec.DecodeError) as error:
            raise Differs(f"line {number}: {line.decode()} is refused: {error!r}") from error
        yield Step(turn, row.seat, move, after)
        turn = after


def _start(game: AnyGame, header: Header) -> AnyTurn:
    return open_turn(game, core.decode_state(game, bytes(header.start)))


def _check_start(game: AnyGame, header: Header) -> None:
    """Under the current rules the seed still sets up the same table."""
    if header.rules_version != game.rules_version:
        return
    start = game.new(header.seats, core.decode_options(game, bytes(header.options)), header.seed)
    if start != core.decode_state(game, bytes(header.start)):
        raise Differs(f"set-up is another one: {encode(start).decode()}")


# --- as the content of a file -----------------------------------------------------------------------------------------


def write(lines: Sequence[bytes]) -> bytes:
    """What recording a game appends to the file of its version."""
    return b"".join(line + b"\n" for line in lines)


def read(data: bytes) -> list[list[bytes]]:
    """The lines of every game in a file."""
    lines = data.splitlines()
    starts = [number for number, line in enumerate(lines) if not number or line.startswith(_HEADER)]
    return [lines[start:end] for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)]


def file_name(game: AnyGame) -> str:
    return f"{game.slug}-v{game.rules_version}.jsonl"
