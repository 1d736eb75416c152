"""Final scoring: the rulebook's example, awards, one test a site, ties."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.hamlet import scoring
from games.hamlet.data import MILESTONES, TILES
from games.hamlet.network import longest_road, network_of
from games.hamlet.positions import read_position, write_position
from games.hamlet.scoring import award_lines, points_now, result, score_lines, site_points
from games.hamlet.state import Holding, State
from games.hamlet.village import check_placement, village
from tests.games.hamlet.table import EXAMPLE_VILLAGE as VILLAGE
from tests.games.hamlet.table import GROWN, RICH, THREE, TWO, do, position, printed_links

ROADS = "roads QUA>STO/bridge/red QUA>BA1/bridge/red PO2>DAI/bridge/red COW>STO/bridge/yellow COW>FRR/bridge/yellow\n"
EXAMPLE = TWO + VILLAGE + ROADS + "red gold=0\nyellow gold=0\n"


def points(state: State, seat: int, code: str) -> int:
    return sum(line.points for line in score_lines(state, seat) if line.code == code)


# ---------------------------------------------------------------- the example


@pytest.mark.parametrize("number", range(len(position(EXAMPLE).places)))
def test_tiles_of_the_example_are_legal_in_their_order(number: int) -> None:
    places = position(EXAMPLE).places
    check_placement(village(places[:number]), places[number].tile, places[number].rot, places[number].at)


def test_links_of_the_example() -> None:
    state = position(EXAMPLE)
    assert {pair for pair in printed_links(state) if "CHU" not in pair} == {
        ("BA1", "DAI"),
        ("DAI", "STO"),
        ("STO", "FRR"),
    }
    contact = [each for each in village(state.places).contacts["CHU"] if each.other == "STO"]
    assert contact
    assert all(each.is_cliff for each in contact)


def without_planner(text: str) -> State:
    """The example of the rulebook leaves the Planner out, whoever built the first road."""
    return replace(position(text), milestones=tuple(Holding(id) for id in MILESTONES))


def test_red_in_the_example() -> None:
    state = without_planner(EXAMPLE)
    assert points(state, 0, "built_roads") == 3
    assert points(state, 0, "longest_road") == 12
    assert set(longest_road(state.places, state.roads, 0)) == {"PO2", "DAI", "BA1", "QUA", "STO", "FRR"}
    assert site_points(state, 0, "PO2") == 3


def test_yellow_in_the_example() -> None:
    state = without_planner(EXAMPLE)
    assert points(state, 1, "built_roads") == 2
    assert points(state, 1, "longest_road") == 15
    assert len(longest_road(state.places, state.roads, 1)) == 5


def test_example_reads_as_it_is_written() -> None:
    state = position(EXAMPLE + "turn 40 red")
    assert read_position(write_position(state)) == state


# ---------------------------------------------------------------- awards


def awards(orders: str, seats: int = 3, extra: str = "") -> list[dict[str, int]]:
    state = position(f"hamlet {seats} standard journeyman\nturn 5 red\norders {orders}\n{extra}")
    return [{line.code: line.points for line in award_lines(state, seat)} for seat in range(seats)]


def test_most_and_second_most_church_orders() -> None:
    assert awards("A=red B=red C=red D=yellow E=yellow") == [{"chaplain": 5}, {"sacristan": 3}, {}]


def test_tie_of_two_for_most_orders_shares_both_awards() -> None:
    assert awards("A=red B=red C=yellow D=yellow E=blue") == [{"chaplain": 4}, {"chaplain": 4}, {}]


def test_tie_of_three_for_most_orders() -> None:
    assert awards("A=red B=yellow C=blue D E") == [{"chaplain": 2}, {"chaplain": 2}, {"chaplain": 2}]


def test_tie_for_second_shares_the_sacristan() -> None:
    assert awards("A=red B=red C=yellow D=blue E") == [{"chaplain": 5}, {"sacristan": 1}, {"sacristan": 1}]


def test_nobody_is_awarded_for_nothing() -> None:
    """S2, and S1 for the second of two players."""
    assert awards("A B C D E") == [{}, {}, {}]
    assert awards("A=red B C D", seats=2) == [{"chaplain": 5}, {}]
    assert awards("A=red B=red C=yellow D", seats=2) == [{"chaplain": 5}, {"sacristan": 3}]


def test_merchant_has_most_trade_tiles() -> None:
    assert awards("A B C D E", extra="red trades=T1A\nblue trades=T1B,T1C") == [{}, {}, {"merchant": 4}]


def test_tied_merchants_share() -> None:
    extra = "red trades=T1A\nyellow trades=T1D\nblue trades=T1B"
    assert awards("A B C D E", extra=extra) == [{"merchant": 1}] * 3


def test_landscaper_has_most_flags_even_of_unconnected_sites() -> None:
    """S3."""
    state = position(TWO + VILLAGE)
    assert "FRR" not in network_of(state)
    lines = [{line.code: line.points for line in award_lines(state, seat)} for seat in (0, 1)]
    assert lines == [{"landscaper": 2}, {"landscaper": 2}]


# ---------------------------------------------------------------- sites


def test_pond_is_worth_three_in_the_network_only() -> None:
    assert site_points(position(EXAMPLE), 0, "PO2") == 3
    assert site_points(position(TWO + VILLAGE), 0, "PO2") == 0


def test_forest_pond_is_worth_three() -> None:
    state = do(built("PO1", "PO1.1 @ MAR.3"), "road MAR>PO1 paved")
    assert site_points(state, 0, "PO1") == 3


def built(tile: str, way: str, extra: str = "") -> State:
    """Red has built the tile on the standard start village."""
    village = "" if TILES[tile].stack == "bag" else GROWN
    return do(position(TWO + village + RICH + f"red drafts={tile}\n{extra}"), f"build {way}")


@pytest.mark.parametrize("code", ["OU1", "OU2"])
def test_outpost_counts_places_to_the_church(code: str) -> None:
    """S10: outpost, market, church."""
    assert site_points(built(code, f"{code}.5 @ MAR.6"), 0, code) == 3


def test_square_counts_three_for_each_own_path_that_meets_a_path() -> None:
    assert site_points(built("SQU", "SQU.2 @ MAR.6"), 0, "SQU") == 3


def test_monument_counts_two_for_each_contact_of_equal_kind() -> None:
    state = built("MON", "MON.2 @ MAR.6")
    contacts = network_of(state).ground.contacts["MON"]
    assert site_points(state, 0, "MON") == 2 * sum(each.kinds in ("PP", "FF", "RR") for each in contacts) == 2


@pytest.mark.parametrize(("code", "way", "each"), [("SMO", "SMO.1 @ CHU.8", 1), ("LMO", "LMO.1 @ CHU.8", 2)])
def test_mountain_counts_rock_of_its_neighbours_without_network(code: str, way: str, each: int) -> None:
    state = built(code, way)
    assert code not in network_of(state)
    assert site_points(state, 0, code) == 2 * each


@pytest.mark.parametrize(("code", "each"), [("SWO", 1), ("LWO", 2)])
def test_woodland_counts_forest_of_its_neighbours_without_network(code: str, each: int) -> None:
    state = built(code, f"{code}.1 @ WOO.2")
    contacts = network_of(state).ground.contacts[code]
    assert code not in network_of(state)
    assert site_points(state, 0, code) == each * sum(contact.kinds[1] == "F" for contact in contacts) > 0


def test_mountain_does_not_count_forest() -> None:
    state = built("SMO", "SMO.1 @ MAR.3")
    assert site_points(state, 0, "SMO") == 0


@pytest.mark.parametrize(
    ("code", "way", "extra", "worth"),
    [
        ("SHR", "SHR.2 @ MAR.1", "orders A=red B=red C=yellow D", 4),
        ("TRA", "TRA.6 @ MAR.1", "red trades=T1A,T1B,T2A\nyellow trades=T1C", 3),
    ],
)
def test_site_without_paths_scores_once_a_road_joins_it(code: str, way: str, extra: str, worth: int) -> None:
    state = built(code, way, extra)
    assert site_points(state, 0, code) == 0
    assert site_points(do(state, f"road MAR>{code} paved"), 0, code) == worth


@pytest.mark.parametrize(
    ("code", "way", "extra", "worth"),
    [
        ("STA", "STA.6 @ MAR.5", "red donkeys=CHU,CHU,FAR", 6),
        ("TAV", "TAV.4 @ MAR.6", "red gold=12", 7),
        ("TAV", "TAV.4 @ MAR.6", "red gold=30", 8),
    ],
)
def test_site_counts_what_its_owner_has(code: str, way: str, extra: str, worth: int) -> None:
    assert site_points(built(code, way, extra), 0, code) == worth


def test_warehouse_counts_own_roads() -> None:
    state = built("WAR", "WAR.2 @ MAR.6", "red gold=60 drafts=WAR,SMO villagers=CHU,CHU,CHU")
    state = do(state, "build SMO.1 @ CHU.8", "road QUA>SMO bridge")
    assert site_points(state, 0, "WAR") == 1
    # S8: the Planner doubles only the point for the road itself.
    assert points(state, 0, "built_roads") == 2


def test_farrier_must_be_in_the_network_but_not_on_the_road() -> None:
    """S7."""
    off_road = TWO + VILLAGE + "roads QUA>STO/bridge/red QUA>BA1/bridge/yellow\nyellow gold=0\n"
    line = scoring.longest_road_line(position(off_road), 1)
    assert line.detail["each"] == 3
    assert scoring.longest_road_line(position(TWO + VILLAGE), 1).detail["each"] == 2


# ---------------------------------------------------------------- roads and gold


def test_planner_doubles_built_roads() -> None:
    state = position(EXAMPLE)
    assert points(state, 0, "built_roads") == 6
    assert points(state, 1, "built_roads") == 2


def test_road_at_the_church_never_counts_for_the_longest_road() -> None:
    state = do(position(TWO + RICH + "red drafts=PO2"), "build PO2.1 @ CHU.8", "road CHU>PO2 bridge")
    assert longest_road(state.places, state.roads, 0) == ()
    assert points(state, 0, "built_roads") == 2


def test_roads_of_others_are_no_part_of_the_longest_road() -> None:
    state = position(TWO + VILLAGE + "roads QUA>STO/bridge/red QUA>BA1/bridge/yellow")
    assert set(longest_road(state.places, state.roads, 0)) == {"QUA", "STO", "DAI", "BA1"}


@pytest.mark.parametrize(("gold", "worth"), [(0, 0), (2, 0), (3, 1), (11, 3)])
def test_three_gold_are_a_point(gold: int, worth: int) -> None:
    assert points(position(TWO + f"red gold={gold}"), 0, "gold") == worth


# ---------------------------------------------------------------- the result


def ranks(text: str) -> list[int]:
    end = result(position(text + "\nturn 100 red over"))
    assert end is not None
    return [score.rank for score in end.seats]


def test_most_points_win() -> None:
    assert ranks(THREE + "red vp=10\nyellow vp=30\nblue vp=20") == [3, 1, 2]


def test_tie_goes_to_more_orders_then_more_trade_tiles_then_is_shared() -> None:
    level = THREE + "red vp={} gold=0\nyellow vp={} gold=0\nblue vp=0 gold=0\n"
    assert ranks(level.format(10, 13) + "orders A=red B=red C=yellow D E") == [2, 1, 3]
    assert ranks(level.format(10, 12) + "orders A=red B=red C=yellow D E") == [1, 2, 3]
    assert ranks(level.format(10, 14) + "red trades=T1A") == [1, 2, 3]
    assert ranks(level.format(10, 10)) == [1, 1, 3]


def test_lines_stand_in_the_order_of_the_rules_and_add_up() -> None:
    state = without_planner(EXAMPLE + "orders A=red B=yellow C D\nred trades=T1A gold=7")
    codes = [line.code for line in score_lines(state, 0)]
    assert codes == ["points", "chaplain", "merchant", "landscaper", "site", "built_roads", "longest_road", "gold"]
    assert points_now(state, 0) == sum(line.points for line in score_lines(state, 0)) == 9 + 4 + 4 + 2 + 3 + 3 + 12 + 2


def test_no_result_before_the_end() -> None:
    assert result(position(EXAMPLE)) is None
