"""Computer opponents at three levels. They see a view, like everybody else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from operator import mul
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from games.carrara.ai.playing import SAFE, chances, finish, play, purchase
from games.carrara.ai.prospects import prospects_by_part
from games.carrara.ai.table import COLOURS, PRICES, Table, read_table
from games.carrara.ai.weighing import BUY, PASS, Idea, Outlook, Purchase
from games.carrara.data import CITIES, CITY_INDEX, TILES, TYPE_INDEX, TYPES
from games.carrara.ending import can_announce, legal_extras
from games.carrara.state import Announce, Build, Buy, Extra, Move, Pass, ScoreCity, ScoreType, State, Take, screen_of
from games.carrara.stones import LETTERS, default_payment
from games.core import End, Level, Seat, Weighed, reasons

T = TypeVar("T")

#: How far off easy opponents are when they judge a move, in points.
CARELESS = 2.5
#: How much of its chance to win a hard opponent gives up to end the game now.
CONTENT = 0.03


#: Where reasons depend on luck, it's always the same.
_LUCK = 1
#: A chance counts for as many points as a lead changes it by while nobody is ahead.
POINTS_FOR_THE_WIN = 4 * SAFE


def choose(view: State, seat: Seat, level: Level, rng: Random) -> Move:
    """Easy misjudges moves, normal takes what looks best, hard tries moves out first."""
    return Player(view, seat, level, rng).choose()


def weigh(view: State, seat: Seat, rng: Random, also: Sequence[Move]) -> list[Weighed[Move]]:
    """What hard tries out, by the chance to win, in points."""
    return Player(view, seat, "hard", rng).weigh(also)


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
            return self._take_of(self._best(self._offers(), self._try_purchase))
        return self._after()

    def weigh(self, also: Sequence[Move]) -> list[Weighed[Move]]:
        if self.view.phase == "action":
            ideas: dict[Move, Idea] = {self._move_of(idea): idea for idea in self._ranked(self.outlook.ideas())}
            return self._weighed(ideas, {move: self._idea_of(move) for move in also}, self._try_idea)
        if self.view.phase == "take":
            offers: dict[Move, Purchase] = {self._take_of(offer): offer for offer in self._ranked(self._offers())}
            return self._weighed(offers, {move: _offer_of(move) for move in also}, self._try_purchase)
        moves = self._choices_after()
        weighed = self._weighed(dict(zip(moves, moves, strict=True)), {move: move for move in also}, self._try_after)
        # Ending the game, and what is done in the last round, also follow other rules than the chance to win.
        first = self._chosen_after(moves, [(found.worth / POINTS_FOR_THE_WIN, found.move) for found in weighed])
        best = weighed[0].worth
        return sorted(
            (replace(found, worth=best) if found.move == first else found for found in weighed),
            key=lambda found: (-found.worth, found.move != first),
        )

    def _offers(self) -> list[tuple[float, Purchase]]:
        return [(offer.worth, offer) for offer in self.outlook.purchases(self.table.wheel)]

    def _best(self, options: list[tuple[float, T]], attempt: Callable[[Table, T], None]) -> T:
        ranked = self._ranked(options)
        return self._tried(ranked, attempt)[0][1] if self.level == "hard" and len(ranked) > 1 else ranked[0]

    def _ranked(self, options: list[tuple[float, T]]) -> list[T]:
        """The most promising first."""
        blur = CARELESS if self.level == "easy" else 0.0
        judged = [(worth + self.rng.gauss(0, blur), option) for worth, option in options]
        return [option for _, option in sorted(judged, reverse=True)]

    def _tried(
        self, options: Sequence[T], attempt: Callable[[Table, T], None], staying: Collection[int] = ()
    ) -> list[tuple[float, T]]:
        return chances(self.view, self.seat, options, attempt, self.rng, staying)

    def _weighed(
        self, ranked: Mapping[Move, T], also: Mapping[Move, T], attempt: Callable[[Table, T], None]
    ) -> list[Weighed[Move]]:
        options = {**ranked, **{move: option for move, option in also.items() if move not in ranked}}
        staying = [number for number, move in enumerate(options) if move in also]
        tried = self._tried([*options], lambda table, move: attempt(table, options[move]), staying)
        late = self.outlook.late
        before = prospects_by_part(self.table, self.seat, late)
        weighed = list[Weighed[Move]]()
        for chance, move in tried:
            table = self.table.copy(Random(_LUCK).random)
            attempt(table, options[move])
            why = reasons(before, prospects_by_part(table, self.seat, late))
            weighed.append(Weighed(move, POINTS_FOR_THE_WIN * chance, why))
        return weighed

    # --- the action

    def _try_idea(self, table: Table, idea: Idea) -> None:
        play(table, self.seat, idea)
        finish(table, self.seat)

    def _idea_of(self, move: Move) -> Idea:
        """The same for any move; stones that are paid differently make no difference."""
        match move:
            case Build(tile, city):
                return "build", self.view.display.index(tile), CITY_INDEX[city]
            case ScoreType(building):
                return "kind", TYPE_INDEX[building], 0
            case ScoreCity(city):
                return "city", CITY_INDEX[city], 0
            case Pass():
                return PASS
            case _:
                return BUY

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
        moves = self._choices_after()
        if len(moves) == 1:
            return moves[0]
        return self._chosen_after(moves, self._tried(moves, self._try_after) if self._tries_after() else [])

    def _choices_after(self) -> list[Move]:
        extras = legal_extras(self.view, self.seat)[:1]  # one object is as good as another
        announcing = self.view.phase == "after" and can_announce(self.view, self.seat)
        return [*extras, *([Announce()] if announcing else []), End()]

    def _tries_after(self) -> bool:
        return self.level == "hard" and self.view.ending is None

    def _chosen_after(self, moves: Sequence[Move], tried: Sequence[tuple[float, Move]]) -> Move:
        if self._tries_after():
            return _best_after(tried)
        if isinstance(moves[0], Extra) and self.outlook.wants_object():
            return moves[0]
        if Announce() in moves and (self.view.ending is not None or self.outlook.wants_end()):
            return Announce()
        return End()

    def _try_after(self, table: Table, move: Move) -> None:
        side = table.sides[self.seat]
        if isinstance(move, Announce):
            table.announce(side)
        elif isinstance(move, Extra):
            table.buy_object(side)
            if table.may_announce(side) and Outlook(table, self.seat).wants_end():
                table.announce(side)


def _best_after(tried: Sequence[tuple[float, Move]]) -> Move:
    """Nobody plays on just to win by more."""
    best, move = tried[0]
    as_good = [other for chance, other in tried if chance >= max(best - CONTENT, 0.5)]
    return Announce() if isinstance(move, End) and Announce() in as_good else move


def _offer_of(move: Move) -> Purchase:
    """Any way to take stones."""
    assert isinstance(move, Take)
    stones, segment = [move.stones.count(letter) for letter in LETTERS], move.segment - 1
    return Purchase(0.0, segment, stones, sum(map(mul, stones, PRICES[segment])))
