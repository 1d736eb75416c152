"""``guildhall simulate``: games between computer opponents. Do the rules hold, and who wins how often?

examples:
  guildhall simulate tiny_towns --players 4 --games 20
  guildhall simulate tiny_towns --games 200 --levels hard,easy    who wins? seats rotate
  guildhall simulate tiny_towns --players 1 --games 50 --level hard --no-check
  guildhall simulate tiny_towns --options '{"monuments": true, "set_up": "random"}' --json

A shared first place counts as a share of a win: half in a game of two. The milliseconds are processor time.

Every state is put to the promises of games/core.py unless you say --no-check. A game that breaks one is
named with its seed, and the exit code is 1.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import closing
from random import Random
from statistics import fmean
from typing import Any

from msgspec import Struct

from bot.cli.common import Exit, Refused, add_json, add_table, as_json, positive, table
from bot.cli.progress import counted
from games.conformance import Inspector, Table
from games.core import LEVELS, AnyGame, Level, Result, Seat
from games.selfplay import LONGEST_GAME, Choose, Endless, by_computer, play, seat_rngs
from games.turns import AnyTurn, new_game


def add_arguments(command: ArgumentParser) -> None:
    add_table(command)
    command.add_argument("--games", type=positive, default=10, metavar="K", help="how many (%(default)s)")
    levels = command.add_mutually_exclusive_group()
    levels.add_argument("--level", choices=LEVELS, help="of every seat (normal)")
    levels.add_argument("--levels", type=_levels, metavar="L,L…", help="of the seats in turn, for instance hard,easy")
    add_json(command)
    command.add_argument("--no-check", action="store_true", help="only play, which is much quicker")


def run(args: Namespace) -> int:
    game, options = table(args)
    levels: tuple[Level, ...] = args.levels or (args.level or "normal",)
    plan = Plan(game, args.players, args.seed, options, levels, check=not args.no_check)
    try:
        with closing(counted(args.games, "games")) as numbers:
            report = simulate(plan, numbers)
    except Failure as failure:
        raise Refused(f"{game.slug}: {failure}", Exit.FAILED) from failure
    print(as_json(report) if args.json else in_words(report))
    return Exit.OK


def _levels(text: str) -> tuple[Level, ...]:
    by_name: dict[str, Level] = {level: level for level in LEVELS}
    names = text.split(",")
    if unknown := [name for name in names if name not in by_name]:
        raise ArgumentTypeError(f"no level {unknown[0]!r}; there are {', '.join(LEVELS)}")
    return tuple(by_name[name] for name in names)


class Failure(Exception):
    """A game broke a promise. The text says which, and the seed that shows it again."""


class Plan(Struct, frozen=True):
    """What to play."""

    game: AnyGame
    seats: int
    seed: int
    options: Any
    #: Dealt to the seats in order, over and over, and rotated by one seat from game to game.
    levels: tuple[Level, ...]
    check: bool

    def line_ups(self) -> tuple[tuple[Level, ...], ...]:
        """Who sits where: every rotation that makes a difference."""
        first = tuple(self.levels[seat % len(self.levels)] for seat in range(self.seats))
        rotations = [first[turn:] + first[:turn] for turn in range(self.seats)]
        return tuple(dict.fromkeys(rotations))


class Played(Struct, frozen=True):
    """One finished game."""

    line_up: tuple[Level, ...]
    result: Result
    steps: int
    #: How many seconds of processor time each level took for its decisions.
    thinking: dict[Level, list[float]]


class LevelReport(Struct, frozen=True):
    level: Level
    seats: int
    #: A shared first place counts as a share of a win. Solo: how many challenges were won, if they can be.
    win_rate: float | None
    average_score: float
    #: Of processor time: on average, by half of the decisions, by all but one in twenty, and by the longest.
    milliseconds_per_decision: float
    milliseconds_half: float
    milliseconds_at_most: float
    milliseconds_longest: float


class Report(Struct, frozen=True):
    game: str
    rules_version: int
    players: int
    games: int
    seed: int
    checked: bool
    average_steps: float
    seconds: float
    levels: tuple[LevelReport, ...]
    #: Solo: how many games ended with which verdict.
    verdicts: dict[str, int]


def simulate(plan: Plan, numbers: Iterable[int]) -> Report:
    """Play the games with these numbers."""
    begun = time.perf_counter()
    # Each seed is played with every level in every seat, so that lucky seats and lucky deals even out.
    line_ups = plan.line_ups()
    every = len(line_ups)
    played = [_play(plan, line_ups[number % every], plan.seed + number // every) for number in numbers]
    return Report(
        game=plan.game.slug,
        rules_version=plan.game.rules_version,
        players=plan.seats,
        games=len(played),
        seed=plan.seed,
        checked=plan.check,
        average_steps=fmean(game.steps for game in played),
        seconds=time.perf_counter() - begun,
        levels=tuple(_level_report(level, played) for level in sorted(set(plan.levels), key=plan.levels.index)),
        verdicts=dict(Counter(game.result.verdict.code for game in played if game.result.verdict).most_common()),
    )


def _play(plan: Plan, line_up: tuple[Level, ...], seed: int) -> Played:
    game, rng = plan.game, Random(f"{seed}/simulation")
    turn = new_game(game, plan.seats, plan.options, seed)
    checks = Inspector(Table(game, plan.seats), rng) if plan.check else None
    thinking: dict[Level, list[float]] = {level: [] for level in line_up}
    choose = _timed(by_computer(line_up, seat_rngs(plan.seats, seed)), line_up, thinking)
    steps = 0
    try:
        if checks:
            checks.begin(turn)
        for step in play(turn, choose, Random(f"{seed}/order"), longest=LONGEST_GAME):
            if checks:
                checks.follow(step)
            turn, steps = step.after, steps + 1
        if turn.result is None:
            raise RuntimeError("nobody is waited on, and there is no result")
    except Exception as error:
        kind = "goes on for ever" if isinstance(error, Endless) else f"{type(error).__name__}: {error}"
        raise Failure(f"seed {seed}, {', '.join(line_up)}, after {steps} steps: {kind}") from error
    return Played(line_up, turn.result, steps, thinking)


def _timed(choose: Choose[Any, Any], line_up: Sequence[Level], thinking: dict[Level, list[float]]) -> Choose[Any, Any]:
    def timed(turn: AnyTurn, seat: Seat) -> Any:
        begun = time.process_time()
        move = choose(turn, seat)
        thinking[line_up[seat]].append(time.process_time() - begun)
        return move

    return timed


def _level_report(level: Level, played: Sequence[Played]) -> LevelReport:
    wins, scores = [], []
    for game in played:
        for score, win in zip(game.result.seats, _wins(game.result), strict=True):
            if game.line_up[score.seat] == level:
                wins.append(win)
                scores.append(score.total)
    thinking = sorted(seconds for game in played for seconds in game.thinking.get(level, ())) or [0.0]
    decided = [win for win in wins if win is not None]
    return LevelReport(
        level=level,
        seats=len(scores),
        win_rate=fmean(decided) if decided else None,
        average_score=fmean(scores),
        milliseconds_per_decision=1000 * fmean(thinking),
        milliseconds_half=_percentile(thinking, 50),
        milliseconds_at_most=_percentile(thinking, 95),
        milliseconds_longest=_percentile(thinking, 100),
    )


def _percentile(seconds: Sequence[float], percent: int) -> float:
    """In milliseconds; the sequence is sorted."""
    return 1000 * seconds[percent * (len(seconds) - 1) // 100]


def _wins(result: Result) -> list[float | None]:
    """Each seat's share of the win."""
    if result.verdict is not None:
        return [None if result.verdict.won is None else float(result.verdict.won)]
    winners = sum(score.rank == 1 for score in result.seats)
    return [1 / winners if score.rank == 1 else 0.0 for score in result.seats]


def in_words(report: Report) -> str:
    lines = [
        f"{report.game}, rules {report.rules_version}: {report.games} games of {report.players}, seed {report.seed}, "
        f"{'promises checked' if report.checked else 'unchecked'}, {report.seconds:.1f} s",
        f"{report.average_steps:.1f} steps a game",
        "",
        f"{'level':8}{'seats':>7}{'wins':>9}{'score':>9}"
        f"{'ms/decision':>14}{'50 % below':>13}{'95 % below':>13}{'longest':>10}",
    ]
    for row in report.levels:
        wins = "-" if row.win_rate is None else f"{row.win_rate:.1%}"
        lines.append(
            f"{row.level:8}{row.seats:7}{wins:>9}{row.average_score:9.2f}{row.milliseconds_per_decision:14.2f}"
            f"{row.milliseconds_half:13.2f}{row.milliseconds_at_most:13.2f}{row.milliseconds_longest:10.2f}"
        )
    if report.verdicts:
        width = max(map(len, report.verdicts))
        lines += ["", "verdicts"]
        lines += [f"  {code:{width}}{count:6}{count / report.games:8.1%}" for code, count in report.verdicts.items()]
    return "\n".join(lines)
