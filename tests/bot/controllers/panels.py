"""Panels of a game, held over a whole table of computer opponents: what is on them, and how high they are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.controllers import CONTROLLERS
from bot.controllers.core import Controller
from bot.languages import language
from bot.table import choosing
from bot.table.choosing import Choice, Controls, Standing
from games.asking import Asked
from games.core import Level, Seat
from games.selfplay import by_computer, play
from games.turns import new_game
from renderers.core import Table

NAMES = ("Ada", "Bruno", "Cleo", "Dora")


class Panel(Struct, frozen=True):
    controller: Controller
    view: Any
    seat: Seat
    standing: Standing

    def then(self, *answers: str, by_hand: bool = False) -> Panel:
        """The same table after these answers."""
        choice = Choice(answers, by_hand=by_hand)
        return replace(self, standing=choosing.follow(self.controller.game, self.view, self.seat, choice))

    def controls(self, code: str) -> Controls:
        return choosing.controls_of(self.controller, self.view, self.seat, self.standing, language(code))

    def labels(self, code: str) -> list[str]:
        controls = self.controls(code)
        return [control.label for control in chain(*controls.rows, *(menu.entries for menu in controls.menus))]

    @property
    def code(self) -> str:
        """Of the question it asks."""
        assert self.standing.question is not None
        return self.standing.question.code

    @property
    def ratio(self) -> float:
        """Its height for its width."""
        assert self.standing.question is not None
        table = Table(NAMES[: len(self.view.players)], language("de"))
        choice = self.standing.choice
        asked: Asked[Any] = Asked(choice.answers, self.controller.on_page(self.standing.question, choice.page))
        picture = self.controller.renderer.image(self.view, self.seat, table, asked)
        return picture.height / picture.width


@cache
def panels(slug: str, seats: int) -> tuple[Panel, ...]:
    """Those that somebody sees who taps at random while computers play the game."""
    return tuple(_panels(CONTROLLERS[slug], seats, Random(seats)))


def _panels(controller: Controller, seats: int, rng: Random) -> Iterator[Panel]:
    game = controller.game
    easy: Level = "easy"
    for step in play(new_game(game, seats, game.Options(), seats), by_computer((easy,) * seats, (rng,) * seats), rng):
        view, seat = step.before.view(step.seat), step.seat
        standing = choosing.start(game, view, seat)
        while standing.question is not None:
            yield Panel(controller, view, seat, standing)
            answer = rng.choice(standing.question.answers)
            standing = choosing.follow(game, view, seat, choosing.answered(standing.choice, answer))
