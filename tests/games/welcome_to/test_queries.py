"""What pictures and panels ask."""

from __future__ import annotations

from games.welcome_to.action_text import read_action
from games.welcome_to.queries import (
    end_warnings,
    free_lots_by_street,
    outlook,
    points_now,
    score_now,
    told,
    tracks,
)
from games.welcome_to.rounds import agency_score
from games.welcome_to.sheets import Estate, estates
from games.welcome_to.turns import open_draft
from tests.games.welcome_to.table import alone, everybody, play, row, sheet, table


def look(state, action: str, seat: int = 0):
    return outlook(state, seat, read_action(action))


def test_outlook_of_a_pool_lot():
    state = play(table(["8 pool", "9 park", "10 bis"]), "combine 1; street 1")
    assert look(state, "house 1.3").pool == "possible"
    assert look(state, "house 1.4").pool is None


def test_outlook_of_a_lost_pool():
    state = play(table(["8 pool", "9 park", "10 bis"]), "combine 2; street 1")
    assert look(state, "house 1.3").pool == "lost"


def test_outlook_of_a_number_that_completes_an_estate_and_a_plan():
    own = sheet("1 2 3 4 | 5 6 . 8 | . .")
    state = play(table(["7 park", "9 fence", "10 bis"], [own, own], "A4 B1 C1"), "combine 1")
    found = look(state, "house 1.7")
    assert found.number == 7
    assert found.parks_left == 3
    assert found.completes == (Estate(1, 5, 8, True, False),)
    assert found.plans == ("A",)
    assert found.points == 4


def test_outlook_of_a_fence():
    own = sheet("1 2 3 . . . . . . .")
    state = play(table(["7 fence", "9 park", "10 bis"], [own, own]), "combine 1; street 2; house 2.1")
    assert look(state, "street 1").completes == ()
    state = play(state, "street 1")
    assert look(state, "fence 1.3").completes == (Estate(1, 1, 3, True, False),)
    assert look(state, "fence 1.3").points == 3


def test_outlook_of_a_bis_house_on_a_pool_lot():
    state = play(table(["8 bis", "9 park", "10 pool"]), "combine 1; street 1; house 1.2")
    found = look(state, "bis 1.3 left")
    assert (found.pool, found.points) == ("lost", -1)


def test_estates_tell_complete_and_used():
    own = sheet("1! 2! | 3 . | . . . . . .", "1 2 3 4 5 6 7 | 8 . . .", "R | 2 3 | . . . . . . . . .")
    assert estates(own) == [
        Estate(1, 1, 2, True, True),
        Estate(1, 3, 4, False, False),
        Estate(1, 5, 10, False, False),
        Estate(2, 8, 11, False, False),
        Estate(3, 2, 3, True, False),
    ]


def test_tracks_tell_value_and_next_value():
    found = tracks(
        sheet("R | 2 3* 3b . . . . . .", "", "", "parks 3 1 0", "marketing 0 1 0 0 4 0", "strikes 2", "temps 2")
    )
    assert found.parks[0] == (3, 3, 10, None)
    assert found.parks[1] == (1, 4, 2, 4)
    assert found.pools == (1, 9, 3, 6)
    assert found.marketing[1] == (1, 2, 3, 4)
    assert found.marketing[4] == (4, 4, 10, None)
    assert found.bis == (1, 9, -1, -3)
    assert found.strikes == (2, 3, -3, -5)
    assert found.roundabouts == (1, 2, -3, -8)
    assert (found.temps, found.temp_boxes) == (2, 11)


def test_points_now_leave_out_the_open_round():
    state = table(["8 park", "9 temp", "10 bis"], [sheet("", "", "", "parks 1 0 0"), sheet()])
    state = play(state, "combine 1; street 1; house 1.1; park")
    assert points_now(state, 0) == 2
    assert points_now(state, 0, open_draft(state, 0).sheet) == 4


def test_score_now_ranks_the_temps():
    state = table(sheets=[sheet("", "", "", "temps 1"), sheet("", "", "", "temps 2")])
    assert [line.points for line in score_now(state, 0) if line.code == "temps"] == [4]


def test_agency_score_while_playing():
    state = alone(level=1, agency=row("park", "temp"))
    assert sum(line.points for line in agency_score(state)) == 1 + 1 + 7 + 2
    assert agency_score(alone(level=0)) == ()
    assert agency_score(table()) == ()


def test_free_lots_by_street():
    assert free_lots_by_street(sheet("1 2 3 . . . . . . .", "R | . . . . . . . . . .")) == (7, 10, 12)


def test_end_warnings():
    almost_full = ("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 12 . .")
    state = table(
        ["13 park", "14 fence", "15 bis"],
        [sheet(), sheet("", "", "", "strikes 2"), sheet("", "", "", "plans 8 0 7"), sheet(*almost_full)],
    )
    assert end_warnings(state) == [(1, "strikes", 1), (2, "plans", 1), (3, "lots", 2)]


def test_told_is_empty_before_the_first_round():
    assert told(table()) == ()


def test_told_says_what_every_seat_did():
    state = table(["12 fence", "13 park", "14 temp"], advanced=True)
    state = everybody(
        state,
        "roundabout 1; roundabout 1.1; combine 1; street 2; house 2.2; fence 2.2",
        "combine 3; change +1; street 1; house 1.10",
    )
    first, second = told(state)
    assert (first.number, first.house, first.roundabout) == (12, (2, 2), (1, 1))
    assert (first.action, first.deed, first.change) == ("fence", read_action("fence 2.2"), None)
    assert (second.number, second.action, second.change, second.deed) == (15, "temp", 1, None)


def test_told_says_plans_and_strikes():
    full = "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 12 13 ."
    own = sheet("1 2 3 4 | 5 6 7 8 | 9 10", *full)
    state = table(["2 fence", "3 park", "4 pool"], [own, own], "A4 B1 C1")
    first, second = told(everybody(state, "score A", ""))
    assert (first.strike, first.plans, len(first.spent)) == (True, ("A",), 2)
    assert (second.strike, second.plans, second.number) == (True, (), None)
