"""A half-made choice, stones picked so far or a building to be placed, and how it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from games.asking import Asked
from games.carrara.data import CITY, CITY_OF, TILE_OF, City, Tile
from games.carrara.market import NUMERALS
from games.carrara.questions import ask
from games.carrara.state import State, Stones, screen_of
from games.core import Answers, Question, Seat
from renderers.carrara.voice import Voice
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
