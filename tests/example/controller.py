"""Lantern Auction at the table: how it speaks and what can be played alone.

The questions, answers, events and refusals of the rules find their sentences by name (see ``bot/controllers/core.py``).
"""

from __future__ import annotations

from bot.controllers.core import Controller, Look, Solo, combinations
from games.core import Answer, Verdict
from renderers.core import Say, Table
from renderers.sentences import dashed
from tests.example.pictures import RENDERER, SENTENCES, Voice, situation
from tests.example.rules import GAME, Options


def summary(options: Options, say: Say) -> str:
    return say(f"lantern-auction-summary-{'steep' if options.steep else 'plain'}")


def verdict(ended: Verdict, say: Say) -> str:
    return say(f"lantern-auction-verdict-{dashed(ended.code)}")


def look(answer: Answer) -> Look:
    return Look("lantern") if answer.code == "bid" else Look(style="main" if answer.code == "end" else "plain")


CONTROLLER = Controller(
    game=GAME,
    renderer=RENDERER,
    sentences=SENTENCES,
    solo=Solo(Options()),  # one way to play alone: no levels, no variants
    situation=lambda view, say: situation(view, Voice(view, Table((), say))),
    summary=summary,
    verdict=verdict,
    tables=combinations(GAME, steep=(False, True)),
    look=look,
)
