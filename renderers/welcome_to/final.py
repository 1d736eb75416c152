"""The end: the score sheet, and everybody's streets."""

from __future__ import annotations

from msgspec.structs import replace
from PIL import Image

from games.core import ScoreLine, Seat, SeatScore, Verdict
from games.welcome_to.data import ACTIONS
from games.welcome_to.scoring import AGENCY, agency_score, final_result
from games.welcome_to.state import State
from renderers import glyphs, header, theme
from renderers.canvas import Box, side_by_side
from renderers.core import Say
from renderers.page import Page, drawn_once
from renderers.score_sheet import Cell, Column, Row, ScoreSheet
from renderers.text import figure
from renderers.welcome_to import streets
from renderers.welcome_to.choice import Marks
from renderers.welcome_to.icons import icon
from renderers.welcome_to.lots import FINAL, FINAL_ALONE, Scale
from renderers.welcome_to.voice import SENTENCES, Scene, Voice

_SHEET = header.HEIGHT + theme.GAP
_PAD = 12
_NAME = 50


def draw_final(view: State, voice: Voice) -> Page:
    scores, seats = scores_of(view), len(view.players)
    drawn = _score_sheet(scores, voice)
    top = _SHEET + drawn.height + theme.GAP
    canvas = _ground(seats, top)
    scene = Scene(canvas, view, voice)
    header.draw_final_titles(canvas, _how_it_ended(view), voice("title-final"), outcome(view, voice, aloud=False))
    drawn.draw(canvas, _SHEET)
    for score in scores[:seats]:
        _draw_streets(scene, _panel(seats, score.seat, top), score)
    return canvas


def _how_it_ended(view: State) -> Image.Image:
    ended = final_result(view).verdict
    if ended is None or ended.won:
        return glyphs.crown(92)
    return glyphs.flag(80) if ended.won is False else glyphs.star(92)


# --- who won ----------------------------------------------------------------------------------------------------------


def outcome(view: State, voice: Voice, *, aloud: bool) -> str:
    """Who won, or how the solo game ended; names for reading aloud or for drawing."""
    result = final_result(view)
    if result.verdict is not None:
        return verdict_words(result.verdict, voice.say)
    return voice.winners(result.seats, aloud=aloud)


def verdict_words(ended: Verdict, say: Say) -> str:
    params = {**ended.params, "margin": abs(int(ended.params.get("margin", 0)))}
    return SENTENCES.phrase("verdict", ended.code, params, say)


# --- the score sheet --------------------------------------------------------------------------------------------------


def scores_of(view: State) -> tuple[SeatScore, ...]:
    """One for every seat, before the end as if it ended now; in the solo game one for the agency too."""
    scores, rival = final_result(view).seats, agency_score(view)
    if rival is None:
        return scores
    [own] = scores
    lost = (own.total, own.tie_breaks) < (rival.total, rival.tie_breaks)
    return replace(own, rank=2 if lost else 1), rival


def _score_sheet(scores: tuple[SeatScore, ...], voice: Voice) -> ScoreSheet:
    rows = tuple(dict.fromkeys(line.code for score in scores for line in score.lines))
    return ScoreSheet(
        tuple(Row(_sign(code), voice.score_line(code)) for code in rows),
        tuple(_column(score, rows, voice) for score in scores),
        voice("total"),
        (Row(icon("estate", 38), voice("tie")),),
    )


def _column(score: SeatScore, rows: tuple[str, ...], voice: Voice) -> Column:
    lines = {line.code: Cell(line.points, _earned(line)) for line in score.lines}
    mark = icon("agency", 40) if score.seat == AGENCY else None
    return Column(score, voice.drawn_name(score.seat), tuple(map(lines.get, rows)), mark)


def _sign(code: str) -> Image.Image:
    name = code.removesuffix("_cards")
    size = 42 if code in ("plans", "estates") else 40
    return icon(name if name in ACTIONS else name.removesuffix("s"), size)


def _earned(line: ScoreLine) -> str:
    """``"8·0·5"`` for three plans or streets, ``"× 3"`` for things that are counted."""
    counts = [value for key, value in line.detail.items() if isinstance(value, int) and not key.startswith("value")]
    if line.code in ("plans", "parks") and "cards" not in line.detail:
        return "·".join(map(str, counts)) if any(counts) else ""
    return f"× {sum(counts)}" if sum(counts) else ""


# --- everybody's streets ----------------------------------------------------------------------------------------------


def _scale(seats: int) -> Scale:
    return FINAL_ALONE if seats == 1 else FINAL


def _panel(seats: int, seat: Seat, top: int) -> Box:
    return side_by_side(seats, seat, top, _NAME + streets.height(_scale(seats)) + _PAD + 4)


@drawn_once
def _ground(seats: int, top: int) -> Page:
    canvas = header.page(_panel(seats, seats - 1, top)[3] + theme.MARGIN)
    for seat in range(seats):
        left, upper, right, lower = _panel(seats, seat, top)
        canvas.card((left, upper, right, lower))
        streets.draw_ground(canvas, left + _PAD, upper + _NAME, _scale(seats))
    return canvas


def _draw_streets(scene: Scene, panel: Box, score: SeatScore) -> None:
    canvas, view, voice = scene
    left, top, right, _ = panel
    middle, seats = top + _NAME / 2, len(view.players)
    points, edge = figure(score.total), right - _PAD - 4
    taken = canvas.text_beside(edge, middle, points, theme.HEADING, theme.BLACK_WEIGHT, across="right")
    if score.rank == 1 and seats > 1:
        canvas.centred(glyphs.crown(40), right - _PAD - taken - 32, middle - 1)
        taken += 48
    canvas.centred(glyphs.seat(score.seat, 36), left + _PAD + 18, middle)
    room = right - left - 2 * _PAD - taken - 64
    canvas.text_beside(left + _PAD + 46, middle, voice.drawn_name(score.seat), theme.BODY, theme.BOLD, most=room)
    marks = Marks(view.players[score.seat].sheet)
    streets.draw_streets(canvas, left + _PAD, top + _NAME, marks, _scale(seats))
