"""Shorthand for tests: positions and moves as text."""

from __future__ import annotations

import pytest

from games.core import IllegalMove
from games.hamlet import GAME
from games.hamlet.data import TRADES
from games.hamlet.notation import read_line
from games.hamlet.positions import POSITION
from games.hamlet.possible import check_table, level_of, levels
from games.hamlet.state import Move, State
from games.hamlet.village import village
from games.turns import Turn, open_turn
from tests.games.reading import fragment

TWO = "hamlet 2 standard journeyman\nturn 5 red\n"
THREE = "hamlet 3 standard journeyman\nturn 5 red\n"
SOLO = "hamlet 1 standard journeyman\nturn 5 red\n"

#: Everything of the market reaches every start place over red's donkey on the church; three villagers, nothing else.
RICH = "red gold=40 villagers=CHU,CHU,CHU donkeys=CHU\nstock QUA:stone*3 WOO:wood*3 FAR:wheat*3\n"

_START = "village CHU/0/0,0 WOO/4/-6,3 QUA/5/-4,4 FAR/3/2,4 MAR/0/2,1 TOW/0/3,-3"

#: Yellow has built a first building for every good, all of them outside the network: every stack is open.
GROWN = f"""{_START} FLO/2/1,0 DAI/4/-6,5 STO/2/-1,0 SAW/3/-5,8
milestones miller=yellow herder=yellow mason=yellow carpenter=yellow planner
"""

#: Barns, a stonemason and two dairies, joined to the quarry by red's road.
JOINED = f"""{_START} BA1/3/-4,7 STO/2/-4,8 COW/5/-10,8 BA2/3/-3,8 DAI/4/-3,9
roads QUA>BA1/bridge/red
milestones miller herder=yellow mason=yellow carpenter planner
"""

#: The final village of the scoring example, without its roads.
EXAMPLE_VILLAGE = """
village CHU/0/0,0 QUA/2/3,0 FAR/2/4,1 MAR/1/2,2 WOO/3/-4,7 TOW/4/-6,3 BA1/0/4,-2 DAI/4/2,-1 STO/3/1,0 FRR/3/1,-3/yellow COW/1/1,-3 PO2/3/4,-3/red
milestones miller herder=yellow mason=yellow carpenter planner
"""  # noqa: E501


def last_trade(trade: str = "", holder: str = "yellow") -> str:
    """The market holds this trade tile alone, or nothing: somebody has all the others of a game of two."""
    ids = sorted(TRADES, key=lambda id: (id != trade, id))
    dealt = [id for level, n in levels(2).items() for id in [id for id in ids if level_of(id) == level][:n]]
    return f"market {trade}\n{holder} trades={','.join(id for id in dealt if id != trade)}\n"


def position(text: str) -> State:
    """What lies on the table fits together, but how it got there, and where all other tiles are, doesn't matter."""
    return fragment(POSITION, text, check_table)


def played(state: State, *lines: str) -> Turn[State, Move]:
    """The turn in which the active seat makes these moves."""
    turn = open_turn(GAME, state)
    for line in lines:
        for move in read_line(line, turn.position(state.active), state.active):
            turn = turn.play(state.active, move)
    return turn


def do(state: State, *lines: str) -> State:
    """The position after these moves of the active seat."""
    return played(state, *lines).position(state.active)


def refusal(state: State, line: str) -> str:
    """The code with which a line is refused."""
    with pytest.raises(IllegalMove) as refused:
        do(state, line)
    return refused.value.code


def printed_links(state: State) -> set[tuple[str, str]]:
    """Pairs of places joined by printed paths, the earlier place first."""
    ground = village(state.places)
    contacts = [(code, contact) for code in ground.codes for contact in ground.contacts[code] if contact.is_link]
    return {(code, contact.other) for code, contact in contacts if ground.index[code] < ground.index[contact.other]}


def stock(state: State, code: str) -> list[str]:
    return [token.kind for token in state.tokens if token.at == code]
