"""The Palaces of Carrara: buy stones from the wheel, build in six cities, score, and end the game in time."""

from __future__ import annotations

from games.carrara.ai import choose
from games.carrara.notation import NOTATION
from games.carrara.questions import ask
from games.carrara.scoring import result
from games.carrara.setup import SEATS, check_options, new
from games.carrara.state import RULES, Move, Options, State
from games.carrara.telling import tell
from games.carrara.turn import apply, resolve, reveals, waiting_on
from games.carrara.views import view
from games.core import Game


def _private(move: Move) -> bool:
    """Everybody may read every move: what is behind the screens could be worked out from them."""
    return False


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
    private=_private,
    view=view,
    result=result,
    choose=choose,
    notation=NOTATION,
)

__all__ = ["GAME"]
