"""Tiny Towns: everybody packs a 4x4 town with cubes and turns their patterns into buildings."""

from __future__ import annotations

from games.core import Game
from games.tiny_towns import ai, notation, questions, scoring, setup, telling, turn, views
from games.tiny_towns.ai.weighing import weigh
from games.tiny_towns.state import Move, Options, State

GAME: Game[State, Options, Move] = Game(
    slug="tiny_towns",
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
    resolve=turn.resolve,
    tell=telling.tell,
    private=telling.private,
    view=views.view,
    result=scoring.result,
    choose=ai.choose,
    weigh=weigh,
    notation=notation.NOTATION,
)
