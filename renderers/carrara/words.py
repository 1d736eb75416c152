"""The same as the pictures, in words: for reading aloud and for alt text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Any

from games.asking import Asked
from games.carrara.building import payable_cities, payable_tiles
from games.carrara.data import CITIES, CITY, DATA
from games.carrara.ending import progress
from games.carrara.house import intention, level_of
from games.carrara.market import NUMERALS, SEGMENTS, to_come, wheel_ahead
from games.carrara.scoring import Scoring, legal_scorings, total_cost, yield_of
from games.carrara.setup import HOUSE_SEAT
from games.carrara.state import Build, Buy, ScoreType, Screen, State, markers_left, owner_of, scorings, screen_of
from games.carrara.stones import PRICE
from games.carrara.views import open_screen
from games.core import Seat
from renderers.carrara.choice import caption_words, plan
from renderers.carrara.final import outcome, scores_of, verdict_lines
from renderers.carrara.panel import prompt
from renderers.carrara.voice import Voice, stone_name
from renderers.core import Words
from renderers.voice import listed


def public_words(view: State, voice: Voice) -> Iterable[str]:
    """The whole board."""
    return chain(
        status_lines(view, voice),
        news_lines(voice),
        wheel_lines(view, voice),
        market_lines(view, voice),
        city_lines(view, voice),
        everybody(view, voice),
    )


def final_words(view: State, voice: Voice) -> Iterable[str]:
    return chain(score_lines(view, voice), everybody(view, voice))


def board_alt(view: State, voice: Voice) -> Iterable[str]:
    """Whose turn it is, what happened last, the points, what is on offer; then the players, while there is room."""
    named = [(voice.name(seat), player.vp) for seat, player in enumerate(view.players)]
    told = listed(voice("words-points-of", name=name, points=points) for name, points in named)
    return chain(
        status_lines(view, voice),
        map(voice.happened, voice.turns[-1:]),
        [voice("words-points", points=told)],
        wheel_lines(view, voice),
        market_lines(view, voice),
        everybody(view, voice),
    )


# --- the table --------------------------------------------------------------------------------------------------------


def status_lines(view: State, voice: Voice) -> Iterator[str]:
    """Which round, whose turn, and whether it is the last round."""
    yield voice("words-round", round=view.round)
    if view.phase == "over":
        yield voice("words-sentence", text=voice("over"))
        return
    yield voice("words-sentence", text=voice(f"waiting-{view.phase}", name=voice.name(view.turn)))
    if view.ending is not None and view.ending.seat is not None:
        yield voice(f"words-ending-{view.ending.by}", name=voice.name(view.ending.seat))
    elif view.ending is not None:
        yield voice("words-sentence", text=voice("last-round"))


def news_lines(voice: Voice) -> Iterator[str]:
    """What happened in everybody's latest turn, oldest first."""
    if voice.turns:
        yield voice("words-news")
    yield from map(voice.happened, voice.turns)


def wheel_lines(view: State, voice: Voice, *, ahead: bool = False) -> Iterator[str]:
    """As it is, or as it will be when stones may be taken: each colour with its price, the empty segments together."""
    will_turn = ahead and view.phase != "take"
    yield voice("words-wheel-next" if will_turn else "words-wheel")
    empty = []
    for numeral, segment, stones in zip(NUMERALS, SEGMENTS, wheel_ahead(view) if ahead else view.wheel, strict=True):
        if stones:
            yield voice("words-segment", segment=numeral, stones=_priced(stones, segment, voice))
        else:
            empty.append(numeral)
    if empty:
        yield voice("words-segments-empty", count=len(empty), segments=listed(empty))
    if will_turn and to_come(view):
        yield voice("words-to-come", count=to_come(view))
    if view.bag == "":
        yield voice("words-bag-empty")


def _priced(stones: str, segment: int, voice: Voice) -> str:
    found = []
    for letter in dict.fromkeys(stones):
        count, price = stones.count(letter), PRICE[letter][segment - 1]
        message = "words-priced" if price else "words-priced-free"
        found.append(voice(message, stones=voice.stones(letter * count), price=price, count=count))
    return listed(found)


def market_lines(view: State, voice: Voice) -> Iterator[str]:
    """The display, the stack, the objects."""
    shown = [tile for tile in view.display if tile is not None]
    if shown:
        yield voice("words-display", tiles=voice.tiles(shown), count=len(view.stack))
    else:
        yield voice("words-display-empty")
    if view.field:
        objects = listed(voice(f"object-{kind}") for kind in view.field)
        yield voice("words-field", price=DATA.extra.price, objects=objects)
    else:
        yield voice("words-field-empty")
    yield voice("words-supply", objects=voice.objects(view.supply) or voice("words-none"))


def city_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-cities")
    for city, data in CITY.items():
        takes = listed(stone_name(letter, voice.say) for letter in data.allowed)
        pays, owner = voice.reward(data.reward, data.value), owner_of(view, city)
        told = voice("words-city", city=voice.city(city), stones=takes, amount=pays)
        if owner is None:
            yield f"{told} {voice('words-city-open', count=data.needed)}"
        else:
            yield f"{told} {voice('words-city-closed', name=voice.name(owner))}"
    prices = (
        voice("words-price", stone=stone_name(letter, voice.say), prices=listed(map(str, row)))
        for letter, row in PRICE.items()
    )
    yield voice("words-prices", prices="; ".join(prices))


