"""``guildhall bench``: how fast Guildhall is, as ratios within one run, so that the limits hold on any machine.

examples:
  guildhall bench                              moves, pictures and random games of every game
  guildhall bench tiny_towns --json
  guildhall bench drawing                      two drawing processes against one, first pictures, memory
  guildhall bench moves                        taps over sockets, beside a bot that only answers
  guildhall bench leaderboards                 a million results against ten thousand
  guildhall bench taps                         how many taps a turn takes; needs the extra "sandbox"

The figures of a game are ratios to the time in which Pillow writes the same picture as an ordinary PNG in the same run.
The exit code is 1 when a figure is over its limit.
"""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from bot.cli import render
from bot.cli.bench import drawing, games, leaderboards, moves
from bot.cli.common import Exit, add_json, as_json, named_game, needing_simcord
from games import GAMES


def add_arguments(command: ArgumentParser) -> None:
    command.add_argument("games", nargs="*", metavar="GAME", help=f"which games (all), or one of {', '.join(_OTHERS)}")
    add_json(command)


def run(args: Namespace) -> int:
    other = _OTHERS.get(args.games[0]) if len(args.games) == 1 else None
    return (other or _games)(args)


def _games(args: Namespace) -> int:
    reports = []
    for game in [named_game(name) for name in args.games] or GAMES.values():
        report = games.bench(game, render.renderer_of(game))
        reports.append(report)
        if not args.json:
            print(games.in_words(report), flush=True)
    if args.json:
        print(as_json(reports))
    return _exit(all(report.ok for report in reports))


def _leaderboards(args: Namespace) -> int:
    figures = leaderboards.bench()
    print(as_json(figures) if args.json else leaderboards.in_words(figures))
    return _exit(all(figure.ok for figure in figures))


def _drawing(args: Namespace) -> int:
    figures = drawing.bench()
    print(as_json(figures) if args.json else drawing.in_words(figures))
    return _exit(all(figure.ok for figure in figures))


def _moves(args: Namespace) -> int:
    figures = asyncio.run(moves.bench())
    print(as_json(figures) if args.json else moves.in_words(figures))
    return _exit(all(figure.ok for figure in figures))


def _taps(args: Namespace) -> int:
    with needing_simcord("bench taps"):
        from bot.testing import taps
    counts = asyncio.run(taps.count_taps(taps.turns()))
    print(as_json(counts) if args.json else taps.in_words(counts))
    return _exit(all(count.ok for count in counts))


def _exit(ok: bool) -> int:
    return Exit.OK if ok else Exit.FAILED


_OTHERS: dict[str, Callable[[Namespace], int]] = {
    "drawing": _drawing,
    "moves": _moves,
    "leaderboards": _leaderboards,
    "taps": _taps,
}
