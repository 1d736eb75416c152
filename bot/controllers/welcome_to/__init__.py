"""Welcome To… at the table: the panel of a round, and its sentences."""

from __future__ import annotations

from typing import ClassVar

from bot.controllers.base import Controller, Panel, Path
from bot.controllers.welcome_to.panel import panel_of
from bot.controllers.welcome_to.words import WelcomeToWords
from bot.table.refusals import Refusal
from games.first_edition import Game, IllegalAction, Result, Seat
from games.welcome_to import GAME
from games.welcome_to.data import DATA
from games.welcome_to.state import Action, Options, State
from renderers.core import FirstRenderer, Say
from renderers.welcome_to import RENDERER

CLASSIC, ADVANCED = "classic", "advanced"


class WelcomeToController(Controller[State, Options, Action]):
    slug: ClassVar[str] = "welcome_to"
    game: Game[State, Options, Action] = GAME
    renderer: FirstRenderer[State] = RENDERER

    def panel(self, view: State, seat: Seat, path: Path, say: Say) -> Panel:
        """Every choice of this game is a step of its rules, so the panel has no menus of its own to stand in."""
        return panel_of(view, seat, self.game.legal(view, seat), WelcomeToWords(say))

    def situation(self, view: State, say: Say) -> str:
        return WelcomeToWords(say).situation(view)

    def summary(self, options: Options, say: Say) -> str:
        return WelcomeToWords(say).summary(options)

    def tell(self, action: Action, say: Say) -> str:
        return WelcomeToWords(say).tell(action)

    def verdict(self, result: Result, say: Say) -> str:
        verdict = result.verdict
        if verdict is None:
            return ""
        params = dict(verdict.params)
        manager = str(params.pop("manager"))
        name = say(f"welcome-to-manager-{manager.replace('_', '-')}")
        return say(f"welcome-to-verdict-{verdict.code.replace('_', '-')}", manager=name, **params)

    def rules(self, say: Say) -> str:
        return say("welcome-to-how-to-play")

    def solo_levels(self, say: Say) -> list[tuple[str, str]]:
        return [
            (
                say("welcome-to-level-choice", level=manager.level, manager=self._manager(manager.id, say)),
                str(manager.level),
            )
            for manager in DATA.solo.managers
        ]

    def solo_variants(self, say: Say) -> list[tuple[str, str]]:
        return [(say(f"welcome-to-{variant}"), variant) for variant in (CLASSIC, ADVANCED)]

    def solo_options(self, level: str | None, variant: str | None) -> Options:
        if level is not None and level not in {str(manager.level) for manager in DATA.solo.managers}:
            raise Refusal("unknown-level")
        if variant not in (None, CLASSIC, ADVANCED):
            raise Refusal("unknown-variant")
        return Options(advanced=variant == ADVANCED, solo_level=int(level or 0))

    def solo_choice(self, options: Options) -> tuple[str | None, str | None]:
        return str(options.solo_level), ADVANCED if options.advanced else CLASSIC

    def refusal(self, error: IllegalAction, say: Say) -> str:
        return WelcomeToWords(say).refusal(error)

    def _manager(self, manager: str, say: Say) -> str:
        return say(f"welcome-to-manager-{manager.replace('_', '-')}")


CONTROLLER = WelcomeToController()
