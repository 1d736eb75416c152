"""A picture in the making: cached pieces are laid on paper, nothing is computed twice.

Everything expensive (letters, corners, shadows, glyphs) is a cached stamp, and composing a picture is copying stamps.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Literal, TypeVar

from PIL import Image, ImageDraw, ImageFilter

from renderers import fonts, theme
from renderers.shelf import kept_as, number
from renderers.theme import Color

Across = Literal["left", "middle", "right"]
Box = tuple[int, int, int, int]
Size = tuple[int, int]

_CORNER_OVERSAMPLING = 6
#: What a mask holds where everything is laid.
_ALL = 255
#: Soft shadows keep to a few shades, so that they do not eat the palette.
_SHADES = 8
#: The height of a capital letter in Noto Sans, as a share of the size.
_CAPITAL = 0.714
#: From line to line, as a multiple of the size.
_LINE = 1.28


class Canvas:
    """An RGB picture with the few things that can be done to it."""

    def __init__(self, image: Image.Image) -> None:
        self._image = image

    @property
    def image(self) -> Image.Image:
        return self._image

    @property
    def width(self) -> int:
        return self._image.width

    @property
    def height(self) -> int:
        return self._image.height

    def lay(self, source: Image.Image | Color, x: int, y: int, size: Size, mask: Image.Image | None = None) -> None:
        """Lay a finished piece or a colour, through a mask if there is one. The piece never changes after that."""
        lay(self._image, source, (x, y), size, mask)

    def stamp(self, piece: Image.Image, x: float, y: float) -> None:
        """Lay a piece with its top left corner on the point."""
        self.lay(piece, round(x), round(y), piece.size, piece if piece.mode == "RGBA" else None)

    def centred(self, piece: Image.Image, x: float, y: float) -> None:
        self.stamp(piece, x - piece.width / 2, y - piece.height / 2)

    def fill(self, box: Box, color: Color) -> None:
        """A plain rectangle: left, top, right, bottom."""
        left, top, right, bottom = box
        self.lay(color, left, top, (right - left, bottom - top))

    def rounded(self, box: Box, color: Color, radius: int = theme.RADIUS_SMALL) -> None:
        left, top, right, bottom = box
        self._lay_rim(color, left, top, _rounded_rim(right - left, bottom - top, radius))
        if 2 * radius < min(right - left, bottom - top):
            self.fill((left + radius, top + radius, right - radius, bottom - radius), color)

    def frame(self, box: Box, color: Color, radius: int = theme.RADIUS_SMALL, width: int = 3) -> None:
        """The contour of a rounded rectangle, inside the box."""
        left, top, right, bottom = box
        self._lay_rim(color, left, top, _frame_rim(right - left, bottom - top, radius, width))

    def gild(self, box: Box, radius: int, outer: int, inner: int) -> None:
        """A golden frame with a dark edge, for what is new or chosen."""
        self.frame(box, theme.INK, radius, outer)
        self.frame(box, theme.GOLD, radius, inner)

    def card(
        self, box: Box, color: Color = theme.CARD, line: Color | None = theme.LINE, radius: int = theme.RADIUS
    ) -> None:
        """A piece of card lying on the paper, with a soft shadow."""
        left, top, right, bottom = box
        self._lay_rim(theme.SHADE, left, top + theme.SHADOW, _shadow_rim(right - left, bottom - top, radius))
        self.rounded(box, color, radius)
        if line is not None:
            self.frame(box, line, radius, 2)

    def _lay_rim(self, color: Color, left: int, top: int, rim: Rim) -> None:
        """Lay a color along the edges of a mask."""
        for x, y, size, mask in rim:
            self.lay(color, left + x, top + y, size, mask)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int = theme.BODY,
        weight: int = theme.REGULAR,
        ink: Color = theme.INK,
        across: Across = "left",
        most: int | None = None,
    ) -> int:
        """One line of text, its baseline at ``y``; at most ``most`` pixels wide. Returns its width."""
        if most is not None:
            text = fonts.shorten(text, most, size, weight)
        if not text.strip():
            return 0
        length = fonts.width(text, size, weight)
        start = x - {"left": 0.0, "middle": length / 2, "right": float(length)}[across]
        mask, left, top = _letters(text, size, weight)
        self.lay(ink, round(start) + left, round(y) + top, mask.size, mask)
        return length

    def text_beside(
        self,
        x: float,
        middle: float,
        text: str,
        size: int = theme.BODY,
        weight: int = theme.REGULAR,
        ink: Color = theme.INK,
        across: Across = "left",
        most: int | None = None,
    ) -> int:
        """Like ``text``, but with its capital letters centred on the height ``middle``."""
        return self.text(x, middle + _CAPITAL * size / 2, text, size, weight, ink, across, most)

    def paragraph(
        self,
        x: float,
        y: float,
        text: str,
        most: int,
        size: int = theme.BODY,
        weight: int = theme.REGULAR,
        ink: Color = theme.INK,
        lines: int = 99,
        leading: int = 0,
    ) -> int:
        """Wrapped text, the first baseline at ``y``. Returns the baseline that would follow."""
        for line in fonts.wrap(text, most, size, weight, lines):
            self.text(x, y, line, size, weight, ink)
            y += leading or round(size * _LINE)
        return round(y)


def lay(
    image: Image.Image,
    source: Image.Image | Color,
    where: tuple[int, int],
    size: Size,
    mask: Image.Image | None = None,
) -> None:
    """``Image.paste`` without its checks: they take longer than laying something small does.

    A picture has hundreds of pieces, all of them finished and in the right mode.
    """
    (x, y), (width, height) = where, size
    box = (x, y, x + width, y + height)
    laid = source.im if isinstance(source, Image.Image) else source
    if mask is None:
        image.im.paste(laid, box)
    else:
        image.im.paste(laid, box, mask.im)


def pale(piece: Image.Image, percent: int) -> Image.Image:
    """The piece, with the ground showing through."""
    return kept_as(("pale", number(piece), percent), partial(_pale, piece, percent))


def _pale(piece: Image.Image, percent: int) -> Image.Image:
    thin = piece.copy()
    thin.putalpha(piece.getchannel("A").point(_thinned(percent)))
    return thin


@lru_cache(maxsize=16)
def _thinned(percent: int) -> list[int]:
    return [value * percent // 100 for value in range(256)]


def blank(width: int, height: int, color: Color = theme.PAPER) -> Canvas:
    return Canvas(Image.new("RGB", (width, height), color))


#: Room around the face of a card for its shadow.
BLEED = 12


C = TypeVar("C", bound=Canvas)


def face(canvas: C, color: Color) -> C:
    """Draw an empty card with a band in its colour, and leave room for its shadow all around."""
    left, top, right, bottom = box = (BLEED, BLEED, canvas.width - BLEED, canvas.height - BLEED)
    canvas.card(box, color, None)
    canvas.rounded((left, top + 8, right, bottom), theme.CARD, theme.RADIUS - 2)
    canvas.frame(box, color, theme.RADIUS, 2)
    return canvas


def side_by_side(count: int, place: int, top: int, height: int) -> Box:
    """Where one of several cards lies below ``top``: two in a row; a single one has the row to itself."""
    row, column = divmod(place, 2)
    width = theme.WIDTH - 2 * theme.MARGIN
    if count > 1:
        width = (width - theme.GAP) // 2
    x, y = theme.MARGIN + column * (width + theme.GAP), top + row * (height + theme.GAP)
    return x, y, x + width, y + height


@lru_cache(maxsize=4096)
def _letters(text: str, size: int, weight: int) -> tuple[Image.Image, int, int]:
    """The text as a mask, and where its corner lies from the start of the baseline."""
    face = fonts.font(size, weight)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=face, anchor="ls")
    return mask, left, top


@lru_cache(maxsize=16)
def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """A rectangle with smooth round corners."""
    radius = min(radius, width // 2, height // 2)
    mask = Image.new("L", (width, height), 255)
    if radius <= 0:
        return mask
    corner = _quarter(radius)
    right, bottom = width - radius, height - radius
    mask.paste(corner, (0, 0))
    mask.paste(corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (right, 0))
    mask.paste(corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, bottom))
    mask.paste(corner.transpose(Image.Transpose.ROTATE_180), (right, bottom))
    return mask


def frame_mask(width: int, height: int, radius: int, line: int) -> Image.Image:
    """The contour of a rounded rectangle."""
    mask = rounded_mask(width, height, radius).copy()
    inside = rounded_mask(width - 2 * line, height - 2 * line, max(radius - line, 0))
    mask.paste(0, (line, line), inside)
    return mask


def shadow_mask(width: int, height: int, radius: int, blur: int = 5, strength: float = 0.9) -> Image.Image:
    """A soft shadow, ``2 * blur`` larger on every side than what throws it."""
    spread = 2 * blur
    mask = Image.new("L", (width + 2 * spread, height + 2 * spread), 0)
    mask.paste(rounded_mask(width, height, radius), (spread, spread))
    step = 256 // _SHADES
    return mask.filter(ImageFilter.GaussianBlur(blur)).point(
        [round(min(255, (value + step // 2) // step * step) * strength) for value in range(256)]
    )


# --- masks without what doesn't matter: laying their corners and edges alone is many times quicker --------------------

#: Parts of a mask: where the corner of each lies, how large it is, and the mask itself unless all of it is laid.
Rim = tuple[tuple[int, int, tuple[int, int], Image.Image | None], ...]


@lru_cache(maxsize=512)
def _rounded_rim(width: int, height: int, radius: int) -> Rim:
    return _rim(rounded_mask(width, height, radius), radius, radius)


@lru_cache(maxsize=512)
def _frame_rim(width: int, height: int, radius: int, line: int) -> Rim:
    return _rim(frame_mask(width, height, radius, line), max(radius, line), line)


@lru_cache(maxsize=256)
def _shadow_rim(width: int, height: int, radius: int) -> Rim:
    """The shadow of a card, as far as the card doesn't hide it."""
    shadow = shadow_mask(width, height, radius)
    spread = (shadow.width - width) // 2
    rim = _rim(shadow, spread + radius + theme.SHADOW, spread + theme.SHADOW)
    return tuple((x - spread, y - spread, size, mask) for x, y, size, mask in rim)


