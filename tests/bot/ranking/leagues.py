"""Leagues of simulated players: how well does a rating find out who is better?

``python -m tests.bot.ranking.leagues`` compares Guildhall's ratings with the ones it used before, openskill's
Plackett–Luce. The number is Kendall's tau between the players' true skills and their places on the leaderboard: 1 if
every pair is in the right order, 0 if the order says nothing. Both models rate the same games, so the difference is
known better than either number; the standard error is that of the difference. ``--help`` lists other leagues.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from itertools import combinations
from math import sqrt
from random import Random
from statistics import mean, stdev

from openskill.models import PlackettLuce

from bot.ranking.rating import CAUTION, LOSS, TIE, WIN, Comparison, Rating, rated
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


#: How much of its uncertainty a rating is shown without: openskill's own caution is what the leaderboards had.
CAUTIONS: dict[Model, float] = {plackett_luce: 3, guildhall: CAUTION}


def league(model: Model, seed: int, games: int, sizes: Sequence[int], spread: float = SPREAD) -> float:
    """Kendall's tau after a number of games between players who were drawn by lot."""
    rng = Random(seed)
    skills = [rng.gauss(25, spread) for _ in range(PLAYERS)]
    ratings = [Rating()] * PLAYERS
    for _ in range(games):
        seated = rng.sample(range(PLAYERS), rng.choice(sizes))
        places = ranked([(round((skills[player] + rng.gauss(0, LUCK)) / GRAIN), ()) for player in seated])
        after = model([ratings[player] for player in seated], places)
        for player, rating in zip(seated, after, strict=True):
            ratings[player] = rating
    return kendall(skills, [rating.mu - CAUTIONS[model] * rating.sigma for rating in ratings])


def kendall(truth: Sequence[float], found: Sequence[float]) -> float:
    pairs = [(truth[a] - truth[b]) * (found[a] - found[b]) for a, b in combinations(range(len(truth)), 2)]
    return sum((pair > 0) - (pair < 0) for pair in pairs) / len(pairs)


def average(model: Model, leagues: int, games: int, sizes: Sequence[int], spread: float = 1) -> float:
    seeds = range(FIRST_SEED, FIRST_SEED + leagues)
    return mean(league(model, seed, games, sizes, spread * SPREAD) for seed in seeds)


def compare(sizes: Sequence[int], games: int, leagues: int, spread: float) -> str:
    """A line of the table: both averages, and the difference with its standard error."""
    seeds = range(FIRST_SEED, FIRST_SEED + leagues)
    before, now = (
        [league(model, seed, games, sizes, spread) for seed in seeds] for model in (plackett_luce, guildhall)
    )
    better = [new - old for old, new in zip(before, now, strict=True)]
    error = stdev(better) / sqrt(leagues)
    seats = f"{min(sizes)}–{max(sizes)}" if len(sizes) > 1 else str(sizes[0])
    averages = f"{mean(before):13.3f}  {mean(now):9.3f}  {mean(better):+10.4f}  {error:14.4f}"
    return f"{seats:5}  {games:5}  {leagues:7}  {averages}"


def main() -> None:
    parser = ArgumentParser(description="How well ratings order simulated players (Kendall's tau).")
    parser.add_argument("--seats", type=int, choices=range(2, 7), help="only games of this size")
    parser.add_argument("--games", type=int, help="so many games in each league (40, 120 and 400)")
    parser.add_argument("--leagues", type=int, default=80, help="how many leagues, with --games (80)")
    parser.add_argument("--spread", type=float, default=1, help="how much more than usual players differ (1)")
    args = parser.parse_args()
    sizes = [(args.seats,)] if args.seats else [(2,), (3,), (4,), (5,), (6,), (2, 3, 4, 5, 6)]
    lengths = [(args.games, args.leagues)] if args.games else [(40, 200), (120, 80), (400, 25)]
    print("seats  games  leagues  Plackett–Luce  Guildhall  difference  standard error")
    for seats in sizes:
        for games, leagues in lengths:
            print(compare(seats, games, leagues, args.spread * SPREAD), flush=True)


if __name__ == "__main__":
    main()
