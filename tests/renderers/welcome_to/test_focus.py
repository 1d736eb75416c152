"""What has been chosen in the menus is previewed, and nothing that the rules refuse ever is."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from games.welcome_to import GAME
from games.welcome_to.data import STREETS
from games.welcome_to.sheets import Spot, spots_for
from games.welcome_to.state import Combine, State, Strike
from games.welcome_to.turns import Draft, open_draft
from renderers.welcome_to.focus import previewed, read_focus
from renderers.welcome_to.marks import marks_of
from renderers.welcome_to.panel import draw_panel
from renderers.welcome_to.scale import LARGE
from tests.renderers.welcome_to.positions import alone, at_table, own, steps, table

#: Where the first lot of every street lies on a panel.
_LEFT = 36
_TOPS = (324, 546, 768)


@pytest.fixture
def state() -> State:
    return at_table("10 fence", "11 bis", "4 marketing", advanced=True)


def _preview(state: State, *focus: str) -> Draft:
    return previewed(state, open_draft(state, 0), read_focus(focus))


def _panel(state: State, *focus: str) -> Image.Image:
    return draw_panel(GAME.view(state, 0), 0, table(len(state.players)), focus)


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


# --- reading ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "focus", [("1", "3.9"), ("3.9", "1"), ("combine 1", "house 3.9"), ("house", "3.9", "combine", "1")]
)
def test_words_are_understood_in_any_order(state: State, focus: tuple[str, ...]) -> None:
    draft = _preview(state, *focus)
    assert draft.taken == Combine(1, 1)
    assert draft.house == Spot(3, 9)
    assert draft.phase == "action"


@pytest.mark.parametrize(
    ("focus", "written"),
    [
        (("1", "3.9", "fence 3.10"), "12 fence"),
        (("1", "3.9", "3.10"), "12 fence"),
        (("2", "2.11", "bis 3.3 left"), "3.3 is 2b"),
        (("2", "2.11", "3.3", "right", "bis"), "3.3 is 5b"),
        (("3", "3.3", "marketing 4"), "marketing 4"),
        (("3", "3.3", "4", "marketing"), "marketing 4"),
    ],
)
def test_an_action_with_its_target_is_previewed(state: State, focus: tuple[str, ...], written: str) -> None:
    sheet = _preview(state, *focus).sheet
    third = sheet.streets[2]
    found = {
        "12 fence": bool(third.fences >> 10 & 1),
        "3.3 is 2b": (third.numbers[2], third.letters[2]) == (2, 1),
        "3.3 is 5b": (third.numbers[2], third.letters[2]) == (5, 1),
        "marketing 4": sheet.marketing[3] == 3,
    }
    assert [name for name, true in found.items() if true] == [written]


def test_a_roundabout_comes_before_the_number(state: State) -> None:
    draft = _preview(state, "roundabout", "3.3", "1", "3.9")
    assert draft.roundabout == Spot(3, 3)
    assert draft.house == Spot(3, 9)
    assert _preview(state, "roundabout 2").phase == "roundabout"


def test_a_change_by_the_temp_agency_is_previewed() -> None:
    state = at_table("8 temp", "11 bis", "4 park")
    assert _preview(state, "1", "+2").number == 10
    assert _preview(state, "1", "change", "−1").phase == "change"  # 7 fits nowhere
    assert _preview(state, "1", "change none").phase == "change"


def test_solo_combinations_name_two_cards() -> None:
    state = alone("3 temp", "8 park", "10 marketing")
    assert _preview(state, "3+2").taken == Combine(3, 2)
    assert _preview(state, "3", "1").taken == Combine(3, 1)
    assert _preview(state, "3").taken is None


def test_a_strike_is_previewed_where_it_is_the_only_way() -> None:
    state = alone("8 park", "7 fence", "9 park")
    assert _preview(state, "strike", "2").taken == Strike(2)


def test_a_plan_and_its_estates_are_previewed() -> None:
    sheet = own("1 2 3* 4 | . . . . . .\n1* 2 3 4* | . . . . . . .\n1 2* 3 4 | . . . . . . . .")
    state = at_table("10 fence", "11 bis", "9 park", sheets=(sheet, sheet), plans="A4 B1 C1")
    state = steps(state, "combine 3; house 3.9; park")
    assert marks_of(state, 0, ()).plans == {"A"}
    assert marks_of(state, 0, ("A",)).estates == {(1, 1, 4)}
    assert _preview(state, "A", "1.1-4").phase == "spend"
    assert _preview(state, "A", "1.1-4", "spend 2.1-4").sheet.plans == (6, 0, 0)
    assert len({_panel(state, *focus).tobytes() for focus in ((), ("A",), ("A", "1.1-4", "2.1-4"))}) == 3


@pytest.mark.parametrize(
    "focus", [("9",), ("1", "1.1"), ("2.99",), ("castle in the air", "Z"), ("fence 1.3",), ("spend 1.1-2",)]
)
def test_words_that_mean_nothing_now_are_passed_over(state: State, focus: tuple[str, ...]) -> None:
    assert _preview(state, *focus).house is None
    assert _panel(state, *focus).width == 1200


# --- drawing ----------------------------------------------------------------------------------------------------------


def test_a_chosen_combination_marks_the_lots_of_its_number(state: State) -> None:
    names = {f"{spot.street}.{spot.lot}" for spot in spots_for(own(), 10)}
    assert names == {"1.9", "3.9", "3.10"}
    assert _changed(_panel(state), _panel(state, "1")) == names


def test_a_chosen_lot_shows_the_house_on_it(state: State) -> None:
    chosen, placed = _panel(state, "2"), _panel(state, "2", "2.11")
    assert "2.11" in _changed(chosen, placed)
    assert _changed(_panel(state, "1", "3.9"), _panel(state, "1", "3.10")) == {"3.9", "3.10"}


def test_a_change_shows_which_numbers_fit_where() -> None:
    state = at_table("9 temp", "11 bis", "4 park")
    assert marks_of(state, 0, ("1",)).targets == {
        Spot(1, 9): "10–11",
        Spot(2, 11): "11",
        Spot(3, 9): "10–11",
        Spot(3, 10): "10–11",
    }


def test_bis_places_show_what_would_be_built(state: State) -> None:
    targets = marks_of(state, 0, ("2", "2.11")).targets
    assert targets[Spot(3, 3)] == "2b\n5b"
    assert targets[Spot(3, 5)] == "5b\n6c"
    assert Spot(3, 2) not in targets


def test_fence_places_leave_out_fences_and_used_estates(state: State) -> None:
    places = marks_of(state, 0, ("1", "3.9")).fence_places
    assert Spot(1, 1) in places
    assert not places & {Spot(1, 2), Spot(1, 3), Spot(1, 4)}


def test_steps_taken_are_marked_as_fresh(state: State) -> None:
    done = steps(state, "combine 1; house 3.9; fence 3.10")
    marks = marks_of(done, 0, ())
    assert marks.fresh == {Spot(3, 9)}
    assert marks.fresh_fences == {Spot(3, 10)}
    assert not marks.ghosts
    assert _changed(_panel(state), _panel(done)) >= {"3.9"}


def test_a_seat_that_is_not_waited_for_gets_no_marks(state: State) -> None:
    done = steps(state, "combine 1; house 3.9; fence 3.10; confirm")
    marks = marks_of(done, 0, ("2", "2.11"))
    assert marks.then == marks.now
    assert not marks.targets
    assert marks.piles is None


def test_every_focus_word_of_the_panel_changes_the_picture(state: State) -> None:
    words = ((), ("1",), ("2",), ("3",), ("1", "1.9"), ("1", "3.9"), ("2", "2.11"), ("roundabout 3",))
    assert len({_panel(state, *focus).tobytes() for focus in words}) == len(words)


def test_a_pool_is_not_lost_before_it_is_declined() -> None:
    state = steps(at_table("5 pool", "11 bis", "4 park"), "combine 1")
    asked = marks_of(state, 0, ("5", "pool"))
    assert asked.then.phase == "action"
    assert asked.pool == Spot(2, 4)
    assert marks_of(steps(state, "no action"), 0, ()).pool is None
    assert _panel(state, "5", "pool").tobytes() != _panel(steps(state, "no action")).tobytes()


def test_naming_the_action_of_a_combination_does_not_answer_for_it() -> None:
    state = steps(at_table("10 park", "11 bis", "4 fence"), "combine 1; house 3.9")
    marks = marks_of(state, 0, ("park",))
    assert marks.then == marks.now
    assert marks.parks == {3}
    assert _panel(state, "park").tobytes() != _panel(steps(state, "park")).tobytes()
