"""What a seat can tell from its view about the rest of the game and about its rivals."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import Seat
from games.welcome_to.ai.plan_hopes import Wish
from games.welcome_to.ai.worth import Ahead, Weights
from games.welcome_to.data import PLANS, TRACKS, manager_of
from games.welcome_to.plans import value
from games.welcome_to.scoring import agency_lines, seat_lines, total
from games.welcome_to.sheets import free_count
from games.welcome_to.state import State

#: A round fills about one lot, sometimes two.
_ROUNDS_PER_LOT = 0.9
#: Points that a player gains in a round.
_GROWTH = 2.5
#: Temp boxes are half worth what they bring now, half what they may bring in the end.
_TEMP_GROWTH = 1.75


def ahead_of(view: State, seat: Seat, weights: Weights) -> Ahead:
    wishes = tuple(Wish(PLANS[plan.id], float(value(plan))) for plan in view.plans)
    return Ahead(rounds_left(view), wishes, temp_hopes(view, seat), weights)


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


# --- rivals ----------------------------------------------------------------------------------------------------------


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
    manager = manager_of(view.options.solo_level)
    return total(agency_lines(agency, manager, view.players[0].sheet.temps))
