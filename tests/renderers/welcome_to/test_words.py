from __future__ import annotations

import re
from random import Random

import pytest
from msgspec.structs import replace

from games.welcome_to import GAME
from games.welcome_to.data import PLANS
from games.welcome_to.state import House, Options, State
from games.welcome_to.turns import choices, open_draft
from renderers.core import ALT_LIMIT
from renderers.welcome_to import RENDERER
from tests.renderers.sentences import LANGUAGES
from tests.renderers.welcome_to.positions import DENSE, alone, at_table, own, played, steps, table, turned_in


def _public(state: State, language: str = "en") -> str:
    return RENDERER.words(GAME.view(state, None), None, table(len(state.players), language))


def _private(state: State, seat: int = 0, language: str = "en") -> str:
    return RENDERER.words(GAME.view(state, seat), seat, table(len(state.players), language))


# --- the table --------------------------------------------------------------------------------------------------------


def test_the_board_tells_combinations_and_who_is_waited_for() -> None:
    state = turned_in(at_table("10 fence", "11 bis", "4 park"), 1, Random(1))
    told = _public(state)
    assert told.startswith("Welcome To…, round 9.\nCombination 1: 10 with Fence, next ")
    assert "Combination 2: 11 with Bis, next " in told
    assert "Waiting for Annika, Maximiliane von Hohenzollern-Sigm." in told
    assert "Ready: Bob." in told


def test_plans_are_told_with_both_values_and_who_scored_them() -> None:
    told = _public(at_table("10 fence", "11 bis", "4 park", sheets=(own(), own(DENSE)), plans="A2 B2@5 CH6"))
    assert "Plan A: 4 estates of 2. 8 points for those who score it first, then 4." in told
    assert "Plan A scored by Bob for 8." in told
    assert "Plan B: Estates of 2, 2 and 5. Now 6 points, 10 before." in told
    assert "Plan B scored by Annika for 10." in told
    assert "Plan C: Estates of 5 and 6, a pool and a bis house in each. 14 points" in told


def test_plans_are_told_in_german() -> None:
    told = _public(at_table("10 fence", "11 bis", "4 park", plans="AH1 BH4 C1"), "de")
    assert "Vorgabe A: An jedem Straßenende eine Wohnanlage mit 1 Haus. 10 Punkte für die Ersten, danach 5." in told
    assert "Vorgabe B: Eine Straße: 2 Wohnanlagen mit 4 Häusern, mit einem Kreisverkehr." in told


def test_the_last_round_is_told_step_by_step() -> None:
    state = at_table("10 fence", "9 temp", "4 marketing", advanced=True)
    state = steps(state, "combine 1; house 3.9; fence 3.10; confirm", 0)
    state = steps(state, "roundabout 3; roundabout 3.3; combine 2; change +1; house 3.10; confirm", 1)
    state = steps(state, "combine 3; no action; confirm", 2)
    told = _public(state)
    assert "What happened in round 9:\nAnnika: 10 on 3.9, fence after 3.10.\n" in told
    assert "\nBob: roundabout on 3.3, number changed by +1, 10 on 3.10.\n" in told
    assert "\nMaximiliane von Hohenzollern-Sigm: 4 on 3.3, Marketing not used.\n" in told


@pytest.mark.parametrize(
    ("sheet", "warning"),
    [
        (replace(own(), strikes=2), "One more strike of Annika ends the game."),
        (replace(own(), plans=(8, 10, 0)), "One more plan of Annika ends the game."),
        (own(DENSE), "Annika has only 1 free lot left and can end the game."),
    ],
)
def test_it_is_told_who_can_end_the_game(sheet: object, warning: str) -> None:
    told = _public(at_table("10 fence", "11 bis", "4 park", sheets=(sheet, own())))  # type: ignore[arg-type]
    assert warning in told


