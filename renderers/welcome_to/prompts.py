"""What a seat should do now, in one line."""

from __future__ import annotations

from games.first_edition import Seat
from games.welcome_to import GAME
from games.welcome_to.state import Combine, State, Strike
from games.welcome_to.turns import Draft, choices, scorable
from renderers.welcome_to.voice import Voice


def prompt(view: State, seat: Seat, draft: Draft, voice: Voice) -> str:
    if view.over:
        return voice("over")
    if seat not in GAME.waiting_on(view):
        return voice("prompt-ready")
    match draft.phase:
        case "combine":
            fits = any(isinstance(action, Combine) for action in choices(view, draft))
            return voice(("prompt-combine" if view.agency is None else "prompt-cards") if fits else "prompt-strike")
        case "change" | "lot":
            return voice(f"prompt-{draft.phase}", number=draft.number)
        case "action" if draft.action is not None:
            return voice(f"prompt-{draft.action}")
        case "plans":
            if scorable(view, draft.sheet):
                return voice("prompt-plans")
            return voice("prompt-struck" if isinstance(draft.taken, Strike) else "prompt-confirm")
        case "spend" if draft.plan is not None:
            return voice("prompt-spend", plan=draft.plan)
    return voice("prompt-roundabout")
