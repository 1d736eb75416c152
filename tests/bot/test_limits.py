"""Nobody can ask too much of the bot, alone or with others, and nobody who just plays notices."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from msgspec.structs import replace
from simcord import interactions
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot import limits
from bot.config import Config, LimitSettings
from bot.limits import LONGEST_TEXT, Meter, check_texts
from bot.table.refusals import Refusal
from tests.bot.conftest import World, answer, click, text_of
from tests.bot.playing import panel_of, place_first, start

DEFAULTS = LimitSettings()
ADA, BRUNO = 1, 2
TOO_FAST = "That was a lot at once"


@pytest.fixture
def config(config: Config) -> Config:
    return replace(config, limits=DEFAULTS)


def person() -> Meter:
    return Meter(DEFAULTS.person_per_minute, DEFAULTS.person_burst)


def spent(meter: Meter, times: list[int], owner: int = ADA) -> list[int]:
    """What each of these moments had to wait."""
    return [meter.spend("action", owner, now) for now in times]


def crowd(meter: Meter, people: int) -> None:
    """So many people do something at the same time."""
    for owner in range(people):
        meter.spend("action", owner, 100)


def every_second(seconds: int, taps: int, since: int = 0) -> list[int]:
    return [since + second for second in range(seconds) for _ in range(taps)]


# --- the meter --------------------------------------------------------------------------------------------------------


def test_a_burst_is_let_through_and_one_more_waits() -> None:
    meter = Meter(per_minute=60, burst=3)

    assert spent(meter, [100, 100, 100, 100]) == [0, 0, 0, 1]


def test_after_a_burst_everything_comes_in_its_time() -> None:
    meter = Meter(per_minute=60, burst=3)
    spent(meter, [100] * 4)

    assert spent(meter, [101, 101, 102, 104, 104]) == [0, 1, 0, 0, 0]


def test_what_was_refused_does_not_count() -> None:
    meter = Meter(per_minute=60, burst=1)
    spent(meter, [100] * 50)

    assert spent(meter, [101]) == [0]


def test_the_wait_that_is_told_is_long_enough() -> None:
    meter = Meter(per_minute=7, burst=1)
    _, wait = spent(meter, [100, 100])

    assert wait == 9
    assert spent(meter, [100 + wait - 1, 100 + wait]) == [1, 0]


@pytest.mark.parametrize(("taps", "seconds"), [(2, 600), (3, 20), (4, 15)])
def test_nobody_in_a_hurry_is_refused(taps: int, seconds: int) -> None:
    assert set(spent(person(), every_second(seconds, taps))) == {0}


@pytest.mark.parametrize(("taps", "served"), [(10, 40 + 2 * 10), (50, 40 + 2 * 10)])
def test_a_script_gets_little_more_than_a_person(taps: int, served: int) -> None:
    waits = spent(person(), every_second(10, taps))

    assert served - 5 <= waits.count(0) <= served


def test_eight_people_in_a_hurry_are_not_too_much_for_their_server() -> None:
    server = Meter(DEFAULTS.server_per_minute, DEFAULTS.server_burst)

    assert set(spent(server, every_second(20, taps=8 * 3))) == {0}


def test_one_tap_a_second_is_never_a_problem() -> None:
    assert set(spent(person(), every_second(3600, taps=1))) == {0}


def test_nobody_waits_for_somebody_else() -> None:
    meter = person()
    spent(meter, [100] * 1000)

    assert spent(meter, [100], owner=BRUNO) == [0]


def test_typing_and_tapping_are_counted_apart() -> None:
    meter = person()
    spent(meter, [100] * 1000)

    assert meter.spend("typing", ADA, 100) == 0


def test_several_at_once_are_counted_one_by_one_and_taken_together_or_not_at_all() -> None:
    meter = Meter(per_minute=60, burst=5)

    waits = [meter.spend("invitation", ADA, 100, times) for times in (3, 3, 2, 1)]

    assert waits == [0, 1, 0, 1]


def test_more_than_a_burst_is_let_through_once_everything_before_is_forgotten() -> None:
    meter = Meter(per_minute=60, burst=5)
    meter.spend("invitation", ADA, 100)

    assert [meter.spend("invitation", ADA, now, 9) for now in (100, 101)] == [1, 0]


def test_without_a_limit_nothing_waits_and_nothing_is_remembered() -> None:
    meter = Meter(per_minute=0, burst=1)

    assert set(spent(meter, [100] * 1000)) == {0}
    assert len(meter) == 0


def test_a_clock_that_is_put_back_keeps_nobody_waiting_for_long() -> None:
    meter = Meter(per_minute=60, burst=3)
    spent(meter, [1_000_000] * 3)

    assert spent(meter, [100]) == [1]


def test_those_who_have_been_quiet_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 10)
    meter = Meter(per_minute=60, burst=5)
    crowd(meter, 10)

    meter.spend("action", 99, 200)

    assert len(meter) == 1


def test_memory_stays_small_even_if_everybody_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 10)
    meter = Meter(per_minute=60, burst=5)
    crowd(meter, 1000)

    assert len(meter) <= 10


# --- texts ------------------------------------------------------------------------------------------------------------


def given(value: object) -> list[dict[str, Any]]:
    """An option of a command in a group, as Discord sends it."""
    return [{"type": 1, "name": "new", "options": [{"type": 3, "name": "cards", "value": value}]}]


@pytest.mark.parametrize("value", ["x" * LONGEST_TEXT, 10**300, True, ""])
def test_a_text_of_the_longest_length_and_anything_else_is_taken(value: object) -> None:
    check_texts(given(value))


def test_half_a_sign_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        check_texts(given("\ud800"))

    assert refused.value.code == "no-text"


def test_a_longer_text_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        check_texts(given("x" * (LONGEST_TEXT + 1)))

    assert (refused.value.code, refused.value.params) == ("too-long", {"longest": LONGEST_TEXT})


@pytest.fixture
def careless(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    """A Discord that checks no lengths."""
    build = interactions.build_options

    def unchecked(actor: Any, name: str, leaf: dict[str, Any], *args: Any, **kwargs: Any) -> Any:
        options = [{**option, "max_length": 10_000} for option in leaf.get("options", ())]
        return build(actor, name, {**leaf, "options": options}, *args, **kwargs)

    monkeypatch.setattr(interactions, "build_options", unchecked)
    return world


async def test_a_long_text_is_refused_even_if_discord_lets_it_through(careless: World) -> None:
    said = answer(await careless.ada.slash(careless.channel, "tiny-towns new", cards="Cottage," * 750))

    assert said == "That's too long for me. Please keep it to 200 characters."


async def test_a_seed_of_thousands_of_digits_is_refused(careless: World) -> None:
    said = answer(await careless.ada.slash(careless.channel, "solo", game="tiny_towns", seed="7" * 4400))

    assert said == "That's too long for me. Please keep it to 200 characters."


async def test_nothing_is_suggested_for_a_text_that_is_too_long(world: World) -> None:
    typed = "Cottage," * 750

    assert await world.ada.autocomplete(world.channel, "tiny-towns new", "cards", typed) == []


# --- playing ----------------------------------------------------------------------------------------------------------


async def place_and_take_back(player: MemberActor, panel: ResponseMessage, times: int) -> None:
    for _ in range(times):
        await place_first(player, panel)
        await click(player, panel, ":back:")


async def test_twenty_taps_without_a_breath_go_through(world: World) -> None:
    await start(world, world.bruno)
    panel = await panel_of(world, world.ada)

    await place_and_take_back(world.ada, panel, times=10)
    await place_first(world.ada, panel)

    assert "Waiting for Bruno" in text_of(panel)


async def five_panels(world: World) -> list[ResponseMessage]:
    begun = [await world.ada.slash(world.channel, "solo", game="tiny_towns") for _ in range(5)]
    return [result.response for result in begun if result.response is not None]


async def hurry(world: World, panels: list[ResponseMessage], seconds: int, taps: int) -> list[str]:
    """Tap so often a second, on one panel after the other; what was said besides the panels."""
    said, panel, known = list[str](), cycle(panels), {panel.id for panel in panels}
    for _ in range(seconds):
        for _ in range(taps):
            result = await click(world.ada, next(panel), ":refresh:")
            shown = [message for message in (result.response, *result.followups) if message is not None]
            said += [text_of(message) for message in shown if message.id not in known]
        world.env.backend.advance_clock(1)
    return said


async def test_whoever_hurries_through_five_panels_is_never_refused(world: World) -> None:
    panels = await five_panels(world)

    assert await hurry(world, panels, seconds=20, taps=3) == []


async def test_a_script_on_five_panels_is_refused_kindly(world: World) -> None:
    panels = await five_panels(world)

    said = await hurry(world, panels, seconds=3, taps=20)

    assert len(said) > 5
    assert {text.partition(".")[0] for text in said} == {TOO_FAST}
