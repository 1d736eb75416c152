"""What every game brings to the table: answers that can be told apart, and challenges to play alone."""

from __future__ import annotations

from itertools import chain, islice
from random import Random
from typing import Any

import pytest

from bot.controllers import CONTROLLERS
from bot.controllers.core import Blank, Controller, Layout
from bot.languages import LANGUAGES, language
from bot.table import choosing
from bot.table.choosing import Choice, Control, Standing
from bot.table.refusals import Refusal
from bot.ui.messages import OPTION_LIMIT, OPTION_TEXT_LIMIT
from games import asking
from games.core import Answers, Question
from games.selfplay import at_random, play
from games.turns import new_game
from games.welcome_to.data import MANAGERS
from games.welcome_to.state import Options
from renderers.core import Say
from renderers.emoji import SHARED
from tests.example.controller import CONTROLLER as EXAMPLE
from tests.games.carrara.tables import player, position

EVERY = [pytest.param(controller, id=controller.slug) for controller in (*CONTROLLERS.values(), EXAMPLE)]


def challenges(controller: Controller) -> list[tuple[str | None, str | None]]:
    """Every level with every variant."""
    return [
        (level, variant)
        for level in controller.solo.levels or (None,)
        for variant in controller.solo.variants or (None,)
    ]


CHALLENGES = [
    pytest.param(controller, *challenge, id=f"{controller.slug}-{challenge}")
    for controller in (*CONTROLLERS.values(), EXAMPLE)
    for challenge in challenges(controller)
]

NO_SUCH_LEVEL = [
    pytest.param(controller, "unknown-level" if controller.solo.levels else "no-levels", id=controller.slug)
    for controller in (*CONTROLLERS.values(), EXAMPLE)
]


def buttons_that_move(controller: Controller, say: Say) -> list[tuple[str, list[str]]]:
    """Buttons that lead straight to a move, in a random game: the label, and how its answers read one by one."""
    game, rng = controller.game, Random(7)
    found: list[tuple[str, list[str]]] = []
    turn = new_game(game, 2, game.Options(), 7)
    for _ in range(60):
        seat = rng.choice(turn.waiting)
        view = turn.view(seat)
        standing = choosing.start(game, view, seat)
        while standing.question is not None:
            for control in chain.from_iterable(choosing.controls_of(controller, view, seat, standing, say).rows):
                if control.choice is not None and not control.choice.by_hand:
                    there = choosing.follow(game, view, seat, control.choice)
                    if there.move is not None and control.choice.answers[:-1] == standing.choice.answers:
                        found.append((control.label, answers_on_the_way(controller, view, seat, control, there, say)))
            answer = rng.choice(standing.question.answers)
            standing = choosing.follow(game, view, seat, choosing.answered(standing.choice, answer))
        turn = turn.play(seat, standing.move)
    return found


def unknown_icons(controller: Controller) -> set[str]:
    """What the controls of a random game show that neither the game nor every game has as an icon."""
    game, rng, found = controller.game, Random(7), set[str | None]()
    steps = islice(play(new_game(game, 2, game.Options(), 7), at_random(rng), rng), 200)
    for view, seat in ((step.before.view(step.seat), step.seat) for step in steps):
        answers: Answers = ()
        while isinstance(question := game.ask(view, seat, answers), Question):
            found |= icons_of(controller, view, seat, question)
            answers = (*answers, rng.choice(question.answers).id)
    return {icon for icon in found - {*SHARED, *controller.renderer.icons} if icon is not None}


def icons_of(controller: Controller, view: Any, seat: int, question: Question) -> set[str | None]:
    layout = controller.layout(view, seat, question, language("en")) or Layout(())
    blanks = {slot.icon for row in layout.rows for slot in row if isinstance(slot, Blank)}
    return blanks | {look.icon for look in (*map(controller.look, question.answers), *layout.looks.values())}


def answers_on_the_way(
    controller: Controller, view: Any, seat: int, control: Control, there: Standing, say: Say
) -> list[str]:
    """The answers after the button's own that somebody would have given, had there been a choice."""
    assert control.choice is not None
    labels = []
    for number in range(len(control.choice.answers), len(there.choice.answers)):
        question = controller.game.ask(view, seat, there.choice.answers[:number])
        if not question.default:
            labels += [controller.answer(answer, say) for answer in question.answers]
    return labels


