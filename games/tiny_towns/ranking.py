"""Score sheets, tie-breaks, places and the ranks of the solo game."""

from __future__ import annotations

from games.first_edition import Result, ScoreLine, Seat, SeatScore, Verdict, ranked
from games.tiny_towns.board import squares
from games.tiny_towns.data import BUILDING_CATEGORIES, DATA
from games.tiny_towns.layout import Layout, layout_of
from games.tiny_towns.scoring import Scored, Surroundings, score_layout
from games.tiny_towns.state import SQUARES, SquareName, State


def result(state: State) -> Result | None:
    """The score sheets of a finished game, ranked; alone also the rank reached."""
    if state.phase != "over":
        return None
    seats = _ranked_scores(state)
    verdict = Verdict(_solo_rank(seats[0].total)) if len(seats) == 1 else None
    return Result(seats, verdict)


def points_now(state: State, seat: Seat) -> SeatScore:
    """The seat's score sheet and place if the game ended at this moment; in a view, as far as the viewer knows."""
    return _ranked_scores(state)[seat]


def fed_now(state: State, seat: Seat) -> tuple[SquareName, ...]:
    """The squares of the cottages (and castle) that would be fed if the game ended at this moment."""
    layouts = _layouts(state)
    return tuple(SQUARES[square] for square in squares(_scored(state, layouts, seat).fed))


def finishing_place(state: State, seat: Seat) -> int:
    """1 + the towns finished in an earlier round than this one; an unfinished town comes after all finished ones."""
    own = state.players[seat].finished
    rounds = [player.finished for player in state.players if player.finished is not None]
    return 1 + sum(1 for other in rounds if own is None or other < own)


def _layouts(state: State) -> list[Layout]:
    return [layout_of(player.town) for player in state.players]


def surroundings(state: State, seat: Seat) -> Surroundings:
    """What the seat's score depends on outside of its town, at this moment."""
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
    keys = [(sheet.total, _tie_breaks(layout)) for sheet, layout in zip(scored, layouts, strict=True)]
    return tuple(
        SeatScore(seat, total, _lines(state, scored[seat], layouts[seat]), tie_breaks, rank)
        for seat, ((total, tie_breaks), rank) in enumerate(zip(keys, ranked(keys), strict=True))
    )


def _tie_breaks(layout: Layout) -> tuple[int, ...]:
    """Fewer empty squares (the Cathedral does not hide them), then more cottages, fed or not."""
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
