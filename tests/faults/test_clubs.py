"""What people know after they have opened, joined or closed a table, and what an audit makes of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from bot.languages import language
from bot.storage.games import GameRow, SeatRow
from bot.testing.clubs import Act, Kind, Outcome, findings, outcome_of
from bot.testing.interactions import Answer
from bot.testing.scene import opened
from tests.waiting import LONGEST_WAIT

ADA, BRUNO = 1, 2
SAY = language("en")


def table(*seats: SeatRow, game_id: int = 5, status: str = "lobby", private: bool = False) -> GameRow:
    row = GameRow(
        *(game_id, "tiny_towns", 7, 900, None, ADA, private, "lobby", "{}", 1, 1, 0, 0, None, "[]"),
        *(None, None, False, None, 0, 0),
    )
    return replace(row, seats=seats, status=status)


def person(user: int) -> SeatRow:
    return SeatRow(0, user, None, "x")


COMPUTER = SeatRow(1, None, "easy", "Wren")
ATTEMPT = replace(table(game_id=9, private=True), day=3)


def act(kind: Kind, outcome: Outcome = "done", user: int = ADA, game_id: int | None = 5) -> Act:
    return Act(user, kind, game_id, outcome)


OPENED = act("new", game_id=None)


@pytest.mark.parametrize(
    ("acts", "rows"),
    [
        pytest.param([OPENED], [table()], id="opened"),
        pytest.param([act("new", "unknown")], [], id="perhaps opened"),
        pytest.param([OPENED, act("join")], [table(person(ADA))], id="joined"),
        pytest.param([OPENED, act("join"), act("leave")], [table()], id="left"),
        pytest.param([OPENED, act("join", "unknown")], [table()], id="perhaps joined"),
        pytest.param([OPENED, act("join"), act("leave", "not_done")], [table(person(ADA))], id="refused"),
        pytest.param([OPENED, act("computer")], [table(COMPUTER)], id="a computer"),
        pytest.param([OPENED, act("computer"), act("dismiss")], [table()], id="a computer dismissed"),
        pytest.param([OPENED, act("start")], [table(status="running")], id="started"),
        pytest.param([OPENED, act("start"), act("cancel")], [table(status="cancelled")], id="closed"),
        pytest.param([act("solo")], [table(private=True)], id="solo"),
        pytest.param([act("daily"), act("daily")], [ATTEMPT], id="daily"),
    ],
)
def test_what_was_told_agrees_with_what_is_stored(acts: list[Act], rows: list[GameRow]) -> None:
    assert findings(900, acts, rows) == []


@pytest.mark.parametrize(
    ("acts", "rows", "finding"),
    [
        ([OPENED], [], "0 tables instead of 1 to 1"),
        ([OPENED], [table(), table(game_id=6)], "2 tables instead of 1 to 1"),
        ([act("new", "not_done")], [table()], "1 tables instead of 0 to 0"),
        ([OPENED, act("join", user=BRUNO)], [table(person(ADA))], "2 no longer sits at game 5"),
        ([OPENED, act("leave", user=BRUNO)], [table(person(BRUNO))], "2 sits at game 5"),
        ([OPENED, act("computer")], [table()], "0 computers in game 5 instead of 1 to 1"),
        ([OPENED, act("computer")], [table(COMPUTER, COMPUTER)], "2 computers in game 5 instead of 1 to 1"),
        ([OPENED, act("start")], [table()], "game 5 was started, but it's lobby"),
        ([OPENED], [table(status="running")], "game 5 is running, but nobody has started it"),
        ([OPENED, act("cancel")], [table(status="running")], "game 5 was closed, but it's running"),
        ([act("solo")], [], "0 solo games of 1 instead of 1 to 1"),
        ([act("daily")], [], "the attempt of 1 is gone"),
        ([act("daily")], [ATTEMPT, replace(ATTEMPT, id=10)], "1 has two attempts at one day: [3, 3]"),
    ],
)
def test_whatever_does_not_agree_is_found(acts: list[Act], rows: list[GameRow], finding: str) -> None:
    assert f"club in 900: {finding}" in findings(900, acts, rows)


@pytest.mark.parametrize(
    ("kind", "message", "outcome"),
    [
        ("join", "joined", "done"),
        ("daily", "daily-goes-on", "done"),
        ("solo", "solo-begun", "done"),
        ("join", "error-change-saved", "done"),
        ("join", "error-not-kept", "not_done"),
        ("join", "refusal-already-seated", "not_done"),
        ("join", "refusal-stopping", "not_done"),
        ("join", "error-unexpected", "unknown"),
        ("join", "error-discord", "unknown"),
    ],
)
def test_people_know_what_they_were_told(kind: Kind, message: str, outcome: Outcome) -> None:
    assert outcome_of(kind, Answer(besides=[SAY(message, id="x")])) == outcome


def test_without_an_answer_nobody_knows() -> None:
    assert outcome_of("join", None) == "unknown"


async def test_whatever_people_do_at_tables_is_confirmed_sooner_or_later(tmp_path: Path) -> None:
    everything = {f"confirmed: {kind}" for kind in get_args(Kind)}

    async with opened(tmp_path, [], clubs=1, icons=False) as scene, asyncio.timeout(LONGEST_WAIT):
        (club,) = scene.clubs
        await scene.bot.start()
        scene.clubs_meet()
        await scene.until(lambda: set(club.did) == everything)
        await scene.everybody_rests()
        assert await scene.bot.stop() == 0
