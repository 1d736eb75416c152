"""The extra purchase, the announcement, the last round, and who wins."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.carrara import GAME
from games.carrara.ending import Condition, public_progress
from games.carrara.notation import read_line
from games.carrara.scoring import result
from games.carrara.state import Announce, Ending, State, screen_of
from games.core import Event, IllegalMove
from games.turns import open_turn
from tests.games.carrara.tables import EMPTY_DISPLAY, after, choices, heard, player, position

THIRTY = "LIV CAS5 VIL5 PIS POR5 BIB5 LER CAT5 PAL5"
OTHER_THIRTY = "LIV CAS4 VIL4 PIS POR4 BIB4 LER CAT4 PAL4 BIB3 CAS3"
READY = player(objects="2 2 1 1 1 1", built=THIRTY, scored="CAS VIL POR BIB")
READY_TOO = player(objects="2 2 1 1 1 1", built=OTHER_THIRTY, scored="CAS VIL POR BIB")


def code_of(state: State, text: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        after(state, text)
    return refusal.value.code


def test_everybody_knows_the_scorings_and_building_costs_of_a_seat_and_what_is_needed() -> None:
    view = GAME.view(position(READY, player(), player()), 1)

    assert public_progress(view, 0) == (Condition(4, 4), Condition(30, 25))


def test_extra_purchase_follows_an_action() -> None:
    state = position(player("K", coins=12), player(), display="CAS1 CAS2 - - - - - - -")

    assert code_of(state, "+crown") == "action_first"
    bought = after(state, "BUILD CAS1 > LER: K", "+crown")
    assert heard(state, "BUILD CAS1 > LER: K +crown")[-1] == Event("bought", 0, {"object": "crown", "price": 10})
    assert screen_of(bought, 0).coins == 2
    assert screen_of(bought, 0).objects == (0, 0, 1, 0, 0, 0)
    assert bought.field == ("book", "chalice", "gate", "flag", "arms")
    assert bought.supply == (5, 5, 5, 5, 5, 5)


def test_extra_purchase_is_made_once_a_turn() -> None:
    state = position(player(coins=30), player(), turn="1 after")

    assert code_of(after(state, "+crown"), "+book") == "extra_already_bought"


def test_extra_purchase_may_be_made_again_in_the_next_turn() -> None:
    state = position(player(coins=30), player(coins=30), turn="1 after", bag="K", wheel="K/-/-/-/-/-")

    assert "+book" in choices(after(state, "+crown .", "BUY II: K"))


def test_extra_purchase_needs_ten_coins_and_an_object_on_the_field() -> None:
    assert choices(position(player(coins=9), player(), turn="1 after")) == ["."]
    assert code_of(position(player(coins=9), player(), turn="1 after"), "+crown") == "too_expensive"
    assert choices(position(player(coins=10), player(), turn="1 after", field="-")) == ["."]
    assert code_of(position(player(coins=10), player(), turn="1 after", field="book"), "+crown") == "object_gone"


def test_coins_of_this_turns_scoring_pay_the_extra_purchase() -> None:
    state = position(player(built="PIS CAS5"), player())

    assert "+flag" in choices(after(state, "SCORE CAS"))


def test_announcement_brings_five_points_and_shows_the_objects() -> None:
    ready = position(READY, player("K"), bag="K", turn="1 after")
    state = after(ready, "END!")

    shown = {"book": 2, "chalice": 2, "crown": 1, "gate": 1, "flag": 1, "arms": 1}
    assert heard(ready, "END!") == [Event("announced", 0, {"vp": 5, **shown})]
    assert state.players[0].vp == 5
    assert state.ending == Ending("announced", 0)
    assert (state.turn, state.phase) == (1, "action")


def test_an_announcement_is_not_undone_because_of_its_proof() -> None:
    ready = position(READY, player("K"), bag="K", turn="1 after")
    unhidden = replace(ready, options=replace(ready.options, open_screens=True))

    assert open_turn(GAME, ready).play(0, Announce()).undoable is None
    assert open_turn(GAME, unhidden).play(0, Announce()).undoable == 0


def test_announcement_by_the_highest_seat_ends_the_game_at_once() -> None:
    assert after(position(player(), READY, turn="2 after"), "END!").phase == "over"


def test_announcement_comes_after_an_action() -> None:
    assert code_of(position(READY, player(), bag="K"), "END!") == "action_first"


def test_object_bought_this_turn_counts_for_the_announcement() -> None:
    one_short = player(coins=10, objects="2 1 1 1 1 1", built=THIRTY, scored="CAS VIL POR BIB")
    state = position(one_short, player(), turn="1 after")

    assert "END!" not in choices(state)
    assert "END!" in choices(after(state, "+book"))


def test_relief_and_blocked_turns_count_as_an_action_to_announce_after() -> None:
    broke = position(READY, player(), wheel="W/-/-/-/-/-")
    all_scored = player(objects="2 2 1 1 1 1", built=THIRTY, scored="CAS VIL POR BIB CAT PAL")
    blocked = position(player(), all_scored, display="VIL1 - - - - - - - -", turn="1 after")

    assert choices(after(broke, "BUY")) == ["END!", "."]
    assert choices(after(blocked, ".")) == ["END!", "."]


@pytest.mark.parametrize(
    ("players", "objects", "costs"),
    [
        (2, "2 2 1 1 1 1", THIRTY),
        (3, "2 1 1 1 1 1", "LIV CAS5 VIL5 PIS POR5 BIB5 LER CAT5"),
        (4, "1 1 1 1 1 1", "LIV CAS5 VIL5 PIS POR5 BIB5"),
    ],
)
def test_thresholds_by_number_of_players(players: int, objects: str, costs: str) -> None:
    ready = player(objects=objects, built=costs, scored="CAS VIL POR BIB")
    fewer_objects = player(objects=f"0{objects[1:]}", built=costs, scored="CAS VIL POR BIB")
    lower_costs = player(objects=objects, built=costs.replace("CAS5", "CAS4"), scored="CAS VIL POR BIB")
    fewer_scorings = player(objects=objects, built=costs, scored="CAS VIL POR")
    others = [player()] * (players - 1)

    assert "END!" in choices(position(ready, *others, turn="1 after"))
    short = [position(one, *others, turn="1 after") for one in (fewer_objects, lower_costs, fewer_scorings)]
    assert ["END!" in choices(state) for state in short] == [False] * 3
    assert [code_of(state, "END!") for state in short] == ["conditions_not_met"] * 3


def test_scored_cities_count_as_scorings() -> None:
    own = player(objects="2 2 1 1 1 1", built=THIRTY, scored="CAS VIL")

    other = player(built="PIS BIB1 BIB2")

    assert "END!" in choices(position(own, other, closed="LIV=1 PIS=1", turn="1 after"))
    assert "END!" not in choices(position(own, other, closed="LIV=1 PIS=2", turn="1 after"))


def test_nobody_else_announces() -> None:
    state = position(READY, READY_TOO, turn="2 after announced=1")

    assert "END!" not in choices(state)
    assert code_of(state, "END!") == "end_already_fixed"


def test_remaining_players_may_pass_after_an_announcement() -> None:
    state = position(player(), player("K", coins=20), player(), bag="K", turn="2 action announced=1")

    assert choices(state)[-1] == "PASS"
    passed = after(state, "PASS")
    assert (passed.turn, passed.phase) == (2, "action")
    assert after(passed, "PASS").phase == "over"


def test_nobody_passes_in_an_ordinary_round_or_after_the_last_building() -> None:
    ordinary = position(player(), player(), bag="K")
    last = position(player(), player(), bag="K", display=EMPTY_DISPLAY, turn="2 action last=1")

    assert choices(ordinary) == choices(last) == ["BUY"]
    assert code_of(ordinary, "PASS") == code_of(last, "PASS") == "pass_not_allowed"


def test_builder_of_the_last_building_cannot_announce() -> None:
    state = position(READY, player(), display=EMPTY_DISPLAY, turn="1 after last=1")

    assert choices(state) == ["."]


def test_last_round_allows_normal_turns_with_an_extra_purchase() -> None:
    state = position(player(), player("K", coins=10), display="CAS1 CAS2 - - - - - - -", turn="2 action announced=1")

    assert after(state, "BUILD CAS1 > LER: K +book .").phase == "over"


# --- what a table may agree on


def test_table_may_let_those_who_pass_buy_an_object() -> None:
    more = "options extra_when_passing=true"
    state = position(player(), player(coins=10), turn="2 action announced=1", bag="K", more=more)

    passed = after(state, "PASS")

    assert passed.phase == "passed"
    assert choices(passed) == ["+book", "+chalice", "+crown", "+gate", "+flag", "+arms", "."]
    assert after(passed, "+book .").phase == "over"


def test_whoever_passed_has_taken_no_action_to_announce_after() -> None:
    more = "options extra_when_passing=true announce_after_last_building=true pass_after_last_building=true"
    state = position(player(), READY, turn="2 action last=1", display=EMPTY_DISPLAY, bag="K", more=more)

    assert code_of(after(state, "PASS"), "END!") == "action_first"


def test_table_may_allow_an_announcement_after_the_last_building() -> None:
    more = "options announce_after_last_building=true"
    state = position(READY, READY_TOO, turn="1 after last=1", display=EMPTY_DISPLAY, bag="K", more=more)

    announced = after(state, "END!")

    assert announced.ending == Ending("announced", 0)
    assert code_of(after(announced, "BUY"), "END!") == "end_already_fixed"
    assert choices(announced)[-1] == "PASS"


def test_table_may_allow_passing_after_the_last_building() -> None:
    more = "options pass_after_last_building=true"
    state = position(player(), player(), turn="2 action last=1", display=EMPTY_DISPLAY, bag="K", more=more)

    assert after(state, "PASS").phase == "over"


# --- several moves in one line


def sent(state: State, line: str) -> State:
    """The moves of the line, all of them or none, by the seat on turn."""
    turn = open_turn(GAME, state)
    return turn.play_all(state.turn, read_line(line, turn.view(state.turn), state.turn)).base


def test_moves_in_one_line_happen_all_or_not_at_all() -> None:
    state = position(player("WYY", coins=3), player("K"), display="CAS3 CAS2 - - - - - - -")

    with pytest.raises(IllegalMove, match="too_expensive"):
        sent(state, "BUILD CAS3 > PIS: W Y Y +crown END!")
    assert sent(state, "BUILD CAS3 > PIS: W Y Y .").turn == 1


def test_purchase_of_known_stones_fits_in_one_line() -> None:
    state = position(player(coins=9), player(), wheel="-/RBB/-/-/-/-", bag="WWWW")

    assert screen_of(sent(state, "BUY III: R B B ."), 0).stones == "RBB"


def test_whole_turn_with_an_announcement_fits_in_one_line() -> None:
    own = player(coins=20, objects="2 2 1 1 1 1", built=THIRTY, scored="CAS VIL POR BIB")
    state = position(own, player("K"), wheel="-/RBB/-/-/-/-", bag="WWWW")

    announced = sent(state, "BUY III: R B B END!")

    assert announced.ending == Ending("announced", 0)
    assert announced.turn == 1


def test_old_stones_of_the_first_segment_are_known_too() -> None:
    state = position(player(coins=9), player(), wheel="-/-/-/-/-/RBB", bag="WWWW")

    assert screen_of(sent(state, "BUY I: R ."), 0).stones == "R"


@pytest.mark.parametrize("line", ["BUY I: K", "BUY I", "BUY I: R K"])
def test_nothing_in_a_line_waits_for_what_is_drawn(line: str) -> None:
    state = position(player(coins=9), player(), wheel="-/RBB/-/-/-/R", bag="KKKK")

    with pytest.raises(IllegalMove, match="look_first"):
        sent(state, line)


@pytest.mark.parametrize("line", ["BUY .", "BUY +crown", "BUY II: W"])
def test_nobody_learns_from_a_refusal_whether_a_draw_was_affordable(line: str) -> None:
    """The white stone is too expensive; what follows depends on the stones that are drawn."""
    cheap = position(player(coins=1), player(), wheel="W/-/-/-/-/-", bag="K")
    dear = position(player(coins=1), player(), wheel="W/-/-/-/-/-", bag="W")

    with pytest.raises(IllegalMove) as one:
        sent(cheap, line)
    with pytest.raises(IllegalMove) as other:
        sent(dear, line)

    assert one.value.code == other.value.code


@pytest.mark.parametrize("line", ["BUY .", "BUY +crown"])
def test_wheel_must_be_looked_at_before_anything_hangs_on_it(line: str) -> None:
    state = position(player(coins=1), player(), wheel="W/-/-/-/-/-", bag="W")

    with pytest.raises(IllegalMove, match="look_first"):
        sent(state, line)


@pytest.mark.parametrize("line", [". BUY II: K", "END! BUILD CAS1 > LER: K"])
def test_nothing_in_a_line_follows_the_end_of_the_turn(line: str) -> None:
    """Alone, the next turn would be one's own, and a refusal would tell what was turned up in between."""
    state = position(READY, player("B"), wheel="K/-/-/-/-/-", turn="1 after", more="solo 1")

    with pytest.raises(IllegalMove, match="turn_is_over"):
        sent(state, line)


