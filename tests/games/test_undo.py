"""The turn before the open one begins again, unless something has come to light since."""

from __future__ import annotations

import pytest

from games.carrara import GAME as CARRARA
from games.carrara.state import Options as CarraraOptions
from games.core import AnyGame, IllegalMove, Undo
from games.hamlet import GAME as HAMLET
from games.hamlet.state import Options as HamletOptions
from games.turns import AnyTurn, new_game, told

TABLE = new_game(HAMLET, 2, HamletOptions(), 1)


def played(turn: AnyTurn, game: AnyGame, line: str) -> AnyTurn:
    (seat,) = turn.waiting
    return turn.play_all(seat, game.notation.read_line(line, turn.view(seat), seat))


def test_it_begins_where_it_began_as_one_more_turn() -> None:
    after = played(TABLE, HAMLET, "produce WOO end")

    again = after.step(0, Undo())

    assert (again.epoch, again.waiting, again.base) == (2, (0,), TABLE.base)
    assert played(again, HAMLET, "produce WOO end").base == after.base


def test_what_was_begun_since_goes_and_nobody_hears_of_it() -> None:
    after = played(played(TABLE, HAMLET, "produce WOO end"), HAMLET, "produce QUA")

    again = after.undo(0)

    assert again.base == TABLE.base
    assert [*told(after, again, 1)] == []


def test_only_the_turn_before_can_begin_again() -> None:
    after = played(played(TABLE, HAMLET, "produce WOO end"), HAMLET, "produce QUA end")

    assert after.undoable == 1
    with pytest.raises(IllegalMove, match="nothing_to_take_back"):
        after.undo(0)
    assert after.undo(1).undoable is None


def test_what_came_to_light_is_not_undone() -> None:
    table = new_game(CARRARA, 2, CarraraOptions(), 1)

    assert played(table, CARRARA, "buy ii: w .").undoable is None