def test_every_lot_of_every_street_is_told() -> None:
    told = _public(at_table("10 fence", "11 bis", "4 park"))
    assert told.count("\nStreet 1: 1.1: 1, 1.2: 2, fence, 1.3: 3 with pool, 1.4: 5, fence, 1.5: 6, ") == 3
    assert "2.5: 6, fence, 2.6: roundabout, fence, 2.7: 7, " in told
    assert "Street 3: 3.1 free, 3.2: 2 with pool, 3.3 free, fence, 3.4: 5, 3.5 free, 3.6: 6, 3.7: 6b, 3.8: 9, " in told
    assert "3.9 to 3.10 free, 3.11: 12 with pool, 3.12 free." in told
    assert "Complete estates: 1.1-2, 1.5-8, 2.1-1, 2.7-9.\nUsed for plans: 1.3-4." in told


def test_tracks_are_told_with_their_value() -> None:
    told = _public(at_table("10 fence", "11 bis", "4 park", advanced=True))
    assert "Parks in streets 1, 2 and 3: 1/3, 2/4, 0/5, 6 points." in told
    assert "Pools: 6, 21 points.\nFree lots with a pool: 2.4." in told
    assert "Estates of 1 to 6 are worth 1, 3, 3, 6, 5, 6." in told
    assert "Minus points: Bis 1, −1, Strikes 1, 0, Roundabouts 1, −3." in told


# --- one seat ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lots_for_the_number_are_told(language: str) -> None:
    state = steps(at_table("10 fence", "11 bis", "4 park"), "combine 1")
    lots = [f"{a.street}.{a.lot}" for a in choices(state, open_draft(state, 0)) if isinstance(a, House)]
    assert lots == ["1.9", "3.9", "3.10"]
    assert f"10 {'passt auf' if language == 'de' else 'fits on'} 1.9, 3.9, 3.10." in _private(state, 0, language)


def test_fences_bis_houses_and_marketing_are_told_with_their_places() -> None:
    state = at_table("10 fence", "11 bis", "4 marketing")
    fences = _private(steps(state, "combine 1; house 3.9"))
    assert "A fence can stand after 1.1, 1.5, " in fences
    assert "Your turn so far: 10 on 3.9." in fences
    bis = _private(steps(state, "combine 2; house 2.11"))
    assert "2b, 5b fits on 3.3." in bis
    assert "12b fits on 3.10, 3.12." in bis
    assert "Marketing is possible for estates of 1, 2, 3, 4, 5, 6." in _private(steps(state, "combine 3"))


def test_own_plans_are_told_with_their_progress() -> None:
    told = _private(at_table("10 fence", "11 bis", "4 park", plans="A4 B2 CH3"))
    assert "Plan A: you have 1 of 2." in told
    assert "You have scored plan B for 10." in told
    assert "Plan C: you have 1 of 3." in told


def test_the_words_of_a_panel_tell_the_own_turn_and_nobody_elses() -> None:
    state = steps(at_table("10 fence", "11 bis", "4 park"), "combine 2; house 2.11; bis 3.3 left")
    assert "11 on 2.11, bis house on 3.3" in _private(state)
    assert "3.3: 2b" in _private(state)
    assert "3.3: 2b" not in _private(state, 1)
    assert "3.3: 2b" not in _public(state)


# --- solo -------------------------------------------------------------------------------------------------------------


def test_the_rival_of_a_solo_game_is_told() -> None:
    told = _public(alone("3 temp", "8 park", "10 marketing", row="park fence bis"))
    assert "Card 1: 3 and Temp agency." in told
    assert "Your rival is the AAA, level 3, Irene. It scores plans when their project is completed: A, C." in told
    assert "Points per card: park 2, pool 2, temp agency 1, fence 1." in told
    assert "Cards handed to the AAA, in order: Park, Fence, Bis." in told


def test_the_card_handed_over_is_told() -> None:
    state = steps(alone("3 temp", "8 park", "10 marketing"), "combine 3+2; house 1.9; park; confirm")
    assert "Annika: 10 on 1.9, park, 3 and Temp agency handed to the AAA." in _public(state)


