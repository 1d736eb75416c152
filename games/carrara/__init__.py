"""The Palaces of Carrara: buy stones from the wheel, build in six cities, score, and end the game in time."""

from __future__ import annotations

from games.carrara import ai, notation, questions, scoring, setup, telling, turn, views
from games.carrara.state import Move, Options, State
from games.core import Game

GAME: Game[State, Options, Move] = Game(
    slug="carrara",
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
    shows=views.shows,
    hand_turn=turn.hand_turn,
    resolve=turn.resolve,
    tell=telling.tell,
    view=views.view,
    result=scoring.result,
    choose=ai.choose,
    weigh=ai.weigh,
    notation=notation.NOTATION,
)
