"""Moves, lines and positions as text, both ways."""

from __future__ import annotations

import pytest

from games.core import End, IllegalMove
from games.hamlet.notation import read_line, read_move, write_move
from games.hamlet.positions import read_position, write_position
from games.hamlet.state import Build, Buy, Fulfil, Herd, Hire, Move, Produce, Sell, Step, Unit
from games.hamlet.views import view
from tests.games.hamlet.table import GROWN, JOINED, RICH, SOLO, TWO, do, position
from tests.games.reading import unreadable_at


@pytest.mark.parametrize(
    "text",
    [
        "produce QUA",
        "produce BA1 stone wood wood",
        "process SAW 1",
        "process SAW 1 pay WOO:wood",
        "town buy 3",
        "town hire D@CHU",
        "town hire V",
        "sell T1A",
        "order A",
        "order C pay FAR:wheat*2 MAR:stone SAW:timber(red)",
        "beg",
        "build SAW.3 @ QUA.4",
        "build SAW.6 @ MAR.6 pay FAR:wheat*2 MAR:stone",
        "road QUA>STO bridge",
        "road WOO>LWO paved pay MAR:stone*2",
        "herd CHU>QUA CHU>FAR",
        "end",
    ],
)
def test_move_reads_as_it_is_written(text: str) -> None:
    assert write_move(read_move(text)) == text


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("build SAW.3 @ QUA.4", Build("SAW", 3, "QUA", 4)),
        ("herd CHU>QUA", Herd((Step("CHU", "QUA"),))),
        (
            "sell T1A pay FAR:wheat*2 SAW:timber(yellow)",
            Sell("T1A", (Unit("FAR", "wheat"), Unit("FAR", "wheat"), Unit("SAW", "timber", 1))),
        ),
        ("order a", Fulfil("A")),
        ("END", End()),
    ],
)
def test_meaning_of_moves(text: str, move: Move) -> None:
    assert read_move(text) == move


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 0), ("build", 5), ("build SAW @ QUA", 10), ("build SAW.3 QUA.4", 12), ("build XXX.3 @ QUA.4", 6),
        ("process SAW", 11), ("process SAW one", 12), ("process SAW 3", 12), ("town", 4), ("town sell", 5),
        ("town hire", 9), ("town hire X", 10), ("town buy", 8), ("town buy 5", 9), ("town buy 1 hire V", 11),
        ("road QUA STO bridge", 9), ("road QUA>STO tunnel", 13), ("herd", 4), ("produce BA1 gold", 12),
        ("beg twice", 4), ("beg pay QUA:stone", 4), ("order B pay QUA", 15), ("order B pay QUA:gold", 16),
        ("order B pay QUA:stone(pink)", 22), ("order F", 6), ("sell", 4), ("dance", 0), ("sell T1?", 5),
    ],
)  # fmt: skip
def test_nonsense_is_unreadable_and_says_where(text: str, at: int) -> None:
    assert unreadable_at(read_move, text) == at


@pytest.mark.parametrize(
    "text",
    [
        "process SAW 1 pay WOO:wood*30000000",
        "process SAW 1 pay WOO:wood*11",
        "order D pay WOO:wood*6 WOO:wood*6",
        "process SAW 99999999999999999999",
        "produce BA1" + " wood" * 11,
        "herd" + " CHU>QUA" * 7,
        "beg" + " " * 300,
        "produce \N{KELVIN SIGN}UA",
    ],
)
def test_text_is_bounded(text: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read_move(text)


# ---------------------------------------------------------------- lines


def line(text: str, extra: str = "") -> list[str]:
    state = position(TWO + RICH + extra)
    return [write_move(move) for move in read_line(text, view(state, 0), 0)]


@pytest.mark.parametrize(
    "text",
    [
        "town buy 1 hire V D@FAR herd CHU>QUA end",
        "town buy 1 hire V D@FAR; herd CHU>QUA; end",
        "TOWN BUY 1 HIRE v d@far, herd chu>qua, END;",
    ],
)
def test_whole_turn_in_one_line(text: str) -> None:
    assert line(text) == ["town buy 1", "town hire V", "town hire D@FAR", "herd CHU>QUA", "end"]


def test_left_out_payment_is_made_automatically() -> None:
    assert line("build PO2.1 @ CHU.8", "red drafts=PO2") == ["build PO2.1 @ CHU.8 pay QUA:stone"]


def test_later_payment_knows_what_was_done_before() -> None:
    stock = "red drafts=PO2,SMO\nstock QUA:stone WOO:wood*3 FAR:wheat*3"
    assert line("build PO2.1 @ CHU.8 build SMO.1 @ MAR.3", stock) == [
        "build PO2.1 @ CHU.8 pay QUA:stone",
        "build SMO.1 @ MAR.3 pay MAR:stone",
    ]


def test_spot_is_read_under_each_of_its_names() -> None:
    assert line("build PO1.1 @ CHU.14", "red drafts=PO1") == ["build PO1.1 @ CHU.13 pay WOO:wood"]


def test_cubes_and_donkeys_are_put_in_order() -> None:
    barns = JOINED + "red gold=0 donkeys=CHU,QUA\nstock"
    state = position(TWO + barns)
    assert read_line("produce BA1 wheat stone wood", state, 0) == (Produce("BA1", ("stone", "wood", "wheat")),)
    assert read_line("herd QUA>BA1 CHU>FAR", state, 0) == (Herd((Step("CHU", "FAR"), Step("QUA", "BA1"))),)


def test_several_workers_are_several_moves() -> None:
    moves = read_line("town buy 1 hire V D@FAR", position(TWO + RICH), 0)
    assert moves == (Buy(1), Hire(), Hire("FAR"))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("produce QUA", "slots_full"),
        ("beg; order E", "order_not_open"),
        ("end; beg", "already_ended"),
        ("town buy 1; town buy 4", "look_first"),
        ("beg; dance", "unreadable"),
        ("order B pay WOO:wood*3", "wrong_payment"),
    ],
)
def test_line_is_refused_as_a_whole(text: str, code: str) -> None:
    state = view(position(TWO + RICH), 0)
    with pytest.raises(IllegalMove) as refused:
        do(state, text)
    assert refused.value.code == code


