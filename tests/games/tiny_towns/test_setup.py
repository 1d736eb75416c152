"""Set-up: which tables are allowed, and what lies on them."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.core import IllegalMove, decode_options
from games.tiny_towns import GAME
from games.tiny_towns.data import BUILDING_CATEGORIES, CARDS, MONUMENTS
from games.tiny_towns.state import Options
from games.turns import new_game
from tests.games.tiny_towns.helpers import FIRST_GAME, moves, play

RANDOM = Options(set_up="random", monuments=True)
CHOSEN = ("granary", "shed", "abbey", "inn", "market", "bank")


def test_defaults_are_the_recommended_first_game() -> None:
    state = GAME.new(2, Options(), 1)

    assert set(state.display) == {"cottage", "chapel", "farm", "tavern", "well", "theater", "factory"}
    assert (state.phase, state.round, state.hammer) == ("round", 1, None)
    assert [player.dealt for player in state.players] == [(), ()]


@pytest.mark.parametrize("seed", range(20))
def test_random_display_has_one_card_of_each_category(seed: int) -> None:
    display = GAME.new(3, RANDOM, seed).display

    assert tuple(CARDS[card].category for card in display) == BUILDING_CATEGORIES


def test_random_display_depends_on_the_seed() -> None:
    assert len({GAME.new(2, RANDOM, seed).display for seed in range(30)}) > 20


def test_chosen_cards_stand_in_the_order_of_the_categories() -> None:
    state = GAME.new(2, Options(set_up="chosen", cards=tuple(reversed(CHOSEN))), 1)

    assert state.display == ("cottage", "granary", "shed", "abbey", "inn", "market", "bank")


def test_five_of_fifteen_cards_are_put_away_unseen() -> None:
    state = GAME.new(2, Options(), 1)

    assert (len(state.deck), len(state.hidden), state.discard) == (9, 5, ())
    assert Counter([*state.deck, *state.hidden, state.resource]) == dict.fromkeys("WHBGS", 3)


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_gets_two_monuments_of_their_own(seats: int) -> None:
    turn = new_game(GAME, seats, RANDOM, 7)
    state = turn.base
    dealt = [card for player in state.players for card in player.dealt]

    assert state.phase == "monuments"
    assert len(dealt) == len(set(dealt)) == 2 * seats
    assert set(dealt) <= set(MONUMENTS)
    assert moves(turn) == [f"keep {card}" for card in state.players[0].dealt]


def test_the_first_round_begins_when_all_have_chosen_a_monument() -> None:
    turn = new_game(GAME, 2, RANDOM, 7)
    mine, theirs = turn.base.players[0].dealt[1], turn.base.players[1].dealt[0]

    turn = play(turn, 0, f"keep {mine}")
    assert (turn.base.phase, turn.waiting, turn.epoch) == ("monuments", (1,), 0)

    turn = play(turn, 1, f"keep {theirs}")
    assert (turn.base.phase, turn.base.round, turn.epoch) == ("round", 1, 1)
    assert [player.kept for player in turn.base.players] == [mine, theirs]
    assert [player.dealt for player in turn.base.players] == [(), ()]


def test_only_a_monument_that_was_dealt_is_kept() -> None:
    turn = new_game(GAME, 2, RANDOM, 7)

    with pytest.raises(IllegalMove, match="not_dealt"):
        play(turn, 0, f"keep {turn.base.players[1].dealt[0]}")


@pytest.mark.parametrize("seed", range(40))
def test_R10_solo_leaves_five_cards_out(seed: int) -> None:
    state = GAME.new(1, RANDOM, seed)
    excluded = {"feast_hall", "bank", "fort_ironweed", "opaleyes_watch", "starloom"}

    assert not excluded & {*state.display, *state.players[0].dealt}


def test_solo_turns_up_three_cards_and_hides_none() -> None:
    state = GAME.new(1, Options(), 3)

    assert (len(state.open_cards), len(state.deck), state.hidden) == (3, 12, ())
    assert Counter([*state.deck, *state.open_cards]) == dict.fromkeys("WHBGS", 3)


def test_prospectors_draw_the_first_holder_by_lot_and_use_no_cards() -> None:
    options = Options(mode="prospectors")
    holders = Counter(GAME.new(3, options, seed).hammer for seed in range(60))

    assert set(holders) == {0, 1, 2}
    assert GAME.new(3, options, 1).deck == ()


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (0, Options(), "wrong_number_of_seats"),
        (7, Options(), "wrong_number_of_seats"),
        (1, Options(mode="prospectors"), "prospectors_need_two"),
        (2, Options(monuments=True), "no_monuments_in_first_game"),
        (2, Options(cards=CHOSEN), "cards_only_when_chosen"),
        (2, Options(set_up="chosen"), "one_card_of_each_category"),
        (2, Options(set_up="chosen", cards=CHOSEN[:-1]), "one_card_of_each_category"),
        (2, Options(set_up="chosen", cards=(*CHOSEN, "farm")), "one_card_of_each_category"),
        (2, Options(set_up="chosen", cards=(*CHOSEN, "cottage", "cottage")), "one_card_of_each_category"),
        (2, Options(set_up="chosen", cards=(*CHOSEN[:-1], "starloom")), "unknown_card"),
        (2, Options(set_up="chosen", cards=(*CHOSEN[:-1], "castle")), "unknown_card"),
        (1, Options(set_up="chosen", cards=CHOSEN), "not_in_solo"),
    ],
)
def test_tables_the_rules_do_not_allow(seats: int, options: Options, code: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.check_options(seats, options)
    assert refused.value.code == code
    with pytest.raises(IllegalMove):
        GAME.new(seats, options, 1)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, Options()),
        (6, Options(extra_storage=True, mode="prospectors")),
        (2, Options(set_up="chosen", cards=(*CHOSEN, "cottage"), monuments=True)),
        (4, Options(set_up="chosen", cards=FIRST_GAME, monuments=True)),
        (3, Options(set_up="random")),
    ],
)
def test_tables_the_rules_allow(seats: int, options: Options) -> None:
    GAME.check_options(seats, options)


def test_unknown_options_are_refused_with_the_field() -> None:
    with pytest.raises(msgspec.ValidationError, match="set_up"):
        decode_options(GAME, b'{"set_up":"second_game"}')
    with pytest.raises(msgspec.ValidationError, match="monument"):
        decode_options(GAME, b'{"monument":true}')
