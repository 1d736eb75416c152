"""The Palaces of Carrara as the rest of the program knows it."""

from __future__ import annotations

from typing import Any, ClassVar

from games.carrara import final, setup, turn, views
from games.carrara import state as model
from games.carrara.ai import CarraraAi
from games.carrara.notation import CarraraNotation
from games.first_edition import Game, IllegalAction, Result, Seal, Seat


class Carrara(Game[model.State, model.Options, model.Action]):
    slug = "carrara"
    seats = range(1, 5)
    rules_version = model.RULES
    State: ClassVar[type[Any]] = model.State
    Options: ClassVar[type[Any]] = model.Options
    Action: ClassVar[Any] = model.Action

    def __init__(self) -> None:
        self.ai = CarraraAi()
        self.notation = CarraraNotation()

    def check_options(self, seats: int, options: model.Options) -> None:
        if seats not in self.seats:
            raise IllegalAction("seats", least=self.seats.start, most=self.seats.stop - 1)

    def new(self, seats: int, options: model.Options, seed: int) -> model.State:
        self.check_options(seats, options)
        return setup.new(seats, options, seed)

    def waiting_on(self, state: model.State) -> tuple[Seat, ...]:
        return turn.waiting_on(state)

    def legal(self, state: model.State, seat: Seat) -> list[model.Action]:
        return turn.legal(state, seat)

    def apply(self, state: model.State, seat: Seat, action: model.Action) -> model.State:
        return turn.apply(state, seat, action)

    def view(self, state: model.State, seat: Seat | None) -> model.State:
        return views.view(state, seat)

    def result(self, state: model.State) -> Result | None:
        return final.result(state)

    def epoch(self, state: model.State) -> int:
        return state.turns

    def seal(self, action: model.Action) -> Seal:
        return Seal.OPEN

    def can_take_back(self, state: model.State, seat: Seat) -> bool:
        return turn.can_take_back(state, seat)

    def take_back(self, state: model.State, seat: Seat) -> model.State:
        return turn.take_back(state, seat)