# ---------------------------------------------------------------- positions


@pytest.mark.parametrize("text", [TWO, SOLO, "hamlet 4 random master"])
def test_start_reads_as_it_is_written(text: str) -> None:
    state = position(text)
    assert read_position(write_position(state)) == state


def test_position_in_the_middle_of_a_turn_reads_as_it_is_written() -> None:
    state = do(
        position(TWO + "turn 60 red\n" + RICH + "red drafts=SAW"), "build SAW.6 @ MAR.6", "town buy 1", "herd CHU>QUA"
    )
    assert read_position(write_position(state)) == state
    assert read_position(write_position(view(state, 0))) == view(state, 0)


def test_position_of_a_solo_challenge_reads_as_it_is_written() -> None:
    state = position(SOLO + "turn 13 red\n" + RICH + "red gold=30 drafts=SAW")
    state = do(state, "order A", "build SAW.6 @ MAR.6", "end")
    assert read_position(write_position(state)) == state


def test_what_is_left_out_stands_as_far_as_the_rest_allows() -> None:
    state = position(TWO + "red drafts=DAI trades=T1A\nmarket T1B T1C T1D")
    assert "DAI" not in {offer.tile for offer in state.row} | set(state.bag)
    assert len(state.row) == 4
    assert not {"T1A", "T1B", "T1C", "T1D"} & set(state.trade_stack)
    assert position(TWO + "row PO1 PO2").bag == ()


