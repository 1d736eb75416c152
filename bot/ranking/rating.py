"""Ratings as a pure function of results: the likeliest strength, given the old rating and every other seat's place.

A seat is compared with each other seat of its game, as in Elo's system for two (Bradley–Terry). The new rating is the
strength that explains the old rating and those comparisons best; a tie is half a win. That's why these hold for every
number of seats and every pattern of ties, and ``tests/bot/ranking/test_rating.py`` checks them:

- between players with the same rating, equal places change both ratings by the same amount, and a better place never
  gains less;
- whoever beats everybody never loses, and having beaten one more seat never leaves anyone with less.

Computers are fixed points of the scale.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum, sqrt

from msgspec import Struct

from games.core import Level

#: Where everybody starts.
START_MU = 25.0
START_SIGMA = 25.0 / 3
#: How much luck there is in a game, on the same scale.
LUCK = 6.25
#: The comparisons of one game share that game's luck, so each of them is less evidence than a game of its own.
EVIDENCE = 0.6
#: A rating never becomes so certain that it can't follow a player who gets better.
LEAST_SIGMA = 1.0
#: How much of its uncertainty a rating is shown without.
CAUTION = 2
#: Above this, a rating doesn't say much yet.
PROVISIONAL_SIGMA = 6.0

WIN, TIE, LOSS = 1.0, 0.5, 0.0
#: Halving the range this often finds a strength to far more digits than anybody sees.
_HALVINGS = 40


class Rating(Struct, frozen=True):
    mu: float = START_MU
    sigma: float = START_SIGMA
    games: int = 0

    @property
    def ordinal(self) -> float:
        """The strength a player very probably has; it grows as the rating settles."""
        return self.mu - CAUTION * self.sigma

    @property
    def provisional(self) -> bool:
        return self.sigma > PROVISIONAL_SIGMA


def shown(ordinal: float) -> int:
    """The number people see: beginners start at 1000."""
    return round(1000 + 40 * (ordinal - Rating().ordinal))


#: Computers don't learn, so their strength is known and never changes.
COMPUTERS: dict[Level, Rating] = {"easy": Rating(18.0, 1.0), "normal": Rating(25.0, 1.0), "hard": Rating(30.0, 1.0)}


class Comparison(Struct, frozen=True):
    """Another seat of the game, and how it went against it: ``WIN``, ``TIE`` or ``LOSS``."""

    other: Rating
    score: float

    @property
    def scale(self) -> float:
        return sqrt(self.other.sigma**2 + 2 * LUCK**2)

    def chance(self, strength: float) -> float:
        """How likely a win is for somebody of this strength."""
        return 1 / (1 + exp((self.other.mu - strength) / self.scale))


def rated(before: Rating, comparisons: Sequence[Comparison]) -> Rating:
    """The rating after a game."""
    mu = _likeliest(before, comparisons)
    chances = [(comparison.chance(before.mu), comparison.scale) for comparison in comparisons]
    # It depends on who played, not on who won: a loss must not make anyone more certain than a win does.
    learned = EVIDENCE * fsum(chance * (1 - chance) / scale**2 for chance, scale in chances)
    sigma = 1 / sqrt(1 / before.sigma**2 + learned)
    return Rating(mu, max(LEAST_SIGMA, sigma), before.games + 1)


def _likeliest(before: Rating, comparisons: Sequence[Comparison]) -> float:
    """Where the likelihood has its only peak, found by halving the range it must be in."""

    def slope(strength: float) -> float:
        # ``fsum`` doesn't depend on the order: players with the same results get the very same rating.
        surprise = fsum((found.score - found.chance(strength)) / found.scale for found in comparisons)
        return (before.mu - strength) / before.sigma**2 + surprise

    farthest = before.sigma**2 * fsum(1 / found.scale for found in comparisons)
    first = slope(before.mu)
    if first == 0:
        return before.mu
    low, high = (before.mu, before.mu + farthest) if first > 0 else (before.mu - farthest, before.mu)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle) > 0 else (low, middle)
    return low
