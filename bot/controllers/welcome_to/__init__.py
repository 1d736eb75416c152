"""Welcome To… at the table: how it speaks, how its answers look, and what can be played alone.

The questions, answers, events and refusals of the rules find their sentences by name (see ``bot/controllers/core.py``).
"""

from __future__ import annotations

from bot.controllers.core import Controller, Look, Solo, headed
from games.core import Answer, Question, Seat
from games.welcome_to import GAME
from games.welcome_to.cards import offers
from games.welcome_to.data import MANAGERS
from games.welcome_to.state import Options, State
from renderers.core import Say
from renderers.sentences import dashed
from renderers.welcome_to import RENDERER
from renderers.welcome_to.final import verdict_words
from renderers.welcome_to.voice import SENTENCES

#: How difficult a solo game can be: who leads the rival agency.
LEVELS = {str(manager.level): manager for manager in MANAGERS}

_ACTION_EMOJI = {"fence": "🚧", "marketing": "📈", "park": "🌳", "pool": "🏊", "temp": "👷", "bis": "🏘️"}
_LOOKS = {
    **{kind: Look(_ACTION_EMOJI[kind], "main") for kind in ("marketing", "park", "pool")},
    "bis": Look(_ACTION_EMOJI["bis"]),
    "change": Look(_ACTION_EMOJI["temp"], "main"),
    "roundabout": Look("⭕"),
    "strike": Look("❌", "danger"),
    "strike_giving": Look("❌", "danger"),
    "score": Look("📜", "main"),
    "end": Look("✅"),
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
            return Look(_ACTION_EMOJI[str(answer.params["action"])], "main")
        case "fence":
            return Look(_ACTION_EMOJI["fence"], "main" if answer.params["closes"] == "estate" else "plain")
    return _LOOKS.get(answer.code, Look())


def more(view: State, seat: Seat, question: Question, say: Say) -> str:
    strikes = any(answer.code in ("strike", "strike_giving") for answer in question.answers)
    return say("welcome-to-no-number-fits") if strikes else ""


def level_name(level: str, say: Say) -> str:
    manager = say(f"welcome-to-manager-{dashed(LEVELS[level].id)}")
    return say("welcome-to-level-choice", level=int(level), manager=manager)


SOLO = Solo(
    Options(),
    levels={level: {"solo_level": int(level)} for level in LEVELS},
    variants={"classic": {"advanced": False}, "advanced": {"advanced": True}},
    level_name=level_name,
)

CONTROLLER = Controller(GAME, RENDERER, SENTENCES, SOLO, situation, summary, verdict_words, look=look, more=more)
