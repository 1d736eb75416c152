"""The 25 buildings, one after the other: what each is worth, and what the black ones can do."""

from __future__ import annotations

import pytest

from games.core import IllegalMove
from games.tiny_towns.notation import read_move
from games.tiny_towns.scoring import Surroundings
from tests.games.tiny_towns.helpers import EMPTY, asked, ids, moves, play, points, question, score, table, town_of

# --- blue and red -----------------------------------------------------------------------------------------------------


def test_cottage_is_worth_3_when_fed() -> None:
    assert points("cottage farm . .  . . . .  . . . .  . . . .", "cottage") == 3
    assert points("cottage . . .  . . . .  . . . .  . . . .", "cottage") == 0


@pytest.mark.parametrize(("farms", "fed"), [("farm .", 4), ("farm farm", 6)])
def test_farm_feeds_four_anywhere(farms: str, fed: int) -> None:
    town = f"{farms} . .  . . . .  cottage cottage cottage .  cottage cottage cottage ."

    assert points(town, "cottage") == 3 * fed


def test_granary_feeds_the_eight_squares_around() -> None:
    town = "cottage cottage . .  . granary cottage cottage  . . cottage .  . cottage . ."

    assert points(town, "cottage", "granary") == 3 * 4


def test_T12_granary_feeds_at_most_8() -> None:
    town = "cottage cottage cottage cottage  cottage granary cottage .  cottage cottage cottage .  cottage . . ."

    assert points(town, "cottage", "granary") == 3 * 8


def test_orchard_feeds_its_row_and_column() -> None:
    town = "cottage orchard cottage cottage  . cottage . .  cottage cottage . .  . cottage cottage ."

    assert points(town, "cottage", "orchard") == 3 * 6


def test_greenhouse_feeds_one_connected_group() -> None:
    town = "cottage cottage . .  cottage . cottage .  . . . cottage  greenhouse . . cottage"

    assert points(town, "cottage", "greenhouse") == 3 * 3


def test_R31_two_greenhouses_feed_two_whole_groups() -> None:
    town = "cottage cottage . .  cottage . cottage .  . . . cottage  greenhouse greenhouse . cottage"

    assert points(town, "cottage", "greenhouse") == 3 * 5


def test_greenhouse_feeds_the_better_group() -> None:
    """Four cottages are worth 12, but three that serve a Temple 9 + 4."""
    town = "temple cottage . cottage  cottage cottage . cottage  . . . cottage  greenhouse . . cottage"

    scored = score(town, "greenhouse", "temple")

    assert (scored.cards[0], scored.cards[3]) == (9, 4)
    assert score(town.replace("temple", "."), "greenhouse", "temple").cards[0] == 12


def test_farm_feeds_the_cottages_that_serve_a_temple() -> None:
    town = "cottage cottage cottage cottage  . . . .  . cottage temple cottage  . farm . ."
    scored = score(town, "temple")

    assert (scored.cards[0], scored.cards[3]) == (12, 4)


@pytest.mark.parametrize("card", ["farm", "granary", "greenhouse", "orchard"])
def test_red_buildings_score_nothing_themselves(card: str) -> None:
    assert points(f"{card} {card} cottage .  . . . .  . . . .  . . . .", card) == 0


# --- grey -------------------------------------------------------------------------------------------------------------


def test_fountain_is_worth_2_next_to_another_fountain() -> None:
    assert points("fountain fountain fountain .  . . . .  . fountain . .  . . . .", "fountain") == 6
    assert points("fountain . . .  . fountain . .  . . . .  . . . .", "fountain") == 0


def test_millstone_is_worth_2_next_to_red_or_yellow() -> None:
    assert points("millstone farm . theater  . . . millstone  millstone cottage . .  . . . .", "millstone") == 4
    assert points("farm millstone theater .  . . . .  . . . .  . . . .", "millstone") == 2


def test_shed_is_worth_1() -> None:
    assert points("shed . . shed  . . . .  . . . .  . . . .", "shed") == 2


