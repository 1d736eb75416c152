"""Promises about open turns: whose turn it is, what follows, what can be taken back, what nobody can foresee."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from games.asking import random_move
from games.conformance.promises import Table, hold, refusal, survives
from games.conformance.tree import Tree
from games.core import IllegalMove, Seat, TakeBack, decode_state, encode
from games.rng import luck
from games.selfplay import Step
from games.turns import AnyTurn

State = Any
Move = Any

#: The moves of one seat in one turn that a check plays ahead.
LONGEST_LINE = 60
#: How many moves are tried on a position with blanks.
TRIES = 5


def check_turn(table: Table, turn: AnyTurn) -> None:
    """What holds in every turn, quick enough to check after every step."""
    game, base = table.game, turn.base
    waiting, taking_part, result = turn.waiting, game.waiting_on(base), turn.result
    hold(bool(waiting) == (result is None), "somebody is waited on unless there is a result", base)
    hold(set(taking_part) <= set(range(table.seats)), "only seats of this table are waited on", taking_part)
    hold(len(set(taking_part)) == len(taking_part), "a seat is waited on once", taking_part)
    for state in (base, *(own[-1] for own in turn.positions.values())):
        hold(survives(state, partial(decode_state, game)), "decode(encode(state)) == state", state)


def check_step(table: Table, step: Step[Any, Any]) -> None:
    """What holds for one move that was played."""
    before, seat, move, after = step.before, step.seat, step.move, step.after
    if isinstance(move, TakeBack):
        return
    kept = encode(before.base)
    again = before.play(seat, move)
    hold(encode(before.base) == kept, "resolve leaves the base alone", seat, move)
    hold(again == after, "the same move leads to the same turn", seat, move, before.base)
    if after.epoch != before.epoch:
        hold(after.epoch == before.epoch + 1, "the epoch rises by one", before.epoch, after.epoch)
        hold(not after.moves and not after.positions, "a turn opens without moves", after.moves)
        _check_undo(after)
        _check_handed(table, before, seat, after)
    elif after.can_take_back(seat):
        hold(after.take_back(seat) == before, "a move taken back leaves no trace", seat, move)
    else:
        code = refusal(partial(after.take_back, seat))
        hold(code == "nothing_to_take_back", "what was revealed isn't taken back", seat, move, code)


def _check_undo(turn: AnyTurn) -> None:
    """A turn that is opened again can be played again, and chance has had no part in it."""
    if turn.undoable is None:
        return
    assert turn.last is not None
    seat, again = turn.undoable, turn.undo(turn.undoable)
    hold(again.epoch == turn.epoch + 1, "a turn that is opened again is one more turn", again.epoch)
    hold(again.base == turn.last.base, "a turn that is opened again is where it was", again.base)
    hold(luck(turn.base) == luck(again.base), "no turn is opened again across a draw", turn.base)
    for move in turn.last.moves[seat]:
        again = again.play(seat, move)
    hold(again.base == turn.base, "a turn played again leads to the same position", again.base, turn.base)


def _check_handed(table: Table, before: AnyTurn, seat: Seat, after: AnyTurn) -> None:
    """What a seat could plan when the turn before its own was over is what it can do now."""
    game, ended = table.game, after.last
    if game.hand_turn is None or ended is None or before.is_shared:
        return
    for other in range(table.seats):
        if other == seat:
            continue
        handed = game.hand_turn(game.view(ended.position(seat), other), other)
        if other in after.waiting:
            hold(handed == after.view(other), "the turn that is handed to a seat is the one that comes", other, handed)
        elif handed is not None:
            hold(game.waiting_on(handed) == (other,), "a turn is handed to the seat that asks for it", other, handed)
            hold(game.view(handed, other) == handed, "a turn that is handed on shows nothing hidden", other, handed)
        hold(after.result is None or handed is None, "no turn comes once the game is over", other, handed)


def check_foresight(table: Table, turn: AnyTurn, seat: Seat, tree: Tree, rng: Random) -> None:
    """A move shows its seat what the seat could have worked out from its view, or else it reveals something."""
    game, before, known = table.game, turn.position(seat), turn.view(seat)
    alone = len(game.waiting_on(turn.base)) == 1
    luck_before = luck(before)
    for move in tree.moves:
        after, dreamed = game.apply(before, seat, move), game.apply(known, seat, move)
        foreseen = game.view(dreamed, seat) == game.view(after, seat)
        reveals = game.reveals(before, after, seat)
        hold(foreseen or reveals, "a move that shows something hidden reveals", seat, move, before)
        hold(not (foreseen and reveals), "a move that shows nothing hidden reveals nothing", seat, move, before)
        hold(
            alone or (foreseen and luck(after) == luck_before), "in a round of several seats no move draws", seat, move
        )
        if reveals:
            _check_blanks(table, seat, move, dreamed, after, rng)


def _check_blanks(table: Table, seat: Seat, move: Move, dreamed: State, after: State, rng: Random) -> None:
    """With a draw that came up blank, a move applies just as after the real draw, or asks to look first."""
    game = table.game
    if seat not in game.waiting_on(after):
        return
    for _ in range(TRIES):
        following = random_move(game, game.view(after, seat), seat, rng)
        code = refusal(partial(game.apply, dreamed, seat, following))
        hold(code in (None, "look_first"), "on a blank a move applies or looks first", move, following, code)
    for _ in range(TRIES):
        try:
            following = random_move(game, dreamed, seat, rng)
            game.apply(dreamed, seat, following)
        except IllegalMove as error:
            hold(error.code == "look_first", "on a blank a move applies or looks first", move, error.code)
        else:
            code = refusal(partial(game.apply, after, seat, following))
            hold(code is None, "what a blank allows any draw allows", move, following, code)


def check_lines(table: Table, turn: AnyTurn, rng: Random) -> None:
    """Seats of a round move in any order; a line of moves is one of them after the other, or needs a look first."""
    lines = {seat: _line(turn, seat, rng) for seat in turn.waiting}
    for seat, line in lines.items():
        _check_line(turn, seat, line)
    if len(lines) > 1:
        order = [seat for seat, line in lines.items() for _ in line]
        ends = [_played(turn, lines, rng.sample(order, len(order))) for _ in range(2)]
        hold(ends[0] == ends[1], "moves of different seats commute", lines, turn.base)


def _line(turn: AnyTurn, seat: Seat, rng: Random) -> list[Move]:
    """Moves of the seat, up to the end of its turn."""
    game, state = turn.game, turn.position(seat)
    line: list[Move] = []
    while seat in game.waiting_on(state) and len(line) < LONGEST_LINE:
        line.append(random_move(game, game.view(state, seat), seat, rng))
        state = game.apply(state, seat, line[-1])
    return line


def _check_line(turn: AnyTurn, seat: Seat, line: list[Move]) -> None:
    one_by_one = turn
    for move in line:
        one_by_one = one_by_one.play(seat, move)
    try:
        hold(turn.play_all(seat, line) == one_by_one, "a line of moves is one after the other", seat, line)
    except IllegalMove as error:
        hold(error.code == "look_first", "a line of legal moves applies or looks first", seat, line, error.code)


def _played(turn: AnyTurn, lines: dict[Seat, list[Move]], order: list[Seat]) -> AnyTurn:
    left = {seat: iter(line) for seat, line in lines.items()}
    for seat in order:
        turn = turn.play(seat, next(left[seat]))
    return turn
