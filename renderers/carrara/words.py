"""The same as the pictures, in words: for reading aloud and for alt text."""

from __future__ import annotations

from collections.abc import Iterator

from games.carrara.changes import markers_left, owner_of, scorings
from games.carrara.data import CITIES, CITY, DATA, City
from games.carrara.ending import total_cost
from games.carrara.state import State
from games.carrara.stones import PRICE
from games.first_edition import Seat
from renderers.carrara.captions import caption_words, has_caption
from renderers.carrara.deed_words import turn_words
from renderers.carrara.focus import read_focus
from renderers.carrara.outcome import is_tied, outcome, score_sheets, verdict_lines
from renderers.carrara.own_words import own_lines, screen_words
from renderers.carrara.plan import plan
from renderers.carrara.scene import open_screen, round_of
from renderers.carrara.score_sheet import line_name
from renderers.carrara.voice import Voice
from renderers.carrara.wheel_words import segment_lines
from renderers.core import shortened


def public_words(view: State, voice: Voice) -> str:
    """The whole board."""
    return _told(
        status_lines(view, voice),
        news_lines(view, voice),
        wheel_lines(view, voice),
        market_lines(view, voice),
        city_lines(view, voice),
        *(player_lines(view, seat, voice) for seat in range(len(view.players))),
    )


def private_words(view: State, seat: Seat, voice: Voice) -> str:
    """The seat's panel, and everything else it can see."""
    others = (other for other in range(len(view.players)) if other != seat)
    return _told(
        own_lines(view, seat, voice),
        status_lines(view, voice),
        news_lines(view, voice),
        market_lines(view, voice),
        city_lines(view, voice),
        player_lines(view, seat, voice),
        *(player_lines(view, other, voice) for other in others),
    )


def final_words(view: State, voice: Voice) -> str:
    return _told(score_lines(view, voice), *(player_lines(view, seat, voice) for seat in range(len(view.players))))


def board_alt(view: State, voice: Voice) -> str:
    """Whose turn it is, what happened last, the points, what is on offer; then the players, as far as there is room."""
    latest = view.news[-1:]
    return _alt(
        status_lines(view, voice),
        (_did(entry.seat, turn_words(entry, voice), voice) for entry in latest),
        iter((_points(view, voice),)),
        wheel_lines(view, voice),
        market_lines(view, voice),
        *(player_lines(view, seat, voice) for seat in range(len(view.players))),
    )


def panel_alt(view: State, seat: Seat, voice: Voice, focus: tuple[str, ...]) -> str:
    """The preview of the choice first, then what the seat has and can do."""
    choice = plan(view, seat, read_focus(focus))
    chosen = [caption_words(view, seat, choice, voice)] if has_caption(choice) else []
    return _alt(iter(chosen), own_lines(view, seat, voice), status_lines(view, voice), player_lines(view, seat, voice))


def final_alt(view: State, voice: Voice) -> str:
    return shortened(final_words(view, voice).replace("\n", " "))


def _told(*parts: Iterator[str]) -> str:
    return "\n".join(line for part in parts for line in part)


def _alt(*parts: Iterator[str]) -> str:
    return shortened(_told(*parts).replace("\n", " "))


# --- the table --------------------------------------------------------------------------------------------------------


def status_lines(view: State, voice: Voice) -> Iterator[str]:
    """Which round, whose turn, and whether it is the last round."""
    yield voice("words-round", round=round_of(view))
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
    for entry in view.news:
        yield _did(entry.seat, turn_words(entry, voice), voice)


def _did(seat: Seat, deeds: str, voice: Voice) -> str:
    return voice("words-did", name=voice.name(seat), deeds=deeds)


def _points(view: State, voice: Voice) -> str:
    told = (
        voice("words-points-of", name=voice.name(seat), points=player.vp) for seat, player in enumerate(view.players)
    )
    return voice("words-points", points=voice.listed(told))


def wheel_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-wheel")
    yield from segment_lines(view.wheel, voice)
    if view.bag == "":
        yield voice("words-bag-empty")


def market_lines(view: State, voice: Voice) -> Iterator[str]:
    """The display, the stack, the objects."""
    shown = [tile for tile in view.display if tile is not None]
    if shown:
        yield voice("words-display", tiles=voice.tiles(shown), count=len(view.stack))
    else:
        yield voice("words-display-empty")
    if view.field:
        objects = voice.listed(voice.object(kind) for kind in view.field)
        yield voice("words-field", price=DATA.extra.price, objects=objects)
    else:
        yield voice("words-field-empty")
    yield voice("words-supply", objects=voice.objects(view.supply) or voice("words-none"))


def city_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-cities")
    for city in CITIES:
        yield _city_line(view, city, voice)
    prices = (
        voice("words-price", stone=voice.colour(letter), prices=voice.listed(map(str, row)))
        for letter, row in PRICE.items()
    )
    yield voice("words-prices", prices="; ".join(prices))


def _city_line(view: State, city: City, voice: Voice) -> str:
    data, owner = CITY[city], owner_of(view, city)
    told = voice(
        "words-city",
        city=voice.city(city),
        stones=voice.listed(voice.colour(letter) for letter in data.allowed),
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
        yield voice("words-scored-types", types=voice.listed(map(voice.type, player.scored_types)))
    closed = [voice.city(one.city) for one in view.closed if one.seat == seat]
    if closed:
        yield voice("words-scored-cities", cities=voice.listed(closed))
    screen = open_screen(view, seat)
    if screen is not None:
        yield screen_words("words-screen", screen, voice)


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
