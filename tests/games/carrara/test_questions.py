"""The questions on the way to a move: short, exact, one path for every legal move and for nothing else."""

from __future__ import annotations

import pytest

from games import asking
from games.carrara import GAME
from games.carrara.state import Build, Buy, Move, Pass, ScoreCity, ScoreType, State, Take
from games.carrara.views import view
from games.core import Answer, Closed, End, IllegalMove, Params
from tests.games.carrara.tables import EMPTY_DISPLAY, after, answers, player, position, question

READY = player(
    coins=10, objects="2 2 1 1 1 1", built="LIV CAS5 VIL5 PIS POR5 BIB5 LER CAT5 PAL5", scored="CAS VIL POR BIB"
)


def made(state: State, *given: str) -> Move:
    """The move these answers lead to, with questions of one answer and defaults answered by themselves."""
    move = asking.with_defaults(GAME, view(state, state.turn), state.turn, given).move
    assert move is not None
    return move


# --- the action


def test_first_question_names_every_kind_of_action_and_a_few_scorings() -> None:
    own = player("YYY", coins=20, built="PIS CAS4 CAS2 MAS POR2")
    state = position(own, player("W"), bag="K", display="CAT3 CAT1 PAL5 - - - - - -")

    asked = question(state)

    assert asked.answers == (
        Answer("turn", "turn_wheel", {"to_come": 11}),
        Answer("build", "build", {"tiles": 2}),
        Answer("POR", "score_type", {"building": "porta", "vp": 2, "coins": 0, "buildings": 1, "gate": 1}),
        Answer("CAS", "score_type", {"building": "castello", "vp": 0, "coins": 18, "buildings": 2, "flag": 2}),
        Answer("@PIS", "score_city", {"city": "pisa", "vp": 0, "coins": 18, "buildings": 2, "flag": 2}),
    )
    assert asked.closed == (Closed("score_city", "too_few_buildings", {"city": "massa", "have": 1, "needed": 3}),)


def test_more_scorings_have_a_question_of_their_own() -> None:
    own = player(coins=20, built="PIS CAS4 VIL2 MAS POR2 BIB2")
    state = position(own, player("W"), bag="K")

    assert [answer.id for answer in question(state).answers] == ["turn", "score"]
    assert [answer.id for answer in question(state, "score").answers] == ["BIB", "POR", "CAS", "VIL", "@PIS"]
    assert made(state, "score", "@PIS") == ScoreCity("pisa")


def test_scoring_says_how_many_objects_the_supply_gives() -> None:
    state = position(player(built="PIS POR2 MAS POR3 POR1 VIL1"), player(), supply="5 5 5 2 5 5")

    [gates, *_] = question(state).answers

    assert gates.params == {"building": "porta", "vp": 4, "coins": 6, "buildings": 3, "gate": 2}


def test_answers_lead_straight_to_moves() -> None:
    own = player("K", built="PIS CAS4 CAS2")
    state = position(own, player(), bag="K", turn="1 action")
    last_round = position(player(), own, bag="K", turn="2 action announced=1")

    assert made(state, "turn") == Buy()
    assert made(state, "CAS") == ScoreType("castello")
    assert made(state, "@PIS") == ScoreCity("pisa")
    assert made(last_round, "pass") == Pass()


def test_what_is_closed_at_the_start_of_a_game() -> None:
    state = position(player("K"), player(), bag="K", display="CAT3 CAT2 - - - - - - -")

    assert question(state).closed == (
        Closed("build", "too_few_stones", {"missing": 1}),
        Closed("score", "nothing_built"),
    )


def test_what_is_closed_late_in_a_game() -> None:
    own = player("K", built="LIV CAS1 CAS2 PIS BIB1 LER CAT1", scored="CAS BIB")
    other = player(built="PIS BIB2 BIB3")
    state = position(own, other, display="POR1 - - - - - - - -", closed="LIV=1 PIS=2")

    assert question(state).closed == (
        Closed("turn_wheel", "nothing_to_buy"),
        Closed("score_type", "type_already_scored", {"building": "castello"}),
        Closed("score_type", "type_already_scored", {"building": "biblioteca"}),
        Closed("score_city", "city_closed", {"city": "livorno", "seat": 0}),
        Closed("score_city", "city_closed", {"city": "pisa", "seat": 1}),
        Closed("score_city", "too_few_buildings", {"city": "lerici", "have": 1, "needed": 3}),
    )


