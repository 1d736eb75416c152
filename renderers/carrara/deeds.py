"""What a seat did in its turn, in signs and a few words."""

from __future__ import annotations

from PIL import Image

from games.carrara.data import CITY, OBJECTS, TYPE, BuildingType, City, Tile
from games.carrara.state import (
    Announced,
    Blocked,
    Bought,
    Built,
    Deed,
    Objects,
    Passed,
    Relieved,
    Scored,
    State,
    Stones,
    Took,
    Turned,
    TurnNews,
)
from games.first_edition import Seat
from renderers import glyphs
from renderers.carrara import signs, tiles
from renderers.carrara.buildings import building
from renderers.carrara.objects import thing
from renderers.carrara.runs import PIECE, Group, Item
from renderers.carrara.stones import stone_row
from renderers.carrara.voice import Voice


def latest(view: State, seat: Seat) -> TurnNews | None:
    """The seat's latest turn that is still remembered, perhaps the one in progress."""
    return next((entry for entry in reversed(view.news) if entry.seat == seat), None)


def fresh_tiles(view: State, seat: Seat) -> frozenset[Tile]:
    """What the seat built in the latest turn of all."""
    if not view.news or view.news[-1].seat != seat or view.phase == "over":
        return frozenset()
    return frozenset(deed.tile for deed in view.news[-1].deeds if isinstance(deed, Built))


def groups(news: TurnNews, voice: Voice) -> list[Group]:
    """The turn as a row of signs; that the wheel turned goes without saying once stones were taken."""
    told = [deed for deed in news.deeds if not (isinstance(deed, Turned) and len(news.deeds) > 1)]
    return [group for deed in told for group in _groups(deed, voice)]


def _groups(deed: Deed, voice: Voice) -> list[Group]:
    match deed:
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
    return _rare(deed, voice)


def _rare(deed: Deed, voice: Voice) -> list[Group]:
    match deed:
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
