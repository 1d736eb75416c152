"""The one chooser of all games: every answer can be tapped, nothing else can, and Discord's limits hold."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.controllers import CONTROLLERS
from bot.controllers.core import Controller
from bot.languages import LANGUAGES, language
from bot.table import choosing
from bot.table.choosing import Choice, Control, Controls, Standing, controls_of
from bot.ui import messages
from games.core import Question, Seat
from games.turns import new_game
from renderers.core import Say
from tests.example.controller import CONTROLLER as EXAMPLE

#: The frame around the controls: the box, a notice, the text, the picture, and the last row with three buttons.
FRAME = 8
#: The tables of each game, so that every kind of question comes up; otherwise the fewest and the most seats.
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "carrara": [(1, {}), (2, {}), (4, {}), (3, {"open_screens": True, "extra_when_passing": True})],
    "lantern_auction": [(1, {}), (3, {"steep": True})],
    "tiny_towns": [
        (1, {}),
        (3, {}),
        (1, {"set_up": "random", "monuments": True, "extra_storage": True}),
        (4, {"set_up": "random", "monuments": True}),
        (3, {"set_up": "random", "monuments": True, "extra_storage": True, "mode": "prospectors"}),
    ],
    "welcome_to": [(1, {"solo_level": 3}), (3, {}), (2, {"advanced": True}), (1, {"advanced": True})],
}
#: How many characters a label may have. Where one way is left for a turn of Welcome To…, its button says all of it.
LONGEST_LABELS = {"carrara": 40, "tiny_towns": 40, "welcome_to": 36}
PLAYED = [*CONTROLLERS.values(), EXAMPLE]
GAMES = [
    pytest.param(controller, seats, options, id=f"{controller.slug}-{seats}-{number}")
    for controller in PLAYED
    for number, (seats, options) in enumerate(
        TABLES.get(controller.slug, [(min(controller.game.seats), {}), (max(controller.game.seats), {})])
    )
]

pytestmark = pytest.mark.usefixtures("lantern_auction")


def all_pages(controller: Controller, view: Any, seat: Seat, standing: Standing, say: Say) -> list[Controls]:
    """What is shown on every page of a question."""
    pages: list[Controls] = []
    page: Choice | None = standing.choice
    seen: set[Choice] = set()
    while page is not None and page not in seen:
        seen.add(page)
        pages.append(controls_of(controller, view, seat, replace(standing, choice=page), say))
        page = next((choice for row in pages[-1].rows for choice in map(choice_of, row) if choice.page), None)
    return pages


def controls_on(shown: Controls) -> list[Control]:
    return [*chain.from_iterable(shown.rows), *chain.from_iterable(menu.entries for menu in shown.menus)]


def choice_of(control: Control) -> Choice:
    return control.choice or Choice()


def fits(shown: Controls) -> bool:
    """Whether Discord takes it."""
    components = FRAME + sum(1 + len(row) for row in shown.rows) + 2 * len(shown.menus)
    return (
        components <= messages.COMPONENT_LIMIT
        and len(shown.text) <= messages.TEXT_LIMIT - 500
        and all(1 <= len(row) <= messages.ROW_LIMIT for row in shown.rows)
        and all(1 <= len(menu.entries) <= messages.OPTION_LIMIT for menu in shown.menus)
        and all(control.label or control.icon for control in controls_on(shown))
        and all(len(control.label) <= choosing.LABEL_LIMIT for control in controls_on(shown))
    )


def too_long(controller: Controller, shown: Controls) -> list[str]:
    """Labels that take up more room on a phone than they should."""
    most = LONGEST_LABELS.get(controller.slug, choosing.LABEL_LIMIT)
    return [control.label for control in controls_on(shown) if len(control.label) > most]


def misleading(shown: Controls, question: Question) -> list[str]:
    """Controls that read the same, and an end that isn't last. Taken squares and pages have no say in it."""
    taps = [control for control in controls_on(shown) if control.choice is not None]
    read = [(control.label, control.icon) for control in taps]
    doubled = [label for (label, emoji), count in Counter(read).items() if count > 1]
    buttons = [control for row in shown.rows for control in row if control.choice and not control.choice.page]
    ids = [control.choice.answers[-1] for control in buttons if control.choice and control.choice.answers]
    answers = [id for id in ids if id in {answer.id for answer in question.answers}]
    early_end = ["the end isn't last"] if "end" in answers[:-1] else []
    in_menus = ["a menu for a few"] if shown.menus and len(question.answers) <= choosing.MOST_BUTTONS else []
    return doubled + early_end + in_menus


def tapped_to_a_move(controller: Controller, view: Any, seat: Seat, rng: Random, say: Say, faults: list[object]) -> Any:
    """A random way down the questions by tapping. Faults: answers that aren't there, dead ends, too much to show."""
    standing = choosing.start(controller.game, view, seat)
    by_hand = rng.random() < 0.5
    while (question := standing.question) is not None:
        pages = all_pages(controller, view, seat, standing, say)
        faults += [page for page in pages if not fits(page)]
        faults += [fault for page in pages for fault in misleading(page, question)]
        faults += [label for page in pages for label in too_long(controller, page)]
        if not standing.untouched and len(question.answers) == 1 and not question.always:
            faults.append(f"{question.code} has one answer")
        offered = {choice_of(control) for page in pages for control in controls_on(page)}
        answered = [choosing.answered(standing.choice, answer) for answer in question.answers]
        faults += set(answered) - offered
        and_end = {replace(choice, ending=True) for choice in answered}
        other_ways = offered - set(answered) - and_end - {Choice()}
        faults += [way for way in other_ways if not choosing.follow(controller.game, view, seat, way).question]
        differently = replace(standing.choice, by_hand=True, page=0)
        # On the last page of a list that is walked by hand, the way back to the first one looks the same.
        asks = by_hand and not standing.choice.by_hand and differently in other_ways
        chosen = differently if asks else rng.choice(answered)
        standing = choosing.follow(controller.game, view, seat, chosen)
    return standing.move


def faults_throughout_a_game(controller: Controller, seats: int, options: dict[str, Any], seed: int) -> list[object]:
    """Half of the moves are tapped, half are a computer's, which gets further into a game."""
    faults: list[object] = []
    game = controller.game
    rng = Random(f"{game.slug}:{seats}:{sorted(options.items())}:{seed}")
    turn = new_game(game, seats, game.Options(**options), rng.getrandbits(40))
    step = 0
    while turn.waiting:
        seat = rng.choice(turn.waiting)
        view = turn.view(seat)
        step += 1
        if rng.random() < 0.5:
            move = tapped_to_a_move(controller, view, seat, rng, language(LANGUAGES[step % len(LANGUAGES)]), faults)
        else:
            move = game.choose(view, seat, "easy", rng)
        turn = turn.play(seat, move)
    return faults


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("controller", "seats", "options"), GAMES)
def test_every_answer_can_be_tapped_throughout_a_game(
    controller: Controller, seats: int, options: dict[str, Any], seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    assert faults_throughout_a_game(controller, seats, options, seed) == []
    assert not caplog.records, "a sentence lacks an argument"
