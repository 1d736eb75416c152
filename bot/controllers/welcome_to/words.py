"""The sentences of Welcome To… that are not on a picture."""

from __future__ import annotations

from games.first_edition import IllegalAction
from games.welcome_to.cards import offers
from games.welcome_to.data import LETTERS, ActionKind, Letter
from games.welcome_to.plans import value
from games.welcome_to.queries import Outlook
from games.welcome_to.state import (
    Action,
    Bis,
    Change,
    Combine,
    Confirm,
    Fence,
    House,
    InStreet,
    Marketing,
    NoAction,
    Options,
    Park,
    Pool,
    Roundabout,
    RoundaboutStreet,
    Score,
    Spend,
    State,
    Strike,
)
from renderers.core import Say

ACTION_EMOJI: dict[ActionKind, str] = {
    "fence": "🚧",
    "marketing": "📈",
    "park": "🌳",
    "pool": "🏊",
    "temp": "👷",
    "bis": "🏘️",
}


class WelcomeToWords:
    def __init__(self, say: Say) -> None:
        self.say = say

    def action(self, action: ActionKind) -> str:
        return self.say(f"welcome-to-do-{action}")

    def combination(self, view: State, combination: Combine) -> str:
        """What a combination is made of: a number and an action."""
        offered = offers(view)
        return self.say(
            "welcome-to-combination",
            number=offered[combination.number - 1].number,
            action=self.action(offered[combination.action - 1].action),
        )

    def plan_value(self, view: State, letter: Letter) -> int:
        return value(view.plans[LETTERS.index(letter)])

    def effects(self, outlook: Outlook) -> str:
        """What a step brings, in a few words; empty where it brings nothing worth saying."""
        parts = [self.say("welcome-to-completes", size=estate.last - estate.first + 1) for estate in outlook.completes]
        if outlook.pool is not None:
            parts.append(self.say(f"welcome-to-pool-{outlook.pool}"))
        parts += [self.say("welcome-to-plan-ready", plan=letter) for letter in outlook.plans]
        if outlook.points:
            parts.append(self.say("welcome-to-points-change", points=f"{outlook.points:+d}".replace("-", "−")))
        return ", ".join(parts)

    def situation(self, view: State) -> str:
        title = self.say("welcome-to-name")
        if view.over:
            return f"## {title}\n{self.say('welcome-to-situation-over')}"
        offered = ", ".join(
            self.say("welcome-to-combination", number=offer.number, action=self.action(offer.action))
            for offer in offers(view)
        )
        return f"## {title} · {self.say('welcome-to-round-title', round=view.round)}\n{offered}"

    def summary(self, options: Options) -> str:
        return self.say("welcome-to-advanced" if options.advanced else "welcome-to-classic")

    def tell(self, action: Action) -> str:
        """What somebody did, without saying who."""
        say = self.say
        match action:
            case RoundaboutStreet(street):
                return say("welcome-to-did-roundabout-street", street=street)
            case Roundabout(street, lot):
                return say("welcome-to-did-roundabout", street=street, lot=lot)
            case Combine(number, taken):
                return say("welcome-to-did-combine", number=number, action=taken, same=str(number == taken).lower())
            case Strike():
                return say("welcome-to-did-strike")
            case Change(None):
                return say("welcome-to-did-no-change")
            case Change(by):
                return say("welcome-to-did-change", by=f"{by:+d}".replace("-", "−"))
            case InStreet(street):
                return say("welcome-to-did-street", street=street)
            case House(street, lot):
                return say("welcome-to-did-house", street=street, lot=lot)
            case Fence(street, after):
                return say("welcome-to-did-fence", street=street, left=after, right=after + 1)
            case Marketing(size):
                return say("welcome-to-did-marketing", size=size)
            case Park():
                return say("welcome-to-did-park")
            case Pool():
                return say("welcome-to-did-pool")
            case Bis(street, lot, copy):
                return say("welcome-to-did-bis", street=street, lot=lot, side=copy)
            case NoAction():
                return say("welcome-to-did-nothing")
            case Score(plan):
                return say("welcome-to-did-score", plan=plan)
            case Spend(street, first, last):
                return say("welcome-to-did-spend", street=street, first=first, last=last)
            case Confirm():
                return say("welcome-to-did-confirm")

    def refusal(self, error: IllegalAction) -> str:
        return self.say(f"welcome-to-illegal-{error.code.replace('_', '-')}", **error.params)
