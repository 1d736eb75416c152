"""The solo game against the agency."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from games.core import Result
from games.rng import Rng
from games.turns import new_game
from games.welcome_to import GAME
from games.welcome_to.cards import Combination, combinations, revealed
from games.welcome_to.data import CARDS, MANAGERS, PROJECTS
from games.welcome_to.scoring import agency_lines, agency_score, final_result, groups, largest, row_actions, seat_lines
from games.welcome_to.setup import solo_deck
from games.welcome_to.state import Agency, Options, State
from tests.games.welcome_to.table import Table, alone, ids, made, play, question, row, sheet

A, B, C = PROJECTS
SAM, IRENE = MANAGERS[1], MANAGERS[3]


def agency_of(actions: str) -> Agency:
    """An agency that has been handed these cards."""
    return row(*actions.split())


def agency_points(actions: str, level: int = 1, temps: int = 0) -> dict[str, int]:
    return {line.code: line.points for line in agency_lines(agency_of(actions), MANAGERS[level], temps)}


# --- set-up and cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_T23_deck_at_the_start(seed: int) -> None:
    [deck], [discard], _ = solo_deck(Rng(seed))
    assert len(deck) == 64
    assert len(discard) == 2
    assert sum(card in PROJECTS for card in deck) == sum(card in PROJECTS for card in deck[-21:]) == 1
    assert sorted((*deck, *discard)) == [*CARDS, *PROJECTS]


def drawn(deck: tuple[int, ...], discard: tuple[int, ...] = ()) -> State:
    """The next three cards come from this deck."""
    return revealed(replace(alone().base, piles=(deck,), discards=(discard,)))


def test_project_card_is_set_aside_and_replaced() -> None:
    state = drawn((1, A, 2, 3, 4), (9,))
    assert state.agency == Agency(hand=(1, 2, 3), projects=("A",))
    assert (state.piles, state.discards) == (((4,),), ((9,),))


def test_several_project_cards_may_come_in_one_round() -> None:
    assert drawn((A, C, 1, 2, 3)).agency == Agency(hand=(1, 2, 3), projects=("A", "C"))


def test_discard_is_not_shuffled_before_a_card_has_to_be_drawn() -> None:
    """R20"""
    state = drawn((1, 2, 3), (4, 5))
    assert state.agency == Agency(hand=(1, 2, 3))
    assert (state.piles, state.discards) == (((),), ((4, 5),))


def test_discard_is_shuffled_when_a_card_has_to_be_drawn() -> None:
    """R20"""
    state = drawn((1,), (4, 5, 6, A))
    assert state.agency is not None
    assert state.agency.hand[0] == 1
    assert set(state.agency.hand[1:]) < {4, 5, 6}
    assert len(state.agency.hand) + len(state.agency.projects) + len(state.piles[0]) == 5
    assert state.discards == ((),)


def agency(turn: Table) -> Agency:
    assert turn.base.agency is not None
    return turn.base.agency


def test_number_and_action_come_from_two_different_cards() -> None:
    assert ids(alone()) == ["1+2", "1+3", "2+1", "2+3", "3+1", "3+2"]


def test_equal_cards_are_offered_once() -> None:
    turn = alone(["8 park", "8 park", "8 fence"])
    assert list(combinations(turn.base)) == [Combination(1, 2), Combination(1, 3), Combination(3, 1)]


@pytest.mark.parametrize(
    "hand", [("8 park", "8 fence", "4 park"), ("8 park", "8 park", "8 fence"), ("5 fence", "5 park", "5 marketing")]
)
def test_no_two_answers_read_the_same(hand: tuple[str, ...]) -> None:
    """They differ in the card handed over, if in nothing else."""
    read = [
        tuple(answer.params[name] for name in ("number", "action", "give_number", "give_pile"))
        for answer in question(alone(hand)).answers
    ]
    assert len(set(read)) == len(read)


def test_temp_card_never_changes_its_own_number() -> None:
    turn = alone(["8 temp", "4 park", "1 fence"])
    assert ids(turn, "3+1")[0] == "-1"
    assert question(turn, "1+2").code == "lot"


def test_third_card_is_handed_over() -> None:
    after = play(alone(["7 fence", "8 park", "9 marketing"]), "take 1+2 on 1.5 park; end")
    assert [CARDS[card].action for card in agency(after).row] == ["marketing"]
    assert [CARDS[card].number for card in after.base.discards[0]] == [7, 8]
    assert len(agency(after).hand) == 3


FULL = ("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 12 13 .")


def test_strike_hands_over_a_card_of_choice() -> None:
    turn = alone(["7 fence", "8 park", "9 marketing"], sheet(*FULL))
    assert ids(turn) == ["strike1", "strike2", "strike3"]
    assert made(turn, "strike2") == "strike 2"
    after = play(turn, "strike 2; end")
    assert [CARDS[card].action for card in agency(after).row] == ["park"]
    assert after.base.players[0].sheet.strikes == 1


def test_strike_hands_over_equal_cards_in_one_way() -> None:
    assert ids(alone(["8 park", "7 fence", "8 park"], sheet(*FULL))) == ["strike1", "strike2"]


def test_strike_only_if_none_of_the_three_numbers_fits() -> None:
    assert ids(alone(["7 fence", "14 park", "9 marketing"], sheet(*FULL))) == ["2+1", "2+3"]


def test_63_cards_last_21_rounds() -> None:
    turn = new_game(GAME, 1, Options(), 7)
    cards = Counter((*turn.base.piles[0], *turn.base.discards[0], *agency(turn).hand))
    assert len(cards) == 66
    assert len(turn.base.piles[0]) == 61


# --- project completion -----------------------------------------------------------------------------------------------

TURN = "take 1+2 on 1.5"


def test_T07_irene_does_not_score_plan_B() -> None:
    after = play(alone(level=3, projects=[B]), f"{TURN}; end")
    assert agency(after).plans == (0, 0, 0)
    assert after.base.plans[1].turned == 0
    assert agency(after).projects == ()


def test_T07_irene_scores_plan_A_for_the_higher_value() -> None:
    after = play(alone(level=3, projects=[A]), f"{TURN}; end")
    assert agency(after).plans == (8, 0, 0)
    assert after.base.plans[0].turned == 9


def test_agency_gets_the_lower_value_after_the_player() -> None:
    after = play(alone(level=3, projects=[A], plans="A1@4 B1 C1"), f"{TURN}; end")
    assert agency(after).plans == (4, 0, 0)
    assert after.base.plans[0].turned == 4


def test_player_and_agency_share_the_higher_value_in_one_round() -> None:
    """R23"""
    own = sheet("1 2 3 4 | . . . . . .", "1 2 3 4 | . . . . . . .")
    turn = alone(own=own, level=3, projects=[A], plans="A4 B1 C1")
    after = play(turn, "take 1+2 on 1.5; score A; end")
    assert agency(after).plans[0] == after.base.players[0].sheet.plans[0] == 6


def test_player_gets_the_lower_value_after_the_agency() -> None:
    own = sheet("1 2 3 4 | . . . . . .", "1 2 3 4 | . . . . . . .")
    turn = alone(own=own, level=3, plans="A4@5 B1 C1")
    after = play(turn, "take 1+2 on 1.5; score A; end")
    assert after.base.players[0].sheet.plans[0] == 3


def test_level_0_turns_plans_for_no_points() -> None:
    after = play(alone(level=0, projects=[C]), f"{TURN}; end")
    assert after.base.plans[2].turned == 9
    assert agency(after).plans == (0, 0, 0)


def test_project_card_leaves_the_game() -> None:
    after = play(alone(level=3, projects=[A]), f"{TURN}; end")
    assert A not in (*after.base.piles[0], *after.base.discards[0], *agency(after).row, *agency(after).hand)


# --- scoring ----------------------------------------------------------------------------------------------------------


def test_T09_sam_counts_park_cards() -> None:
    assert agency_points("park park park park park")["parks"] == 5


def test_T10_sam_and_player_tie_in_temps() -> None:
    lines = agency_points("temp temp temp temp", temps=4)
    assert lines["temp_cards"] + lines["temps"] == 11
    assert player_temps(4, 4) == 7


def player_temps(cards: int, boxes: int) -> int:
    """What the player gets for so many boxes if the agency has so many temp cards."""
    state = alone(own=sheet("", "", "", f"temps {boxes}"), agency=row(*["temp"] * cards)).base
    return next(line.points for line in seat_lines(state, 0) if line.code == "temps")


@pytest.mark.parametrize(
    ("cards", "boxes", "expected"), [(0, 0, (0, 0)), (0, 1, (0, 7)), (2, 0, (7, 0)), (3, 1, (7, 4)), (1, 3, (4, 7))]
)
def test_temp_ranking_against_the_agency(cards: int, boxes: int, expected: tuple[int, int]) -> None:
    agency = agency_points(" ".join(["temp"] * cards), temps=boxes)
    assert (agency["temps"], player_temps(cards, boxes)) == expected


def test_T11_group_with_bis_counts_twice() -> None:
    assert groups(["bis", "marketing", "marketing", "park"], SAM) == [(5, 10)]
    assert agency_points("bis marketing marketing park")["estates"] == 10


def test_row_is_split_at_fences() -> None:
    assert groups(["park", "fence", "fence", "bis", "temp", "bis"], SAM) == [(1, 1), (0, 0), (1, 2)]


def test_five_largest_groups_count() -> None:
    """R18"""
    handed = agency_of("park fence pool fence park park fence temp fence bis pool fence park park park")
    found = groups(row_actions(handed), SAM)
    assert largest(found) == [(3, 3), (2, 2), (1, 2), (1, 1), (1, 1)]


def test_tie_break_counts_every_group_with_a_house() -> None:
    """R19"""
    handed = agency_of("park fence pool fence park fence temp fence bis pool fence park fence bis")
    rival = agency_score(alone(agency=handed).base)
    assert rival is not None
    assert rival.tie_breaks == (6,)


def test_agency_scores_cards_by_its_manager() -> None:
    assert agency_points("pool fence fence temp park", level=7) == {
        "plans": 0,
        "parks": 3,
        "pools": 4,
        "temp_cards": 3,
        "fence_cards": 6,
        "temps": 7,
        "estates": 3,
    }


def finished(level: int, actions: str, *tracks: str) -> Result:
    turn = alone(own=sheet("", "", "", *tracks), level=level, agency=agency_of(actions))
    return final_result(replace(turn.base, over=True))


def test_win_against_sam() -> None:
    verdict = finished(1, "park", "parks 3 0 0").verdict
    assert verdict is not None
    assert (verdict.code, verdict.won) == ("won", True)
    assert verdict.params["margin"] == 8
    assert verdict.params["manager"] == "sam"
    assert verdict.params["level"] == 1


def test_loss_against_irene() -> None:
    verdict = finished(3, "park park park", "parks 1 0 0").verdict
    assert verdict is not None
    assert (verdict.code, verdict.won, verdict.params["margin"]) == ("lost", False, -7)
    assert verdict.params["manager"] == "irene"


def test_tie_goes_to_more_complete_estates() -> None:
    verdict = finished(1, "park", "parks 1 0 0").verdict
    assert verdict is not None
    assert (verdict.code, verdict.params["margin"]) == ("lost", 0)


def test_draw() -> None:
    verdict = finished(1, "fence", "strikes 1").verdict
    assert verdict is not None
    assert (verdict.code, verdict.won) == ("drawn", None)


def test_level_0_is_played_for_a_high_score() -> None:
    result = finished(0, "park", "parks 3 0 0", "temps 3")
    assert result.verdict is not None
    assert result.verdict.code == "high_score"
    assert result.verdict.won is None
    assert result.seats[0].total == 14
