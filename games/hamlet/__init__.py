"""Hamlet: the players extend one common village, haul what it makes with their donkeys and finish its church."""

from __future__ import annotations

from games.core import Game
from games.hamlet import ai, positions, questions, scoring, setup, telling, turn, views
from games.hamlet.state import Move, Options, State

GAME: Game[State, Options, Move] = Game(
    slug="hamlet",
    seats=setup.SEATS,
    rules_version=setup.RULES_VERSION,
    State=State,
    Options=Options,
    Move=Move,
    check_options=setup.check_options,
    new=setup.new,
    waiting_on=turn.waiting_on,
    ask=questions.ask,
    apply=turn.apply,
    reveals=views.reveals,
    hand_turn=turn.hand_turn,
    resolve=turn.resolve,
    tell=telling.tell,
    view=views.view,
    result=scoring.result,
    choose=ai.choose,
    weigh=ai.weigh,
    notation=positions.NOTATION,
)
