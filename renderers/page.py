"""A whole picture, painted as late as possible and in bands: what looks as it did before isn't painted again.

Nearly everything in a picture is the same as before the tap that it follows. A page therefore only notes what is laid
on it. When it's written, each band of its rows is looked up by what lies there; what isn't found is painted, reduced to
the palette and packed by itself, so that it can be put together with the others in any order.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, wraps
from hashlib import blake2b
from threading import Lock
from typing import NamedTuple, ParamSpec, TypeAlias, cast

from PIL import Image

from renderers import png, shelf
from renderers.canvas import Canvas, Size, blank, lay
from renderers.palettes import Palette
from renderers.theme import Color

P = ParamSpec("P")

#: How many rows make a band: many give longer runs to pack, few are more often the same.
BAND = 64
#: How many packed bands are remembered, of all games together: 4 to 10 kB each, so that they take about 12 MB.
MOST_BANDS = 1800

#: How many grounds of each kind are remembered. Each holds its pieces, most of which others hold, too.
GROUNDS = 16

#: In the place of the number of a piece: a page, whose own pieces follow. Colours have the numbers below it.
_NESTED = -1

#: What is laid, through which mask, where, and how large it is.
_Piece: TypeAlias = "tuple[Image.Image | Color | Page, Image.Image | None, int, int, Size]"


class _Band(NamedTuple):
    """Some rows of a page: a description of what lies there, and the pieces that do."""

    noted: array[int]
    pieces: list[_Piece]


class Page(Canvas):
    """A canvas that notes what is laid on it."""

    def __init__(self, width: int, height: int, pieces: Iterable[_Piece] = ()) -> None:
        self._size = width, height
        self._pieces = [*pieces]
        #: Once nothing more is laid on it: a number for each of its bands.
        self._settled: list[int] = []

    @property
    def image(self) -> Image.Image:
        """The whole picture in true colour."""
        return self.painted(0, self.height)

    @property
    def width(self) -> int:
        return self._size[0]

    @property
    def height(self) -> int:
        return self._size[1]

    def lay(
        self, source: Image.Image | Color | Page, x: int, y: int, size: Size, mask: Image.Image | None = None
    ) -> None:
        self._pieces.append((source, mask, x, y, size))

    def down_to(self, height: int) -> Page:
        """The upper part of the picture."""
        return self.corner(self.width, height)

    def corner(self, width: int, height: int) -> Page:
        """The upper left part of the picture."""
        return Page(width, height, self._pieces)

    def painted(self, top: int, bottom: int) -> Image.Image:
        """Some of its rows. Those of a page that is settled are kept: much is laid on them again and again."""
        if not self._settled:
            return self._paint(top, bottom)
        key = ("rows", top, bottom, *self._settled[top // BAND : (bottom - 1) // BAND + 1])
        return shelf.kept_as(key, lambda: self._paint(top, bottom))

    def _paint(self, top: int, bottom: int) -> Image.Image:
        shown = (piece for piece in self._pieces if piece[3] < bottom and piece[3] + piece[4][1] > top)
        return _painted(self.width, top, bottom, shown)

    def bands(self) -> list[_Band]:
        """All of its rows, from top to bottom."""
        found = [_Band(array("q", (self.width,)), []) for _ in range(0, self.height, BAND)]
        found[-1].noted.append(self.height % BAND)
        self._note(found, 0, 0)
        return found

    def settle(self) -> Page:
        """Nothing more is laid on it. On other pages its bands are told apart by numbers instead of by their pieces."""
        self._settled = [int.from_bytes(_digest(band)[:8], "big", signed=True) for band in self.bands()]
        return self

    def _note(self, found: Sequence[_Band], left: int, top: int, *, inner: bool = False) -> None:
        """Note down what lies in each band of a page, which this one may only be a piece of."""
        last = len(found) - 1
        for piece in self._pieces:
            source, mask, x, y, (width, height) = piece
            x, y = x + left, y + top
            number = _NESTED if isinstance(source, Page) else _number(source)
            through = 0 if mask is None else _number(mask)
            for place in range(max(0, y // BAND), min(last, (y + height - 1) // BAND) + 1):
                noted, pieces = found[place]
                noted.extend((number, through, x, y - place * BAND, width, height))
                if isinstance(source, Page) and source._settled:
                    first = max(0, place * BAND - y)
                    noted.extend(source._settled[first // BAND : (first + 2 * BAND - 1) // BAND])
                if not inner:
                    pieces.append(piece)
            if isinstance(source, Page) and not source._settled:
                source._note(found, x, y, inner=True)


def _painted(breadth: int, top: int, bottom: int, pieces: Iterable[_Piece]) -> Image.Image:
    """The rows from ``top`` to ``bottom`` of a page with these pieces."""
    image = blank(breadth, bottom - top).image
    for source, mask, x, y, (width, height) in pieces:
        if isinstance(source, Page):  # of a page on the page, too, only as much as shows
            first, last = max(0, top - y), min(height, bottom - y)
            part = None if mask is None else mask.crop((0, first, width, last))
            lay(image, source.painted(first, last), (x, y + first - top), (width, last - first), part)
        else:
            lay(image, source, (x, y - top), (width, height), mask)
    return image


def _number(source: Image.Image | Color) -> int:
    """Tells a piece from every other one there has been; a colour is what it is."""
    if isinstance(source, Image.Image):
        return shelf.number(source)
    red, green, blue = source
    return _NESTED - 1 - (red << 16 | green << 8 | blue)


def drawn_once(draw: Callable[P, Page]) -> Callable[P, Page]:
    """Remember what lies on a ground for each set of arguments, and give every caller a page with it to draw on."""

    def settled(*args: P.args, **kwargs: P.kwargs) -> Page:
        return draw(*args, **kwargs).settle()

    known = cast("Callable[P, Page]", lru_cache(maxsize=GROUNDS)(settled))

    @wraps(draw)
    def begun(*args: P.args, **kwargs: P.kwargs) -> Page:
        ground = known(*args, **kwargs)
        size = ground.width, ground.height
        return Page(*size, [(ground, None, 0, 0, size)])

    return begun


# --- written as a file ------------------------------------------------------------------------------------------------


class _Bands:
    """The bands that were packed last."""

    def __init__(self) -> None:
        self._known: dict[tuple[bytes, bool], png.Part] = {}
        self._lock = Lock()

    def packed(self, contents: Sequence[bytes], rows: Callable[[int], bytes], *, small: bool) -> list[png.Part]:
        """All bands of a picture; ``rows`` are those of a band that isn't known."""
        keys = [(content, small) for content in contents]
        with self._lock:
            found = {key: self._known.pop(key) for key in {*keys} if key in self._known}
        missing = [band for band, key in enumerate(keys) if key not in found]
        packed = png.parts((rows(band) for band in missing), small=small)
        found.update(zip((keys[band] for band in missing), packed, strict=True))
        with self._lock:
            self._known.update(found)  # now they are the last ones
            while len(self._known) > MOST_BANDS:
                del self._known[next(iter(self._known))]
        return [found[key] for key in keys]

    def forget(self) -> None:
        with self._lock:
            self._known.clear()

    def __len__(self) -> int:
        return len(self._known)


