"""Hamlet at the table: the looks of its answers, and what can be played alone.

The questions, answers, events and refusals of the rules find their sentences by name (see ``bot/controllers/core.py``).
"""

from __future__ import annotations

from typing import get_args

from bot.controllers.core import Controller, Look, Solo, Style, headed
from games.core import Answer, Question, Seat, Verdict
from games.hamlet import GAME
from games.hamlet.data import DATA
from games.hamlet.scoring import church_is_finished
from games.hamlet.state import Layout, Options, State
from renderers.core import Say
from renderers.hamlet import RENDERER
from renderers.hamlet.voice import SENTENCES
from renderers.sentences import dashed

LAYOUTS: tuple[Layout, ...] = get_args(Layout)

_EMOJI = {
    "produce": "🪓",
    "process": "⚙️",
    "draft": "📜",
    "hire": "🏛️",
    "sell": "⚖️",
    "order": "⛪",
    "beg": "🙏",
    "build": "🏗️",
    "road": "🛤️",
    "herd": "🫏",
    "end": "✅",
    "villager": "🧑‍🌾",
    "donkey": "🫏",
    "step": "🫏",
    "connected": "🟢",
    "needs_road": "🛤️",
    "cut_off": "⚠️",
}
#: What ends the turn is never green: something useful may be left.
_STYLES: dict[str, Style] = {"done": "good", "auto": "good", "cut_off": "danger", "do_end": "plain"}


# --- what is going on -------------------------------------------------------------------------------------------------


def situation(view: State, say: Say) -> str:
    if view.over:
        ended = "church" if church_is_finished(view) else "rounds"
        return headed("hamlet", None, say(f"hamlet-situation-over-{ended}"), say)
    left = sum(order.seat is None for order in view.orders)
    return headed("hamlet", view.round, say("hamlet-situation-turn", orders=left), say)


def summary(options: Options, say: Say) -> str:
    return say(f"hamlet-layout-{dashed(options.layout)}")


def verdict(decided: Verdict, say: Say) -> str:
    total = int(decided.params["target"]) + int(decided.params["margin"])
    params = {**decided.params, "level": say(f"hamlet-level-{decided.params['level']}"), "total": total}
    if decided.won:
        return say("hamlet-verdict-won", rank=say(f"hamlet-rank-{dashed(decided.code)}"), **params)
    return say(f"hamlet-verdict-{dashed(decided.code)}", **params)


# --- questions --------------------------------------------------------------------------------------------------------


def more(view: State, seat: Seat, question: Question, say: Say) -> str:
    """What is left of the turn, and what would be paid."""
    if question.code == "pay":
        return say("hamlet-pays", pay=SENTENCES.spoken(question.answers[0].params, say)["pay"])
    if question.code != "what":
        return ""
    herd = "moved" if view.herd_moved else "waits"
    ready, gold = view.players[seat].ready, view.players[seat].gold
    return say("hamlet-turn-begins", ready=ready, herd=herd, gold=gold)


def look(answer: Answer) -> Look:
    return Look(_EMOJI.get(answer.code.removeprefix("do_")), _STYLES.get(answer.code, "main"))


SOLO = Solo(
    Options(),
    levels={level.id: {"level": level.id} for level in DATA.solo.levels},
    variants={layout: {"layout": layout} for layout in LAYOUTS},
    level_name=lambda level, say: say(f"hamlet-level-{level}"),
)

CONTROLLER = Controller(GAME, RENDERER, SENTENCES, SOLO, situation, summary, verdict, look=look, more=more)
