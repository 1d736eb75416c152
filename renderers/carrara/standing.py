"""How far a player has come: scored types, the conditions of an announcement, and an open screen."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.carrara.changes import scorings
from games.carrara.data import DATA, OBJECTS, TYPE, TYPES, BuildingType
from games.carrara.ending import total_cost
from games.carrara.state import Screen
from games.first_edition import Seat
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas, sheet
from renderers.carrara import colors, signs
from renderers.carrara.buildings import building
from renderers.carrara.objects import thing
from renderers.carrara.scene import Scene
from renderers.carrara.stones import cost_block, stone_row

_TYPE = 47


def draw_types(scene: Scene, x: int, middle: float, seat: Seat) -> None:
    """The six types; those this player has scored stand out."""
    for kind in TYPES:
        scored = kind in scene.view.players[seat].scored_types
        scene.canvas.centred(type_sign(kind, seat if scored else None, _TYPE), x + _TYPE / 2, middle)
        x += _TYPE + 4


@lru_cache(maxsize=128)
def type_sign(kind: BuildingType, seat: Seat | None, size: int, own: bool = False) -> Image.Image:
    """A type: pale as long as there is nothing of it, framed in the seat's colour once it is scored."""
    canvas = sheet(size, size, theme.CARD)
    box = (0, 0, size, size)
    if seat is None and not own:
        icon = building(kind, round(size * 0.8))
        pale = icon.getchannel("A").point([value * 35 // 100 for value in range(256)])
        canvas.frame(box, theme.LINE, 10, 2)
        canvas.image.paste(icon, (round(size * 0.1), round(size * 0.1)), pale)
        return canvas.image
    canvas.rounded(box, colors.GROUND[TYPE[kind].background], 10)
    canvas.centred(building(kind, round(size * 0.8)), size / 2, size / 2 - 1)
    if seat is None:
        canvas.frame(box, colors.EDGE[TYPE[kind].background], 10, 2)
        return canvas.image
    canvas.frame(box, theme.seat_mark(seat).color, 10, 4)
    tick = glyphs.tick(round(size * 0.5), theme.seat_mark(seat).color)
    canvas.stamp(tick, size * 0.5, size * 0.5)
    return canvas.image


def draw_conditions(scene: Scene, right: float, middle: float, seat: Seat) -> None:
    """What everybody knows of the conditions: scorings and building costs, each with what is needed."""
    view, canvas = scene.view, scene.canvas
    known = (
        (cost_block("Σ", 36), total_cost(view, seat), DATA.end.costs[len(view.players)]),
        (glyphs.tick(32), scorings(view, seat), DATA.end.scorings),
    )
    for sign, have, needed in known:
        ink = theme.GOOD if have >= needed else theme.INK
        right -= canvas.text_beside(right, middle, f"{have}/{needed}", theme.BODY, theme.BOLD, ink, "right") + 8
        canvas.centred(sign, right - sign.width / 2, middle - 1)
        right -= sign.width + 18


def draw_screen(canvas: Canvas, x: float, right: float, middle: float, screen: Screen) -> None:
    """Coins, stones and objects in one line, closer together where there are many."""
    canvas.centred(signs.coin(36), x + 18, middle)
    x += 44 + canvas.text_beside(x + 44, middle, str(screen.coins), theme.BODY, theme.BOLD) + 16
    owned = [(kind, count) for kind, count in zip(OBJECTS, screen.objects, strict=True) if count]
    for kind, count in reversed(owned):
        text = f"×{count}" if count > 1 else ""
        right -= fonts.width(text, 22, theme.BOLD)
        canvas.text_beside(right, middle, text, 22, theme.BOLD)
        right -= 36
        canvas.centred(thing(kind, 36), right + 18, middle)
        right -= 6
    count = len(screen.stones)
    if count:
        step = min(33, round((right - x - 44) / max(1, count - 1)))
        canvas.stamp(stone_row(screen.stones, 34, max(step, 6)), x, middle - 17)
