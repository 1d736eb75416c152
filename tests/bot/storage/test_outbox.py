"""Posts that are still waiting: which ones replace others, and what becomes of them."""

from __future__ import annotations

import pytest

from bot.storage import posts
from bot.storage.database import Connection, Database, Transaction
from bot.storage.games import GameRow
from bot.storage.posts import Post
from tests.bot.storage.conftest import NOW, new_game, new_games


async def ask(database: Database, game_id: int, *kinds: posts.Kind, now: int = NOW) -> None:
    for version, kind in enumerate(kinds, start=1):
        await database.write(posts.add, game_id, kind, version, now)


async def waiting(database: Database, now: int = NOW) -> list[Post]:
    return await database.read(posts.due, now, 20)


async def kinds(database: Database) -> list[tuple[str, int]]:
    """Everything that waits, oldest first."""
    rows = await database.read(Connection.all, "SELECT kind, version FROM post WHERE done_at IS NULL ORDER BY id")
    return [(row["kind"], row["version"]) for row in rows]


async def outcomes(database: Database) -> list[str | None]:
    return [row["outcome"] for row in await database.read(Connection.all, "SELECT outcome FROM post ORDER BY id")]


async def test_a_post_is_due_at_once_even_if_the_clock_is_put_back(database: Database, game: GameRow) -> None:
    await ask(database, game.id, "card")

    assert await waiting(database) == [Post(1, game.id, "card", 1, 0)]
    assert await waiting(database, NOW - 100_000) == await waiting(database)


async def test_a_newer_card_makes_the_waiting_one_needless(database: Database, game: GameRow) -> None:
    await ask(database, game.id, "card", "card")

    assert await kinds(database) == [("card", 2)]


async def test_a_board_makes_waiting_boards_and_updates_needless(database: Database, game: GameRow) -> None:
    await ask(database, game.id, "status", "board", "board")

    assert await kinds(database) == [("board", 3)]


async def test_a_post_that_waits_for_a_time_holds_nothing_up(database: Database, game: GameRow) -> None:
    await database.write(posts.add, game.id, "direct", 1, NOW, NOW + 60)
    await ask(database, game.id, "board")

    assert [post.kind for post in await waiting(database)] == ["board"]
    assert [post.kind for post in await waiting(database, NOW + 60)] == ["direct"]


async def test_an_update_follows_a_board_that_waits(database: Database, game: GameRow) -> None:
    """The board may already be on its way, drawn from an older position."""
    await ask(database, game.id, "board", "status")

    assert await kinds(database) == [("board", 1), ("status", 2)]


async def test_only_the_first_post_of_a_game_is_due(database: Database, game: GameRow) -> None:
    other = await database.write(new_game)
    await ask(database, game.id, "board", "status")
    await ask(database, other, "board", "status")

    assert [(post.game_id, post.kind) for post in await waiting(database)] == [(game.id, "board"), (other, "board")]


async def test_a_newer_update_makes_the_waiting_one_needless(database: Database, game: GameRow) -> None:
    await ask(database, game.id, "status", "status")

    assert await kinds(database) == [("status", 2)]


async def test_cards_and_boards_do_not_replace_each_other(database: Database, game: GameRow) -> None:
    await ask(database, game.id, "board", "card")
    assert await kinds(database) == [("board", 1), ("card", 2)]

    await ask(database, game.id, "board")
    assert sorted(await kinds(database)) == [("board", 1), ("card", 2)]


async def test_posts_of_another_game_stay(database: Database, game: GameRow) -> None:
    other = await database.write(new_game)
    await ask(database, other, "board", now=NOW)

    await ask(database, game.id, "status", "board")

    assert [(post.game_id, post.kind) for post in await waiting(database)] == [(other, "board"), (game.id, "board")]


async def test_what_is_finished_goes_with_the_next_request_of_any_game(database: Database, game: GameRow) -> None:
    other = await database.write(new_game)
    await ask(database, game.id, "card", "board")
    await database.write(posts.close, 1, "sent 5", NOW)
    await database.write(posts.close, 2, "sent 6", NOW)

    await ask(database, other, "board")

    assert await outcomes(database) == [None]


