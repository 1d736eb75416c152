"""What is hidden, and what is not."""

from __future__ import annotations

import pytest

from games.hamlet.setup import new
from games.hamlet.state import Options
from games.hamlet.turn import legal, view
from games.rng import HIDDEN
from tests.games.hamlet.table import RICH, TWO, position, take


def test_generator_is_hidden_also_in_what_can_be_taken_back() -> None:
    state = take(position(TWO + "rng 123456789 4"), "begin town")
    seen = view(state, 0)
    assert seen.rng == HIDDEN
    assert seen.base is not None
    assert seen.base.rng == HIDDEN


def test_order_of_the_bag_is_hidden_but_not_its_contents() -> None:
    one, other = position(TWO + "bag PO1 PO2 SWO"), position(TWO + "bag SWO PO1 PO2")
    assert view(one, 0) == view(other, 0)
    assert view(one, 0) != view(position(TWO + "bag PO1 PO2 SMO"), 0)


def test_trade_stack_shows_levels_only() -> None:
    one, other = position(TWO + "trades T1A T2B T3C"), position(TWO + "trades T1D T2A T3A")
    assert view(one, 0) == view(other, 0)
    assert view(one, 0).trade_stack == ("T1?", "T2?", "T3?")


def test_trade_tiles_put_back_are_nowhere() -> None:
    state = new(2, Options(), seed=77)
    known = {trade for trade in (*view(state, 0).open_trades, *view(state, 0).trade_stack) if "?" not in trade}
    assert known == set(state.open_trades)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everything_else_is_public(viewer: int | None) -> None:
    state = take(position(TWO + RICH + "yellow drafts=SAW gold=7"), "begin town", "recruit donkey")
    seen = view(state, viewer)
    for field in state.__struct_fields__:
        if field not in ("rng", "bag", "trade_stack", "base"):
            assert getattr(seen, field) == getattr(state, field)


def test_view_lists_the_same_actions() -> None:
    state = position(TWO + RICH + "red drafts=PO2")
    assert legal(view(state, 0), 0) == legal(state, 0)
