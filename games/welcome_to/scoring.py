"""Points: the tracks of a sheet, the score sheets of a seat and of the agency (AAA), and the final result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from games.core import Params, Result, ScoreLine, Seat, SeatScore, Verdict, ranked, seat_scores
from games.welcome_to.data import CARDS, DATA, LETTERS, MANAGERS, STREETS, TRACKS, ActionKind, Manager
from games.welcome_to.sheets import complete_estates, pools_built
from games.welcome_to.state import Agency, Sheet, State

# --- a sheet ----------------------------------------------------------------------------------------------------------


def park_points(sheet: Sheet) -> tuple[int, ...]:
    """Street by street."""
    return tuple(street.park_values[parks] for street, parks in zip(STREETS, sheet.parks, strict=True))


def estate_values(sheet: Sheet) -> tuple[int, ...]:
    """What one complete estate of size 1, 2, … 6 is worth."""
    return tuple(values[crossed] for values, crossed in zip(TRACKS.marketing, sheet.marketing, strict=True))


def temp_rank_points(boxes: Sequence[int], places: Sequence[int]) -> list[int]:
    """Ties share the points of their place, and the next lower count takes the next place (R1, R2)."""
    counts = sorted({count for count in boxes if count}, reverse=True)
    points = dict(zip(counts, places, strict=False))
    return [points.get(count, 0) for count in boxes]


def temp_scale_points(boxes: int) -> int:
    """Level 0 of the solo game, where nobody competes."""
    return max((points for least, points in DATA.solo.temp_scale if boxes >= least), default=0)


def score_lines(sheet: Sheet, temp_points: int, advanced: bool) -> tuple[ScoreLine, ...]:
    """The score sheet in the order in which it is filled in."""
    lines = [
        ScoreLine("plans", sum(sheet.plans), dict(zip(LETTERS, sheet.plans, strict=True))),
        _parks_line(sheet),
        ScoreLine("pools", TRACKS.pools[pools_built(sheet)], {"pools": pools_built(sheet)}),
        ScoreLine("temps", temp_points, {"temps": sheet.temps}),
        _estates_line(sheet),
        ScoreLine("bis", -TRACKS.bis[sheet.bis], {"bis": sheet.bis}),
        ScoreLine("strikes", -TRACKS.strikes[sheet.strikes], {"strikes": sheet.strikes}),
    ]
    if advanced:
        built = sheet.roundabouts
        lines.append(ScoreLine("roundabouts", -TRACKS.roundabouts[built], {"roundabouts": built}))
    return tuple(lines)


def _parks_line(sheet: Sheet) -> ScoreLine:
    points = park_points(sheet)
    return ScoreLine("parks", sum(points), {street.key: value for street, value in zip(STREETS, points, strict=True)})


def _estates_line(sheet: Sheet) -> ScoreLine:
    """``size_3`` is the number of complete estates of size 3, ``value_3`` what each of them is worth."""
    counts = Counter(estate.size for estate in complete_estates(sheet))
    values = estate_values(sheet)
    detail: dict[str, int | str] = {}
    for size, count in sorted(counts.items()):
        detail[f"size_{size}"] = count
        detail[f"value_{size}"] = values[size - 1]
    return ScoreLine("estates", sum(count * values[size - 1] for size, count in counts.items()), detail)


def total(lines: Sequence[ScoreLine]) -> int:
    return sum(line.points for line in lines)


# --- the agency -------------------------------------------------------------------------------------------------------


#: In place of a seat.
AGENCY: Seat = -1
#: The rows of its score sheet for cards of a kind; a seat's sheet has some of them too.
_CARD_ROWS: dict[ActionKind, str] = {"park": "parks", "pool": "pools", "temp": "temp_cards", "fence": "fence_cards"}


class Group(NamedTuple):
    """Cards of the row between two fences: their houses, and what they are worth."""

    houses: int
    points: int


def row_actions(agency: Agency) -> list[ActionKind]:
    """The actions in the row, in order."""
    return [CARDS[card].action for card in agency.row]


def groups(row: list[ActionKind], manager: Manager) -> list[Group]:
    """The row split at its fences; a bis card has no house and multiplies its group once."""
    split: list[list[ActionKind]] = [[]]
    for action in row:
        if action == "fence":
            split.append([])
        else:
            split[-1].append(action)
    houses_of = {"bis": 0, "marketing": manager.marketing_houses}
    found = []
    for group in split:
        houses = sum(houses_of.get(action, 1) for action in group)
        found.append(Group(houses, houses * (manager.bis_multiplier if "bis" in group else 1)))
    return found


def largest(found: list[Group]) -> list[Group]:
    """By houses, ties to the higher value (R18)."""
    return sorted(found, reverse=True)[: DATA.solo.counted_estates]


def agency_lines(agency: Agency, manager: Manager, player_temps: int) -> tuple[ScoreLine, ...]:
    """The agency's score sheet; it has no minus points."""
    row = row_actions(agency)
    counted = largest(groups(row, manager))
    estates = sum(group.houses > 0 for group in counted)
    temps, _ = temp_rank_points((row.count("temp"), player_temps), DATA.solo.temp_places)
    return (
        ScoreLine("plans", sum(agency.plans), dict(zip(LETTERS, agency.plans, strict=True))),
        *(
            ScoreLine(_CARD_ROWS[kind], row.count(kind) * each, {"cards": row.count(kind)})
            for kind, each in manager.cards.items()
        ),
        ScoreLine("temps", temps, {"temps": row.count("temp")}),
        ScoreLine("estates", sum(group.points for group in counted), {"estates": estates}),
    )


