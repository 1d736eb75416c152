"""``guildhall bench``: how fast Guildhall is, as ratios within one run, so that the limits hold on any machine.

examples:
  guildhall bench                              every figure there is; takes a few minutes
  guildhall bench --json                       all of them as one JSON object
  guildhall bench games                        moves, pictures and random games of every game
  guildhall bench tiny_towns hamlet            the same of these games
  guildhall bench colours                      how far a game's palette changes its pictures
  guildhall bench drawing                      two drawing processes against one, first pictures, memory
  guildhall bench moves                        taps over sockets, beside a bot that only answers; 32 people at once
  guildhall bench moves --against ../before    the same, and 32 people with the bot of another source tree
  guildhall bench growth                       moves among many open games and finished posts
  guildhall bench leaderboards                 a million results against ten thousand
  guildhall bench taps                         how many taps a turn takes; needs the extra "sandbox"

Nothing else should run on the machine meanwhile. The exit code is 1 when a figure is beyond its limit.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path

from msgspec import Struct

from bot.cli import render
from bot.cli.bench import colours, drawing, figures, games, growth, leaderboards, moves, taps
from bot.cli.bench.figures import Figure
from bot.cli.common import Exit, Refused, add_json, as_json, named_game
from bot.testing import elsewhere
from games import GAMES
from games.core import AnyGame


class Part(Struct, frozen=True):
    title: str
    bench: Callable[[], list[Figure]]


def add_arguments(command: ArgumentParser) -> None:
    command.add_argument(
        "parts", nargs="*", metavar="PART", help=f"what to measure (everything): {', '.join(PARTS)}, or games by name"
    )
    command.add_argument(
        "--against", type=Path, metavar="FOLDER", help="a checkout of another commit, whose bot serves a crowd as well"
    )
    add_json(command)


def run(args: Namespace) -> int:
    parts = _chosen(args.parts, args.against)
    found: dict[str, list[Figure]] = {}
    for name, part in parts.items():
        found[name] = part.bench()
        if not args.json:
            print(figures.in_words(part.title, found[name]), flush=True)
    report = figures.report(found)
    if args.json:
        print(as_json(report))
    return Exit.OK if report.ok else Exit.FAILED


def _chosen(names: list[str], against: Path | None) -> dict[str, Part]:
    """The parts with these names; games that are named by themselves are one part together."""
    parts = {name: part for name, part in PARTS.items() if name in names or not names}
    slugs = [name for name in names if name not in PARTS]
    if slugs:
        parts["games"] = Part(games.TITLE, partial(_games, [named_game(slug) for slug in slugs]))
    if not names and not taps.possible():
        print('taps are left out: they need the extra "sandbox"', file=sys.stderr)
        del parts["taps"]
    if against is not None:
        parts["moves"] = _against(against, parts)
    return parts


def _against(folder: Path, parts: dict[str, Part]) -> Part:
    if "moves" not in parts:
        raise Refused("--against is for the part moves", Exit.USAGE)
    if not elsewhere.is_tree(folder):
        raise Refused(f"--against: no Guildhall that can be measured in {folder}", Exit.USAGE)
    return Part(moves.TITLE, partial(moves.bench, folder.resolve()))


def _games(chosen: list[AnyGame]) -> list[Figure]:
    return [figure for game in chosen for figure in games.bench(game, render.renderer_of(game))]


PARTS = {
    "games": Part(games.TITLE, lambda: _games([*GAMES.values()])),
    "colours": Part(colours.TITLE, colours.bench),
    "drawing": Part(drawing.TITLE, drawing.bench),
    "moves": Part(moves.TITLE, moves.bench),
    "growth": Part(growth.TITLE, growth.bench),
    "leaderboards": Part(leaderboards.TITLE, leaderboards.bench),
    "taps": Part(taps.TITLE, taps.bench),
}
