"""Tiny Towns at the table: the panel of a round, and its sentences."""

from __future__ import annotations

from typing import ClassVar

from bot.controllers.base import Controller, Panel, Path
from bot.controllers.tiny_towns.panel import panel_of
from bot.controllers.tiny_towns.words import TinyTownsWords
from games.core import Game, IllegalAction, Result, Seat
from games.tiny_towns import GAME
from games.tiny_towns.state import Action, Options, State
from renderers.core import Renderer, Say
from renderers.tiny_towns import RENDERER


class TinyTownsController(Controller[State, Options, Action]):
    slug: ClassVar[str] = "tiny_towns"
    game: Game[State, Options, Action] = GAME
    renderer: Renderer[State] = RENDERER

    def panel(self, view: State, seat: Seat, path: Path, say: Say) -> Panel:
        return panel_of(view, seat, self.game.legal(view, seat), path, TinyTownsWords(say, view.display))

    def situation(self, view: State, say: Say) -> str:
        return TinyTownsWords(say).situation(view)

    def summary(self, options: Options, say: Say) -> str:
        return TinyTownsWords(say).summary(options)

    def tell(self, action: Action, say: Say) -> str:
        return TinyTownsWords(say).tell(action)

    def verdict(self, result: Result, say: Say) -> str:
        if result.verdict is None:
            return ""
        return say("tiny-towns-verdict", rank=say(f"tiny-towns-rank-{result.verdict.code.replace('_', '-')}"))

    def refusal(self, error: IllegalAction, say: Say) -> str:
        return TinyTownsWords(say).refusal(error)

    def rules(self, say: Say) -> str:
        return say("tiny-towns-how-to-play")
