"""A game as an animated picture: a frame for each round, then the score sheet, which stays.

It's a GIF: drawn boards have few colours and large flat parts, so it's sharper, a third as large and drawn in a third
of the time compared to WebP, and every client plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any, NamedTuple
from zlib import compress, decompress

from msgspec import Struct
from PIL import Image

from games.core import Seat
from renderers import palettes, png, theme
from renderers.core import Table
from renderers.palettes import Palette

#: A frame is drawn at this width or a little more: enough for a phone.
WIDTH = 600
#: More bytes than this aren't sent.
LARGEST = 8_000_000
#: How many milliseconds a film takes at most, a frame at most, and the last one.
LONGEST, SLOWEST, ENDING = 29_000, 1_200, 4_000
#: One colour is left for what looks as it did in the frame before.
_COLORS = palettes.COLORS - 1
#: Frames wait for the others in little space.
_PACKED = 1

#: Draws a view for a seat or for everybody, in true colour.
Draw = Callable[[Any, Seat | None, Table, None], Image.Image]


class Scene(Struct, frozen=True):
    """What a frame shows: the board, or the panel of a seat; the score sheet once the game is over."""

    view: Any
    seat: Seat | None
    table: Table


class Frame(NamedTuple):
    size: tuple[int, int]
    palette: Palette
    packed: bytes

    @property
    def image(self) -> Image.Image:
        image = Image.frombytes("P", self.size, decompress(self.packed))
        image.putpalette([part for color in self.palette for part in color])
        return image


def frames(draw: Draw, slug: str, scenes: Sequence[Scene]) -> list[Frame]:
    """Some of a film's frames; they can be drawn in any order and by any process."""
    return [_frame(draw(scene.view, scene.seat, scene.table, None), palettes.read(slug)) for scene in scenes]


def _frame(image: Image.Image, palette: Palette | None) -> Frame:
    small = image.reduce(max(1, image.width // WIDTH))
    palette = (palette or palettes.choose([small]))[:_COLORS]
    return Frame(small.size, palette, compress(png.quantise(small, palette).tobytes(), _PACKED))


def joined(shown: Sequence[Frame], largest: int = LARGEST) -> bytes:
    """The film of these frames. If it's too large, every other frame is left out."""
    film = _written(shown)
    while len(film) > largest and len(shown) > 1:
        shown = shown[::-2][::-1]
        film = _written(shown)
    return film


def durations(count: int) -> list[int]:
    """How many milliseconds each of so many frames is seen."""
    each = min(SLOWEST, (LONGEST - ENDING) // max(1, count - 1)) // 10 * 10
    return [*[each] * (count - 1), ENDING]


def _written(shown: Sequence[Frame]) -> bytes:
    size = max(frame.size[0] for frame in shown), max(frame.size[1] for frame in shown)
    first, *others = (_on_paper(frame, size) for frame in shown)
    file = BytesIO()
    # Without the number of times it's repeated, it plays once, and the last frame stays.
    first.save(
        file, "GIF", save_all=True, append_images=others, duration=durations(len(shown)), optimize=True, disposal=1
    )
    return file.getvalue()


def _on_paper(frame: Frame, size: tuple[int, int]) -> Image.Image:
    """The frame in the middle of a page that is large enough for every frame."""
    image = frame.image
    if frame.size == size:
        return image
    page = Image.new("P", size, _nearest(frame.palette, theme.PAPER))
    page.putpalette(image.palette)  # type: ignore[arg-type]
    page.paste(image, ((size[0] - image.width) // 2, 0))
    return page


def _nearest(palette: Palette, color: theme.Color) -> int:
    def distance(number: int) -> int:
        return sum((one - other) ** 2 for one, other in zip(palette[number], color, strict=True))

    return min(range(len(palette)), key=distance)