def test_well_is_worth_1_per_adjacent_cottage_fed_or_not() -> None:
    assert points(". cottage . .  cottage well cottage .  . cottage well .  . . . .", "well") == 4 + 2


# --- orange -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("neighbour", "worth"), [("cottage", 3), ("farm", 3), ("well", 3), ("abbey", 6)])
def test_abbey_is_worth_3_next_to_harmless_types(neighbour: str, worth: int) -> None:
    assert points(f"abbey {neighbour} . .  . . . .  . . . .  . . . .", "abbey") == worth


@pytest.mark.parametrize("neighbour", ["tavern", "theater", "factory"])
def test_R4_abbey_loses_all_next_to_black_green_or_yellow(neighbour: str) -> None:
    assert points(f"abbey {neighbour} cottage .  . . . .  . . . .  . . . .", "abbey") == 0


def test_T3_chapel_is_worth_1_per_fed_cottage() -> None:
    town = "cottage cottage cottage .  chapel . . chapel  . . . .  farm . . ."

    assert points(town, "chapel") == 3 + 3
    assert points(town.replace("farm", "."), "chapel") == 0


def test_T4_cloister_is_worth_1_per_cloister_in_a_corner() -> None:
    assert points("cloister . . cloister  . . cloister .  . . . .  . . . .", "cloister") == 6
    assert points(". . . .  . cloister . .  . . . .  . . . .", "cloister") == 0


def test_T12_cloister_reaches_4() -> None:
    assert points("cloister . . cloister  . . . .  . . . .  cloister . . cloister", "cloister") == 4 * 4


def test_temple_is_worth_4_next_to_two_fed_cottages() -> None:
    assert points("cottage temple cottage temple  . farm . .  . . . .  . . . .", "temple") == 4
    assert points("cottage temple cottage temple  . . . .  . . . .  . . . .", "temple") == 0


# --- green ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "totals"),
    [("tavern", [0, 2, 5, 9, 14, 20, 20, 20]), ("almshouse", [0, -1, 5, -3, 15, -5, 26, 26])],
)
def test_T7_tables_give_one_total_for_all(card: str, totals: list[int]) -> None:
    counted = [points(" ".join([card] * count + ["."] * (16 - count)), card) for count in range(8)]

    assert counted == totals


@pytest.mark.parametrize(("theirs", "worth"), [(1, 3), (2, 2), (3, 2), (0, 3)])
def test_T10_feast_hall_bonus_for_each_with_more_than_the_right_neighbour(theirs: int, worth: int) -> None:
    around = Surroundings(right_neighbour=(0, 0, 0, 0, theirs, 0, 0))

    assert points("feast_hall feast_hall . .  . . . .  . . . .  . . . .", "feast_hall", around=around) == 2 * worth


def test_inn_is_worth_3_when_alone_in_its_row_and_column() -> None:
    assert points("inn . . .  . inn . .  . . . .  . . . .", "inn") == 6
    assert points("inn . . inn  . inn . .  . . . .  . . . .", "inn") == 3
    assert points("inn . . .  . . . .  . . . .  inn . . .", "inn") == 0


# --- yellow -----------------------------------------------------------------------------------------------------------


def test_bakery_is_worth_3_next_to_red_or_black() -> None:
    assert points("bakery farm . factory  . . . bakery  bakery cottage . .  . . . .", "bakery") == 6
    assert points("farm bakery factory .  . . . .  . . . .  . . . .", "bakery") == 3


def test_market_counts_the_better_of_row_and_column() -> None:
    assert points("market market market .  market . . .  . . . .  . . . .", "market") == 3 + 3 + 3 + 2
    assert points("market market market market  . . . .  . . . .  . . . .", "market") == 16


def test_T5_tailor_is_worth_1_and_1_per_tailor_in_the_centre() -> None:
    assert points(". tailor . .  . tailor tailor .  . . . .  . . . .", "tailor") == 9
    assert points(". . . .  . tailor tailor .  . tailor tailor .  . . . .", "tailor") == 4 * 5