@pytest.mark.parametrize("seed", range(4))
def test_the_end_of_a_solo_game_tells_level_manager_and_margin(seed: int) -> None:
    state = played(1, seed=seed, options=Options(False, 1))
    result = GAME.result(state)
    assert result is not None
    assert result.verdict is not None
    params = result.verdict.params
    first, own_line, rival, *_ = _public(state).split("\n")
    assert re.fullmatch(r"(Lost|Won) by \d+: −?\d+ to \d+ against Sam, level 1\.", first)
    assert str(abs(int(params["margin"]))) in first
    assert own_line.startswith(f"Annika: {params['total']} point".replace("-", "−"))
    assert rival.startswith(f"AAA: {params['rival']} points. Plans ")
    assert "Fence cards 0" in rival


def test_level_0_has_no_rival() -> None:
    told = _public(played(1, seed=3, options=Options(False, 0)))
    assert re.match(r"−?\d+ points? without a rival \(level 0\)\.\nAnnika: ", told)
    assert "\nAAA: " not in told


# --- the end ----------------------------------------------------------------------------------------------------------


def test_the_end_is_told_with_places_and_score_sheets() -> None:
    state = played(3, seed=5)
    result = GAME.result(state)
    assert result is not None
    told = _public(state)
    assert " wins with " in told.split("\n")[0]
    for score in result.seats:
        parks = next(line.points for line in score.lines if line.code == "parks")
        assert re.search(rf": −?\d+ points?, place {score.rank}\. Plans \d+, Parks {parks}, Pools ", told)


def test_equal_totals_are_explained() -> None:
    state = played(2, seed=5)
    tied = replace(state, players=(state.players[0],) * 2)
    assert "Annika, Bob share the win with " in _public(tied)
    assert "Ties are broken by more complete estates." in _public(tied)


# --- alt text ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_text_begins_with_what_matters_now(language: str) -> None:
    state = steps(at_table("10 fence", "11 bis", "4 park"), "combine 1")
    people = table(3, language)
    board = RENDERER.board(GAME.view(state, None), people).alt
    panel = RENDERER.panel(GAME.view(state, 0), 0, people).alt
    assert board.startswith("Welcome To…, round 9. Combination" if language == "en" else "Welcome To…, Runde 9. Komb")
    assert panel.startswith("Write the 10 on" if language == "en" else "Schreib die 10 auf")
    assert "1.9, 3.9, 3.10." in panel
    assert len(board) <= ALT_LIMIT
    assert "\n" not in board + panel


def test_alt_text_of_a_panel_follows_the_focus() -> None:
    state = at_table("10 fence", "11 bis", "4 park")
    view, people = GAME.view(state, 0), table(3)
    assert RENDERER.panel(view, 0, people).alt.startswith("Choose a combination.")
    assert RENDERER.panel(view, 0, people, ("2",)).alt.startswith("Write the 11 on a marked lot. 11 fits on 1.9, 2.11")


def test_alt_text_of_a_full_table_still_names_everybody() -> None:
    state = played(6, rounds=9, seed=4, options=Options(True))
    alt = RENDERER.board(GAME.view(state, None), table(6)).alt
    assert len(alt) <= ALT_LIMIT
    assert all(f"Streets of {name}" in alt for name in ("Annika", "Bob", "Zoë_99"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plan_can_be_told_and_drawn(language: str) -> None:
    ids = {letter: [plan.id for plan in PLANS.values() if plan.stack == letter] for letter in "ABC"}
    for place in range(14):
        plans = " ".join(stack[place % len(stack)] for stack in ids.values())
        state = at_table("10 fence", "11 bis", "4 park", plans=plans, advanced=True)
        assert _private(state, 0, language).count("\nVorgabe " if language == "de" else "\nPlan ") >= 3
        assert RENDERER.panel(GAME.view(state, 0), 0, table(3, language)).png


def test_a_strike_is_told_before_it_is_confirmed() -> None:
    told = _private(at_table("8 fence", "7 bis", "9 park"))
    assert told.startswith("No number fits, you take a strike: confirm your turn.\nYour turn so far: strike.")
    assert _private(alone("8 fence", "7 park", "9 park")).startswith("No number fits: take a strike.")
