from __future__ import annotations

import re
from random import Random

import pytest
from msgspec.structs import replace

from games.turns import new_game, open_turn
from games.welcome_to import GAME
from games.welcome_to.data import ACTIONS, PLANS, Plan
from games.welcome_to.state import Options, Sheet
from renderers.core import ALT_LIMIT, Table
from renderers.welcome_to.voice import Voice
from tests.games.welcome_to.table import everybody, play
from tests.renderers.sentences import LANGUAGES, speaker
from tests.renderers.welcome_to.positions import DENSE, alone, at_table, board, ended, own, panel, played, words

# --- the table --------------------------------------------------------------------------------------------------------


def test_the_board_tells_combinations_and_who_is_waited_for() -> None:
    told = words(ended(at_table(), 1, Random(1)))
    assert told.startswith("Welcome To…, round 9.\nCombination 1: 10 with fence, next ")
    assert "Combination 2: 11 with bis, next " in told
    assert "Waiting for Annika, Maximiliane von Hohenzollern-Sigm." in told
    assert "Turn ended: Bob." in told


def test_plans_are_told_with_both_values_and_who_scored_them() -> None:
    told = words(at_table(sheets=(own(), own(DENSE)), plans="A2 B2@5 CH6"))
    assert "Plan A: 4 estates of 2. 8 points for those who score it first, then 4." in told
    assert "Plan A scored by Bob for 8." in told
    assert "Plan B: Estates of 2, 2 and 5. Now 6 points, 10 before." in told
    assert "Plan B scored by Annika for 10." in told
    assert "Plan C: Estates of 5 and 6, a pool and a bis house in each. 14 points" in told


def test_plans_are_told_in_german() -> None:
    told = words(at_table(plans="AH1 BH4 C1"), language="de")
    assert "Vorgabe A: An jedem Straßenende eine Wohnanlage mit 1 Haus. 10 Punkte für die Ersten, danach 5." in told
    assert "Vorgabe B: Eine Straße: 2 Wohnanlagen mit 4 Häusern, mit einem Kreisverkehr." in told


def test_the_last_round_is_told_move_by_move() -> None:
    turn = everybody(
        at_table("10 fence", "9 temp", "4 marketing", advanced=True),
        "take 1 on 3.9 fence 3.10",
        "roundabout 3.3; take 2 +1 on 3.10",
        "take 3 on 3.3",
    )
    assert (
        "What happened in round 9:\n"
        "Annika wrote 10 on 3.9 and built a fence after 3.10.\n"
        "Bob built a roundabout on 3.3.\n"
        "Bob wrote 10 on 3.10 with the temp agency.\n"
        "Maximiliane von Hohenzollern-Sigm wrote 4 on 3.3 (no marketing).\n"
    ) in words(turn)


def test_what_followed_from_the_last_round_is_told() -> None:
    sheet = own("1 2 3* . | . . . . . .\n. . . . . . . . . . .\n. . . . . . . . . . . .")
    turn = at_table("10 fence", "4 temp", "12 park", sheets=(sheet, sheet), plans="A4 B1 C1")
    told = words(everybody(turn, "take 2 +0 on 1.4", "take 2 +0 on 1.4"))
    assert "Annika wrote 4 on 1.4 with the temp agency.\nAnnika completed estate 1.1–1.4 (size 4).\nBob " in told


def test_the_board_says_nothing_of_a_round_before_the_first() -> None:
    assert "What happened" not in words(at_table())


def test_the_last_round_is_told_in_german() -> None:
    turn = everybody(at_table(), "take 2 on 2.11 bis 3.3 left", "take 3 on 3.3 park", "take 3 on 3.3")
    told = words(turn, language="de")
    assert "Annika hat 11 auf 2.11 geschrieben und auf 3.3 einen Anbau mit 2 gebaut.\n" in told
    assert "Bob hat 4 auf 3.3 geschrieben und einen Park angelegt.\n" in told
    assert "Maximiliane von Hohenzollern-Sigm hat 4 auf 3.3 geschrieben (ohne Park).\n" in told


@pytest.mark.parametrize(
    ("sheet", "warning"),
    [
        (replace(own(), strikes=2), "One more strike for Annika ends the game."),
        (replace(own(), plans=(8, 10, 0)), "One more plan for Annika ends the game."),
        (own(DENSE), "Annika has only 1 free lot left and can end the game."),
    ],
)
def test_it_is_told_who_can_end_the_game(sheet: Sheet, warning: str) -> None:
    assert warning in words(at_table(sheets=(sheet, own())))


