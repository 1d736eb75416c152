"""A half-made choice, stones picked so far or a building to be placed, and how it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from games.asking import Asked
from games.carrara.data import CITY, CITY_OF, TILE_OF, TILES, City, Tile
from games.carrara.market import NUMERALS, wheel_ahead
from games.carrara.questions import ask
from games.carrara.state import State, Stones, screen_of
from games.carrara.stones import PRICE
from games.core import Answers, Question, Seat
from renderers import fonts, theme
from renderers.canvas import Across, Box, Canvas
from renderers.carrara import icons
from renderers.carrara.buildings import building
from renderers.carrara.icons import UNKNOWN, stone, stone_row
from renderers.carrara.voice import Scene, Voice
from renderers.voice import listed


class Plan(Struct, frozen=True):
    """What a seat has chosen so far; nothing at first."""

    #: The stones picked so far, the segment they lie in, and their price.
    segment: int | None = None
    picked: Stones = ""
    price: int = 0
    #: The chosen building, and what it would bring in each of the cities where it can be paid.
    tile: Tile | None = None
    targets: Mapping[City, int] = {}
    #: The chosen city, and the stones that would pay.
    city: City | None = None
    pay: Stones = ""

    @property
    def is_begun(self) -> bool:
        return self.segment is not None or self.tile is not None


def plan(view: State, seat: Seat, asked: Asked[Any] | None) -> Plan:
    question = asked.question if asked is not None else None
    if asked is None or question is None:
        return Plan()
    match question.code:
        case "stones":
            segment, stones, price = (question.params[name] for name in ("segment", "stones", "price"))
            return Plan(segment=int(segment), picked=str(stones), price=int(price))
        case "city" | "pay" | "pay_stone":
            return _building(view, seat, asked.answers, question)
    return Plan()


def _building(view: State, seat: Seat, answers: Answers, question: Question) -> Plan:
    _, tile, *city = answers[:3]
    cities = ask(view, seat, answers[:2])
    assert isinstance(cities, Question)
    targets = {CITY_OF[answer.id]: int(answer.params["amount"]) for answer in cities.answers}
    paid = question.answers[0].params if question.code == "pay" else question.params
    return Plan(
        tile=TILE_OF[tile],
        targets=targets,
        city=CITY_OF[city[0]] if city else None,
        pay=str(paid.get("stones", "")),
    )


def caption(view: State, seat: Seat, choice: Plan, voice: Voice) -> tuple[str, str]:
    """The chosen thing, and what it costs or brings."""
    if choice.tile is None:
        left = screen_of(view, seat).coins - choice.price
        return voice("preview-picked", count=choice.price), voice("preview-left", count=left)
    if choice.city is None:
        return voice.tile(choice.tile), voice("preview-where")
    worth = voice.reward(CITY[choice.city].reward, choice.targets[choice.city])
    title = voice("preview-build", tile=voice.tile(choice.tile), city=voice.city(choice.city))
    return title, voice("preview-worth", amount=worth)


def caption_words(view: State, seat: Seat, choice: Plan, voice: Voice) -> str:
    """For reading aloud, with what the picture shows beside the caption."""
    shown = voice.stones(choice.pay)
    if choice.segment is not None:
        shown = listed((NUMERALS[choice.segment - 1], voice.stones(choice.picked)))
    title, line = caption(view, seat, choice, voice)
    return " ".join(voice("words-sentence", text=part) for part in (title, shown, line) if part)


# --- large, above everything else -------------------------------------------------------------------------------------


PREVIEW_HEIGHT = 150
_PAD = 22
_STONE = 68
_PICTURE = 112
#: Room for the caption of a purchase, at the right.
_CAPTION = 330


def draw_preview(scene: Scene, box: Box, seat: Seat, choice: Plan) -> None:
    title, line = caption(scene.view, seat, choice, scene.voice)
    left, top, right, bottom = box
    scene.canvas.card(box, theme.FRESH, theme.GOLD)
    if choice.segment is not None:
        numeral = NUMERALS[choice.segment - 1]
        scene.canvas.text_beside(left + _PAD, top + PREVIEW_HEIGHT / 2, numeral, 60, theme.BLACK_WEIGHT, theme.HEADER)
        stones = wheel_ahead(scene.view)[choice.segment - 1]
        _draw_segment(scene.canvas, left + 140, top + 20, right - _CAPTION, choice.segment, stones, choice.picked)
        _draw_lines(scene.canvas, box, title, line, "right")
    elif choice.tile is not None:
        data = TILES[choice.tile]
        picture = building(data.type, _PICTURE)
        scene.canvas.centred(picture, left + _PAD + _PICTURE / 2, (top + bottom) / 2)
        _draw_lines(scene.canvas, (left + _PICTURE + _PAD, top, right, bottom), title, line, "left")
        if choice.city is not None:
            row = stone_row(choice.pay + UNKNOWN * (data.cost - len(choice.pay)), 60, 64)
            scene.canvas.stamp(row, right - _PAD - row.width, top + 72)


def _draw_lines(canvas: Canvas, box: Box, title: str, line: str, across: Across) -> None:
    left, top, right, _ = box
    x, most = (left + _PAD, right - left - 2 * _PAD) if across == "left" else (right - _PAD, _CAPTION - _PAD)
    canvas.text(x, top + 64, title, theme.HEADING + 2, theme.BOLD, across=across, most=most)
    canvas.text(x, top + 112, line, theme.BODY, theme.MEDIUM, across=across, most=most)


def _draw_segment(canvas: Canvas, x: int, y: int, end: int, segment: int, stones: Stones, picked: Stones) -> None:
    """Every stone of the segment with its price, the picked ones in gold."""
    step = min(_STONE + 16, (end - x) // len(stones))
    size = min(_STONE, step - 10)
    for letter in stones:
        if letter in picked:
            frame = (x - 6, y - 8, x + size + 5, y + size + 5)
            canvas.rounded(frame, theme.CARD, 12)
            canvas.gild(frame, 12, 7, 6)
        picked = picked.replace(letter, "", 1)
        canvas.stamp(stone(letter, size), x, y)
        price = str(PRICE[letter][segment - 1])
        left = x + (size - 30 - fonts.width(price, 30, theme.BOLD)) / 2
        canvas.centred(icons.coin(28), left + 14, y + 98)
        canvas.text_beside(left + 31, y + 98, price, 30, theme.BOLD)
        x += step
