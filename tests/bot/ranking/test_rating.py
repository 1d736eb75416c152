"""What ratings promise, for every number of seats and every pattern of ties."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ranking.rating import COMPUTERS, LOSS, START_SIGMA, TIE, WIN, Comparison, Rating, rated, shown
from tests.bot.ranking.leagues import average, comparisons, guildhall, plackett_luce

#: Newcomers, and players of all sorts with settled and unsettled ratings.
SORTS = [Rating(), Rating(40, 1), Rating(40, 8), Rating(5, 1), Rating(5, 8), Rating(25, 3)]
#: Differences that are far smaller than anybody can see.
NOTHING = 1e-9

RATINGS = st.builds(Rating, st.floats(-40, 90), st.floats(1, START_SIGMA))
COMPARISONS = st.builds(Comparison, RATINGS, st.sampled_from([WIN, TIE, LOSS]))


def patterns(seats: int) -> Iterator[tuple[int, ...]]:
    """All places in which a game of this size can end, best first: 1 1 3 4, for example."""
    for breaks in product((False, True), repeat=seats - 1):
        places = [1]
        for seat, new in enumerate(breaks, start=2):
            places.append(seat if new else places[-1])
        yield tuple(places)


EVERY_PATTERN = [places for seats in range(2, 7) for places in patterns(seats)]


def faults(seats: Sequence[Rating], places: Sequence[int]) -> list[str]:
    """Where neighbours of the same rating don't keep to the order of their places, all of them best first."""
    after = guildhall(seats, places)
    ends = list(zip(places, after, strict=True))
    unequal = [f"{a} and {b}" for (one, a), (two, b) in pairwise(ends) if one == two and a != b]
    upside_down = [
        f"{a} and {b}"
        for (one, a), (two, b) in pairwise(ends)
        if one < two and not (a.mu > b.mu and a.sigma == b.sigma)
    ]
    return [*unequal, *upside_down]


@pytest.mark.parametrize("places", EVERY_PATTERN, ids=str)
def test_among_equals_the_same_place_is_worth_the_same_and_a_better_one_more(places: tuple[int, ...]) -> None:
    assert [faults([sort] * len(places), places) for sort in SORTS] == [[]] * len(SORTS)


@given(RATINGS, st.lists(COMPARISONS, max_size=4))
def test_that_holds_for_two_equals_at_any_table(equal: Rating, others: list[Comparison]) -> None:
    better = rated(equal, [*others, Comparison(equal, WIN)])
    tied = rated(equal, [*others, Comparison(equal, TIE)])
    worse = rated(equal, [*others[::-1], Comparison(equal, LOSS)])

    assert better.mu > tied.mu > worse.mu
    assert better.sigma == tied.sigma == worse.sigma
    assert tied == rated(equal, [Comparison(equal, TIE), *others[::-1]])


@given(RATINGS, st.lists(RATINGS, min_size=1, max_size=5))
def test_whoever_beats_everybody_never_loses(winner: Rating, beaten: list[Rating]) -> None:
    after = rated(winner, [Comparison(other, WIN) for other in beaten])

    assert after.mu >= winner.mu
    assert after.sigma <= winner.sigma
    assert after.ordinal >= winner.ordinal


@given(RATINGS, st.lists(COMPARISONS, max_size=4), RATINGS)
def test_having_beaten_one_more_never_leaves_anyone_with_less(
    player: Rating, others: list[Comparison], beaten: Rating
) -> None:
    without = rated(player, others)
    after = rated(player, [*others, Comparison(beaten, WIN)])

    assert after.mu >= without.mu - NOTHING
    assert after.ordinal >= without.ordinal - NOTHING


@given(RATINGS, st.lists(COMPARISONS, max_size=4), RATINGS)
def test_a_win_is_worth_at_least_a_tie_and_a_tie_at_least_a_loss(
    player: Rating, others: list[Comparison], other: Rating
) -> None:
    win, tie, loss = (rated(player, [*others, Comparison(other, score)]) for score in (WIN, TIE, LOSS))

    assert win.ordinal >= tie.ordinal - NOTHING
    assert tie.ordinal >= loss.ordinal - NOTHING


def test_two_winners_of_six_newcomers_are_ahead_of_the_third() -> None:
    after = [shown(rating.ordinal) for rating in guildhall([Rating()] * 6, [1, 1, 3, 4, 5, 6])]

    assert after == [1385, 1385, 1166, 1021, 876, 728]


def test_beating_a_strong_player_is_worth_more() -> None:
    weak, strong = Rating(mu=18, sigma=4), Rating(mu=32, sigma=4)

    over_weak = rated(Rating(), [Comparison(weak, WIN)])
    over_strong = rated(Rating(), [Comparison(strong, WIN)])

    assert over_strong.mu > over_weak.mu > Rating().mu


def after_wins(wins: int) -> Rating:
    """What a newcomer gets by beating a computer this often."""
    rating = Rating()
    for _ in range(wins):
        rating = rated(rating, [Comparison(COMPUTERS["normal"], WIN)])
    return rating


def after_games_of_six(games: int) -> Rating:
    rating = Rating()
    for _ in range(games):
        rating = rated(rating, comparisons([rating] * 6, [1, 2, 3, 4, 5, 6], own=2))
    return rating


def test_a_rating_is_provisional_until_it_has_settled() -> None:
    assert after_wins(0).provisional
    assert after_wins(5).provisional
    assert not after_wins(30).provisional
    assert not after_games_of_six(5).provisional


@pytest.mark.parametrize(
    ("sizes", "games", "leagues"), [((2,), 40, 100), ((4,), 40, 60), ((2, 3, 4, 5, 6), 40, 60)], ids=str
)
def test_simulated_players_are_ordered_at_least_as_well_as_by_plackett_luce(
    sizes: tuple[int, ...], games: int, leagues: int
) -> None:
    """So many leagues because luck in a few of them hides the difference; ``leagues.py`` plays more."""
    assert average(guildhall, leagues, games, sizes) >= average(plackett_luce, leagues, games, sizes)


def test_so_are_players_for_two_who_differ_twice_as_much() -> None:
    """Here a rating that expects too much luck of the game falls behind."""
    assert average(guildhall, 60, 120, (2,), spread=2) >= average(plackett_luce, 60, 120, (2,), spread=2)
