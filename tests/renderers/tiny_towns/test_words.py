from __future__ import annotations

import re
from random import Random

import pytest
from msgspec.structs import replace

from games.tiny_towns import GAME
from games.tiny_towns.data import CARDS
from games.tiny_towns.state import Build, Building, Options, State, Town
from renderers.tiny_towns import RENDERER
from renderers.tiny_towns.voice import Voice
from tests.renderers.sentences import LANGUAGES, table
from tests.renderers.tiny_towns.positions import RANDOM, confirmed, crowded, played, ready_to_build


def _public(state: State, language: str = "en") -> str:
    return RENDERER.words(GAME.view(state, None), None, table(len(state.players), language))


def _private(state: State, seat: int, language: str = "en") -> str:
    return RENDERER.words(GAME.view(state, seat), seat, table(len(state.players), language))


def test_patterns_are_told_row_by_row() -> None:
    voice = Voice(GAME.new(2, Options(), 1), table(2))
    assert voice.pattern("farm") == "wheat-wheat over wood-wood"
    assert voice.pattern("cottage") == "gap-wheat over brick-glass"
    assert voice.pattern("factory") == "wood over brick-stone-stone-brick"
    assert voice.pattern("fort_ironweed") == "wheat-gap-brick over stone-wood-stone"


def test_patterns_are_told_in_german() -> None:
    voice = Voice(GAME.new(2, Options(), 1), table(2, "de"))
    assert voice.pattern("cottage") == "Lücke-Weizen über Ziegel-Glas"


def test_effects_name_the_cards_of_this_game() -> None:
    options = Options(set_up="chosen", cards=("granary", "millstone", "abbey", "inn", "tailor", "warehouse"))
    state = GAME.new(2, options, 1)
    assert "Millstone: wood-stone. 2 next to Granary or Tailor." in _public(state)
    assert "Abtei: Lücke-Lücke-Glas über Ziegel-Stein-Stein. 3 ohne Lagerhalle, Gasthaus oder Schneiderei daneben." in (
        _public(state, "de")
    )


def test_the_board_tells_round_resource_and_who_is_waited_for() -> None:
    state = confirmed(played(2, rounds=3, seed=4), 0, Random(1))
    told = _public(state)
    assert told.startswith("Tiny Towns, round 4.\nEverybody takes ")
    assert "Waiting for Bob." in told
    assert "Ready: Annika." in told


def test_every_square_of_every_town_is_told() -> None:
    told = _public(crowded(3, seed=2))
    for name in ("Annika", "Bob", "Maximiliane von Hohenzollern-Sigm"):
        assert f"Town of {name}, " in told
    squares = [f"{column}{row}" for row in range(1, 5) for column in "ABCD"]
    assert all(len(re.findall(rf"\b{square} \S", told)) >= 3 for square in squares)


def test_cubes_on_buildings_are_told() -> None:
    state = GAME.new(1, Options(), 1)
    town = Town((Building("factory", ("G",)), "W", *(None,) * 14))
    state = replace(state, players=(replace(state.players[0], town=town),))
    told = RENDERER.words(state, 0, table(1))
    assert "Row 1: A1 Factory with glass, B1 wood, C1 empty, D1 empty." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_built_is_told(language: str) -> None:
    state = ready_to_build()
    ways = {(action.card, action.removes) for action in GAME.legal(state, 0) if isinstance(action, Build)}
    told = _private(state, 0, language)
    voice = Voice(state, table(2, language))
    assert len(ways) == 3
    assert all(re.search(f"{voice.card(card)} .*{', '.join(removes)},", told) for card, removes in ways)


def test_the_cube_in_hand_tells_what_it_would_complete() -> None:
    state = GAME.new(1, Options(), 1)
    player = state.players[0]
    town = Town(("S", None, "S", *(None,) * 3, "G", *(None,) * 9))
    player = replace(player, town=town, turn=replace(player.turn, stage="place", resource="G"))
    told = RENDERER.words(replace(state, players=(player,), resource="G"), 0, table(1))
    assert "Place your glass." in told
    assert "Placing it on B1 would complete Chapel." in told
    assert "Placing it on A2" not in told


def test_the_last_round_is_told_step_by_step() -> None:
    state = played(2, rounds=3, seed=4)
    told = _public(state)
    for seat, name in enumerate(("Annika", "Bob")):
        steps = state.news.steps[seat]
        assert re.search(rf"^{name}: .*{getattr(steps[-1], 'square', '')}", told, re.MULTILINE)


def test_a_monument_is_told_to_its_owner_only() -> None:
    state = played(2, rounds=2, seed=4)
    voice = Voice(state, table(2))
    kept = state.players[0].kept
    assert kept is not None
    assert f"Your monument is {voice.card(kept)}: " in _private(state, 0)
    assert voice.card(kept) not in _private(state, 1)
    assert voice.card(kept) not in _public(state)
    assert voice.card(kept) not in RENDERER.board(GAME.view(state, None), table(2)).alt


def test_both_monuments_are_told_while_choosing() -> None:
    state = GAME.new(2, RANDOM, 3)
    voice = Voice(state, table(2))
    told = _private(state, 0)
    assert all(f"{voice.card(card)}: {voice.pattern(card)}. " in told for card in state.players[0].dealt)
    assert not any(voice.card(card) in told for card in state.players[1].dealt)


def test_the_end_is_told_with_places_and_score_sheets() -> None:
    state = crowded(3, seed=5, over=True)
    result = GAME.result(state)
    assert result is not None
    winner = next(score for score in result.seats if score.rank == 1)
    told = _public(state)
    assert told.startswith(f"{table(3).names[winner.seat].replace('🦊 ', '')} wins with ")
    for score in result.seats:
        assert re.search(rf": −?\d+ points?, place {score.rank}\. Cottage ", told)
        assert f"Empty squares {score.lines[-1].points}".replace("-", "−") in told


def test_the_end_of_a_solo_game_names_the_rank() -> None:
    state = played(1, seed=2)
    result = GAME.result(state)
    assert result is not None
    assert result.verdict is not None
    rank = table(1).say(f"tiny-towns-rank-{result.verdict.code.replace('_', '-')}")
    assert _public(state).split("\n")[0].endswith(f": {rank}.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_every_moment_fit_into_one_message_of_discord(language: str) -> None:
    for state in (crowded(6, seed=1), crowded(6, seed=2, over=True), played(6, rounds=3)):
        assert len(_public(state, language)) < 4000


@pytest.mark.parametrize("seat", [None, 0])
def test_alt_text_begins_with_what_matters_now(seat: int | None) -> None:
    state = played(2, rounds=3, seed=4)
    view = GAME.view(state, seat)
    picture = RENDERER.board(view, table(2)) if seat is None else RENDERER.panel(view, seat, table(2))
    assert picture.alt.startswith("Tiny Towns, round 4. " if seat is None else "Place your ")
    assert "\n" not in picture.alt


def test_every_card_has_an_effect_in_words() -> None:
    voice = Voice(GAME.new(2, Options(), 1), table(2))
    assert all(len(voice.effect(card)) > 5 for card in CARDS)
