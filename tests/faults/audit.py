"""What must hold between the log, the snapshot, what players were told, and what everybody saw."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from bot.controllers import CONTROLLERS
from bot.storage import games
from bot.storage.database import Connection, Database
from bot.storage.games import GameRow, MoveRow
from games.first_edition import decode_action, decode_options, decode_state, step
from tests.faults.crowd import Click


class Ledger:
    """One game as it is kept."""

    def __init__(self, row: GameRow, actions: list[MoveRow], posts: list[dict[str, Any]]) -> None:
        self.row = row
        self.actions = actions
        self.posts = posts
        self._rules = CONTROLLERS[row.slug].game

    @classmethod
    async def read(cls, database: Database, game_id: int) -> Ledger:
        row = await database.read(games.find, game_id)
        actions = await database.read(games.moves, game_id)
        posts = await database.read(Connection.all, "SELECT * FROM post WHERE game_id = ? ORDER BY id", (game_id,))
        assert row is not None
        return cls(row, actions, [dict(post) for post in posts])

    def steps_of(self, seat: int) -> list[str]:
        """What the seat did, in the game's notation."""
        own = [decode_action(self._rules, action.payload) for action in self.actions if action.seat == seat]
        return [self._rules.notation.write_action(action) for action in own]

    @property
    def snapshot(self) -> Any:
        assert self.row.snapshot is not None
        return decode_state(self._rules, self.row.snapshot)

    def positions(self) -> list[Any]:
        """Every position from the seed on, by the log alone."""
        options = decode_options(self._rules, self.row.options)
        states = [self._rules.new(len(self.row.seats), options, self.row.seed)]
        for action in self.actions:
            states.append(step(self._rules, states[-1], action.seat, decode_action(self._rules, action.payload)))
        return states

    def resolved(self) -> int:
        """How often the whole table got to see something new, the set-up included."""
        epochs = [self._rules.epoch(state) for state in self.positions()]
        return 1 + sum(before != after for before, after in pairwise(epochs))

    def boards(self) -> list[str | None]:
        """What became of every board that was asked for."""
        return [post["outcome"] for post in self.posts if post["kind"] == "board"]


def explains(clicks: Sequence[Click], steps: Sequence[str]) -> bool:
    """Whether the steps are exactly those that were done, in their order, and nothing besides what may have been."""
    if not clicks:
        return not steps
    first, rest = clicks[0], clicks[1:]
    taken = bool(steps) and steps[0] == first.step and explains(rest, steps[1:])
    match first.outcome:
        case "done":
            return taken
        case "not_done":
            return explains(rest, steps)
        case "unknown":
            return taken or explains(rest, steps)
