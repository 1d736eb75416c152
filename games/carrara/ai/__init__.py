"""Computer opponents at three levels. They see a view, like everybody else."""

from __future__ import annotations

from random import Random

from games.carrara.ai.playing import finish, play, purchase
from games.carrara.ai.reading import read_table
from games.carrara.ai.search import chances
from games.carrara.ai.table import COLOURS, SEGMENTS, Table
from games.carrara.ai.weighing import Move, Outlook, Purchase
from games.carrara.ai.weights import PRACTISED, Weights
from games.carrara.changes import screen_of
from games.carrara.data import CITIES, TILES, TYPES
from games.carrara.state import (
    Action,
    Announce,
    Build,
    Buy,
    End,
    Extra,
    Pass,
    ScoreCity,
    ScoreType,
    State,
    Take,
)
from games.carrara.stones import LETTERS, default_payment
from games.carrara.turn import legal
from games.first_edition import Ai, Level, Seat

#: How far off easy opponents judge a move, in points.
CARELESS = 2.5
#: So much of its chances a hard opponent gives for the end of the game.
CONTENT = 0.03


class CarraraAi(Ai[State, Action]):
    """Easy judges badly, normal takes what looks best, hard tries it out first."""

    def choose(self, view: State, seat: Seat, level: Level, rng: Random) -> Action:
        actions = legal(view, seat)
        if len(actions) == 1:
            return actions[0]
        return Player(view, seat, level, rng).choose(actions)


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

    def choose(self, actions: list[Action]) -> Action:
        if self.view.phase == "action":
            return self._action_of(self._move())
        if self.view.phase == "take":
            return self._take_of(self._purchase())
        return self._after(actions)

    def _move(self) -> Move:
        ranked = self._ranked(self.outlook.moves())
        if self.level != "hard":
            return ranked[0]
        return chances(self.view, self.seat, ranked, self._try_move, self.weights, self.rng)[0][1]

    def _try_move(self, table: Table, move: Move) -> None:
        play(table, self.seat, move, self.weights)
        finish(table, self.seat, self.weights)

    def _ranked(self, options: list[tuple[float, Move]]) -> list[Move]:
        blur = CARELESS if self.level == "easy" else 0.0
        judged = [(worth + self.rng.gauss(0, blur), move) for worth, move in options]
        return [move for _, move in sorted(judged, reverse=True)]

    def _action_of(self, move: Move) -> Action:
        match move:
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

    def _after(self, actions: list[Action]) -> Action:
        extra = next((action for action in actions if isinstance(action, Extra)), None)
        if self.level == "hard" and self.view.ending is None:
            one_each = [*([extra] if extra else []), *(action for action in actions if not isinstance(action, Extra))]
            return self._tried_after(one_each)
        if extra is not None and self.outlook.wants_object():
            return extra
        if Announce() in actions and (self.view.ending is not None or self.outlook.wants_end()):
            return Announce()
        return End()

    def _tried_after(self, actions: list[Action]) -> Action:
        """Nobody plays on just to win by more."""
        tried = chances(self.view, self.seat, actions, self._try_after, self.weights, self.rng)
        best, action = tried[0]
        as_good = [other for chance, other in tried if chance >= best - CONTENT]
        return Announce() if isinstance(action, End) and Announce() in as_good else action

    def _try_after(self, table: Table, action: Action) -> None:
        side = table.sides[self.seat]
        if isinstance(action, Announce):
            table.announce(side)
        elif isinstance(action, Extra):
            table.buy_object(side)
            if table.may_announce(side) and Outlook(table, self.seat, self.weights).wants_end():
                table.announce(side)