@pytest.mark.parametrize(
    "header", ["hamlet 5 standard journeyman", "hamlet 2 nowhere journeyman", "hamlet 2 standard hero", "hamlet", ""]
)
def test_unknown_table_is_unreadable(header: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read_position(header)


@pytest.mark.parametrize(
    "text",
    ["pink gold=3", "red gold=x", "red gold=-1", "red gold=1000", "red silver=3", "village CHU", "stock QUA:gold",
     "roads QUA>STO/tunnel/red", "row X", "did red 1 1 - beg", "turn 1", "blue gold=3", "stock QUA:stone*4"],
)  # fmt: skip
def test_unknown_line_is_unreadable(text: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read_position(TWO + text)


@pytest.mark.parametrize(
    "text",
    [
        # the turn
        "turn 0 red", "turn 101 red", "turn 9 red over", "turn 3 red hire_open",
        # the village
        "village CHU/0/0,0", "village WOO/4/-6,3 QUA/5/-4,4 FAR/3/2,4 MAR/0/2,1 TOW/0/3,-3",
        "village CHU/0/0,0 WOO/4/-6,3 QUA/5/-4,4 FAR/3/2,4 MAR/0/2,1 TOW/0/3,-3 PO2/0/-2,4",
        "village CHU/0/0,0 WOO/4/-6,3 QUA/5/-4,4 FAR/3/2,4 MAR/0/2,1 TOW/0/3,-3 PO2/0/0,0/red",
        "village CHU/0/0,0 WOO/4/-6,3 QUA/5/-4,4 FAR/3/2,4 MAR/0/2,1 TOW/0/3,-3 PO2/0/90,90/red",
        "village CHU/0/0,0 WOO/4/-6,3 QUA/5/-4,4 FAR/3/2,4 MAR/0/2,1 TOW/0/3,-3 SAW/3/2,7",
        # roads
        "roads CHU>SAW/bridge/red", "roads FAR>MAR/paved/blue",
        "roads CHU>QUA/bridge/red", "roads QUA>TOW/bridge/red", "roads FAR>MAR/bridge/red",
        "roads FAR>MAR/paved/red MAR>FAR/paved/yellow",
        # stock and markers
        "stock CHU:stone", "stock QUA:wood", "stock QUA:stone(red)", "stock QUA:stone*3 QUA:stone", "stock SAW:timber",
        # seats
        "red donkeys=CHU,CHU,CHU,CHU,CHU,CHU,CHU", "red donkeys=SAW", "red villagers=CHU,CHU,CHU,CHU,CHU",
        "red villagers=SAW", "yellow villagers=CHU-", "red drafts=SAW,STO,FLO,DAI",
        # tiles
        "red drafts=SAW\nrow SAW STO FLO DAI", "red drafts=SAW\nyellow drafts=SAW", "red drafts=CHU", "red drafts=LUM",
        "row SAW STO FLO DAI PO1", "row SAW STO FLO\nbag PO1", "row PO1 PO2",
        "row SAW STO FLO DAI\nbag", "stacks flour milk brick", "stacks milk flour",
        # trade tiles
        "market T1A T1B T1C T1D", "market T1A T1B\ntrades T1C", "red trades=T1A\nyellow trades=T1A",
        "market T2A T2B T2C\ntrades", "market T1A T1B T1C\ntrades T2A T1D", "red trades=T1?",
        "trades T3A", "trades T1A T2A T2B", "market T1A", "market T1A T1B T1C\ntrades T1D T2A T2B", "red trades=T3A",
        "market T2A T1A T1B\nred trades=T1C,T1D", "market T2A T2B T3A", "market T1A T2A T3A",
        # holdings
        "orders A B C", "orders A=abbey B C D", "orders B A C D",
        "milestones miller=red herder mason carpenter planner",
        "milestones miller herder mason carpenter planner=red", "milestones miller",
        "abbey alms=0 vp=0 deck=alms",
        # more than anybody can have earned
        "red vp=900", "turn 1 red\nred vp=7", "turn 1 red\nyellow vp=1", "turn 2 red\nred vp=31", "red gold=500",
        "turn 10 red\nred gold=300",
        "turn 1 red\nred gold=8", "turn 1 red\nred gold=0 villagers=CHU,CHU,CHU", "row SAW+200 STO FLO DAI",
        # gold on drafts that nobody put there
        "row STO+40", "row SAW+1 STO FLO DAI", "red drafts=PO1\nrow SAW STO+1 FLO DAI",
        "red drafts=PO1\nrow SAW+2 STO+1 FLO DAI", "red drafts=PO1\nrow SAW+1 STO+1 FLO+1 DAI+1",
        # less than somebody has certainly scored
        "red vp=1\norders A=red B=red C=red D=red\nturn 5 red ended", "red vp=0 trades=T1A", f"yellow vp=15\n{GROWN}",
        "turn 1 red\nred donkeys=CHU,CHU,CHU,CHU",
        # more than anybody can have done
        "turn 1 red\nred drafts=SAW,STO", "turn 1 red\nyellow drafts=SAW", "turn 1 red\norders A=red B=red C D",
        "turn 1 red\nyellow donkeys=CHU,CHU", "turn 1 red\nred trades=T1A drafts=SAW",
        f"turn 1 yellow\n{GROWN}", f"turn 2 red\n{JOINED}",
    ],
)  # fmt: skip
def test_impossible_position_is_refused(text: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read_position(TWO + text)


@pytest.mark.parametrize(
    "text",
    ["stock DAI:milk(yellow)", "stock DAI:milk(red!)", "stock COW:milk(red)*2 DAI:milk(red)", "stock DAI:milk",
     "roads QUA>BA1/bridge/red\nmilestones miller herder=red mason=red carpenter planner=yellow",
     "milestones miller herder mason=red carpenter planner"],
)  # fmt: skip
def test_goods_and_milestones_must_agree(text: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read_position(TWO + JOINED + text)


TITHES = ("tithe", "tithe", "survey", "merchant", "alms", "pilgrim")


@pytest.mark.parametrize(
    "text",
    ["abbey alms=0 vp=0 deck=alms", "turn 14 red over\nabbey alms=0 vp=0 deck=alms,alms", "turn 15 red",
     "orders A=red B=red C=red D=abbey", "abbey alms=900 vp=0 deck=" + ",".join(TITHES * 3),
     "abbey alms=0 vp=1 deck=" + ",".join(TITHES * 3),
     "abbey alms=0 vp=0 deck=" + ",".join(TITHES * 3) + " trades=T1A",
     # a card for each of the four rounds so far
     "abbey alms=0 vp=0 deck=" + ",".join(TITHES[3:] + TITHES * 2), "abbey alms=0 vp=0 deck=" + ",".join(TITHES * 2)],
)  # fmt: skip
def test_impossible_solo_challenge_is_refused(text: str) -> None:
    with pytest.raises(IllegalMove, match="unreadable"):
        read_position(SOLO + text)


@pytest.mark.parametrize(
    "text",
    ["turn 1 red\nred gold=0 donkeys=CHU,CHU drafts=SAW villagers=TOW-",
     f"turn 7 red\n{JOINED}red gold=1\nyellow gold=2",
     "turn 2 red\norders A B=red C=yellow D", f"turn 9 red\nyellow vp=16\n{GROWN}",
     "red drafts=PO1\nrow SAW+1 STO+1 FLO+1 DAI\nred gold=0", "red trades=T1A vp=1",
     "market T1A T1B T1C\ntrades T1D T2A T2B T3A"],
)  # fmt: skip
def test_what_can_have_been_earned_is_read(text: str) -> None:
    assert read_position(TWO + text)


FULL = "stock QUA:stone*3 WOO:wood*3 FAR:wheat*3"


@pytest.mark.parametrize(
    ("text", "most"),
    [
        # nothing but what everybody begins with
        ("turn 1 red\nred gold={}", 3),
        # the quarry was filled
        ("turn 1 red\nred gold={} villagers=QUA-\nstock QUA:stone*3 WOO:wood*2 FAR:wheat*2", 5),
        # one villager in nine turns: each start building was filled once, and then there is only begging
        (f"turn 10 red\nred gold={{}}\n{FULL}", 15),
        # two trade tiles were sold and paid for; their cubes allow two buildings to be filled once more, or three
        (f"turn 10 red\nred gold={{}} trades=T1A,T1B\n{FULL}", 3 + 2 + 7 * 2),
        # order A costs ten gold
        (f"turn 10 red\nred gold={{}}\norders A=red B C D\n{FULL}", 15 - 11),
        ("turn 10 red\nred vp={}", 0),
        ("turn 10 red\nred vp={} gold=0\norders A=red B C D", 6),
    ],
)  # fmt: skip
def test_nobody_has_more_than_the_turns_so_far_allow(text: str, most: int) -> None:
    assert read_position(TWO + text.format(most))
    assert unreadable_at(read_position, TWO + text.format(most + 1)) == len(TWO) + text.index("red ", 8)


def test_all_seats_together_have_no_more_than_that_and_gold_on_drafts_was_theirs() -> None:
    text = f"{TWO}turn 10 red\nred gold=14 drafts=PO1\nyellow gold={{}} drafts=PO2\nrow SAW{{}} STO FLO DAI\n{FULL}"

    assert read_position(text.format(12, ""))
    assert read_position(text.format(11, "+1"))
    assert unreadable_at(read_position, text.format(13, ""))
    assert unreadable_at(read_position, text.format(12, "+1"))


def test_only_a_survey_of_the_abbey_puts_a_draft_into_the_box() -> None:
    six_cards_turned_up = f"{SOLO}turn 7 red\nrow SAW STO FLO DAI\nbag "

    assert read_position(six_cards_turned_up + "SHR TRA PO1 PO2 SWO SMO")
    assert read_position(six_cards_turned_up + "SHR TRA PO1 PO2 SWO")
    assert unreadable_at(read_position, six_cards_turned_up + "SHR TRA PO1 PO2")
    assert unreadable_at(read_position, f"{SOLO}turn 1 red\nrow SAW STO FLO DAI\nbag SHR TRA PO1 PO2 SWO")


def test_refusal_of_an_impossible_position_says_where() -> None:
    text = TWO + GROWN + "stock CHU:stone\nred gold=3"
    assert unreadable_at(read_position, text) == text.index("stock")


def test_what_cannot_be_read_is_refused_before_what_the_rules_refuse() -> None:
    line, village = "process SAW 1 pay WOO:wood*30000000", position(TWO + RICH)
    assert unreadable_at(lambda text: read_line(text, village, 0), line) == line.index("30000000")
