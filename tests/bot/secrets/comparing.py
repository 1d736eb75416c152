"""Two versions of a game, explored by everyone who may not know what they differ in."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace
from simcord.actors import MemberActor

from tests.bot.secrets.exploring import Effort, Explorer, Step, Tap, Way
from tests.bot.secrets.pairs import Pair, Version
from tests.bot.secrets.scene import Scene, Setting, opened

#: How many times as much is tried as in a usual run.
TIMES = int(os.environ.get("GUILDHALL_SECRETS_TIMES", "1"))
USUAL = Effort(calls=TIMES, controls=6 * TIMES, walks=TIMES, taps=2 + TIMES)
#: How many controls that were made for somebody else are tried.
FORGED = 8 * TIMES

Steps = dict[Way, Step]
SET_UP: Way = ("set-up",)


def shared(part: int) -> Effort:
    """Those who only watch try a third of the commands here and the rest elsewhere, unless there is time."""
    return replace(USUAL, every=3, first=part % 3) if TIMES == 1 else USUAL


class Compared(Struct, frozen=True):
    #: How many steps had to look the same.
    steps: int
    #: After how many the rules tell a reader what the versions differ in, such as a card that was drawn.
    parted: int
    leaks: list[str]


def compare(first: Steps, second: Steps) -> Compared:
    """Whoever knows the same gets the same answers."""
    parted = {way for way in first.keys() & second.keys() if first[way].known != second[way].known}
    assert SET_UP not in parted, "the rules tell the readers about one version more than about the other"
    both = [way for way in first if way in second and parted.isdisjoint(way[:end] for end in range(len(way) + 1))]
    leaks = [f"{' → '.join(way)}: {leak}" for way in both for leak in _leaks(first[way], second[way])]
    return Compared(len(both), len(parted), leaks)


def _leaks(first: Step, second: Step) -> Iterator[str]:
    one, other = first.sent, second.sent
    for path in sorted(one.requests.keys() | other.requests.keys()):
        yield from _differences(path, one.requests.get(path, []), other.requests.get(path, []))
    yield from _differences("log", one.logged, other.logged)


def _differences(where: str, first: list[str], second: list[str]) -> Iterator[str]:
    if len(first) != len(second):
        yield f"{where}: {len(first)} times, {len(second)} times"
    for one, other in zip(first, second, strict=False):
        if one != other:
            at = next((at for at, pair in enumerate(zip(one, other, strict=False)) if len({*pair}) > 1), 0)
            yield f"{where}: {one[max(0, at - 60) : at + 60]!r} or {other[at : at + 60]!r}"


async def explore(
    scene: Scene, slug: str, readers: Sequence[tuple[MemberActor, Effort]], forged: Sequence[Tap] = ()
) -> Steps:
    """What everybody gets to see. Those who come later also use what was made for the first one, or what is forged."""
    sent = await scene.save()
    steps = {SET_UP: Step([await scene.known_to(reader) for reader, _ in readers], sent)}
    for reader, effort in readers:
        explorer = Explorer(scene, reader, effort)
        await explorer.explore(slug)
        await explorer.forge(forged)
        forged = forged or explorer.some_found(FORGED)
        steps |= {(reader.name, *way): step for way, step in explorer.steps.items()}
    return steps


async def compare_pair(pair: Pair, effort: Effort, watching: Effort, setting: Setting = "people") -> Compared:
    """Explored by the reader, by a moderator who watches, and by somebody on another server."""
    first, second = pair.versions
    return compare(
        await _explored(first, pair.reader, effort, watching, setting),
        await _explored(second, pair.reader, effort, watching, setting),
    )


async def _explored(version: Version, reader: int, effort: Effort, watching: Effort, setting: Setting) -> Steps:
    async with opened(version) as scene:
        await scene.play(version, reader, setting)
        readers = ((scene.seated[reader], effort), (scene.dora, watching), (scene.emil, watching))
        return await explore(scene, version.game.slug, readers)
