"""Icons of buttons and menus: what Discord takes, and what people can tell apart at 20 pixels, on light and dark."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image, ImageStat

from renderers import REGISTRY, emoji, theme
from renderers.emoji import SHARED, SIZE, Icon, Icons
from tests.renderers.images import difference, look_alikes

SETS: dict[str, Icons] = {slug: renderer.icons for slug, renderer in REGISTRY.items()}
EVERY_GAME = pytest.mark.parametrize("slug", SETS)
#: About the size at which Discord shows an emoji on a button.
SHOWN = 20
#: The pages of Discord's two themes, and the colours of its buttons on them.
LIGHT, DARK = theme.rgb("#ffffff"), theme.rgb("#313338")
BUTTONS = [theme.rgb(code) for code in ("#4e5058", "#5865f2", "#248046", "#da373c", "#e3e5e8")]
DISCORD_NAME = re.compile(r"\w{2,32}", re.ASCII)
MOST_BYTES = 256 * 1024


def shown(icon: Icon) -> Image.Image:
    """The icon as a button shows it."""
    return emoji.picture(icon).resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)


def contrast(icon: Icon, ground: theme.Color) -> float:
    """How far the icon stands out from what is behind it, in grey: the mean difference over all its pixels."""
    behind = Image.new("RGBA", (SHOWN, SHOWN), ground)
    return difference(Image.alpha_composite(behind, shown(icon)), behind)


def blurred(slug: str, grounds: list[theme.Color], least: float) -> list[tuple[str, theme.Color]]:
    icons = {**SHARED, **SETS[slug]}
    return [(name, ground) for name, icon in icons.items() for ground in grounds if contrast(icon, ground) < least]


def test_every_game_has_icons_and_none_replaces_a_shared_one() -> None:
    assert {slug: len(icons) >= 10 for slug, icons in SETS.items()} == dict.fromkeys(SETS, True)
    assert {slug: set(icons) & set(SHARED) for slug, icons in SETS.items()} == {slug: set() for slug in SETS}


@EVERY_GAME
def test_names_are_what_discord_takes(slug: str) -> None:
    assert [name for name in SETS[slug] if not DISCORD_NAME.fullmatch(name) or name != name.lower()] == []


@EVERY_GAME
def test_every_icon_is_a_small_transparent_square(slug: str) -> None:
    files = [emoji.encode(emoji.picture(icon)) for icon in SETS[slug].values()]
    images = [Image.open(BytesIO(file)) for file in files]

    assert {(image.format, image.mode, image.size) for image in images} == {("PNG", "RGBA", (SIZE, SIZE))}
    assert max(map(len, files)) < MOST_BYTES / 8
    assert {image.getpixel((0, 0)) for image in images} == {(*theme.CREAM, 0)}


@EVERY_GAME
def test_no_two_icons_look_alike_without_colour_on_a_button(slug: str) -> None:
    assert look_alikes({name: shown(icon) for name, icon in {**SHARED, **SETS[slug]}.items()}, 12) == []


@EVERY_GAME
def test_every_icon_stands_out_from_light_and_dark_and_every_button(slug: str) -> None:
    assert blurred(slug, [LIGHT, DARK, *BUTTONS], 15) == []


@EVERY_GAME
def test_every_icon_has_a_stand_in(slug: str) -> None:
    assert [name for name, icon in SETS[slug].items() if not icon.stand_in or icon.stand_in.isascii()] == []


def test_a_mark_tells_pictures_apart_and_stays_the_same() -> None:
    pictures = [emoji.picture(icon) for icon in SHARED.values()]

    assert len({emoji.mark(picture) for picture in pictures}) == len(pictures)
    assert emoji.mark(pictures[0]) == emoji.mark(pictures[0].copy())


def test_the_rim_leaves_the_glyph_as_it_is() -> None:
    picture = emoji.picture(SHARED["end"])

    assert picture.getpixel((SIZE // 2, SIZE // 4)) == (*theme.GOOD, 255)
    assert ImageStat.Stat(picture.crop((0, 0, 4, 4)).getchannel("A")).mean[0] < 5
