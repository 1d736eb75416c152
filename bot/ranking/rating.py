"""Ratings as a pure function of final places: Plackett–Luce, with computers as fixed points of the scale."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from games.core import Level

#: Where everybody starts.
START_MU = 25.0
START_SIGMA = 25.0 / 3
#: Above this, a rating doesn't say much yet.
PROVISIONAL_SIGMA = 6.0
#: Computers don't learn, so their strength is known and never changes.
COMPUTER_MU: dict[Level, float] = {"easy": 18.0, "normal": 25.0, "hard": 30.0}
COMPUTER_SIGMA = 1.0

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


class Placed(Struct, frozen=True):
    """A seat at the end of a game: who (a person's rating, or a computer's level) and which rank."""

    rank: int
    player: Rating | None = None
    level: Level = "normal"


def rated(places: Sequence[Placed]) -> list[Rating | None]:
    """The new rating of every person, in the order of the places; None where a computer played."""
    teams = [[_entry(place)] for place in places]
    if len(teams) < 2:
        return [place.player for place in places]
    after = _MODEL.rate(teams, ranks=[float(place.rank) for place in places])
    return [
        None if place.player is None else Rating(team[0].mu, team[0].sigma, place.player.games + 1)
        for place, team in zip(places, after, strict=True)
    ]


def _entry(place: Placed) -> PlackettLuceRating:
    if place.player is None:
        return _MODEL.rating(mu=COMPUTER_MU[place.level], sigma=COMPUTER_SIGMA)
    return _MODEL.rating(mu=place.player.mu, sigma=place.player.sigma)
