"""Games to draw: played by chance, or put together."""

from __future__ import annotations

from random import Random
from typing import Any

from games import asking
from games.asking import Asked
from games.core import Seat
from games.turns import new_game, remembered, with_own
from games.welcome_to import GAME
from games.welcome_to.state import Options, Sheet, Write
from renderers.core import Picture
from renderers.core import Table as People
from renderers.welcome_to import RENDERER
from tests.games.welcome_to import table as tables
from tests.games.welcome_to.table import Table, row, sheet
from tests.renderers.sentences import NAMES, speaker

#: Streets with a bit of everything: estates complete, used and open, pools built, planned and lost, a bis house.
SHEET = """\
1 2 | 3*! 5! | 6 7 8* 9 | . 12
1* | 2 4 . 6 | R | 7 8* 9 | 10 .
. 2* . | 5 . 6 6b 9 . . 12* .
parks 1 2 0
marketing 0 1 0 2 0 0
temps 3
strikes 1
plans 0 10 0"""
#: Hardly a free lot, and as much on it as paper bears.
DENSE = """\
1 2 | 3*! 5! 5b! | 6 7* 8* | 9 12
1* | 2 | 4 5* | 6 | R | 7 8* | 9! 10! | .
1 | 2*! 2b! 4! | 5 5b 6* | 6b 9 | 10 | 12* 13
parks 3 4 2
marketing 1 2 3 2 1 0
temps 6
strikes 2
plans 8 0 0"""
COMBINATIONS = ("10 fence", "11 bis", "4 park")


def own(text: str = SHEET) -> Sheet:
    return sheet(*text.splitlines())


def at_table(*offers: str, sheets: tuple[Sheet, ...] = (), plans: str = "A1 B1 C1", advanced: bool = False) -> Table:
    """Round 9 with these combinations (``"10 fence"``)."""
    return tables.table(offers or COMBINATIONS, sheets or (own(), own(), own()), plans, advanced)


def alone(*hand: str, plans: str = "A1 B1 C1", level: int = 3, given: str = "") -> Table:
    """Round 9 of a solo game with these cards (``"8 park"``), and what was handed to the agency before."""
    return tables.alone(hand, own(), plans, level, agency=row(*given.split()))


# --- playing ----------------------------------------------------------------------------------------------------------


def played(seats: int, *, rounds: int = 99, seed: int = 1, options: Options | None = None) -> Table:
    """A game in which everybody moves by chance."""
    chance = Random(seed)
    turn = new_game(GAME, seats, options or Options(), seed)
    while turn.waiting and turn.base.round <= rounds:
        turn = moved(turn, chance.choice(turn.waiting), chance)
    return turn


def moved(turn: Table, seat: Seat, chance: Random) -> Table:
    """By chance, but an action that can be used is used."""
    move = asking.random_move(GAME, turn.view(seat), seat, chance)
    for _ in range(3):
        if isinstance(move, Write) and move.effect is None:
            move = asking.random_move(GAME, turn.view(seat), seat, chance)
    return turn.play(seat, move)


def ended(turn: Table, seat: Seat, chance: Random) -> Table:
    """The seat has ended its turn; somebody else is still waited for."""
    while seat in turn.waiting:
        turn = moved(turn, seat, chance)
    return turn


def asked(turn: Table, *answers: str, seat: Seat = 0) -> Asked[Any]:
    """How far the seat has come with these answers."""
    return asking.ask(GAME, turn.view(seat), seat, answers)


# --- drawing ----------------------------------------------------------------------------------------------------------


def people(turn: Table, language: str = "en", names: tuple[str, ...] = NAMES, *, seat: Seat | None = None) -> People:
    """The table as the seat (None: a spectator) sees it, with the round that led here."""
    seats = len(turn.base.players)
    past = remembered((), turn.last, turn, seats) if turn.last is not None else ()
    return People(names[:seats], speaker(language, "welcome_to"), turn.waiting, with_own(past, turn, seat))


def board(turn: Table, language: str = "en") -> Picture:
    return RENDERER.board(turn.view(None), people(turn, language))


def panel(turn: Table, *answers: str, seat: Seat = 0, language: str = "en") -> Picture:
    """The seat's panel, with a half-made choice if there is something to choose."""
    choice = asked(turn, *answers, seat=seat) if seat in turn.waiting else None
    return RENDERER.panel(turn.view(seat), seat, people(turn, language, seat=seat), choice)


def final(turn: Table, language: str = "en") -> Picture:
    return RENDERER.final(turn.view(None), people(turn, language))


def words(turn: Table, seat: Seat | None = None, language: str = "en") -> str:
    return RENDERER.words(turn.view(seat), seat, people(turn, language, seat=seat))
