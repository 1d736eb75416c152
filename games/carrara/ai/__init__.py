"""Computer opponents at three levels. They see a view, like everybody else."""

from __future__ import annotations

from random import Random

from games.carrara.ai.playing import finish, play, purchase
from games.carrara.ai.reading import read_table
from games.carrara.ai.search import chances
from games.carrara.ai.table import COLOURS, SEGMENTS, Table
from games.carrara.ai.weighing import Idea, Outlook, Purchase
from games.carrara.ai.weights import PRACTISED, Weights
from games.carrara.data import CITIES, TILES, TYPES
from games.carrara.ending import can_announce, legal_extras
from games.carrara.questions import ask
from games.carrara.state import Announce, Build, Buy, Extra, Move, Pass, ScoreCity, ScoreType, State, Take, screen_of
from games.carrara.stones import LETTERS, default_payment
from games.core import Answers, End, Level, Question, Seat

#: How far off easy opponents judge a move, in points.
CARELESS = 2.5
#: So much of its chances a hard opponent gives for the end of the game.
CONTENT = 0.03


def choose(view: State, seat: Seat, level: Level, rng: Random) -> Move:
    """Easy judges badly, normal takes what looks best, hard tries it out first."""
    return _only_move(view, seat) or Player(view, seat, level, rng).choose()


def _only_move(view: State, seat: Seat) -> Move | None:
    answers: Answers = ()
    then = ask(view, seat, answers)
    while isinstance(then, Question):
        if len(then.answers) > 1:
            return None
        answers = (*answers, then.answers[0].id)
        then = ask(view, seat, answers)
    return then


class Player:
    """Somebody who has to decide now."""

    def __init__(self, view: State, seat: Seat, level: Level, rng: Random, weights: Weights = PRACTISED) -> None:
        self.view = view
        self.seat = seat
        self.level = level
        self.rng = rng
        self.weights = weights
        self.table = read_table(view, rng)
        self.outlook = Outlook(self.table, seat, weights)

    def choose(self) -> Move:
        if self.view.phase == "action":
            return self._move_of(self._idea())
        if self.view.phase == "take":
            return self._take_of(self._purchase())
        return self._after()

    def _idea(self) -> Idea:
        ranked = self._ranked(self.outlook.ideas())
        if self.level != "hard":
            return ranked[0]
        return chances(self.view, self.seat, ranked, self._try_idea, self.weights, self.rng)[0][1]

    def _try_idea(self, table: Table, idea: Idea) -> None:
        play(table, self.seat, idea, self.weights)
        finish(table, self.seat, self.weights)

    def _ranked(self, options: list[tuple[float, Idea]]) -> list[Idea]:
        blur = CARELESS if self.level == "easy" else 0.0
        judged = [(worth + self.rng.gauss(0, blur), idea) for worth, idea in options]
        return [idea for _, idea in sorted(judged, reverse=True)]

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

    def _purchase(self) -> Purchase:
        wheel = self.table.wheel
        offers = [offer for segment in SEGMENTS if (offer := self.outlook.purchase(segment, wheel[segment]))]
        if self.level == "easy":
            return max(offers, key=lambda offer: offer.worth + self.rng.gauss(0, CARELESS))
        if self.level == "normal":
            return max(offers, key=lambda offer: offer.worth)
        offers += [fewer for offer in offers for fewer in self.outlook.smaller(offer)]
        offers.sort(key=lambda offer: -offer.worth)
        return chances(self.view, self.seat, offers, self._try_purchase, self.weights, self.rng)[0][1]

    def _try_purchase(self, table: Table, offer: Purchase) -> None:
        purchase(table, table.sides[self.seat], offer)
        finish(table, self.seat, self.weights)

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
        tried = chances(self.view, self.seat, options, self._try_after, self.weights, self.rng)
        best, move = tried[0]
        as_good = [other for chance, other in tried if chance >= best - CONTENT]
        return Announce() if isinstance(move, End) and Announce() in as_good else move

    def _try_after(self, table: Table, move: Move) -> None:
        side = table.sides[self.seat]
        if isinstance(move, Announce):
            table.announce(side)
        elif isinstance(move, Extra):
            table.buy_object(side)
            if table.may_announce(side) and Outlook(table, self.seat, self.weights).wants_end():
                table.announce(side)
