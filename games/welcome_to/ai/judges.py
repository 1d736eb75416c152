"""How the three levels judge a turn.

Easy counts the points on its sheet and is careless about the rest. Normal also makes sure that numbers still fit and
that the estates it began get finished. Hard weighs everything its sheet may still become (``worth``), what the others
gain while the game goes on, and in the solo game what it hands to the agency.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from games.core import Seat
from games.welcome_to.ai.chances import horizon, street_filled
from games.welcome_to.ai.worth import ARRIVALS, Ahead, Parts, Wish, noted, parts, worth
from games.welcome_to.data import MANAGERS, PLANS, TRACKS
from games.welcome_to.plans import value
from games.welcome_to.rounds import ends_game
from games.welcome_to.scoring import agency_lines, estate_values, park_points, seat_lines, total
from games.welcome_to.sheets import free_count, pools_built
from games.welcome_to.state import EMPTY, Sheet, State
from games.welcome_to.streets import runs

#: What a sheet is worth at the end of a turn that hands this card to the agency (0: none, or not known yet).
Judge = Callable[[Sheet, int], float]

#: A round fills about one lot, sometimes two.
_ROUNDS_PER_LOT = 0.9
#: Points that a player gains in a round.
_GROWTH = 2.5
#: Temp boxes count half for what they are worth now, half for what they may be worth in the end.
_TEMP_GROWTH = 1.75


# --- easy and normal --------------------------------------------------------------------------------------------------


def easy(view: State, seat: Seat, random: Random) -> Judge:
    return _counting(view, seat, random, begun=0.0, to_come=13, careless=1.5)


def normal(view: State, seat: Seat, random: Random) -> Judge:
    to_come = horizon(rounds_left(view) * ARRIVALS)
    return _counting(view, seat, random, begun=0.6, to_come=to_come, careless=0.65)


def _counting(view: State, seat: Seat, random: Random, *, begun: float, to_come: int, careless: float) -> Judge:
    """Counts points and the lots that will be filled; ``careless`` is how far it is off."""
    temps = temp_hopes(view, seat)

    def judge(sheet: Sheet, give: int) -> float:
        filled = sum(street_filled(street.numbers, to_come) for street in sheet.streets)
        return points(sheet, begun) + temps[sheet.temps] + filled + random.gauss(0, careless)

    return judge


def points(sheet: Sheet, begun: float) -> float:
    """Points without temps; estates under way count by how far they have come."""
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


# --- hard -------------------------------------------------------------------------------------------------------------


def hard(view: State, seat: Seat, random: Random) -> Judge:
    ahead = ahead_of(view, seat)
    ending = worth_of_ending(view, seat, ahead)
    handed = points_handed(view)
    known: dict[Sheet, float] = {}

    def look(sheet: Sheet) -> float:
        if not ends_game(sheet):
            return worth(sheet, ahead)
        ended = total(seat_lines(view, seat, sheet))
        return ended + ending(ended)

    def judge(sheet: Sheet, give: int) -> float:
        if sheet not in known:
            known[sheet] = look(sheet) + random.gauss(0, 0.1)
        return known[sheet] - handed.get(give, 0.0)

    return judge


def explained(view: State, seat: Seat) -> Callable[[Sheet, int], dict[str, float]]:
    """What the hard judge finds in a sheet at the end of a turn, part by part."""
    ahead = ahead_of(view, seat)
    ending = worth_of_ending(view, seat, ahead)
    handed = points_handed(view)

    def explain(sheet: Sheet, give: int) -> dict[str, float]:
        found = {"agency": -handed.get(give, 0.0)}
        if not ends_game(sheet):
            return found | parts(sheet, ahead)._asdict()
        lines = seat_lines(view, seat, sheet)
        counted = {line.code: float(line.points) for line in lines if line.code in Parts._fields}
        return found | counted | {"noted": float(noted(sheet)), "ending": ending(total(lines))}

    return explain


def worth_of_ending(view: State, seat: Seat, ahead: Ahead) -> Callable[[int], float]:
    """What it's worth to end the game with so many points. It keeps the others from gaining more: good when ahead."""
    rival = best_rival(view, seat)
    growth = rival_growth(view) * ahead.rounds
    return lambda ended: growth if rival is None or ended > rival else -growth


def points_handed(view: State) -> dict[int, float]:
    """Alone: what the agency has once it's handed each of the three cards."""
    if view.agency is None or view.options.solo_level == 0:
        return {}
    return {card: float(agency_points(view, card)) for card in (1, 2, 3)}


# --- what a view says about the rest of the game ----------------------------------------------------------------------


def ahead_of(view: State, seat: Seat) -> Ahead:
    wishes = tuple(Wish(PLANS[plan.id], float(value(plan))) for plan in view.plans)
    return Ahead(rounds_left(view), wishes, temp_hopes(view, seat))


def rounds_left(view: State) -> float:
    """Until the fullest sheet has no free lot."""
    return _ROUNDS_PER_LOT * (min(free_count(player.sheet) for player in view.players) - 1)


def temp_hopes(view: State, seat: Seat) -> tuple[float, ...]:
    """What 0, 1, 2 … temp boxes are worth to the seat as things stand."""
    own = view.players[seat].sheet
    hopes = []
    for boxes in range(TRACKS.temp_boxes + 1):
        lines = seat_lines(view, seat, replace(own, temps=boxes))
        now = next(line.points for line in lines if line.code == "temps")
        hopes.append((now + min(_TEMP_GROWTH * boxes, max(TRACKS.temp_places))) / 2)
    return tuple(hopes)


def best_rival(view: State, seat: Seat) -> int | None:
    """The points of the best other player, or of the agency; nobody at level 0 of the solo game."""
    if view.agency is not None:
        return agency_points(view, 0) if view.options.solo_level else None
    return max(total(seat_lines(view, other)) for other in range(len(view.players)) if other != seat)


def rival_growth(view: State) -> float:
    """What the rivals gain in a round."""
    if view.agency is None:
        return _GROWTH
    return agency_points(view, 0) / len(view.agency.row) if view.options.solo_level and view.agency.row else 0.0


def agency_points(view: State, handed: int) -> int:
    """The agency's points if it is handed this card of the three; 0: none."""
    agency = view.agency
    assert agency is not None
    if handed:
        agency = replace(agency, row=(*agency.row, agency.hand[handed - 1]))
    manager = MANAGERS[view.options.solo_level]
    return total(agency_lines(agency, manager, view.players[0].sheet.temps))
