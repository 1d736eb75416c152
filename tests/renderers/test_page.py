from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from renderers import glyphs, header, page, palettes, png, theme
from renderers.canvas import blank, rounded_mask
from renderers.page import BAND, Page, drawn_once, upon

PALETTE = palettes.read("carrara") or ()
HEIGHT = 4 * BAND + 10


def _page(text: str = "Two moves", height: int = HEIGHT) -> Page:
    """Something that lies across bands, and a text in the third one."""
    drawn = header.page(height)
    drawn.card((40, BAND - 20, 900, 3 * BAND + 20))
    drawn.centred(glyphs.star(80), 600, 2 * BAND)
    drawn.text(80, 2 * BAND + 40, text)
    return drawn


def _true(drawn: Page) -> Image.Image:
    return png.quantise(drawn.image, PALETTE).convert("RGB")


def _written(drawn: Page, large: int = png.LARGE) -> Image.Image:
    return Image.open(BytesIO(page.write(drawn, PALETTE, large))).convert("RGB")


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The heights of what is painted for a file from now on; nothing is known before."""
    page.known_bands.forget()
    heights: list[int] = []
    rows = png.rows

    def noted(image: Image.Image, palette: palettes.Palette) -> bytes:
        heights.append(image.height)
        return rows(image, palette)

    monkeypatch.setattr(png, "rows", noted)
    return heights


def test_a_page_is_written_as_it_is_painted() -> None:
    assert _written(_page()).tobytes() == _true(_page()).tobytes()


def test_the_bands_of_a_page_are_painted_as_its_whole_picture() -> None:
    drawn = _page()
    whole = drawn.image
    assert drawn.painted(BAND, 2 * BAND).tobytes() == whole.crop((0, BAND, drawn.width, 2 * BAND)).tobytes()


def test_only_bands_that_look_different_are_painted(painted: list[int]) -> None:
    _written(_page("Two moves"))
    assert painted == [BAND, BAND, BAND, BAND, 10]
    painted.clear()
    changed = _page("Three moves")
    assert _written(changed).tobytes() == _true(changed).tobytes()
    assert painted == [BAND]


def test_what_has_moved_within_its_band_is_painted_again(painted: list[int]) -> None:
    for top in (10, 11):
        drawn = Page(300, 3 * BAND)
        drawn.stamp(glyphs.star(40), 20, top)
        assert _written(drawn).tobytes() == _true(drawn).tobytes()
    # The first page is painted as a whole; of the second, the empty bands are known.
    assert painted == [BAND, BAND, BAND, BAND]


def test_the_last_band_is_not_taken_for_a_longer_one() -> None:
    for height in (2 * BAND, 2 * BAND + 5, 2 * BAND - 5):
        assert _written(Page(300, height)).size == (300, height)


def test_a_page_on_a_page_shows_through_its_mask() -> None:
    inner = Page(200, 2 * BAND)
    inner.fill((0, 0, 200, 2 * BAND), theme.HEADER)
    inner.text(20, BAND, "Inner", ink=theme.CREAM)
    outer = _page()
    outer.lay(inner, 100, BAND // 2, (200, 2 * BAND), rounded_mask(200, 2 * BAND, 18))
    by_hand = _page().image
    by_hand.paste(inner.image, (100, BAND // 2), rounded_mask(200, 2 * BAND, 18))
    assert outer.image.tobytes() == by_hand.tobytes()
    assert _written(outer).tobytes() == _true(outer).tobytes()


def test_a_band_is_painted_again_when_a_page_on_it_has_changed(painted: list[int]) -> None:
    for text in ("One", "Two"):
        inner, outer = Page(200, 40), Page(300, 2 * BAND)
        inner.text(20, 30, text)
        outer.lay(inner, 10, 10, (200, 40))
        assert _written(outer).tobytes() == _true(outer).tobytes()
    assert painted == [BAND, BAND, BAND]


def test_what_is_packed_smaller_shows_the_same(painted: list[int]) -> None:
    drawn = _page()
    plain, small = page.write(drawn, PALETTE), page.write(drawn, PALETTE, large=1000)
    assert len(small) < len(plain)
    assert Image.open(BytesIO(small)).tobytes() == Image.open(BytesIO(plain)).tobytes()


def test_a_band_is_painted_again_in_another_palette() -> None:
    other = tuple(reversed(PALETTE))
    _written(_page())
    shown = Image.open(BytesIO(page.write(_page(), other))).convert("RGB")
    assert shown.tobytes() == png.quantise(_page().image, other).convert("RGB").tobytes()


def test_few_bands_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    page.known_bands.forget()
    monkeypatch.setattr(page, "MOST_BANDS", 3)
    _written(_page())
    _written(_page("Three moves"))
    assert len(page.known_bands) == 3


def test_everybody_gets_a_ground_of_their_own_to_draw_on() -> None:
    ground = drawn_once(_page)
    ground().text(80, 40, "Only here")
    assert ground().image.tobytes() == _page().image.tobytes()


def test_a_page_can_begin_with_a_picture() -> None:
    picture = blank(120, 50, theme.CARD).image
    assert upon(picture).image.tobytes() == picture.tobytes()
