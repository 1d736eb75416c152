"""Tiny Towns: everybody packs a 4x4 town with cubes and turns their patterns into buildings."""

from __future__ import annotations

from games.core import Game, Notation
from games.tiny_towns.ai import choose
from games.tiny_towns.notation import read_line, read_move, write_move
from games.tiny_towns.positions import read_position, write_position
from games.tiny_towns.questions import ask
from games.tiny_towns.rounds import apply, resolve, waiting_on
from games.tiny_towns.scoring import result
from games.tiny_towns.setup import RULES_VERSION, SEATS, check_options, new
from games.tiny_towns.state import Move, Options, State
from games.tiny_towns.telling import private, tell
from games.tiny_towns.views import reveals, view

GAME: Game[State, Options, Move] = Game(
    slug="tiny_towns",
    seats=SEATS,
    rules_version=RULES_VERSION,
    State=State,
    Options=Options,
    Move=Move,
    check_options=check_options,
    new=new,
    waiting_on=waiting_on,
    ask=ask,
    apply=apply,
    reveals=reveals,
    resolve=resolve,
    tell=tell,
    private=private,
    view=view,
    result=result,
    choose=choose,
    notation=Notation(
        write_move=write_move,
        read_move=read_move,
        read_line=read_line,
        write_position=write_position,
        read_position=read_position,
    ),
)
