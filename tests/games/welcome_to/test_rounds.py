"""The table: cards, strikes, the end of a round and of the game."""

from __future__ import annotations

import pytest

from games.first_edition import IllegalAction
from games.rng import Rng
from games.welcome_to.cards import combinations, flip_piles, next_actions, offers, table_piles
from games.welcome_to.data import CARDS, PLANS
from games.welcome_to.rounds import ends_game
from games.welcome_to.sheet_text import write_street
from games.welcome_to.state import Combine, Offer, Options
from games.welcome_to.turns import open_draft
from tests.games.welcome_to.table import GAME, alone, everybody, play, sheet, table, texts

#: Only lot 3.12 is free, for numbers above 13.
ONE_LOT = ("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 12 13 .")


# --- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_three_piles_of_21_whatever_the_table(seats):
    state = GAME.new(seats, Options(), 3)
    assert [len(pile) + len(discard) for pile, discard in zip(state.piles, state.discards, strict=True)] == [21] * 3
    assert len(state.players) == seats


@pytest.mark.parametrize("seats", [0, 7])
def test_one_to_six_seats(seats):
    with pytest.raises(IllegalAction) as refused:
        GAME.new(seats, Options(), 3)
    assert refused.value.code == "seats"


def test_one_plan_of_each_stack():
    for seed in range(30):
        assert [PLANS[plan.id].stack for plan in GAME.new(2, Options(), seed).plans] == ["A", "B", "C"]


def test_hard_plans_only_in_the_advanced_game():
    basic = {plan.id for seed in range(60) for plan in GAME.new(2, Options(), seed).plans}
    advanced = {plan.id for seed in range(60) for plan in GAME.new(2, Options(advanced=True), seed).plans}
    assert not any(PLANS[plan].hard for plan in basic)
    assert any(PLANS[plan].hard for plan in advanced)
    assert any(not PLANS[plan].hard for plan in advanced)


def test_same_seed_same_game():
    assert GAME.new(4, Options(), 11) == GAME.new(4, Options(), 11)
    assert GAME.new(4, Options(), 11) != GAME.new(4, Options(), 12)


# --- reveal ----------------------------------------------------------------------------------------------------------


def test_combination_is_the_number_on_top_and_the_action_just_flipped():
    state = GAME.new(2, Options(), 5)
    assert offers(state) == tuple(
        Offer(CARDS[pile[0]].number, CARDS[discard[-1]].action)
        for pile, discard in zip(state.piles, state.discards, strict=True)
    )


def test_every_number_is_next_rounds_action():
    state = table(["12 pool", "13 pool", "14 pool"])
    announced = next_actions(state)
    state = everybody(state, "combine 1; street 2; house 2.2", "combine 1; street 2; house 2.2")
    assert tuple(offer.action for offer in offers(state)) == announced


def test_empty_pile_is_made_anew_from_its_discard_but_the_top_card():
    """R29: in round 21"""
    piles, rng = table_piles(Rng(4))
    discards = ((), (), ())
    for _ in range(20):
        piles, discards, rng = flip_piles(piles, discards, rng)
    assert [len(pile) for pile in piles] == [1, 1, 1]
    last = [pile[0] for pile in piles]
    before = [set(discard) for discard in discards]
    piles, discards, rng = flip_piles(piles, discards, rng)
    assert list(discards) == [(card,) for card in last]
    assert [set(pile) for pile in piles] == before


def test_equal_combinations_are_offered_once_under_the_lower_pile():
    state = table(["8 park", "9 fence", "8 park"])
    assert combinations(state) == [Combine(1, 1), Combine(2, 2)]


# --- strikes ---------------------------------------------------------------------------------------------------------


def test_strike_when_no_number_fits_is_taken_by_itself():
    state = table(["2 fence", "3 park", "4 pool"], [sheet(*ONE_LOT), sheet()])
    assert texts(state) == ["confirm"]
    assert open_draft(state, 0).sheet.strikes == 1


def test_strike_is_not_allowed_while_a_number_fits():
    """R13"""
    state = table(["2 fence", "14 park", "4 pool"], [sheet(*ONE_LOT), sheet()])
    assert open_draft(state, 0).sheet.strikes == 0
    assert open_draft(state, 0).house == (3, 12)


def test_temp_agency_may_avert_a_strike_but_need_not():
    """R12"""
    state = table(["12 temp", "3 park", "4 pool"], [sheet(*ONE_LOT), sheet()])
    assert texts(state) == ["combine 1", "strike"]


def test_temp_agency_without_the_lot_does_not_help():
    state = table(["11 temp", "3 park", "4 pool"], [sheet(*ONE_LOT), sheet()])
    assert open_draft(state, 0).sheet.strikes == 1


def test_plans_may_be_scored_in_a_strike_round():
    """R33"""
    own = sheet("1 2 3 4 | 5 6 7 8 | 9 10", *ONE_LOT[1:])
    state = table(["2 fence", "3 park", "4 pool"], [own, sheet()], "A4 B1 C1")
    assert texts(state) == ["score A", "confirm"]


