"""Welcome To… at the table: how it speaks, how its answers look, and what can be played alone.

The questions, answers, events and refusals of the rules find their sentences by name (see ``bot/controllers/core.py``).
"""

from __future__ import annotations

from bot.controllers.core import Controller, Look, Solo, named
from games.core import Answer, Question, Result, Seat
from games.welcome_to import GAME
from games.welcome_to.cards import offers
from games.welcome_to.data import DATA
from games.welcome_to.state import Options, State
from renderers.core import Say
from renderers.sentences import dashed
from renderers.welcome_to import RENDERER
from renderers.welcome_to.final import verdict_words
from renderers.welcome_to.voice import SENTENCES

LEVELS = {str(manager.level): manager.level for manager in DATA.solo.managers}
#: Whether the game is the advanced one.
VARIANTS = {"classic": False, "advanced": True}

_EMOJI = {
    "fence": "🚧",
    "marketing": "📈",
    "park": "🌳",
    "pool": "🏊",
    "temp": "👷",
    "bis": "🏘️",
    "change": "👷",
    "roundabout": "⭕",
    "strike": "❌",
    "strike_giving": "❌",
    "score": "📜",
    "end": "✅",
}


def situation(view: State, say: Say) -> str:
    title = say("welcome-to-name")
    if view.over:
        return f"## {title}\n{say('welcome-to-situation-over')}"
    offered = (
        say("welcome-to-answer-combination", number=offer.number, action=say(f"welcome-to-action-{offer.action}"))
        for offer in offers(view)
    )
    return f"## {title} · {say('welcome-to-round-title', round=view.round)}\n{', '.join(offered)}"


def summary(options: Options, say: Say) -> str:
    return say(f"welcome-to-variant-{_variant(options)}")


def verdict(result: Result, say: Say) -> str:
    return verdict_words(result.verdict, say) if result.verdict is not None else ""


def look(answer: Answer) -> Look:
    """Each number with the sign of its action; what closes an estate or scores a plan stands out."""
    match answer.code:
        case "combination" | "cards":
            return Look(_EMOJI[str(answer.params["action"])], "main")
        case "strike" | "strike_giving":
            return Look(_EMOJI[answer.code], "danger")
        case "fence":
            return Look(_EMOJI["fence"], "main" if answer.params["closes"] == "estate" else "plain")
        case "score" | "change" | "marketing" | "park" | "pool":
            return Look(_EMOJI[answer.code], "main")
    return Look(_EMOJI.get(answer.code))


def more(view: State, seat: Seat, question: Question, say: Say) -> str:
    strikes = any(answer.code in ("strike", "strike_giving") for answer in question.answers)
    return say("welcome-to-no-number-fits") if strikes else ""


# --- solo -------------------------------------------------------------------------------------------------------------


def solo_levels(say: Say) -> list[tuple[str, str]]:
    return [
        (say("welcome-to-level-choice", level=manager.level, manager=_manager(manager.id, say)), str(manager.level))
        for manager in DATA.solo.managers
    ]


def solo_variants(say: Say) -> list[tuple[str, str]]:
    return [(say(f"welcome-to-variant-{variant}"), variant) for variant in VARIANTS]


def solo_options(level: str | None, variant: str | None) -> Options:
    return Options(advanced=named("variant", VARIANTS, variant), solo_level=named("level", LEVELS, level))


def _variant(options: Options) -> str:
    return "advanced" if options.advanced else "classic"


def _manager(manager: str, say: Say) -> str:
    return say(f"welcome-to-manager-{dashed(manager)}")


CONTROLLER = Controller(
    game=GAME,
    renderer=RENDERER,
    sentences=SENTENCES,
    solo=Solo(
        levels=solo_levels,
        variants=solo_variants,
        options=solo_options,
        choice=lambda options: (str(options.solo_level), _variant(options)),
    ),
    situation=situation,
    summary=summary,
    verdict=verdict,
    look=look,
    more=more,
)
