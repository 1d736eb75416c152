"""The audit finds what it is there to find."""

from __future__ import annotations

from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.controllers import CONTROLLERS
from bot.ranking.rating import Rating
from bot.storage import results
from bot.storage.database import Database
from bot.storage.games import MoveRow
from bot.testing.audit import Books, Ledger, explains, findings, open_books
from bot.testing.payloads import GUILD
from bot.testing.people import Click, Kind, Outcome
from bot.testing.places import Places
from bot.testing.stand_in import StandIn
from bot.testing.tables import Seating, Table, set_tables
from games import asking
from games.core import End, encode
from games.turns import new_game

GAME = CONTROLLERS["tiny_towns"].game
BEGIN = new_game(GAME, 2, GAME.Options(), 1)
VIEW = BEGIN.view(0)
#: Two different first moves.
FIRST, OTHER = (asking.ask(GAME, VIEW, 0, (square,)).then for square in ("A1", "B1"))


def click(outcome: Outcome, text: str = "A1", kind: Kind = "choose") -> Click:
    return Click(kind, text, outcome)


@pytest.mark.parametrize("outcome", ["moved", "unknown"])
def test_a_move_that_was_confirmed_or_never_answered_explains_the_log(outcome: Outcome) -> None:
    assert explains(GAME, 0, [click(outcome)], [(VIEW, FIRST)])


def test_a_tap_that_makes_a_move_and_ends_the_turn_explains_both() -> None:
    assert explains(GAME, 0, [click("moved", "!A1")], [(VIEW, FIRST), (VIEW, End())])


@pytest.mark.parametrize("outcome", ["shown", "not_done", "unknown"])
def test_a_move_that_was_not_confirmed_may_be_missing(outcome: Outcome) -> None:
    assert explains(GAME, 0, [click(outcome)], [])


@pytest.mark.parametrize(
    ("clicks", "made"),
    [
        pytest.param([click("moved")], [], id="lost"),
        pytest.param([click("moved")], [(VIEW, OTHER)], id="another move"),
        pytest.param([click("moved")], [(VIEW, FIRST), (VIEW, End())], id="ended by nobody"),
        pytest.param([click("moved")], [(VIEW, FIRST), (VIEW, FIRST)], id="twice"),
        pytest.param([click("unknown")], [(VIEW, FIRST), (VIEW, FIRST)], id="twice, without an answer"),
        pytest.param([click("not_done")], [(VIEW, FIRST)], id="made after all"),
        pytest.param([click("shown")], [(VIEW, FIRST)], id="made without being told"),
        pytest.param([], [(VIEW, FIRST)], id="made by nobody"),
        pytest.param([click("moved", "", "back")], [(VIEW, FIRST)], id="not taken back"),
    ],
)
def test_moves_that_players_were_not_told_of_are_found(clicks: list[Click], made: list[tuple[object, object]]) -> None:
    assert not explains(GAME, 0, clicks, made)


# --- a stored game ----------------------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> Table:
    """A finished game."""
    (table,) = await set_tables(tmp_path / "games", [Seating("tiny_towns", moves_left=0)])
    return table


async def audited(folder: Path, table: Table) -> Books:
    return await open_books(folder / "games", [table.game_id], folder / "copy")


async def test_sound_books_are_clean(table: Table, tmp_path: Path) -> None:
    books = await audited(tmp_path, table)
    assert findings(books, [], Places(iter(()))) == []


async def test_a_rating_that_differs_from_a_recount_is_found(table: Table, tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "games")
    await database.write(results.put_rating, GUILD, "tiny_towns", 999, Rating(40.0), table.game_id, 0)
    await database.close()

    books = await audited(tmp_path, table)

    assert findings(books, [], Places(iter(()))) == [
        "rating differs from a recount",
        "rating_point differs from a recount",
    ]


async def test_a_result_that_does_not_follow_from_the_log_is_found(table: Table, tmp_path: Path) -> None:
    books = await audited(tmp_path, table)
    ledger = books.ledgers[table.game_id]
    ledger.results = [replace(row, total=row.total + 1) for row in ledger.results]

    assert "the results are" in findings(books, [], Places(iter(())))[0]


async def test_a_row_that_is_missing_from_the_log_is_found(tmp_path: Path) -> None:
    (table,) = await set_tables(tmp_path / "games", [Seating("tiny_towns")], seed=1)
    ledger = (await audited(tmp_path, table)).ledgers[table.game_id]
    written = MoveRow(1, 0, 0, encode(FIRST).decode(), 0)
    forgetful = Ledger(replace(ledger.row, moves=(written,)), [])

    assert findings(Books({table.game_id: forgetful}, {}, {}, {}), [], Places(iter(()))) == [
        "game 1 (tiny_towns): the position isn't what the log leads to"
    ]


async def test_a_log_that_breaks_the_rules_is_found(table: Table, tmp_path: Path) -> None:
    books = await audited(tmp_path, table)
    ledger = books.ledgers[table.game_id]
    ledger.moves = [*ledger.moves, ledger.moves[0]]

    assert "its log breaks the rules" in findings(books, [], Places(iter(())))[0]


async def test_a_board_that_nobody_sees_is_found(table: Table, tmp_path: Path) -> None:
    books, stand_in = await audited(tmp_path, table), StandIn()
    stand_in.add_channel(table.channel)

    assert findings(books, [], stand_in.places) == ["game 1 (tiny_towns): there is no board"]


async def test_a_board_of_an_earlier_position_is_found(table: Table, tmp_path: Path) -> None:
    books, stand_in = await audited(tmp_path, table), StandIn()
    stand_in.add_channel(table.channel)
    control = {"type": 2, "custom_id": f"gh:b:words:{table.game_id}:-:"}
    stand_in.places.send(table.channel, {"components": [{"type": 12, "items": [{"description": "old"}]}, control]})

    assert "the newest board isn't the one of version" in findings(books, [], stand_in.places)[0]
