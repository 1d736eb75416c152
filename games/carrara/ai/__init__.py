"""Computer opponents at three levels. They see a view, like everybody else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from games.carrara.ai.playing import chances, finish, play, purchase
from games.carrara.ai.table import COLOURS, Table, read_table
from games.carrara.ai.weighing import Idea, Outlook, Purchase
from games.carrara.data import CITIES, TILES, TYPES
from games.carrara.ending import can_announce, legal_extras
from games.carrara.state import Announce, Build, Buy, Extra, Move, Pass, ScoreCity, ScoreType, State, Take, screen_of
from games.carrara.stones import LETTERS, default_payment
from games.core import End, Level, Seat

T = TypeVar("T")

#: How far off easy opponents are when they judge a move, in points.
CARELESS = 2.5
#: How much of its chance to win a hard opponent gives up to end the game now.
CONTENT = 0.03


def choose(view: State, seat: Seat, level: Level, rng: Random) -> Move:
    """Easy misjudges moves, normal takes what looks best, hard tries moves out first."""
    return Player(view, seat, level, rng).choose()


class Player:
    """A computer opponent with a decision to make."""

    def __init__(self, view: State, seat: Seat, level: Level, rng: Random) -> None:
        self.view = view
        self.seat = seat
        self.level = level
        self.rng = rng
        self.table = read_table(view, rng)
        self.outlook = Outlook(self.table, seat)

    def choose(self) -> Move:
        if self.view.phase == "action":
            return self._move_of(self._best(self.outlook.ideas(), self._try_idea))
        if self.view.phase == "take":
            offers = [(offer.worth, offer) for offer in self.outlook.purchases(self.table.wheel)]
            return self._take_of(self._best(offers, self._try_purchase))
        return self._after()

    def _best(self, options: list[tuple[float, T]], attempt: Callable[[Table, T], None]) -> T:
        blur = CARELESS if self.level == "easy" else 0.0
        judged = [(worth + self.rng.gauss(0, blur), option) for worth, option in options]
        ranked = [option for _, option in sorted(judged, reverse=True)]
        return self._tried(ranked, attempt)[0][1] if self.level == "hard" else ranked[0]

    def _tried(self, options: Sequence[T], attempt: Callable[[Table, T], None]) -> list[tuple[float, T]]:
        return chances(self.view, self.seat, options, attempt, self.rng)

    # --- the action

    def _try_idea(self, table: Table, idea: Idea) -> None:
        play(table, self.seat, idea)
        finish(table, self.seat)

    def _move_of(self, idea: Idea) -> Move:
        match idea:
            case "build", slot, city:
                return self._build_of(slot, city)
            case "kind", kind, _:
                return ScoreType(TYPES[kind])
            case "city", city, _:
                return ScoreCity(CITIES[city])
            case "pass", _, _:
                return Pass()
            case _:
                return Buy()

    def _build_of(self, slot: int, city: int) -> Build:
        tile = self.view.display[slot]
        stones = screen_of(self.view, self.seat).stones
        pay = None if tile is None else default_payment(stones, TILES[tile].cost, CITIES[city])
        if tile is None or pay is None:
            raise ValueError(f"slot {slot} cannot be built in city {city}")
        return Build(tile, CITIES[city], pay)

    # --- stones

    def _try_purchase(self, table: Table, offer: Purchase) -> None:
        purchase(table, table.sides[self.seat], offer)
        finish(table, self.seat)

    def _take_of(self, offer: Purchase) -> Take:
        stones = "".join(LETTERS[colour] * offer.stones[colour] for colour in COLOURS)
        return Take(offer.segment + 1, stones)

    # --- after the action

    def _after(self) -> Move:
        extras = legal_extras(self.view, self.seat)[:1]  # one object is as good as another
        announcing = self.view.phase == "after" and can_announce(self.view, self.seat)
        if self.level == "hard" and self.view.ending is None:
            return self._tried_after([*extras, *([Announce()] if announcing else []), End()])
        if extras and self.outlook.wants_object():
            return extras[0]
        if announcing and (self.view.ending is not None or self.outlook.wants_end()):
            return Announce()
        return End()

    def _tried_after(self, options: list[Move]) -> Move:
        """Nobody plays on just to win by more."""
        tried = self._tried(options, self._try_after)
        best, move = tried[0]
        as_good = [other for chance, other in tried if chance >= max(best - CONTENT, 0.5)]
        return Announce() if isinstance(move, End) and Announce() in as_good else move

    def _try_after(self, table: Table, move: Move) -> None:
        side = table.sides[self.seat]
        if isinstance(move, Announce):
            table.announce(side)
        elif isinstance(move, Extra):
            table.buy_object(side)
            if table.may_announce(side) and Outlook(table, self.seat).wants_end():
                table.announce(side)
