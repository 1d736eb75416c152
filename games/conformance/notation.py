"""Promises about text: moves and positions can be written and read back, and nothing else can be read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import Any

from games.conformance.promises import LOOKALIKES, Broken, Table, hold, refusal
from games.conformance.tree import Tree
from games.core import IllegalMove, Question, Seat
from games.text import EXCERPT, LONGEST_LINE
from games.turns import AnyTurn

State = Any
Move = Any
Read = Callable[[str], Any]

NONSENSE = ("", " ", "?", "xyzzy 17", "\N{SNOWMAN}", "-" * 100, "9" * 5_000, "x" * 100_000, "\0", "\ud800", "( " * 500)
#: How many spoilt variants of one text are read.
SPOILT = 6
#: How many moves of a seat are written and read back: most of them differ only in a number.
MOST_MOVES = 150


def check_notation(table: Table, turn: AnyTurn, trees: dict[Seat, Tree], rng: Random) -> None:
    for seat, tree in trees.items():
        view = turn.view(seat)
        for move in rng.sample(tree.moves, min(MOST_MOVES, len(tree.moves))):
            _check_move(table, view, seat, move)
        _check_spoilt_moves(table, view, seat, rng.choice(tree.moves), rng)
    _check_position(table, turn.base, turn.game.waiting_on(turn.base))
    _check_position(table, turn.view(None), ())
    for seat in range(table.seats):
        _check_position(table, turn.view(seat), (seat,) if seat in turn.waiting else ())
    for seat in turn.positions:
        _check_position(table, turn.position(seat), ())
    _check_spoilt_positions(table, turn.base, rng)


# --- both ways --------------------------------------------------------------------------------------------------------


def _check_move(table: Table, view: State, seat: Seat, move: Move) -> None:
    notation = table.game.notation
    text = notation.write_move(move)
    hold(len(text) <= LONGEST_LINE, f"a move takes at most {LONGEST_LINE} characters", text)
    hold(text.isascii() and text.isprintable(), "a move is one line of ASCII", text)
    again = _read_back(notation.read_move, text)
    hold(again == move, "a move reads as it was written", text, move, again)
    line = _read_back(lambda text: notation.read_line(text, view, seat), text)
    hold(line == (move,), "a move in its one spelling is a line of that move", text, move, line)


def _check_position(table: Table, state: State, asked: Iterable[Seat]) -> None:
    """A position reads back as the same one: the same seats to move, and the same questions for these."""
    game = table.game
    text = game.notation.write_position(state)
    again = _read_back(game.notation.read_position, text)
    hold(text.isascii(), "a position is written in ASCII", text)
    hold(game.notation.write_position(again) == text, "a position reads as it was written", text)
    same = game.waiting_on(again) == game.waiting_on(state) and game.result(again) == game.result(state)
    hold(same, "a position read is the position that was written", text)
    for seat in asked:
        same = game.ask(again, seat, ()) == game.ask(state, seat, ())
        hold(same, "a position read is the position that was written", seat, text)


def _read_back(read: Read, text: str) -> Any:
    try:
        return read(text)
    except IllegalMove as error:
        raise Broken(f"what is written reads: {text}: {error}") from error


# --- nonsense ---------------------------------------------------------------------------------------------------------


def check_nonsense(table: Table, turn: AnyTurn) -> None:
    for read in _readers(table, turn.view(0), 0):
        for text in NONSENSE:
            _check_unreadable(read, text)


def _check_spoilt_moves(table: Table, view: State, seat: Seat, move: Move, rng: Random) -> None:
    text = table.game.notation.write_move(move)
    read_move, read_line, _ = _readers(table, view, seat)
    for nonsense in _never_readable(text):
        _check_unreadable(read_move, nonsense)
        refused = refusal(partial(read_line, nonsense)) is not None
        hold(refused, "nonsense is unreadable", nonsense[:200])
    for spoilt in _spoilt(text, rng):
        _check_reads_or_refuses(read_move, spoilt)
        refusal(partial(read_line, spoilt))


def _check_spoilt_positions(table: Table, state: State, rng: Random) -> None:
    game = table.game
    text = game.notation.write_position(state)
    for nonsense in _never_readable(text):
        _check_unreadable(game.notation.read_position, nonsense)
    for spoilt in _spoilt(text, rng):
        other = _check_reads_or_refuses(game.notation.read_position, spoilt)
        if other is not None:
            _check_playable(table, other, spoilt)


def _readers(table: Table, view: State, seat: Seat) -> tuple[Read, Read, Read]:
    notation = table.game.notation
    return notation.read_move, lambda text: notation.read_line(text, view, seat), notation.read_position


def _never_readable(text: str) -> Iterator[str]:
    """The text with signs of other alphabets, with numbers that are too large, and far too long."""
    lookalikes = [text.translate(alphabet) for alphabet in LOOKALIKES]
    huge = [re.sub(r"[0-9]+", "9" * digits, text, count=1) for digits in (30, 5_000)]
    yield from (spoilt for spoilt in (*lookalikes, *huge) if spoilt != text)
    yield text + " " * 100_000
    yield text + "\N{ZERO WIDTH SPACE}"


def _spoilt(text: str, rng: Random) -> Iterator[str]:
    """The text with a slip of the pen: it may be readable, but reading it never fails in another way."""
    for _ in range(SPOILT):
        at, sign = rng.randrange(len(text)), rng.choice(text + " 0-,=")
        yield rng.choice([text[:at], text[:at] + text[at + 1 :], text[:at] + sign + text[at:], text[at:]])


def _check_unreadable(read: Read, text: str) -> None:
    found = _check_reads_or_refuses(read, text)
    hold(found is None, "nonsense is unreadable", text[:200], found)


def _check_reads_or_refuses(read: Read, text: str) -> Any:
    """What the text means, or None if it is refused as it should be."""
    try:
        return read(text)
    except IllegalMove as error:
        at, excerpt = error.params.get("at"), error.params.get("text")
        hold(error.code == "unreadable", "what can't be read is unreadable", text[:200], error.code)
        placed = isinstance(at, int) and 0 <= at <= len(text)
        hold(placed, "a refusal says where the text can't be read", text[:200], at)
        brief = isinstance(excerpt, str) and len(excerpt) <= EXCERPT and excerpt.isprintable()
        hold(brief, f"a refusal quotes at most {EXCERPT} characters", text[:200], excerpt)
        return None


def _check_playable(table: Table, state: State, text: str) -> None:
    """However a text was spoilt, a position that can be read is one that a game can be in."""
    game = table.game
    hold(bool(game.waiting_on(state)) == (game.result(state) is None), "a position that reads can be played", text)
    for seat in game.waiting_on(state):
        asked = game.ask(game.view(state, seat), seat, ())
        hold(not isinstance(asked, Question) or bool(asked.answers), "a position that reads can be played", text)
