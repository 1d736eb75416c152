"""What happened, in the sentences of the log: a line for each player, and not too many."""

from __future__ import annotations

import pytest

from bot.controllers import CONTROLLERS
from bot.controllers.core import Controller
from bot.languages import Language, language
from bot.ui import telling
from games.core import Event, Params
from games.turns import Told

SAY = language("en")
HAMLET, CARRARA, TINY, WELCOME = (CONTROLLERS[slug] for slug in ("hamlet", "carrara", "tiny_towns", "welcome_to"))
NAMES = ("Ada", "Bruno", "Chiara")


def placed(seat: int, square: str = "A1", resource: str = "W") -> Event:
    return Event("placed", seat, {"resource": resource, "square": square})


def told(*events: Event, turn: int = 0) -> Told:
    return Told(turn, tuple(sorted({event.seat for event in events if event.seat is not None})), events)


def lines(controller: Controller, *turns: Told, names: tuple[str, ...] = NAMES, say: Language = SAY) -> list[str]:
    return telling.in_lines(controller, turns, names, say).splitlines()


def test_each_player_has_a_line() -> None:
    assert lines(TINY, told(placed(0), placed(1, "B2"))) == ["-# **Ada** put wood on A1", "-# **Bruno** put wood on B2"]


def test_a_name_is_said_once_in_a_line() -> None:
    hammer = Event("hammer", 0, {})

    (ada, bruno) = lines(TINY, told(placed(0), placed(1), hammer))

    assert ada.endswith("on A1 · got the hammer")
    assert bruno.endswith("on A1")


@pytest.mark.parametrize(
    ("code", "own", "others"),
    [
        ("en", "-# **You** put wood on A1 · finished your town in round 9", "-# **Bruno** put wood on A1"),
        ("de", "-# **Du** hast Holz auf A1 gelegt · bist in Runde 9 mit", "-# **Bruno** hat Holz auf A1 gelegt"),
    ],
)
def test_whoever_reads_what_they_did_is_called_you(code: str, own: str, others: str) -> None:
    turn = told(placed(0), Event("finished", 0, {"round": 9}), placed(1))

    (ada, bruno) = telling.in_lines(TINY, [turn], NAMES, language(code), you=0).splitlines()

    assert ada.startswith(own)
    assert bruno == others


def test_the_house_is_not_a_person() -> None:
    scored: Params = {"building": "palazzo", "count": 2, "vp": 4, "coins": 0}

    told_of = [CARRARA.sentences.event(Event("scored_type", seat, scored), NAMES, SAY, 0) for seat in (None, 0, 1)]

    assert [sentence.partition(":")[0] for sentence in told_of] == [
        "The House of Malaspina scored its 2 Palaces",
        "You scored your 2 Palaces",
        "Bruno scored their 2 Palaces",
    ]


def test_what_concerns_everybody_has_a_line_of_its_own() -> None:
    shuffled = Event("reshuffled", None, {})

    assert lines(TINY, told(placed(0), placed(1), shuffled))[-1] == "-# The resource cards were reshuffled"


def test_a_board_of_final_scores_does_not_tell_that_the_game_is_over() -> None:
    finished, over = Event("finished", 0, {"round": 9}), Event("game_over", None, {})

    assert lines(TINY, told(placed(0), finished, over)) == [
        "-# **Ada** put wood on A1 · finished their town in round 9"
    ]


def test_what_follows_from_one_players_turn_stays_in_their_line() -> None:
    built = Event("built", 0, {"tile": "biblioteca-1", "city": "lucca", "stones": "WY"})

    (line,) = lines(CARRARA, told(built, Event("turned_up", None, {"tile": "biblioteca-2"})))

    assert line.startswith("-# **Ada** built")
    assert " · New on display: " in line


def test_the_rival_has_a_line_too() -> None:
    given = Event("agency_given", None, {"number": 9, "action": "park"})
    strike = Event("strike", 0, {})

    assert lines(WELCOME, told(strike, given)) == ["-# **Ada** took a strike", "-# **The AAA** got 9 + park"]


def test_a_board_does_not_tell_what_it_shows_anyway() -> None:
    ended, began = Event("ended", 0, {}), Event("round", None, {"round": 2})

    assert lines(WELCOME, told(Event("strike", 0, {}), ended, began)) == ["-# **Ada** took a strike"]


def test_whoever_did_nothing_has_at_least_ended_their_turn() -> None:
    assert lines(HAMLET, told(Event("ended", 0, {}))) == ["-# **Ada** ended their turn"]


def test_what_was_done_several_times_is_said_once() -> None:
    strikes = [Event("strike", 0, {})] * 3

    assert lines(WELCOME, told(*strikes)) == ["-# **Ada** took a strike ×3"]


def test_a_long_list_is_cut_and_says_so() -> None:
    turns = [told(Event("strike", 0, {}), turn=number) for number in range(11)]

    found = lines(WELCOME, *turns)

    assert len(found) == telling.MOST_LINES
    assert found[-1] == "-# …and 4 more: `/game log`"


def test_a_list_that_just_fits_is_not_cut() -> None:
    turns = [told(Event("strike", 0, {}), turn=number) for number in range(telling.MOST_LINES)]

    assert lines(WELCOME, *turns)[-1] == "-# **Ada** took a strike"


def test_a_long_turn_is_cut() -> None:
    many = [placed(0, square) for square in ("A1", "B2") * 40]

    (line,) = lines(TINY, told(*many))

    assert telling.LONGEST_LINE < len(line) <= telling.LONGEST_NEWS + len("-# ")
    assert line.endswith("…")


def test_history_is_one_line() -> None:
    text = telling.in_one_line(TINY, [told(placed(0), placed(1))], NAMES, SAY)

    assert text.startswith("-# Ada put ")
    assert " · Bruno put " in text
    assert "\n" not in text


def test_names_are_only_text() -> None:
    (line,) = lines(WELCOME, told(Event("strike", 0, {})), names=("*x*",))

    assert line == r"-# **\*x\*** took a strike"


def test_only_finished_turns_of_the_stretch_are_told() -> None:
    turns = [told(placed(0), turn=number) for number in range(5)]

    assert [turn.turn for turn in telling.told_since(turns, 2, 4)] == [2, 3]


@pytest.mark.parametrize(
    ("controller", "code"), [(HAMLET, "ended"), (CARRARA, "passed"), (TINY, "hammer"), (WELCOME, "strike")]
)
def test_a_line_in_german_begins_with_the_player_too(controller: Controller, code: str) -> None:
    (line,) = lines(controller, told(Event(code, 1, {})), say=language("de"))

    assert line.startswith("-# **Bruno** hat ")
