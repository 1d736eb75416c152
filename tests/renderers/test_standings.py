from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from renderers import standings
from renderers.standings import Row

ROWS = [Row(str(place), f"Player {place}", f"{1400 - place} ", "12 games", own=place == 3) for place in range(1, 11)]


def test_a_leaderboard_says_in_words_what_it_shows() -> None:
    picture = standings.leaderboard("Tiny Towns", "Rating · this server", ROWS)

    assert "3. Player 3: 1397" in picture.alt
    assert len(picture.png) < 100_000


def test_ones_own_line_is_marked() -> None:
    plain = [Row(row.place, row.name, row.value, row.note) for row in ROWS]

    assert standings.leaderboard("a", "b", ROWS).png != standings.leaderboard("a", "b", plain).png


@pytest.mark.parametrize("name", ["", "\u202e\u200f", "🦊" * 40, "x" * 200, "名前"])
def test_any_name_can_be_drawn(name: str) -> None:
    assert standings.leaderboard("t", "s", [Row("1", name, "5", "1 game")]).png


def test_a_level_chart_lies_in_the_middle() -> None:
    level = standings._points([1000, 1000], (0, 0, 100, 50))

    assert level == [(0, 25), (100, 25)]


@pytest.mark.parametrize("values", [[1000, 1000], list(range(900, 1300, 7))])
def test_a_chart_of_any_length_has_its_numbers_in_words(values: list[int]) -> None:
    picture = standings.chart("Ada", "Rating", values)

    assert str(values[-1]) in picture.alt
    assert Image.open(BytesIO(picture.png)).width == 1200
