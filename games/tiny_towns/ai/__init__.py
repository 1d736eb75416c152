"""Computer opponents: three levels that see what a person at their seat sees.

All three know the worth of things from experience. The easy one is careless, the normal one decides at a glance, the
hard one works out its constructions and looks one round ahead.
"""

from __future__ import annotations

from random import Random

from games.core import Level, Seat
from games.tiny_towns.ai.opponent import Style, decide
from games.tiny_towns.state import Move, State

_STYLES: dict[Level, Style] = {
    "easy": Style(carelessness=1.7, ahead=0),
    "normal": Style(carelessness=0.5, ahead=0),
    "hard": Style(carelessness=0.0, ahead=6),
}


def choose(view: State, seat: Seat, level: Level, rng: Random) -> Move:
    return decide(view, seat, _STYLES[level], rng)
