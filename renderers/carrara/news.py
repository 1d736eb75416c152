"""What a seat did in its turn, as lines of signs and a few words."""

from __future__ import annotations

from PIL import Image

from games.carrara.data import OBJECTS
from games.core import Event, Params
from renderers import fonts, glyphs, theme
from renderers.canvas import Canvas
from renderers.carrara import signs, tiles
from renderers.carrara.buildings import building
from renderers.carrara.signs import thing
from renderers.carrara.stones import stone_row
from renderers.carrara.voice import Voice
from renderers.theme import Color

#: Text, or something drawn.
Item = str | Image.Image
#: Items that stay together.
Group = tuple[Item, ...]

_SIZE = theme.SMALL
PIECE = 34
LINE = 42
_SPACE = 7
_BETWEEN = 14


def groups(events: list[Event], voice: Voice) -> list[Group]:
    """A turn as a row of signs. That the wheel turned goes without saying: stones or coins were taken."""
    return [group for event in events for group in _groups(event.code, event.params, voice)]


def _groups(code: str, params: Params, voice: Voice) -> list[Group]:
    words = voice.spoken(params)
    match code:
        case "took":
            cost: Group = (str(params["price"]), signs.coin(PIECE)) if params["price"] else (voice("did-free"),)
            return [(voice("did-took", segment=words["segment"]), _stones(params)), cost]
        case "built":
            tile = tiles.small(str(params["tile"]), 70, 38)
            return [(voice("did-built"), tile, voice("did-built-in", city=words["city"])), (_stones(params),)]
        case "scored_type":
            sign = building(str(params["building"]), PIECE + 4)
            return [(voice("did-scored"), sign, str(words["building"])), *_gains(params)]
        case "scored_city":
            return [(voice("did-scored"), str(words["city"])), *_gains(params)]
        case "bought":
            return [("+", thing(str(params["object"]), PIECE), f"−{params['price']}", signs.coin(PIECE))]
        case "announced":
            return [(glyphs.flag(PIECE), voice("did-announced")), (f"+{params['vp']}", glyphs.star(PIECE))]
        case "relieved":
            return [(voice("did-relieved"), str(params["had"]), signs.coin(PIECE)), *_gains(params)]
        case "blocked":
            return [(voice("did-blocked"),), *_gains(params)]
        case "passed":
            return [(voice("did-passed"),)]
    return []


def _gains(params: Params) -> list[Group]:
    """Points, coins and objects that were won."""
    won = {"vp": glyphs.star(PIECE), "coins": signs.coin(PIECE)} | {kind: thing(kind, PIECE) for kind in OBJECTS}
    return [(f"+{params[name]}", sign) for name, sign in won.items() if params.get(name)]


def _stones(params: Params) -> Image.Image:
    return stone_row(str(params["stones"]), PIECE, PIECE - 1)


# --- lines ------------------------------------------------------------------------------------------------------------


def lines(groups: list[Group], most: int) -> list[list[Group]]:
    """As many groups in every line as fit."""
    done: list[list[Group]] = []
    room = 0
    for group in groups:
        needed = _breadth(group) + _BETWEEN
        if not done or needed - _BETWEEN > room:
            done.append([])
            room = most
        done[-1].append(group)
        room -= needed
    return done


def draw_run(canvas: Canvas, x: int, middle: float, groups: list[Group], most: int, ink: Color = theme.INK) -> None:
    """One line of groups."""
    end = x + most
    for group in groups:
        for item in group:
            if isinstance(item, str):
                canvas.text_beside(x, middle, item, _SIZE, theme.MEDIUM, ink, most=max(end - x, 1))
            else:
                canvas.stamp(item, x, middle - item.height / 2)
            x += _width(item) + _SPACE
        x += _BETWEEN - _SPACE


def _breadth(group: Group) -> int:
    return sum(_width(item) for item in group) + _SPACE * (len(group) - 1)


def _width(item: Item) -> int:
    return fonts.width(item, _SIZE, theme.MEDIUM) if isinstance(item, str) else item.width
