"""What things are called in the reader's language, and what every part of a picture needs."""

from __future__ import annotations

from games.core import Seat
from games.welcome_to.data import ActionKind
from games.welcome_to.scoring import AGENCY
from games.welcome_to.state import State
from renderers import voice
from renderers.sentences import Sentences, dashed
from renderers.voice import TableVoice, listed


def in_full(lots: str) -> str:
    """An estate by its first and last lot, each named as in the picture: ``2.4-6`` is ``2.4–2.6``."""
    first, dash, last = lots.partition("-")
    return f"{first}–{first.partition('.')[0]}.{last}" if dash else first


SENTENCES = Sentences(
    "welcome-to",
    {
        "place": lambda place, say: in_full(place),
        "estates": lambda estates, say: listed(map(in_full, estates.split())) or "none",
    },
    nobody="welcome-to-the-agency",
)


class Voice(TableVoice[State]):
    """Says everything about one view at one table."""

    sentences = SENTENCES

    def rival(self, seat: Seat) -> str:
        return self("agency-short") if seat == AGENCY else ""

    def action(self, kind: ActionKind) -> str:
        """The name of an action inside a sentence."""
        return self(f"action-{kind}")

    def plan(self, plan: str) -> str:
        """What a plan asks for."""
        return self(f"plan-{plan.lower()}")

    def manager(self, manager: str) -> str:
        """A site manager of the solo game."""
        return self(f"manager-{dashed(manager)}")


Scene = voice.Scene[State, Voice]
