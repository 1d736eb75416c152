"""Tiny Towns: everybody packs a 4x4 town with cubes and turns their patterns into buildings."""

from __future__ import annotations

from games.first_edition import Game, Result, Seal, Seat
from games.tiny_towns import ranking, rounds, setup, turn, views
from games.tiny_towns import state as types
from games.tiny_towns.ai import TinyTownsAi
from games.tiny_towns.notation import TinyTownsNotation


class TinyTowns(Game[types.State, types.Options, types.Action]):
    slug = "tiny_towns"
    seats = setup.SEATS
    rules_version = 1
    State = types.State
    Options = types.Options
    Action = types.Action
    ai = TinyTownsAi()
    notation = TinyTownsNotation()

    def check_options(self, seats: int, options: types.Options) -> None:
        setup.check_options(seats, options)

    def new(self, seats: int, options: types.Options, seed: int) -> types.State:
        return setup.new_game(seats, options, seed, self.rules_version)

    def waiting_on(self, state: types.State) -> tuple[Seat, ...]:
        return rounds.waiting_on(state)

    def legal(self, state: types.State, seat: Seat) -> list[types.Action]:
        return rounds.legal(state, seat)

    def apply(self, state: types.State, seat: Seat, action: types.Action) -> types.State:
        return rounds.apply(state, seat, action)

    def view(self, state: types.State, seat: Seat | None) -> types.State:
        return views.view(state, seat)

    def result(self, state: types.State) -> Result | None:
        return ranking.result(state)

    def epoch(self, state: types.State) -> int:
        return state.epoch

    def seal(self, action: types.Action) -> Seal:
        if isinstance(action, types.ChooseMonument):
            return Seal.OWNER
        return Seal.OPEN if isinstance(action, types.NameResource | types.ChooseOpenCard) else Seal.ROUND

    def can_take_back(self, state: types.State, seat: Seat) -> bool:
        return turn.can_take_back(state, seat)

    def take_back(self, state: types.State, seat: Seat) -> types.State:
        return turn.take_back(state, seat)


GAME = TinyTowns()