def test_T6_theater_counts_types_in_row_and_column_together() -> None:
    town = "cottage farm theater tavern  . . cottage .  . . cottage .  . . farm ."

    assert points(town, "theater") == 3


def test_theater_counts_neither_itself_nor_other_theaters_nor_cubes() -> None:
    assert points("theater theater W .  S . . .  . . . .  . . . .", "theater") == 0


def test_T12_theater_reaches_6_with_a_monument() -> None:
    town = "theater cottage farm well  chapel . . .  tavern . . .  starloom . . ."

    assert points(town, "theater") == 6


# --- black ------------------------------------------------------------------------------------------------------------

BANK = "H H . .  W G . .  . . . .  . . . ."
BUILD_BANK = "build bank C2 using A1 B1 A2 B2 C2"


def test_bank_is_worth_4_and_takes_a_marker() -> None:
    turn = play(table(BANK, EMPTY, cards=("bank",), resource="B"), 0, "place B C2")

    assert ids(turn, 0, ("bank", "C2", "A1-B1-A2-B2-C2")) == ["W", "H", "B", "G", "S"]
    assert town_of(play(turn, 0, f"{BUILD_BANK} marker G")) == ". . . . . . bank[G] . . . . . . . . ."
    assert points("bank[G] bank[S] . .  . . . .  . . . .  . . . .", "bank") == 8


def test_bank_without_its_marker_is_refused() -> None:
    turn = play(table(BANK, EMPTY, cards=("bank",), resource="B"), 0, "place B C2")

    with pytest.raises(IllegalMove, match="marker_missing"):
        play(turn, 0, BUILD_BANK)


def test_bank_marker_differs_from_the_other_banks() -> None:
    turn = table("H H . .  W G . .  . . . .  . . . bank[G]", EMPTY, cards=("bank",), resource="B")
    turn = play(turn, 0, "place B C2")

    assert [move[-1] for move in moves(turn, 0, BUILD_BANK)] == ["W", "H", "B", "S"]
    with pytest.raises(IllegalMove, match="type_on_your_bank"):
        play(turn, 0, f"{BUILD_BANK} marker G")


def test_bank_marker_without_a_choice_answers_itself() -> None:
    town = "H H . .  W G . .  . . . .  bank[W] bank[H] bank[B] bank[G]"
    turn = play(table(town, EMPTY, cards=("bank",), resource="B"), 0, "place B C2")

    assert asked(turn, 0, "bank", "C2").move == read_move(f"{BUILD_BANK} marker S")


def test_T11_a_sixth_bank_is_illegal() -> None:
    town = "H H . .  W G . bank[S]  . . . .  bank[W] bank[H] bank[B] bank[G]"
    turn = play(table(town, EMPTY, cards=("bank",), resource="B"), 0, "place B C2")

    assert moves(turn, 0, "build bank") == []
    with pytest.raises(IllegalMove, match="no_sixth_bank"):
        play(turn, 0, f"{BUILD_BANK} marker G")


def test_T11_banks_restrict_the_free_choice() -> None:
    turn = table("bank[G] bank[S] . .  . . . .  . . . .  . . . .", EMPTY, cards=("bank",), resource=None, round_=3)

    assert ids(turn) == ["W", "H", "B"]
    assert ids(turn, 1) == ["W", "H", "B", "G", "S"]
    with pytest.raises(IllegalMove, match="type_on_your_bank"):
        play(turn, 0, "place G D4")


def test_T11_five_banks_take_nothing_in_a_free_round_but_may_build() -> None:
    town = "bank[W] bank[H] bank[B] bank[G]  bank[S] . . .  W S . .  . . . ."
    turn = table(town, EMPTY, cards=("bank",), resource=None, round_=3)

    assert moves(turn) == ["build well A3 using A3 B3", "build well B3 using A3 B3", "end"]
    assert [(closed.code, closed.why) for closed in question(turn).closed] == [("take", "five_banks")]
    with pytest.raises(IllegalMove, match="no_cube_this_round"):
        play(turn, 0, "place G D4")


