"""Tiny Towns at the table: the panel of a round, and its sentences."""

from __future__ import annotations

from typing import ClassVar

from bot.controllers.base import Controller, Panel, Path
from bot.controllers.tiny_towns.panel import panel_of
from bot.controllers.tiny_towns.words import TinyTownsWords
from bot.table.refusals import Refusal
from games.first_edition import Game, IllegalAction, Result, Seat
from games.tiny_towns import GAME
from games.tiny_towns.data import CARDS
from games.tiny_towns.state import Action, Options, State
from renderers.core import FirstRenderer, Say
from renderers.tiny_towns import RENDERER

#: What can be played alone, the full game first.
SOLO_VARIANTS = {
    "monuments": Options(set_up="random", monuments=True),
    "random": Options(set_up="random"),
    "first_game": Options(),
    "monuments_storage": Options(set_up="random", monuments=True, extra_storage=True),
    "random_storage": Options(set_up="random", extra_storage=True),
    "first_game_storage": Options(extra_storage=True),
}


class TinyTownsController(Controller[State, Options, Action]):
    slug: ClassVar[str] = "tiny_towns"
    game: Game[State, Options, Action] = GAME
    renderer: FirstRenderer[State] = RENDERER

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

    def solo_levels(self, say: Say) -> list[tuple[str, str]]:
        return []

    def solo_variants(self, say: Say) -> list[tuple[str, str]]:
        return [(TinyTownsWords(say).summary(options), name) for name, options in SOLO_VARIANTS.items()]

    def solo_options(self, level: str | None, variant: str | None) -> Options:
        if level is not None:
            raise Refusal("no-levels")
        options = SOLO_VARIANTS.get(variant or next(iter(SOLO_VARIANTS)))
        if options is None:
            raise Refusal("unknown-variant")
        return options

    def solo_choice(self, options: Options) -> tuple[str | None, str | None]:
        return None, next((name for name, known in SOLO_VARIANTS.items() if known == options), None)

    def score_line(self, code: str, say: Say) -> str:
        return TinyTownsWords(say).card(code) if code in CARDS else super().score_line(code, say)

    def refusal(self, error: IllegalAction, say: Say) -> str:
        return TinyTownsWords(say).refusal(error)

    def rules(self, say: Say) -> str:
        return say("tiny-towns-how-to-play")


CONTROLLER = TinyTownsController()
