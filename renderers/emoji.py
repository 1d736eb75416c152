"""Icons for buttons and menus: our own glyphs as small square pictures that Discord keeps as application emoji.

A game offers its icons by names in its own words; those that every game needs are in ``SHARED``. A light rim around the
glyph makes it stand out from dark and coloured buttons, the glyph's own dark contour from light ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO

from PIL import Image, ImageFilter

from renderers import glyphs, theme

#: How large an emoji is for Discord, which shows it at about 20 pixels on a button.
SIZE = 128
#: The rim, and how far the glyph stays from the edge to leave room for it: at 20 pixels, the rim is one pixel wide.
RIM = 6
_BLUR, _STEEPNESS = RIM * 0.7, 9


@dataclass(frozen=True)
class Icon:
    """A glyph at any size, and the Unicode emoji that stands in for it where Discord doesn't have ours."""

    draw: Callable[[int], Image.Image]
    stand_in: str


Icons = Mapping[str, Icon]


def picture(icon: Icon) -> Image.Image:
    """The icon as it is uploaded."""
    glyph = icon.draw(SIZE - 2 * RIM)
    placed = Image.new("RGBA", (SIZE, SIZE))
    placed.paste(glyph, ((SIZE - glyph.width) // 2, (SIZE - glyph.height) // 2))
    soft = placed.getchannel("A").filter(ImageFilter.GaussianBlur(_BLUR))
    rim = Image.new("RGBA", (SIZE, SIZE), (*theme.CREAM, 0))
    rim.putalpha(soft.point([min(255, value * _STEEPNESS) for value in range(256)]))
    rim.alpha_composite(placed)
    return rim


def encode(image: Image.Image) -> bytes:
    buffer = BytesIO()
    image.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def mark(image: Image.Image) -> str:
    """Tells two pictures apart, whichever library wrote their files."""
    return sha256(image.tobytes()).hexdigest()[:8]


#: What every game needs.
SHARED: Icons = {
    "back": Icon(glyphs.back, "↩️"),
    "take_back": Icon(glyphs.take_back, "⏪"),
    "previous_page": Icon(glyphs.previous_page, "◀️"),
    "next_page": Icon(glyphs.next_page, "▶️"),
    "refresh": Icon(glyphs.refresh, "🔄"),
    "words": Icon(glyphs.words, "💬"),
    "move": Icon(glyphs.die, "🎲"),
    "share": Icon(glyphs.share, "📣"),
    "computer": Icon(glyphs.robot, "🤖"),
    "end": Icon(glyphs.end, "✅"),
    "nothing": Icon(glyphs.nothing, "🚫"),
    "pay": Icon(glyphs.coins, "🪙"),
    "log": Icon(glyphs.log, "📜"),
    "help": Icon(glyphs.help_, "❓"),
    "hint": Icon(glyphs.lamp, "💡"),
    "again": Icon(glyphs.again, "🔁"),
    "level_up": Icon(glyphs.level_up, "⏫"),
    "calendar": Icon(glyphs.calendar, "📅"),
    "trophy": Icon(glyphs.trophy, "🏆"),
    "medal": Icon(glyphs.medal, "🥇"),
    "games": Icon(glyphs.pawn, "♟️"),
    "settings": Icon(glyphs.sliders, "⚙️"),
    "fair": Icon(glyphs.fair, "⚖️"),
    "newest": Icon(glyphs.newest, "⏬"),
}
