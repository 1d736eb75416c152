"""The record of a game: what it holds for whom, and what playing it back finds."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from bot.controllers import CONTROLLERS
from bot.storage.database import Transaction
from bot.table import records
from bot.table.records import Record, Unreadable
from games import GAMES
from games.tiny_towns import GAME
from tests.bot.conftest import World, answer, click, text_of
from tests.bot.pasts import SEED, played
from tests.bot.playing import panel_of, place_first, start
from tests.bot.ui.test_endings import finished_daily

SLUGS = [*CONTROLLERS]
MONUMENTS = GAME.Options(set_up="random", monuments=True)


async def exported(world: World, reader: int | None = None) -> Record:
    past = await world.bot.replays.of(1, reader or world.ada.id)
    return records.read(records.write(records.record_of(past)))


def changed(record: Record, **values: Any) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(records.write(record)) | values)


def played_back(data: bytes) -> list[str]:
    record = records.read(data)
    return records.differences(record, [*records.steps(record, GAMES)][-1].after.result)


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_finished_game_is_played_back_to_the_same_results(world: World, slug: str) -> None:
    steps = await played(world, slug)

    record = await exported(world)

    assert record.seed == str(SEED)
    assert len(record.moves) == len(steps)
    assert [seat.name for seat in record.seats] == ["Ada", "Bruno"]
    assert played_back(records.write(record)) == []


@pytest.mark.parametrize("slug", SLUGS)
async def test_while_a_game_runs_its_record_has_neither_seed_nor_result(world: World, slug: str) -> None:
    await played(world, slug, 2)

    record = await exported(world)

    assert (record.seed, record.result) == (None, None)
    assert {move.turn for move in record.moves} == {1, 2}
    with pytest.raises(Unreadable, match="before the game was over"):
        records.beginning(record, GAMES)


@pytest.mark.parametrize("slug", ["carrara", "hamlet"])
async def test_a_turn_that_was_opened_again_is_in_the_record(world: World, slug: str) -> None:
    await played(world, slug, undoing=True)

    record = await exported(world)

    assert [move.move for move in record.moves].count("undo") == 1
    assert played_back(records.write(record)) == []


async def test_of_an_open_round_only_own_moves_are_in_the_record(world: World) -> None:
    await start(world, world.bruno)
    await place_first(world.ada, await panel_of(world, world.ada))

    assert {move.seat for move in (await exported(world, world.ada.id)).moves} == {1}
    assert (await exported(world, world.bruno.id)).moves == ()
    assert (await exported(world, world.chiara.id)).moves == ()


async def test_private_moves_of_others_come_with_the_end(world: World) -> None:
    await played(world, "tiny_towns", 2, MONUMENTS)

    first = [move for move in (await exported(world)).moves if move.turn == 1 and "keep" in move.move]

    assert {move.seat for move in first} == {1}


async def test_all_private_moves_are_in_the_record_of_a_finished_game(world: World) -> None:
    await played(world, "tiny_towns", None, MONUMENTS)

    record = await exported(world)

    assert {move.seat for move in record.moves if "keep" in move.move} == {1, 2}
    assert played_back(records.write(record)) == []


async def test_a_computers_moves_are_marked(world: World) -> None:
    await played(world, "carrara", 4)
    await world.bot.database.write(Transaction.run, "UPDATE move SET level = 'hard' WHERE epoch = 1")

    record = await exported(world)

    assert {(move.turn, move.computer) for move in record.moves} == {(1, None), (2, "hard"), (3, None), (4, None)}


# --- files that aren't as they should be ------------------------------------------------------------------------------

NESTED = b'{"format":1,"game":"carrara","rules_version":1,"options":' + b"[" * 100_000
NONSENSE = {
    "empty": b"",
    "no text": b"\xff\xfe\x00",
    "no record": b"[1, 2]",
    "cut short": b'{"format": 1, "game": "carr',
    "nested without end": NESTED,
    "nested in its end": NESTED + b"]" * 100_000 + b',"seats":[],"moves":[]}',
    "too large": b" " * (records.LARGEST_FILE + 1),
}


@pytest.mark.parametrize("data", NONSENSE.values(), ids=NONSENSE)
def test_what_is_no_record_is_refused_in_one_line(data: bytes) -> None:
    with pytest.raises(Unreadable) as refused:
        records.read(data)

    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 300


WRONG: dict[str, dict[str, Any]] = {
    "another format": {"format": 2},
    "unknown field": {"\u001b[31mred": 1},
    "no such game": {"game": "chess"},
    "other rules": {"rules_version": 99},
    "wrong options": {"options": {"mode": 7}},
    "options that are none": {"options": [1]},
    "nested options": {"options": {"cards": [[[[1]]]]}},
    "nobody": {"seats": []},
    "too many seats": {"seats": [{"name": "Ada", "player": "person"}] * 11},
    "another player": {"seats": [{"name": "Ada", "player": "dog"}] * 2},
    "a seed that is none": {"seed": "monday"},
    "a long seed": {"seed": "1" * 400},
    "a move of nobody": {"moves": [{"turn": 1, "seat": 9, "move": "end"}]},
    "a move of seat 0": {"moves": [{"turn": 1, "seat": 0, "move": "end"}]},
    "a move in another turn": {"moves": [{"turn": 2, "seat": 1, "move": "end"}]},
    "a move that is none": {"moves": [{"turn": 1, "seat": 1, "move": "castle\n\u001b[31m"}]},
    "a move that isn't legal": {"moves": [{"turn": 1, "seat": 1, "move": "end"}]},
    "a very long move": {"moves": [{"turn": 1, "seat": 1, "move": "x" * 10_000}]},
    "a negative turn": {"moves": [{"turn": -1, "seat": 1, "move": "end"}]},
}


@pytest.mark.parametrize("values", WRONG.values(), ids=WRONG)
async def test_a_record_with_something_wrong_is_refused_in_one_line(world: World, values: dict[str, Any]) -> None:
    await played(world, "tiny_towns")
    data = changed(await exported(world), **values)

    with pytest.raises(Unreadable) as refused:
        played_back(data)

    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 400


async def test_moves_that_are_missing_are_noticed(world: World) -> None:
    await played(world, "carrara")
    record = await exported(world)

    assert played_back(changed(record, moves=msgspec.to_builtins(record.moves[:-1]))) == [
        "the game isn't over after the last move"
    ]


async def test_another_result_is_noticed(world: World) -> None:
    await played(world, "carrara")
    record = await exported(world)
    result = msgspec.to_builtins(record.result)
    result["seats"][1]["total"] += 5
    result["seats"][1]["lines"][0]["points"] += 5

    [difference] = played_back(changed(record, result=result))

    assert difference.startswith("seat 2: the record says ")
    assert " instead of " in difference


# --- on Discord -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_record_comes_as_a_file_and_as_a_text(world: World, slug: str) -> None:
    await played(world, slug)
    sent = (await world.ada.slash(world.channel, "game export", game="1")).response
    assert sent is not None

    text = answer(await click(world.ada, sent, ":record-text:"))

    assert [file.filename for file in sent.attachments] == [f"guildhall-{slug.replace('_', '-')}-1.json"]
    assert "every move with its time, the seed and the results" in text_of(sent)
    assert re.search(r"\n\*\*1\*\* (Ada|Bruno) `", text)
    assert f"seed {SEED}" in text
    assert text == answer(await world.ada.slash(world.channel, "game export", game="1", text=True))


async def test_a_record_is_written_for_a_running_game_and_in_german(world: World) -> None:
    await played(world, "hamlet", 6)
    await world.chiara.slash(world.channel, "settings", language="de")

    sent = answer(await world.chiara.slash(world.channel, "game export", game="1"))
    text = answer(await world.chiara.slash(world.channel, "game export", game="1", text=True))

    assert "Startwert und Verdecktes kommen mit dem Ende" in sent
    assert "\n**6** " in text
    assert "Startwert" not in text


async def test_without_a_number_the_last_finished_game_is_meant(world: World) -> None:
    await played(world, "carrara")

    assert "Carrara" in answer(await world.bruno.slash(world.channel, "game export"))
    [offered] = await world.bruno.autocomplete(world.channel, "game export", "game", "")
    assert offered["value"] == "1"


async def test_the_record_of_a_day_waits_until_the_day_is_over(world: World) -> None:
    await finished_daily(world)

    said = answer(await world.ada.slash(world.channel, "game export", game="1"))
    forged = answer(await world.click_forged(world.ada, "gh:b:record:1:-:"))

    assert "isn't over" in said
    assert "isn't over" in forged