def _rim(mask: Image.Image, corner: int, edge: int) -> Rim:
    """The four corners of a mask and what lies between them along its edges, or all of it if it's small."""
    width, height = mask.size
    if 2 * corner > min(width, height):
        return _part(mask, (0, 0, width, height))
    right, bottom = width - corner, height - corner
    corners = [(x, y, x + corner, y + corner) for x in (0, right) for y in (0, bottom)]
    across = [(corner, y, right, y + edge) for y in (0, height - edge)]
    down = [(x, corner, x + edge, bottom) for x in (0, width - edge)]
    return tuple(part for box in (*corners, *across, *down) for part in _part(mask, box))


def _part(mask: Image.Image, box: Box) -> Rim:
    """A part of a mask, unless there's nothing in it."""
    left, top, right, bottom = box
    if left >= right or top >= bottom:
        return ()
    part = mask.crop(box)
    darkest, lightest = part.getextrema()
    return ((left, top, part.size, None if darkest == _ALL else part),) if lightest else ()


@lru_cache(maxsize=64)
def _quarter(radius: int) -> Image.Image:
    """The top left quarter of a disc."""
    size = radius * _CORNER_OVERSAMPLING
    large = Image.new("L", (size, size), 0)
    ImageDraw.Draw(large).ellipse((0, 0, 2 * size - 1, 2 * size - 1), fill=255)
    return large.reduce(_CORNER_OVERSAMPLING)
