"""The points written on the squares are those of the rules."""

from __future__ import annotations

import pytest

from games.tiny_towns.data import BUILDINGS, CARDS
from games.tiny_towns.scoring import points_now
from games.tiny_towns.state import Building, State
from renderers.tiny_towns.points import square_points
from tests.renderers.tiny_towns.positions import crowded

_DISPLAYS = (
    ("farm", "fountain", "abbey", "almshouse", "bakery", "bank"),
    ("granary", "millstone", "chapel", "feast_hall", "market", "factory"),
    ("greenhouse", "shed", "cloister", "inn", "tailor", "trading_post"),
    ("orchard", "well", "temple", "tavern", "theater", "warehouse"),
)


def _towns(display: tuple[str, ...]) -> list[tuple[State, int]]:
    states = [crowded(4, seed, display=display, buildings=11, over=True).base for seed in range(12)]
    return [(state, seat) for state in states for seat in range(4)]


def test_the_displays_cover_all_buildings() -> None:
    assert {card for display in _DISPLAYS for card in display} | {"cottage"} == set(BUILDINGS)


@pytest.mark.parametrize("display", _DISPLAYS)
def test_the_figures_on_a_town_add_up_to_its_total(display: tuple[str, ...]) -> None:
    for state, seat in _towns(display):
        score = points_now(state, seat)
        alone, together = square_points(state, seat, score)
        assert sum(alone.values()) + sum(together.values()) == score.total


@pytest.mark.parametrize("display", _DISPLAYS)
def test_only_cards_with_one_total_for_all_are_written_as_a_group(display: tuple[str, ...]) -> None:
    for state, seat in _towns(display):
        squares = state.players[seat].town.squares
        _, together = square_points(state, seat, points_now(state, seat))
        cards = [content.card for square in together if isinstance(content := squares[square], Building)]
        assert len(cards) == len(together)
        assert {CARDS[card].score.kind for card in cards} <= {"count_table"}
