"""Welcome To…: number the houses of three streets, with fences, parks, pools and city plans."""

from __future__ import annotations

from games.core import Game, Notation
from games.welcome_to import ai, notation, positions, questions, rounds, scoring, setup, telling, turns, views
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
    waiting_on=turns.waiting_on,
    ask=questions.ask,
    apply=turns.apply,
    reveals=views.reveals,
    resolve=rounds.resolve,
    tell=telling.tell,
    private=telling.private,
    view=views.view,
    result=scoring.result,
    choose=ai.choose,
    notation=Notation(
        write_move=notation.write_move,
        read_move=notation.read_move,
        read_line=notation.read_line,
        write_position=positions.write_position,
        read_position=positions.read_position,
    ),
)
