"""The computer opponents: always legal, repeatable, each level stronger than the one below."""

from __future__ import annotations

from random import Random

import pytest

from games.core import LEVELS, Level
from games.welcome_to import GAME
from games.welcome_to.ai.chances import HORIZONS, Prices, best_layout, gap_filled, horizon, strike_chance
from games.welcome_to.ai.judges import agency_points, ahead_of, best_rival, rounds_left, temp_hopes
from games.welcome_to.ai.worth import Site, Wish, plan_hope, worth
from games.welcome_to.data import PLANS
from games.welcome_to.state import Lots, Options, Sheet
from games.welcome_to.streets import Gap
from tests.games.matches import average_lead, finished, scores
from tests.games.welcome_to.table import Table, alone, play, row, sheet, street, table


def chosen(turn: Table, level: Level = "hard", seat: int = 0) -> str:
    return GAME.notation.write_move(GAME.choose(turn.view(seat), seat, level, Random(1)))


# --- games ------------------------------------------------------------------------------------------------------------


def test_normal_is_ahead_of_easy() -> None:
    assert average_lead(GAME, "normal", "easy", range(4)) > 0


def test_hard_is_ahead_of_normal() -> None:
    assert average_lead(GAME, "hard", "normal", range(2)) > 0


def test_hard_is_ahead_in_the_advanced_game_too() -> None:
    assert average_lead(GAME, "hard", "easy", [8], Options(advanced=True)) > 0


def test_hard_scores_eighty_alone() -> None:
    [own, *_] = scores(GAME, ["hard"], 2)
    assert own.total >= 80


@pytest.mark.parametrize(("level", "solo_level"), [("easy", 1), ("normal", 7), ("hard", 3)])
def test_every_level_finishes_a_solo_game(level: Level, solo_level: int) -> None:
    result = finished(GAME, [level], 3, Options(advanced=True, solo_level=solo_level)).result
    assert result is not None
    assert result.verdict is not None
    assert result.verdict.params["level"] == solo_level


def test_same_random_same_game() -> None:
    assert finished(GAME, ["easy", "normal"], 5).base == finished(GAME, ["easy", "normal"], 5).base


def test_equal_opponents_do_not_copy_each_other() -> None:
    first, second = finished(GAME, ["normal", "normal"], 5).base.players
    assert first.sheet != second.sheet


# --- single decisions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_plan_is_scored_when_it_can_be(level: Level) -> None:
    own = sheet("1 2 3 4 | 5 6 7 8 | . .")
    turn = play(table(["12 pool", "13 pool", "14 pool"], [own, own], "A4 B1 C1"), "take 1 on 2.9")
    assert chosen(turn, level) == "score A 1.1-4 1.5-8"


def test_last_park_of_a_street_is_taken() -> None:
    own = sheet("", "", "", "parks 0 0 4")
    move = chosen(table(["8 park", "9 bis", "7 pool"], [own, own]))
    assert move.startswith("take 1 on 3.")
    assert move.endswith(" park")


def test_the_reason_for_the_last_park_is_the_street() -> None:
    own = sheet("", "", "", "parks 0 0 4")
    turn = table(["8 park", "9 bis", "7 pool"], [own, own])
    assert GAME.weigh(turn.view(0), 0, Random(1), ())[0].why[0].code == "parks"


def test_costly_bis_house_is_declined() -> None:
    own = sheet("4 4b 4c 4d 4e 4f 4g . . .")
    move = chosen(table(["12 bis", "11 bis", "13 bis"], [own, own]))
    assert "bis" not in move


def test_third_plan_is_held_back_by_a_seat_that_is_behind() -> None:
    own = sheet("1 2 3 4 | 5 6 7 8 | . .", "", "", "plans 0 4 3")
    rival = sheet("1 2 3 4 5 6 | 7 8 9 10", "", "", "parks 3 4 5", "marketing 0 0 0 4 0 4")
    turn = table(["12 pool", "13 pool", "14 pool"], [own, rival], "A4 B2@3 C3@3")
    assert chosen(play(turn, "take 1 on 2.9")) == "end"


def test_third_plan_is_scored_by_a_seat_that_is_ahead() -> None:
    own = sheet("1 2 3 4 | 5 6 7 8 | . .", "", "", "plans 0 4 3")
    turn = table(["12 pool", "13 pool", "14 pool"], [own, sheet()], "A4 B2@3 C3@3")
    assert chosen(play(turn, "take 1 on 2.9")) == "score A 1.1-4 1.5-8"


def test_small_number_goes_to_the_left() -> None:
    assert chosen(table(["1 pool", "2 pool", "3 pool"]), "normal") == "take 2 on 2.1 pool"


def test_roundabout_is_a_move_of_its_own() -> None:
    own = sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 15 . . . . . . .")
    turn = table(["1 fence", "2 fence", "3 fence"], [own, own], advanced=True)
    assert chosen(turn).startswith("roundabout 3.")


