"""What each command of the command line does. Everything heavy is imported by the command that needs it."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from difflib import get_close_matches
from enum import IntEnum
from typing import TYPE_CHECKING, Any

import msgspec

from games import GAMES
from games.core import AnyGame, IllegalMove, Level

if TYPE_CHECKING:
    from bot.config import Config
    from renderers.core import Renderer


#: What ``bench`` measures besides games.
LEADERBOARDS = "leaderboards"


class Exit(IntEnum):
    """What a command tells the shell."""

    OK = 0
    FAILED = 1
    USAGE = 2
    CONFIGURATION = 3
    DATABASE = 4
    INTERRUPTED = 130


class Refused(Exception):
    """A command cannot do what it was asked; the text tells the operator why."""

    def __init__(self, text: str, code: Exit) -> None:
        super().__init__(text)
        self.code = code


def sandbox(args: Namespace) -> int:
    try:
        from bot import sandbox
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "simcord":
            raise
        raise Refused("the sandbox needs an extra: pip install 'guildhall[sandbox]'", Exit.CONFIGURATION) from error
    return sandbox.run(args.database, port=args.port, open_browser=not args.no_browser)


def run(args: Namespace) -> int:
    settings = _config(args)
    from bot import client

    return client.run(settings)


def doctor(args: Namespace) -> int:
    settings = _config(args)
    from bot.cli import doctor

    return doctor.run(settings)


def backup(args: Namespace) -> int:
    from pathlib import Path

    from bot.storage import backup
    from bot.storage.errors import StorageError

    database = Path(_config(args).storage.path)
    if not database.exists():
        raise Refused(f"there is no database at {database}", Exit.FAILED)
    if args.file.exists() and (database.samefile(args.file) or not args.force):
        raise Refused(f"{args.file} is there already", Exit.USAGE)
    try:
        backup.copy(database, args.file)
    except OSError as error:
        raise Refused(f"cannot write {args.file}: {error.strerror}", Exit.FAILED) from error
    except StorageError as error:
        raise Refused(str(error), Exit.FAILED) from error
    print(f"{database} copied to {args.file}")
    return Exit.OK


def simulate(args: Namespace) -> int:
    from bot.cli import simulate
    from bot.cli.progress import Progress

    game, options = _table(args)
    levels: tuple[Level, ...] = args.levels or (args.level or "normal",)
    plan = simulate.Plan(game, args.players, args.games, args.seed, options, levels, check=not args.no_check)
    try:
        with Progress(plan.games, "games") as progress:
            report = simulate.simulate(plan, progress.advance)
    except simulate.Failure as failure:
        raise Refused(f"{game.slug}: {failure}", Exit.FAILED) from failure
    print(_json(report) if args.json else simulate.in_words(report))
    return Exit.OK


def render(args: Namespace) -> int:
    from bot.cli import render

    game, options = _table(args)
    if not args.text and args.output is None:
        raise Refused("say where the picture goes (-o FILE) or ask for words (--text)", Exit.USAGE)
    if args.seat is not None and args.seat >= args.players:
        raise Refused(f"no seat {args.seat} at a table of {args.players}; seats count from 0", Exit.USAGE)
    renderer = _renderer(game)
    moves = None if args.final else args.moves
    scene = render.Scene(game, args.players, options, args.seed, moves, args.level)
    if args.text:
        print(render.words(renderer, scene, args.language, args.seat))
    if args.output is not None:
        drawn = render.draw(renderer, scene, args.language, args.seat)
        args.output.write_bytes(drawn.png)
        print(f"{args.output}: {len(drawn.png) / 1000:.0f} kB: {drawn.alt}", file=sys.stderr)
    return Exit.OK


def bench(args: Namespace) -> int:
    from bot.cli import bench

    if args.games == [LEADERBOARDS]:
        return _bench_leaderboards(args)
    games = [_game(name) for name in args.games] or list(GAMES.values())
    reports = []
    for game in games:
        report = bench.bench(game, _renderer(game))
        reports.append(report)
        if not args.json:
            print(bench.in_words(report), flush=True)
    if args.json:
        print(_json(reports))
    return Exit.OK if all(report.ok for report in reports) else Exit.FAILED


def _bench_leaderboards(args: Namespace) -> int:
    from bot.cli import bench_leaderboards

    figures = bench_leaderboards.bench()
    print(_json(figures) if args.json else bench_leaderboards.in_words(figures))
    return Exit.OK if all(figure.ok for figure in figures) else Exit.FAILED


def ratings(args: Namespace) -> int:
    import asyncio
    from pathlib import Path

    from bot.ranking import standings
    from bot.storage.database import Database
    from bot.storage.errors import StorageError

    settings = _config(args)

    async def rebuild() -> int:
        database = await Database.open(Path(settings.storage.path), busy_seconds=settings.storage.busy_seconds)
        try:
            return await database.write(standings.rebuild)
        finally:
            await database.close()

    try:
        games = asyncio.run(rebuild())
    except StorageError as error:
        raise Refused(str(error), Exit.DATABASE) from error
    print(f"{games} games recalculated")
    return Exit.OK


def record(args: Namespace) -> int:
    from games import selfplay
    from games.conformance import recording

    game, options = _table(args)
    if not args.folder.is_dir():
        raise Refused(f"there is no folder {args.folder}", Exit.USAGE)
    rngs = selfplay.seat_rngs(args.players, args.seed)
    choose: selfplay.Choose[Any, Any] = selfplay.by_computer([args.level] * args.players, rngs)
    lines = recording.record(game, args.players, options, args.seed, choose)
    moves = recording.replay(lines, {game.slug: game})
    path = args.folder / recording.file_name(game)
    with path.open("ab") as file:
        file.write(recording.write(lines))
    print(f"{path}: {moves} moves")
    return Exit.OK


COMMANDS: dict[str, Callable[[Namespace], int]] = {
    "sandbox": sandbox,
    "run": run,
    "simulate": simulate,
    "render": render,
    "bench": bench,
    "backup": backup,
    "doctor": doctor,
    "ratings": ratings,
    "record": record,
}


def _config(args: Namespace) -> Config:
    from bot import config

    try:
        return config.load(args.config)
    except config.ConfigError as error:
        raise Refused(str(error), Exit.CONFIGURATION) from error


def _game(name: str) -> AnyGame:
    slug = name.replace("-", "_")
    if slug not in GAMES:
        near = get_close_matches(slug, GAMES, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(sorted(GAMES)) or 'none'}"
        raise Refused(f"no game {name!r}; {hint}", Exit.USAGE)
    return GAMES[slug]


def _table(args: Namespace) -> tuple[AnyGame, Any]:
    game = _game(args.game)
    try:
        options = msgspec.json.decode(args.options, type=game.Options)
        game.check_options(args.players, options)
    except msgspec.DecodeError as error:
        raise Refused(f"--options: {error}", Exit.USAGE) from error
    except IllegalMove as error:
        details = "".join(f", {name} {value}" for name, value in error.params.items())
        raise Refused(f"{game.slug} does not allow this table: {error.code}{details}", Exit.USAGE) from error
    return game, options


def _renderer(game: AnyGame) -> Renderer[Any]:
    import renderers

    if game.slug not in renderers.REGISTRY:
        raise Refused(f"{game.slug} has no pictures", Exit.FAILED)
    return renderers.REGISTRY[game.slug]


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
