"""Set-up, turns, the herd, rounds and the end; what is hidden from whom."""

from __future__ import annotations

import pytest

from games.core import Closed, End, IllegalMove, Question
from games.hamlet.questions import ask
from games.hamlet.setup import check_options, new
from games.hamlet.state import FACE_DOWN, Options
from games.hamlet.turn import apply, waiting_on
from games.hamlet.views import view
from games.rng import HIDDEN
from tests.games.hamlet.table import EXAMPLE_VILLAGE, RICH, THREE, TWO, do, played, position, refusal


@pytest.mark.parametrize(("seats", "gold"), [(1, [3]), (2, [3, 4]), (3, [3, 3, 4]), (4, [3, 3, 4, 4])])
def test_gold_at_the_start(seats: int, gold: list[int]) -> None:
    assert [player.gold for player in new(seats, Options(), seed=5).players] == gold


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_set_up(seats: int) -> None:
    state = new(seats, Options(), seed=5)
    assert sorted(token.at for token in state.tokens) == ["FAR", "FAR", "QUA", "QUA", "WOO", "WOO"]
    assert len(state.row) == 4
    assert len(state.bag) == 6
    assert all(player.donkeys == ("CHU",) and len(player.villagers) == 1 for player in state.players)
    assert waiting_on(state) == (0,)


def test_same_seed_makes_the_same_table_and_another_seed_another() -> None:
    assert new(4, Options(), seed=5) == new(4, Options(), seed=5)
    assert new(4, Options(), seed=5).bag != new(4, Options(), seed=6).bag


