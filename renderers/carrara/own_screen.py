"""Behind the own screen: coins, stones, objects, and how near the end of the game is."""

from __future__ import annotations

from games.carrara.changes import screen_of
from games.carrara.data import OBJECTS
from games.carrara.ending import Condition, progress
from games.carrara.stones import LETTERS
from games.core import Seat
from renderers import fonts, glyphs, theme
from renderers.canvas import Box, Canvas
from renderers.carrara import colors, signs
from renderers.carrara.objects import empty_socket, thing
from renderers.carrara.plan import Plan
from renderers.carrara.scene import Scene
from renderers.carrara.stones import faded, stone

HEIGHT = 196
_COINS = 144
_CELL = 112
_STONE = 66
_OBJECT = 62


def draw_own_screen(scene: Scene, box: Box, seat: Seat, choice: Plan) -> None:
    left, top, right, _ = box
    screen = screen_of(scene.view, seat)
    _draw_coins(scene.canvas, left + _COINS / 2, top, screen.coins, -choice.price)
    for place, letter in enumerate(LETTERS):
        x = left + _COINS + place * _CELL
        change = choice.picked.count(letter) - choice.pay.count(letter)
        _draw_stones(scene.canvas, x, top + 54, letter, screen.stones.count(letter), change)
    for place, kind in enumerate(OBJECTS):
        x = left + _COINS + place * _CELL
        count = screen.objects[place]
        piece = thing(kind, _OBJECT) if count else empty_socket(kind, _OBJECT)
        scene.canvas.centred(piece, x + 33, top + 146)
        _draw_count(scene.canvas, x + 70, top + 146, count)
    _draw_conditions(scene, left + _COINS + len(LETTERS) * _CELL + 16, right - 20, top, seat)


def _draw_coins(canvas: Canvas, middle: float, top: int, coins: int, change: int) -> None:
    canvas.centred(signs.coin(84), middle, top + 58)
    if not change:
        canvas.text_beside(middle, top + 142, str(coins), 54, theme.BLACK_WEIGHT, across="middle")
        return
    canvas.text_beside(middle, top + 128, str(coins), 46, theme.BLACK_WEIGHT, across="middle")
    canvas.text_beside(middle, top + 170, _signed(change), 30, theme.BOLD, _ink(change), "middle")


def _draw_stones(canvas: Canvas, x: int, middle: float, letter: str, count: int, change: int) -> None:
    piece = stone(letter, _STONE) if count or change else faded(letter, _STONE)
    canvas.centred(piece, x + 33, middle)
    _draw_count(canvas, x + 70, middle, count, change)


def _draw_count(canvas: Canvas, x: int, middle: float, count: int, change: int = 0) -> None:
    """How many there are, and below it what would change."""
    ink = theme.INK if count else theme.mix(theme.MUTED, theme.CARD, 0.4)
    shift = 15 if change else 0
    canvas.text_beside(x, middle - shift, str(count), 38, theme.BLACK_WEIGHT, ink)
    if change:
        canvas.text_beside(x - 3, middle + 20, _signed(change), 28, theme.BOLD, _ink(change))


def _signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}"


def _ink(change: int) -> theme.Color:
    return theme.GOOD if change > 0 else theme.ALERT


# --- the conditions of an announcement --------------------------------------------------------------------------------


def _draw_conditions(scene: Scene, left: int, right: int, top: int, seat: Seat) -> None:
    now = progress(scene.view, seat)
    title = scene.voice("to-announce")
    scene.canvas.text(left, top + 34, title, theme.SMALL, theme.BOLD, theme.HEADER, most=right - left)
    rows = (("condition-scorings", now.scorings), ("condition-objects", now.objects), ("condition-costs", now.costs))
    for place, (message, condition) in enumerate(rows):
        _draw_condition(scene.canvas, left, right, top + 56 + place * 46, scene.voice(message), condition)


def _draw_condition(canvas: Canvas, left: int, right: int, y: int, label: str, condition: Condition) -> None:
    figures = f"{condition.have}/{condition.needed}"
    ink = theme.GOOD if condition.met else theme.INK
    room = right - left - fonts.width(figures, theme.SMALL, theme.BOLD) - 12
    canvas.text_beside(left, y + 12, label, theme.SMALL, theme.MEDIUM, most=room)
    canvas.text_beside(right, y + 12, figures, theme.SMALL, theme.BOLD, ink, "right")
    canvas.rounded((left, y + 28, right, y + 38), colors.MARBLE_SHADE, 5)
    share = min(condition.have, condition.needed) / condition.needed
    if share:
        width = max(10, round((right - left) * share))
        canvas.rounded((left, y + 28, left + width, y + 38), theme.GOOD if condition.met else theme.GOLD, 5)
    if condition.met:
        canvas.centred(glyphs.tick(26), left + fonts.width(label, theme.SMALL, theme.MEDIUM) + 24, y + 12)
