"""The Palaces of Carrara at the table: the panel of a turn, and its sentences."""

from __future__ import annotations

from typing import ClassVar, Literal

from bot.controllers.base import Controller, Panel, Path
from bot.controllers.carrara.panel import panel_of
from bot.controllers.carrara.words import CarraraWords
from bot.table.refusals import Refusal
from games.carrara import GAME
from games.carrara.state import Action, Options, State
from games.first_edition import Game, IllegalAction, Result, Seat
from renderers.carrara import RENDERER
from renderers.core import FirstRenderer, Say

LEVELS: tuple[Literal[1, 2, 3, 4], ...] = (1, 2, 3, 4)


class CarraraController(Controller[State, Options, Action]):
    slug: ClassVar[str] = "carrara"
    game: Game[State, Options, Action] = GAME
    renderer: FirstRenderer[State] = RENDERER

    def panel(self, view: State, seat: Seat, path: Path, say: Say) -> Panel:
        return panel_of(view, seat, path, CarraraWords(say))

    def situation(self, view: State, say: Say) -> str:
        return CarraraWords(say).situation(view)

    def summary(self, options: Options, say: Say) -> str:
        return CarraraWords(say).summary(options)

    def tell(self, action: Action, say: Say) -> str:
        return CarraraWords(say).tell(action)

    def verdict(self, result: Result, say: Say) -> str:
        verdict = result.verdict
        if verdict is None:
            return ""
        rank = say(f"carrara-rank-{verdict.code.replace('_', '-')}")
        return say("carrara-verdict", rank=rank, won="yes" if verdict.won else "no", **verdict.params)

    def rules(self, say: Say) -> str:
        return say("carrara-how-to-play")

    def solo_levels(self, say: Say) -> list[tuple[str, str]]:
        return [(say(f"carrara-level-{level}"), str(level)) for level in LEVELS]

    def solo_variants(self, say: Say) -> list[tuple[str, str]]:
        return []

    def solo_options(self, level: str | None, variant: str | None) -> Options:
        if variant is not None:
            raise Refusal("unknown-variant")
        if level is None:
            return Options()
        chosen = next((known for known in LEVELS if str(known) == level), None)
        if chosen is None:
            raise Refusal("unknown-level")
        return Options(solo_level=chosen)

    def solo_choice(self, options: Options) -> tuple[str | None, str | None]:
        return str(options.solo_level), None

    def refusal(self, error: IllegalAction, say: Say) -> str:
        return CarraraWords(say).refusal(error)


CONTROLLER = CarraraController()
