"""Ratings as a pure function of final places: Plackett–Luce, with computers as fixed points of the scale."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

from games.core import Level

#: Where everybody starts.
START_MU = 25.0
START_SIGMA = 25.0 / 3
#: Above this, a rating doesn't say much yet.
PROVISIONAL_SIGMA = 6.0

_MODEL = PlackettLuce()


class Rating(Struct, frozen=True):
    mu: float = START_MU
    sigma: float = START_SIGMA
    games: int = 0

    @property
    def ordinal(self) -> float:
        """The strength a player almost certainly has; it grows as the rating settles."""
        return self.mu - 3 * self.sigma

    @property
    def provisional(self) -> bool:
        return self.sigma > PROVISIONAL_SIGMA


def shown(ordinal: float) -> int:
    """The number people see: beginners start at 1000."""
    return round(1000 + 40 * ordinal)


#: Computers don't learn, so their strength is known and never changes.
COMPUTERS: dict[Level, Rating] = {"easy": Rating(18.0, 1.0), "normal": Rating(25.0, 1.0), "hard": Rating(30.0, 1.0)}


def rated(seats: Sequence[tuple[Rating, int]]) -> list[Rating]:
    """Everybody's new rating, from the old one and the rank at the end of a game."""
    teams = [[_MODEL.rating(mu=before.mu, sigma=before.sigma)] for before, _ in seats]
    after = _MODEL.rate(teams, ranks=[float(rank) for _, rank in seats])
    return [Rating(team[0].mu, team[0].sigma, before.games + 1) for (before, _), team in zip(seats, after, strict=True)]
