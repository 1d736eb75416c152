"""Every panel of every game: all legal actions can be reached, nothing else, and Discord's limits hold."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import Struct

from bot import controllers
from bot.controllers.base import AnyController, Choice, Controller, Panel, Path
from bot.languages import LANGUAGES, Language, language
from bot.ui import ids, messages
from bot.ui.ids import ControlId
from games.first_edition import Seat

#: The frame around a panel: container, notice, text, gallery, and the last row with four buttons.
FRAME = 9
#: The games that still follow the first edition of the contract; the others are in test_chooser.py.
CONTROLLERS = {slug: found for slug, found in controllers.CONTROLLERS.items() if isinstance(found, Controller)}
#: More tables than the default one, by game, so that every kind of panel comes up.
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "welcome_to": [(1, {"solo_level": 3}), (3, {}), (2, {"advanced": True}), (1, {"advanced": True})],
    "carrara": [(1, {}), (2, {}), (4, {}), (3, {"open_screens": True, "extra_when_passing": True})],
    "tiny_towns": [
        (1, {}),
        (3, {}),
        (1, {"set_up": "random", "monuments": True, "extra_storage": True}),
        (4, {"set_up": "random", "monuments": True}),
        (3, {"set_up": "random", "monuments": True, "extra_storage": True, "mode": "prospectors"}),
    ],
}
GAMES = [
    pytest.param(slug, seats, options, id=f"{slug}-{seats}-{number}")
    for slug in CONTROLLERS
    for number, (seats, options) in enumerate(TABLES.get(slug, [(max(CONTROLLERS[slug].game.seats), {})]))
]


def reachable(controller: AnyController, view: Any, seat: Seat, say: Language) -> list[Struct]:
    """Every action that some way through the panel leads to; every panel on the way is checked."""
    seen: set[Path] = set()
    waiting: list[Path] = [()]
    found: list[Struct] = []
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        panel = controller.panel(view, seat, path, say)
        check_limits(controller, panel)
        for choice in choices_of(panel):
            if choice.act is not None:
                found.append(choice.act)
            elif choice.go is not None:
                waiting.append(choice.go)
    return found


def choices_of(panel: Panel) -> list[Choice]:
    return [choice for row in panel.rows for choice in row] + [
        choice for menu in panel.menus for choice in menu.choices
    ]


def check_limits(controller: AnyController, panel: Panel) -> None:
    components = FRAME + sum(1 + len(row) for row in panel.rows) + 2 * len(panel.menus)
    assert components <= messages.COMPONENT_LIMIT
    assert len(panel.text) <= messages.TEXT_LIMIT - 500
    assert all(1 <= len(row) <= messages.ROW_LIMIT for row in panel.rows)
    for menu in panel.menus:
        assert 1 <= len(menu.choices) <= messages.OPTION_LIMIT
        assert len({(choice.act, choice.go) for choice in menu.choices}) == len(menu.choices)
    for choice in choices_of(panel):
        assert choice.label
        assert len(choice.label) <= messages.LABEL_LIMIT
        assert not (choice.act and choice.go)
        rest = controller.game.notation.write_action(choice.act) if choice.act else ids.write_path(choice.go or ())
        ControlId("act", 10**15, 10**6, rest).button()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("slug", "seats", "options"), GAMES)
def test_panels_offer_exactly_what_is_legal(
    slug: str, seats: int, options: dict[str, Any], seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Half of the moves are random, half are a computer's, which gets further into a game."""
    controller = CONTROLLERS[slug]
    rules = controller.game
    rng = Random(f"{slug}:{seats}:{sorted(options.items())}:{seed}")
    state = rules.new(seats, rules.Options(**options), rng.getrandbits(40))
    step = 0
    while waiting := rules.waiting_on(state):
        seat = rng.choice(waiting)
        view = rules.view(state, seat)
        legal = rules.legal(view, seat)
        if step % 3 == 0:
            say = language(LANGUAGES[step // 3 % len(LANGUAGES)])
            offered = reachable(controller, view, seat, say)
            assert sorted(map(repr, set(offered))) == sorted(map(repr, legal))
        by_chance = rng.random() < 0.5
        action = rng.choice(legal) if by_chance else rules.ai.choose(view, seat, "easy", rng)
        state = rules.apply(state, seat, action)
        step += 1
    assert not caplog.records, "a sentence lacks an argument"


@pytest.mark.parametrize("slug", CONTROLLERS)
@pytest.mark.parametrize("path", [("nonsense",), ("build", "x"), ("build", "x", "y", "z"), ("",), ("as", "Q")])
def test_a_path_that_leads_nowhere_shows_the_start(slug: str, path: Path) -> None:
    controller = CONTROLLERS[slug]
    rules = controller.game
    seats = max(rules.seats)
    state = rules.new(seats, rules.Options(), 4)
    seat = rules.waiting_on(state)[0]
    view = rules.view(state, seat)
    say = language("en")

    assert controller.panel(view, seat, path, say) == controller.panel(view, seat, (), say)
