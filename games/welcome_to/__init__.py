"""Welcome To…: number the houses of three streets, with fences, parks, pools and city plans."""

from __future__ import annotations

from games.core import Game
from games.welcome_to import ai, notation, questions, rounds, scoring, setup, telling, turn, views
from games.welcome_to.state import Move, Options, State

GAME: Game[State, Options, Move] = Game(
    slug="welcome_to",
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
    resolve=rounds.resolve,
    tell=telling.tell,
    view=views.view,
    result=scoring.result,
    choose=ai.choose,
    weigh=ai.weigh,
    notation=notation.NOTATION,
)
