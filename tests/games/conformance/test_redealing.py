"""What is hidden is dealt again, whichever way a view hides it."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from games.carrara import GAME as CARRARA
from games.carrara.state import Screen
from games.conformance.redealing import redealt
from games.hamlet import GAME as HAMLET


def test_a_screen_that_is_hidden_as_a_whole_goes_to_somebody_else() -> None:
    state = CARRARA.new(3, CARRARA.Options(), 1)
    screens = [Screen(coins=seat, stones="", objects=(0,) * 6) for seat in range(3)]
    players = tuple(replace(player, screen=screen) for player, screen in zip(state.players, screens, strict=True))
    state = replace(state, players=players)

    other = redealt(state, CARRARA.view(state, 0), Random(1))

    assert [player.screen for player in other.players] == [screens[0], screens[2], screens[1]]


def test_a_bag_that_a_view_puts_in_order_is_shuffled() -> None:
    state = HAMLET.new(3, HAMLET.Options(), 1)
    view = HAMLET.view(state, 0)

    other = redealt(state, view, Random(1))

    assert other.bag != state.bag
    assert HAMLET.view(other, 0) == view


def test_cards_that_are_only_in_order_among_themselves_stay_together() -> None:
    state = HAMLET.new(1, HAMLET.Options(), 1)
    view = HAMLET.view(state, 0)
    assert state.abbey is not None

    other = redealt(state, view, Random(1))

    assert other.abbey is not None
    assert other.abbey.deck != state.abbey.deck
    assert HAMLET.view(other, 0) == view
