"""The course of a game: resource cards, free rounds, simultaneous turns, finishing, extra storage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from games.asking import moves as all_moves
from games.conformance import Inspector
from games.conformance import Table as Inspected
from games.core import End, IllegalMove
from games.rng import HIDDEN
from games.selfplay import play as played_out
from games.tiny_towns import GAME
from games.tiny_towns.data import CARDS
from games.tiny_towns.discover import next_free_round
from games.tiny_towns.notation import read_move
from games.tiny_towns.positions import POSITION
from games.tiny_towns.state import Options, State
from games.tiny_towns.town import buildings, is_full
from games.turns import new_game, open_turn
from tests.games.tables import follow_all
from tests.games.tiny_towns.helpers import EMPTY, Table, crowded_table, eager, moves, play, position, table, town_of

WELLS = "W S . .  . . . .  . . . .  . . . ."
MONUMENTS = Options(set_up="random", monuments=True)


def after_the_round(turn: Table) -> Table:
    """Everybody puts the cube on the first square and builds nothing."""
    number = turn.base.round
    while turn.base.round == number and turn.waiting:
        seat = turn.waiting[0]
        placed = turn.position(seat).players[seat].cube == "placed"
        turn = turn.play(seat, End() if placed else next(all_moves(GAME, turn.view(seat), seat)))
    return turn


def round_by_round(turn: Table) -> Iterator[Table]:
    """The beginning of each round, and the end of the game."""
    yield turn
    while turn.waiting:
        turn = after_the_round(turn)
        yield turn


def test_T13_every_third_round_is_free() -> None:
    *begun, end = [turn.base for turn in round_by_round(new_game(GAME, 2, Options(), 5))]

    assert [state.round for state in begun if state.resource is None] == [3, 6, 9, 12, 15]
    assert end.round == 16


def test_the_next_free_round_is_the_first_one_after_this() -> None:
    rounds = [table(EMPTY, EMPTY, round_=number).base for number in (1, 2, 4)]

    assert [next_free_round(state) for state in rounds] == [3, 3, 6]
    assert next_free_round(table(EMPTY, EMPTY, resource=None, round_=3).base) == 6


def test_everybody_chooses_in_a_free_round_as_part_of_placing() -> None:
    turn = table(EMPTY, EMPTY, resource=None, round_=3)

    assert len(moves(turn)) == 5 * 16
    assert town_of(play(turn, 0, "place G A1")).startswith("G . .")
    assert town_of(play(turn, 1, "place W A1"), 1).startswith("W . .")


def test_ten_cards_a_pass_and_the_reshuffle_when_a_card_is_needed() -> None:
    turns = list(islice(round_by_round(new_game(GAME, 2, Options(extra_storage=True), 5)), 15))
    seen = [turn.base.resource for turn in turns]
    state = turns[-1].base

    assert (state.round, len(state.deck), len(state.discard), len(state.hidden)) == (15, 0, 10, 5)
    assert Counter([*state.discard, *state.hidden]) == dict.fromkeys("WHBGS", 3)
    assert list(state.discard) == [resource for resource in seen if resource]

    state = play(play(turns[-1], 0, "aside W", "end"), 1, "aside W", "end").base

    assert (state.round, len(state.deck), len(state.discard), len(state.hidden)) == (16, 9, 0, 5)


def test_the_card_of_the_round_is_discarded_at_its_end() -> None:
    state = play(play(table(EMPTY, EMPTY, resource="G"), 0, "place G A1", "end"), 1, "place G A1", "end").base

    assert (state.discard, state.resource, len(state.deck)) == (("G",), "W", 8)


# --- the order of a turn ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("done", "move", "code", "params"),
    [
        ((), "place G A1", "square_taken", {"square": "A1"}),
        ((), "place W C1", "wrong_resource", {"resource": "W", "due": "G"}),
        ((), "end", "place_first", {}),
        ((), "build well A1 using A1 B1", "place_first", {}),
        ((), "name G", "not_now", {}),
        ((), "card 1", "not_now", {}),
        ((), "keep starloom", "not_now", {}),
        ((), "react well C1", "not_now", {}),
        (("place G C1",), "place G D1", "already_placed", {}),
    ],
)
def test_moves_out_of_order_are_refused(done: tuple[str, ...], move: str, code: str, params: dict[str, str]) -> None:
    turn = play(table(WELLS, EMPTY), 0, *done)

    with pytest.raises(IllegalMove) as refused:
        play(turn, 0, move)

    assert (refused.value.code, refused.value.params) == (code, params)


def test_there_is_no_way_round_the_cube() -> None:
    assert {move.split()[0] for move in moves(table(EMPTY, EMPTY))} == {"place"}


# --- simultaneous and sealed ------------------------------------------------------------------------------------------


def test_the_round_resolves_when_the_last_seat_ends() -> None:
    turn = play(table(EMPTY, EMPTY, EMPTY), 1, "place G A1", "end")
    assert (turn.waiting, turn.base.round) == ((0, 2), 1)

    turn = play(play(turn, 0, "place G B1"), 2, "place G C1", "end")
    assert (turn.waiting, turn.epoch) == ((0,), 0)

    turn = play(turn, 0, "end")
    assert (turn.waiting, turn.base.round, turn.epoch) == ((0, 1, 2), 2, 1)


def test_seat_that_has_ended_may_not_move_again() -> None:
    turn = play(table(EMPTY, EMPTY), 0, "place G A1", "end")

    with pytest.raises(IllegalMove, match="already_ended"):
        play(turn, 0, "place G B1")
    with pytest.raises(IllegalMove, match="already_ended"):
        GAME.apply(turn.position(0), 0, read_move("end"))


def test_unknown_seat_is_refused() -> None:
    with pytest.raises(IllegalMove, match="no_such_seat"):
        GAME.apply(position(EMPTY, EMPTY), 2, read_move("place G A1"))


def test_only_the_kept_monument_is_never_read_by_others() -> None:
    assert GAME.private(read_move("keep starloom"))
    assert not GAME.private(read_move("name G"))
    assert not GAME.private(read_move("build starloom A1 using A1 B1 A2 B2"))


def test_moves_are_taken_back_one_by_one_and_the_end_too() -> None:
    opened = table(WELLS, EMPTY)
    placed = play(opened, 0, "place G D4")
    built = play(placed, 0, "build well A1 using A1 B1")
    ended = play(built, 0, "end")

    assert ended.take_back(0) == built
    assert built.take_back(0) == placed
    assert placed.take_back(0) == opened
    assert not opened.can_take_back(0)


def test_the_choice_of_a_monument_may_be_changed_until_all_have_chosen() -> None:
    turn = new_game(GAME, 2, MONUMENTS, 3)
    chosen = play(turn, 0, moves(turn)[0])

    assert chosen.take_back(0) == turn
    assert not play(chosen, 1, moves(turn, 1)[0]).can_take_back(0)


# --- what others see --------------------------------------------------------------------------------------------------


def test_others_see_the_town_as_it_was_when_the_round_began() -> None:
    opened = table(WELLS, EMPTY)
    turn = play(opened, 0, "place G D4", "build well A1 using A1 B1")

    assert turn.view(1) == opened.view(1)
    assert turn.view(None) == opened.view(None)
    assert turn.view(0).players[0].town == turn.position(0).players[0].town


def test_monuments_stay_secret_until_they_are_built() -> None:
    turn = table("H . . .  G . . .  . . . .  . . . .", EMPTY, kept=("cathedral_of_caterina", "starloom"), resource="S")

    assert [player.kept for player in turn.view(0).players] == ["cathedral_of_caterina", None]
    assert [player.kept for player in turn.view(None).players] == [None, None]

    turn = play(turn, 0, "place S B2", "build cathedral_of_caterina A1 using A1 A2 B2", "end")
    assert turn.view(1).players[0].kept is None

    turn = play(turn, 1, "place S A1", "end")
    assert turn.view(1).players[0].kept == "cathedral_of_caterina"


def test_dealt_monuments_and_the_choice_among_them_are_secret() -> None:
    turn = new_game(GAME, 2, MONUMENTS, 3)
    one, other = (play(turn, 0, choice) for choice in moves(turn))

    assert one.view(1) == other.view(1)
    assert one.view(1).players[0].dealt == ()
    assert one.view(0).players[0].kept == turn.base.players[0].dealt[0]


def test_R32_unbuilt_monuments_are_shown_after_the_end() -> None:
    state = replace(position(EMPTY, EMPTY, kept=("starloom", "silva_forum")), phase="over")

    assert [player.kept for player in GAME.view(state, None).players] == ["starloom", "silva_forum"]


def test_deck_hidden_cards_and_generator_are_blanked_but_counted() -> None:
    state = GAME.new(2, Options(), 3)
    view = GAME.view(state, 0)

    assert (view.deck, view.hidden, view.rng) == ((None,) * 9, (None,) * 5, HIDDEN)
    assert view.resource == state.resource


# --- finishing --------------------------------------------------------------------------------------------------------

ALMOST_FULL = "W S W W  W W W W  W W W W  W W W ."


def test_full_town_is_finished_at_the_end_of_the_round() -> None:
    turn = play(play(table(ALMOST_FULL, EMPTY), 0, "place G D4", "end"), 1, "place G A1", "end")

    assert [player.finished for player in turn.base.players] == [1, None]
    assert (turn.waiting, turn.base.round) == ((1,), 2)
    with pytest.raises(IllegalMove, match="town_finished"):
        GAME.apply(turn.base, 0, read_move("place W A1"))


def test_R19_putting_off_a_construction_finishes_a_full_town() -> None:
    turn = play(table(ALMOST_FULL, EMPTY), 0, "place G D4")
    assert moves(turn, 0, "build well")

    turn = play(play(turn, 0, "end"), 1, "place G A1", "end")

    assert turn.base.players[0].finished == 1


def test_building_keeps_a_full_town_in_the_game() -> None:
    turn = play(table(ALMOST_FULL, EMPTY), 0, "place G D4", "build well A1 using A1 B1", "end")
    turn = play(turn, 1, "place G A1", "end")

    assert (turn.base.players[0].finished, turn.waiting) == (None, (0, 1))


def test_R19_room_in_stores_does_not_keep_a_full_town_in_the_game() -> None:
    options = Options(set_up="random", monuments=True, extra_storage=True)
    town = "warehouse cottage statue_of_the_bondmaker W  W W W W  W W W W  W W W ."
    turn = table(town, EMPTY, cards=("warehouse",), options=options)
    turn = play(play(turn, 0, "place G D4", "end"), 1, "place G A1", "end")

    assert turn.base.players[0].finished == 1


def test_the_game_ends_when_all_towns_are_finished() -> None:
    turn = play(table(ALMOST_FULL, ALMOST_FULL), 0, "place G D4", "end")
    turn = play(turn, 1, "place G D4", "end")

    assert (turn.base.phase, turn.waiting) == ("over", ())
    assert turn.result is not None
    assert [seat.total for seat in turn.result.seats] == [-16, -16]
    with pytest.raises(IllegalMove, match="game_over"):
        GAME.apply(turn.base, 0, read_move("end"))


# --- extra storage ----------------------------------------------------------------------------------------------------


def with_set_aside(state: State, count: int) -> Table:
    town = replace(state.players[0].town, aside=count)
    return open_turn(GAME, replace(state, players=(replace(state.players[0], town=town), *state.players[1:])))


@pytest.mark.parametrize(("used", "offered"), [(0, ["aside G"]), (1, ["aside G"]), (2, [])])
def test_extra_storage_takes_two_cubes_a_game(used: int, offered: list[str]) -> None:
    turn = with_set_aside(position(EMPTY, EMPTY, options=Options(extra_storage=True)), used)

    assert moves(turn, 0, "aside") == offered
    assert moves(turn, 1, "aside") == ["aside G"]


def test_cube_set_aside_leaves_the_town_as_it_is() -> None:
    turn = play(table(EMPTY, EMPTY, options=Options(extra_storage=True)), 0, "aside G")

    assert turn.position(0).players[0].town.aside == 1
    assert town_of(turn) == " ".join("." * 16)


@pytest.mark.parametrize(
    ("options", "used", "code"),
    [(Options(), 0, "no_extra_storage"), (Options(extra_storage=True), 2, "aside_used_up")],
)
def test_setting_aside_is_refused(options: Options, used: int, code: str) -> None:
    with pytest.raises(IllegalMove, match=code):
        play(with_set_aside(position(EMPTY, EMPTY, options=options), used), 0, "aside G")


# --- whole games on crowded tables ------------------------------------------------------------------------------------

SEEDS = st.integers(min_value=0, max_value=2**32)
quick = settings(max_examples=20, deadline=None)


def bases(seed: int, turns: int = 12) -> Iterator[State]:
    """The positions in which the turns of an eager game on a crowded table begin."""
    turn, rng = crowded_table(seed), Random(seed)
    yield turn.base
    steps = played_out(turn, eager(rng), rng)
    begun = (step.after.base for step in steps if step.after.epoch > step.before.epoch)
    yield from islice(begun, turns)


#: Among them some in which the Watch reacts.
CROWDED = (*range(6), 38, 56)


@pytest.mark.parametrize("seed", CROWDED)
def test_promises_hold_on_crowded_tables(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their towns are thrown together, so no game reaches them, but they are written and read like all others."""
    monkeypatch.setattr(POSITION, "check", lambda state: None)
    turn, rng = crowded_table(seed), Random(seed)
    inspector = Inspector(Inspected(GAME, len(turn.base.players)), rng, every=4, thorough_every=20)
    inspector.begin(turn)

    assert follow_all(inspector, islice(played_out(turn, eager(rng), rng), 40)) > 1