def test_markers_and_passing_are_closed_too() -> None:
    all_scored = player(built="LER CAS1 VIL1 POR1 BIB1 CAT1 PAL1", scored="CAS VIL POR BIB CAT PAL")
    state = position(player(), all_scored, bag="K", display=EMPTY_DISPLAY, turn="2 action last=1")

    assert question(state).closed == (Closed("score", "no_markers_left"), Closed("pass", "pass_not_allowed"))


# --- stones from the wheel

LOOKED = after(position(player(coins=6), player(), wheel="WYRK/GB/-/-/K/W"), "BUY")


def test_whole_segments_come_before_single_stones() -> None:
    asked = question(LOOKED)

    assert asked.code == "take"
    assert asked.params == {"coins": 6}
    assert [answer.id for answer in asked.answers] == [
        "III",
        "I.W",
        "II.W",
        "II.Y",
        "II.R",
        "II.K",
        "III.G",
        "III.B",
        "VI.K",
    ]
    assert asked.answers[0] == Answer("III", "take_all", {"segment": 3, "stones": "GB", "price": 1})
    assert asked.answers[2] == Answer("II.W", "pick", {"segment": 2, "stone": "W", "price": 5})
    assert asked.closed == (Closed("take_all", "too_expensive", {"segment": 2, "stones": "WYRK", "price": 12}),)


def test_stones_beyond_the_purse_are_closed() -> None:
    looked = after(position(player(coins=3), player(), wheel="WR/-/-/-/-/-"), "BUY")

    assert question(looked).closed == (
        Closed("take_all", "too_expensive", {"segment": 2, "stones": "WR", "price": 8}),
        Closed("pick", "too_expensive", {"segment": 2, "stone": "W", "price": 5}),
    )


def test_each_further_stone_comes_no_earlier_in_the_order() -> None:
    asked = question(LOOKED, "II.Y")

    assert asked.code == "stones"
    assert asked.params == {"segment": 2, "stones": "Y", "price": 4}
    assert asked.answers == (
        Answer("K", "pick", {"segment": 2, "stone": "K", "price": 0}),
        Answer("take", "take_these", {"segment": 2, "stones": "Y", "price": 4}),
    )
    assert made(LOOKED, "II.Y", "K", "take") == Take(2, "YK")


def test_equal_stones_are_picked_one_after_the_other() -> None:
    looked = after(position(player(coins=9), player(), wheel="-/-/BBBK/-/-/-"), "BUY")

    assert answers(looked, "IV.B") == ("B", "K", "take")
    assert answers(looked, "IV.B", "B") == ("B", "K", "take")
    assert answers(looked, "IV.B", "B", "K") == ("take",)


def test_whole_segment_has_no_second_path() -> None:
    assert answers(LOOKED, "III.G") == ("take",)
    assert made(LOOKED, "III") == Take(3, "GB")


def test_single_stone_of_a_segment_needs_no_further_answer() -> None:
    assert made(LOOKED, "VI.K") == Take(6, "K")


# --- building


def test_tiles_lead_to_cities_with_what_they_bring() -> None:
    own = player("WYYG", built="PIS POR2")
    state = position(own, player(built="PIS BIB1 BIB2"), display="CAS3 VIL5 - - - - - - -", closed="PIS=2")

    tiles, cities = question(state, "build"), question(state, "build", "CAS3")

    assert tiles.answers == (Answer("CAS3", "tile", {"tile": "castello-3", "cost": 3}),)
    assert tiles.closed == (Closed("tile", "too_few_stones", {"tile": "villa-5", "missing": 1}),)
    assert [city.id for city in cities.answers] == ["PIS", "LUC", "VIA", "MAS", "LER"]
    assert cities.closed == (Closed("city", "too_few_stones", {"city": "livorno", "missing": 2}),)
    site: Params = {"tile": "castello-3", "city": "pisa", "reward": "coins", "amount": 9, "standing": 1, "needed": 2}
    assert cities.answers[0] == Answer("PIS", "city", {**site, "stones": "WYY", "closed_by": 1})


def test_usual_payment_is_the_default() -> None:
    state = position(player("WYYG"), player(), display="CAS3 - - - - - - - -")

    asked = question(state, "build", "CAS3", "VIA")

    assert asked.code == "pay"
    assert asked.default
    assert asked.answers[0] == Answer("default", "pay_default", {"stones": "YYG"})
    assert made(state, "build", "CAS3", "VIA") == Build("castello-3", "viareggio", "YYG")


