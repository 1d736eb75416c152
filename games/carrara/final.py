"""Final scoring, the winner, and the verdict on a game against the House of Malaspina."""

from __future__ import annotations

from games.carrara.changes import screen_of
from games.carrara.data import DATA, Rank
from games.carrara.ending import total_cost
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import State
from games.first_edition import Result, ScoreLine, Seat, SeatScore, Verdict, ranked


def result(state: State) -> Result | None:
    if state.phase != "over":
        return None
    seats = range(1 if state.solo else len(state.players))
    sheets = [final_lines(state, seat) for seat in seats]
    keys = [
        (sum(line.points for line in sheet), tie_breaks(state, seat)) for seat, sheet in zip(seats, sheets, strict=True)
    ]
    scores = tuple(
        SeatScore(seat, total, sheet, ties, rank)
        for seat, sheet, (total, ties), rank in zip(seats, sheets, keys, ranked(keys), strict=True)
    )
    return Result(scores, verdict(state, scores[0].total) if state.solo else None)


def final_lines(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """The score sheet: the track, with the bonus of an announcement apart (R20), objects, buildings, coins."""
    player, screen = state.players[seat], screen_of(state, seat)
    announced = state.ending is not None and state.ending.by == "announced" and state.ending.seat == seat
    bonus = DATA.end.bonus if announced else 0
    objects, costs = sum(screen.objects), total_cost(state, seat)
    return (
        ScoreLine("track", player.vp - bonus),
        ScoreLine("announcement", bonus),
        ScoreLine("objects", DATA.final.per_object * objects, {"objects": objects}),
        ScoreLine(
            "buildings", DATA.final.per_cost * costs, {"costs": costs, "buildings": sum(map(len, player.cities))}
        ),
        ScoreLine("coins", screen.coins // DATA.final.coins_per_point, {"coins": screen.coins}),
    )


def final_total(state: State, seat: Seat) -> int:
    return sum(line.points for line in final_lines(state, seat))


def tie_breaks(state: State, seat: Seat) -> tuple[int, ...]:
    """More stones left, of any colour; still tied is a shared victory."""
    return (len(screen_of(state, seat).stones),)


def verdict(state: State, total: int) -> Verdict:
    """A win needs strictly more points than the House: with a tie it keeps the contract."""
    level = next(level for level in DATA.solo.levels if level.level == state.options.solo_level)
    house = final_total(state, HOUSE_SEAT)
    won = total > house
    rank = solo_rank(total + level.bonus, won)
    params: dict[str, int | str] = {
        "level": level.level,
        "total": total,
        "house": house,
        "bonus": level.bonus,
        "rank_score": total + level.bonus,
    }
    return Verdict(rank.id, won, params)


def solo_rank(rank_score: int, won: bool) -> Rank:
    """The highest rank reached; the upper ones need a win."""
    return [rank for rank in DATA.solo.ranks if rank.start <= rank_score and (won or not rank.needs_win)][-1]
