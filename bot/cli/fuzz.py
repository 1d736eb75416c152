"""``guildhall fuzz``: random input of every kind. Is each of them answered, or clearly refused?

examples:
  guildhall fuzz                                  a thousand inputs with a seed of its own
  guildhall fuzz --inputs 20000 --json
  guildhall fuzz --seed 7                         the same inputs again
  guildhall fuzz --kinds notation,config --inputs 50000

The real bot runs in a simulated Discord; notations, settings and databases are read as the bot reads them, and rows of
every table are damaged under the running bot. An exception, an apology for anything other than such damage,
silence, an answer that Discord wouldn't take, or a busy event loop is a finding: it's reported with its input, and the
exit code is 1.

Needs the extra "sandbox": pip install 'guildhall[sandbox]'
"""

from __future__ import annotations

import asyncio
import secrets
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from contextlib import closing

from bot.cli.common import Exit, add_json, as_json, needing_simcord, positive
from bot.cli.progress import counted
from games.rng import seed_from_text


def add_arguments(command: ArgumentParser) -> None:
    command.add_argument("--inputs", type=positive, default=1_000, metavar="N", help="how many (%(default)s)")
    command.add_argument("--seed", type=seed_from_text, metavar="S", help="a number or any text; repeats the inputs")
    command.add_argument("--kinds", type=_kinds, metavar="K,K…", help="only these, for instance custom-ids,options")
    add_json(command)


def run(args: Namespace) -> int:
    with needing_simcord("fuzz"):
        from bot.testing.fuzz.report import in_words
        from bot.testing.fuzz.runner import SHARES, fuzz
    seed = secrets.randbits(32) if args.seed is None else args.seed
    with closing(counted(args.inputs, "inputs")) as numbers:
        report = asyncio.run(fuzz(args.inputs, seed, args.kinds or tuple(SHARES), tell=lambda: next(numbers, None)))
    print(as_json(report) if args.json else in_words(report))
    return Exit.FAILED if report.findings else Exit.OK


def _kinds(text: str) -> tuple[str, ...]:
    with needing_simcord("fuzz"):
        from bot.testing.fuzz.runner import SHARES
    named = tuple(text.split(","))
    if unknown := [kind for kind in named if kind not in SHARES]:
        raise ArgumentTypeError(f"no kind {unknown[0]!r}; there are {', '.join(SHARES)}")
    return named
