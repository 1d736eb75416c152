"""Hamlet at the table: the looks of its answers, and what can be played alone.

The questions, answers, events and refusals of the rules find their sentences by name (see ``bot/controllers/core.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from msgspec.structs import replace

from bot.controllers.core import Controller, Look, Pages, Solo, Style, combinations, headed, parts
from bot.controllers.core import Layout as Shape
from games.core import Answer, Params, Question, Seat, Verdict
from games.hamlet import GAME
from games.hamlet.choices import KINDS
from games.hamlet.data import DATA
from games.hamlet.scoring import church_is_finished
from games.hamlet.state import Layout, Options, State
from renderers.core import Say
from renderers.hamlet import RENDERER
from renderers.hamlet.icons import place_name
from renderers.hamlet.voice import IN_PAIRS, MOST_WAYS, SENTENCES
from renderers.sentences import dashed

LAYOUTS: tuple[Layout, ...] = get_args(Layout)

#: How many places the way to a page of spots names, and to one of steps of donkeys.
MOST_NAMED, MOST_LEFT = 2, 3
#: How many roads and how many steps of donkeys are shown at a time, and how many short buttons stand in pairs.
MOST_ROADS, MOST_STEPS, MOST_IN_PAIRS = 8, 10, 16
#: From so many places on, a new donkey's start is named by its code alone.
MANY_PLACES = 7

_ICONS = {
    "hire": "villager",
    "order": "church",
    "road": "bridge",
    "herd": "donkey",
    "step": "donkey",
    "done": "donkey",
    "auto": "pay",
    "other": "pay",
    "units": "pay",
}
_STYLES: dict[str, Style] = {
    "done": "good",
    "auto": "good",
    "needs_road": "plain",
    "cut_off": "danger",
    "do_end": "plain",
}


# --- what is going on -------------------------------------------------------------------------------------------------


def situation(view: State, say: Say) -> str:
    if view.over:
        ended = "church" if church_is_finished(view) else "rounds"
        return headed("hamlet", None, say(f"hamlet-situation-over-{ended}"), say)
    left = sum(order.seat is None for order in view.orders)
    return headed("hamlet", view.round, say("hamlet-situation-turn", orders=left), say)


def task(view: State, say: Say) -> str:
    return say("hamlet-task", ready=view.players[view.active].ready)


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
    """What would be paid, what the marks of spots mean, and a warning of those that connect to nothing."""
    if question.code == "pay":
        return say("hamlet-pays", pay=SENTENCES.spoken(question.answers[0].params, say)["pay"])
    marks = {answer.code for answer in question.answers}
    explained = (("needs_road", "hamlet-with-road"), ("cut_off", "hamlet-cut-off"))
    return "\n".join(say(message) for mark, message in explained if mark in marks)


def spots_named(spots: Sequence[Answer], say: Say) -> str:
    """``"7–12 + road: FAR, MAR"``, with the places they lie at."""
    marks = {spot.code for spot in spots}
    message = f"hamlet-spots-{dashed(marks.pop()) if len(marks) == 1 else 'mixed'}"
    first, last = [str(spots[place].params["number"]) for place in (0, -1)]
    places = [*dict.fromkeys(str(spot.params["place"]) for spot in spots)]
    return say(
        message,
        numbers=first if first == last else f"{first}–{last}",
        places=", ".join(places[:MOST_NAMED]),
    )


def roads_named(roads: Sequence[Answer], say: Say) -> str:
    return say("hamlet-more-roads", count=len(roads))


def steps_named(steps: Sequence[Answer], say: Say) -> str:
    """``"Donkeys at FAR, MAR"``."""
    places = [*dict.fromkeys(str(step.params["place"]) for step in steps)]
    return say("hamlet-donkeys-at", places=", ".join(places[:MOST_LEFT]))


def layout(view: State, seat: Seat, question: Question, say: Say) -> Shape | None:
    """Two spots, two steps of donkeys or two places fit beside each other on a phone."""
    if question.code not in IN_PAIRS or (question.code == "stable" and len(question.answers) < MANY_PLACES):
        return None
    short = [_in_a_pair(answer) for answer in question.answers if answer.code != "done"]
    return Shape(tuple(map(tuple, parts(short[:MOST_IN_PAIRS], 2))), short=False)


def _in_a_pair(answer: Answer) -> Answer:
    return replace(answer, code=f"{answer.code}_here") if answer.code in ("step", "place") else answer


def invites_to_end(question: Question) -> bool:
    """Whoever is at the town hall may still want to hire. The donkeys often stay where they are."""
    return all(answer.id != "hire" for answer in question.answers)


def unused(view: State, seat: Seat) -> Params:
    """Villagers who could still do something, and with them a herd that could still move.

    The herd alone is no reason to ask: often nobody wants to move it.
    """
    question = GAME.ask(view, seat, ())
    assert isinstance(question, Question)
    ready, able = view.players[seat].ready, {answer.id for answer in question.answers}
    return {"ready": ready, "herd": "waits" if "herd" in able else "rests"} if ready and able - {"herd", "end"} else {}


def look(answer: Answer) -> Look:
    return Look(_icon(answer), _STYLES.get(answer.code, "main"))


def _icon(answer: Answer) -> str | None:
    """What is made, built or walked to, if the answer names it; otherwise the sign of the action."""
    params, action = answer.params, answer.code.removeprefix("do_")
    match answer.code:
        case "road":
            return str(params["over"])
        case "process":
            return str(params["good"])
        case "buy" | "build":
            return place_name(str(params["tile"]))
        case "produce" | "place" | "place_here":
            return place_name(str(params["place"]))
        case "cubes":
            return next(iter(params)) if len(params) == 1 else "produce"
        case "connected" | "needs_road" | "cut_off" | "step_here":
            return None  # it's drawn, and a short button leaves room for another beside it
    return _ICONS.get(action, action)


SOLO = Solo(
    Options(),
    levels={level.id: {"level": level.id} for level in DATA.solo.levels},
    variants={layout: {"layout": layout} for layout in LAYOUTS},
    level_name=lambda level, say: say(f"hamlet-level-{level}"),
)

TABLES = combinations(GAME, layout=LAYOUTS)

CONTROLLER = Controller(
    GAME,
    RENDERER,
    SENTENCES,
    SOLO,
    situation,
    summary,
    verdict,
    tables=TABLES,
    task=task,
    unsaid=frozenset({"ended", "round", "draft_turned_up", "trade_turned_up", "game_over"}),
    layout=layout,
    pages={
        "spot": Pages(MOST_WAYS, spots_named),
        "road": Pages(MOST_ROADS, roads_named),
        "herd": Pages(MOST_STEPS, steps_named),
    },
    look=look,
    more=more,
    unused=unused,
    invites_to_end=invites_to_end,
    kinds=frozenset(f"do_{kind}" for kind in KINDS),
)
