"""What a seat did in its turn, as lines of signs and a few words."""

from __future__ import annotations

from PIL import Image

from games.carrara.data import CITY, OBJECTS, TYPE, BuildingType, City, Tile
from games.carrara.state import (
    Announced,
    Blocked,
    Bought,
    Built,
    Objects,
    Passed,
    Relieved,
    Report,
    Scored,
    State,
    Stones,
    Took,
    Turned,
    TurnNews,
)
from games.core import Seat
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


def latest(view: State, seat: Seat) -> TurnNews | None:
    """The seat's latest turn that is still remembered, perhaps the one in progress."""
    return next((entry for entry in reversed(view.news) if entry.seat == seat), None)


def fresh_tiles(view: State, seat: Seat) -> frozenset[Tile]:
    """What the seat built in the latest turn of all."""
    if not view.news or view.news[-1].seat != seat or view.phase == "over":
        return frozenset()
    return frozenset(report.tile for report in view.news[-1].reports if isinstance(report, Built))


def groups(news: TurnNews, voice: Voice) -> list[Group]:
    """The turn as a row of signs; that the wheel turned goes without saying once stones were taken."""
    told = [report for report in news.reports if not (isinstance(report, Turned) and len(news.reports) > 1)]
    return [group for report in told for group in _groups(report, voice)]


def _groups(report: Report, voice: Voice) -> list[Group]:
    match report:
        case Turned(drawn):
            return [(voice("did-turned"), *_stones(drawn))]
        case Took(segment, stones, price):
            cost: Group = (str(price), signs.coin(PIECE)) if price else (voice("did-free"),)
            return [(voice("did-took", segment=voice.segment(segment)), *_stones(stones)), cost]
        case Built(tile, city, pay):
            return [(voice("did-built"), _small(tile), voice("did-built-in", city=voice.city(city))), _stones(pay)]
        case Scored(what, vp, coins, objects):
            return [(voice("did-scored"), *_scored(what, voice)), *gains(vp, coins, objects)]
        case Bought(kind, price):
            return [("+", thing(kind, PIECE), "−" + str(price), signs.coin(PIECE))]
    return _rare(report, voice)


def _rare(report: Report, voice: Voice) -> list[Group]:
    match report:
        case Announced(vp, objects):
            return [(glyphs.flag(PIECE), voice("did-announced")), *gains(vp, 0, objects)[:1]]
        case Relieved(had, coins):
            return [(voice("did-relieved"), str(had), signs.coin(PIECE)), *gains(0, coins)]
        case Blocked(coins):
            return [(voice("did-blocked"),), *gains(0, coins)]
        case Passed():
            return [(voice("did-passed"),)]
    return []


def gains(vp: int = 0, coins: int = 0, objects: Objects = (0, 0, 0, 0, 0, 0)) -> list[Group]:
    """Points, coins and objects that were won."""
    found: list[Group] = []
    if vp:
        found.append((f"+{vp}", glyphs.star(PIECE)))
    if coins:
        found.append((f"+{coins}", signs.coin(PIECE)))
    for kind, count in zip(OBJECTS, objects, strict=True):
        if count:
            found.append((f"+{count}", thing(kind, PIECE)))
    return found


def _stones(stones: Stones) -> Group:
    return (stone_row(stones, PIECE, PIECE - 1),) if stones else ()


def _small(tile: Tile) -> Image.Image:
    return tiles.small(tile, 70, 38)


def _scored(what: BuildingType | City, voice: Voice) -> tuple[Item, ...]:
    for kind in TYPE:
        if kind == what:
            return building(kind, PIECE + 4), voice.type(kind)
    return tuple(voice.city(city) for city in CITY if city == what)


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
