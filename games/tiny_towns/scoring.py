"""Final scoring: what every card is worth in a town, score sheets, tie-breaks, places and the ranks in solo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from games.core import Result, ScoreLine, Seat, SeatScore, Verdict, seat_scores
from games.tiny_towns.data import BUILDING_CATEGORIES, CARDS, DATA, Score, ScoreKind
from games.tiny_towns.layout import TYPE, Layout, feedings, layout_of
from games.tiny_towns.state import SQUARES, CardId, SquareName, State
from games.tiny_towns.town import ADJACENT, CENTRE, COLUMN, CORNERS, ROW, ROW_AND_COLUMN, buildings, groups, squares

_RED = TYPE["red"]


class Surroundings(NamedTuple):
    """What a town's score depends on outside the town."""

    #: Buildings of each type in the town of the right neighbour, in the order of the display; none when alone.
    right_neighbour: tuple[int, ...] = (0,) * len(BUILDING_CATEGORIES)
    #: The place in which the town was finished: 1 + the towns finished in an earlier round.
    place: int = 1


class Scored(NamedTuple):
    """The score of a town, card by card."""

    #: Points of every card of the display, in its order.
    cards: tuple[int, ...]
    monument: int
    empty_squares: int
    fed: int

    @property
    def total(self) -> int:
        return sum(self.cards) + self.monument + self.empty_squares


class _Case(NamedTuple):
    """What a kind may look at besides the fed squares: the card's figures, its own buildings, the town."""

    score: Score
    own: int
    layout: Layout
    around: Surroundings
    type_index: int


_Kind: TypeAlias = Callable[[_Case, int, int], int]


# --- the kinds --------------------------------------------------------------------------------------------------------
#
# A kind is asked what some buildings of a card (a mask) earn, given which squares are fed: all of them make the total
# of the card, a single one makes its share.


def _beside(case: _Case, some: int) -> int:
    """How many of the buildings have at least one neighbour of the card's categories."""
    wanted = 0
    for category in case.score.categories:
        wanted |= case.layout.types[TYPE[category]]
    return sum(1 for square in squares(some) if ADJACENT[square] & wanted)


def _beside_cottages(case: _Case, some: int, fed: int) -> int:
    beside = (case.layout.cottage_count(ADJACENT[square] & fed) for square in squares(some))
    return case.score.vp * sum(cottages >= case.score.min for cottages in beside)


def _in_line(case: _Case, some: int, fed: int) -> int:
    """R35: the better line, for each building on its own."""
    lines = ([(case.own & line[square]).bit_count() for line in (ROW, COLUMN)] for square in squares(some))
    return case.score.vp * sum(1 + max(others) for others in lines)


def _more_than_right(case: _Case, some: int, fed: int) -> int:
    more = case.own.bit_count() > case.around.right_neighbour[case.type_index]
    return some.bit_count() * (case.score.vp + (case.score.bonus if more else 0))  # R28: the bonus for each


def _types_in(reach: Sequence[int]) -> _Kind:
    """One for each type within reach, but for the card's own."""

    def kind(case: _Case, some: int, fed: int) -> int:
        others = (case.layout.distinct_types(reach[square] & ~case.own) for square in squares(some))
        return case.score.vp * sum(others)

    return kind


def _largest_group(case: _Case, some: int, fed: int) -> int:
    largest = max(group.bit_count() for kind in case.layout.types for group in groups(kind))  # R18: the Forum is one
    return case.score.vp + case.score.each * largest


