"""The course of a game: resource cards, free rounds, finishing, extra storage."""

from __future__ import annotations

from collections import Counter

import pytest

from games.first_edition import IllegalAction, Seal
from games.tiny_towns import GAME
from games.tiny_towns.action_text import read_action
from games.tiny_towns.state import EndBuild, Options, State
from tests.games.tiny_towns.helpers import EMPTY, legal, legal_starting, play, table, town_of


def round_by_round(state: State) -> State:
    """Everybody plays the first legal step until the round is over; builds nothing."""
    number = state.round
    while state.round == number and GAME.waiting_on(state):
        seat = GAME.waiting_on(state)[0]
        options = GAME.legal(state, seat)
        state = GAME.apply(state, seat, EndBuild() if EndBuild() in options else options[0])
    return state


def test_T13_every_third_round_is_free() -> None:
    state = GAME.new(2, Options(), 5)
    free = []
    while GAME.waiting_on(state):
        if state.resource is None:
            free.append(state.round)
        state = round_by_round(state)

    assert free == [3, 6, 9, 12, 15]
    assert state.round == 16


def test_everybody_chooses_for_himself_in_a_free_round() -> None:
    state = table(EMPTY, EMPTY, resource=None, round_=3)

    assert legal(state) == ["take W", "take H", "take B", "take G", "take S"]

    state = play(play(state, 0, "take G"), 1, "take G")

    assert legal_starting(state, "place G", 0) == legal_starting(state, "place G", 1)


def test_ten_cards_a_pass_and_the_reshuffle_when_a_card_is_needed() -> None:
    state = GAME.new(2, Options(extra_storage=True), 5)
    seen = [state.resource]
    while state.round < 15:
        state = round_by_round(state)
        seen.append(state.resource)

    assert (state.round, len(state.deck), len(state.discard), len(state.hidden)) == (15, 0, 10, 5)
    assert Counter([*state.discard, *state.hidden]) == dict.fromkeys("WHBGS", 3)
    assert list(state.discard) == [resource for resource in seen if resource]

    state = play(play(state, 0, "take W", "aside W", "end"), 1, "take W", "aside W", "end")

    assert (state.round, len(state.deck), len(state.discard), len(state.hidden)) == (16, 9, 0, 5)


def test_the_card_of_the_round_is_discarded_at_its_end() -> None:
    state = table(EMPTY, EMPTY, resource="G")

    state = play(play(state, 0, "place G A1", "end"), 1, "place G A1", "end")

    assert (state.discard, state.resource, len(state.deck)) == (("G",), "W", 9)


def test_a_cube_goes_on_an_empty_square_only() -> None:
    with pytest.raises(IllegalAction) as refused:
        play(table("W . . .  . . . .  . . . .  . . . .", EMPTY), 0, "place G A1")
    assert (refused.value.code, refused.value.params) == ("square_taken", {"square": "A1"})


def test_another_resource_is_refused() -> None:
    with pytest.raises(IllegalAction) as refused:
        play(table(EMPTY, EMPTY), 0, "place W A1")
    assert (refused.value.code, refused.value.params) == ("wrong_resource", {"resource": "W", "due": "G"})


def test_must_take_there_is_no_way_round_the_cube() -> None:
    assert {action.split()[0] for action in legal(table(EMPTY, EMPTY))} == {"place"}


# --- simultaneous and sealed ------------------------------------------------------------------------------------------


def test_the_round_resolves_when_the_last_seat_confirms() -> None:
    state = table(EMPTY, EMPTY, EMPTY)
    state = play(state, 1, "place G A1", "end")

    assert (GAME.waiting_on(state), state.round) == ((0, 2), 1)

    state = play(play(state, 0, "place G B1"), 2, "place G C1", "end")
    assert (GAME.waiting_on(state), GAME.epoch(state)) == ((0,), 0)

    state = play(state, 0, "end")
    assert (GAME.waiting_on(state), state.round, GAME.epoch(state)) == ((0, 1, 2), 2, 1)


def test_news_tell_what_everybody_did() -> None:
    state = table("W S . .  . . . .  . . . .  . . . .", EMPTY)
    state = play(state, 0, "place G A2", "build well A1 using A1 B1", "end")
    state = play(state, 1, "place G A1", "end")

    assert state.news.round == 1
    assert state.news.steps == (
        (read_action("place G A2"), read_action("build well A1 using A1 B1")),
        (read_action("place G A1"),),
    )


