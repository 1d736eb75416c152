"""The private panel: the deed in progress on the map, and everything its owner needs to decide."""

from __future__ import annotations

from PIL import Image

from games.first_edition import Seat
from games.hamlet.choosing import menu, stage
from games.hamlet.queries import could_do, gold_after, villagers_ready
from games.hamlet.state import PickDraft, PickOrder, PickTrade, State, TakeSlot
from renderers import fonts, glyphs, header, theme
from renderers.canvas import sheet
from renderers.core import Table
from renderers.hamlet import action_map, goals, offers, own_things, pieces
from renderers.hamlet.choice import Marks, choice_of, marks
from renderers.hamlet.scene import Scene
from renderers.hamlet.voice import Voice, kebab

_TOP = header.HEIGHT + theme.GAP
_MOST_HEIGHT = 800
_LEAST_HEIGHT = 420


def draw_panel(view: State, seat: Seat, table: Table, focus: tuple[str, ...]) -> Image.Image:
    voice = Voice(table)
    state = choice_of(view, seat, focus)
    marked = marks(state)
    canvas = sheet(theme.WIDTH, 4000)
    scene = Scene(canvas, state, voice)
    _draw_top(scene, view, seat)
    y = _draw_map(scene, _TOP, marked)
    if len(marked.ways) > 1:
        y = _draw_ways(scene, y, marked)
    y = _draw_offers(scene, y)
    y = _draw_own(scene, y, seat)
    return canvas.image.crop((0, 0, theme.WIDTH, y + theme.MARGIN - theme.GAP))


def title(view: State, seat: Seat, voice: Voice) -> str:
    now = view.choosing
    if seat != view.active or view.over or now is None:
        return voice("title", round=view.round)
    return voice(f"begin-{now.what}")


def prompt(view: State, seat: Seat, voice: Voice, *, aloud: bool = False) -> str:
    """What the seat is asked now."""
    if view.over:
        return voice("over")
    if seat != view.active:
        return voice("turn", name=voice.name(view.active) if aloud else voice.drawn_name(view.active))
    if view.choosing is None:
        return voice("prompt-kind", ready=villagers_ready(view, seat), herd="moved" if view.herd_moved else "waits")
    asked = stage(view)
    if asked in ("payment", "replacement"):
        return voice(f"prompt-{asked}", gold=gold_after(view) or 0)
    return voice(f"panel-{kebab(asked)}")


def _draw_top(scene: Scene, view: State, seat: Seat) -> None:
    canvas, state, voice = scene
    canvas.stamp(header.band(canvas.width), 0, 0)
    right = canvas.width - theme.MARGIN
    canvas.centred(pieces.coin(84, str(view.players[seat].gold)), right - 42, header.HEIGHT / 2 - 4)
    canvas.centred(glyphs.seat(seat, 56), theme.MARGIN + 28, 38)
    room = right - theme.MARGIN - 100
    canvas.text(theme.MARGIN + 70, 54, title(state, seat, voice), theme.TITLE, theme.BOLD, header.INK, most=room - 70)
    canvas.text(theme.MARGIN, 100, prompt(state, seat, voice), theme.BODY, theme.MEDIUM, header.SOFT_INK, most=room)


def _draw_map(scene: Scene, top: int, marked: Marks) -> int:
    shown = action_map.shown_part(scene, marked)
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    unit = action_map.unit_for(shown, right - left, _MOST_HEIGHT)
    tall = min(_MOST_HEIGHT, max(_LEAST_HEIGHT, round(shown.height * unit)))
    action_map.draw_action_map(scene, (left, top, right, top + tall), shown, unit, marked)
    return top + tall + theme.GAP


def _draw_ways(scene: Scene, top: int, marked: Marks) -> int:
    """One small map for each way to lay the draft."""
    canvas, _, voice = scene
    columns = 2 if len(marked.ways) <= 4 else 3 if len(marked.ways) <= 6 else 4
    width = (canvas.width - 2 * theme.MARGIN - (columns - 1) * theme.GAP) // columns
    tall = round(width * 0.2 + 170)
    unit = action_map.way_unit(scene, marked, width, tall)
    for place, each in enumerate(marked.ways):
        way = each.placement
        left, y = theme.MARGIN + place % columns * (width + theme.GAP), top + place // columns * (tall + theme.GAP)
        action_map.draw_way(scene, (left, y, left + width, y + tall), marked, way, unit)
        _draw_label(
            scene,
            left,
            y,
            voice("way", stand=marked.goal or "", edge=way.edge, draft=marked.draft or "", segment=way.segment),
        )
    return top + -(-len(marked.ways) // columns) * (tall + theme.GAP)


def _draw_label(scene: Scene, left: int, top: int, label: str) -> None:
    taken = fonts.width(label, theme.BODY, theme.BOLD)
    scene.canvas.rounded((left, top, left + taken + 30, top + 46), theme.INK, 16)
    scene.canvas.text_beside(left + 15, top + 23, label, theme.BODY, theme.BOLD, theme.CREAM)


def _draw_offers(scene: Scene, top: int) -> int:
    """The row, the market or the orders, when the deed is about them; what may be chosen has a golden frame."""
    state = scene.view
    now = state.choosing
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    if now is None:
        return top
    if now.what == "town" and state.row:
        slots = [each.slot for each in menu(state) if isinstance(each, TakeSlot)] if now.slot is None else [now.slot]
        offers.draw_row(scene, top, [state.row[slot - 1].tile for slot in slots])
        return top + offers.HEIGHT + theme.GAP
    box = (left, top, right, top + goals.MARKET_HEIGHT)
    if now.what == "sell":
        trades = [each.trade for each in menu(state) if isinstance(each, PickTrade)]
        goals.draw_market(scene, box, [now.trade] if now.trade else trades)
    elif now.what == "order":
        orders = [each.order for each in menu(state) if isinstance(each, PickOrder)]
        goals.draw_orders(scene, box, [now.order] if now.order else orders)
    else:
        return top
    return top + goals.MARKET_HEIGHT + theme.GAP


def _draw_own(scene: Scene, top: int, seat: Seat) -> int:
    """Drafts, things and possibilities; a single draft leaves room for the things beside it."""
    state = scene.view
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    drafts = state.players[seat].drafts
    if drafts:
        own_things.draw_drafts(scene, top, seat, _marked_drafts(state))
    if len(drafts) == 1:
        beside = left + own_things.DRAFT_WIDTH + theme.GAP
        own_things.draw_things(scene, (beside, top, right, top + own_things.DRAFT_HEIGHT), seat)
        top += own_things.DRAFT_HEIGHT + theme.GAP
    else:
        top += own_things.DRAFT_HEIGHT + theme.GAP if drafts else 0
        own_things.draw_things(scene, (left, top, right, top + own_things.THINGS_HEIGHT), seat)
        top += own_things.THINGS_HEIGHT + theme.GAP
    return top if state.choosing or state.over else _draw_possible(scene, top, seat)


def _marked_drafts(state: State) -> set[str]:
    """The chosen draft, or those that may be chosen."""
    now = state.choosing
    if now and now.draft:
        return {now.draft}
    return {each.tile for each in menu(state) if isinstance(each, PickDraft)} if now else set()


def _draw_possible(scene: Scene, top: int, seat: Seat) -> int:
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    possible = could_do(scene.view, seat)
    tall = own_things.possible_height(possible)
    heading = scene.voice("can") if seat == scene.view.active else scene.voice("can-next")
    own_things.draw_possible(scene, (left, top, right, top + tall), possible, heading)
    return top + tall + theme.GAP
