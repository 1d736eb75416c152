"""From someone who plays alone, only the rules hide anything: what will be drawn, and the seed."""

from __future__ import annotations

import pytest

from bot.controllers import CONTROLLERS
from bot.table.play import Play
from bot.table.positions import Position
from bot.table.refusals import Refusal
from games import GAMES
from tests.bot.secrets.comparing import USUAL, Compared, Steps, compare, explore
from tests.bot.secrets.exploring import Effort
from tests.bot.secrets.pairs import Pair, Stage, Version, make_pair
from tests.bot.secrets.scene import opened

SLUGS = [*GAMES]


def alone(slug: str, stage: Stage) -> Pair:
    return make_pair(GAMES[slug], stage, "moves", 1, CONTROLLERS[slug].solo.options(None, None))


async def explored(version: Version, effort: Effort) -> Steps:
    async with opened(version) as scene:
        await scene.play_alone(version)
        return await explore(scene, version.game.slug, [(scene.ada, effort)])


async def compared(pair: Pair, effort: Effort) -> Compared:
    first, second = pair.versions
    return compare(await explored(first, effort), await explored(second, effort))


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("stage", ["first", "middle"])
def test_there_is_something_to_hide(slug: str, stage: Stage) -> None:
    first, second = alone(slug, stage).versions

    assert first.base != second.base


@pytest.mark.parametrize("slug", SLUGS)
async def test_nobody_who_plays_alone_learns_what_comes_next(slug: str) -> None:
    found = await compared(alone(slug, "middle"), USUAL)

    assert found.leaks == []
    assert found.steps > 10 * found.parted


async def test_a_seed_that_its_player_is_told_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    look = Play.look

    async def look_and_tell(play: Play, game_id: int, player_id: int | None) -> Position:
        position = await look(play, game_id, player_id)
        raise Refusal("not-your-game", names=[str(position.game.seed)])

    monkeypatch.setattr(Play, "look", look_and_tell)

    found = await compared(alone("tiny_towns", "middle"), Effort(controls=0, walks=0, only=("game show",)))

    assert "/game show" in "\n".join(found.leaks)
