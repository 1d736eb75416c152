from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from renderers import glyphs, header, page, palettes, png, theme
from renderers.canvas import pale, rounded_mask
from renderers.page import BAND, Page, drawn_once
from renderers.shelf import SHELF

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
    first, second = (Page(300, 3 * BAND) for _ in range(2))
    first.stamp(glyphs.star(40), 20, 10)
    second.stamp(glyphs.star(40), 20, 11)

    assert _written(first).tobytes() == _true(first).tobytes()
    assert _written(second).tobytes() == _true(second).tobytes()
    # The first page is painted as a whole; of the second, the empty bands are known.
    assert painted == [BAND, BAND, BAND, BAND]


@pytest.mark.parametrize("height", [2 * BAND + 5, 2 * BAND - 5])
def test_the_last_band_is_not_taken_for_a_longer_one(height: int) -> None:
    assert _written(Page(300, 2 * BAND)).size == (300, 2 * BAND)
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


def _with_page(inner: Page, x: int, y: int, height: int) -> Page:
    outer = Page(1300, height)
    outer.lay(inner, x, y, (inner.width, inner.height))
    return outer


def _small(text: str) -> Page:
    inner = Page(200, 40)
    inner.text(20, 30, text)
    return inner


def test_a_band_is_painted_again_when_a_page_on_it_has_changed(painted: list[int]) -> None:
    one, two = (_with_page(_small(text), 10, 10, 2 * BAND) for text in ("One", "Two"))

    assert _written(one).tobytes() == _true(one).tobytes()
    assert _written(two).tobytes() == _true(two).tobytes()
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


def test_of_a_settled_page_only_the_bands_that_changed_are_painted(painted: list[int]) -> None:
    two, three = (
        _with_page(_page(text).settle(), 20, BAND // 2, HEIGHT + BAND) for text in ("Two moves", "Three moves")
    )

    assert _written(two).tobytes() == _true(two).tobytes()
    assert _written(three).tobytes() == _true(three).tobytes()
    # Half a band further down, what changed in one band lies in two.
    assert painted == [BAND, BAND, BAND, BAND, BAND, 10, BAND, BAND]


def _pale_star() -> Page:
    drawn = Page(300, BAND)
    drawn.stamp(pale(glyphs.star(40), 50), 20, 10)
    return drawn


def test_what_is_drawn_again_is_still_known(painted: list[int]) -> None:
    _written(_pale_star())
    SHELF.clear()
    _written(_pale_star())

    assert painted == [BAND]


def test_the_rows_of_a_settled_page_are_painted_once_and_look_the_same() -> None:
    open_page, settled = _page(), _page().settle()

    assert settled.painted(10, BAND + 20) == open_page.painted(10, BAND + 20)
    assert settled.painted(10, BAND + 20) is settled.painted(10, BAND + 20)
    assert settled.painted(20, BAND + 20) != settled.painted(10, BAND + 20)
