"""Promises about results: ranks follow from points, and points from their lines."""

from __future__ import annotations

from games.conformance.promises import check_code, hold
from games.core import Result, ranked


def check_result(seats: int, result: Result) -> None:
    scores = result.seats
    hold([score.seat for score in scores] == list(range(seats)), "every seat has one score, in order", result)
    keys = [(score.total, score.tie_breaks) for score in scores]
    hold([score.rank for score in scores] == ranked(keys), "ranks follow totals and tie-breaks", result)
    for score in scores:
        hold(score.total == sum(line.points for line in score.lines), "the lines add up to the total", score)
        for line in score.lines:
            check_code(line.code, line.detail, score)
    hold((result.verdict is not None) == (seats == 1), "a solo game, and no other, has a verdict", result)
    if result.verdict is not None:
        check_code(result.verdict.code, result.verdict.params, result)
