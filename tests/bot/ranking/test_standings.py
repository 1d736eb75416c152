"""What finished games add up to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.__main__ import main
from bot.cli.common import Exit
from bot.controllers import CONTROLLERS
from bot.ranking import daily, periods, recounting, standings
from bot.ranking.rating import COMPUTERS, LOSS, WIN, Comparison, Rating, rated
from bot.storage import dailies, games, people, results
from bot.storage import standings as stored
from bot.storage.dailies import Attempt
from bot.storage.database import Connection, Database, Transaction, look
from bot.storage.games import Host, SeatRow
from bot.storage.standings import Board
from bot.table.positions import snapshot
from games.core import LEVELS, Level, Result, Seat, SeatScore, encode, ranked
from games.turns import new_game

GUILD, OTHER_GUILD = 7, 8
NOVEMBER = 1_794_000_000
DAY = 24 * 3600

#: By player, or by level of a computer, in the order of their seats.
Totals = dict[int | Level, int]


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(tmp_path / "guildhall.sqlite3")
    yield opened
    await opened.close()


async def finish(
    database: Database,
    totals: Totals,
    *,
    guild: int = GUILD,
    at: int = NOVEMBER,
    levels: Mapping[Seat, Level] | None = None,
    log: Sequence[tuple[Seat, Level | None]] = (),
    ranked_seed: bool = True,
) -> int:
    """A finished game of Tiny Towns. ``levels`` are the seats whose owners have left; the log says who moved where."""
    ranks = ranked([(total, ()) for total in totals.values()])
    scores = tuple(
        SeatScore(seat, total, (), (), rank)
        for seat, (total, rank) in enumerate(zip(totals.values(), ranks, strict=True))
    )

    async def play(tx: Transaction) -> int:
        host = Host(guild, 1, 1, "Host")
        game_id = await games.create(tx, "tiny_towns", host, "{}", 1, 1, at, ranked=ranked_seed)
        seats = [
            SeatRow(number, who, (levels or {}).get(number), f"Player {who}")
            if isinstance(who, int)
            else SeatRow(number, None, who, "Wren")
            for number, who in enumerate(totals)
        ]
        await games.set_seats(tx, game_id, seats)
        for seat in seats:
            if seat.player_id is not None:
                await people.save_name(tx, seat.player_id, seat.name)
        for mover, level in log:
            await games.append_moves(tx, game_id, 0, [(mover, "{}")], at, level)
        row = await games.find(tx, game_id)
        assert row is not None
        await standings.record(tx, row, CONTROLLERS["tiny_towns"], Result(scores), at)
        return game_id

    return await database.write(play)


async def finish_each(database: Database, games: Iterable[Totals], guild: int = GUILD) -> None:
    for totals in games:
        await finish(database, totals, guild=guild)


async def finish_at_random(database: Database, games: int) -> None:
    """Games of all sorts of tables on two servers, one a day."""
    rng = Random(5)
    for day in range(games):
        players: list[int | Level] = [*rng.sample(range(1, 8), rng.randint(1, 4))]
        if rng.random() < 0.4:
            players.append(rng.choice(["easy", "normal", "hard"]))
        totals = {player: rng.randint(-5, 40) for player in players}
        seats = range(len(players))
        levels: dict[Seat, Level] = {seat: "normal" for seat in seats if rng.random() < 0.1}
        log = [(seat, rng.choice([None, None, None, *LEVELS])) for seat in seats for _ in range(rng.randint(1, 20))]
        guild, at = rng.choice([GUILD, OTHER_GUILD]), NOVEMBER + day * DAY
        await finish(database, totals, guild=guild, at=at, levels=levels, log=log, ranked_seed=rng.random() < 0.5)


FIRST_DAY = periods.day_of(NOVEMBER)
CHALLENGE = CONTROLLERS["tiny_towns"].solo.options(None, "first_game")


async def finish_days(database: Database, days: int) -> int:
    """Daily challenges of many people, with ties, days that they miss and computers that help; how many were played."""
    rng, played = Random(6), 0
    for day in range(FIRST_DAY, FIRST_DAY + days):
        now = periods.starts_at(day) + rng.randrange(DAY)
        await database.write(daily.open_day, day, CONTROLLERS)
        for player in rng.sample(range(1, 15), rng.randint(9, 14)):
            await database.write(_finish_day, day, player, rng.choice([GUILD, OTHER_GUILD]), now, rng)
            played += 1
    await database.write(daily.settle, FIRST_DAY + days)
    return played


async def _finish_day(tx: Transaction, day: int, player: int, guild: int, now: int, rng: Random) -> None:
    controller, host = CONTROLLERS["tiny_towns"], Host(guild, 1, player, f"Player {player}")
    rules, options = controller.game, encode(CHALLENGE).decode()
    position = snapshot(new_game(rules, 1, CHALLENGE, day))
    game_id = await games.create(tx, rules.slug, host, options, day, rules.rules_version, now, position, day=day)
    await dailies.begin(tx, Attempt(day, player, guild, game_id))
    if rng.random() < 0.1:
        await games.append_moves(tx, game_id, 0, [(0, "{}")], now, "normal")
    row = await games.find(tx, game_id)
    assert row is not None
    result = Result((SeatScore(0, rng.randint(1, 6), (), (), 1),))
    await standings.record(tx, row, controller, result, now)
    await daily.finished(tx, row, controller, result, now)


async def board(database: Database, **changes: object) -> list[tuple[int, int, float]]:
    wanted = {"guild_id": GUILD, "slug": "tiny_towns", "mode": "", "period": "all", "metric": "wins", **changes}
    entries = await database.read(stored.top, Board(**wanted), limit=10)  # type: ignore[arg-type]
    return [(entry.place, entry.player_id, entry.value) for entry in entries]


async def test_the_winner_leads_and_equal_values_share_a_place(database: Database) -> None:
    await finish(database, {1: 30, 2: 20})
    await finish(database, {2: 30, 3: 20})
    await finish(database, {1: 30, 3: 20})
    await finish(database, {2: 30, 3: 20})

    assert await board(database) == [(1, 2, 2), (1, 1, 2), (3, 3, 0)]


async def test_servers_are_counted_apart_and_together(database: Database) -> None:
    await finish(database, {1: 30, 2: 20})
    await finish(database, {2: 30, 1: 20}, guild=OTHER_GUILD)

    assert (await board(database))[0] == (1, 1, 1)
    assert (await board(database, guild_id=OTHER_GUILD))[0] == (1, 2, 1)
    assert [place for place, _, _ in await board(database, guild_id=0)] == [1, 1]


async def test_a_period_counts_only_its_own_games(database: Database) -> None:
    await finish(database, {1: 30, 2: 20}, at=NOVEMBER)
    await finish(database, {2: 35, 1: 20}, at=NOVEMBER + 40 * DAY)

    november = periods.key("month", NOVEMBER)
    assert await board(database, period=november, metric="best") == [(1, 1, 30), (2, 2, 20)]


async def test_averages_need_a_few_games(database: Database) -> None:
    await finish_each(database, [{1: total, "easy": 0} for total in (10, 20, 30, 40)])
    assert await board(database, metric="average") == []

    await finish(database, {1: 50, "easy": 0})

    assert await board(database, metric="average") == [(1, 1, 30.0)]
    assert await board(database, metric="win_rate") == [(1, 1, 1.0)]


async def rating(database: Database, player: int) -> Rating:
    return await database.read(results.rating, GUILD, "tiny_towns", player)


def moves(seat: Seat, by_player: int, by_computer: int = 0) -> list[tuple[Seat, Level | None]]:
    person: tuple[Seat, Level | None] = (seat, None)
    computer: tuple[Seat, Level | None] = (seat, "normal")
    return [person] * by_player + [computer] * by_computer


async def test_whoever_left_for_good_is_rated_as_last_and_has_not_won(database: Database) -> None:
    await finish(database, {1: 30, 2: 20, 3: 10}, levels={0: "normal"}, log=moves(0, 49, 1))

    loser = rated(Rating(), [Comparison(Rating(), LOSS)] * 2)
    assert await rating(database, 1) == loser
    assert await board(database, metric="wins") == [(1, 3, 0), (1, 2, 0), (1, 1, 0)]
    assert await board(database, metric="best") == [(1, 2, 20), (2, 3, 10), (2, 1, 10)]


async def test_for_the_others_a_seat_that_was_left_is_the_computer(database: Database) -> None:
    await finish(database, {1: 30, 2: 20}, levels={0: "hard"})

    assert await rating(database, 2) == rated(Rating(), [Comparison(COMPUTERS["hard"], LOSS)])


async def test_several_who_left_share_the_last_place(database: Database) -> None:
    await finish(database, {1: 30, 2: 20, 3: 10}, levels={0: "normal", 1: "normal"})

    assert await rating(database, 1) == await rating(database, 2)
    assert (await rating(database, 1)).mu < Rating().mu


async def test_leaving_never_raises_a_rating(database: Database) -> None:
    """Even a loss makes a rating more certain, and that alone would raise what is shown of it."""
    await finish(database, {1: 30, 2: 20, "hard": 40}, levels={0: "normal", 1: "normal"})

    assert (await rating(database, 1)).ordinal <= Rating().ordinal


async def test_a_tenth_of_the_moves_may_be_a_computers(database: Database) -> None:
    await finish(database, {1: 30, 2: 20}, log=[*moves(0, 9, 1), *moves(1, 10)])

    assert await rating(database, 1) == rated(Rating(), [Comparison(Rating(), WIN)])
    assert await rating(database, 2) == rated(Rating(), [Comparison(Rating(), LOSS)])


async def test_whoever_let_a_computer_play_more_than_that_cannot_gain(database: Database) -> None:
    await finish(database, {1: 30, 2: 20}, log=[*moves(0, 9, 2), *moves(1, 11)])

    assert await rating(database, 1) == Rating(games=1)
    assert await rating(database, 2) == rated(Rating(), [Comparison(COMPUTERS["normal"], LOSS)])
    assert (await board(database))[0][2] == 0, "it isn't a win either"


async def test_whoever_let_a_computer_play_more_than_that_can_lose(database: Database) -> None:
    await finish(database, {1: 10, 2: 20}, log=[*moves(0, 9, 2), *moves(1, 11)])

    assert await rating(database, 1) == rated(Rating(), [Comparison(Rating(), LOSS)])


async def test_a_game_with_one_person_is_not_rated(database: Database) -> None:
    await finish(database, {1: 30, "hard": 20})

    assert await board(database, metric="rating") == []
    assert await board(database) == [(1, 1, 1)]


async def test_a_solo_game_that_a_computer_helped_with_does_not_rank(database: Database) -> None:
    await finish(database, {1: 30}, log=moves(0, 99, 1))

    assert await board(database, mode="solo::first_game", metric="best") == []


async def test_a_solo_game_with_a_seed_that_somebody_typed_does_not_rank(database: Database) -> None:
    await finish(database, {1: 30}, ranked_seed=False)

    assert await board(database, mode="solo::first_game", metric="best") == []


async def test_solo_games_never_touch_ratings(database: Database) -> None:
    await finish(database, {1: 30})

    assert await board(database, metric="rating") == []
    assert await board(database, mode="solo::first_game", metric="best") == [(1, 1, 30)]


async def test_ones_own_place_is_found_wherever_it_is(database: Database) -> None:
    await finish(database, {1: 30, 2: 20, 3: 10})
    wanted = Board(GUILD, "tiny_towns", "", "all", "best")

    own = await database.read(stored.own, wanted, 3)
    stranger = await database.read(stored.own, wanted, 99)
    page = await database.read(stored.top, wanted, limit=1, offset=2)

    assert own is not None
    assert (own.place, own.value, own.name) == (3, 10, "Player 3")
    assert stranger is None
    assert page[0].place == 3


async def test_rebuilding_gives_the_same_numbers(database: Database) -> None:
    await finish_at_random(database, games=60)
    days = await finish_days(database, days=25)
    before = await database.read(stored.everything)

    assert await database.write(recounting.rebuild) == 60 + days

    assert await database.read(stored.everything) == before


SPOILT = [
    "DELETE FROM standing",
    "UPDATE rating SET mu = mu + 1",
    "UPDATE rating_point SET ordinal = 0",
    "UPDATE daily_points SET points = points + 1",
    "UPDATE daily_attempt SET streak = streak + 1 WHERE total IS NOT NULL",
]


@pytest.mark.parametrize("spoil", SPOILT)
async def test_rebuilding_corrects_whatever_is_wrong(database: Database, spoil: str) -> None:
    await finish_at_random(database, games=10)
    await finish_days(database, days=4)
    before = await database.read(stored.everything)
    await database.write(Transaction.run, spoil)
    assert await database.read(stored.everything) != before

    await database.write(recounting.rebuild)

    assert await database.read(stored.everything) == before


async def test_the_random_days_have_streaks_ties_and_attempts_that_do_not_count(database: Database) -> None:
    """Otherwise the tests above would prove little."""
    await finish_days(database, days=25)

    longest, failed, lost = await database.write(
        Transaction.one,
        "SELECT MAX(streak), SUM(total IS NULL), (SELECT COUNT(*) FROM daily_attempt AS a JOIN daily_attempt AS b"
        " ON b.day = a.day + 1 AND b.player_id = a.player_id WHERE a.streak > 1 AND b.total IS NULL)"
        " FROM daily_attempt",
    )  # type: ignore[misc]

    assert longest >= 5
    assert failed >= 10
    assert lost >= 5, "a streak ends where a computer helped"


@pytest.mark.parametrize(
    ("period", "expected"), [("week", "2026-W46"), ("month", "2026-11"), ("season", "2026-S4"), ("all", "all")]
)
def test_periods_have_names(period: periods.Period, expected: str) -> None:
    assert periods.key(period, 1_794_520_000) == expected


async def rebuild_from_the_command_line(database: Database, tmp_path: Path) -> int:
    await database.close()
    settings = tmp_path / "config.toml"
    settings.write_text(f'[storage]\npath = "{database.path}"\n')
    return await asyncio.to_thread(main, ["ratings", "rebuild", "--config", str(settings)])


async def test_ratings_are_rebuilt_from_the_command_line(
    database: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await finish(database, {1: 30, 2: 20})

    code = await rebuild_from_the_command_line(database, tmp_path)

    assert code == 0
    assert "recalculated from 1 finished game\n" in capsys.readouterr().out


async def test_a_damaged_result_is_named_and_nothing_is_rebuilt(
    database: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await finish(database, {1: 30, 2: 20})
    await database.write(Transaction.run, "UPDATE result SET level = 'harp' WHERE id = 2")

    code = await rebuild_from_the_command_line(database, tmp_path)

    assert code == Exit.DATABASE
    assert "SeatResult 2" in capsys.readouterr().err
    (kept,) = look(database.path, partial(Connection.column, sql="SELECT COUNT(*) FROM rating"))
    assert kept == 8
