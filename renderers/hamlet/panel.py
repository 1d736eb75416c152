"""The private panel: the half-made choice on the map, and everything its owner needs to decide."""

from __future__ import annotations

from PIL import Image

from games.asking import Asked
from games.core import Question, Seat
from games.hamlet.choices import Kind
from games.hamlet.effects import markers_left
from games.hamlet.questions import could_do
from games.hamlet.scoring import orders_held, points_now, roads_left, trades_held
from games.hamlet.state import Move, State
from renderers import fonts, header, theme
from renderers.hamlet import board, choice, offers, pieces, strips
from renderers.hamlet.choice import Marks, marks
from renderers.hamlet.icons import icon
from renderers.hamlet.village_map import draw_code
from renderers.hamlet.voice import IN_PAIRS, Scene, Voice
from renderers.page import Page
from renderers.text import figure
from renderers.voice import listed

_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
#: Beside the whole village, what a seat owns takes a column; the map is at least this high.
COLUMN, _TALL = 392, 740
#: Over many kinds of moves it's lower.
_LESS_TALL, _MANY_KINDS = 560, 7
#: How high the map of a choice may be: lower by a step for things that may be chosen and for many rows of controls,
#: by two for ways to lay a draft, each of which has a map of its own.
_HEIGHTS = (640, 500, 400)
_MANY_ROWS, _MOST_ROWS = 5, 8


def draw_panel(view: State, seat: Seat, voice: Voice, asked: Asked[Move] | None) -> Page:
    """As low as possible: the controls are on the same screen, and what they say isn't repeated here."""
    canvas = header.page()
    scene, marked = Scene(canvas, view, voice), marks(view, seat, asked)
    _draw_top(scene, seat)
    y = header.HEIGHT + theme.GAP
    question = None if asked is None else asked.question
    rows = 0 if question is None else _rows(question)
    y = _draw_choice(scene, y, marked, rows) if marked.what else _draw_everything(scene, y, seat, rows)
    return canvas.down_to(y + theme.MARGIN - theme.GAP)


