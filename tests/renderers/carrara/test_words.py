from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.carrara import GAME
from games.carrara.data import CITIES, DATA
from games.carrara.state import Options
from games.core import Event
from games.turns import Told
from renderers.carrara import RENDERER
from renderers.carrara.final import scores_of
from renderers.carrara.voice import SENTENCES, Voice
from renderers.sentences import dashed
from tests.renderers.carrara.positions import LAST, OPEN, READY, RICH, Moment, after, at, played, rich, table
from tests.renderers.sentences import LANGUAGES, NAMES, speaker


def _public(moment: Moment, language: str = "en") -> str:
    return RENDERER.words(GAME.view(moment.state, None), None, table(moment, language))


def _private(moment: Moment, seat: int, language: str = "en") -> str:
    return RENDERER.words(GAME.view(moment.state, seat), seat, table(moment, language))


# --- the table --------------------------------------------------------------------------------------------------------


def test_the_board_begins_with_round_turn_and_news() -> None:
    moment = after(rich(), "SCORE @PIS +crown .")
    told = _public(moment).split("\n")
    assert told[:2] == ["The Palaces of Carrara, round 11.", "Bob's turn: buy, build or score."]
    assert told[3] == "Annika scored Pisa: 18 coins, 1 gate, 1 flag. Annika bought the crown (10 coins)."


def test_the_wheel_is_told_with_prices() -> None:
    told = _public(rich())
    assert "I: 1 yellow at 5, 2 red at 4 each, 1 blue at 2." in told
    assert "II: 1 white at 5, 1 black free." in told
    assert "Empty: III." in told
    assert "red 4, 3, 2, 1, 0, 0;" in told


def test_display_objects_and_cities_are_told() -> None:
    told = _public(rich())
    assert "On display: Villa 1, Gate 4, Library 2, Castle 5," in told
    assert "In the stack: 15." in told
    assert "Objects for 10 coins each: book, crown, gate, coat of arms." in told
    assert "Supply of objects: 4 books, 4 chalices, 4 crowns, 1 gate, 4 flags, 3 coats of arms." in told
    assert "Lucca takes white, yellow, red and pays 2 points per point of cost. Scored by Annika." in told
    assert (
        "Viareggio takes white, yellow, red, green and pays 2 coins per point of cost. You can score it with 3" in told
    )


def test_every_player_is_told() -> None:
    told = _public(rich())
    assert "Annika: 12 points, scorings 2, building costs 12, markers left 4." in told
    assert "Buildings: Pisa Gate 2, Castle 4; Lucca Palace 3, Library 3." in told
    assert "Scored types: Villa, Castle." in told
    assert "Scored cities: Lucca." in told
    assert "Behind the screen" not in told


def test_open_screens_are_told() -> None:
    told = _public(Moment(replace(rich().state, options=OPEN)))
    assert "Behind the screen: 4 coins; stones: 1 red, 1 green, 2 black; objects: 2 gates, 1 flag." in told


def test_an_empty_table_is_told() -> None:
    told = _public(at(LAST))
    assert "Empty: I, II, III, IV, V, VI." in told
    assert "The bag is empty." in told
    assert "No building is left on display." in told
    assert "No object is left to buy." in told
    assert "Last round: Annika built the last building." in told


def test_rare_turns_are_told() -> None:
    """What is shown as proof, and turns without an action. It all goes into one turn here."""
    events = (
        Event("turned_wheel", 1),
        Event("relieved", 1, {"had": 1, "coins": 2}),
        Event("blocked", 1, {"coins": 2}),
        Event("announced", 1, {"vp": 5, "book": 6, "arms": 1}),
        Event("passed", 1),
    )
    moment = Moment(rich().state, (Told(10, (1,), events),))
    assert (
        "Bob turned the wheel. Bob couldn't pay for any stone with 1 coin and got 2. "
        "Bob couldn't do anything and got 2 coins. "
        "Bob announced the end of the game (+5 points) and showed 6 books, 1 coat of arms. Bob passed."
    ) in _public(moment).split("\n")
    view = GAME.view(moment.state, None)
    assert RENDERER.board(view, table(moment)).png != RENDERER.board(view, table(rich())).png