def answers_throughout_a_game(controller: Controller, seats: int, options: Any, say: Say) -> list[list[str]]:
    """The answers to each question on the way to random moves, as a player reads them."""
    rng = Random(7)
    found: list[list[str]] = []
    turn = new_game(controller.game, seats, options, 7)
    while turn.waiting:
        seat = rng.choice(turn.waiting)
        asked = asking.ask(controller.game, turn.view(seat), seat)
        while asked.question is not None:
            found.append([controller.answer(answer, say) for answer in asked.question.answers])
            chosen = rng.choice(asked.question.answers).id
            asked = asking.ask(controller.game, turn.view(seat), seat, (*asked.answers, chosen))
        assert asked.move is not None
        turn = turn.play(seat, asked.move)
    return found


@pytest.mark.parametrize("controller", EVERY)
def test_options_name_the_level_and_the_variant_they_were_made_from(controller: Controller) -> None:
    solo = controller.solo

    assert [solo.choice(solo.options(*challenge)) for challenge in challenges(controller)] == challenges(controller)
    assert solo.options(None, None) == solo.usual


@pytest.mark.parametrize(("controller", "level", "variant"), CHALLENGES)
def test_every_challenge_can_be_played(controller: Controller, level: str | None, variant: str | None) -> None:
    controller.game.check_options(1, controller.solo.options(level, variant))


@pytest.mark.parametrize(("controller", "code"), NO_SUCH_LEVEL)
def test_levels_and_variants_that_do_not_exist_are_refused(controller: Controller, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        controller.solo.options("nonsense", None)
    with pytest.raises(Refusal, match="unknown-variant"):
        controller.solo.options(None, "nonsense")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("controller", [pytest.param(controller, id=slug) for slug, controller in CONTROLLERS.items()])
def test_levels_and_variants_have_labels_of_their_own(controller: Controller, code: str) -> None:
    levels, variants = controller.levels(language(code)), controller.variants(language(code))

    assert len({label for label, _ in levels}) == len(levels)
    assert len({label for label, _ in variants}) == len(variants)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("controller", [pytest.param(controller, id=slug) for slug, controller in CONTROLLERS.items()])
def test_the_rules_of_a_table_fit_into_a_menu_and_can_be_told_apart(controller: Controller, code: str) -> None:
    labels = {controller.summary(options, language(code)) for options in controller.tables}

    assert controller.game.Options() in controller.tables
    assert len(labels) == len(controller.tables)
    assert 2 <= len(labels) <= OPTION_LIMIT
    assert max(map(len, labels)) <= OPTION_TEXT_LIMIT


def test_alone_welcome_to_begins_with_a_rival() -> None:
    usual = CONTROLLERS["welcome_to"].solo.options(None, None)

    assert usual == Options()  # those of a table, where somebody may start alone
    assert [manager.id for manager in MANAGERS if manager.level == usual.solo_level] == ["sam"]


def test_a_level_and_a_variant_stand_for_options() -> None:
    assert CONTROLLERS["welcome_to"].solo.options("3", "advanced") == Options(advanced=True, solo_level=3)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(1, Options(True, 3)), (2, Options(True))])
def test_no_two_answers_of_welcome_to_read_the_same(seats: int, options: Any, code: str) -> None:
    found = answers_throughout_a_game(CONTROLLERS["welcome_to"], seats, options, language(code))

    assert found
    assert [labels for labels in found if len(labels) != len(set(labels))] == []
    assert [label for labels in found for label in labels if len(label) > 45] == []


def test_a_button_that_makes_a_move_names_all_of_it() -> None:
    found = buttons_that_move(CONTROLLERS["hamlet"], language("en"))

    assert ("Pave FAR–MAR: 2 stone", ["Pave FAR–MAR: 2 stone"]) in found
    assert [label for label, answers in found if any(answer not in label for answer in answers)] == []


def test_a_button_that_pays_by_hand_says_only_what_it_pays() -> None:
    """What is left to pay after it would push that off a full label."""
    controller, say = CONTROLLERS["carrara"], language("en")
    state = position(player("WYYG"), player(), display="CAS3 - - - - - - - -")
    standing = choosing.follow(controller.game, state, 0, Choice(("build", "CAS3", "VIA"), by_hand=True))
    assert standing.question is not None
    buttons = [
        control.label for row in choosing.controls_of(controller, state, 0, standing, say).rows for control in row
    ]

    assert buttons[1:3] == [controller.answer(answer, say) for answer in standing.question.answers[1:]]


@pytest.mark.parametrize("controller", EVERY)
def test_every_icon_of_a_control_is_drawn(controller: Controller) -> None:
    assert unknown_icons(controller) == set()
