"""Hamlet: the players extend one common village, haul what it makes with their donkeys and finish its church."""

from __future__ import annotations

from games.core import Game, Notation
from games.hamlet.ai.player import choose
from games.hamlet.notation import read_line, read_move, write_move
from games.hamlet.positions import read_position, write_position
from games.hamlet.questions import ask
from games.hamlet.scoring import result
from games.hamlet.setup import RULES, SEATS, check_options, new
from games.hamlet.state import Move, Options, State
from games.hamlet.telling import private, tell
from games.hamlet.turn import apply, resolve, waiting_on
from games.hamlet.views import reveals, view

GAME = Game(
    slug="hamlet",
    seats=SEATS,
    rules_version=RULES,
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
