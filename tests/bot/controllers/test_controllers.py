"""What every game brings to the table: answers that can be told apart, and challenges to play alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.controllers import CONTROLLERS
from bot.controllers.core import Controller
from bot.languages import LANGUAGES, language
from bot.table.refusals import Refusal
from games import asking
from games.turns import new_game
from games.welcome_to.state import Options
from tests.example.controller import CONTROLLER as EXAMPLE

EVERY = [pytest.param(controller, id=controller.slug) for controller in (*CONTROLLERS.values(), EXAMPLE)]


@pytest.mark.parametrize("controller", EVERY)
def test_options_name_the_level_and_the_variant_they_were_made_from(controller: Controller) -> None:
    solo = controller.solo
    challenges = [(level, variant) for level in solo.levels or (None,) for variant in solo.variants or (None,)]

    assert [solo.choice(solo.options(*challenge)) for challenge in challenges] == challenges
    assert solo.options(None, None) == solo.usual


@pytest.mark.parametrize("controller", EVERY)
def test_every_challenge_can_be_played(controller: Controller) -> None:
    for level in controller.solo.levels or (None,):
        for variant in controller.solo.variants or (None,):
            controller.game.check_options(1, controller.solo.options(level, variant))


@pytest.mark.parametrize("controller", EVERY)
def test_levels_and_variants_that_do_not_exist_are_refused(controller: Controller) -> None:
    with pytest.raises(Refusal, match="unknown-level" if controller.solo.levels else "no-levels"):
        controller.solo.options("nonsense", None)
    with pytest.raises(Refusal, match="unknown-variant"):
        controller.solo.options(None, "nonsense")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("controller", [pytest.param(controller, id=slug) for slug, controller in CONTROLLERS.items()])
def test_levels_and_variants_have_labels_of_their_own(controller: Controller, code: str) -> None:
    for labelled in (controller.levels(language(code)), controller.variants(language(code))):
        assert len({label for label, _ in labelled}) == len(labelled)


def test_a_level_and_a_variant_stand_for_options() -> None:
    assert CONTROLLERS["welcome_to"].solo.options("3", "advanced") == Options(advanced=True, solo_level=3)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(1, Options(True, 3)), (2, Options(True))])
def test_no_two_answers_of_welcome_to_read_the_same(seats: int, options: Any, code: str) -> None:
    controller, rng, say = CONTROLLERS["welcome_to"], Random(7), language(code)
    turn = new_game(controller.game, seats, options, 7)
    while turn.waiting:
        seat = rng.choice(turn.waiting)
        asked = asking.ask(controller.game, turn.view(seat), seat)
        while asked.question is not None:
            labels = [controller.answer(answer, say) for answer in asked.question.answers]
            assert len(labels) == len(set(labels)), labels
            assert max(map(len, labels)) <= 45, labels
            chosen = rng.choice(asked.question.answers).id
            asked = asking.ask(controller.game, turn.view(seat), seat, (*asked.answers, chosen))
        assert asked.move is not None
        turn = turn.play(seat, asked.move)
