"""The 15 monuments, one after the other."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.tiny_towns.ranking import finishing_place, points_now
from games.tiny_towns.scoring import Surroundings
from games.tiny_towns.state import State
from games.tiny_towns.turn import open_turns
from tests.games.tiny_towns.helpers import EMPTY, legal, legal_starting, play, points, score, table, town_of

CATHEDRAL = "H . . .  G . . .  . . . .  . . . ."


def test_only_the_own_monument_may_be_built() -> None:
    state = table(CATHEDRAL, CATHEDRAL, kept=("cathedral_of_caterina", "starloom"), resource="S")

    assert legal_starting(play(state, 0, "place S B2"), "build") == [
        f"build cathedral_of_caterina {target} using A1 A2 B2" for target in ("A1", "A2", "B2")
    ]
    assert legal_starting(play(state, 1, "place S B2"), "build") == []


def test_a_monument_is_built_once_a_game() -> None:
    again = table("cathedral_of_caterina H . .  S G . .  . . . .  . . . .", EMPTY, kept=("cathedral_of_caterina",))
    assert legal(play(again, 0, "place G D4")) == ["end"]


# --- Architect's Guild ------------------------------------------------------------------------------------------------

GUILD = "cottage . . well  . . . G  . . H .  . W B ."


def guild_built(town: str = GUILD, *cards: str) -> State:
    state = table(town, EMPTY, cards=cards, kept=("architects_guild",), resource="S")
    return play(state, 0, "place S D3", "build architects_guild D2 using D2 C3 D3 B4 C4")


def test_architects_guild_is_worth_1() -> None:
    assert points("architects_guild . . .  . . . .  . . . .  . . . .", "architects_guild") == 1


def test_R14_guild_replaces_other_buildings_by_other_types() -> None:
    state = guild_built()

    assert legal(state) == [
        *(f"replace A1 {card}" for card in ("farm", "well", "chapel", "tavern", "theater", "factory")),
        *(f"replace D1 {card}" for card in ("cottage", "farm", "chapel", "tavern", "theater", "factory")),
        "decline",
    ]


def test_guild_replaces_two_buildings_on_different_squares() -> None:
    state = play(guild_built(), 0, "replace A1 tavern")

    assert legal_starting(state, "replace A1") == []

    state = play(state, 0, "replace D1 tavern")

    assert town_of(state) == "tavern . . tavern . . . architects_guild . . . . . . . ."
    assert legal(state) == ["end"]


def test_guild_may_be_declined_before_and_after_the_first_replacement() -> None:
    assert legal(play(guild_built(), 0, "decline")) == ["end"]
    assert legal(play(guild_built(), 0, "replace A1 farm", "decline")) == ["end"]


def test_guild_with_nothing_to_replace_asks_nothing() -> None:
    assert legal(guild_built(GUILD.replace("cottage", ".").replace("well", "."))) == ["end"]


def test_R15_a_factory_that_replaces_a_building_gets_its_marker_before_the_second_replacement() -> None:
    state = play(guild_built(), 0, "replace A1 factory")

    assert legal(state) == ["marker W", "marker H", "marker B", "marker G", "marker S"]

    state = play(state, 0, "marker W")

    assert legal_starting(state, "replace D1")
    assert town_of(state).startswith("factory[W] . . well")


def test_a_marker_freed_by_the_first_replacement_is_free_for_the_second() -> None:
    state = play(guild_built("bank[G] . . well  . . . G  . . H .  . W B .", "bank"), 0, "replace A1 farm")

    state = play(state, 0, "replace D1 bank")

    assert "marker G" in legal(state)


def test_cubes_on_a_replaced_building_are_lost() -> None:
    state = guild_built("warehouse[S,S] . . well  . . . G  . . H .  . W B .", "warehouse")

    state = play(state, 0, "replace A1 farm", "replace D1 warehouse")

    assert town_of(state).startswith("farm . . warehouse .")


# --- points -----------------------------------------------------------------------------------------------------------


def test_archive_counts_building_types_without_monuments() -> None:
    town = "archive_of_the_second_age tavern tavern tavern  cottage . . .  W . . .  . . . ."

    assert points(town, "archive_of_the_second_age") == 2


def test_R18_silva_forum_counts_the_largest_group_of_one_type() -> None:
    assert points("silva_forum . . .  . . . .  . . . .  . . . .", "silva_forum") == 2
    assert points("silva_forum well well .  well well . .  . well tavern tavern  . . . well", "silva_forum") == 1 + 5


def test_R1_R27_sky_baths_are_worth_2_per_missing_type_of_seven() -> None:
    assert points("sky_baths . . .  . . . .  . . . .  . . . .", "sky_baths") == 14
    assert points("sky_baths well well cottage  . . . .  . . . .  . . . .", "sky_baths") == 10
    assert points("sky_baths cottage farm well  chapel tavern theater factory  . . . .  . . . .", "sky_baths") == 0


def test_mandras_palace_is_worth_2_per_adjacent_type() -> None:
    assert points(". well . .  well mandras_palace cottage .  . W . .  . . . .", "mandras_palace") == 4
    assert points(". well . .  farm mandras_palace cottage .  . tavern . .  . . . .", "mandras_palace") == 8


def test_mausoleum_is_worth_3_per_unfed_cottage() -> None:
    town = "cottage cottage cottage .  cottage cottage . .  . . . .  farm . . grand_mausoleum"

    assert points(town, "grand_mausoleum") == 3
    assert points(town.replace("farm", "."), "grand_mausoleum") == 15


def test_with_the_mausoleum_fed_cottages_still_serve_chapels() -> None:
    town = "cottage cottage cottage cottage  cottage chapel . .  . . . .  farm . . grand_mausoleum"
    scored = score(town)

    assert (scored.cards[0], scored.cards[3], scored.monument) == (12, 4, 3)


@pytest.mark.parametrize(("others", "worth"), [(0, 1), (1, 2), (3, 4), (4, 5), (5, 8), (6, 8), (8, 8)])
def test_T8_shrine_is_fixed_by_the_buildings_in_town_when_it_is_built(others: int, worth: int) -> None:
    wells = [*["well"] * others, *["."] * (8 - others)]
    town = f"B H S {wells[0]}  W . W {wells[1]}  {' '.join(wells[2:6])}  {' '.join(wells[6:])} . ."
    state = play(table(town, EMPTY, kept=("shrine_of_the_elder_tree",)), 0, "place G B2")
    state = play(state, 0, "build shrine_of_the_elder_tree B2 using A1 B1 C1 A2 B2 C2")

    assert state.players[0].town.shrine == worth
    line = next(line for line in points_now(state, 0).lines if line.code == "monument")
    assert (line.points, line.detail) == (worth, {"card": "shrine_of_the_elder_tree"})


def test_T9_starloom_by_the_place_in_finishing() -> None:
    town = "starloom . . .  . . . .  . . . .  . . . ."

    assert [points(town, "starloom", around=Surroundings(place=place)) for place in range(1, 7)] == [6, 3, 2, 0, 0, 0]


def test_T9_players_of_the_same_round_do_not_push_back() -> None:
    state = table(EMPTY, EMPTY, EMPTY, EMPTY)
    rounds = (12, 10, 12, None)
    players = [replace(player, finished=ended) for player, ended in zip(state.players, rounds, strict=True)]
    state = replace(state, players=tuple(players))

    assert [finishing_place(state, seat) for seat in range(4)] == [2, 1, 2, 4]


# --- Barrett Castle ---------------------------------------------------------------------------------------------------


def test_castle_is_worth_5_when_fed_and_nothing_more() -> None:
    scored = score("barrett_castle farm . .  . . . .  . . . .  . . . .")

    assert (scored.cards[0], scored.monument) == (0, 5)
    assert points("barrett_castle . . .  . . . .  . . . .  . . . .", "barrett_castle") == 0


def test_R12_castle_takes_one_feed_and_is_fed_first() -> None:
    scored = score("barrett_castle farm cottage cottage  cottage cottage . .  . . . .  . . . .")

    assert (scored.cards[0], scored.monument) == (9, 5)


def test_R13_castle_is_two_cottages_for_well_chapel_and_temple() -> None:
    assert points("barrett_castle well . .  . . . .  . . . .  . . . .", "well") == 2
    assert points("barrett_castle farm . .  . chapel . .  . . . .  . . . .", "chapel") == 2
    assert points("barrett_castle temple . farm  . . . .  . . . .  . . . .", "temple") == 4


def test_castle_belongs_to_a_greenhouse_group() -> None:
    scored = score("cottage barrett_castle cottage .  . . . .  cottage cottage . greenhouse  . . . .", "greenhouse")

    assert (scored.cards[0], scored.monument) == (6, 5)


def test_castle_is_blue_for_the_theater() -> None:
    assert points("theater barrett_castle cottage .  . . . .  . . . .  . . . .", "theater") == 1


def test_castle_is_two_cottages_in_the_tie_break() -> None:
    state = table("barrett_castle cottage . .  . . . .  . . . .  . . . .", EMPTY)

    assert points_now(state, 0).tie_breaks == (-14, 3)


# --- Cathedral of Caterina --------------------------------------------------------------------------------------------


def test_cathedral_is_worth_2_and_empty_squares_cost_nothing() -> None:
    scored = score("cathedral_of_caterina W . .  . . . .  . . . .  . . . .")

    assert (scored.monument, scored.empty_squares, scored.total) == (2, 0, 2)


def test_cathedral_does_not_hide_empty_squares_from_the_tie_break() -> None:
    state = table("cathedral_of_caterina . . .  . . . .  . . . .  . . . .", EMPTY)

    assert points_now(state, 0).tie_breaks == (-15, 0)


# --- Fort Ironweed ----------------------------------------------------------------------------------------------------

FORT = "fort_ironweed . . .  . . . .  W S . .  . . . ."


def test_fort_is_worth_7() -> None:
    assert points("fort_ironweed . . .  . . . .  . . . .  . . . .", "fort_ironweed") == 7


def test_R29_fort_takes_nothing_in_a_free_round_but_may_build() -> None:
    state = table(FORT, EMPTY, resource=None, round_=3)

    assert legal(state) == ["build well A3 using A3 B3", "build well B3 using A3 B3", "end"]


def test_fort_leaves_card_rounds_alone() -> None:
    assert legal_starting(table(FORT, EMPTY), "place G")


def test_R30_fort_chooses_when_it_is_the_only_one_left() -> None:
    state = table(FORT, EMPTY, resource=None, round_=3)
    state = open_turns(replace(state, players=(state.players[0], replace(state.players[1], finished=2))))

    assert legal(state) == ["take W", "take H", "take B", "take G", "take S"]


# --- Grove University -------------------------------------------------------------------------------------------------


def university_built(town: str, *cards: str) -> State:
    state = table(town, EMPTY, cards=cards, kept=("grove_university",), resource="B")
    return play(state, 0, "place B B1", "build grove_university B2 using B1 A2 B2 C2")


UNIVERSITY = "W . W W  S G S W  W W W W  W W W W"


def test_university_is_worth_3() -> None:
    assert points("grove_university . . .  . . . .  . . . .  . . . .", "grove_university") == 3


def test_university_puts_one_building_on_any_empty_square() -> None:
    state = university_built(UNIVERSITY)

    assert legal(state) == [
        f"free {card} {square}" for card in state.display for square in ("B1", "A2", "C2")
    ] + ["decline"]  # fmt: skip

    state = play(state, 0, "free tavern C2")

    assert town_of(state) == "W . W W . grove_university tavern W W W W W W W W W"
    assert legal(state) == ["end"]


def test_R16_university_may_be_declined() -> None:
    assert legal(play(university_built(UNIVERSITY), 0, "decline")) == ["end"]


def test_R15_university_bank_gets_its_marker() -> None:
    state = play(university_built(UNIVERSITY, "bank"), 0, "free bank A2")

    assert legal(state) == ["marker W", "marker H", "marker B", "marker G", "marker S"]
    assert legal(play(state, 0, "marker H")) == ["end"]


def test_university_puts_no_sixth_bank() -> None:
    town = "W . bank[W] bank[H]  S G S bank[B]  bank[G] bank[S] W W  W W W W"

    assert legal_starting(university_built(town, "bank"), "free bank") == []


def test_university_without_an_empty_square_asks_nothing() -> None:
    """Trading Posts pay the rest, so nothing but the University's own square was freed."""
    town = "B trading_post B B  trading_post . trading_post B  B B B B  B B B B"
    state = table(town, EMPTY, cards=("trading_post",), kept=("grove_university",), resource="G")
    state = play(state, 0, "place G B2", "build grove_university B2 using B2")

    assert legal_starting(state, "free") == []
    assert "end" in legal(state)