known_bands = _Bands()


class _Rows:
    """The rows of a page in the colours of a palette, painted once each."""

    def __init__(self, page: Page, palette: Palette, bands: Sequence[_Band]) -> None:
        self._page = page
        self._palette = palette
        self._bands = bands
        self._known: dict[int, bytes] = {}

    def __call__(self, band: int) -> bytes:
        if band not in self._known:
            top = band * BAND
            bottom = min(top + BAND, self._page.height)
            image = _painted(self._page.width, top, bottom, self._bands[band].pieces)
            self._known[band] = png.rows(image, self._palette)
        return self._known[band]


@lru_cache(maxsize=16)
def _salt(palette: Palette) -> bytes:
    """The same pieces look different in another palette."""
    return blake2b(repr(palette).encode(), digest_size=16).digest()


def _digest(band: _Band, salt: bytes = b"") -> bytes:
    """What tells a band from all others."""
    return blake2b(band.noted, digest_size=16, key=salt).digest()


def write(page: Page, palette: Palette, large: int = png.LARGE) -> bytes:
    """The page as a file: packed quickly, or small if it's ``large`` otherwise."""
    bands, salt = page.bands(), _salt(palette)
    contents = [_digest(band, salt) for band in bands]
    rows = _Rows(page, palette, bands)
    parts = known_bands.packed(contents, rows, small=False)
    if sum(len(part.data) for part in parts) > large:
        parts = known_bands.packed(contents, rows, small=True)
    return png.joined((page.width, page.height), palette, parts)
