"""The table: cards, strikes, the end of a round and of the game."""

from __future__ import annotations

import pytest

from games.core import IllegalMove
from games.rng import Rng
from games.welcome_to import GAME
from games.welcome_to.cards import Combination, Piles, combinations, flip_piles, next_actions, offers
from games.welcome_to.data import CARDS, PLANS, Card
from games.welcome_to.positions import write_street
from games.welcome_to.rounds import end_warnings, ends_game
from games.welcome_to.setup import table_piles
from games.welcome_to.state import Options
from tests.games.welcome_to.table import alone, everybody, ids, made, play, question, sheet, sheet_of, table

#: Only lot 3.12 is free, for numbers above 13.
ONE_LOT = ("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 12 13 .")


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_three_piles_of_21_whatever_the_table(seats: int) -> None:
    state = GAME.new(seats, Options(), 3)
    assert [len(pile) + len(discard) for pile, discard in zip(state.piles, state.discards, strict=True)] == [21] * 3
    assert len(state.players) == seats


@pytest.mark.parametrize("seats", [0, 7])
def test_one_to_six_seats(seats: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.new(seats, Options(), 3)
    assert refused.value.code == "seats"


def test_one_plan_of_each_stack() -> None:
    stacks = [[PLANS[plan.id].stack for plan in GAME.new(2, Options(), seed).plans] for seed in range(30)]
    assert stacks == [["A", "B", "C"]] * 30


def test_hard_plans_only_in_the_advanced_game() -> None:
    basic = {plan.id for seed in range(60) for plan in GAME.new(2, Options(), seed).plans}
    advanced = {plan.id for seed in range(60) for plan in GAME.new(2, Options(advanced=True), seed).plans}
    assert not any(PLANS[plan].hard for plan in basic)
    assert any(PLANS[plan].hard for plan in advanced)
    assert any(not PLANS[plan].hard for plan in advanced)


def test_same_seed_same_game() -> None:
    assert GAME.new(4, Options(), 11) == GAME.new(4, Options(), 11)
    assert GAME.new(4, Options(), 11) != GAME.new(4, Options(), 12)


# --- reveal -----------------------------------------------------------------------------------------------------------


def test_combination_is_the_number_on_top_and_the_action_just_flipped() -> None:
    state = GAME.new(2, Options(), 5)
    assert offers(state) == tuple(
        Card(CARDS[pile[0]].number, CARDS[discard[-1]].action)
        for pile, discard in zip(state.piles, state.discards, strict=True)
    )


def test_every_number_is_next_rounds_action() -> None:
    turn = table(["12 pool", "13 pool", "14 pool"])
    announced = next_actions(turn.base)
    turn = everybody(turn, "take 1 on 2.2", "take 1 on 2.2")
    assert tuple(offer.action for offer in offers(turn.base)) == announced


def flipped(piles: Piles, discards: Piles, rng: Rng, times: int) -> tuple[Piles, Piles, Rng]:
    for _ in range(times):
        piles, discards, rng = flip_piles(piles, discards, rng)
    return piles, discards, rng


def test_empty_pile_is_reshuffled_from_its_discard_but_the_top_card() -> None:
    """R29: in round 21"""
    piles, discards, rng = flipped(*table_piles(Rng(4)), times=20)
    assert [len(pile) for pile in piles] == [1, 1, 1]
    last = [pile[0] for pile in piles]
    before = [set(discard) for discard in discards]
    piles, discards, rng = flip_piles(piles, discards, rng)
    assert list(discards) == [(card,) for card in last]
    assert [set(pile) for pile in piles] == before


def test_equal_combinations_are_offered_once_under_the_lower_pile() -> None:
    turn = table(["8 park", "9 fence", "8 park"])
    assert list(combinations(turn.base)) == [Combination(1, 1), Combination(2, 2)]
    assert ids(turn) == ["1", "2"]


# --- strikes ----------------------------------------------------------------------------------------------------------


def test_strike_when_no_number_fits() -> None:
    turn = table(["2 fence", "3 park", "4 pool"], [sheet(*ONE_LOT), sheet()])
    assert made(turn) == "strike"
    assert sheet_of(play(turn, "strike")).strikes == 1


def test_combinations_that_do_not_fit_are_closed() -> None:
    turn = table(["2 fence", "14 park", "4 pool"], [sheet(*ONE_LOT), sheet()])
    assert [(each.why, each.params["number"]) for each in question(turn).closed] == [
        ("number_fits_nowhere", 2),
        ("number_fits_nowhere", 4),
    ]


def test_strike_is_not_allowed_while_a_number_fits() -> None:
    """R13"""
    turn = table(["2 fence", "14 park", "4 pool"], [sheet(*ONE_LOT), sheet()])
    assert made(turn) == "take 2 on 3.12 park"
    with pytest.raises(IllegalMove) as refused:
        play(turn, "strike")
    assert refused.value.code == "a_number_fits"


def test_temp_agency_may_avert_a_strike_but_need_not() -> None:
    """R12"""
    turn = table(["12 temp", "3 park", "4 pool"], [sheet(*ONE_LOT), sheet()])
    assert ids(turn) == ["1", "strike"]


def test_temp_agency_without_the_lot_does_not_help() -> None:
    turn = table(["11 temp", "3 park", "4 pool"], [sheet(*ONE_LOT), sheet()])
    assert made(turn) == "strike"


def test_plans_may_be_scored_in_a_strike_round() -> None:
    """R33"""
    own = sheet("1 2 3 4 | 5 6 7 8 | 9 10", *ONE_LOT[1:])
    turn = table(["2 fence", "3 park", "4 pool"], [own, sheet()], "A4 B1 C1")
    assert ids(play(turn, "strike")) == ["A", "end"]


def test_third_strike_ends_the_game() -> None:
    own = sheet(*ONE_LOT, "strikes 2")
    turn = table(["2 fence", "3 park", "4 pool"], [own, sheet()])
    turn = everybody(turn, "strike", "take 3 on 1.1")
    assert turn.base.over
    assert turn.waiting == ()
    assert turn.result is not None
    assert turn.result.seats[0].lines[-1].points == -5


# --- the end of the game ----------------------------------------------------------------------------------------------


def test_third_plan_ends_the_game_at_the_end_of_the_round() -> None:
    own = sheet("1 2 3 4 | 5 6 7 8 | . .", "", "", "plans 0 6 3")
    turn = table(["12 pool", "13 pool", "14 pool"], [own, sheet()], "A4 B2@3 C3@3")
    turn = play(turn, "take 1 on 2.2; score A; end")
    assert turn.waiting == (1,)
    turn = play(turn, "take 1 on 2.2; end", 1)
    assert turn.base.over
    assert turn.base.players[1].sheet.streets[1].numbers[1] == 12


def test_last_lot_ends_the_game() -> None:
    turn = table(["14 fence", "3 park", "4 pool"], [sheet(*ONE_LOT), sheet()])
    assert everybody(turn, "take 1 on 3.12", "take 3 on 1.1").base.over


def test_roundabout_fills_its_lot() -> None:
    """R11"""
    full = sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 12 13 | R")
    assert ends_game(full)


def test_last_lot_may_be_filled_by_a_bis_house() -> None:
    own = sheet(*ONE_LOT[:2], "1 2 3 4 5 6 7 8 9 12 . .")
    turn = table(["14 bis", "3 park", "4 pool"], [own, sheet()])
    assert everybody(turn, "take 1 on 3.11 bis 3.12 left", "take 3 on 1.1").base.over


# --- advanced ---------------------------------------------------------------------------------------------------------


def test_roundabouts_only_in_the_advanced_game() -> None:
    assert ids(table()) == ["1", "2", "3"]
    assert question(table()).closed == ()
    assert ids(table(advanced=True)) == ["1", "2", "3", "roundabout"]


def test_roundabout_comes_before_the_number_and_once_a_round() -> None:
    """R10"""
    turn = play(table(advanced=True), "roundabout 2.5")
    assert ids(turn) == ["1", "2", "3"]
    assert [each.why for each in question(turn).closed] == ["one_roundabout_a_round"]
    assert write_street(sheet_of(turn).streets[1]) == ". . . . | R | . . . . . ."


def test_two_roundabouts_a_game() -> None:
    own = sheet("R | . . . . . . . . | R")
    turn = table(sheets=[own, own], advanced=True)
    assert ids(turn) == ["1", "2", "3"]
    assert [each.why for each in question(turn).closed] == ["no_roundabout_left"]


def test_roundabout_may_make_a_number_fit_or_the_strike_is_taken() -> None:
    """R12"""
    own = sheet(*ONE_LOT[:2], "1 2 3 4 5 6 7 8 9 12 . .")
    turn = table(["2 fence", "3 park", "4 pool"], [own, sheet()], advanced=True)
    assert ids(turn) == ["strike", "roundabout"]
    assert made(turn, "roundabout") == "roundabout 3.11"
    after = play(turn, "roundabout 3.11")
    assert ids(after) == ["1", "2", "3"]
    assert write_street(sheet_of(after).streets[2]) == "1 2 3 4 5 6 7 8 9 12 | R | ."


def test_no_strike_once_a_roundabout_stands() -> None:
    """R10"""
    own = sheet(*ONE_LOT[:2], "1 2 3 4 5 6 7 8 9 12 . .")
    turn = play(table(["12 temp", "11 park", "10 pool"], [own, own], advanced=True), "roundabout 3.12")
    assert ids(turn) == ["1"]
    with pytest.raises(IllegalMove) as refused:
        play(turn, "strike")
    assert refused.value.code == "roundabout_needs_number"


def test_roundabout_may_not_take_the_last_fitting_lot() -> None:
    turn = table(["14 fence", "15 park", "4 pool"], [sheet(*ONE_LOT), sheet()], advanced=True)
    assert ids(turn) == ["1", "2"]
    assert [each.why for each in question(turn).closed] == ["number_fits_nowhere", "nothing_fits_then"]


def test_roundabouts_come_first_where_the_fewest_numbers_fit() -> None:
    own = sheet("3 . . 6 . . . . . .", "", "")
    assert ids(table(sheets=[own, own], advanced=True), "roundabout")[:2] == ["1.2", "1.3"]


def test_roundabout_is_no_street_for_a_park() -> None:
    turn = play(table(advanced=True), "roundabout 2.5; take 2 on 3.1 park")
    assert sheet_of(turn).parks == (0, 0, 1)


def test_rounds_are_counted() -> None:
    turn = table(["12 pool", "13 pool", "14 pool"])
    after = everybody(turn, "take 1 on 2.2", "take 1 on 2.2")
    assert (turn.base.round, turn.epoch) == (9, 8)
    assert (after.base.round, after.epoch) == (10, 9)


def test_solo_level_is_only_read_alone() -> None:
    assert GAME.new(2, Options(solo_level=7), 1).agency is None
    assert alone(level=7).base.options.solo_level == 7


# --- the end in sight -------------------------------------------------------------------------------------------------


def test_end_warnings() -> None:
    almost_full = ("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 12 . .")
    turn = table(
        ["13 park", "14 fence", "15 bis"],
        [sheet(), sheet("", "", "", "strikes 2"), sheet("", "", "", "plans 8 0 7"), sheet(*almost_full)],
    )
    assert end_warnings(turn.base) == [(1, "strikes", 1), (2, "plans", 1), (3, "lots", 2)]