def test_bank_leaves_card_rounds_alone() -> None:
    turn = table("bank[G] . . .  . . . .  . . . .  . . . .", EMPTY, cards=("bank",), resource="G")

    assert moves(turn, 0, "place")[0] == "place G B1"


def test_factory_exchanges_the_type_of_its_marker() -> None:
    town = "factory[G] W H B  G S W H  B G S W  H B . ."

    assert moves(table(town, EMPTY, resource="G")) == [
        f"place {resource} {square}" for resource in "GWHBS" for square in ("C4", "D4")
    ]
    assert moves(table(town, EMPTY, resource="S")) == ["place S C4", "place S D4"]


def test_factory_changes_nothing_in_a_free_round() -> None:
    turn = table("factory[G] W H B  G S W H  B G S W  H B . .", EMPTY, resource=None, round_=3)

    assert ids(turn, 0, ("G",)) == ["C4", "D4"]


def test_factory_takes_any_marker_also_one_that_lies_on_another_factory() -> None:
    turn = play(table("W . . .  B S S .  . . . .  factory[G] . . .", EMPTY, resource="B"), 0, "place B D2")

    offered = moves(turn, 0, "build factory A1 using A1 A2 B2 C2 D2")

    assert [move[-1] for move in offered] == ["W", "H", "B", "G", "S"]
    assert points("factory[G] . . .  . . . .  . . . .  . . . .", "factory") == 0


def test_trading_post_is_worth_1() -> None:
    assert points("trading_post . . .  . . . .  . . . .  . . . .", "trading_post") == 1


def test_warehouse_costs_1_per_stored_cube() -> None:
    assert points("warehouse[S,B,G] warehouse[W] warehouse .  . . . .  . . . .  . . . .", "warehouse") == -4


def test_warehouse_stores_up_to_three_cubes() -> None:
    turn = table("warehouse[S,B] warehouse[S,S,S] . .  . . . .  . . . .  . . . .", EMPTY, cards=("warehouse",))

    assert moves(turn, 0, "store") == ["store G A1"]
    assert town_of(play(turn, 0, "store G A1")).startswith("warehouse[S,B,G] warehouse[S,S,S] .")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("store G B1", "warehouse_full"),
        ("store G C1", "no_warehouse"),
        ("swap G C1 for S D1", "no_warehouse"),
        ("swap G A1 for W D1", "not_on_warehouse"),
        ("swap G A1 for S B1", "square_taken"),
        ("store S A1", "wrong_resource"),
    ],
)
def test_refusals_of_a_warehouse_say_why(move: str, code: str) -> None:
    turn = table("warehouse[S,B] warehouse[S,S,S] . .  . . . .  . . . .  . . . .", EMPTY, cards=("warehouse",))

    with pytest.raises(IllegalMove, match=code):
        play(turn, 0, move)


def test_warehouse_swaps_each_other_type_once_for_an_empty_square() -> None:
    town = "warehouse[S,G,S] W H B  G S W H  B G S W  H B . ."
    turn = table(town, EMPTY, cards=("warehouse",))

    assert moves(turn, 0, "swap") == ["swap G A1 for S C4", "swap G A1 for S D4"]
    assert town_of(play(turn, 0, "swap G A1 for S C4")) == "warehouse[G,S,G] W H B G S W H B G S W H B S ."


def test_R6_warehouse_works_in_free_rounds() -> None:
    turn = table("warehouse[S] . . .  . . . .  . . . .  . . . .", EMPTY, cards=("warehouse",), resource=None, round_=3)

    assert "store H A1" in moves(turn)


def test_warehouse_starts_empty_and_serves_from_the_next_round() -> None:
    turn = table("H W H .  B . . .  . . . .  . . . .", EMPTY, cards=("warehouse",), resource="B")
    turn = play(turn, 0, "place B C2", "build warehouse A1 using A1 B1 C1 A2 C2")

    assert moves(turn) == ["end"]
