"""A step of a turn in words."""

from __future__ import annotations

from games.carrara.data import CITY, TYPE, BuildingType, City
from games.carrara.state import (
    NO_OBJECTS,
    Announced,
    Blocked,
    Bought,
    Built,
    Deed,
    Objects,
    Passed,
    Relieved,
    Scored,
    Took,
    Turned,
    TurnNews,
)
from renderers.carrara.voice import Voice


def turn_words(news: TurnNews, voice: Voice) -> str:
    """``"built Castle 3 in Pisa with 1 white, 2 yellow"``."""
    return "; ".join(deed_words(deed, voice) for deed in news.deeds)


def deed_words(deed: Deed, voice: Voice) -> str:
    match deed:
        case Turned(drawn):
            return voice("words-turned-new", stones=voice.stones(drawn)) if drawn else voice("words-turned")
        case Took(segment, stones, price):
            params = {"stones": voice.stones(stones), "segment": voice.segment(segment)}
            if not price:
                return voice("words-took-free", **params)
            return voice("words-took", price=voice.reward("coins", price), **params)
        case Built(tile, city, pay, turned_up):
            built = voice("words-built", tile=voice.tile(tile), city=voice.city(city), stones=voice.stones(pay))
            if turned_up is None:
                return built
            return "; ".join((built, voice("words-turned-up", tile=voice.tile(turned_up))))
        case Scored(what, vp, coins, objects):
            return voice("words-scored", what=scored_name(what, voice), gains=gain_words(voice, vp, coins, objects))
        case Bought(kind, price):
            return voice("words-bought", object=voice.object(kind), price=voice.reward("coins", price))
    return _rare_words(deed, voice)


def _rare_words(deed: Deed, voice: Voice) -> str:
    match deed:
        case Announced(vp, objects):
            return voice("words-announced", points=voice.reward("vp", vp), objects=voice.objects(objects))
        case Relieved(had, coins):
            return voice("words-relieved", had=voice.reward("coins", had), coins=voice.reward("coins", coins))
        case Blocked(coins):
            return voice("words-blocked", coins=voice.reward("coins", coins))
        case Passed():
            return voice("words-passed")
    raise TypeError(deed)


def gain_words(voice: Voice, vp: int = 0, coins: int = 0, objects: Objects = NO_OBJECTS) -> str:
    """``"6 points, 4 coins, 2 crowns"``."""
    parts = [
        voice.reward("vp", vp) if vp else "",
        voice.reward("coins", coins) if coins else "",
        voice.objects(objects),
    ]
    return voice.listed(filter(None, parts))


def scored_name(what: BuildingType | City, voice: Voice) -> str:
    for kind in TYPE:
        if kind == what:
            return voice.type(kind)
    return voice.listed(voice.city(city) for city in CITY if city == what)
