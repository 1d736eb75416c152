"""Looking back: the strongest computer's own games review well, random ones don't."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from games.core import AnyGame, End, Weighed
from games.hindsight import Judged, judged, kept
from games.selfplay import Choose, at_random, by_computer, play, seat_rngs
from games.turns import new_game
from tests.games.tables import every_game

SEED = 5


def looked_back(game: AnyGame, choose: Choose[Any, Any]) -> Iterator[Judged[Any]]:
    """Every move of the first of two seats."""
    for step in play(new_game(game, 2, game.Options(), SEED), choose, Random(SEED)):
        if step.seat == 0:
            yield judged(game.weigh, step.before.view(0), 0, step.move, f"{step.before.epoch}")


@every_game
def test_a_hard_computers_own_game_reviews_well(game: AnyGame) -> None:
    assert kept(looked_back(game, by_computer(("hard", "hard"), seat_rngs(2, SEED)))) >= 0.9


@every_game
def test_a_random_players_game_does_not(game: AnyGame) -> None:
    assert kept(looked_back(game, at_random(Random(SEED)))) < 0.6


def move(own: float, best: float, usual: float) -> Judged[Any]:
    return Judged(Weighed(End(), own), Weighed(End(), best), usual)


def test_share_that_was_kept_is_that_of_the_gain_over_a_blind_choice() -> None:
    assert kept([move(3, 5, 1), move(2, 2, 0)]) == (2 + 2) / (4 + 2)


def test_worse_than_blind_keeps_nothing() -> None:
    assert kept([move(-3, 5, 1)]) == 0


def test_without_any_choice_everything_was_kept() -> None:
    assert kept([move(4, 4, 4)]) == kept([]) == 1


def test_a_move_costs_what_the_best_one_was_worth_more() -> None:
    assert move(3, 5, 1).cost == 2
