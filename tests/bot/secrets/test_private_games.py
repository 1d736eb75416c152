"""A game that is played alone is private until it is shown: for everybody else, it doesn't exist."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.storage.database import Transaction
from bot.ui import controls
from bot.ui.messages import ControlId
from games import GAMES
from games.asking import random_move
from games.core import LEVELS
from games.turns import AnyTurn
from tests.bot.secrets.comparing import FORGED, Steps, compare, explore, shared
from tests.bot.secrets.exploring import Tap, taps_on
from tests.bot.secrets.pairs import SEEDS
from tests.bot.secrets.scene import Scene, opened

SLUGS = [*GAMES]
MOVES = 3
#: Whatever can be tapped on in the first game.
EVERYTHING = (
    *(Tap(ControlId(verb, 1, 0).button()) for verb in controls._BUTTONS),
    *(Tap(ControlId(verb, 1, 0).menu(), LEVELS[0]) for verb in controls._MENUS),
)


async def explored(slug: str, *, exists: bool, daily: bool = False) -> Steps:
    """Ada plays alone, or she never did; what others on her server and on another one get."""
    async with opened() as scene:
        begun = await begin(scene, slug, daily=daily)
        await play_on(scene)
        # Then the next game has the same number in any case.
        await scene.chiara.slash(scene.channel, "solo", game=slug)
        if not exists:
            await undo_everything(scene)
        effort = shared(SLUGS.index(slug))
        readers = [(reader, effort) for reader in (scene.bruno, scene.dora, scene.emil)]
        return await explore(scene, slug, readers, [*EVERYTHING, *some_taps(begun)])


async def begin(scene: Scene, slug: str, *, daily: bool) -> InteractionResult:
    if daily:
        return await scene.ada.slash(scene.channel, "daily play")
    return await scene.ada.slash(scene.channel, "solo", game=slug)


async def play_on(scene: Scene) -> None:
    """A few moves in the first game."""
    rng = Random(1)

    def find(game: object, turn: AnyTurn, seat: object) -> Any:
        return random_move(turn.game, turn.view(0), 0, rng)

    for _ in range(MOVES):
        await scene.run(lambda: scene.bot.play.act(1, scene.ada.id, find))


async def undo_everything(scene: Scene) -> None:
    """Ada never played, and today's challenge is another one."""
    for sql in (
        "DELETE FROM game WHERE id = 1",
        "DELETE FROM player WHERE name = 'Ada'",
        f"UPDATE daily SET seed = {SEEDS[1]}",
    ):
        await scene.bot.database.write(Transaction.run, sql)


def some_taps(begun: InteractionResult) -> list[Tap]:
    """What Ada was shown at first."""
    assert begun.response is not None
    taps = [*taps_on(begun.response)]
    return Random(1).sample(taps, min(len(taps), FORGED))


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_game_played_alone_does_not_exist_for_others(slug: str) -> None:
    compared = compare(await explored(slug, exists=True), await explored(slug, exists=False))

    assert compared.leaks == []
    assert compared.steps > 10 * compared.parted


async def test_an_attempt_at_the_daily_challenge_does_not_exist_for_others() -> None:
    compared = compare(
        await explored(SLUGS[0], exists=True, daily=True), await explored(SLUGS[0], exists=False, daily=True)
    )

    assert compared.leaks == []
    assert compared.steps > 10 * compared.parted
