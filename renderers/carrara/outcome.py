"""Who has won, with the score sheets of everybody at the table."""

from __future__ import annotations

from games.carrara.data import DATA
from games.carrara.scoring import final_lines, result, tie_breaks
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import State
from games.core import Result, ScoreLine, SeatScore
from renderers.carrara.voice import Voice


def finished(view: State) -> Result:
    found = result(view)
    if found is None:
        raise ValueError("the game is not over")
    return found


def score_sheets(view: State) -> tuple[SeatScore, ...]:
    """One for every player; the House of Malaspina has one too, and wins a tie."""
    found = finished(view)
    if found.verdict is None:
        return found.seats
    own = found.seats[0]
    lines = final_lines(view, HOUSE_SEAT)
    total = sum(line.points for line in lines)
    won = bool(found.verdict.won)
    house = SeatScore(HOUSE_SEAT, total, lines, tie_breaks(view, HOUSE_SEAT), 2 if won else 1)
    return SeatScore(own.seat, own.total, own.lines, own.tie_breaks, 1 if won else 2), house


def outcome(view: State, voice: Voice, *, aloud: bool) -> str:
    """Who won; names for reading aloud or for drawing."""
    sheets = score_sheets(view)
    winners = [sheet.seat for sheet in sheets if sheet.rank == 1]
    names = voice.names(winners) if aloud else voice.drawn_names(winners)
    if finished(view).verdict is None:
        return voice("winner" if len(winners) == 1 else "winners", names=names, points=sheets[winners[0]].total)
    name = voice.name(0) if aloud else voice.drawn_name(0)
    message = "solo-won" if winners == [0] else "solo-lost"
    return voice(message, name=name, own=sheets[0].total, house=sheets[1].total)


def verdict_lines(view: State, voice: Voice) -> tuple[str, str] | None:
    """The rank reached against the House, and how it was reckoned; None where several people played."""
    verdict = finished(view).verdict
    if verdict is None:
        return None
    level = voice.level(int(verdict.params["level"]))
    reckoned = voice(
        "rank-score",
        level=level,
        total=verdict.params["total"],
        bonus=verdict.params["bonus"],
        sum=verdict.params["rank_score"],
    )
    return voice.rank(verdict.code), reckoned


def is_tied(sheets: tuple[SeatScore, ...]) -> bool:
    """Whether stones left over had to decide between equal totals."""
    return len({sheet.total for sheet in sheets}) < len(sheets)


def line_name(line: ScoreLine, voice: Voice) -> str:
    return voice(f"line-{line.code}", objects=DATA.final.per_object, coins=DATA.final.coins_per_point)