@pytest.mark.parametrize("seats", [0, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(IllegalMove, match="wrong_number_of_seats"):
        check_options(seats, Options())


def test_seats_take_turns_and_villagers_stand_up() -> None:
    state = do(position(THREE), "produce QUA", "herd CHU>FAR", "end")
    assert (state.active, state.round) == (1, 5)
    assert all(villager.ready for villager in state.players[0].villagers)
    state = do(do(state, "end"), "end")
    assert (state.active, state.round) == (0, 6)
    assert do(state, "herd FAR>CHU").players[0].donkeys == ("CHU",)


def test_only_the_active_seat_may_act() -> None:
    state = position(TWO)
    with pytest.raises(IllegalMove, match="not_your_turn"):
        apply(state, 1, End())
    with pytest.raises(IllegalMove, match="not_your_turn"):
        ask(state, 1, ())


LAST_ORDER = RICH + "orders A B=yellow C=yellow D=yellow\n"


def test_last_order_ends_the_game_after_the_round() -> None:
    state = do(position(TWO + LAST_ORDER), "order A")
    assert not state.over
    state = do(state, "end")
    assert waiting_on(state) == (1,)
    state = do(state, "end")
    assert state.over
    assert waiting_on(state) == ()


def test_last_seat_finishes_the_church_and_the_game_is_over_with_its_turn() -> None:
    state = position(TWO + LAST_ORDER.replace("red", "yellow") + "turn 7 yellow")
    assert do(state, "order A", "end").over


def test_everything_else_goes_on_in_the_last_round() -> None:
    """A13."""
    state = do(position(TWO + LAST_ORDER), "order A", "end")
    assert do(state, "herd CHU>QUA", "town buy 1").players[1].drafts


def test_game_ends_after_the_hundredth_round() -> None:
    """A16."""
    state = position(TWO + "turn 100 red")
    assert not do(state, "end").over
    assert do(do(state, "end"), "end").over


def test_nobody_acts_after_the_end() -> None:
    state = position(TWO + "turn 100 red over")
    assert waiting_on(state) == ()
    with pytest.raises(IllegalMove, match="game_over"):
        apply(state, 0, End())
    with pytest.raises(IllegalMove, match="game_over"):
        ask(state, 0, ())


def test_ended_turn_takes_no_more_moves() -> None:
    state = apply(position(TWO), 0, End())
    assert waiting_on(state) == ()
    with pytest.raises(IllegalMove, match="already_ended"):
        apply(state, 0, End())


# ---------------------------------------------------------------- taking back


def test_move_can_be_taken_back() -> None:
    state = position(TWO + RICH)
    turn = played(state, "herd CHU>QUA", "beg")
    assert turn.take_back(0).take_back(0).position(0) == state


def test_taking_back_stops_at_a_reveal() -> None:
    turn = played(position(TWO + RICH), "herd CHU>QUA", "town buy 1", "beg").take_back(0)
    assert not turn.can_take_back(0)
    assert turn.position(0).players[0].donkeys == ("QUA",)


def test_ended_turn_is_final() -> None:
    turn = played(position(TWO), "herd CHU>QUA", "end")
    assert not turn.can_take_back(0)
    assert not turn.can_take_back(1)


# ---------------------------------------------------------------- the herd


def test_each_donkey_chooses_its_own_neighbour() -> None:
    """A12."""
    state = do(position(TWO + "red donkeys=CHU,CHU,CHU"), "herd CHU>QUA CHU>FAR")
    assert state.players[0].donkeys == ("CHU", "FAR", "QUA")


def test_herd_needs_no_villager() -> None:
    state = do(position(TWO), "produce QUA", "herd CHU>QUA")
    assert state.players[0].donkeys == ("QUA",)


def test_herd_moves_once_a_turn() -> None:
    state = do(position(TWO), "herd CHU>QUA")
    assert refusal(state, "herd QUA>CHU") == "herd_has_moved"
    assert do(do(state, "end"), "herd CHU>QUA").players[1].donkeys == ("QUA",)


def test_no_donkey_walks_two_places() -> None:
    assert refusal(position(TWO), "herd CHU>QUA QUA>CHU") == "no_donkey_there"
    state = do(position(TWO + "red donkeys=CHU,QUA"), "herd CHU>QUA QUA>CHU")
    assert state.players[0].donkeys == ("CHU", "QUA")


@pytest.mark.parametrize(
    ("command", "code"),
    [("herd FAR>CHU", "no_donkey_there"), ("herd CHU>CHU", "not_linked"), ("herd CHU>QUA CHU>FAR", "no_donkey_there")],
)
def test_herd_moves_one_link_from_where_donkeys_stand(command: str, code: str) -> None:
    assert refusal(position(TWO), command) == code


def test_herd_walks_over_roads_of_others() -> None:
    state = position(TWO + EXAMPLE_VILLAGE + "roads QUA>STO/bridge/yellow\nred donkeys=QUA")
    assert do(state, "herd QUA>STO").players[0].donkeys == ("STO",)


# ---------------------------------------------------------------- what is hidden


def test_generator_is_hidden() -> None:
    assert view(position(TWO + "rng 123456789 40"), 0).rng == HIDDEN


def test_order_of_the_bag_is_hidden_but_not_its_contents() -> None:
    one, other = position(TWO + "bag PO1 PO2 SWO"), position(TWO + "bag SWO PO1 PO2")
    assert view(one, 0) == view(other, 0)
    assert view(one, 0) != view(position(TWO + "bag PO1 PO2 SMO"), 0)


MARKET = "yellow trades=T1A\nmarket T1B T1C T1D\ntrades "


def test_trade_stack_shows_levels_only() -> None:
    one, other = position(TWO + MARKET + "T2B T2A T3C"), position(TWO + MARKET + "T2A T2C T3A")
    assert view(one, 0) == view(other, 0)
    assert view(one, 0).trade_stack == ("T2?", "T2?", "T3?")


def test_trade_tiles_put_back_are_nowhere() -> None:
    state = new(2, Options(), seed=77)
    known = {trade for trade in (*view(state, 0).open_trades, *view(state, 0).trade_stack) if "?" not in trade}
    assert known == set(state.open_trades)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everything_else_is_public(viewer: int | None) -> None:
    state = position(TWO + RICH + "yellow drafts=SAW gold=7")
    seen = view(state, viewer)
    public = set(state.__struct_fields__) - {"rng", "bag", "trade_stack"}
    assert {field for field in public if getattr(seen, field) != getattr(state, field)} == set()


# ---------------------------------------------------------------- moves made on a view


def test_draft_comes_up_blank_on_a_view() -> None:
    seen = view(position(TWO + RICH), 0)
    after = do(seen, "town buy 2")
    assert [offer.tile for offer in after.row] == [*(seen.row[i].tile for i in (0, 2, 3)), FACE_DOWN]
    assert set(after.bag) == {FACE_DOWN}
    assert len(after.bag) == len(seen.bag) - 1


def test_trade_tile_comes_up_with_its_level_only() -> None:
    seen = view(position(TWO + RICH + "market T1A T1B T1C\ntrades T1D T2A T2B T3A"), 0)
    assert do(seen, "sell T1A").open_trades == ("T1B", "T1C", "T1?")


def test_stack_that_fills_a_short_row_comes_up_blank() -> None:
    seen = view(position(TWO + RICH + "red drafts=SAW\nrow PO1 PO2\nbag"), 0)
    assert [offer.tile for offer in do(seen, "build SAW.6 @ MAR.6").row] == ["PO1", "PO2", FACE_DOWN, FACE_DOWN]


NOTHING_TO_DRAW = "row PO1 PO2\nbag\n"


@pytest.mark.parametrize(
    ("extra", "line"),
    [
        ("", "town buy 1 hire V; town buy 4"),
        (NOTHING_TO_DRAW, "sell T1A; sell T1D"),
        (NOTHING_TO_DRAW, "sell T1A; sell T3B"),
        (NOTHING_TO_DRAW, "build SAW.6 @ MAR.6; town buy 3"),
    ],
)
def test_what_depends_on_a_blank_has_to_look_first(extra: str, line: str) -> None:
    text = TWO + RICH + "red drafts=SAW\n" + extra + "market T1A T1B T1C\ntrades T1D T2A T2B T3A"
    assert refusal(view(position(text), 0), line) == "look_first"


def test_what_depends_on_no_blank_goes_on() -> None:
    after = do(view(position(TWO + RICH), 0), "town buy 1 hire V", "town buy 1", "herd CHU>QUA")
    assert len(after.players[0].drafts) == 2


def test_blanks_are_closed_until_they_are_turned_up() -> None:
    after = do(view(position(TWO + RICH), 0), "town buy 1")
    question = ask(after, 0, ("buy",))
    assert isinstance(question, Question)
    assert len(question.answers) == 3
    assert question.closed == (Closed("buy", "look_first"),)
