"""Recorded games replay to the same end, under every version of the rules they were begun under.

``guildhall record GAME`` writes them; ``CONTRIBUTING.md`` says when.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from games import GAMES
from games.conformance import Inspector, Table
from games.conformance.recording import Differs, file_name, header_of, read, record, replay, steps, write
from games.core import AnyGame
from games.selfplay import at_random
from tests.games.example_game import GAME as EXAMPLE
from tests.games.example_game import Options
from tests.games.golden import recordings

RECORDINGS = recordings(edition=2)
RECORDED = {**GAMES, EXAMPLE.slug: EXAMPLE}


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_recorded_game_replays(path: Path) -> None:
    lines = read(path.read_bytes())
    assert replay(lines, RECORDED) > 0
    header = header_of(lines)
    assert path.name.startswith(f"{header.slug}-v{header.rules_version}-")


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_promises_hold_throughout_a_recorded_game(path: Path) -> None:
    """Recordings lead to places that chance hardly finds: full towns, rare cards, their effects."""
    lines = read(path.read_bytes())
    header = header_of(lines)
    inspector = Inspector(Table(RECORDED[header.slug], header.seats), Random(7), every=3, thorough_every=30)
    for step in steps(lines, RECORDED):
        inspector.follow(step)


@pytest.mark.parametrize("game", RECORDED.values(), ids=lambda game: game.slug)
def test_every_version_of_every_game_is_recorded(game: AnyGame) -> None:
    recorded = {path.stem.rpartition("-")[0] for path in RECORDINGS}
    assert {f"{game.slug}-v{version}" for version in range(1, game.rules_version + 1)} <= recorded


def recording(seats: int = 2) -> list[bytes]:
    return record(EXAMPLE, seats, Options(), 5, at_random(Random(5)))


@pytest.mark.parametrize("seats", EXAMPLE.seats)
def test_new_recording_replays(seats: int) -> None:
    lines = recording(seats)
    assert replay(lines, RECORDED) == len(lines) - 2


def test_recording_holds_moves_that_were_taken_back() -> None:
    lines = record(EXAMPLE, 3, Options(), 9, at_random(Random(9)))
    assert any(b"take_back" in line for line in lines)


def test_recording_survives_a_file() -> None:
    lines = recording()
    assert read(write(lines)) == lines


def test_file_is_named_after_game_and_version() -> None:
    assert file_name(EXAMPLE, 3) == "lantern_auction-v1-3.jsonl"


def test_another_set_up_is_noticed() -> None:
    header, *rest = recording()
    with pytest.raises(Differs, match="set-up"):
        replay([header.replace(b'"seed":5,"start"', b'"seed":6,"start"'), *rest], RECORDED)


def test_old_rules_replay_from_the_recorded_start() -> None:
    header, *rest = recording()
    older = header.replace(b'"rules_version":1,"seats"', b'"rules_version":0,"seats"').replace(
        b'"seed":5,"start"', b'"seed":6,"start"'
    )
    assert replay([older, *rest], RECORDED) == len(rest) - 1


@pytest.mark.parametrize("row", [b'{"seat":0,"move":{"do":"bid","lantern":99}}', b'{"seat":0,"move":{"do":"fly"}}'])
def test_refused_row_is_noticed_with_its_line(row: bytes) -> None:
    lines = recording()
    lines[1] = row
    with pytest.raises(Differs, match="line 2"):
        replay(lines, RECORDED)


def test_missing_row_is_noticed() -> None:
    lines = recording()
    with pytest.raises(Differs, match="result"):
        replay([*lines[:-2], lines[-1]], RECORDED)


def test_another_final_state_is_noticed() -> None:
    *lines, footer = recording()
    parsed = msgspec.json.decode(footer)
    parsed["final"]["rng"]["counter"] += 1
    with pytest.raises(Differs, match="final state"):
        replay([*lines, msgspec.json.encode(parsed)], RECORDED)
