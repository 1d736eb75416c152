"""Recorded games: a game as lines of JSON that must replay the same way for ever.

The first line names the game, the version of its rules, the table and the state it began with; then comes one line for
each step; the last one holds the result and the final state. The first state is kept, and not only its seed, because a
game in progress keeps its own rules when ``new`` moves on to the next version. States are compared as values and not by
a hash of their text, so that a state may gain a field with a default and old recordings stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from bot.headless import Choose, Step, play
from games.conformance.recording import SECOND_THOUGHTS, Differs, Footer, Header, header_of
from games.first_edition import AnyGame, IllegalAction, TakeBack, decode_action, decode_state, encode, step


class Row(Struct, frozen=True):
    seat: int
    action: Raw


def record(game: AnyGame, seats: int, options: Any, seed: int, choose: Choose) -> list[bytes]:
    """A whole game, as lines."""
    start = game.new(seats, options, seed)
    header = Header(game.slug, game.rules_version, seats, Raw(encode(options)), seed, Raw(encode(start)))
    lines, state = [encode(header)], start
    rng = Random(f"{seed}/recording")
    for taken in play(game, start, choose, rng):
        lines.append(_row(taken.seat, taken.action))
        if game.can_take_back(taken.after, taken.seat) and rng.random() < SECOND_THOUGHTS:
            lines += [_row(taken.seat, TakeBack()), _row(taken.seat, taken.action)]
        state = taken.after
    result = game.result(state)
    assert result is not None  # play() goes on until nobody is waited on
    return [*lines, encode(Footer(result, Raw(encode(state))))]


def _row(seat: int, action: Struct) -> bytes:
    return encode(Row(seat, Raw(encode(action))))


def replay(lines: list[bytes], games: Mapping[str, AnyGame]) -> int:
    """Play a recording again and compare everything it says; the number of steps, or ``Differs``."""
    header = header_of(lines)
    game = games[header.slug]
    _check_start(game, header)
    played = list(steps(lines, games))
    state = played[-1].after
    footer = msgspec.json.decode(lines[-1], type=Footer)
    result = game.result(state)
    if result != footer.result:
        raise Differs(f"result is {encode(result).decode() if result else None}, was {encode(footer.result).decode()}")
    if state != decode_state(game, bytes(footer.final)):
        raise Differs(f"final state is another one: {encode(state).decode()}")
    return len(played)


def steps(lines: list[bytes], games: Mapping[str, AnyGame]) -> Iterator[Step]:
    """Every step of a recording, taken-back ones too, from its own first state on."""
    header = header_of(lines)
    game = games[header.slug]
    state = decode_state(game, bytes(header.start))
    for number, line in enumerate(lines[1:-1], start=2):
        row = msgspec.json.decode(line, type=Row)
        try:
            action = decode_action(game, bytes(row.action))
            after = step(game, state, row.seat, action)
        except (IllegalAction, msgspec.ValidationError) as error:
            raise Differs(f"line {number}: {line.decode()} is refused: {error!r}") from error
        yield Step(state, row.seat, action, after)
        state = after


def _check_start(game: AnyGame, header: Header) -> None:
    """Under the current rules the seed still sets up the same table."""
    if header.rules_version != game.rules_version:
        return
    options = msgspec.json.decode(header.options, type=game.Options)
    start = game.new(header.seats, options, header.seed)
    if start != decode_state(game, bytes(header.start)):
        raise Differs(f"set-up is another one: {encode(start).decode()}")


def write(lines: list[bytes], path: Path) -> None:
    path.write_bytes(b"".join(line + b"\n" for line in lines))


def read(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines()


def free_names(folder: Path, game: AnyGame) -> Iterator[Path]:
    """File names for recordings of this game under its current rules that nobody uses yet."""
    number = 0
    while True:
        number += 1
        path = folder / f"{game.slug}-v{game.rules_version}-{number}.jsonl"
        if not path.exists():
            yield path
