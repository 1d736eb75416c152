"""What the pictures of Welcome To… show: signs, what is new, and half-made choices.

What holds for the pictures of every game is checked in ``tests/renderers/test_pictures.py``.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.turns import Told, open_turn
from games.welcome_to import GAME
from games.welcome_to.cards import Combination
from games.welcome_to.data import ACTIONS, STREETS
from games.welcome_to.sheets import Spot, spots_for
from games.welcome_to.state import State
from renderers.core import Picture
from renderers.welcome_to import RENDERER, lots
from renderers.welcome_to.board import draw_board
from renderers.welcome_to.choice import Marks, marks_of
from renderers.welcome_to.icons import icon
from renderers.welcome_to.lots import LARGE, Lot, lots_of, tile
from renderers.welcome_to.panel import draw_panel
from renderers.welcome_to.voice import Voice
from tests.games.welcome_to.table import Table, play, street
from tests.renderers.images import difference, image_of, look_alikes, texts_cut
from tests.renderers.sentences import LANGUAGES
from tests.renderers.welcome_to.positions import (
    DENSE,
    alone,
    asked,
    at_table,
    board,
    ended,
    final,
    own,
    panel,
    people,
    played,
)

#: Where the first lot of every street lies on a panel.
_LEFT = 36
_TOPS = (324, 546, 768)


# --- signs ------------------------------------------------------------------------------------------------------------


def test_actions_differ_without_colour_at_the_size_of_a_phone() -> None:
    assert look_alikes({action: icon(action, 13) for action in ACTIONS}, 15) == []


def test_signs_that_stand_beside_each_other_differ_without_colour() -> None:
    signs = [icon(name, 14) for name in ("lot", "strike", "plan", "estate", "roundabout", "agency")]
    assert min(difference(one, other) for one, other in combinations(signs, 2)) > 15


@pytest.mark.parametrize("size", [lots.LARGE, lots.SOME, lots.MANY], ids=["large", "some", "many"])
def test_pools_planned_built_and_lost_differ_without_colour(size: lots.Scale) -> None:
    box = (0, size.house, size.width, size.height)
    yards = {pool: tile(Lot(7, pool=pool), size).crop(box) for pool in ("none", "planned", "built", "lost")}
    assert look_alikes(yards, 8) == []


def test_an_estate_that_is_used_has_bars() -> None:
    open_, complete, used = (tile(Lot(7, ground=ground), lots.SOME) for ground in ("open", "complete", "used"))
    assert len({open_.tobytes(), complete.tobytes(), used.tobytes()}) == 3
    assert difference(complete, used) > 3


def test_the_ground_follows_the_estate() -> None:
    built = street("1 2 | 3*! 5! | 6 . 8 | R | 9 10")
    assert [lot.ground for lot in lots_of(built, 1)] == [
        *("complete", "complete", "used", "used", "open", "open", "open", "open", "complete", "complete")
    ]
    assert [lot.pool for lot in lots_of(built, 1)][2:8] == ["built", "none", "none", "none", "lost", "lost"]


@pytest.mark.parametrize("size", [lots.LARGE, lots.MANY, lots.FINAL], ids=["large", "many", "final"])
def test_every_number_is_drawn_differently(size: lots.Scale) -> None:
    numbers = {tile(Lot(number, letter), size).tobytes() for number in range(18) for letter in range(4)}
    assert len(numbers) == 18 * 4


# --- the board --------------------------------------------------------------------------------------------------------


def _with(turn: Table, state: State) -> Table:
    """The same table with another position on it."""
    return open_turn(GAME, state, turn.epoch)


def everybody_ended(turn: Table) -> Table:
    for seat in range(4):
        turn = ended(turn, seat, Random(seat))
    return turn


def test_a_crowded_board_of_four_stays_below_200_kilobytes() -> None:
    turn = at_table("10 fence", "11 bis", "14 park", sheets=(own(DENSE),) * 4, advanced=True)
    assert len(board(everybody_ended(turn)).png) <= 200 * 1024


def test_who_has_ended_is_public() -> None:
    turn = played(3, rounds=5, seed=2)
    assert board(turn).png != board(ended(turn, 1, Random(1))).png


def test_next_rounds_actions_are_shown() -> None:
    turn = played(2, rounds=3, seed=2)
    top, *rest = turn.base.piles
    swapped = _with(turn, replace(turn.base, piles=((top[1], *top[1:]), *rest)))
    assert board(turn).png != board(swapped).png


def test_fresh_things_stand_out() -> None:
    turn = played(2, rounds=4, seed=4)
    guests = people(turn)
    quiet = RENDERER.board(turn.view(None), replace(guests, told=(Told(guests.told[0].turn, (0, 1), ()),)))
    assert board(turn).png != quiet.png


def test_ones_own_open_moves_stand_out_on_the_panel() -> None:
    turn = play(at_table(advanced=True), "roundabout 3.1; take 1 on 3.9 fence 3.10")
    fresh = marks_of(turn.view(0), 0, None, people(turn, seat=0).told).fresh
    assert (set(fresh.lots), set(fresh.fences)) == ({"3.1", "3.9"}, {"3.10"})
    assert panel(turn).png != RENDERER.panel(turn.view(0), 0, people(turn), asked(turn)).png


def test_who_scored_a_plan_and_its_lower_value_are_shown() -> None:
    plain, turned = at_table(plans="A1 B2 C1"), at_table(plans="A1 B2@5 C1")
    sheets = (replace(own(), plans=(0, 0, 0)),) * 3
    assert len({board(turn).png for turn in (plain, turned, at_table(plans="A1 B2 C1", sheets=sheets))}) == 3


def test_a_seat_that_can_end_the_game_has_a_flag() -> None:
    calm, close = (at_table(sheets=(replace(own(), strikes=strikes), own())) for strikes in (1, 2))
    one, other = (draw_board(turn.view(None), Voice(turn.view(None), people(turn))).image for turn in (calm, close))
    flag = (1060, 450, 1140, 500)
    assert one.crop(flag).tobytes() != other.crop(flag).tobytes()


def test_solo_shows_the_cards_of_the_agency() -> None:
    one, other = (alone("3 temp", "8 park", "9 marketing", given=given) for given in ("park fence", "fence park"))
    assert board(one).png != board(other).png
    assert panel(one).png != panel(other).png


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", range(8))
def test_the_site_manager_of_the_agency_is_named_in_full(
    language: str, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = texts_cut(monkeypatch)

    board(alone("3 temp", "8 park", "9 marketing", level=level), language)

    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_alone_is_asked_in_full(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut = texts_cut(monkeypatch)

    panel(alone("3 temp", "8 park", "9 marketing"), language=language)

    assert cut == []


def _height(picture: Picture) -> int:
    return image_of(picture).height


def test_the_final_sheet_explains_ties() -> None:
    turn = played(3, seed=7)
    first = turn.base.players[0]
    apart = tuple(replace(first, sheet=replace(first.sheet, plans=(8 * seat, 0, 0))) for seat in range(3))
    tied = _with(turn, replace(turn.base, players=(first,) * 3))
    assert _height(final(tied)) > _height(final(_with(turn, replace(turn.base, players=apart))))


# --- a half-made choice on the panel ----------------------------------------------------------------------------------


@pytest.fixture
def turn() -> Table:
    return at_table("10 fence", "11 bis", "4 marketing", advanced=True)


def _marks(turn: Table, *answers: str) -> Marks:
    return marks_of(turn.view(0), 0, asked(turn, *answers))


def _panel(turn: Table, *answers: str) -> Image.Image:
    return draw_panel(turn.view(0), 0, Voice(turn.view(0), people(turn)), asked(turn, *answers)).image


def _changed(one: Image.Image, other: Image.Image) -> set[str]:
    """The lots of the large sheet that differ."""
    found = set()
    for no, (data, top) in enumerate(zip(STREETS, _TOPS, strict=True), start=1):
        for lot in range(1, data.lots + 1):
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
    assert _panel(pool, "1").tobytes() != draw_panel(declined, 0, Voice(declined, people(pool)), None).image.tobytes()


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