def test_confirmed_seat_may_not_act_again() -> None:
    state = play(table(EMPTY, EMPTY), 0, "place G A1", "end")

    assert legal(state) == []
    with pytest.raises(IllegalAction, match="already_confirmed"):
        play(state, 0, "place G B1")


def test_unknown_seat_is_refused() -> None:
    with pytest.raises(IllegalAction, match="no_such_seat"):
        play(table(EMPTY, EMPTY), 2, "place G A1")


@pytest.mark.parametrize(
    ("action", "seal"),
    [
        ("monument starloom", Seal.OWNER),
        ("name G", Seal.OPEN),
        ("card 1", Seal.OPEN),
        ("take G", Seal.ROUND),
        ("place G A1", Seal.ROUND),
        ("end", Seal.ROUND),
        ("react well A1", Seal.ROUND),
    ],
)
def test_who_may_read_an_action(action: str, seal: Seal) -> None:
    assert GAME.seal(read_action(action)) is seal


# --- finishing --------------------------------------------------------------------------------------------------------

ALMOST_FULL = "W S W W  W W W W  W W W W  W W W ."


def test_full_town_is_finished_at_the_end_of_the_round() -> None:
    state = play(play(table(ALMOST_FULL, EMPTY), 0, "place G D4", "end"), 1, "place G A1", "end")

    assert [player.finished for player in state.players] == [1, None]
    assert (GAME.waiting_on(state), state.round) == ((1,), 2)
    with pytest.raises(IllegalAction, match="town_finished"):
        play(state, 0, "place W A1")


def test_R19_putting_off_a_construction_finishes_a_full_town() -> None:
    state = play(table(ALMOST_FULL, EMPTY), 0, "place G D4")
    assert legal_starting(state, "build well")

    state = play(play(state, 0, "end"), 1, "place G A1", "end")

    assert state.players[0].finished == 1


def test_building_keeps_a_full_town_in_the_game() -> None:
    state = play(table(ALMOST_FULL, EMPTY), 0, "place G D4", "build well A1 using A1 B1", "end")
    state = play(state, 1, "place G A1", "end")

    assert (state.players[0].finished, GAME.waiting_on(state)) == (None, (0, 1))


def test_R19_room_in_stores_does_not_keep_a_full_town_in_the_game() -> None:
    options = Options(set_up="random", monuments=True, extra_storage=True)
    town = "warehouse cottage statue_of_the_bondmaker W  W W W W  W W W W  W W W ."
    state = table(town, EMPTY, cards=("warehouse",), options=options)
    state = play(play(state, 0, "place G D4", "end"), 1, "place G A1", "end")

    assert state.players[0].finished == 1


def test_the_game_ends_when_all_towns_are_finished() -> None:
    state = play(table(ALMOST_FULL, ALMOST_FULL), 0, "place G D4", "end")
    state = play(state, 1, "place G D4", "end")

    assert (state.phase, GAME.waiting_on(state)) == ("over", ())
    result = GAME.result(state)
    assert result is not None
    assert [seat.total for seat in result.seats] == [-16, -16]
    with pytest.raises(IllegalAction, match="game_over"):
        play(state, 0, "end")


# --- extra storage ----------------------------------------------------------------------------------------------------


def test_extra_storage_takes_two_cubes_a_game() -> None:
    state = table(EMPTY, EMPTY, options=Options(extra_storage=True))
    assert legal(state)[-1] == "aside G"

    for _ in range(2):
        resource = state.resource
        state = play(
            play(state, 0, f"aside {resource}", "end"), 1, f"place {resource} {legal(state, 1)[0][-2:]}", "end"
        )

    assert state.players[0].town.aside == 2
    assert legal_starting(play(state, 0, "take W"), "aside") == []
    assert legal_starting(play(state, 1, "take W"), "aside", 1) == ["aside W"]
    assert town_of(state) == " ".join("." * 16)


def test_without_the_variant_nothing_is_set_aside() -> None:
    assert legal_starting(table(EMPTY, EMPTY), "aside") == []
