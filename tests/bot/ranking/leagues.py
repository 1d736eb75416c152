"""Leagues of simulated players: how well does a rating find out who is better?

``python -m tests.bot.ranking.leagues`` compares Guildhall's ratings with the ones it used before, openskill's
Plackett–Luce. The number is Kendall's tau between the players' true skills and their places on the leaderboard: 1 if
every pair is in the right order, 0 if the order says nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from statistics import mean

from openskill.models import PlackettLuce

from bot.ranking.rating import LOSS, TIE, WIN, Comparison, Rating, rated
from games.core import ranked

#: New ratings from the old ones and the places of a game.
Model = Callable[[Sequence[Rating], Sequence[int]], list[Rating]]

PLAYERS = 24
#: True skills and the luck of a game vary by this much, on the scale of the ratings; scores are rounded, so some tie.
SPREAD = LUCK = 25 / 6
GRAIN = 3.0
#: The parameters of the ratings were chosen on leagues with smaller seeds, so those would flatter them.
FIRST_SEED = 10_000

_PLACKETT_LUCE = PlackettLuce()


def comparisons(seats: Sequence[Rating], places: Sequence[int], own: int) -> list[Comparison]:
    """How a seat did against each of the others."""
    return [
        Comparison(other, TIE if places[own] == place else WIN if places[own] < place else LOSS)
        for seat, (other, place) in enumerate(zip(seats, places, strict=True))
        if seat != own
    ]


def guildhall(seats: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    return [rated(before, comparisons(seats, places, own)) for own, before in enumerate(seats)]


def plackett_luce(seats: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    teams = [[_PLACKETT_LUCE.rating(mu=before.mu, sigma=before.sigma)] for before in seats]
    after = _PLACKETT_LUCE.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


def league(model: Model, seed: int, games: int, sizes: Sequence[int]) -> float:
    """Kendall's tau after a number of games between players who were drawn by lot."""
    rng = Random(seed)
    skills = [rng.gauss(25, SPREAD) for _ in range(PLAYERS)]
    ratings = [Rating()] * PLAYERS
    for _ in range(games):
        seated = rng.sample(range(PLAYERS), rng.choice(sizes))
        places = ranked([(round((skills[player] + rng.gauss(0, LUCK)) / GRAIN), ()) for player in seated])
        after = model([ratings[player] for player in seated], places)
        for player, rating in zip(seated, after, strict=True):
            ratings[player] = rating
    return kendall(skills, [rating.ordinal for rating in ratings])


def kendall(truth: Sequence[float], found: Sequence[float]) -> float:
    pairs = [(truth[a] - truth[b]) * (found[a] - found[b]) for a, b in combinations(range(len(truth)), 2)]
    return sum((pair > 0) - (pair < 0) for pair in pairs) / len(pairs)


def average(model: Model, leagues: int, games: int, sizes: Sequence[int]) -> float:
    return mean(league(model, FIRST_SEED + number, games, sizes) for number in range(leagues))


def main() -> None:
    print("seats  games  leagues  Plackett–Luce  Guildhall")
    for sizes in ((2,), (3,), (4,), (5,), (6,), (2, 3, 4, 5, 6)):
        seats = f"{min(sizes)}–{max(sizes)}" if len(sizes) > 1 else str(sizes[0])
        for games, leagues in ((40, 200), (120, 80), (400, 25)):
            before, now = (average(model, leagues, games, sizes) for model in (plackett_luce, guildhall))
            print(f"{seats:5}  {games:5}  {leagues:7}  {before:13.3f}  {now:9.3f}", flush=True)


if __name__ == "__main__":
    main()