_KINDS: dict[ScoreKind, _Kind] = {
    "none": lambda case, some, fed: 0,
    "flat": lambda case, some, fed: case.score.vp * some.bit_count(),
    "if_fed": lambda case, some, fed: case.score.vp * (some & fed).bit_count(),
    "if_adjacent": lambda case, some, fed: case.score.vp * _beside(case, some),
    # R4: one such neighbour is enough to lose it.
    "if_not_adjacent": lambda case, some, fed: case.score.vp * (some.bit_count() - _beside(case, some)),
    # R13: the castle counts as two.
    "per_adjacent_cottage": lambda case, some, fed: (
        case.score.vp * sum(case.layout.cottage_count(ADJACENT[square]) for square in squares(some))
    ),
    "per_fed_cottage": lambda case, some, fed: case.score.vp * case.layout.cottage_count(fed) * some.bit_count(),
    "per_unfed_cottage": lambda case, some, fed: case.score.vp * case.layout.cottage_count(case.layout.feedable & ~fed),
    "per_same_in_corners": lambda case, some, fed: case.score.vp * some.bit_count() * (case.own & CORNERS).bit_count(),
    "if_adjacent_fed_cottages": _beside_cottages,
    "count_table": lambda case, some, fed: case.score.from_table(some.bit_count()),  # R3: one total for all
    "flat_plus_if_more_than_right": _more_than_right,
    "if_alone_in_row_and_column": lambda case, some, fed: (
        case.score.vp * sum(1 for square in squares(some) if not case.own & ROW_AND_COLUMN[square])
    ),
    "best_of_row_or_column_count": _in_line,
    "flat_plus_same_in_centre": lambda case, some, fed: (
        some.bit_count() * (case.score.vp + case.score.each * (case.own & CENTRE).bit_count())
    ),
    "distinct_other_types_in_row_and_column": _types_in(ROW_AND_COLUMN),
    "per_stored_resource": lambda case, some, fed: case.score.vp * case.layout.stored,  # R26: these cubes stay
    "per_distinct_type": lambda case, some, fed: case.score.vp * case.layout.distinct_building_types(),
    # R1, R27: two each, seven types.
    "per_missing_type": lambda case, some, fed: (
        case.score.vp * (len(BUILDING_CATEGORIES) - case.layout.distinct_building_types())
    ),
    "per_distinct_adjacent_type": _types_in(ADJACENT),
    "flat_plus_largest_group": _largest_group,
    "at_construction_table": lambda case, some, fed: case.layout.shrine,
    "finish_rank_table": lambda case, some, fed: case.score.from_table(case.around.place - 1),
}


# --- a whole town -----------------------------------------------------------------------------------------------------

_NOBODY_AROUND = Surroundings()
_FED_KINDS: frozenset[ScoreKind] = frozenset(
    ("if_fed", "per_fed_cottage", "per_unfed_cottage", "if_adjacent_fed_cottages")
)


def score_layout(layout: Layout, display: Sequence[CardId], around: Surroundings = _NOBODY_AROUND) -> Scored:
    """The score of a town under the feeding that is best for its owner (R35)."""
    cases = _cases(layout, display, around)
    fed = _best_feeding(layout, display, cases)
    points = [_points(case, fed) for case in cases]
    empty = empty_square_vp(layout) * layout.unbuilt.bit_count()
    cards = len(display)
    return Scored(tuple(points[:cards]), sum(points[cards:]), empty, fed)


def _cases(layout: Layout, display: Sequence[CardId], around: Surroundings) -> list[_Case]:
    """The cards of the display in order, then the monument if one stands."""
    cases = [
        _Case(CARDS[card].score, layout.types[index] if index else layout.cottages, layout, around, index)
        for index, card in enumerate(display)
    ]
    if layout.monument is not None:
        cases.append(_Case(CARDS[layout.monument].score, layout.monument_at, layout, around, TYPE["monument"]))
    return cases


def _points(case: _Case, fed: int) -> int:
    return _KINDS[case.score.kind](case, case.own, fed) if case.own else 0


def _best_feeding(layout: Layout, display: Sequence[CardId], cases: list[_Case]) -> int:
    places_matter = any(case.own and case.score.kind == "if_adjacent_fed_cottages" for case in cases)
    choices = feedings(layout, display[_RED], places_matter=places_matter)
    if len(choices) == 1:
        return choices[0]
    depending = [case for case in cases if case.score.kind in _FED_KINDS]
    return max(choices, key=lambda fed: sum(_points(case, fed) for case in depending))


def empty_square_vp(layout: Layout) -> int:
    """What a square without a building costs; nothing with the Cathedral of Caterina."""
    exempt = None if layout.monument is None else CARDS[layout.monument].empty_square_vp
    return DATA.empty_square_vp if exempt is None else exempt


# --- score sheets -----------------------------------------------------------------------------------------------------


