"""Pieces of pictures are kept as long as there is room for them, the ones that save most time for the longest."""

from __future__ import annotations

import pytest
from PIL import Image

from renderers import shelf
from renderers.shelf import Packed, Shelf, kept


def piece(pixels: int) -> Image.Image:
    return Image.new("L", (pixels, 1))


@pytest.fixture
def emptied(monkeypatch: pytest.MonkeyPatch) -> Shelf:
    mine = Shelf(room=1000)
    monkeypatch.setattr(shelf, "SHELF", mine)
    return mine


@pytest.mark.usefixtures("emptied")
def test_a_piece_is_drawn_once_for_each_set_of_arguments() -> None:
    drawn: list[tuple[int, int]] = []

    @kept
    def draw(size: int, weight: int = 1) -> Image.Image:
        drawn.append((size, weight))
        return piece(size)

    first = draw(3)
    assert draw(3) is first
    assert draw(3, weight=2) is not first
    assert drawn == [(3, 1), (3, 2)]


def test_all_pieces_together_take_no_more_room_than_there_is(emptied: Shelf) -> None:
    emptied.put("one", piece(400), 1)
    emptied.put("two", piece(400), 1)
    emptied.put("three", piece(400), 1)

    assert emptied.taken <= emptied.room
    assert emptied.get("one") is None
    assert emptied.get("three") is not None


def test_colours_take_four_bytes_a_pixel_and_tuples_what_they_hold(emptied: Shelf) -> None:
    emptied.put("pair", (Image.new("RGBA", (10, 10)), piece(50), 7), 1)

    assert emptied.taken == 451


def test_what_is_packed_takes_little_room_and_comes_back_as_it_was(emptied: Shelf) -> None:
    drawn = Image.new("RGBa", (40, 30), (10, 20, 30, 40))
    packed = Packed.of(drawn)

    emptied.put("packed", packed, 1)

    assert emptied.taken == 1 + len(packed.data)
    assert len(packed.data) < 40 * 30
    assert packed.image() == drawn


def test_a_shelf_that_was_cleared_fills_again(emptied: Shelf) -> None:
    emptied.put("old", piece(900), 1)
    emptied.clear()
    emptied.put("new", piece(900), 1)
    emptied.put("newer", piece(900), 1)

    assert emptied.get("newer") is not None
    assert 900 < emptied.taken <= emptied.room


def test_what_is_drawn_quickly_for_its_size_makes_room_first(emptied: Shelf) -> None:
    emptied.put("slow", piece(300), 3)
    emptied.put("quick", piece(600), 0.5)
    emptied.put("new", piece(300), 1)

    assert emptied.get("quick") is None
    assert emptied.get("slow") is not None


def test_what_was_used_lately_stays_longer(emptied: Shelf) -> None:
    emptied.put("used", piece(300), 1)
    emptied.put("unused", piece(300), 1)
    emptied.put("quick", piece(300), 0.5)
    emptied.put("new", piece(300), 1)  # in place of the quick one, so what isn't used becomes worth less
    emptied.get("used")
    emptied.put("newer", piece(300), 1)

    assert emptied.get("used") is not None
    assert emptied.get("unused") is None


def test_a_piece_larger_than_the_shelf_is_not_kept(emptied: Shelf) -> None:
    emptied.put("large", piece(2000), 1)

    assert emptied.get("large") is None
    assert emptied.taken == 0


def test_a_piece_that_two_draw_at_the_same_time_is_counted_once(emptied: Shelf) -> None:
    emptied.put("same", piece(400), 1)
    emptied.put("same", piece(400), 1)

    assert emptied.taken == 401


def test_nothing_is_left_once_it_is_cleared(emptied: Shelf) -> None:
    emptied.put("one", piece(400), 1)
    emptied.clear()

    assert emptied.get("one") is None
    assert emptied.taken == 0
