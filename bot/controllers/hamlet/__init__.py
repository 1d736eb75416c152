"""Hamlet at the table: the panel of a turn, and its sentences."""

from __future__ import annotations

from typing import ClassVar

from bot.controllers.base import Controller, Panel, Path
from bot.controllers.hamlet.panel import panel_of
from bot.controllers.hamlet.words import HamletWords
from bot.table.refusals import Refusal
from games.first_edition import Game, IllegalAction, Result, Seat
from games.hamlet import GAME
from games.hamlet.data import DATA
from games.hamlet.state import Action, Layout, Options, State
from renderers.core import FirstRenderer, Say
from renderers.hamlet import RENDERER

LAYOUTS: tuple[Layout, ...] = ("standard", "river_bend", "old_road", "random")


class HamletController(Controller[State, Options, Action]):
    slug: ClassVar[str] = "hamlet"
    game: Game[State, Options, Action] = GAME
    renderer: FirstRenderer[State] = RENDERER

    def panel(self, view: State, seat: Seat, path: Path, say: Say) -> Panel:
        """Every choice of this game is a step of its rules, so the panel has no menus of its own to stand in."""
        return panel_of(view, seat, self.game.legal(view, seat), HamletWords(say))

    def situation(self, view: State, say: Say) -> str:
        return HamletWords(say).situation(view)

    def summary(self, options: Options, say: Say) -> str:
        return HamletWords(say).summary(options)

    def tell(self, action: Action, say: Say) -> str:
        return HamletWords(say).tell(action)

    def verdict(self, result: Result, say: Say) -> str:
        verdict = result.verdict
        if verdict is None:
            return ""
        params = {**verdict.params, "level": say(f"hamlet-level-{verdict.params['level']}")}
        if verdict.won:
            rank = say(f"hamlet-rank-{verdict.code.replace('_', '-')}")
            return say("hamlet-verdict-won", rank=rank, **params)
        return say(f"hamlet-verdict-{verdict.code.replace('_', '-')}", **params)

    def rules(self, say: Say) -> str:
        return say("hamlet-how-to-play")

    def solo_levels(self, say: Say) -> list[tuple[str, str]]:
        return [(say(f"hamlet-level-{level.id}"), level.id) for level in DATA.solo.levels]

    def solo_variants(self, say: Say) -> list[tuple[str, str]]:
        return [(say(f"hamlet-layout-{layout.replace('_', '-')}"), layout) for layout in LAYOUTS]

    def solo_options(self, level: str | None, variant: str | None) -> Options:
        options = Options()
        known_level = next((each.id for each in DATA.solo.levels if each.id == (level or options.level)), None)
        if known_level is None:
            raise Refusal("unknown-level")
        known_layout = next((each for each in LAYOUTS if each == (variant or options.layout)), None)
        if known_layout is None:
            raise Refusal("unknown-variant")
        return Options(layout=known_layout, level=known_level)

    def solo_choice(self, options: Options) -> tuple[str | None, str | None]:
        return options.level, options.layout

    def refusal(self, error: IllegalAction, say: Say) -> str:
        return HamletWords(say).refusal(error)


CONTROLLER = HamletController()
