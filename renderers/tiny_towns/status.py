"""How things are going: which round, what to take, whose turn it is, which cards were seen, the points so far."""

from __future__ import annotations

from games.core import ScoreLine, Seat
from games.tiny_towns.data import DATA
from games.tiny_towns.discover import is_free_round, is_solo, next_free_round
from games.tiny_towns.scoring import points_now
from games.tiny_towns.state import RESOURCES, Resource, State
from renderers import glyphs, header, theme
from renderers.text import figure
from renderers.tiny_towns import tiles
from renderers.tiny_towns.icons import icon
from renderers.tiny_towns.voice import Scene, Voice

FOOTER = 48
_CHIP = 42
_COLUMNS = 9
_MIDDLE = header.HEIGHT / 2 - 2


def waiting_line(view: State, voice: Voice) -> str:
    """Who the table is waiting for, and what for."""
    seats = voice.table.waiting
    if view.phase == "over":
        return voice("over")
    unfinished = sum(player.finished is None for player in view.players)
    if view.phase == "round" and len(seats) == unfinished > 2:
        return voice("waiting-all")
    return voice(waiting_message(view), names=voice.drawn_names(seats))


def waiting_message(view: State) -> str:
    return f"waiting-{view.phase}" if view.phase in ("monuments", "naming", "watch") else "waiting"


def is_ready(view: State, seat: Seat, voice: Voice) -> bool:
    """Whether the seat has done its part while others haven't."""
    takes_part = view.phase in ("round", "monuments") and view.players[seat].finished is None
    return takes_part and seat not in voice.table.waiting


def last_round(view: State) -> int:
    """The round whose moves everybody knows; 0 before there is one."""
    return view.round if view.phase in ("watch", "over") else view.round - 1


def draw_resource(scene: Scene) -> int:
    """What everybody takes, at the right end of the header. Returns how wide it is."""
    canvas, view, voice = scene
    right = canvas.width - theme.MARGIN
    if view.phase == "monuments":
        return 0
    if view.phase in ("over", "naming"):
        canvas.centred(glyphs.crown(84) if view.phase == "over" else glyphs.hammer(84), right - 42, _MIDDLE)
        return 100
    if view.resource is not None:
        return draw_cube(scene, view.resource, voice("chosen-card" if is_solo(view) else "everybody-takes"))
    if is_solo(view):
        return draw_cubes(scene, open_cards(view), voice("open-cards"), voice("choose-one"))
    return draw_cubes(scene, RESOURCES, voice("everybody-chooses"), voice("free-choice"))


def draw_cube(scene: Scene, resource: Resource, label: str) -> int:
    """One resource, large and with its name."""
    return draw_cubes(scene, (resource,), label, scene.voice.resource(resource), 88)


def draw_cubes(scene: Scene, resources: tuple[Resource, ...], label: str, title: str, size: int = 56) -> int:
    """Resources at the right end of the header. Returns how wide they are, with what is written beside them."""
    row = tiles.cubes((resources,), size)
    left = scene.canvas.width - theme.MARGIN - row.width
    scene.canvas.stamp(row, left, _MIDDLE - row.height / 2)
    small = scene.canvas.text(left - 16, 46, label, theme.SMALL, theme.REGULAR, header.SOFT_INK, "right")
    large = scene.canvas.text(left - 16, 88, title, 38, theme.BOLD, header.INK, "right")
    return row.width + 16 + max(small, large)


def open_cards(view: State) -> tuple[Resource, ...]:
    return tuple(card for card in view.open_cards if card is not None)


# --- the draw pile ----------------------------------------------------------------------------------------------------


def has_pile(view: State) -> bool:
    return view.options.mode == "town_hall" and view.phase != "over"


def draw_footer(scene: Scene, y: int) -> None:
    draw_pile(scene, theme.MARGIN, scene.canvas.width - theme.MARGIN, y + FOOTER / 2)


def draw_pile(scene: Scene, left: int, right: int, middle: float) -> None:
    """The draw pile in one line: how many cards are left, which have been seen, when the next free choice is."""
    taken = _draw_pile_size(scene, left, middle)
    _draw_seen(scene, left + taken + 24, middle)
    _draw_next_free(scene, right, middle)


def _draw_pile_size(scene: Scene, x: int, middle: float) -> int:
    """How many cards are left. Returns the width."""
    scene.canvas.centred(glyphs.deck(34), x + 17, middle)
    text = scene.voice("pile", count=len(scene.view.deck))
    return 46 + scene.canvas.text_beside(x + 46, middle, text, theme.SMALL, theme.MEDIUM)


def _draw_seen(scene: Scene, x: int, middle: float) -> None:
    """The cards seen since the last shuffle; in solo those that come up again."""
    canvas, view, voice = scene
    if view.discard:
        label = voice("pile-under") if is_solo(view) else voice("pile-seen")
        x += canvas.text_beside(x, middle, label, theme.SMALL, theme.MEDIUM) + 10
        canvas.stamp(tiles.cubes((view.discard,), 28), x, middle - 15)


def _draw_next_free(scene: Scene, right: int, middle: float) -> None:
    if not is_solo(scene.view) and not is_free_round(scene.view):
        text = scene.voice("next-free", round=next_free_round(scene.view))
        scene.canvas.text_beside(right, middle, text, theme.SMALL, theme.MEDIUM, theme.MUTED, "right")


# --- points so far ---------------------------------------------------------------------------------------------------


def points_height(view: State, seat: Seat) -> int:
    return _CHIP + 4 + (_CHIP + 4) * (_rows(view, seat))


def _rows(view: State, seat: Seat) -> int:
    return -(-len(_lines(view, seat)) // _COLUMNS)


def _lines(view: State, seat: Seat) -> list[ScoreLine]:
    return [line for line in points_now(view, seat).lines if line.points or line.detail.get("count")]


def draw_points(scene: Scene, x: int, y: int, width: int, seat: Seat) -> int:
    """The points card by card, if the game ended now. Returns where they end."""
    canvas, view, voice = scene
    points = voice("points", points=points_now(view, seat).total)
    canvas.text(x + width, y + 24, points, theme.BODY, theme.BOLD, across="right")
    canvas.text(x, y + 24, voice("if-ended"), theme.BODY, theme.BOLD, theme.HEADER)
    y += _CHIP
    for place, line in enumerate(_lines(view, seat)):
        left, middle = x + place % _COLUMNS * (width // _COLUMNS), y + place // _COLUMNS * (_CHIP + 4) + _CHIP / 2
        sign = icon(str(line.detail.get("card") or line.code), _CHIP)
        canvas.centred(sign, left + _CHIP / 2, middle)
        canvas.text_beside(left + _CHIP + 10, middle, figure(line.points), theme.BODY, theme.BOLD)
    return y + 4 + _rows(view, seat) * (_CHIP + 4)


def store_height(view: State, seat: Seat) -> int:
    return 50 * bool(view.players[seat].town.watch) + 34 * view.options.extra_storage


def draw_store(scene: Scene, x: int, y: int, width: int, seat: Seat) -> int:
    """What waits on the Watch and what was set aside. Returns where they end."""
    town, bottom = scene.view.players[seat].town, y + store_height(scene.view, seat)
    for place, waiting in enumerate(town.watch):
        scene.canvas.stamp(icon(waiting, 42), x + 50 * place, y + 8)
    if scene.view.options.extra_storage:
        text = scene.voice("aside-count", count=town.aside, most=DATA.set_aside_per_player)
        scene.canvas.text(x, bottom - 8, text, theme.SMALL, theme.MEDIUM, theme.MUTED, most=width)
    return bottom