def test_every_lot_of_every_street_is_told() -> None:
    told = words(at_table())
    assert told.count("\nStreet 1: 1.1: 1, 1.2: 2, fence, 1.3: 3 with pool, 1.4: 5, fence, 1.5: 6, ") == 3
    assert "2.5: 6, fence, 2.6: roundabout, fence, 2.7: 7, " in told
    assert "Street 3: 3.1 free, 3.2: 2 with pool, 3.3 free, fence, 3.4: 5, 3.5 free, 3.6: 6, 3.7: 6b, 3.8: 9, " in told
    assert "3.9 to 3.10 free, 3.11: 12 with pool, 3.12 free." in told
    assert "Complete estates: 1.1–1.2, 1.5–1.8, 2.1, 2.7–2.9.\nUsed for plans: 1.3–1.4." in told


def test_tracks_are_told_with_their_value() -> None:
    told = words(at_table(advanced=True))
    assert "Parks in streets 1, 2 and 3: 1/3, 2/4, 0/5, 6 points." in told
    assert "Pools: 6, 21 points.\nFree lots with a pool: 2.4." in told
    assert "Estates of 1 to 6 are worth 1, 3, 3, 6, 5, 6." in told
    assert "Penalties: Bis 1, −1, Strikes 1, 0, Roundabouts 1, −3." in told


# --- one seat ---------------------------------------------------------------------------------------------------------


def test_the_question_is_told_with_its_answers() -> None:
    english, german = words(at_table(), 0), words(at_table(), 0, "de")
    assert english.startswith("Choose a number and its action.\n10 + fence; 11 + bis; 4 + park.\n")
    assert german.startswith("Wähle eine Nummer mit ihrer Aktion.\n10 + Zaun; 11 + Anbau; 4 + Park.\n")


def test_a_seat_that_has_ended_is_told_so() -> None:
    assert words(play(at_table(), "take 3 on 3.3; end"), 0).startswith("You've ended your turn.\n")


def test_own_plans_are_told_with_their_progress() -> None:
    told = words(at_table(plans="A4 B2 CH3"), 0)
    assert "Plan A: you have 1 of 2." in told
    assert "You've scored plan B for 10." in told
    assert "Plan C: you have 1 of 3." in told


def test_the_words_of_a_panel_tell_the_own_open_moves_and_nobody_elses() -> None:
    turn = play(at_table(), "take 2 on 2.11 bis 3.3 left")
    assert "3.3: 2b" in words(turn, 0)
    assert "What happened in round 9:\nAnnika wrote 11 on 2.11 and built a bis house " in words(turn, 0)
    assert "3.3: 2b" not in words(turn, 1)
    assert "3.3: 2b" not in words(turn)


def test_a_strike_is_offered_when_no_number_fits() -> None:
    assert "\nTake a strike.\n" in words(at_table("8 fence", "7 bis", "9 park"), 0)
    assert "\nStrike · AAA: 8 + fence; Strike · AAA: 7 + park; " in words(alone("8 fence", "7 park", "9 park"), 0)


# --- solo -------------------------------------------------------------------------------------------------------------


def test_the_rival_of_a_solo_game_is_told() -> None:
    told = words(alone("3 temp", "8 park", "10 marketing", given="park fence bis"))
    assert "Card 1: 3 and temp agency." in told
    assert (
        "Your rival is the AAA, level 3, Irene. It scores these plans as soon as their projects are completed: A, C."
        in told
    )
    assert "Points per card: park 2, pool 2, temp agency 1, fence 1." in told
    assert "Cards handed to the AAA, in order: park, fence, bis." in told


def test_the_card_handed_over_is_told() -> None:
    told = words(play(alone("3 temp", "8 park", "10 marketing"), "take 3+2 on 1.9 park; end"))
    assert "\nAnnika completed estate 1.9–1.10 (size 2).\nThe AAA got 3 + temp agency." in told


@pytest.mark.parametrize("seed", range(4))
def test_the_end_of_a_solo_game_tells_level_manager_and_margin(seed: int) -> None:
    turn = played(1, seed=seed, options=Options(False, 1))
    assert turn.result is not None
    assert turn.result.verdict is not None
    params = turn.result.verdict.params
    first, own_line, rival, *_ = words(turn).split("\n")
    assert re.fullmatch(r"(Lost|Won) by \d+: −?\d+ to \d+ against Sam, level 1\.", first)
    assert str(abs(int(params["margin"]))) in first
    assert own_line.startswith(f"Annika: {params['total']} point".replace("-", "−"))
    assert rival.startswith(f"AAA: {params['rival']} points. Plans ")
    assert "Fence cards " in rival


