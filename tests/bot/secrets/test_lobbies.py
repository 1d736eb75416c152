"""Nobody learns from a table in the lobby which seed its game is going to start with."""

from __future__ import annotations

import pytest

from games import GAMES
from tests.bot.secrets.comparing import Steps, compare, explore, shared
from tests.bot.secrets.pairs import SEEDS
from tests.bot.secrets.scene import opened

SLUGS = [*GAMES]


async def explored(slug: str, seed: int) -> Steps:
    async with opened() as scene:
        await scene.open_table(slug, GAMES[slug].Options(), seed)
        effort = shared(SLUGS.index(slug))
        return await explore(scene, slug, [(reader, effort) for reader in (scene.ada, scene.dora, scene.emil)])


@pytest.mark.parametrize("slug", SLUGS)
async def test_the_seed_of_a_table_changes_nothing_before_its_game_starts(slug: str) -> None:
    compared = compare(await explored(slug, SEEDS[0]), await explored(slug, SEEDS[1]))

    assert compared.leaks == []
    assert compared.steps > 10 * compared.parted
