"""Games to draw: played by chance with a little sense, or put together."""

from __future__ import annotations

from functools import cache
from random import Random

from games.carrara import Carrara
from games.carrara.data import CITY, TILES
from games.carrara.notation import read_turn
from games.carrara.state import Action, Announce, Build, Extra, Options, ScoreCity, ScoreType, State, Take
from renderers.core import Table
from tests.renderers.sentences import NAMES, speaker

GAME = Carrara()
OPEN = Options(open_screens=True)


def table(state: State, language: str = "en", names: tuple[str, ...] = NAMES) -> Table:
    """Alone there is only one name: the House of Malaspina needs none."""
    return Table(names[: 1 if state.solo else len(state.players)], speaker(language, "carrara"))


@cache
def played(seats: int, *, turns: int = 999, seed: int = 1, options: Options | None = None) -> State:
    """A game in which everybody acts by chance, but scores, builds well and buys plenty when it is possible."""
    chance = Random(seed)
    state = GAME.new(seats, options or Options(), seed)
    while GAME.waiting_on(state) and state.turns < turns:
        state = acted(state, chance)
    return state


def acted(state: State, chance: Random) -> State:
    seat = state.turn
    legal = GAME.legal(state, seat)
    best = max(legal, key=lambda action: (_appeal(action), chance.random()))
    return GAME.apply(state, seat, best if chance.random() < 0.8 else chance.choice(legal))


def _appeal(action: Action) -> int:
    match action:
        case Announce():
            return 99
        case ScoreCity():
            return 98
        case Extra():
            return 97
        case Build(tile, city):
            worth = TILES[tile].cost * (1 + CITY[city].value)
            return worth if worth >= 6 else 0
        case Take(_, stones):
            return min(len(stones), 4)
        case ScoreType():
            return 5
    return 0


def after(state: State, *turns: str) -> State:
    """The state after steps in the notation, each line by whoever's turn it is."""
    for line in turns:
        for action in read_turn(line):
            state = GAME.apply(state, state.turn, action)
    return state


#: Two players in the middle of a game: the first can buy, build in every city, and score.
RICH = """
wheel YRRB/WK/-/G/YB/K
bag WWWYYYRGGBBBKK
display VIL1 POR4 BIB2 CAS5 PAL5 CAT4 CAT2 VIL5 POR1
stack CAS1 CAS2 VIL3 VIL4 POR3 POR5 PAL1 PAL2 PAL4 BIB1 BIB4 BIB5 CAT1 CAT3 CAT5
field book crown gate arms
supply 4 4 5 1 4 4
closed LUC=1
turns 20
seat 1: WWYRRGB 13c 12vp objects 1 1 1 0 0 2 | PIS POR2 CAS4 LUC PAL3 BIB3 | scored PAL
seat 2: RGKK 4c 7vp objects 0 0 0 2 1 0 | MAS VIL2 CAS3 | scored VIL CAS
turn 1 action
"""

#: The last turn of a game between two: everything is gone, and the scores will be equal.
LAST = """
wheel -/-/-/-/-/-
bag -
display - - - - - - - - -
stack -
field -
supply 0 0 0 0 0 0
closed LUC=1 MAS=2
turns 59
seat 1: WK 4c 20vp objects 1 1 1 1 0 0 | LUC PAL3 BIB3 | scored PAL
seat 2: W 9c 19vp objects 1 1 1 1 0 0 | MAS VIL2 CAS3 POR1 | scored VIL
turn 2 after last=1
"""


def position(text: str) -> State:
    return GAME.notation.read_position(text)


def rich() -> State:
    return position(RICH)
