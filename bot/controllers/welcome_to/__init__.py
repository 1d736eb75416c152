"""Welcome To… at the table: how it speaks, how its answers look, and what can be played alone.

The questions, answers, events and refusals of the rules find their sentences by name (see ``bot/controllers/core.py``).
"""

from __future__ import annotations

from bot.controllers.core import SIDE_BY_SIDE, Controller, Layout, Look, Solo, combinations, headed, parts
from games.core import Answer, Params, Question, Seat
from games.welcome_to import GAME
from games.welcome_to.cards import offers
from games.welcome_to.data import MANAGERS
from games.welcome_to.questions import SPOTS
from games.welcome_to.state import Options, State
from renderers.core import Say
from renderers.sentences import dashed
from renderers.welcome_to import RENDERER
from renderers.welcome_to.final import verdict_words
from renderers.welcome_to.voice import SENTENCES

#: How difficult a solo game can be: who leads the rival agency.
LEVELS = {str(manager.level): manager for manager in MANAGERS}

#: How many lines of buttons fit under the picture at a table, and under the one with the agency.
_LINES = (5, 4)

#: Where every answer would carry the same icon, none does: that leaves room for another answer beside it.
_LOOKS = {
    **{kind: Look(kind, "main") for kind in ("park", "pool")},
    **{kind: Look(None, "main") for kind in ("marketing", "change")},
    "leave": Look("nothing"),
    "no_action": Look("nothing"),
    "roundabout": Look("roundabout"),
    "strike": Look("strike", "danger"),
    "strike_giving": Look("strike", "danger"),
    "score": Look("plan", "main"),
    "estate": Look("estate"),
    "end": Look("end"),
}


def situation(view: State, say: Say) -> str:
    if view.over:
        return headed("welcome-to", None, say("welcome-to-situation-over"), say)
    offered = (
        say("welcome-to-answer-combination", number=offer.number, action=say(f"welcome-to-action-{offer.action}"))
        for offer in offers(view)
    )
    return headed("welcome-to", view.round, ", ".join(offered), say)


def summary(options: Options, say: Say) -> str:
    return say(f"welcome-to-variant-{'advanced' if options.advanced else 'classic'}")


def look(answer: Answer) -> Look:
    """Each number with the sign of its action; what closes an estate or scores a plan stands out."""
    match answer.code:
        case "combination" | "cards":
            return Look(str(answer.params["action"]), "main")
        case "fence":
            return Look(None, "main" if answer.params["closes"] == "estate" else "plain")
    return _LOOKS.get(answer.code, Look())


def layout(view: State, seat: Seat, question: Question, say: Say) -> Layout | None:
    """The sizes of estates in pairs; everything else in the usual way."""
    sizes = [answer for answer in question.answers if answer.code == "marketing"]
    return Layout(tuple(map(tuple, parts(sizes, SIDE_BY_SIDE))), short=False) if sizes else None


def place(answer: Answer) -> tuple[int, ...]:
    """The street and the lot that a number, a roundabout, a bis house or a fence is about."""
    spot = SPOTS.get(str(answer.params.get("left", answer.params.get("place"))))
    return () if spot is None else tuple(spot)


def unused(view: State, seat: Seat) -> Params:
    """The first plan that could still be scored."""
    question = GAME.ask(view, seat, ())
    assert isinstance(question, Question)
    return next((answer.params for answer in question.answers if answer.code == "score"), {})


def level_name(level: str, say: Say) -> str:
    manager = say(f"welcome-to-manager-{dashed(LEVELS[level].id)}")
    return say("welcome-to-level-choice", level=int(level), manager=manager)


#: The daily challenge has a rival, too: at level 0, the agency scores nothing.
SOLO = Solo(
    Options(),
    levels={level: {"solo_level": int(level)} for level in LEVELS},
    variants={"classic": {"advanced": False}, "advanced": {"advanced": True}},
    level_name=level_name,
    not_daily=frozenset({"0"}),
)

TABLES = combinations(GAME, advanced=(False, True))

CONTROLLER = Controller(
    GAME,
    RENDERER,
    SENTENCES,
    SOLO,
    situation,
    summary,
    verdict_words,
    tables=TABLES,
    task=lambda view, say: say("welcome-to-task"),
    unsaid=frozenset({"ended", "round", "combination", "card"}),
    layout=layout,
    look=look,
    lines=lambda view: _LINES[view.agency is not None],
    place=place,
    declines="no_action",
    unused=unused,
)