# --- the winner


def test_no_result_before_the_end() -> None:
    assert result(position(bag="K")) is None


def test_score_sheet_adds_up() -> None:
    state = position(
        player("KK", coins=14, vp=17, objects="1 2 0 0 0 0", built="LIV CAS5 VIL2"),
        player(vp=3),
        turn="2 over announced=1",
    )

    final = result(state)

    assert final is not None
    assert {line.code: line.points for line in final.seats[0].lines} == {
        "track": 12,
        "announcement": 5,
        "objects": 9,
        "buildings": 7,
        "coins": 2,
    }
    assert final.seats[0].total == 35
    assert [score.rank for score in final.seats] == [1, 2]
    assert final.verdict is None


def test_more_stones_break_a_tie_whatever_their_colour() -> None:
    players = player("W", vp=9), player("KK", vp=9), player(vp=9, coins=4)
    final = result(position(*players, display=EMPTY_DISPLAY, turn="3 over last=3"))

    assert final is not None
    assert [score.rank for score in final.seats] == [2, 1, 3]


def test_equal_stones_share_the_victory() -> None:
    players = player("WW", vp=9), player("KK", vp=9), player(vp=8)
    final = result(position(*players, display=EMPTY_DISPLAY, turn="3 over last=3"))

    assert final is not None
    assert [score.rank for score in final.seats] == [1, 1, 3]