@pytest.mark.parametrize(
    ("language", "count", "told"),
    [
        ("en", 1, "Annika scored their Palace: 6 points"),
        ("en", 2, "Annika scored their 2 Palaces: 6 points"),
        ("de", 2, "Annika hat 2× Palazzo gewertet: 6 Punkte"),
    ],
)
def test_a_scored_type_is_told_with_its_buildings(language: str, count: int, told: str) -> None:
    event = Event("scored_type", 0, {"building": "palazzo", "count": count, "vp": 6, "coins": 0})
    assert SENTENCES.event(event, NAMES, speaker(language, "carrara")) == told


@pytest.mark.parametrize(
    ("language", "crowns", "told"),
    [
        ("en", 2, "Score Palace: 6⭐ 2🏺"),
        ("en", 1, "Score Palace: 6⭐ 1/2🏺"),
        ("de", 2, "Palazzo werten: 6⭐ 2🏺"),
    ],
)
def test_a_scoring_is_offered_with_its_objects_and_those_the_supply_lacks(
    language: str, crowns: int, told: str
) -> None:
    params: dict[str, str | int] = {"building": "palazzo", "vp": 6, "coins": 0, "buildings": 2, "crown": crowns}
    assert SENTENCES.phrase("answer", "score_type", params, speaker(language, "carrara")) == told


def test_the_house_has_its_own_line_and_its_name_for_what_it_does() -> None:
    told = _public(played(1, turns=20, seed=2)).split("\n")
    assert told[3].startswith("Annika ")
    assert told[4].startswith("The House of Malaspina ")


def test_a_turn_that_began_without_an_action_is_one_turn() -> None:
    """Bob's turn was blocked at the end of Annika's; what they did then belongs to it."""
    past = (
        Told(1, (0,), (Event("passed", 0), Event("blocked", 1, {"coins": 2}))),
        Told(2, (1,), (Event("bought", 1, {"object": "book", "price": 10}),)),
    )
    turns = Voice(rich().state, table(Moment(rich().state, past))).turns
    assert [(turn.seat, [event.code for event in turn.events]) for turn in turns] == [
        (0, ["passed"]),
        (1, ["blocked", "bought"]),
    ]


def test_german_counts_and_bends_words() -> None:
    moment = after(rich(), "BUILD BIB2 > LIV: W W .")
    told = _public(moment, "de")
    assert "Annika hat Biblioteca 2 in Livorno gebaut (Steine: 2 weiße). Neu in der Auslage: Castello 1." in told
    assert "I: 1 gelber für 5, 2 rote für je 4, 1 blauer für 2." in told
    assert "Bob ist am Zug: kaufen, bauen oder werten." in told


# --- one seat ---------------------------------------------------------------------------------------------------------


def test_the_panel_tells_what_the_seat_has_and_can_do() -> None:
    told = _private(rich(), 0)
    assert told.startswith("Buy stones, build or score.\nYou have 13 coins; stones: 2 white, 1 yellow, 2 red, ")
    assert "The wheel after it has turned, with prices in coins:\nI: 1 black at 1.\nII: 1 yellow at 4," in told
    assert "One new stone at most comes into I." in told
    assert "Castle 5 in Lucca, Viareggio, Massa, Lerici;" in told
    assert "Library for 6 points, 1 book; Gate for 6 coins, 1 gate;" in told
    assert "scorings 2 of 4, objects 5 of 8, building costs 12 of 30." in told


def test_a_seat_that_waits_is_told_for_whom() -> None:
    assert _private(rich(), 1).startswith("Annika is playing.\nYou have 4 coins;")


@pytest.mark.parametrize(
    ("turn", "prompt"),
    [
        ("turn 1 take", "Take stones from one segment."),
        ("turn 1 after", "Buy an object, or end your turn."),
        ("turn 1 after bought", "End your turn."),
    ],
)
def test_every_phase_has_its_prompt(turn: str, prompt: str) -> None:
    assert _private(at(RICH.replace("turn 1 action", turn)), 0).startswith(prompt)


def test_who_may_pass_is_told() -> None:
    last = at(RICH.replace("turn 1 action", "turn 2 action announced=1"))
    assert _private(last, 1).startswith("Last round: buy, build, score or pass.")


def test_who_may_announce_is_told() -> None:
    told = _private(at(READY), 0)
    assert told.startswith("Announce the end of the game, or end your turn.")


