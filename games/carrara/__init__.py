"""The Palaces of Carrara: buy stones from the wheel, build in six cities, score, and end the game in time."""

from __future__ import annotations

from games.carrara.ai import choose
from games.carrara.notation import NOTATION
from games.carrara.questions import ask
from games.carrara.scoring import result
from games.carrara.setup import SEATS, check_options, new
from games.carrara.state import RULES, Move, Options, State
from games.carrara.telling import private, tell
from games.carrara.turn import apply, resolve, waiting_on
from games.carrara.views import reveals, view
from games.core import Game

GAME = Game(
    slug="carrara",
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
    notation=NOTATION,
)

__all__ = ["GAME"]
