"""Hamlet as the rest of Guildhall knows it."""

from __future__ import annotations

from typing import ClassVar

from games.first_edition import Game, Result, Seal, Seat
from games.hamlet import scoring, setup, turn
from games.hamlet import state as types
from games.hamlet.ai.player import HamletAi
from games.hamlet.notation import HamletNotation


class Hamlet(Game[types.State, types.Options, types.Action]):
    slug: ClassVar[str] = "hamlet"
    seats: ClassVar[range] = setup.SEATS
    rules_version: ClassVar[int] = setup.RULES

    State = types.State
    Options = types.Options
    Action = types.Action

    ai = HamletAi()
    notation = HamletNotation()

    def check_options(self, seats: int, options: types.Options) -> None:
        setup.check_options(seats, options)

    def new(self, seats: int, options: types.Options, seed: int) -> types.State:
        return setup.new(seats, options, seed)

    def waiting_on(self, state: types.State) -> tuple[Seat, ...]:
        return turn.waiting_on(state)

    def legal(self, state: types.State, seat: Seat) -> list[types.Action]:
        return turn.legal(state, seat)

    def apply(self, state: types.State, seat: Seat, action: types.Action) -> types.State:
        return turn.apply(state, seat, action)

    def view(self, state: types.State, seat: Seat | None) -> types.State:
        return turn.view(state, seat)

    def result(self, state: types.State) -> Result | None:
        return scoring.result(state)

    def epoch(self, state: types.State) -> int:
        return state.turns

    def seal(self, action: types.Action) -> Seal:
        return Seal.OPEN

    def can_take_back(self, state: types.State, seat: Seat) -> bool:
        return turn.can_take_back(state, seat)

    def take_back(self, state: types.State, seat: Seat) -> types.State:
        return turn.take_back(state, seat)