# --- Obelisk of the Crescent ------------------------------------------------------------------------------------------


def test_obelisk_stands_on_a_freed_square_and_is_worth_nothing() -> None:
    town = "H . . .  B G . .  . . . .  . . . ."
    state = play(table(town, EMPTY, kept=("obelisk_of_the_crescent",), resource="B"), 0, "place B C2")

    targets = [action.split()[2] for action in legal_starting(state, "build obelisk")]

    assert targets == ["A1", "A2", "B2", "C2"]
    assert points("obelisk_of_the_crescent . . .  . . . .  . . . .  . . . .", "obelisk_of_the_crescent") == 0


def test_after_the_obelisk_every_building_stands_on_any_empty_square() -> None:
    town = "obelisk_of_the_crescent W S W  W W W W  W W W W  W H . ."
    state = play(table(town, EMPTY), 0, "place G C4")

    targets = [action.split()[2] for action in legal_starting(state, "build well") if action.endswith("B1 C1")]

    assert targets == ["B1", "C1", "D4"]


# --- Statue of the Bondmaker ------------------------------------------------------------------------------------------

STATUE = "statue_of_the_bondmaker cottage cottage[W] W  W W W W  W W W W  W W W ."


def test_statue_puts_a_cube_on_each_bare_cottage() -> None:
    state = table(STATUE, EMPTY)

    assert legal(state) == ["place G D4", "cottage G B1"]
    assert town_of(play(state, 0, "cottage G B1")).startswith("statue_of_the_bondmaker cottage[G] cottage[W] W")


def test_statue_does_nothing_in_a_free_round() -> None:
    state = play(table(STATUE, EMPTY, resource=None, round_=3), 0, "take G")

    assert legal(state) == ["place G D4"]


def test_R24_statue_takes_a_cube_exchanged_by_a_factory() -> None:
    state = table(STATUE.replace("W W W .", "W W factory[G] ."), EMPTY)

    assert "cottage S B1" in legal(state)


def test_cube_on_a_cottage_costs_nothing_and_leaves_it_a_cottage() -> None:
    scored = score("statue_of_the_bondmaker cottage[G] farm .  . . . .  . . . .  . . . .")

    assert (scored.cards[0], scored.monument, scored.empty_squares) == (3, 0, -13)


def test_R25_a_swapped_cube_goes_to_an_empty_square_only() -> None:
    town = "statue_of_the_bondmaker cottage warehouse[S] warehouse  . . . .  . . . .  . . . ."
    state = table(town, EMPTY, cards=("warehouse",))

    assert {action.split()[-1] for action in legal_starting(state, "swap")} == {
        f"{column}{row}" for column in "ABCD" for row in (2, 3, 4)
    }