def test_the_plan_of_the_house_is_told() -> None:
    moment = played(1, turns=20, seed=2, options=Options(solo_level=3))
    told = _private(moment, 0)
    assert "The House of Malaspina (Master) would do this now: " in told
    assert "House of Malaspina: " in told
    assert "Behind the screen: " in told


# --- the end ----------------------------------------------------------------------------------------------------------


def test_the_end_is_told_with_places_and_score_sheets() -> None:
    moment = after(at(LAST.replace("20vp", "30vp")), ".")
    told = _public(moment).split("\n")
    assert told[0] == "Annika wins with 48 points."
    assert told[1] == (
        "Annika: 48 points, place 1. Score track: 30; Announcement: 0; Objects, 3 each: 12; Building costs: 6; "
        "Coins, 1 for 5: 0."
    )
    assert told[2].startswith("Bob: 38 points, place 2. Score track: 19;")
    assert "Ties go" not in "\n".join(told)


def test_stones_break_a_tie() -> None:
    told = _public(after(at(LAST), "."))
    assert told.startswith("Annika wins with 38 points.")
    assert "A tie goes to the player with more stones left." in told


@pytest.mark.parametrize(
    ("language", "outcome"),
    [
        ("en", "Annika & Bob share the win with 38 points."),
        ("de", "Annika & Bob gewinnen gemeinsam mit 38 Punkten."),
    ],
)
def test_a_shared_victory_is_told(language: str, outcome: str) -> None:
    moment = after(at(LAST.replace("seat 1: WK", "seat 1: W")), ".")
    assert _public(moment, language).startswith(outcome)
    assert [score.rank for score in scores_of(moment.state)] == [1, 1]


WON = "Annika beats the House of Malaspina {0} to {1}."
LOST = "The House of Malaspina keeps the contract: {1} to {0}."


@pytest.mark.parametrize(
    ("vp", "ranks", "told"), [("20vp", [1, 2], WON), ("21vp", [2, 1], LOST), ("22vp", [2, 1], LOST)]
)
def test_the_house_keeps_the_contract_in_a_tie(vp: str, ranks: list[int], told: str) -> None:
    text = LAST.replace("turn 2 after", "solo 2\nturn 2 over").replace("20vp", "21vp").replace("19vp", vp)
    moment = at(text.replace("9c", "4c"))
    scores = scores_of(moment.state)
    assert [score.rank for score in scores] == ranks
    assert _public(moment).startswith(told.format(*(score.total for score in scores)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_solo_game_names_level_and_rank(language: str) -> None:
    moment = played(1, seed=2)
    result = GAME.result(moment.state)
    assert result is not None
    assert result.verdict is not None
    say = table(moment, language).say
    rank = say(f"carrara-rank-{dashed(result.verdict.code)}")
    level = say(f"carrara-rival-{moment.state.options.solo_level}")
    assert _public(moment, language).split("\n")[1].startswith(f"{rank}. {level}: {result.seats[0].total} + 5 = ")


# --- alt text ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_every_moment_fit_into_one_message_of_discord(language: str) -> None:
    moments = [played(4, turns=60, seed=2, options=OPEN), played(4, seed=1), played(1, turns=40)]
    assert max(len(_public(moment, language)) for moment in moments) < 4000
    assert max(len(_private(moment, 0, language)) for moment in moments) < 4000


def test_alt_text_begins_with_what_matters_now() -> None:
    moment = after(rich(), "SCORE @PIS .")
    board = RENDERER.board(GAME.view(moment.state, None), table(moment)).alt
    assert board.startswith(
        "The Palaces of Carrara, round 11. Bob's turn: buy, build or score. "
        "Annika scored Pisa: 18 coins, 1 gate, 1 flag. Points: Annika 12, Bob 7. The wheel, "
    )
    panel = RENDERER.panel(GAME.view(rich().state, 0), 0, table(moment), None).alt
    assert panel.startswith("Buy stones, build or score. You have 13 coins; ")
    assert "\n" not in board + panel


def test_alt_text_of_a_small_board_tells_everything_that_lies_on_it() -> None:
    alt = RENDERER.board(GAME.view(rich().state, None), table(rich())).alt
    assert "Annika: 12 points" in alt
    assert "Bob: 7 points" in alt
    assert not alt.endswith("…")


def test_all_cities_have_names() -> None:
    voice = Voice(rich().state, table(rich()))
    assert len({voice.city(city) for city in CITIES}) == len(DATA.cities)