@quick
@given(SEEDS)
def test_a_game_always_ends(seed: int) -> None:
    """A construction leaves a building for good, so a town sees at most 16 of them and a bounded number of cubes."""
    *_, last = bases(seed, 1000)

    assert last.phase == "over"
    assert GAME.result(last) is not None
    assert all(is_full(player.town) for player in last.players)


@quick
@given(SEEDS)
def test_towns_are_finished_exactly_when_they_are_full(seed: int) -> None:
    players = [player for state in bases(seed) if state.phase != "watch" for player in state.players]

    assert [player.finished is not None for player in players] == [is_full(player.town) for player in players]


def resource_cards(state: State) -> Counter[str]:
    """All of them, wherever they are."""
    turned_up = () if len(state.players) == 1 or state.resource is None else (state.resource,)
    return Counter([*state.deck, *state.hidden, *state.discard, *state.open_cards, *turned_up])


@quick
@given(SEEDS)
def test_resource_cards_are_never_lost(seed: int) -> None:
    counts = [resource_cards(state) for state in bases(seed) if state.options.mode != "prospectors"]

    assert counts == [dict.fromkeys("WHBGS", 3)] * len(counts)


@quick
@given(SEEDS)
def test_every_card_that_stands_may_stand(seed: int) -> None:
    players = [(state, player) for state in bases(seed) for player in state.players]
    houses = [(state, player, house) for state, player in players for _, house in buildings(player.town)]
    banks = [[house.holds for _, house in buildings(player.town) if house.card == "bank"] for _, player in players]

    assert [house for state, player, house in houses if house.card not in (*state.display, player.kept)] == []
    assert [house for _, _, house in houses if len(house.holds) > max(1, CARDS[house.card].holds)] == []
    assert [holds for holds in banks if len(set(holds)) != len(holds)] == []
    assert max(map(len, banks)) <= 5


def test_crowded_tables_hold_every_kind_of_thing() -> None:
    """The promises above are worth as much as the tables they are tried on."""
    states = [state for seed in range(40) for state in bases(seed, 3)]
    standing = {house.card for state in states for player in state.players for _, house in buildings(player.town)}

    assert standing == set(CARDS)
    assert {state.phase for state in states} >= {"round", "naming"}