def test_third_strike_ends_the_game():
    own = sheet(*ONE_LOT, "strikes 2")
    state = table(["2 fence", "3 park", "4 pool"], [own, sheet()])
    state = everybody(state, "", "combine 3; street 1; house 1.1")
    assert state.over
    assert GAME.waiting_on(state) == ()
    assert GAME.result(state).seats[0].lines[-1].points == -5


# --- the end of the game ---------------------------------------------------------------------------------------------


def test_third_plan_ends_the_game_at_the_end_of_the_round():
    own = sheet("1 2 3 4 | 5 6 7 8 | . .", "", "", "plans 0 6 3")
    state = table(["12 pool", "13 pool", "14 pool"], [own, sheet()], "A4 B2@3 C3@3")
    state = play(state, "combine 1; house 2.2; score A; confirm")
    assert not state.over
    state = play(state, "combine 1; street 2; house 2.2; confirm", 1)
    assert state.over
    assert state.players[1].sheet.streets[1].numbers[1] == 12


def test_last_lot_ends_the_game():
    state = table(["14 fence", "3 park", "4 pool"], [sheet(*ONE_LOT), sheet()])
    state = everybody(state, "no action", "combine 3; street 1; house 1.1")
    assert state.over


def test_roundabout_fills_its_lot():
    """R11"""
    full = sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 12 13 | R")
    assert ends_game(full)


def test_last_lot_may_be_filled_by_a_bis_house():
    own = sheet(*ONE_LOT[:2], "1 2 3 4 5 6 7 8 9 12 . .")
    state = table(["14 bis", "3 park", "4 pool"], [own, sheet()])
    state = everybody(state, "house 3.11; bis 3.12 left", "combine 3; street 1; house 1.1")
    assert state.over


# --- advanced --------------------------------------------------------------------------------------------------------


def test_roundabouts_only_in_the_advanced_game():
    assert texts(table()) == ["combine 1", "combine 2", "combine 3"]
    assert texts(table(advanced=True))[3:] == ["roundabout 1", "roundabout 2", "roundabout 3"]


def test_roundabout_comes_before_the_combination_and_once_a_round():
    """R10"""
    state = play(table(advanced=True), "roundabout 2; roundabout 2.5")
    assert texts(state) == ["combine 1", "combine 2", "combine 3"]
    assert write_street(open_draft(state, 0).sheet.streets[1]) == ". . . . | R | . . . . . ."


def test_two_roundabouts_a_game():
    own = sheet("R | . . . . . . . . | R")
    assert texts(table(sheets=[own, own], advanced=True)) == ["combine 1", "combine 2", "combine 3"]


def test_roundabout_may_make_a_number_fit_or_the_strike_is_taken():
    """R12"""
    own = sheet(*ONE_LOT[:2], "1 2 3 4 5 6 7 8 9 12 . .")
    state = table(["2 fence", "3 park", "4 pool"], [own, sheet()], advanced=True)
    assert texts(state) == ["strike", "roundabout 3"]
    assert texts(play(state, "roundabout 3")) == ["combine 1", "combine 2", "combine 3"]
    after = open_draft(play(state, "roundabout 3"), 0)
    assert write_street(after.sheet.streets[2]) == "1 2 3 4 5 6 7 8 9 12 | R | ."


def test_roundabout_may_not_take_the_last_fitting_lot():
    state = table(["14 fence", "15 park", "4 pool"], [sheet(*ONE_LOT), sheet()], advanced=True)
    assert texts(state) == ["combine 1", "combine 2"]


def test_roundabout_is_no_street_for_a_park():
    state = play(table(advanced=True), "roundabout 2; roundabout 2.5; combine 2; street 3; house 3.1; park")
    assert open_draft(state, 0).sheet.parks == (0, 0, 1)


# --- news ------------------------------------------------------------------------------------------------------------


def test_news_hold_every_seats_turn():
    state = table(["12 pool", "13 park", "14 temp"])
    state = everybody(state, "combine 1; street 2; house 2.2", "combine 3; change +1; street 1; house 1.10")
    assert state.news.round == 9
    assert [[GAME.notation.write_action(action) for action in turn] for turn in state.news.turns] == [
        ["combine 1", "street 2", "house 2.2", "no action"],
        ["combine 3", "change +1", "street 1", "house 1.10"],
    ]
    assert state.news.offers == (Offer(12, "pool"), Offer(13, "park"), Offer(14, "temp"))


def test_rounds_are_counted():
    state = table(["12 pool", "13 pool", "14 pool"])
    assert GAME.epoch(state) == 8
    after = everybody(state, "combine 1; street 2; house 2.2", "combine 1; street 2; house 2.2")
    assert (after.round, GAME.epoch(after)) == (10, 9)


def test_solo_level_is_only_read_alone():
    assert GAME.new(2, Options(solo_level=7), 1).agency is None
    assert alone(level=7).options.solo_level == 7
