"""The same as the board, in words: for reading aloud and for alt text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from games.carrara.changes import markers_left, owner_of, scorings
from games.carrara.data import CITIES, CITY, DATA, City
from games.carrara.market import SEGMENTS
from games.carrara.scoring import total_cost
from games.carrara.state import Screen, State, Stones
from games.carrara.stones import LETTERS, PRICE
from games.core import Seat
from renderers.carrara.outcome import is_tied, line_name, outcome, score_sheets, verdict_lines
from renderers.carrara.scene import open_screen
from renderers.carrara.voice import Voice, listed


def public_words(view: State, voice: Voice) -> str:
    """The whole board."""
    return told(
        status_lines(view, voice),
        news_lines(view, voice),
        wheel_lines(view, voice),
        market_lines(view, voice),
        city_lines(view, voice),
        *(player_lines(view, seat, voice) for seat in range(len(view.players))),
    )


def final_words(view: State, voice: Voice) -> str:
    return told(score_lines(view, voice), *(player_lines(view, seat, voice) for seat in range(len(view.players))))


def board_alt(view: State, voice: Voice) -> str:
    """Whose turn it is, what happened last, the points, what is on offer; then the players, as far as there is room."""
    return told(
        status_lines(view, voice),
        map(voice.happened, view.news[-1:]),
        [_points(view, voice)],
        wheel_lines(view, voice),
        market_lines(view, voice),
        *(player_lines(view, seat, voice) for seat in range(len(view.players))),
    )


def told(*parts: Iterable[str]) -> str:
    return "\n".join(line for part in parts for line in part)


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


def news_lines(view: State, voice: Voice) -> Iterator[str]:
    """What happened in everybody's latest turn, oldest first."""
    if view.news:
        yield voice("words-news")
    yield from map(voice.happened, view.news)


def _points(view: State, voice: Voice) -> str:
    told = (
        voice("words-points-of", name=voice.name(seat), points=player.vp) for seat, player in enumerate(view.players)
    )
    return voice("words-points", points=listed(told))


def wheel_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-wheel")
    yield from segment_lines(view.wheel, voice)
    if view.bag == "":
        yield voice("words-bag-empty")


def segment_lines(wheel: Sequence[Stones], voice: Voice) -> Iterator[str]:
    """Segments with stones, each colour with its price; the empty ones together."""
    empty = []
    for segment, stones in zip(SEGMENTS, wheel, strict=True):
        if stones:
            yield voice("words-segment", segment=voice.segment(segment), stones=_priced(stones, segment, voice))
        else:
            empty.append(voice.segment(segment))
    if empty:
        yield voice("words-segments-empty", count=len(empty), segments=listed(empty))


def _priced(stones: Stones, segment: int, voice: Voice) -> str:
    found = []
    for letter in LETTERS:
        count = stones.count(letter)
        if count:
            price = PRICE[letter][segment - 1]
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
        objects = listed(voice.object(kind) for kind in view.field)
        yield voice("words-field", price=DATA.extra.price, objects=objects)
    else:
        yield voice("words-field-empty")
    yield voice("words-supply", objects=voice.objects(view.supply) or voice("words-none"))


def city_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-cities")
    for city in CITIES:
        yield _city_line(view, city, voice)
    prices = (
        voice("words-price", stone=voice.colour(letter), prices=listed(map(str, row))) for letter, row in PRICE.items()
    )
    yield voice("words-prices", prices="; ".join(prices))


def _city_line(view: State, city: City, voice: Voice) -> str:
    data, owner = CITY[city], owner_of(view, city)
    told = voice(
        "words-city",
        city=voice.city(city),
        stones=listed(voice.colour(letter) for letter in data.allowed),
        amount=voice.reward(data.reward, data.value),
    )
    if owner is None:
        return " ".join((told, voice("words-city-open", count=data.needed)))
    return " ".join((told, voice("words-city-closed", name=voice.name(owner))))


# --- players ----------------------------------------------------------------------------------------------------------


def player_lines(view: State, seat: Seat, voice: Voice) -> Iterator[str]:
    player = view.players[seat]
    yield voice(
        "words-player",
        name=voice.name(seat),
        points=voice.reward("vp", player.vp),
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
    sheets = score_sheets(view)
    for sheet in sorted(sheets, key=lambda sheet: (sheet.rank, sheet.seat)):
        told = (voice("words-line", what=line_name(line, voice), points=line.points) for line in sheet.lines)
        yield voice(
            "words-score",
            name=voice.name(sheet.seat),
            points=voice.reward("vp", sheet.total),
            place=sheet.rank,
            lines="; ".join(told),
        )
    if is_tied(sheets) and verdict is None:
        yield voice("words-tie")
