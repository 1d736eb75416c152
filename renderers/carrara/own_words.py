"""What a seat's own panel shows, in words."""

from __future__ import annotations

from collections.abc import Iterator

from games.carrara.changes import screen_of
from games.carrara.data import DATA
from games.carrara.ending import progress
from games.carrara.house import intention
from games.carrara.menus import SegmentOffer, scorings, segments, tiles
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import Build, Buy, ScoreCity, ScoreType, Screen, State
from games.first_edition import Seat
from renderers.carrara.deed_words import gain_words, scored_name
from renderers.carrara.prompts import prompt
from renderers.carrara.voice import Voice
from renderers.carrara.wheel_words import segment_lines


def own_lines(view: State, seat: Seat, voice: Voice) -> Iterator[str]:
    """What the seat should do, what it has, what it can pay, build and score, and how near the end is."""
    yield voice("words-sentence", text=prompt(view, seat, voice, aloud=True))
    yield screen_words("words-own-screen", screen_of(view, seat), voice)
    yield from _wheel_lines(view, segments(view, seat), voice)
    yield from _build_lines(view, seat, voice)
    yield from _score_lines(view, seat, voice)
    now = progress(view, seat)
    yield voice(
        "words-progress",
        scorings=now.scorings.have,
        scorings_needed=now.scorings.needed,
        objects=now.objects.have,
        objects_needed=now.objects.needed,
        costs=now.costs.have,
        costs_needed=now.costs.needed,
    )
    if view.solo and seat != HOUSE_SEAT:
        yield house_words(view, voice)


def screen_words(message: str, screen: Screen, voice: Voice) -> str:
    return voice(
        message,
        coins=voice.reward("coins", screen.coins),
        stones=voice.stones(screen.stones) or voice("words-none"),
        objects=voice.objects(screen.objects) or voice("words-none"),
    )


def _wheel_lines(view: State, offers: tuple[SegmentOffer, ...], voice: Voice) -> Iterator[str]:
    yield voice("words-wheel" if view.phase == "take" else "words-wheel-next")
    yield from segment_lines(["".join(stone.stone for stone in offer.stones) for offer in offers], voice)
    if offers[0].to_come:
        yield voice("words-to-come", count=offers[0].to_come)
    if view.bag == "":
        yield voice("words-bag-empty")


def _build_lines(view: State, seat: Seat, voice: Voice) -> Iterator[str]:
    payable = tiles(view, seat)
    if not payable:
        yield voice("words-build-nothing")
        return
    told = (
        voice(
            "words-build",
            tile=voice.tile(choice.tile),
            cities=voice.listed(voice.city(one.city) for one in choice.cities),
        )
        for choice in payable
    )
    yield voice("words-can-build", tiles="; ".join(told))


def _score_lines(view: State, seat: Seat, voice: Voice) -> Iterator[str]:
    found = scorings(view, seat)
    if not found:
        yield voice("words-score-nothing")
        return
    told = []
    for scoring in found:
        what = scoring.action.building if isinstance(scoring.action, ScoreType) else scoring.action.city
        result = scoring.result
        gains = gain_words(voice, result.vp, result.coins, result.objects)
        told.append(voice("words-score-one", what=scored_name(what, voice), gains=gains))
    yield voice("words-can-score", scorings="; ".join(told))


def house_words(view: State, voice: Voice) -> str:
    """What the House of Malaspina would do if it were its turn."""
    level = voice.level(view.options.solo_level)
    return voice("words-house", level=level, plan=_house_plan(view, voice))


def _house_plan(view: State, voice: Voice) -> str:
    match intention(view):
        case Build(tile, city, pay):
            params = {"tile": voice.tile(tile), "city": voice.city(city), "stones": voice.stones(pay)}
            return voice("words-house-build", **params)
        case ScoreType(what) | ScoreCity(what):
            return voice("words-house-score", what=scored_name(what, voice))
        case Buy():
            return voice("house-buy")
    return voice("house-nothing", count=DATA.market.relief)