# --- players ----------------------------------------------------------------------------------------------------------


def everybody(view: State, voice: Voice, first: Seat = 0) -> Iterator[str]:
    """All players, one of them first."""
    for seat in sorted(range(len(view.players)), key=lambda seat: seat != first):
        yield from player_lines(view, seat, voice)


def player_lines(view: State, seat: Seat, voice: Voice) -> Iterator[str]:
    player = view.players[seat]
    yield voice(
        "words-player",
        name=voice.name(seat),
        points=voice.points(player.vp),
        scorings=scorings(view, seat),
        costs=total_cost(view, seat),
        markers=markers_left(view, seat),
    )
    built = zip(CITIES, player.cities, strict=True)
    streets = [voice("words-street", city=voice.city(city), tiles=voice.tiles(tiles)) for city, tiles in built if tiles]
    yield voice("words-streets", streets="; ".join(streets)) if streets else voice("words-no-buildings")
    if player.scored_types:
        yield voice("words-scored-types", types=listed(map(voice.type, player.scored_types)))
    closed = [voice.city(one.city) for one in view.closed if one.seat == seat]
    if closed:
        yield voice("words-scored-cities", cities=listed(closed))
    screen = open_screen(view, seat)
    if screen is not None:
        yield screen_words("words-screen", screen, voice)


def screen_words(message: str, screen: Screen, voice: Voice) -> str:
    return voice(
        message,
        coins=voice.reward("coins", screen.coins),
        stones=voice.stones(screen.stones) or voice("words-none"),
        objects=voice.objects(screen.objects) or voice("words-none"),
    )


# --- the end ----------------------------------------------------------------------------------------------------------


def score_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-sentence", text=outcome(view, voice, aloud=True))
    verdict = verdict_lines(view, voice)
    if verdict is not None:
        rank, reckoned = verdict
        yield voice("words-rank", rank=rank, reckoned=reckoned)
    scores = sorted(scores_of(view), key=lambda score: (score.rank, score.seat))
    lines = voice.score_lines(scores, apart="; ")
    yield from lines if verdict is None else islice(lines, len(scores))  # the House wins ties, whatever is left


# --- one seat ---------------------------------------------------------------------------------------------------------


def private_words(view: State, seat: Seat, voice: Voice) -> Iterator[str]:
    """The seat's panel, and everything else it can see."""
    yield from chain(
        _own_lines(view, seat, voice),
        status_lines(view, voice),
        news_lines(voice),
        market_lines(view, voice),
        city_lines(view, voice),
        everybody(view, voice, first=seat),
    )
    if view.solo:
        level = level_of(view)
        yield voice("house-habits", allowance=level.allowance, cost=level.cost, patience=level.patience)


def panel_alt(view: State, seat: Seat, voice: Voice, asked: Asked[Any] | None) -> Iterable[str]:
    """The preview of the choice first, then what the seat has and can do."""
    choice = plan(view, seat, asked)
    chosen = [caption_words(view, seat, choice, voice)] if choice.is_begun else []
    return chain(chosen, _own_lines(view, seat, voice), status_lines(view, voice), player_lines(view, seat, voice))


def _own_lines(view: State, seat: Seat, voice: Voice) -> Iterator[str]:
    """What the seat should do, what it has, what it can pay, build and score, and how near the end is."""
    yield voice("words-sentence", text=prompt(view, seat, voice, aloud=True))
    yield screen_words("words-own-screen", screen_of(view, seat), voice)
    yield from wheel_lines(view, voice, ahead=True)
    payable = {tile: payable_cities(view, seat, tile) for tile in payable_tiles(view, seat)}
    tiles = "; ".join(
        voice("words-build", tile=voice.tile(tile), cities=listed(map(voice.city, cities)))
        for tile, cities in payable.items()
    )
    yield voice("words-can-build", tiles=tiles) if tiles else voice("words-build-nothing")
    scorings = "; ".join(
        voice("words-score-one", what=_scored(move, voice), gains=voice.gains(yield_of(view, seat, move)))
        for move in legal_scorings(view, seat)
    )
    yield voice("words-can-score", scorings=scorings) if scorings else voice("words-score-nothing")
    yield voice("words-progress", **progress(view, seat).figures)
    if view.solo and seat != HOUSE_SEAT:
        level = voice(f"rival-{view.options.solo_level}")
        yield voice("words-house", level=level, plan=_house_plan(view, voice))


def _scored(move: Scoring, voice: Voice) -> str:
    return voice.type(move.building) if isinstance(move, ScoreType) else voice.city(move.city)


def _house_plan(view: State, voice: Voice) -> str:
    """What the House of Malaspina would do if it were its turn."""
    match intention(view):
        case Build(tile, city, pay):
            params = {"tile": voice.tile(tile), "city": voice.city(city), "stones": voice.stones(pay)}
            return voice("words-house-build", **params)
        case Buy():
            return voice("house-buy")
        case None:
            return voice("house-nothing", count=DATA.market.relief)
        case move:
            return voice("words-house-score", what=_scored(move, voice))


WORDS = Words(board_alt, panel_alt, final_words, public_words, private_words)
