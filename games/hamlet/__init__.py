"""Hamlet: the players extend one common village, haul what it makes with their donkeys and finish its church."""

from __future__ import annotations

from games.core import Game, Notation
from games.hamlet import notation, positions, questions, scoring, setup, state, telling, turn, views
from games.hamlet.ai import choose

GAME = Game(
    slug="hamlet",
    seats=setup.SEATS,
    rules_version=setup.RULES_VERSION,
    State=state.State,
    Options=state.Options,
    Move=state.Move,
    check_options=setup.check_options,
    new=setup.new,
    waiting_on=turn.waiting_on,
    ask=questions.ask,
    apply=turn.apply,
    reveals=views.reveals,
    resolve=turn.resolve,
    tell=telling.tell,
    private=telling.private,
    view=views.view,
    result=scoring.result,
    choose=choose,
    notation=Notation(
        write_move=notation.write_move,
        read_move=notation.read_move,
        read_line=notation.read_line,
        write_position=positions.write_position,
        read_position=positions.read_position,
    ),
)
