"""Solo: three open cards, no free rounds, a rank at the end."""

from __future__ import annotations

from games.tiny_towns import GAME
from games.tiny_towns.state import Options, State
from tests.games.tiny_towns.helpers import EMPTY, legal, legal_starting, play, table


def alone(town: str = EMPTY, **facts: object) -> State:
    return table(
        town,
        resource=None,
        open_cards=("G", "S", "W"),
        deck=("H", "B"),
        hidden=(),
        discard=("S", "G"),
        **facts,  # type: ignore[arg-type]
    )


def test_one_of_three_open_cards_is_chosen() -> None:
    assert legal(alone()) == ["card 1", "card 2", "card 3"]


def test_the_new_card_is_seen_before_placing_and_the_choice_stands() -> None:
    state = play(alone(), 0, "card 2")

    assert (state.resource, state.open_cards, state.deck, state.discard) == (
        "S",
        ("G", "H", "W"),
        ("B",),
        ("S", "G", "S"),
    )
    assert not GAME.can_take_back(state, 0)
    assert legal_starting(state, "place S A1") == ["place S A1"]


def test_steps_after_the_choice_can_be_taken_back() -> None:
    chosen = play(alone(), 0, "card 2")

    assert GAME.take_back(play(chosen, 0, "place S A1"), 0) == chosen


def test_cards_come_up_again_in_the_order_in_which_they_went_under() -> None:
    state = alone()
    for square in ("A1", "B1", "C1", "D1"):
        state = play(state, 0, "card 1", f"place {state.open_cards[0]} {square}", "end")

    assert state.open_cards == ("G", "S", "W")
    assert state.discard == ("G", "H", "B", "S")


def test_R9_there_are_no_free_rounds() -> None:
    assert legal(alone(round_=3)) == ["card 1", "card 2", "card 3"]


def test_every_card_is_seen_again_and_none_is_lost() -> None:
    state = GAME.new(1, Options(), 11)
    everything = sorted([*state.deck, *state.open_cards])
    for _ in range(12):
        state = play(state, 0, "card 1")
        state = play(state, 0, legal(state)[0], "end")

    assert state.deck == ()
    assert sorted([*state.discard, *state.open_cards]) == everything


def test_statue_factory_and_warehouse_work_in_every_round() -> None:
    statue = "statue_of_the_bondmaker cottage . .  . . . .  . . . .  . . . ."
    factory = "factory[G] . . .  . . . .  . . . .  . . . ."
    warehouse = "warehouse . . .  . . . .  . . . .  . . . ."

    assert legal_starting(play(alone(statue, round_=3), 0, "card 1"), "cottage") == ["cottage G B1"]
    assert legal_starting(play(alone(factory, round_=3), 0, "card 1"), "place W")
    assert legal_starting(play(alone(warehouse, round_=3, cards=("warehouse",)), 0, "card 1"), "store") == [
        "store G A1"
    ]


def test_a_finished_town_ends_the_game_with_a_rank() -> None:
    state = play(alone("W W W W  W W W W  W W W W  W W W ."), 0, "card 1", "place G D4", "end")

    result = GAME.result(state)

    assert result is not None
    assert result.verdict is not None
    assert (result.seats[0].total, result.verdict.code) == (-16, "aspiring_architect")