@pytest.mark.parametrize("end", ["closed", "replaced"])
async def test_no_number_is_given_out_twice(database: Database, game: GameRow, end: str) -> None:
    """A job that is running knows its post by its number, and Discord knows the message by it."""
    ends = {
        "closed": lambda: database.write(posts.close, 1, "sent 5", NOW),
        "replaced": lambda: ask(database, game.id, "board"),
    }
    await ask(database, game.id, "board")
    await ends[end]()

    await ask(database, game.id, "board")

    assert [post.id for post in await waiting(database)] != [1]
    assert not await database.read(posts.is_waiting, 1)


async def test_an_update_does_not_overtake_a_board_that_is_tried_again(database: Database, game: GameRow) -> None:
    await ask(database, game.id, "board", "status")
    await database.write(posts.retry, 1, NOW + 15)

    assert await waiting(database) == []
    assert [post.kind for post in await waiting(database, NOW + 15)] == ["board"]


async def test_a_card_that_is_tried_again_holds_up_no_board(database: Database, game: GameRow) -> None:
    await ask(database, game.id, "card", "board")
    await database.write(posts.retry, 1, NOW + 15)

    assert [post.kind for post in await waiting(database)] == ["board"]


async def test_after_a_board_was_said_an_update_is_asked_for(database: Database, game: GameRow) -> None:
    await ask(database, game.id, "board")
    await database.write(posts.close, 1, "sent 5", NOW)

    await ask(database, game.id, "status")

    assert await kinds(database) == [("status", 1)]


async def test_a_closed_post_waits_no_longer_and_keeps_its_first_outcome(database: Database, game: GameRow) -> None:
    await ask(database, game.id, "card")
    await database.write(posts.close, 1, "sent 5", NOW)
    await database.write(posts.close, 1, "sent 6", NOW + 1)

    assert await waiting(database) == []
    assert await outcomes(database) == ["sent 5"]
    assert not await database.read(posts.is_waiting, 1)
    assert await database.read(posts.next_due, NOW) is None


async def test_a_post_that_failed_waits_until_it_is_tried_again(database: Database, game: GameRow) -> None:
    await ask(database, game.id, "card")
    await database.write(posts.retry, 1, NOW + 15)

    assert await waiting(database, NOW + 14) == []
    assert await waiting(database, NOW + 15) == [Post(1, game.id, "card", 1, 1)]
    assert await database.read(posts.is_waiting, 1)
    assert await database.read(posts.next_due, NOW) == NOW + 15


async def test_a_retry_that_waits_is_needless_once_there_is_something_newer(database: Database, game: GameRow) -> None:
    await ask(database, game.id, "board")
    await database.write(posts.retry, 1, NOW + 3600)

    await ask(database, game.id, "board", now=NOW + 1)

    assert [post.id for post in await waiting(database, NOW + 4000)] == [2]


async def test_what_waits_for_a_later_time_can_be_hastened(database: Database, game: GameRow) -> None:
    await ask(database, game.id, "card")
    await database.write(posts.retry, 1, NOW + 1000)

    await database.write(posts.hasten, NOW)

    assert [post.id for post in await waiting(database, NOW - 5000)] == [1]


async def test_the_post_that_has_been_due_longest_comes_first(database: Database, game: GameRow) -> None:
    ids = await database.write(new_games, 3)
    await ask(database, ids[0], "card")
    await ask(database, ids[1], "card")
    await ask(database, ids[2], "card")
    await database.write(posts.retry, 1, NOW)
    await database.write(posts.retry, 2, NOW - 5)
    await database.write(posts.retry, 3, NOW - 9)

    assert [post.game_id for post in await waiting(database)] == ids[::-1]
    assert [post.game_id for post in await database.read(posts.due, NOW, limit=2)] == [ids[2], ids[1]]
    assert await database.read(posts.next_due, NOW - 10) == NOW - 9


async def test_the_outbox_goes_with_its_game(database: Database, game: GameRow) -> None:
    await ask(database, game.id, "card")
    await database.write(Transaction.run, "DELETE FROM game WHERE id = ?", (game.id,))

    assert await waiting(database) == []


async def test_a_damaged_post_does_not_hide_the_others(database: Database) -> None:
    first, second = await database.write(new_games, 2)
    await ask(database, first, "card")
    await ask(database, second, "card")
    await database.write(Transaction.run, "UPDATE post SET kind = 'x' WHERE id = 1")

    assert [post.game_id for post in await waiting(database)] == [second]


async def test_history_neither_waits_for_other_posts_nor_holds_them_up(database: Database, game: GameRow) -> None:
    await ask(database, game.id, "history", "board")

    assert [post.kind for post in await waiting(database)] == ["history", "board"]
