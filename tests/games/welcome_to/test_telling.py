"""What readers see, and what they are told."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import Event
from games.turns import told
from games.welcome_to import GAME
from games.welcome_to.data import PROJECTS
from games.welcome_to.notation import read_move
from games.welcome_to.state import Options
from tests.games.welcome_to.table import Table, alone, everybody, play, scoring, sheet, sheet_of, table

# --- secrets ----------------------------------------------------------------------------------------------------------


def test_view_hides_the_piles_below_their_top_card() -> None:
    turn = table()
    view = turn.view(1)
    assert [pile[0] for pile in view.piles] == [pile[0] for pile in turn.base.piles]
    assert not any(card for pile in view.piles for card in pile[1:])


def test_others_see_a_turn_when_the_round_is_over() -> None:
    turn = play(table(), "take 1 on 2.5")
    assert turn.view(1).players[0].sheet == sheet()
    assert turn.view(0).players[0].sheet == sheet_of(turn)
    after = everybody(table(), "take 1 on 2.5", "take 1 on 2.5")
    assert after.view(1).players[0].sheet == sheet_of(turn)


def test_solo_view_hides_the_deck_and_the_face_down_projects() -> None:
    state = GAME.new(1, Options(), 5)
    view = GAME.view(state, 0)
    assert set(view.piles[0]) == {0}
    assert view.discards == ((0, 0),)
    assert view.agency == state.agency


# --- what is told -----------------------------------------------------------------------------------------------------


def tell(turn: Table, move: str, seat: int = 0) -> list[Event]:
    """What the seat is told of its own move."""
    made = read_move(move)
    return list(told(turn, turn.play(seat, made), seat))


def test_number_with_its_action_is_one_event() -> None:
    turn = table(["8 fence", "9 park", "10 temp"])
    assert tell(turn, "take 2 on 2.5 park") == [Event("wrote_park", 0, {"number": 9, "place": "2.5", "action": "park"})]
    assert tell(turn, "take 3 -1 on 2.5") == [
        Event("wrote_temp", 0, {"number": 9, "place": "2.5", "action": "temp", "by": -1})
    ]
    assert tell(turn, "take 1 on 2.5 fence 1.4") == [
        Event("wrote_fence", 0, {"number": 8, "place": "2.5", "action": "fence", "left": "1.4", "right": "1.5"})
    ]
    assert tell(turn, "take 1 on 2.5") == [Event("wrote", 0, {"number": 8, "place": "2.5", "action": "fence"})]


def test_bis_and_marketing_say_what_they_did() -> None:
    turn = table(["8 bis", "9 marketing", "10 pool"])
    assert tell(turn, "take 1 on 2.5 bis 2.6 left")[0].params == {
        "number": 8,
        "place": "2.5",
        "action": "bis",
        "bis": "2.6",
        "bis_number": 8,
    }
    assert tell(turn, "take 2 on 2.5 marketing 4")[0].params["size"] == 4


def test_what_follows_by_itself_is_told() -> None:
    own = sheet("1 2 . | 5 . . . . . .")
    turn = table(["3 park", "9 bis", "10 pool"], [own, own])
    assert tell(turn, "take 1 on 1.3")[1:] == [
        Event("pool_lost", 0, {"place": "1.3"}),
        Event("completed", 0, {"place": "1.1-3", "size": 3}),
    ]
    assert [event.code for event in tell(turn, "take 3 on 2.4 pool")] == ["wrote_pool"]


def test_pool_lost_under_a_bis_house_or_a_roundabout_is_told() -> None:
    turn = table(["8 bis", "9 bis", "10 bis"], advanced=True)
    assert tell(turn, "take 1 on 1.2 bis 1.3 left")[1] == Event("pool_lost", 0, {"place": "1.3"})
    assert tell(turn, "roundabout 1.3") == [
        Event("roundabout", 0, {"place": "1.3"}),
        Event("pool_lost", 0, {"place": "1.3"}),
    ]


def test_plans_strikes_and_the_end_are_told() -> None:
    turn = scoring(sheet("1 2 3 4 | 5 6 7 8 | . ."), "A4 B1 C1")
    assert tell(turn, "score A 1.1-4 1.5-8") == [
        Event("scored", 0, {"plan": "A", "points": 6, "estates": "1.1-4 1.5-8"})
    ]
    assert tell(turn, "end") == [Event("ended", 0)]
    full = sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 12 13 .")
    assert tell(table(["2 fence", "3 park", "4 pool"], [full, full]), "strike") == [Event("strike", 0, {"strikes": 1})]


def test_next_round_is_told_with_its_cards() -> None:
    turn = play(table(["12 pool", "13 pool", "14 pool"]), "take 1 on 2.2; end")
    turn = play(turn, "take 1 on 2.2", 1)
    events = list(told(turn, play(turn, "end", 1), None))
    assert [(event.code, event.seat) for event in events] == [
        ("wrote", 0),
        ("ended", 0),
        ("wrote", 1),
        ("ended", 1),
        ("round", None),
        ("combination", None),
        ("combination", None),
        ("combination", None),
    ]
    assert events[4].params == {"round": 10}


def round_events(turn: Table, line: str) -> list[Event]:
    """What nobody chose, after a solo turn."""
    after = play(turn, f"{line}; end")
    return list(GAME.tell(turn.view(0), after.view(0), None, None))


def test_agency_is_told() -> None:
    a, b, _ = PROJECTS
    events = round_events(alone(level=3, projects=[a, b]), "take 1+2 on 1.5")
    assert events[:5] == [
        Event("agency_given", None, {"number": 9, "action": "marketing"}),
        Event("agency_scored", None, {"plan": "A", "points": 8}),
        Event("agency_passed", None, {"plan": "B"}),
        Event("plan_turned", None, {"plan": "A", "points": 4}),
        Event("round", None, {"round": 10}),
    ]
    assert [event.code for event in events[5:]] == ["card"] * 3


def test_project_card_that_comes_up_is_told() -> None:
    first, *_ = PROJECTS
    turn = alone()
    turn = replace(turn, base=replace(turn.base, piles=((first, *turn.base.piles[0]),)))
    assert round_events(turn, "take 1+2 on 1.5")[-1] == Event("project", None, {"plan": "A"})


def test_end_of_the_game_is_told_with_its_reason_and_no_plan_drops_after_it() -> None:
    own = sheet("1 2 3 4 | 5 6 7 8 | . .", "", "", "plans 0 6 3")
    turn = table(["12 pool", "13 pool", "14 pool"], [own, sheet()], "A4 B2@3 C3@3")
    after = everybody(turn, "take 1 on 2.2; score A", "take 1 on 2.2")
    events = GAME.tell(turn.view(None), after.view(None), None, None)
    assert events == (Event("ended_game", 0, {"by": "plans"}),)


def test_reshuffled_piles_are_told() -> None:
    after = table()
    before = replace(after.base, piles=tuple(pile[:1] for pile in after.base.piles))
    assert Event("reshuffled") in GAME.tell(before, after.base, None, None)
