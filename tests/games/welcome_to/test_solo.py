"""The solo game against the agency."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from games.rng import Rng
from games.welcome_to.agency import agency_lines, complete_groups, groups, largest, manager_of, temp_points
from games.welcome_to.cards import combinations, draw_hand, solo_deck
from games.welcome_to.data import CARDS, PROJECTS
from games.welcome_to.rounds import final_result
from games.welcome_to.state import Combine, Options
from tests.games.welcome_to.table import GAME, alone, play, row, sheet, texts

A, B, C = PROJECTS
SAM, IRENE = manager_of(1), manager_of(3)


def agency_points(actions: str, level: int = 1, temps: int = 0) -> dict[str, int]:
    agency = row(*actions.split())
    return {line.code: line.points for line in agency_lines(agency, manager_of(level), temps)}


def row_of(text: str) -> list[str]:
    """``park, pool bis``: the cards of a row with a fence for every comma."""
    return text.replace(",", " fence").split()


# --- set-up and cards ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_T23_deck_at_the_start(seed):
    deck, discard, _ = solo_deck(Rng(seed))
    assert len(deck) == 64
    assert len(discard) == 2
    assert sum(card in PROJECTS for card in deck) == sum(card in PROJECTS for card in deck[-21:]) == 1
    assert sorted((*deck, *discard)) == [*CARDS, *PROJECTS]


def test_project_card_is_set_aside_and_replaced():
    hand, projects, deck, discard, _ = draw_hand((1, A, 2, 3, 4), (9,), Rng(1))
    assert (hand, projects, deck, discard) == ((1, 2, 3), ("A",), (4,), (9,))


def test_several_project_cards_may_come_in_one_round():
    hand, projects, *_ = draw_hand((A, C, 1, 2, 3), (), Rng(1))
    assert (hand, projects) == ((1, 2, 3), ("A", "C"))


def test_discard_is_shuffled_only_when_a_card_has_to_be_drawn():
    """R20"""
    hand, _, deck, discard, _ = draw_hand((1, 2, 3), (4, 5), Rng(1))
    assert (hand, deck, discard) == ((1, 2, 3), (), (4, 5))
    hand, projects, deck, discard, _ = draw_hand((1,), (4, 5, 6, A), Rng(1))
    assert hand[0] == 1
    assert set(hand[1:]) < {4, 5, 6}
    assert len(hand) + len(projects) + len(deck) == 5
    assert discard == ()


def test_number_and_action_come_from_two_different_cards():
    assert texts(alone()) == [
        "combine 1+2",
        "combine 1+3",
        "combine 2+1",
        "combine 2+3",
        "combine 3+1",
        "combine 3+2",
    ]


def test_equal_cards_are_offered_once():
    state = alone(["8 park", "8 park", "8 fence"])
    assert combinations(state) == [Combine(1, 2), Combine(1, 3), Combine(3, 1)]


def test_temp_card_never_changes_its_own_number():
    state = play(alone(["8 temp", "4 park", "1 fence"]), "combine 3+1")
    assert texts(state)[0] == "change -1"
    assert texts(play(alone(["8 temp", "4 park", "1 fence"]), "combine 1+2"))[0] == "street 1"


def test_third_card_is_handed_over():
    before = alone(["7 fence", "8 park", "9 marketing"])
    after = play(before, "combine 1+2; street 1; house 1.5; park; confirm")
    assert [CARDS[card].action for card in after.agency.row] == ["marketing"]
    assert [CARDS[card].number for card in after.discards[0]] == [7, 8]
    assert len(after.agency.hand) == 3


FULL = ("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 12 13 .")


def test_strike_hands_over_a_card_of_choice():
    state = alone(["7 fence", "8 park", "9 marketing"], sheet(*FULL))
    assert texts(state) == ["strike 1", "strike 2", "strike 3"]
    after = play(state, "strike 2; confirm")
    assert [CARDS[card].action for card in after.agency.row] == ["park"]
    assert after.players[0].sheet.strikes == 1


def test_strike_only_if_none_of_the_three_numbers_fits():
    assert not [text for text in texts(alone(["7 fence", "14 park", "9 marketing"], sheet(*FULL))) if "strike" in text]


def test_63_cards_last_21_rounds():
    state = GAME.new(1, Options(), 7)
    cards = Counter((*state.piles[0], *state.discards[0], *state.agency.hand))
    assert len(cards) == 66
    assert len(state.piles[0]) == 61


# --- project completion ----------------------------------------------------------------------------------------------

TURN = "combine 1+2; street 1; house 1.5; no action"


def test_T07_irene_does_not_score_plan_B():
    after = play(alone(level=3, projects=[B]), f"{TURN}; confirm")
    assert after.agency.plans == (0, 0, 0)
    assert after.plans[1].turned == 0
    assert after.agency.projects == ()


def test_T07_irene_scores_plan_A_for_the_higher_value():
    after = play(alone(level=3, projects=[A]), f"{TURN}; confirm")
    assert after.agency.plans == (8, 0, 0)
    assert after.plans[0].turned == 9


def test_agency_gets_the_lower_value_after_the_player():
    after = play(alone(level=3, projects=[A], plans="A1@4 B1 C1"), f"{TURN}; confirm")
    assert after.agency.plans == (4, 0, 0)
    assert after.plans[0].turned == 4


def test_player_and_agency_share_the_higher_value_in_one_round():
    """R23"""
    own = sheet("1 2 3 4 | . . . . . .", "1 2 3 4 | . . . . . . .")
    state = alone(own=own, level=3, projects=[A], plans="A4 B1 C1")
    after = play(state, "combine 1+2; house 1.5; no action; score A; confirm")
    assert after.agency.plans[0] == after.players[0].sheet.plans[0] == 6


def test_player_gets_the_lower_value_after_the_agency():
    own = sheet("1 2 3 4 | . . . . . .", "1 2 3 4 | . . . . . . .")
    state = alone(own=own, level=3, plans="A4@5 B1 C1")
    after = play(state, "combine 1+2; house 1.5; no action; score A; confirm")
    assert after.players[0].sheet.plans[0] == 3


def test_level_0_turns_plans_for_no_points():
    after = play(alone(level=0, projects=[C]), f"{TURN}; confirm")
    assert after.plans[2].turned == 9
    assert after.agency.plans == (0, 0, 0)


def test_project_card_leaves_the_game():
    after = play(alone(level=3, projects=[A]), f"{TURN}; confirm")
    assert A not in (*after.piles[0], *after.discards[0], *after.agency.row, *after.agency.hand)


def test_news_tell_of_the_project_cards():
    after = play(alone(level=3, projects=[A]), f"{TURN}; confirm")
    assert after.news.projects == ("A",)


# --- scoring ---------------------------------------------------------------------------------------------------------


def test_T09_sam_counts_park_cards():
    assert agency_points("park park park park park")["park_cards"] == 5


def test_T10_sam_and_player_tie_in_temps():
    lines = agency_points("temp temp temp temp", temps=4)
    assert lines["temp_cards"] + lines["temps"] == 11
    assert temp_points(["temp"] * 4, 4)[1] == 7


@pytest.mark.parametrize(
    ("cards", "boxes", "expected"), [(0, 0, (0, 0)), (0, 1, (0, 7)), (2, 0, (7, 0)), (3, 1, (7, 4)), (1, 3, (4, 7))]
)
def test_temp_ranking_against_the_agency(cards, boxes, expected):
    assert temp_points(["temp"] * cards, boxes) == expected


def test_T11_group_with_bis_counts_twice():
    assert groups(["bis", "marketing", "marketing", "park"], SAM) == [(5, 10)]
    assert agency_points("bis marketing marketing park")["estates"] == 10


def test_row_is_split_at_fences():
    assert groups(["park", "fence", "fence", "bis", "temp", "bis"], SAM) == [(1, 1), (0, 0), (1, 2)]


def test_five_largest_groups_count():
    """R18"""
    found = groups(
        [
            "park",
            "fence",
            "pool",
            "fence",
            "park",
            "park",
            "fence",
            "temp",
            "fence",
            "bis",
            "pool",
            "fence",
            "park",
            "park",
            "park",
        ],
        SAM,
    )
    assert largest(found) == [(3, 3), (2, 2), (1, 2), (1, 1), (1, 1)]


def test_tie_break_counts_every_group_with_a_house():
    """R19"""
    actions = [
        "park",
        "fence",
        "pool",
        "fence",
        "park",
        "fence",
        "temp",
        "fence",
        "bis",
        "pool",
        "fence",
        "park",
        "fence",
        "bis",
    ]
    assert complete_groups(actions, SAM) == 6


def test_agency_scores_cards_by_its_manager():
    assert agency_points("pool fence fence temp park", level=7) == {
        "plans": 0,
        "park_cards": 3,
        "pool_cards": 4,
        "temp_cards": 3,
        "fence_cards": 6,
        "temps": 7,
        "estates": 3,
    }


def finished(level: int, actions: str, *tracks: str):
    state = alone(own=sheet("", "", "", *tracks), level=level, agency=row(*actions.split()))
    return final_result(replace(state, over=True))


def test_win_against_sam():
    verdict = finished(1, "park", "parks 3 0 0").verdict
    assert (verdict.code, verdict.won) == ("won", True)
    assert verdict.params["margin"] == 8
    assert verdict.params["manager"] == "sam"
    assert verdict.params["level"] == 1


def test_loss_against_irene():
    verdict = finished(3, "park park park", "parks 1 0 0").verdict
    assert (verdict.code, verdict.won, verdict.params["margin"]) == ("lost", False, -7)
    assert verdict.params["manager"] == "irene"


def test_tie_goes_to_more_complete_estates():
    verdict = finished(1, "park", "parks 1 0 0").verdict
    assert (verdict.code, verdict.params["margin"]) == ("lost", 0)


def test_draw():
    verdict = finished(1, "fence", "strikes 1").verdict
    assert (verdict.code, verdict.won) == ("drawn", None)


def test_level_0_is_played_for_a_high_score():
    result = finished(0, "park", "parks 3 0 0", "temps 3")
    assert result.verdict.code == "high_score"
    assert result.verdict.won is None
    assert result.seats[0].total == 14