def result(state: State) -> Result | None:
    """The score sheets of a finished game, ranked; in solo also the rank reached."""
    if state.phase != "over":
        return None
    seats = _ranked_scores(state)
    verdict = Verdict(_solo_rank(seats[0].total)) if len(seats) == 1 else None
    return Result(seats, verdict)


def points_now(state: State, seat: Seat) -> SeatScore:
    """The seat's score sheet and place if the game ended now; on a view, as far as the viewer knows."""
    return _ranked_scores(state)[seat]


def fed_now(state: State, seat: Seat) -> tuple[SquareName, ...]:
    """The squares of the cottages (and castle) that would be fed if the game ended now."""
    layouts = _layouts(state)
    return tuple(SQUARES[square] for square in squares(_scored(state, layouts, seat).fed))


def points_by_square(state: State, seat: Seat) -> tuple[dict[int, int], dict[int, int]]:
    """What each square of a town earns; and what the buildings of a card earn together, by the first of them.

    Buildings that feed earn nothing themselves and are left out.
    """
    town, around = state.players[seat].town, surroundings(state, seat)
    layout = layout_of(town)
    fed = score_layout(layout, state.display, around).fed
    alone, together = dict.fromkeys(squares(layout.unbuilt), empty_square_vp(layout)), {}
    for case in _cases(layout, state.display, around):
        own, kind = list(squares(case.own)), case.score.kind
        if kind == "count_table" and own:
            together[own[0]] = _points(case, fed)
        elif kind == "per_stored_resource":
            alone |= {square: case.score.vp * len(house.holds) for square, house in buildings(town) if square in own}
        elif case.type_index != _RED:
            alone |= {square: _KINDS[kind](case, 1 << square, fed) for square in own}
    return alone, together


def finishing_place(state: State, seat: Seat) -> int:
    """1 + the towns finished in an earlier round than this one; an unfinished town comes after all finished ones."""
    own = state.players[seat].finished
    rounds = [player.finished for player in state.players if player.finished is not None]
    return 1 + sum(1 for other in rounds if own is None or other < own)


def _layouts(state: State) -> list[Layout]:
    return [layout_of(player.town) for player in state.players]


def surroundings(state: State, seat: Seat) -> Surroundings:
    counts = (0,) * len(BUILDING_CATEGORIES)
    if len(state.players) > 1:
        right = layout_of(state.players[seat - 1].town)
        counts = tuple(mask.bit_count() for mask in right.types[: len(BUILDING_CATEGORIES)])
    return Surroundings(counts, finishing_place(state, seat))


def _scored(state: State, layouts: list[Layout], seat: Seat) -> Scored:
    return score_layout(layouts[seat], state.display, surroundings(state, seat))


def _ranked_scores(state: State) -> tuple[SeatScore, ...]:
    layouts = _layouts(state)
    scored = [_scored(state, layouts, seat) for seat in range(len(layouts))]
    towns = zip(scored, layouts, strict=True)
    return seat_scores((_lines(state, found, layout), _tie_breaks(layout)) for found, layout in towns)


def _tie_breaks(layout: Layout) -> tuple[int, ...]:
    """Fewer empty squares (the Cathedral doesn't hide them), then more cottages, fed or not."""
    return -layout.unbuilt.bit_count(), layout.cottage_count(layout.feedable)


def _lines(state: State, scored: Scored, layout: Layout) -> tuple[ScoreLine, ...]:
    lines = []
    for index, (card, points) in enumerate(zip(state.display, scored.cards, strict=True)):
        own = layout.types[index] if index else layout.cottages
        detail: dict[str, int | str] = {"count": own.bit_count()}
        if index == 0:
            detail["fed"] = (own & scored.fed).bit_count()
        lines.append(ScoreLine(card, points, detail))
    if state.options.monuments:
        lines.append(ScoreLine("monument", scored.monument, {"card": layout.monument} if layout.monument else {}))
    lines.append(ScoreLine("empty_squares", scored.empty_squares, {"count": layout.unbuilt.bit_count()}))
    return tuple(lines)


def _solo_rank(points: int) -> str:
    return next(rank.id for rank in DATA.solo_ranks if rank.min is None or points >= rank.min)
