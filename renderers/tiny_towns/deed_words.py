"""A step of a turn in words."""

from __future__ import annotations

from games.tiny_towns.state import (
    Action,
    Build,
    ChooseResource,
    Place,
    PutFree,
    PutMarker,
    Replace,
    SetAside,
    SetOnWatch,
    Store,
    StoreOnCottage,
    Swap,
    WatchTake,
)
from renderers.tiny_towns.voice import Voice


def deed_words(step: Action, voice: Voice) -> str:
    """``"built Chapel on B3"``; empty for steps that nobody needs to be told."""
    match step:
        case ChooseResource(resource):
            return voice("words-chose", resource=voice.some(resource))
        case Place(resource, square):
            return voice("words-placed", resource=voice.some(resource), square=square)
        case Store(resource, square) | StoreOnCottage(resource, square):
            return voice("words-stored", resource=voice.some(resource), square=square)
        case Swap(resource, warehouse, take, square):
            params = {"resource": voice.some(resource), "take": voice.some(take)}
            return voice("words-swapped", square=warehouse, target=square, **params)
        case SetAside(resource):
            return voice("words-set-aside", resource=voice.some(resource))
        case PutMarker(resource):
            return voice("words-marker", resource=voice.some(resource))
    return _building_words(step, voice)


def _building_words(step: Action, voice: Voice) -> str:
    match step:
        case Build(card=card, target=square):
            return voice("words-built", card=voice.card(card), square=square)
        case Replace(square, card):
            return voice("words-replaced", card=voice.card(card), square=square)
        case PutFree(card, square):
            return voice("words-put-free", card=voice.card(card), square=square)
        case SetOnWatch(card):
            return voice("words-set-on-watch", card=voice.card(card))
        case WatchTake(card, square):
            return voice("words-watch-taken", card=voice.card(card), square=square)
    return ""
