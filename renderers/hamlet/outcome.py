"""How the game ended, or how it would end now."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import Result, ScoreLine, SeatScore, Verdict
from games.hamlet.data import AWARDS
from games.hamlet.scoring import result, verdict
from games.hamlet.state import State
from renderers.hamlet.voice import Voice
from renderers.sentences import dashed

#: The rows of the score sheet, in the order of the final scoring.
ROWS = ("points", "awards", "sites", "built_roads", "longest_road", "gold")


def outcome(view: State) -> Result:
    """The final score sheets; before the end, as if it ended now."""
    found = result(replace(view, over=True))
    assert found is not None
    return found


def verdict_of(view: State) -> Verdict | None:
    """How the solo challenge ended."""
    return verdict(view, outcome(view).seats[0].total) if view.abbey else None


def row_of(line: ScoreLine) -> str:
    return "awards" if line.code in AWARDS else "sites" if line.code == "site" else line.code


def row_points(score: SeatScore, row: str) -> int:
    return sum(line.points for line in score.lines if row_of(line) == row)


def line_name(line: ScoreLine, voice: Voice) -> str:
    """What a single line of a score sheet is for."""
    if line.code == "site":
        return str(line.detail["tile"])
    return voice(f"award-{line.code}") if line.code in AWARDS else voice(f"row-{dashed(line.code)}")


def details(score: SeatScore, voice: Voice) -> str:
    """Awards and sites one by one."""
    return voice.listed(
        voice("line", what=line_name(line, voice), points=line.points)
        for line in score.lines
        if row_of(line) in ("awards", "sites")
    )


def outcome_line(view: State, voice: Voice, *, aloud: bool) -> str:
    """Who won, or how well the solo challenge went; names for reading aloud or for drawing."""
    sheets = outcome(view).seats
    decided = verdict_of(view)
    if decided is not None:
        return voice("solo-won" if decided.won else "solo-lost", points=sheets[0].total, result=rank(decided, voice))
    winners = [sheet.seat for sheet in sheets if sheet.rank == 1]
    names = voice.names(winners) if aloud else voice.drawn_names(winners)
    best = max(sheet.total for sheet in sheets)
    return voice("winner" if len(winners) == 1 else "winners", names=names, points=best)


def rank(decided: Verdict, voice: Voice) -> str:
    """The rank reached, or why none was."""
    return voice(f"rank-{dashed(decided.code)}" if decided.won else f"lost-{dashed(decided.code)}")