# --- what the judgement is made of ------------------------------------------------------------------------------------


def test_more_numbers_to_come_fill_more_lots() -> None:
    expected = [gap_filled(Gap(1, 12, -1, 18), to_come) for to_come in HORIZONS]
    assert expected == sorted(expected)
    assert 0 < expected[0] < expected[-1] < 12


def test_no_number_between_neighbours() -> None:
    assert gap_filled(Gap(1, 3, 7, 8), 26) == 0


def test_single_lot_waits_for_its_numbers() -> None:
    assert gap_filled(Gap(1, 1, 7, 9), 26) < gap_filled(Gap(1, 1, 6, 10), 26) < 1


def test_horizon_is_the_nearest_step() -> None:
    assert [horizon(numbers) for numbers in (0, 5.2, 100)] == [1, 6, 52]


def test_strike_looms_when_few_numbers_fit() -> None:
    full = "1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 12 13 ."
    assert strike_chance(sheet()) == 0
    assert strike_chance(sheet(*full)) > 0.7


PRICES = Prices(sizes=(0, 0, 9, 0, 0, 0), fence=1, fence_chance=0.9, independence=1)


def test_street_is_divided_by_what_is_wanted() -> None:
    own = street("1 2 3 4 5 6 7 8 9")
    _, hopes, missing = best_layout(own.numbers, own.fences, own.used, 6, PRICES)
    assert sorted((hope.first, hope.size) for hope in hopes) == [(1, 3), (4, 3), (7, 3)]
    assert missing == 2


def test_standing_fences_and_used_estates_are_kept() -> None:
    own = street("1! 2! 3! 4! | 5 6 7 | 8 9 10")
    _, hopes, missing = best_layout(own.numbers, own.fences, own.used, 6, PRICES)
    assert [(hope.first, hope.size, hope.chance) for hope in hopes] == [(8, 3, 1.0), (5, 3, 1.0)]
    assert missing == 0


def test_plan_hope_is_certain_with_complete_estates() -> None:
    own = sheet("1 2 3 4 | 5 6 7 8 | . .")
    _, hopes, _ = best_layout(
        own.streets[0].numbers, own.streets[0].fences, 0, 6, PRICES._replace(sizes=(0, 0, 0, 9, 0, 0))
    )
    sites = [Site(Lots(1, hope.first, hope.first + hope.size - 1), hope.chance) for hope in hopes]
    assert plan_hope(own, [Wish(PLANS["A4"], 6.0)], sites) == 6
    assert plan_hope(own, [Wish(PLANS["A5"], 8.0)], sites) == 0


@pytest.mark.parametrize("plan", ["BH5", "BH6", "BH7", "CH3", "CH4", "CH5"])
def test_plans_about_tracks_count_by_their_progress(plan: str) -> None:
    some = sheet("", "", "", "parks 2 2 1", "marketing 1 2 1 0 0 0", "temps 3")
    done = sheet("", "", "", "parks 3 4 5", "marketing 1 2 3 4 4 4", "temps 7")
    wish = [Wish(PLANS[plan], 6.0)]
    assert plan_hope(sheet(), wish, []) == 0
    assert 0 < plan_hope(some, wish, []) < plan_hope(done, wish, []) == 6


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (sheet("", "", "", "parks 0 0 1"), sheet()),
        (sheet("1 . . . . . . . . ."), sheet("12 . . . . . . . . .")),
        (sheet(". . 5* . . . . . . ."), sheet(". . 5 . . . . . . .")),
        (sheet("", "", "", "temps 1"), sheet()),
        (sheet("1 2 3 | . . . . . . ."), sheet("1 2 3 . . . . . . .")),
        (sheet(), sheet("", "", "", "strikes 2")),
    ],
)
def test_worth_prefers(better: Sheet, worse: Sheet) -> None:
    ahead = ahead_of(table(plans="A3 B3 C3").base, 0)
    assert worth(better, ahead) > worth(worse, ahead)


def test_prospects_of_a_table() -> None:
    state = table(sheets=[sheet(), sheet("1 2 3 4 5 6 7 8 9 10", "", "", "parks 1 0 0", "temps 2")]).base
    assert rounds_left(state) == pytest.approx(0.9 * 22)
    assert best_rival(state, 0) == 2 + 7
    hopes = temp_hopes(state, 0)
    assert list(hopes) == sorted(hopes)


def test_prospects_alone() -> None:
    state = alone(["7 fence", "8 park", "9 marketing"], level=1, agency=row("park", "temp")).base
    assert best_rival(state, 0) == 1 + 1 + 7 + 2
    assert [agency_points(state, card) - 11 for card in (1, 2, 3)] == [0, 2, 2]
    assert best_rival(alone(level=0).base, 0) is None