def _rows(question: Question) -> int:
    """How many rows of a phone its answers take."""
    answers = len(question.answers)
    return -(-answers // 2) if question.code in IN_PAIRS else answers


def _draw_choice(scene: Scene, top: int, marked: Marks, rows: int) -> int:
    """The part of the village that the choice is about, and what else may be chosen; of drafts, nothing else."""
    if marked.what == "buy":
        return offers.draw_row_large(scene, top, marked.framed)
    if marked.what == "build" and not marked.ways:
        return offers.draw_own_drafts(scene, top, marked.framed)
    offered = 2 if len(marked.ways) > 1 else bool(marked.framed)
    steps = min(offered + (rows > _MANY_ROWS) + (rows > _MOST_ROWS), len(_HEIGHTS) - 1)
    y = choice.draw_action_map(scene, top, marked, _HEIGHTS[steps])
    return _draw_offers(scene, choice.draw_ways(scene, y, marked), marked)


def _draw_everything(scene: Scene, top: int, seat: Seat, rows: int) -> int:
    """The village with a column beside it. In the solo challenge, which has no other board, all that is on offer."""
    view, left = scene.view, _RIGHT - COLUMN
    y = _draw_own(scene, (left, top, _RIGHT), seat)
    if view.abbey is not None:
        below = y + board.height_with(scene.voice.abbey_told(), COLUMN)
        board.draw_abbey(scene, (left, y, _RIGHT, below))
        y = below + theme.GAP
    y = max(y, top + (_LESS_TALL if rows > _MANY_KINDS else _TALL) + theme.GAP)
    choice.draw_whole_map(scene, top, left - theme.GAP - _LEFT, y - theme.GAP - top)
    if view.abbey is not None:
        return strips.draw_all(scene, y)
    return y if seat == view.active or view.over else _draw_possible(scene, y, seat)


def prompt(view: State, seat: Seat, asked: Asked[Move] | None, voice: Voice) -> str:
    """What the seat is asked now, for reading aloud."""
    if view.over:
        return voice("over")
    if seat != view.active:
        return voice("turn", name=voice.name(view.active))
    if asked is not None and asked.question is not None and asked.answers:
        return voice.question(asked.question)
    return voice("prompt-kind", ready=view.players[seat].ready, herd=_herd(view))


def _herd(view: State) -> str:
    return "moved" if view.herd_moved else "waits"


def _draw_top(scene: Scene, seat: Seat) -> None:
    """The round and whose turn it is; on the right points, gold, and villagers who are ready."""
    canvas, view, voice = scene
    player, middle = view.players[seat], header.HEIGHT / 2 - 4
    canvas.centred(pieces.points(84, figure(player.points)), _RIGHT - 42, middle)
    canvas.centred(pieces.coin(84, str(player.gold)), _RIGHT - 136, middle)
    ready = f"{player.ready}/{len(player.villagers)}"
    taken = canvas.text_beside(_RIGHT - 196, middle, ready, theme.TITLE, theme.BOLD, header.INK, "right")
    canvas.centred(pieces.villager(72, seat), _RIGHT - 238 - taken, middle)
    own = not view.over and seat == view.active
    line = voice("your-turn", herd=_herd(view)) if own else voice(board.now(view), name=voice.drawn_name(view.active))
    header.draw_panel_titles(canvas, seat, board.title(scene), line, 290 + taken)


# ---------------------------------------------------------------- the choice


def _draw_offers(scene: Scene, top: int, marked: Marks) -> int:
    """The market or the orders, when the choice is about them; the possible ones are framed."""
    if marked.what not in ("sell", "order"):
        return top
    draw = offers.draw_market if marked.what == "sell" else offers.draw_orders
    draw(scene, (_LEFT, top, _RIGHT, top + offers.MARKET_HEIGHT), marked.framed)
    return top + offers.MARKET_HEIGHT + theme.GAP


# ---------------------------------------------------------------- what a seat owns and can do

_LINE = 60
_ROW = 54
_KIND_ICONS: dict[Kind, str] = {
    "produce": "QUA",
    "process": "SAW",
    "buy": "TOW",
    "hire": "TOW",
    "sell": "MAR",
    "order": "CHU",
    "beg": "SHR",
    "build": "OU1",
    "road": "WAR",
    "herd": "STA",
}


def _draw_own(scene: Scene, box: tuple[int, int, int], seat: Seat) -> int:
    """Pieces left in the supply, orders, trade tiles, the score if it ended now, and drafts with what they cost."""
    canvas, view, voice = scene
    left, top, right = box
    goods = markers_left(view, seat).items()
    things = [(pieces.resource(48, good, seat), f"{count}") for good, count in goods]
    things += [
        (pieces.crossing(50, "bridge", seat), figure(roads_left(view, seat))),
        (icon("CHU", 48), figure(orders_held(view, seat))),
        (icon("MAR", 48), figure(trades_held(view, seat))),
        (pieces.points(48, "Σ"), voice("now", points=points_now(view, seat))),
    ]
    lines = _in_lines([54 + fonts.width(text, theme.BODY, theme.BOLD) for _, text in things], right - left - 30)
    drafts = [*map(_draft_pieces, view.players[seat].drafts)]
    wide = _in_lines([len(row) * 50 + 76 for _, row in drafts], right - left - 30)
    below = top + 22 + _LINE * (len(lines) + len(wide))
    canvas.card((left, top, right, below))
    middle = top + 12 + _LINE / 2
    for line in lines:
        x = left + 18
        for piece, text in (things[place] for place in line):
            canvas.centred(piece, x + 24, middle)
            x += 54 + canvas.text_beside(x + 54, middle, text, theme.BODY, theme.BOLD) + _SPACE
        middle += _LINE
    for line in wide:
        x = left + 18
        for draft, row in (drafts[place] for place in line):
            draw_code(canvas, draft, x + 34, middle, theme.SMALL)
            for number, piece in enumerate(row):
                canvas.centred(piece, x + 96 + number * 50, middle)
            x += len(row) * 50 + 76 + _SPACE
        middle += _LINE
    return below + theme.GAP


_SPACE = 26


def _in_lines(widths: list[int], most: int) -> list[list[int]]:
    """The places of these things, line by line, as many in a line as fit."""
    lines: list[list[int]] = []
    room = 0
    for place, width in enumerate(widths):
        if not lines or width > room:
            lines.append([])
            room = most
        lines[-1].append(place)
        room -= width + _SPACE
    return lines


def _draft_pieces(draft: str) -> tuple[str, list[Image.Image]]:
    """The icon of a draft, and what it costs."""
    return draft, [icon(draft, 48), *offers.cost_pieces(draft, 42)]


def _draw_possible(scene: Scene, top: int, seat: Seat) -> int:
    """Every kind of move that is possible, with what or where."""
    canvas, view, voice = scene
    possible = could_do(view, seat)
    bottom = top + 66 + _ROW * max(1, len(possible))
    canvas.card((_LEFT, top, _RIGHT, bottom))
    heading = voice("can") if seat == view.active else voice("can-next")
    canvas.text(_LEFT + 20, top + 42, heading, theme.BODY, theme.BOLD, theme.HEADER)
    if not possible:
        canvas.text(_LEFT + 20, top + 88, voice("can-nothing"), theme.BODY, theme.MEDIUM, theme.MUTED)
    for place, (kind, targets) in enumerate(possible.items()):
        middle = top + 60 + place * _ROW + _ROW / 2
        canvas.centred(icon(_KIND_ICONS[kind], 46), _LEFT + 44, middle)
        taken = canvas.text_beside(_LEFT + 80, middle, voice(f"can-{kind}"), theme.BODY, theme.MEDIUM)
        x, room = _LEFT + 96 + taken, _RIGHT - _LEFT - 120 - taken
        canvas.text_beside(x, middle, listed(targets), theme.BODY, theme.BOLD, most=room)
    return bottom + theme.GAP