def test_level_0_has_no_rival() -> None:
    told = words(played(1, seed=3, options=Options(False, 0)))
    assert re.match(r"−?\d+ points? without a rival \(level 0\)\.\nAnnika: ", told)
    assert "\nAAA: " not in told


# --- the end ----------------------------------------------------------------------------------------------------------


def test_the_end_is_told_with_places_and_score_sheets() -> None:
    turn = played(3, seed=5)
    assert turn.result is not None
    told = words(turn)
    assert " wins with " in told.split("\n")[0]
    sheets = [
        rf": −?\d+ points?, place {score.rank}\. Plans \d+, Parks {line.points}, Pools "
        for score in turn.result.seats
        for line in score.lines
        if line.code == "parks"
    ]
    assert len(sheets) == 3
    assert [sheet for sheet in sheets if not re.search(sheet, told)] == []


def test_equal_totals_are_explained() -> None:
    turn = played(2, seed=5)
    tied = words(open_turn(GAME, replace(turn.base, players=(turn.base.players[0],) * 2), turn.epoch))
    assert "Annika & Bob share the win with " in tied
    assert "More complete estates break a tie." in tied


# --- alt text ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "round_nine", "choice"),
    [
        ("en", "Welcome To…, round 9. Combination", "Where does the 10 go? Combination 1"),
        ("de", "Welcome To…, Runde 9. Komb", "Wohin kommt die 10? Kombination 1"),
    ],
)
def test_alt_text_begins_with_what_matters_now(language: str, round_nine: str, choice: str) -> None:
    shown = board(at_table(), language).alt
    own_panel = panel(at_table(), "1", language=language).alt
    assert shown.startswith(round_nine)
    assert own_panel.startswith(choice)
    assert len(shown) <= ALT_LIMIT
    assert "\n" not in shown + own_panel


def test_alt_text_of_a_panel_follows_the_choice() -> None:
    assert panel(at_table()).alt.startswith("Choose a number and its action.")
    assert "2.11: 11" not in panel(at_table(), "2").alt
    assert "2.11: 11" in panel(at_table(), "2", "2.11").alt


def test_alt_text_of_a_full_table_still_names_everybody() -> None:
    alt = board(played(6, rounds=9, seed=4, options=Options(True))).alt
    assert len(alt) <= ALT_LIMIT
    assert all(f"Streets of {name}" in alt for name in ("Annika", "Bob", "Zoë_99"))


@pytest.mark.parametrize("place", range(14))
@pytest.mark.parametrize(("language", "line"), [("en", "\nPlan "), ("de", "\nVorgabe ")])
def test_every_plan_can_be_told_and_drawn(language: str, line: str, place: int) -> None:
    ids = [[plan.id for plan in PLANS.values() if plan.stack == letter] for letter in "ABC"]
    turn = at_table(plans=" ".join(stack[place % len(stack)] for stack in ids), advanced=True)
    assert words(turn, 0, language).count(line) >= 3
    assert panel(turn, language=language).png


# --- what plans and actions are called --------------------------------------------------------------------------------


def _voice(language: str) -> Voice:
    return Voice(new_game(GAME, 2, Options(), 1).base, Table((), speaker(language, "welcome_to")))


def _figures(plan: Plan) -> list[int]:
    """The numbers that the rules of a plan speak of, in their order."""
    street = {"top": [1], "middle": [2], "bottom": [3]}.get(plan.street, [])
    sizes = [len(plan.sizes), plan.sizes[0]] if len(set(plan.sizes)) == 1 else list(plan.sizes)
    more = [plan.roundabouts] if plan.roundabouts > 1 else []
    return {"estates": street + sizes + more, "street_ends": [1]}.get(plan.kind, [plan.min])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plan", PLANS)
def test_the_names_of_plans_say_what_the_rules_ask_for(plan: str, language: str) -> None:
    told = re.findall(r"\d+", _voice(language).plan(plan))
    assert list(map(int, told)) == _figures(PLANS[plan])


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_plans_and_actions_are_unique(language: str) -> None:
    voice = _voice(language)
    assert len({voice.plan(plan) for plan in PLANS}) == len(PLANS) == 38
    assert len({voice.action(action) for action in ACTIONS}) == 6
