"""Welcome To… at the table: how it speaks, how its answers look, and what can be played alone.

The questions, answers, events and refusals of the rules find their sentences by name (see ``bot/controllers/core.py``).
"""

from __future__ import annotations

from bot.controllers.core import Controller, Look, Solo, named
from games.core import Answer, Question, Result, Seat
from games.welcome_to import GAME
from games.welcome_to.cards import offers
from games.welcome_to.data import MANAGERS
from games.welcome_to.state import Options, State
from renderers.core import Say
from renderers.sentences import dashed
from renderers.welcome_to import RENDERER
from renderers.welcome_to.final import verdict_words
from renderers.welcome_to.voice import SENTENCES

LEVELS = {str(manager.level): manager.level for manager in MANAGERS}
#: Whether the game is the advanced one.
VARIANTS = {"classic": False, "advanced": True}

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


def _variant(options: Options) -> str:
    return "advanced" if options.advanced else "classic"


def verdict(result: Result, say: Say) -> str:
    return verdict_words(result.verdict, say) if result.verdict is not None else ""


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


def solo_levels(say: Say) -> list[tuple[str, str]]:
    managers = [(manager.level, say(f"welcome-to-manager-{dashed(manager.id)}")) for manager in MANAGERS]
    return [(say("welcome-to-level-choice", level=level, manager=name), str(level)) for level, name in managers]


def solo_options(level: str | None, variant: str | None) -> Options:
    return Options(advanced=named("variant", VARIANTS, variant), solo_level=named("level", LEVELS, level))


CONTROLLER = Controller(
    game=GAME,
    renderer=RENDERER,
    sentences=SENTENCES,
    solo=Solo(
        levels=solo_levels,
        variants=lambda say: [(say(f"welcome-to-variant-{variant}"), variant) for variant in VARIANTS],
        options=solo_options,
        choice=lambda options: (str(options.solo_level), _variant(options)),
    ),
    situation=situation,
    summary=summary,
    verdict=verdict,
    look=look,
    more=more,
)
