"""What a seat's own panel shows, in words."""

from __future__ import annotations

from collections.abc import Iterator

from games.carrara.building import payable_cities, payable_tiles
from games.carrara.changes import screen_of
from games.carrara.data import DATA
from games.carrara.ending import progress
from games.carrara.house import intention
from games.carrara.market import offers
from games.carrara.scoring import legal_scorings, yield_of
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import Build, Buy, ScoreCity, ScoreType, State
from games.core import Seat
from renderers.carrara.plan import Plan, caption_words
from renderers.carrara.status import prompt
from renderers.carrara.voice import Voice, listed
from renderers.carrara.words import (
    city_lines,
    market_lines,
    news_lines,
    player_lines,
    screen_words,
    segment_lines,
    status_lines,
    told,
)


def private_words(view: State, seat: Seat, voice: Voice) -> str:
    """The seat's panel, and everything else it can see."""
    others = (other for other in range(len(view.players)) if other != seat)
    return told(
        _own_lines(view, seat, voice),
        status_lines(view, voice),
        news_lines(view, voice),
        market_lines(view, voice),
        city_lines(view, voice),
        player_lines(view, seat, voice),
        *(player_lines(view, other, voice) for other in others),
    )


def panel_alt(view: State, seat: Seat, choice: Plan, voice: Voice) -> str:
    """The preview of the choice first, then what the seat has and can do."""
    chosen = [caption_words(view, seat, choice, voice)] if choice.is_begun else []
    return told(chosen, _own_lines(view, seat, voice), status_lines(view, voice), player_lines(view, seat, voice))


def _own_lines(view: State, seat: Seat, voice: Voice) -> Iterator[str]:
    """What the seat should do, what it has, what it can pay, build and score, and how near the end is."""
    yield voice("words-sentence", text=prompt(view, seat, voice, aloud=True))
    yield screen_words("words-own-screen", screen_of(view, seat), voice)
    yield from _wheel_lines(view, voice)
    yield _build_line(view, seat, voice)
    yield _score_line(view, seat, voice)
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
        level = voice.level(view.options.solo_level)
        yield voice("words-house", level=level, plan=_house_plan(view, voice))


def _wheel_lines(view: State, voice: Voice) -> Iterator[str]:
    ahead = offers(view)
    yield voice("words-wheel" if view.phase == "take" else "words-wheel-next")
    yield from segment_lines([offer.stones for offer in ahead], voice)
    if ahead[0].to_come:
        yield voice("words-to-come", count=ahead[0].to_come)
    if view.bag == "":
        yield voice("words-bag-empty")


def _build_line(view: State, seat: Seat, voice: Voice) -> str:
    payable = {tile: payable_cities(view, seat, tile) for tile in payable_tiles(view, seat)}
    if not payable:
        return voice("words-build-nothing")
    told = (
        voice("words-build", tile=voice.tile(tile), cities=listed(map(voice.city, cities)))
        for tile, cities in payable.items()
    )
    return voice("words-can-build", tiles="; ".join(told))


def _score_line(view: State, seat: Seat, voice: Voice) -> str:
    moves = legal_scorings(view, seat)
    if not moves:
        return voice("words-score-nothing")
    yields = [(move, yield_of(view, seat, move)) for move in moves]
    told = (
        voice("words-score-one", what=_scored(move, voice), gains=voice.gains(due.vp, due.coins, due.objects))
        for move, due in yields
    )
    return voice("words-can-score", scorings="; ".join(told))


def _scored(move: ScoreType | ScoreCity, voice: Voice) -> str:
    return voice.type(move.building) if isinstance(move, ScoreType) else voice.city(move.city)


def _house_plan(view: State, voice: Voice) -> str:
    """What the House of Malaspina would do if it were its turn."""
    match intention(view):
        case Build(tile, city, pay):
            params = {"tile": voice.tile(tile), "city": voice.city(city), "stones": voice.stones(pay)}
            return voice("words-house-build", **params)
        case (ScoreType() | ScoreCity()) as move:
            return voice("words-house-score", what=_scored(move, voice))
        case Buy():
            return voice("house-buy")
    return voice("house-nothing", count=DATA.market.relief)
