"""Recorded games of the first edition replay to the same end, under every version of the rules they were begun under.

``guildhall record GAME`` writes them; ``CONTRIBUTING.md`` says when.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.headless import at_random
from bot.invariants import Inspector, Table
from bot.recording import Differs, Header, read, record, replay, steps
from games import REGISTRY
from games.first_edition import AnyGame, TakeBack
from tests.games.first_edition_example import GAME as EXAMPLE
from tests.games.first_edition_example import Options
from tests.games.golden import recordings

RECORDINGS = recordings(edition=1)
GAMES = {**REGISTRY, EXAMPLE.slug: EXAMPLE}


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_recorded_game_replays(path: Path) -> None:
    lines = read(path)
    assert replay(lines, GAMES) > 0
    header = msgspec.json.decode(lines[0], type=Header)
    assert path.name.startswith(f"{header.slug}-v{header.rules_version}-")


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_promises_hold_throughout_a_recorded_game(path: Path) -> None:
    """Recordings lead to places that chance hardly finds: full towns, rare cards, their effects."""
    lines = read(path)
    header = msgspec.json.decode(lines[0], type=Header)
    inspector = Inspector(Table(GAMES[header.slug], header.seats), Random(7), every=3, thorough_every=30)
    for step in steps(lines, GAMES):
        if not isinstance(step.action, TakeBack):
            inspector.follow(step)


@pytest.mark.parametrize("game", REGISTRY.values(), ids=lambda game: game.slug)
def test_every_version_of_every_game_is_recorded(game: AnyGame) -> None:
    recorded = {path.stem.rpartition("-")[0] for path in RECORDINGS}
    assert {f"{game.slug}-v{version}" for version in range(1, game.rules_version + 1)} <= recorded


def recording(seats: int = 2) -> list[bytes]:
    return record(EXAMPLE, seats, Options(), 5, at_random(EXAMPLE, Random(5)))


@pytest.mark.parametrize("seats", EXAMPLE.seats)
def test_new_recording_replays(seats: int) -> None:
    lines = recording(seats)
    assert replay(lines, GAMES) == len(lines) - 2


def test_another_set_up_is_noticed() -> None:
    header, *rest = recording()
    with pytest.raises(Differs, match="set-up"):
        replay([header.replace(b'"seed":5,"start"', b'"seed":6,"start"'), *rest], GAMES)


def test_old_rules_replay_from_the_recorded_start() -> None:
    header, *rest = recording()
    older = header.replace(b'"rules_version":1,"seats"', b'"rules_version":0,"seats"').replace(
        b'"seed":5,"start"', b'"seed":6,"start"'
    )
    assert replay([older, *rest], GAMES) == len(rest) - 1


def test_refused_step_is_noticed_with_its_line() -> None:
    lines = recording()
    lines[2] = b'{"seat":0,"action":{"do":"bid","lantern":99}}'
    with pytest.raises(Differs, match="line 3"):
        replay(lines, GAMES)


def test_missing_step_is_noticed() -> None:
    lines = recording()
    with pytest.raises(Differs, match="result"):
        replay([*lines[:-2], lines[-1]], GAMES)


def test_another_final_state_is_noticed() -> None:
    *lines, footer = recording()
    parsed = msgspec.json.decode(footer)
    parsed["final"]["rng"]["counter"] += 1
    with pytest.raises(Differs, match="final state"):
        replay([*lines, msgspec.json.encode(parsed)], GAMES)
