"""The faces of cards: icon, name, pattern and what the card is worth."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image

from games.tiny_towns.data import CARDS
from games.tiny_towns.state import CardId
from renderers import fonts, glyphs, theme
from renderers.canvas import BLEED, Canvas, blank
from renderers.canvas import face as empty_face
from renderers.shelf import kept
from renderers.tiny_towns import colors
from renderers.tiny_towns.icons import icon
from renderers.tiny_towns.tiles import cubes
from renderers.tiny_towns.voice import Scene, Voice

COLUMNS = 4
WIDTH = (theme.WIDTH - 2 * theme.MARGIN - (COLUMNS - 1) * theme.GAP) // COLUMNS
HEIGHT = 196
_PAD = 14
_ICON = 70
_CUBE = 33
#: The letters on a card that lies on its side.
_LARGEST, _SMALLEST = 20, 14
_TEXT_WIDTH = WIDTH - 2 * _PAD
#: What isn't a card of the display, but lies beside them.
_BACKS = {"empty_squares": theme.WOODEN, "monument": colors.CATEGORY["monument"]}


def draw_display(scene: Scene, y: int, extra: Image.Image, ready: Collection[CardId] = ()) -> None:
    """The cards of the display in two rows of four, with one more face in the last place."""
    faces = [*(face(card, scene.voice, ready=card in ready) for card in scene.view.display), extra]
    for place, piece in enumerate(faces):
        row, column = divmod(place, COLUMNS)
        left = theme.MARGIN + column * (WIDTH + theme.GAP)
        scene.canvas.stamp(piece, left - BLEED, y + row * (HEIGHT + theme.GAP) - BLEED)


def face(card: CardId, voice: Voice, *, ready: bool = False) -> Image.Image:
    """A card; ``ready`` marks one that can be built now."""
    return _face(card, voice.card(card), voice.effect(card), ready)


def empty_square_face(voice: Voice) -> Image.Image:
    """What a square without a building costs."""
    return _face("empty_squares", voice("empty-square"), voice("empty-square-effect"))


def monument_back(voice: Voice) -> Image.Image:
    """All that everybody knows about the monuments: there are some."""
    return _face("monument", voice("category-monument"), voice("monument-back", seats=len(voice.view.players)))


def wide_face(card: CardId, voice: Voice, width: int, height: int, *, ready: bool = False) -> Image.Image:
    """A card lying on its side, with room for the long names of monuments."""
    return _wide_face(card, voice.card(card), voice.effect(card), width, height, ready)


@kept
def _wide_face(card: CardId, name: str, effect: str, width: int, height: int, ready: bool) -> Image.Image:
    color = colors.CATEGORY[CARDS[card].category]
    canvas, box = blank(width, height), (0, 0, width, height)
    canvas.rounded(box, theme.mix(color, theme.CARD, 0.88), theme.RADIUS_SMALL)
    canvas.frame(box, color, theme.RADIUS_SMALL, 2)
    size = min(height - 16, 76)
    canvas.centred(icon(card, size), 10 + size / 2, height / 2)
    pattern = cubes(CARDS[card].pattern, 28)
    canvas.stamp(pattern, width - 10 - pattern.width, (height - pattern.height) / 2)
    left = 20 + size
    most = width - left - 18 - pattern.width
    title, text = _letters(name, effect, most, height - 6)
    titles, lines = len(fonts.wrap(name, most, title, theme.BOLD)), len(fonts.wrap(effect, most, text, theme.MEDIUM))
    y = round((height - titles * (text + 3) - lines * (text + 2)) / 2 + 0.85 * text)
    y = canvas.paragraph(left, y, name, most, title, theme.BOLD, leading=text + 3)
    canvas.paragraph(left, y, effect, most, text, theme.MEDIUM, leading=text + 2)
    if ready:
        canvas.frame(box, theme.GOLD, theme.RADIUS_SMALL, 5)
        canvas.stamp(glyphs.hammer(40), 4, 4)
    return canvas.image


def _letters(name: str, effect: str, most: int, room: int) -> tuple[int, int]:
    """The largest letters for a name and for what the card is worth, in which nothing of either is cut."""
    for text in range(_LARGEST, _SMALLEST, -1):
        title = fonts.fitting(name, most, text + 5, theme.BOLD, text)
        titles, lines = fonts.wrap(name, most, title, theme.BOLD), fonts.wrap(effect, most, text, theme.MEDIUM)
        whole = " ".join(lines) == effect and len(titles) <= 2
        if whole and len(titles) * (text + 3) + len(lines) * (text + 2) <= room:
            return title, text
    return fonts.fitting(name, most, _SMALLEST + 5, theme.BOLD, _SMALLEST), _SMALLEST


@kept
def _face(code: str, name: str, effect: str, ready: bool = False) -> Image.Image:
    """A card, or something that nobody builds by a pattern."""
    color = _BACKS.get(code) or colors.CATEGORY[CARDS[code].category]
    canvas = empty_face(blank(WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED), color)
    canvas.stamp(icon(code, _ICON), BLEED + _PAD - 2, BLEED + 16)
    _draw_title(canvas, name)
    if code in CARDS:
        pattern = cubes(CARDS[code].pattern, _CUBE)
        canvas.stamp(pattern, BLEED + _PAD + _ICON + 12, BLEED + 46 + (_ICON - pattern.height) / 2)
    _draw_effect(canvas, effect)
    if ready:
        canvas.frame((BLEED, BLEED, BLEED + WIDTH, BLEED + HEIGHT), theme.GOLD, theme.RADIUS, 5)
        canvas.stamp(glyphs.hammer(44), BLEED + WIDTH - 50, BLEED + 44)
    return canvas.image


def _draw_title(canvas: Canvas, name: str) -> None:
    left = BLEED + _PAD + _ICON + 8
    most = WIDTH - _ICON - _PAD - 18
    size = fonts.fitting(name, most, theme.BODY, theme.BOLD, 20)
    canvas.text(left, BLEED + 39, name, size, theme.BOLD, most=most)


def _draw_effect(canvas: Canvas, text: str) -> None:
    """Two lines, as large as fits, or three small ones."""
    left, top = BLEED + _PAD, BLEED + 122
    for size in (theme.SMALL, 22):
        lines = len(fonts.wrap(text, _TEXT_WIDTH, size, theme.MEDIUM))
        if lines <= 2:
            canvas.paragraph(left, top + (25 if lines == 2 else 40), text, _TEXT_WIDTH, size, theme.MEDIUM)
            return
    canvas.paragraph(left, top + 19, text, _TEXT_WIDTH, 21, theme.MEDIUM, lines=3, leading=23)
