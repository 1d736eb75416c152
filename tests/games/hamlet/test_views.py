"""What is hidden, and what is not."""

from __future__ import annotations

import pytest

from games.core import Closed, Question
from games.hamlet.questions import ask
from games.hamlet.setup import new
from games.hamlet.state import FACE_DOWN, Options
from games.hamlet.views import view
from games.rng import HIDDEN
from tests.games.hamlet.table import RICH, TWO, do, position, refusal


def test_generator_is_hidden() -> None:
    assert view(position(TWO + "rng 123456789 4"), 0).rng == HIDDEN


def test_order_of_the_bag_is_hidden_but_not_its_contents() -> None:
    one, other = position(TWO + "bag PO1 PO2 SWO"), position(TWO + "bag SWO PO1 PO2")
    assert view(one, 0) == view(other, 0)
    assert view(one, 0) != view(position(TWO + "bag PO1 PO2 SMO"), 0)


MARKET = "market T1B T1C T2C\ntrades "


def test_trade_stack_shows_levels_only() -> None:
    one, other = position(TWO + MARKET + "T1A T2B T3C"), position(TWO + MARKET + "T1D T2A T3A")
    assert view(one, 0) == view(other, 0)
    assert view(one, 0).trade_stack == ("T1?", "T2?", "T3?")


def test_trade_tiles_put_back_are_nowhere() -> None:
    state = new(2, Options(), seed=77)
    known = {trade for trade in (*view(state, 0).open_trades, *view(state, 0).trade_stack) if "?" not in trade}
    assert known == set(state.open_trades)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everything_else_is_public(viewer: int | None) -> None:
    state = position(TWO + RICH + "yellow drafts=SAW gold=7")
    seen = view(state, viewer)
    for field in state.__struct_fields__:
        if field not in ("rng", "bag", "trade_stack"):
            assert getattr(seen, field) == getattr(state, field)


# ---------------------------------------------------------------- moves made on a view


def test_draft_comes_up_blank_on_a_view() -> None:
    seen = view(position(TWO + RICH), 0)
    after = do(seen, "town buy 2")
    assert [offer.tile for offer in after.row] == [*(seen.row[i].tile for i in (0, 2, 3)), FACE_DOWN]
    assert set(after.bag) == {FACE_DOWN}
    assert len(after.bag) == len(seen.bag) - 1


def test_trade_tile_comes_up_with_its_level_only() -> None:
    seen = view(position(TWO + RICH + "market T1A T1B T1C\ntrades T1D T2A"), 0)
    assert do(seen, "sell T1A").open_trades == ("T1B", "T1C", "T1?")


def test_stack_that_fills_a_short_row_comes_up_blank() -> None:
    seen = view(position(TWO + RICH + "red drafts=SAW\nrow PO1 PO2\nbag"), 0)
    assert [offer.tile for offer in do(seen, "build SAW.6 @ MAR.6").row] == ["PO1", "PO2", FACE_DOWN, FACE_DOWN]


@pytest.mark.parametrize(
    "line",
    ["town buy 1 hire V; town buy 4", "sell T1A; sell T1D", "sell T1A; sell T3B", "build SAW.6 @ MAR.6; town buy 3"],
)
def test_what_depends_on_a_blank_has_to_look_first(line: str) -> None:
    text = TWO + RICH + "red drafts=SAW\nrow PO1 PO2\nbag\nmarket T1A T1B T1C\ntrades T1D T2A"
    text = text.replace("row PO1 PO2\nbag\n", "") if line.startswith("town") else text
    assert refusal(view(position(text), 0), line) == "look_first"


def test_what_depends_on_no_blank_goes_on() -> None:
    after = do(view(position(TWO + RICH), 0), "town buy 1 hire V", "town buy 1", "herd CHU>QUA")
    assert len(after.players[0].drafts) == 2


def test_blanks_are_closed_until_they_are_turned_up() -> None:
    after = do(view(position(TWO + RICH), 0), "town buy 1")
    question = ask(after, 0, ("draft",))
    assert isinstance(question, Question)
    assert len(question.answers) == 3
    assert question.closed == (Closed("draft", "look_first", {"slot": 4}),)
