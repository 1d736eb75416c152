"""The one chooser of all games: every answer can be tapped, nothing else can, and Discord's limits hold."""

from __future__ import annotations

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
from games.core import Seat
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
PLAYED = [*CONTROLLERS.values(), EXAMPLE]
GAMES = [
    pytest.param(controller, seats, options, id=f"{controller.slug}-{seats}-{number}")
    for controller in PLAYED
    for number, (seats, options) in enumerate(
        TABLES.get(controller.slug, [(min(controller.game.seats), {}), (max(controller.game.seats), {})])
    )
]

pytestmark = pytest.mark.usefixtures("lantern_auction")


def all_controls(controller: Controller, view: Any, seat: Seat, standing: Standing, say: Say) -> list[Control]:
    """The controls on every page of a question; each page is checked."""
    found: list[Control] = []
    page: Choice | None = standing.choice
    seen: set[Choice] = set()
    while page is not None and page not in seen:
        seen.add(page)
        shown = controls_of(controller, view, seat, replace(standing, choice=page), say)
        check_limits(shown)
        controls = [control for row in shown.rows for control in row]
        found += [*controls, *(entry for menu in shown.menus for entry in menu.entries)]
        page = next((choice for choice in map(choice_of, controls) if choice.page), None)
    return found


def choice_of(control: Control) -> Choice:
    return control.choice or Choice()


def check_limits(shown: Controls) -> None:
    components = FRAME + sum(1 + len(row) for row in shown.rows) + 2 * len(shown.menus)
    assert components <= messages.COMPONENT_LIMIT
    assert len(shown.text) <= messages.TEXT_LIMIT - 500
    assert all(1 <= len(row) <= messages.ROW_LIMIT for row in shown.rows)
    assert all(1 <= len(menu.entries) <= messages.OPTION_LIMIT for menu in shown.menus)
    labels = [control.label for row in shown.rows for control in row]
    labels += [entry.label for menu in shown.menus for entry in menu.entries]
    assert all(0 < len(label) <= messages.LABEL_LIMIT for label in labels), labels


def tapped_to_a_move(controller: Controller, view: Any, seat: Seat, rng: Random, say: Say) -> Any:
    """A random way down the questions by tapping; at each of them every answer must be there, once."""
    standing = choosing.start(controller.game, view, seat)
    by_hand = rng.random() < 0.5
    while (question := standing.question) is not None:
        controls = all_controls(controller, view, seat, standing, say)
        offered = {choice_of(control) for control in controls}
        answered = [choosing.answered(standing.choice, answer) for answer in question.answers]
        assert set(answered) <= offered
        other_ways = offered - set(answered) - {Choice()}
        assert all(choosing.follow(controller.game, view, seat, way).question for way in other_ways)
        differently = replace(standing.choice, by_hand=True, page=0)
        # On the last page of a list that is walked by hand, the way back to the first one looks the same.
        asks = by_hand and not standing.choice.by_hand and differently in other_ways
        chosen = differently if asks else rng.choice(answered)
        standing = choosing.follow(controller.game, view, seat, chosen)
    return standing.move


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("controller", "seats", "options"), GAMES)
def test_every_answer_can_be_tapped_throughout_a_game(
    controller: Controller, seats: int, options: dict[str, Any], seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Half of the moves are tapped, half are a computer's, which gets further into a game."""
    game = controller.game
    rng = Random(f"{game.slug}:{seats}:{sorted(options.items())}:{seed}")
    turn = new_game(game, seats, game.Options(**options), rng.getrandbits(40))
    step = 0
    while turn.waiting:
        seat = rng.choice(turn.waiting)
        view = turn.view(seat)
        step += 1
        if rng.random() < 0.5:
            move = tapped_to_a_move(controller, view, seat, rng, language(LANGUAGES[step % len(LANGUAGES)]))
        else:
            move = game.choose(view, seat, "easy", rng)
        turn = turn.play(seat, move)
    assert not caplog.records, "a sentence lacks an argument"
