"""Games to draw: played by chance with a little sense, or put together."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from games import asking
from games.asking import Asked
from games.carrara import GAME
from games.carrara.data import CITY, TILES
from games.carrara.notation import read_line
from games.carrara.positions import POSITION
from games.carrara.state import Announce, Build, Extra, Move, Options, ScoreCity, ScoreType, State, Take
from games.turns import Told, Turn, new_game, open_turn, remembered, with_own
from renderers.core import Table
from tests.games.reading import fragment
from tests.renderers.sentences import NAMES, speaker

OPEN = Options(open_screens=True)


class Moment(NamedTuple):
    """A position, and what everybody knows of the turns before it."""

    state: State
    told: tuple[Told, ...] = ()


def table(moment: Moment, language: str = "en", names: tuple[str, ...] = NAMES) -> Table:
    """Alone there is only one name: the House of Malaspina needs none."""
    seats = 1 if moment.state.solo else len(moment.state.players)
    return Table(names[:seats], speaker(language, "carrara"), told=moment.told)


def at(text: str) -> Moment:
    return Moment(fragment(POSITION, text))


def after(moment: Moment, line: str) -> Moment:
    """The moment after these moves of the seat on turn, which are told."""
    before = turn = open_turn(GAME, moment.state)
    for move in read_line(line, turn.view(turn.base.turn), turn.base.turn):
        turn = turn.play(before.base.turn, move)
    return _moment(turn, remembered(moment.told, before, turn, len(turn.base.players)))


def _moment(turn: Turn[State, Move], past: tuple[Told, ...]) -> Moment:
    seat = turn.base.turn
    return Moment(turn.position(seat), with_own(past, turn, seat))


def game(seats: int, seed: int, options: Options) -> Iterator[Moment]:
    """A game in which everybody acts by chance, but scores, builds well and buys plenty when it is possible."""
    chance = Random(seed)
    turn = new_game(GAME, seats, options, seed)
    past: tuple[Told, ...] = ()
    yield _moment(turn, past)
    while turn.waiting:
        after = acted(turn, chance)
        turn, past = after, remembered(past, turn, after, seats)
        yield _moment(turn, past)


@cache
def played(seats: int, *, turns: int = 999, seed: int = 1, options: Options | None = None) -> Moment:
    """The first moment of the game after this many turns, or its end."""
    for moment in game(seats, seed, options or Options()):
        if _turns(moment.state) >= turns:
            break
    return moment


def _turns(state: State) -> int:
    """How many turns have been played."""
    return (state.round - 1) * len(state.players) + state.turn


def acted(turn: Turn[State, Move], chance: Random) -> Turn[State, Move]:
    seat = turn.base.turn
    moves = list(asking.moves(GAME, turn.view(seat), seat))
    best = max(moves, key=lambda move: (_appeal(move), chance.random()))
    return turn.play(seat, best if chance.random() < 0.8 else chance.choice(moves))


def _appeal(move: Move) -> int:
    match move:
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


def asked(moment: Moment, *answers: str) -> Asked[Move]:
    """The half-made choice of the seat whose turn it is."""
    state = moment.state
    return Asked(answers, GAME.ask(GAME.view(state, state.turn), state.turn, answers))


#: Two players in the middle of a game: the first can buy, build in every city, and score.
RICH = """
rng 7/30
wheel YRRB/WK/-/G/YB/K
bag WWWYYYRGGBBBKK
display VIL1 POR4 BIB2 CAS5 PAL5 CAT4 CAT2 VIL5 POR1
stack CAS1 CAS2 VIL3 VIL4 POR3 POR5 PAL1 PAL2 PAL4 BIB1 BIB4 BIB5 CAT1 CAT3 CAT5
field book crown gate arms
supply 4 4 4 1 4 3
closed LUC=1
round 11
seat 1: WWYRRGB 13c 12vp objects 1 1 1 0 0 2 | PIS POR2 CAS4 LUC PAL3 BIB3 | scored PAL
seat 2: RGKK 4c 7vp objects 0 0 0 2 1 0 | MAS VIL2 CAS3 | scored VIL CAS
turn 1 action
"""

#: The first player has taken their action and meets all conditions of an announcement.
READY = """
wheel -/-/-/-/-/-
bag -
display VIL1 POR4 BIB2 CAS5 PAL5 CAT4 CAT2 VIL5 POR1
stack -
field -
supply 0 0 0 0 0 0
closed LUC=1
round 11
seat 1: - 0c 12vp objects 2 2 2 0 0 2 | PIS POR2 CAS4 POR5 CAT5 LUC PAL3 BIB3 BIB5 POR3 | scored PAL BIB CAS
seat 2: - 4c 7vp objects 0 0 0 0 0 0 | - | scored -
turn 1 after
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
round 30
seat 1: WK 4c 20vp objects 1 1 1 1 0 0 | LUC PAL3 BIB3 | scored PAL
seat 2: W 9c 19vp objects 1 1 1 1 0 0 | MAS VIL2 CAS3 POR1 | scored VIL
turn 2 after last=1
"""


def rich() -> Moment:
    return at(RICH)
