from __future__ import annotations

import pytest

from renderers import canvas, fonts, glyphs, theme


def test_corners_of_a_card_are_round_and_smooth() -> None:
    mask = canvas.rounded_mask(80, 60, 20)
    assert mask.getpixel((0, 0)) == 0
    assert mask.getpixel((40, 0)) == mask.getpixel((40, 30)) == 255
    assert {level for _, level in mask.crop((0, 5, 20, 6)).getcolors() or []} > {0, 255}


def test_a_corner_larger_than_its_card_is_cut_down() -> None:
    mask = canvas.rounded_mask(20, 10, 50)
    assert mask.size == (20, 10)
    assert mask.getpixel((10, 5)) == 255


def test_a_frame_is_empty_inside() -> None:
    mask = canvas.frame_mask(60, 60, 10, 4)
    assert mask.getpixel((30, 30)) == 0
    assert mask.getpixel((30, 1)) == 255


def test_text_stays_within_the_room_it_is_given() -> None:
    paper = canvas.blank(400, 60, theme.CARD)
    drawn = paper.text(10, 40, "Maximiliane von Hohenzollern", theme.BODY, most=150)
    assert drawn <= 150
    right = paper.image.crop((165, 0, 400, 60))
    assert right.getcolors() == [(235 * 60, theme.CARD)]


def test_text_can_end_at_a_point() -> None:
    paper = canvas.blank(400, 60, theme.CARD)
    paper.text(300, 40, "Glas", theme.BODY, across="right")
    assert paper.image.crop((303, 0, 400, 60)).getcolors() == [(97 * 60, theme.CARD)]
    assert paper.image.crop((300 - fonts.width("Glas", theme.BODY), 0, 300, 60)).getcolors() != [(1, theme.CARD)]


def test_blank_text_draws_nothing() -> None:
    paper = canvas.blank(50, 50, theme.CARD)
    assert paper.text(5, 30, "  ") == 0
    assert paper.image.getcolors() == [(2500, theme.CARD)]


def test_glyphs_are_drawn_once_per_size() -> None:
    assert glyphs.crown(40) is glyphs.crown(40)
    assert glyphs.crown(41).size == (41, 41)


@pytest.mark.parametrize("name", ["hammer", "tick", "hourglass", "crown", "robot", "star", "flag"])
def test_glyphs_have_soft_edges_and_leave_the_paper_free(name: str) -> None:
    alpha = getattr(glyphs, name)(48).getchannel("A")
    levels = {value for _, value in alpha.getcolors() or []}
    assert {0, 255} < levels
    assert len(levels) > 8


@pytest.mark.parametrize("size", [(1, 1), (20, 90), (36, 36), (90, 37), (120, 110)])
@pytest.mark.parametrize("radius", [0, 5, 18])
def test_what_is_pasted_along_its_edges_looks_like_the_whole(size: tuple[int, int], radius: int) -> None:
    width, height = size
    drawn, expected = canvas.blank(140, 140), canvas.blank(140, 140)
    drawn.rounded((9, 7, 9 + width, 7 + height), theme.INK, radius)
    expected.image.paste(theme.INK, (9, 7), canvas.rounded_mask(width, height, radius))
    assert drawn.image.tobytes() == expected.image.tobytes()


@pytest.mark.parametrize("size", [(20, 90), (90, 37), (120, 110)])
def test_a_frame_laid_along_its_edges_looks_like_the_whole(size: tuple[int, int]) -> None:
    width, height = size
    drawn, expected = canvas.blank(140, 140), canvas.blank(140, 140)
    drawn.frame((9, 7, 9 + width, 7 + height), theme.INK, 18, 4)
    expected.image.paste(theme.INK, (9, 7), canvas.frame_mask(width, height, 18, 4))
    assert drawn.image.tobytes() == expected.image.tobytes()


@pytest.mark.parametrize("size", [(20, 90), (90, 37), (120, 110)])
def test_the_shadow_of_a_card_looks_like_the_whole(size: tuple[int, int]) -> None:
    width, height = size
    box = (15, 15, 15 + width, 15 + height)
    shadow = canvas.shadow_mask(width, height, theme.RADIUS)
    spread = (shadow.width - width) // 2
    drawn, expected = canvas.blank(160, 160), canvas.blank(160, 160)
    drawn.card(box, line=None)
    expected.image.paste(theme.SHADE, (15 - spread, 15 - spread + theme.SHADOW), shadow)
    expected.rounded(box, theme.CARD, theme.RADIUS)
    assert drawn.image.tobytes() == expected.image.tobytes()


def test_a_piece_may_lie_partly_outside_of_the_paper() -> None:
    paper = canvas.blank(40, 40, theme.CARD)
    paper.stamp(canvas.blank(30, 30, theme.INK).image, -20, 25)
    assert set(paper.image.getcolors() or []) == {(10 * 15, theme.INK), (40 * 40 - 10 * 15, theme.CARD)}
