"""A request that can't be granted, as a code; the sentence is made at the edge, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import IllegalMove


class Refusal(Exception):
    """The message id is ``refusal-<code>``. The names of people are given as they are, as a list."""

    def __init__(self, code: str, **params: str | int | Sequence[str]) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class Paused(Refusal):
    """Nobody can move until a moderator lets the game go on."""

    def __init__(self) -> None:
        super().__init__("paused")


class Closed(Paused):
    """Nobody can move until one of its players opens the game again."""

    def __init__(self) -> None:
        Refusal.__init__(self, "closed")


class BrokenGame(Refusal):
    """What is stored of one game can't be read, or doesn't follow the rules. All the others go on."""

    def __init__(self, game_id: int, reason: str) -> None:
        super().__init__("game-broken")
        self.game_id = game_id
        self.reason = reason

    def __str__(self) -> str:
        return f"game {self.game_id}: {self.reason}"


class RulesRefusal(Exception):
    """The rules of a game say no; its controller knows how to put it. ``waiting`` are those the game is waiting for."""

    def __init__(self, slug: str, error: IllegalMove, waiting: Sequence[str] = ()) -> None:
        super().__init__(slug, error)
        self.slug = slug
        self.error = error
        self.waiting = waiting


class MovedOn(Exception):
    """The button belongs to a position that is no longer on the table."""