# --- the game ---------------------------------------------------------------------------------------------------------


def seat_lines(state: State, seat: Seat, sheet: Sheet | None = None) -> tuple[ScoreLine, ...]:
    """The seat's score sheet if the game ended now; ``sheet`` may stand in for the seat's own."""
    own = sheet or state.players[seat].sheet
    return score_lines(own, _temp_points(state, seat, own), state.options.advanced)


def points_now(state: State, seat: Seat, sheet: Sheet | None = None) -> int:
    """The seat's points if the game ended now."""
    return total(seat_lines(state, seat, sheet))


def _temp_points(state: State, seat: Seat, own: Sheet) -> int:
    if state.agency is None:
        boxes = [own.temps if index == seat else player.sheet.temps for index, player in enumerate(state.players)]
        return temp_rank_points(boxes, TRACKS.temp_places)[seat]
    if not state.options.solo_level:
        return temp_scale_points(own.temps)
    return temp_rank_points((row_actions(state.agency).count("temp"), own.temps), DATA.solo.temp_places)[1]


def agency_score(state: State) -> SeatScore | None:
    """The agency's score if the game ended now; there is none at a table and at level 0."""
    if state.agency is None or not state.options.solo_level:
        return None
    manager, player = MANAGERS[state.options.solo_level], state.players[0].sheet
    lines = agency_lines(state.agency, manager, player.temps)
    # R19: for the tie-break, all groups with a house, not only the largest.
    estates = sum(group.houses > 0 for group in groups(row_actions(state.agency), manager))
    keys = [(total(lines), (estates,)), (points_now(state, 0), _tie_breaks(player))]
    return SeatScore(AGENCY, total(lines), lines, (estates,), ranked(keys)[0])


def result(state: State) -> Result | None:
    return final_result(state) if state.over else None


def final_result(state: State) -> Result:
    """As if the game ended now."""
    players = enumerate(state.players)
    scores = seat_scores((seat_lines(state, seat), _tie_breaks(player.sheet)) for seat, player in players)
    return Result(scores, _verdict(state, scores[0]) if state.agency is not None else None)


def _tie_breaks(sheet: Sheet) -> tuple[int, ...]:
    """More complete estates win a tie; then the place is shared (R8)."""
    return (len(complete_estates(sheet)),)


def _verdict(state: State, player: SeatScore) -> Verdict:
    """Level 0 is played for a high score; above it more points win, then more complete estates, else it is a draw."""
    manager, rival = MANAGERS[state.options.solo_level], agency_score(state)
    params: Params = {"level": manager.level, "manager": manager.id, "total": player.total}
    if rival is None:
        return Verdict("high_score", params=params)
    params |= {"rival": rival.total, "margin": player.total - rival.total}
    params |= {"estates": player.tie_breaks[0], "rival_estates": rival.tie_breaks[0]}
    own, other = (player.total, player.tie_breaks), (rival.total, rival.tie_breaks)
    if own == other:
        return Verdict("drawn", None, params)
    return Verdict("won" if own > other else "lost", own > other, params)
