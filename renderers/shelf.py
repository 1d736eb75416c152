"""Finished pieces of pictures, kept for the next picture: as many as there is room for, whatever game they belong to.

What makes room for something new is whatever is quickest to draw again for the room it takes, the longer it wasn't used
the sooner. A large background is often quicker to draw again than many small tiles.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import wraps
from heapq import heappop, heappush, heapreplace
from itertools import count
from threading import Lock
from time import thread_time
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast

from isal import isal_zlib
from PIL import Image

#: How many bytes all pieces may take together.
ROOM = 28_000_000

#: Of how many pieces the numbers are remembered, which are short: a piece that is drawn again is still the same one.
MOST_NUMBERS = 20_000

P = ParamSpec("P")
T = TypeVar("T")


class Packed(NamedTuple):
    """A piece that takes little room, and a moment to unpack."""

    mode: str
    size: tuple[int, int]
    data: bytes

    @classmethod
    def of(cls, image: Image.Image) -> Packed:
        return cls(image.mode, image.size, isal_zlib.compress(image.tobytes()))

    def image(self) -> Image.Image:
        return Image.frombytes(self.mode, self.size, isal_zlib.decompress(self.data))


class _Kept:
    def __init__(self, piece: Any, seconds: float) -> None:
        self.piece = piece
        self.size = 1 + _bytes(piece)
        #: How many seconds each of its bytes saves.
        self.saves = seconds / self.size
        self.worth = 0.0


class Shelf:
    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.taken = 0
        #: What the piece was worth that was given up last. It rises, so pieces that aren't used come to be worth least.
        self._price = 0.0
        self._pieces: dict[Hashable, _Kept] = {}
        #: All of them, by what they were worth at some time: since then they can only have come to be worth more.
        self._by_worth: list[tuple[float, int, Hashable]] = []
        self._numbers: OrderedDict[Hashable, int] = OrderedDict()
        self._using = Lock()

    def get(self, key: Hashable) -> Any:
        """The piece, if it's there."""
        with self._using:
            kept = self._pieces.get(key)
            if kept is None:
                return None
            kept.worth = self._price + kept.saves
            return kept.piece

    def put(self, key: Hashable, piece: Any, seconds: float) -> None:
        """Keep a piece that took so long to draw."""
        kept = _Kept(piece, seconds)
        kept.worth = self._price + kept.saves
        with self._using:
            for place, image in enumerate(_images(piece)):
                vars(image).setdefault("_number", self._number_of((key, place)))
            if key in self._pieces:  # somebody drew it at the same time
                return
            self._pieces[key] = kept
            heappush(self._by_worth, (kept.worth, next(_numbers), key))
            self.taken += kept.size
            while self.taken > self.room:
                self._give_one_up()

    def clear(self) -> None:
        with self._using:
            self._pieces.clear()
            self._by_worth.clear()
            self.taken = 0

    def _number_of(self, key: Hashable) -> int:
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = next(_numbers)
            if len(self._numbers) > MOST_NUMBERS:
                self._numbers.popitem(last=False)
        else:
            self._numbers.move_to_end(key)
        return number

    def _give_one_up(self) -> None:
        """The one that is worth least."""
        worth, number, key = self._by_worth[0]
        while worth < (now := self._pieces[key].worth):
            heapreplace(self._by_worth, (now, number, key))
            worth, number, key = self._by_worth[0]
        heappop(self._by_worth)
        self.taken -= self._pieces.pop(key).size
        self._price = worth


_numbers = count(1)
SHELF = Shelf()


def number(piece: Image.Image) -> int:
    """Tells a piece from every other one there has been."""
    known: dict[str, int] = vars(piece)
    found = known.get("_number")
    if found is None:
        found = known["_number"] = next(_numbers)
    return found


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Draw a piece once for each set of arguments, as long as there is room for it. Shared: never draw on it."""

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> T:
        return kept_as((draw, args, *kwargs.items()), lambda: draw(*args, **kwargs))

    return drawn


def kept_as(key: Hashable, draw: Callable[[], T]) -> T:
    """The same for a piece that this key stands for."""
    piece = cast("T | None", SHELF.get(key))
    if piece is None:
        begun = thread_time()
        piece = draw()
        SHELF.put(key, piece, thread_time() - begun)
    return piece


def _images(piece: object) -> Iterator[Image.Image]:
    """The picture, or all pictures in a tuple."""
    if isinstance(piece, Image.Image):
        yield piece
    elif isinstance(piece, tuple):
        for part in piece:
            yield from _images(part)


def _bytes(piece: object) -> int:
    if isinstance(piece, bytes):
        return len(piece)
    if isinstance(piece, Image.Image):
        return piece.width * piece.height * (1 if piece.mode in {"1", "L", "P"} else 4)
    return sum(map(_bytes, piece)) if isinstance(piece, tuple) else 0
