"""A half-made choice is previewed on the own sheet, with everything that can be chosen next."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from games.welcome_to.cards import Combination
from games.welcome_to.data import STREETS
from games.welcome_to.sheets import Spot, spots_for
from renderers.welcome_to.choice import Marks, marks_of
from renderers.welcome_to.lots import LARGE
from renderers.welcome_to.panel import draw_panel
from tests.games.welcome_to.table import Table, play
from tests.renderers.welcome_to.positions import alone, asked, at_table, own, people

#: Where the first lot of every street lies on a panel.
_LEFT = 36
_TOPS = (324, 546, 768)


@pytest.fixture
def turn() -> Table:
    return at_table("10 fence", "11 bis", "4 marketing", advanced=True)


def _marks(turn: Table, *answers: str) -> Marks:
    return marks_of(turn.view(0), 0, asked(turn, *answers))


def _panel(turn: Table, *answers: str) -> Image.Image:
    return draw_panel(turn.view(0), 0, people(turn), asked(turn, *answers))


def _changed(one: Image.Image, other: Image.Image) -> set[str]:
    """The lots of the large sheet that differ."""
    found = set()
    for no, (street, top) in enumerate(zip(STREETS, _TOPS, strict=True), start=1):
        for lot in range(1, street.lots + 1):
            left = _LEFT + (lot - 1) * LARGE.width
            box = (left + 24, top + 45, left + LARGE.width - 24, top + 90)
            if ImageChops.difference(one.crop(box), other.crop(box)).getbbox():
                found.add(f"{no}.{lot}")
    return found


def test_a_chosen_combination_marks_the_lots_of_its_number(turn: Table) -> None:
    names = {str(spot) for spot in spots_for(own(), 10)}
    assert names == {"1.9", "3.9", "3.10"}
    assert {str(spot) for spot in _marks(turn, "1").targets} == names
    assert _changed(_panel(turn), _panel(turn, "1")) == names


def test_a_chosen_lot_shows_the_house_on_it(turn: Table) -> None:
    assert _marks(turn, "1", "3.9").ghost == Spot(3, 9)
    assert _marks(turn, "1", "3.9").sheet.streets[2].numbers[8] == 10
    assert _changed(_panel(turn, "1", "3.9"), _panel(turn, "1", "3.10")) == {"3.9", "3.10"}


def test_a_roundabout_can_stand_on_every_free_lot(turn: Table) -> None:
    assert set(_marks(turn, "roundabout").targets) == {
        *(Spot(1, 9), Spot(2, 4), Spot(2, 11)),
        *(Spot(3, lot) for lot in (1, 3, 5, 9, 10, 12)),
    }


def test_a_change_shows_which_numbers_fit_where() -> None:
    assert _marks(at_table("9 temp", "11 bis", "4 park"), "1").targets == {
        Spot(1, 9): "10–11",
        Spot(2, 11): "11",
        Spot(3, 9): "10–11",
        Spot(3, 10): "10–11",
    }


def test_bis_places_show_what_would_be_built(turn: Table) -> None:
    targets = _marks(turn, "2", "2.11").targets
    assert targets[Spot(3, 3)] == "2b\n5b"
    assert targets[Spot(3, 5)] == "5b\n6c"
    assert Spot(3, 2) not in targets


def test_fence_places_leave_out_fences_and_used_estates(turn: Table) -> None:
    places = _marks(turn, "1", "3.9").fence_places
    assert Spot(1, 1) in places
    assert not places & {Spot(1, 2), Spot(1, 3), Spot(1, 4)}


def test_marketing_marks_the_sizes_that_can_be_raised(turn: Table) -> None:
    assert _marks(turn, "3", "3.3").sizes == {1, 2, 3, 4, 5, 6}


def test_a_park_or_pool_that_could_be_declined_is_marked() -> None:
    assert _marks(at_table("10 park", "11 bis", "4 fence"), "1", "3.9").park == 3
    pool = at_table("5 pool", "11 bis", "4 park")
    assert _marks(pool, "1").pool == Spot(2, 4)
    declined = play(pool, "take 1 on 2.4").view(0)
    assert _panel(pool, "1").tobytes() != draw_panel(declined, 0, people(pool), None).tobytes()


def test_a_plan_and_its_estates_are_previewed() -> None:
    sheet = own("1 2 3* 4 | . . . . . .\n1* 2 3 4* | . . . . . . .\n1 2* 3 4 | . . . . . . . .")
    turn = play(at_table("10 fence", "11 bis", "9 park", sheets=(sheet, sheet), plans="A4 B1 C1"), "take 3 on 3.9")
    assert _marks(turn).plans == {"A"}
    assert _marks(turn, "A").estates == {"1.1-4", "2.1-4"}
    assert _marks(turn, "A", "1.1-4").spent == {"1.1-4"}
    assert len({_panel(turn, *answers).tobytes() for answers in ((), ("A",), ("A", "1.1-4"))}) == 3


def test_the_cards_of_a_solo_turn_show_what_they_are_used_for() -> None:
    turn = alone("8 park", "10 marketing", "11 fence")
    assert _marks(turn, "3+2").taken == Combination(3, 2)
    assert _marks(turn).piles == frozenset({2, 3})
    assert _panel(turn, "3+2").tobytes() != _panel(turn, "3+1").tobytes()


def test_a_seat_that_has_ended_gets_no_marks(turn: Table) -> None:
    done = play(turn, "take 1 on 3.9 fence 3.10; end")
    marks = marks_of(done.view(0), 0, None)
    assert marks == Marks(done.position(0).players[0].sheet)


def test_every_step_of_a_choice_changes_the_picture(turn: Table) -> None:
    steps: tuple[tuple[str, ...], ...] = (
        *((), ("1",), ("2",), ("3",), ("roundabout",)),
        *(("1", "1.9"), ("1", "3.9"), ("2", "2.11")),
    )
    assert len({_panel(turn, *answers).tobytes() for answers in steps}) == len(steps)
