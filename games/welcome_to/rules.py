"""Welcome To… as the rest of Guildhall sees it: the contract of ``games.first_edition``."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from games.first_edition import Game, IllegalAction, Result, Seal, Seat
from games.rng import HIDDEN
from games.welcome_to import state as types
from games.welcome_to.ai import WelcomeToAi
from games.welcome_to.data import PROJECTS
from games.welcome_to.notation import WelcomeToNotation
from games.welcome_to.refusals import refusal
from games.welcome_to.rounds import final_result, resolved, set_up
from games.welcome_to.state import FACE_DOWN, Action, Confirm, Options, Player, State, Step
from games.welcome_to.turns import choices, open_draft, settled, taken


class WelcomeTo(Game[State, Options, Action]):
    slug = "welcome_to"
    seats = range(1, 7)
    rules_version = 1

    State: ClassVar[type[Any]] = types.State
    Options: ClassVar[type[Any]] = types.Options
    Action: ClassVar[Any] = types.Action

    def __init__(self) -> None:
        self.ai = WelcomeToAi()
        self.notation = WelcomeToNotation()

    def check_options(self, seats: int, options: types.Options) -> None:
        if seats not in self.seats:
            raise IllegalAction("seats", least=self.seats.start, most=self.seats.stop - 1)

    def new(self, seats: int, options: types.Options, seed: int) -> types.State:
        self.check_options(seats, options)
        return set_up(self.rules_version, seats, options, seed)

    def waiting_on(self, state: types.State) -> tuple[Seat, ...]:
        if state.over:
            return ()
        return tuple(seat for seat, player in enumerate(state.players) if not player.confirmed)

    def legal(self, state: types.State, seat: Seat) -> list[types.Action]:
        if seat not in self.waiting_on(state):
            return []
        return choices(state, open_draft(state, seat))

    def apply(self, state: types.State, seat: Seat, action: types.Action) -> types.State:
        if seat not in self.waiting_on(state):
            raise IllegalAction("not_waited_on")
        draft = open_draft(state, seat)
        if action not in choices(state, draft):
            raise refusal(state, draft, action)
        player = state.players[seat]
        if isinstance(action, Confirm):
            state = _with_player(state, seat, replace(player, confirmed=True))
            return state if self.waiting_on(state) else resolved(state)
        _, forced = settled(state, taken(state, draft, action))
        return _with_player(state, seat, replace(player, steps=(*player.steps, Step(action), *forced)))

    def view(self, state: types.State, seat: Seat | None) -> types.State:
        """Everybody knows the top card of each pile; face-down project cards lie first on the solo discard."""
        shown = 0 if state.agency is not None else 1
        return replace(
            state,
            rng=HIDDEN,
            piles=tuple(pile[:shown] + (FACE_DOWN,) * len(pile[shown:]) for pile in state.piles),
            discards=tuple(
                tuple(FACE_DOWN if card in PROJECTS else card for card in discard) for discard in state.discards
            ),
            players=tuple(
                player if owner == seat else replace(player, steps=()) for owner, player in enumerate(state.players)
            ),
        )

    def result(self, state: types.State) -> Result | None:
        return final_result(state) if state.over else None

    def epoch(self, state: types.State) -> int:
        """The rounds resolved so far."""
        return state.round if state.over else state.round - 1

    def seal(self, action: types.Action) -> Seal:
        return Seal.ROUND

    def can_take_back(self, state: types.State, seat: Seat) -> bool:
        if state.over or seat not in range(len(state.players)):
            return False
        player = state.players[seat]
        return player.confirmed or any(not step.forced for step in player.steps)

    def take_back(self, state: types.State, seat: Seat) -> types.State:
        """Undo the confirmation, or else the latest step together with what followed from it without a choice."""
        if not self.can_take_back(state, seat):
            raise IllegalAction("nothing_to_take_back")
        player = state.players[seat]
        if player.confirmed:
            return _with_player(state, seat, replace(player, confirmed=False))
        chosen = max(place for place, step in enumerate(player.steps) if not step.forced)
        return _with_player(state, seat, replace(player, steps=player.steps[:chosen]))


def _with_player(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
