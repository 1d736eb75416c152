"""The wheel in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.carrara.market import SEGMENTS
from games.carrara.state import Stones
from games.carrara.stones import LETTERS, PRICE
from renderers.carrara.voice import Voice


def segment_lines(wheel: Sequence[Stones], voice: Voice) -> Iterator[str]:
    """Segments with stones, each colour with its price; the empty ones together."""
    empty = []
    for segment, stones in zip(SEGMENTS, wheel, strict=True):
        if stones:
            yield voice("words-segment", segment=voice.segment(segment), stones=_priced(stones, segment, voice))
        else:
            empty.append(voice.segment(segment))
    if empty:
        yield voice("words-segments-empty", count=len(empty), segments=voice.listed(empty))


def _priced(stones: Stones, segment: int, voice: Voice) -> str:
    found = []
    for letter in LETTERS:
        count = stones.count(letter)
        if count:
            price = PRICE[letter][segment - 1]
            message = "words-priced" if price else "words-priced-free"
            found.append(voice(message, stones=voice.stones(letter * count), price=price, count=count))
    return voice.listed(found)
