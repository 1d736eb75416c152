"""Scoring types and cities, markers, and the limited supply of objects."""

from __future__ import annotations

import pytest

from games.carrara.state import State, markers_left, screen_of
from games.core import IllegalMove
from tests.games.carrara.tables import after, choices, heard, player, position, scored_city


def code_of(state: State, text: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        after(state, text)
    return refusal.value.code


def scoring_choices(state: State) -> list[str]:
    return [text for text in choices(state) if text.startswith("SCORE")]


@pytest.mark.parametrize(
    ("city", "vp", "coins"),
    [("LIV", 18, 0), ("PIS", 0, 18), ("LUC", 12, 0), ("VIA", 0, 12), ("MAS", 6, 0), ("LER", 0, 6)],
)
def test_each_city_pays_its_own_way(city: str, vp: int, coins: int) -> None:
    state = position(player(built=f"{city} CAS1 POR2 VIL3"), player())

    scored = after(state, f"SCORE @{city}")

    assert (scored.players[0].vp, screen_of(scored, 0).coins) == (vp, coins)


@pytest.mark.parametrize(("city", "needed"), [("LIV", 2), ("PIS", 2), ("LUC", 2), ("VIA", 3), ("MAS", 3), ("LER", 3)])
def test_each_city_needs_its_number_of_buildings(city: str, needed: int) -> None:
    tiles = ["CAS1", "POR2", "VIL3"]
    enough = position(player(built=f"{city} {' '.join(tiles[:needed])}"), player())
    short = position(player(built=f"{city} {' '.join(tiles[: needed - 1])}"), player())

    assert f"SCORE @{city}" in scoring_choices(enough)
    assert code_of(short, f"SCORE @{city}") == "too_few_buildings"


def test_type_is_scored_once_by_each_player() -> None:
    state = position(
        player(built="LER CAS1", scored="CAS"), player(built="LER CAS2"), turn="1 action", wheel="K/-/-/-/-/-"
    )

    assert scoring_choices(state) == []
    assert code_of(state, "SCORE CAS") == "type_already_scored"
    assert scoring_choices(after(state, "BUY II: K", ".")) == ["SCORE CAS"]


def test_type_needs_a_building() -> None:
    assert code_of(position(bag="K"), "SCORE VIL") == "no_building_of_type"


def test_city_is_closed_to_everybody_once_scored() -> None:
    state = position(player(built="LIV CAS1 CAS2"), player(built="LIV BIB1 BIB2"), closed="LIV=2")

    assert code_of(state, "SCORE @LIV") == "city_closed"


def test_city_closed_by_oneself_stays_closed() -> None:
    state = position(player(built="LIV CAS1 CAS2"), player(), closed="LIV=1")

    assert code_of(state, "SCORE @LIV") == "city_closed"


def test_building_scores_through_its_type_and_through_its_city() -> None:
    state = position(player(built="LIV CAS1 CAS2"), player("K"), bag="K", wheel="K/-/-/-/-/-")

    both = after(state, "SCORE CAS .", "BUY II: K .", "SCORE @LIV")

    assert both.players[0].vp == 18
    assert screen_of(both, 0).objects == (0, 0, 0, 0, 4, 0)


def test_short_supply_gives_what_is_there() -> None:
    state = position(player(built="LUC CAS1 CAS2 CAS3 VIL1"), player(), supply="5 5 5 5 1 0")

    scored = after(state, "SCORE @LUC")

    assert heard(state, "SCORE @LUC") == [scored_city(0, "lucca", vp=14, coins=0, flag=1)]
    assert scored.supply == (5, 5, 5, 5, 0, 0)
    assert "flag" in scored.field


def test_six_markers_a_game() -> None:
    own = player(built="LIV CAS1 BIB1 PIS CAT1 PAL1 LER POR1 VIL1", scored="CAS BIB CAT PAL")
    state = position(own, player(), bag="K", closed="LIV=1 PIS=1")

    assert markers_left(state, 0) == 0
    assert scoring_choices(state) == []
    assert code_of(state, "SCORE VIL") == "no_markers_left"


def test_scorings_of_others_use_their_own_markers() -> None:
    other = player(built="LIV BIB1 BIB2 PIS BIB3 BIB4 LUC CAT1 CAT2")
    state = position(player(built="LER CAS1", scored="CAS"), other, bag="K", closed="LIV=2 PIS=2 LUC=2")

    assert markers_left(state, 0) == 5
    assert markers_left(state, 1) == 3
