"""``guildhall torture``: the real bot, and everything that can go wrong. Is anything lost?

examples:
  guildhall torture                         five minutes, with a seed of its own
  guildhall torture --minutes 60 --json
  guildhall torture --minutes 2 --seed 7    the same faults in the same order

The bot runs in a process of its own and talks to a stand-in for Discord over sockets. People play all games, some of
them with a clock on which they are late whenever something holds them up; they tap twice, type commands, leave and
return; others open, join, leave, start and close tables and begin solo games and the daily challenge. Meanwhile the
bot is killed, Discord fails, channels vanish, the disk fills up and the clock jumps. After each fault the books are
audited: whatever was confirmed has happened, once; nobody has two attempts at a day; the position follows from the
log; results and ratings follow from a recount; every game goes on; and the newest board of every game is posted. If
anything is lost, the exit code is 1, and the database and the bot's log are kept.
"""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from pathlib import Path
from random import Random

from msgspec.structs import asdict

from bot.cli.common import Exit, add_json, as_json, positive
from bot.testing import torture
from bot.testing.torture import Report
from games.rng import seed_from_text


def add_arguments(command: ArgumentParser) -> None:
    command.add_argument("--minutes", type=positive, default=5, metavar="N", help="how long (%(default)s)")
    command.add_argument("--seed", type=seed_from_text, metavar="S", help="a number or any text; repeats the faults")
    add_json(command)


def run(args: Namespace) -> int:
    seed = secrets.randbits(32) if args.seed is None else args.seed
    names = torture.until_time_is_up(torture.deck(Random(seed)), 60 * args.minutes)
    folder = Path(tempfile.mkdtemp(prefix="guildhall-torture-"))
    _progress(f"seed {seed}")
    try:
        report = asyncio.run(torture.torture(folder, seed, names, tell=_progress))
    except KeyboardInterrupt:
        shutil.rmtree(folder)
        raise
    print(as_json({**asdict(report), "lost": report.lost}) if args.json else in_words(report))
    if report.lost:
        _progress(f"the database and the bot's log are in {folder}")
        return Exit.FAILED
    shutil.rmtree(folder)
    return Exit.OK


def _progress(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def in_words(report: Report) -> str:
    did = ", ".join(f"{count} {what}" for what, count in sorted(report.did.items()))
    lines = [
        f"seed {report.seed}: {report.tables} tables, {report.games_finished} games finished, {report.seconds:.0f} s",
        f"{report.moves_acknowledged} moves confirmed; {did}",
        f"{report.ratings} ratings recounted",
        "",
        f"{'fault':24}{'times':>7}{'hits':>7}{'lost':>7}",
    ]
    lines += [f"{name:24}{tried.times:7}{tried.hits:7}{len(tried.lost):7}" for name, tried in report.faults.items()]
    return "\n".join([*lines, "", *(report.lost or ["nothing lost"])])
