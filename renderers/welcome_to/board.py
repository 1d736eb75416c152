"""The public board: what is on offer, the plans, and everybody's streets; in the solo game also the agency."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PIL import Image

from games.core import Event, Params, Seat
from games.welcome_to.data import ACTIONS, MANAGERS, Manager
from games.welcome_to.rounds import end_warnings
from games.welcome_to.scoring import agency_score, points_now, row_actions
from games.welcome_to.sheets import free_count, pools_built
from games.welcome_to.state import Agency, Sheet, State
from renderers import fonts, glyphs, header, theme
from renderers.canvas import Canvas, blank
from renderers.page import Page, drawn_once
from renderers.text import figure, signed
from renderers.welcome_to import cards, colors, streets
from renderers.welcome_to.choice import Marks, fresh_of
from renderers.welcome_to.icons import icon
from renderers.welcome_to.lots import Scale, house, of_board, wall_middle
from renderers.welcome_to.voice import Scene, Voice

_OFFERS = header.HEIGHT + theme.GAP
_PLANS = _OFFERS + cards.OFFER_HEIGHT + theme.GAP
_SEATS = _PLANS + cards.PLAN_HEIGHT + theme.GAP
_GAP = 12


def draw_board(view: State, voice: Voice) -> Page:
    seats = len(view.players)
    scale = of_board(seats)
    canvas = _ground(seats, _top(seats, seats) + (agency_height(view.agency) or -_GAP) + theme.MARGIN)
    scene = Scene(canvas, view, voice)
    taken = _draw_legend(scene) if voice.table.told else 0
    header.draw_titles(canvas, voice("title", round=view.round), _waiting_line(view, voice), taken)
    cards.draw_offers(scene, _OFFERS)
    cards.draw_plans(scene, _PLANS)
    for seat in range(seats):
        draw_seat(scene, _top(seats, seat), seat, scale)
    if view.agency is not None:
        draw_agency(scene, _top(seats, seats), view.agency)
    return canvas


def _draw_legend(scene: Scene) -> int:
    """What the golden frames mean. Returns how wide it is."""
    canvas, _, voice = scene
    right = canvas.width - theme.MARGIN
    text = voice("new-in-round", round=voice.table.told[-1].turn + 1)
    taken = canvas.text_beside(right, 42, text, theme.BODY, theme.MEDIUM, header.SOFT_INK, "right")
    canvas.frame((right - taken - 54, 23, right - taken - 16, 61), theme.GOLD, theme.RADIUS_SMALL, 6)
    return taken + 76


def _waiting_line(view: State, voice: Voice) -> str:
    """Who the table is waiting for, with names as they can be drawn."""
    seats = voice.table.waiting
    if not seats:
        return voice("over")
    if len(seats) == len(view.players) > 2:
        return voice("waiting-all")
    return voice("waiting", names=voice.drawn_names(seats))


def _top(seats: int, place: int) -> int:
    return _SEATS + place * (height(of_board(seats)) + _GAP)


@drawn_once
def _ground(seats: int, bottom: int) -> Page:
    canvas, scale = header.page(bottom), of_board(seats)
    for seat in range(seats):
        top = _top(seats, seat)
        canvas.card((theme.MARGIN, top, canvas.width - theme.MARGIN, top + height(scale)))
        streets.draw_ground(canvas, theme.MARGIN + _PAD, top + _PAD, scale)
    return canvas


# --- a seat: its streets, what it has and what it did last -----------------------------------------------------------

_PAD = 14
#: The pieces of the last turn and the words beside them.
_PIECE = 38
_PIECE_TEXT = 25
#: The action of an event that tells of a number written with it.
_ACTIONS = {f"wrote_{kind}": kind for kind in ACTIONS}


class _Piece(NamedTuple):
    sign: Image.Image
    text: str = ""


def height(scale: Scale) -> int:
    return streets.height(scale) + 2 * _PAD


def draw_seat(scene: Scene, y: int, seat: Seat, scale: Scale) -> None:
    canvas, view, voice = scene
    turn = voice.table.last_turn_of(seat)
    events = [event for event in turn.events if event.seat == seat] if turn is not None else []
    left, top, own = theme.MARGIN + _PAD, y + _PAD, view.players[seat].sheet
    streets.draw_streets(canvas, left, top, Marks(own, fresh=fresh_of(events)), scale)
    x = left + streets.width(scale) + 22
    room = canvas.width - theme.MARGIN - _PAD - x
    step = streets.height(scale) / 4
    rows = [top + (row + 0.5) * step for row in range(4)]
    _draw_name(scene, x, rows[0], room, seat)
    _draw_items(canvas, x, rows[1], room, _standing(scene, seat), 30)
    _draw_items(canvas, x, rows[2], room, _counts(own), theme.SMALL)
    if events:
        canvas.fill((x, round(rows[3]) - 27, x + room, round(rows[3]) - 25), theme.LINE)
        _draw_pieces(canvas, x, rows[3], room, _pieces(events))


def _draw_name(scene: Scene, x: int, middle: float, room: int, seat: Seat) -> None:
    canvas, view, voice = scene
    canvas.centred(glyphs.seat(seat, 38), x + 19, middle)
    right = x + room
    signs = [glyphs.hourglass(34) if seat in voice.table.waiting else glyphs.tick(34)]
    if any(warning.seat == seat for warning in end_warnings(view)):
        signs.append(glyphs.flag(34))
    for sign in signs:
        canvas.centred(sign, right - 17, middle)
        right -= 38
    canvas.text_beside(x + 46, middle, voice.drawn_name(seat), theme.BODY, theme.BOLD, most=right - x - 50)


def _standing(scene: Scene, seat: Seat) -> list[_Piece]:
    """Points if the game ended now, free lots, strikes."""
    own = scene.view.players[seat].sheet
    return [
        _Piece(glyphs.star(36), figure(points_now(scene.view, seat))),
        _Piece(icon("lot", 36), str(free_count(own))),
        _Piece(icon("strike", 36), str(own.strikes)),
    ]


def _counts(own: Sheet) -> list[_Piece]:
    counts = {"park": sum(own.parks), "pool": pools_built(own), "temp": own.temps, "bis": own.bis}
    return [_Piece(icon(kind, 32), str(n)) for kind, n in {**counts, "marketing": sum(own.marketing)}.items()]


def _draw_items(canvas: Canvas, x: int, middle: float, room: int, items: list[_Piece], size: int) -> None:
    step = room / len(items)
    for place, (sign, text) in enumerate(items):
        left = x + place * step
        canvas.stamp(sign, left, middle - sign.height / 2)
        canvas.text_beside(left + sign.width + 4, middle, text, size, theme.BOLD)


# --- what a seat did in the last round, as small pieces with a word each ----------------------------------------------


def _pieces(events: Iterable[Event]) -> list[_Piece]:
    """What matters most to others comes first, in case there is no room for all."""
    ranked = [piece for event in events for piece in _ranked_pieces(event)]
    return [piece for _, piece in sorted(ranked, key=lambda pair: pair[0])]


def _ranked_pieces(event: Event) -> Iterator[tuple[int, _Piece]]:
    params = event.params
    match event.code:
        case "strike":
            yield 0, _Piece(icon("strike", _PIECE))
        case "scored":
            yield 1, _Piece(glyphs.disc(_PIECE, theme.GOLD, str(params["plan"])))
        case "roundabout":
            yield 3, _Piece(icon("roundabout", _PIECE), str(params["place"]))
        case code if code.startswith("wrote"):
            yield 0, _Piece(_numbered_house(int(params["number"]), _PIECE), str(params["place"]))
            if used := _ACTIONS.get(code):
                yield 2, _Piece(icon(used, _PIECE), _said(params))


def _said(params: Params) -> str:
    """Which fence, which house, which size, or by how much."""
    if by := params.get("by"):
        return signed(int(by))
    return next((str(params[name]) for name in ("by", "left", "bis", "size") if name in params), "")


def _draw_pieces(canvas: Canvas, x: int, middle: float, room: int, found: list[_Piece]) -> None:
    """As many as there is room for; an ellipsis for the rest."""
    end = x + room
    for number, (sign, text) in enumerate(found):
        needed = sign.width + (fonts.width(text, _PIECE_TEXT, theme.MEDIUM) + 4 if text else 0)
        spare = 0 if number == len(found) - 1 else 26
        if x + needed + spare > end:
            canvas.text_beside(x, middle, fonts.ELLIPSIS, _PIECE_TEXT, theme.BOLD)
            return
        canvas.stamp(sign, x, middle - sign.height / 2)
        canvas.text_beside(x + sign.width + 4, middle, text, _PIECE_TEXT, theme.MEDIUM)
        x += needed + 10


def _numbered_house(number: int, size: int) -> Image.Image:
    """A small house with its number, on card."""
    canvas = blank(size + 6, size, theme.CARD)
    canvas.stamp(house(number % len(colors.ROOFS), size + 6, size), 0, 0)
    middle = wall_middle(size)
    canvas.text_beside(canvas.width / 2, middle, str(number), round(size * 0.56), theme.BLACK_WEIGHT, across="middle")
    return canvas.image


# --- the agency: its site manager, its points, the cards handed to it -------------------------------------------------

_HEAD = 56
_ROW_ICON = 33
_STEP = _ROW_ICON + 2
_PER_ROW = 32


def agency_height(agency: Agency | None) -> int:
    """With a line for its cards; those of a long game fill two. Nothing where there is no agency."""
    return _HEAD + max(1, -(-len(agency.row) // _PER_ROW)) * _STEP + 6 if agency is not None else 0


def draw_agency(scene: Scene, y: int, agency: Agency) -> None:
    canvas, view, voice = scene
    canvas.card((theme.MARGIN, y, canvas.width - theme.MARGIN, y + agency_height(agency)))
    left, right, middle = theme.MARGIN + 16, canvas.width - theme.MARGIN - 16, y + 29
    manager = MANAGERS[view.options.solo_level]
    canvas.centred(icon("agency", 50), left + 25, middle)
    title = voice("agency", manager=voice.manager(manager.id), level=manager.level)
    free = right
    if rival := agency_score(view):
        points = figure(rival.total)
        taken = canvas.text_beside(right, middle, points, 42, theme.BLACK_WEIGHT, across="right")
        canvas.centred(glyphs.star(42), right - taken - 30, middle - 2)
        free = _draw_values(canvas, right - taken - 66, middle, manager)
    most = free - left - 76 - 38 * len(manager.plans)
    x = left + 76 + canvas.text_beside(left + 64, middle, title, theme.BODY, theme.BOLD, most=most)
    for letter in manager.plans:
        color = theme.GOLD if letter in agency.projects else theme.CARD
        canvas.centred(glyphs.disc(34, color, letter), x + 17, middle)
        x += 38
    if not agency.row:
        canvas.text_beside(left + 6, y + _HEAD + 18, "–", theme.BODY, theme.MEDIUM, theme.MUTED)
    for place, kind in enumerate(row_actions(agency)):
        line, column = divmod(place, _PER_ROW)
        canvas.stamp(icon(kind, _ROW_ICON), left + column * _STEP, y + _HEAD + line * _STEP)


def _draw_values(canvas: Canvas, right: int, middle: int, manager: Manager) -> int:
    """What each kind of card is worth to the site manager, from the right. Returns where it begins."""
    values = {**manager.cards, "marketing": manager.marketing_houses, "bis": f"×{manager.bis_multiplier}"}
    for kind, value in reversed(values.items()):
        right -= canvas.text_beside(right, middle, str(value), theme.SMALL, theme.BOLD, across="right")
        canvas.centred(icon(kind, 36), right - 22, middle)
        right -= 54
    return right
