"""How the three levels judge a turn.

Easy counts the points on its sheet and is careless about the rest. Normal also sees to it that numbers still fit and
that estates it has begun get finished. Hard weighs everything that may still come of its sheet (``worth``), what the
others gain while the game goes on, and in the solo game what it hands to the agency.
"""

from __future__ import annotations

from random import Random

from games.core import Seat
from games.welcome_to.ai.chances import horizon, street_filled
from games.welcome_to.ai.prospects import (
    agency_points,
    ahead_of,
    best_rival,
    rival_growth,
    rounds_left,
    temp_hopes,
)
from games.welcome_to.ai.search import Judge
from games.welcome_to.ai.worth import Weights, noted, worth
from games.welcome_to.data import TRACKS
from games.welcome_to.rounds import ends_game
from games.welcome_to.scoring import estate_values, park_points, seat_lines, total
from games.welcome_to.sheets import pools_built
from games.welcome_to.state import EMPTY, Sheet, State
from games.welcome_to.streets import runs

WEIGHTS = Weights()


# --- easy and normal -------------------------------------------------------------------------------------------------


def easy(view: State, seat: Seat, random: Random) -> Judge:
    temps = temp_hopes(view, seat)

    def judge(sheet: Sheet, give: int) -> float:
        return points(sheet, begun=0.0) + temps[sheet.temps] + lots_filled(sheet, 13) + random.gauss(0, 1.5)

    return judge


def normal(view: State, seat: Seat, random: Random) -> Judge:
    temps = temp_hopes(view, seat)
    to_come = horizon(rounds_left(view) * WEIGHTS.arrivals)

    def judge(sheet: Sheet, give: int) -> float:
        return points(sheet, begun=0.6) + temps[sheet.temps] + lots_filled(sheet, to_come) + random.gauss(0, 0.65)

    return judge


def lots_filled(sheet: Sheet, to_come: int) -> float:
    return sum(street_filled(street.numbers, to_come) for street in sheet.streets)


def points(sheet: Sheet, begun: float) -> float:
    """Points without temps; estates that are begun count by how far they have come."""
    values = estate_values(sheet)
    found = float(noted(sheet) + sum(park_points(sheet)) + TRACKS.pools[pools_built(sheet)])
    for street in sheet.streets:
        for run in runs(street):
            size = run.last - run.first + 1
            if run.complete:
                found += values[size - 1]
            elif begun:
                empty = street.numbers[run.first - 1 : run.last].count(EMPTY)
                found += begun * values[size - 1] * (1 - empty / size) ** 2
    return found


# --- hard ------------------------------------------------------------------------------------------------------------


def hard(view: State, seat: Seat, random: Random, weights: Weights = WEIGHTS) -> Judge:
    ahead = ahead_of(view, seat, weights)
    rival = best_rival(view, seat)
    growth = rival_growth(view) * ahead.rounds
    handed = {card: float(agency_points(view, card)) for card in (1, 2, 3)} if _faces_agency(view) else {}
    known: dict[Sheet, float] = {}

    def look(sheet: Sheet) -> float:
        if not ends_game(sheet):
            return worth(sheet, ahead)
        ended = total(seat_lines(view, seat, sheet))
        # To end the game keeps the others from gaining more: welcome when one is ahead, else not.
        return ended + growth if rival is None or ended > rival else ended - growth

    def judge(sheet: Sheet, give: int) -> float:
        if sheet not in known:
            known[sheet] = look(sheet) + random.gauss(0, 0.1)
        return known[sheet] - handed.get(give, 0.0)

    return judge


def _faces_agency(view: State) -> bool:
    return view.agency is not None and view.options.solo_level > 0
