"""The comparison can fail: leaks that are put into the bot on purpose are found."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as changed

from bot.cogs import game
from bot.cogs.common import game_choices
from bot.storage import posts
from bot.storage.database import Transaction
from bot.storage.games import GameRow
from bot.table import tables
from bot.table.play import Play
from bot.table.positions import Position
from bot.ui import logs, own_games
from bot.ui.messages import ControlId, MessageBuilder
from games import GAMES
from games.core import Seat
from games.turns import AnyTurn
from renderers.carrara import player_panel
from tests.bot.secrets.comparing import compare_pair
from tests.bot.secrets.exploring import Effort
from tests.bot.secrets.pairs import Pair, make_pair


def little(*commands: str) -> Effort:
    return Effort(controls=0, walks=0, only=commands)


def a_pair() -> Pair:
    return make_pair(GAMES["tiny_towns"], "middle", "moves")


async def leaks_found(pair: Pair, command: str) -> str:
    """What the reader finds with one command, and the others with next to nothing."""
    return "\n".join((await compare_pair(pair, little(command), little("help"))).leaks)


async def test_nothing_is_found_where_nothing_leaks() -> None:
    assert await leaks_found(a_pair(), "game show") == ""


async def test_a_number_that_counts_the_moves_of_others_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    text = logs.page_text
    monkeypatch.setattr(logs, "page_text", lambda bot, past, *rest: f"{past.game.version} {text(bot, past, *rest)}")

    assert "/game log" in await leaks_found(a_pair(), "game log")


async def test_a_picture_that_shows_what_others_keep_behind_their_screens_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def see_everything(state: Any, seat: Seat | None) -> Any:
        return state

    monkeypatch.setattr(player_panel, "open_screen", lambda view, seat: view.players[seat].screen)
    pair = make_pair(GAMES["carrara"], "last", "waits")
    first, second = [changed(version, game=replace(version.game, view=see_everything)) for version in pair.versions]

    leaks = await leaks_found(Pair(pair.reader, (first, second)), "carrara board")

    assert "set-up" in leaks, "the public board shows it"
    assert "/carrara board" in leaks


async def test_a_suggestion_that_tells_when_others_moved_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    title = own_games.title
    monkeypatch.setattr(own_games, "title", lambda bot, row, *rest: f"{title(bot, row, *rest)} {row.updated_at}")

    assert "game:…" in await leaks_found(a_pair(), "game show")


async def test_a_suggestion_that_tells_it_only_to_those_who_type_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    title = own_games.title

    async def suggest(interaction: Any, typed: str, found: Any) -> Any:
        more = str(found[0].updated_at) * bool(typed)
        monkeypatch.setattr(own_games, "title", lambda bot, row, *rest: f"{title(bot, row, *rest)} {more}")
        return await game_choices(interaction, typed, found)

    monkeypatch.setattr(game, "game_choices", suggest)

    assert "game:Ti…" in await leaks_found(a_pair(), "game show")


async def test_a_post_that_only_follows_a_move_of_somebody_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def post_always(tx: Transaction, row: GameRow, before: AnyTurn, after: AnyTurn, now: int) -> None:
        await posts.add(tx, row.id, "status", row.version + 1, now)

    monkeypatch.setattr(tables, "_announce", post_always)

    assert " times" in await leaks_found(a_pair(), "help")


async def test_a_seed_in_the_log_of_the_process_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    look = Play.look

    async def look_and_log(play: Play, game_id: int, player_id: int | None) -> Position:
        position = await look(play, game_id, player_id)
        logging.getLogger("bot").info("looking at a game with the seed %s", position.game.seed)
        return position

    monkeypatch.setattr(Play, "look", look_and_log)

    assert "log: " in await leaks_found(a_pair(), "game show")


async def test_a_line_of_the_log_that_tells_who_has_planned_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    look = Play.look

    async def look_and_log(play: Play, game_id: int, player_id: int | None) -> Position:
        position = await look(play, game_id, player_id)
        logging.getLogger("bot").info("planned: %s", [seat.plan is not None for seat in position.game.seats])
        return position

    monkeypatch.setattr(Play, "look", look_and_log)

    assert "planned" in await leaks_found(make_pair(GAMES["hamlet"], "middle", "moves"), "game show")


@pytest.mark.parametrize("part", ["custom_id", "alt"])
async def test_a_number_that_nobody_reads_but_everybody_gets_is_found(
    monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    """In the id of a control, or in the words for a picture."""
    seen, known = Play.look, [0]
    write, describe = ControlId._text, MessageBuilder.known_picture

    async def look(play: Play, game_id: int, player_id: int | None) -> Position:
        position = await seen(play, game_id, player_id)
        known[0] = position.game.version
        return position

    def write_more(control: ControlId, prefix: str) -> str:
        return f"{write(control, prefix)}{known[0]}"

    def describe_more(builder: MessageBuilder, name: str, alt: str) -> MessageBuilder:
        return describe(builder, name, f"{alt} {known[0]}")

    planted = {"custom_id": (ControlId, "_text", write_more), "alt": (MessageBuilder, "known_picture", describe_more)}
    monkeypatch.setattr(Play, "look", look)
    monkeypatch.setattr(*planted[part])

    assert "/game show" in await leaks_found(a_pair(), "game show")