def test_other_payments_are_made_stone_by_stone_from_the_lowest_grade_up() -> None:
    state = position(player("WYYG"), player(), display="CAS3 - - - - - - - -")
    site = "build", "CAS3", "VIA"

    assert answers(state, *site) == ("default", "G", "Y")
    assert answers(state, *site, "G") == ("Y",)
    assert answers(state, *site, "G", "Y") == ("W",)
    assert made(state, *site, "G") == Build("castello-3", "viareggio", "WYG")
    assert made(state, *site, "Y") == Build("castello-3", "viareggio", "WYY")


def test_only_payment_has_no_alternative() -> None:
    state = position(player("WYYRG"), player(), display="CAS3 - - - - - - - -")

    assert answers(state, "build", "CAS3", "PIS") == ("default",)


# --- after the action


def test_turn_ends_only_by_an_answer() -> None:
    """A turn that ended by itself would tell who has no ten coins."""
    poor = position(player(coins=9), player(), turn="1 after")

    asked = question(poor)

    assert asked.answers == (Answer("end", "end"),)
    assert asked.always
    assert asking.ask(GAME, view(poor, 0), 0).question == asked
    assert made(poor, "end") == End()
    assert asked.closed == (
        Closed("extra", "too_expensive", {"price": 10, "coins": 9}),
        Closed(
            "announce",
            "conditions_not_met",
            {
                "scorings": 0,
                "scorings_needed": 4,
                "objects": 0,
                "objects_needed": 8,
                "costs": 0,
                "costs_needed": 30,
            },
        ),
    )


def test_every_first_question_is_asked_even_with_one_answer() -> None:
    """A wheel that turned by itself, or the only stone taken at once, would tell what a seat cannot do."""
    only_buying = position(player(), player(), wheel="K/-/-/-/-/-")
    only_one_stone = after(only_buying, "BUY")

    assert [len(question(state).answers) for state in (only_buying, only_one_stone)] == [1, 1]
    assert [question(state).always for state in (only_buying, only_one_stone)] == [True, True]


def test_objects_and_the_announcement_stand_before_the_end() -> None:
    state = position(READY, player(), turn="1 after", field="book flag")

    assert answers(state) == ("book", "flag", "announce", "end")
    assert answers(after(state, "+book")) == ("announce", "end")


def test_whoever_passed_may_buy_but_not_announce() -> None:
    more = "options extra_when_passing=true"
    passed = after(position(player(), READY, bag="K", turn="2 action announced=1", more=more), "PASS")

    assert answers(passed) == ("book", "chalice", "crown", "gate", "flag", "arms", "end")
    assert question(passed).closed == (Closed("announce", "action_first"),)


# --- all of them


def test_nobody_else_is_asked() -> None:
    with pytest.raises(IllegalMove, match="not_your_turn"):
        GAME.ask(position(bag="K"), 1, ())


@pytest.mark.parametrize(
    "given",
    [
        ("nonsense",),
        ("turn", "turn"),
        ("pass",),
        ("VIL",),
        ("build", "VIL5"),
        ("build", "CAS3", "LIV"),
        ("build", "CAS3", "VIA", "YYG"),
        ("build", "CAS3", "VIA", "Y", "G"),
        ("build", "CAS3", "VIA", "G", "Y", "Y"),
        ("build", "CAS3", "VIA", "default", "default"),
        ("III",),
        ("end",),
    ],
)
def test_answers_that_lead_nowhere(given: tuple[str, ...]) -> None:
    state = position(player("WYYG"), player(), bag="K", display="CAS3 VIL5 - - - - - - -")

    with pytest.raises(IllegalMove, match="no_such_answer"):
        GAME.ask(state, 0, given)


@pytest.mark.parametrize(
    "given", [("IV",), ("II",), ("III", "III"), ("III.R",), ("II.Y", "W"), ("II.YK",), ("III.G", "B"), ("III.", "take")]
)
def test_stones_that_cannot_be_picked(given: tuple[str, ...]) -> None:
    with pytest.raises(IllegalMove, match="no_such_answer"):
        GAME.ask(LOOKED, 0, given)


def test_usual_moves_take_few_answers() -> None:
    """Each answer is a tap; opening the panel, turning the wheel and ending the turn come on top."""
    state = position(player("WYYG", built="PIS CAT4 VIL2"), player(), bag="K", display="CAS3 POR2 - - - - - - -")
    looked = after(position(player(coins=9), player(), wheel="WRGBK/-/K/-/-/-"), "BUY")

    assert made(LOOKED, "III") == Take(3, "GB")
    assert made(looked, "II.R", "G", "B", "take") == Take(2, "RGB")
    assert made(state, "build", "CAS3", "PIS") == Build("castello-3", "pisa", "WYY")
    assert made(state, "@PIS") == ScoreCity("pisa")
