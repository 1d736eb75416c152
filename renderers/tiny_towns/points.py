"""How the points of a finished town fall on its squares.

The rules give the points of a card for the whole town. Here they are shared out to the squares that earn them, for the
picture only: where the shares of a card do not add up to what the rules say, its total is written on its first square.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from games.core import Seat, SeatScore
from games.tiny_towns.board import ADJACENT, COLUMN, INDEX, ROW, ROW_AND_COLUMN, mask_of, squares
from games.tiny_towns.data import CARDS, ScoreKind
from games.tiny_towns.layout import TYPE, Layout, layout_of
from games.tiny_towns.scoring import fed_now
from games.tiny_towns.state import Building, CardId, State, Town


class Case(Struct, frozen=True):
    """A town and the squares of one of its cards."""

    card: CardId
    own: int
    fed: int
    layout: Layout
    town: Town
    #: The points of the card in the whole town.
    points: int


def square_points(view: State, seat: Seat, score: SeatScore) -> tuple[dict[int, int], dict[int, int]]:
    """Points by square, and the totals of groups by the first square of the group."""
    town = view.players[seat].town
    layout = layout_of(town)
    fed = mask_of(INDEX[name] for name in fed_now(view, seat))
    alone: dict[int, int] = {}
    together: dict[int, int] = {}
    for line in score.lines:
        if line.code == "empty_squares":
            each = line.points // layout.unbuilt.bit_count() if layout.unbuilt else 0
            alone.update(dict.fromkeys(squares(layout.unbuilt), each))
            continue
        card = str(line.detail.get("card", "")) if line.code == "monument" else line.code
        own = mask_of(square for square, content in enumerate(town.squares) if _is(content, card))
        if own and CARDS[card].feeds is None:
            _share(Case(card, own, fed, layout, town, line.points), alone, together)
    return alone, together


def _share(case: Case, alone: dict[int, int], together: dict[int, int]) -> None:
    places = list(squares(case.own))
    by_square = _BY_SQUARE.get(CARDS[case.card].score.kind)
    if by_square is not None:
        shares = {square: by_square(case, square) for square in places}
    elif case.points % len(places) == 0:
        shares = dict.fromkeys(places, case.points // len(places))
    else:
        shares = {}
    kind = CARDS[case.card].score.kind
    if sum(shares.values()) == case.points and shares and kind != "count_table":
        alone.update(shares)
    else:
        together[places[0]] = case.points


def _is(content: object, card: CardId) -> bool:
    return isinstance(content, Building) and content.card == card


# --- cards whose buildings are worth different points ----------------------------------------------------------------


def _if_fed(case: Case, square: int) -> int:
    return CARDS[case.card].score.vp if case.fed >> square & 1 else 0


def _has_neighbour(case: Case, square: int) -> bool:
    wanted = [case.layout.types[TYPE[category]] for category in CARDS[case.card].score.categories]
    return any(ADJACENT[square] & mask for mask in wanted)


def _if_adjacent(case: Case, square: int) -> int:
    return CARDS[case.card].score.vp if _has_neighbour(case, square) else 0


def _if_not_adjacent(case: Case, square: int) -> int:
    return 0 if _has_neighbour(case, square) else CARDS[case.card].score.vp


def _per_adjacent_cottage(case: Case, square: int) -> int:
    return CARDS[case.card].score.vp * case.layout.cottage_count(ADJACENT[square])


def _if_adjacent_fed_cottages(case: Case, square: int) -> int:
    score = CARDS[case.card].score
    return score.vp if case.layout.cottage_count(ADJACENT[square] & case.fed) >= score.min else 0


def _if_alone(case: Case, square: int) -> int:
    return 0 if case.own & ROW_AND_COLUMN[square] else CARDS[case.card].score.vp


def _in_line(case: Case, square: int) -> int:
    lines = ((case.own & line[square]).bit_count() for line in (ROW, COLUMN))
    return CARDS[case.card].score.vp * (1 + max(lines))


def _types_in_lines(case: Case, square: int) -> int:
    return CARDS[case.card].score.vp * case.layout.distinct_types(ROW_AND_COLUMN[square] & ~case.own)


def _stored(case: Case, square: int) -> int:
    house = case.town.squares[square]
    return CARDS[case.card].score.vp * len(house.holds) if isinstance(house, Building) else 0


_BY_SQUARE: dict[ScoreKind, Callable[[Case, int], int]] = {
    "if_fed": _if_fed,
    "if_adjacent": _if_adjacent,
    "if_not_adjacent": _if_not_adjacent,
    "per_adjacent_cottage": _per_adjacent_cottage,
    "if_adjacent_fed_cottages": _if_adjacent_fed_cottages,
    "if_alone_in_row_and_column": _if_alone,
    "best_of_row_or_column_count": _in_line,
    "distinct_other_types_in_row_and_column": _types_in_lines,
    "per_stored_resource": _stored,
}
