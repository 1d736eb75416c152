"""Recorded games replay to the same end, under every version of the rules they were begun under.

``guildhall record GAME`` writes them; ``CONTRIBUTING.md`` says when.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games import GAMES
from games.conformance import Inspector, Table
from games.conformance.recording import EDITION, Differs, file_name, header_of, read, record, replay, steps, write
from games.core import AnyGame
from games.selfplay import at_random
from tests.example.rules import GAME as EXAMPLE
from tests.example.rules import Options
from tests.games.golden import Recording, recordings
from tests.games.tables import follow_all

RECORDINGS = recordings()
RECORDED = {**GAMES, EXAMPLE.slug: EXAMPLE}

every_recording = pytest.mark.parametrize("recording", RECORDINGS, ids=str)


@every_recording
def test_recorded_game_replays(recording: Recording) -> None:
    assert replay(recording.lines, RECORDED) > 0


@every_recording
def test_recorded_game_is_in_the_file_of_its_version(recording: Recording) -> None:
    header = header_of(recording.lines)
    assert recording.version == f"{header.slug}-v{header.rules_version}"
    assert header.edition == EDITION


@every_recording
def test_promises_hold_throughout_a_recorded_game(recording: Recording) -> None:
    """Recordings lead to places that chance hardly finds: full towns, rare cards, their effects."""
    header = header_of(recording.lines)
    inspector = Inspector(Table(RECORDED[header.slug], header.seats), Random(7), every=3, thorough_every=30)

    assert follow_all(inspector, steps(recording.lines, RECORDED)) > 0


@pytest.mark.parametrize("game", RECORDED.values(), ids=lambda game: game.slug)
def test_every_version_of_every_game_is_recorded(game: AnyGame) -> None:
    recorded = {recording.version for recording in RECORDINGS}
    assert {f"{game.slug}-v{version}" for version in range(1, game.rules_version + 1)} <= recorded


def recorded(seats: int = 2) -> list[bytes]:
    return record(EXAMPLE, seats, Options(), 5, at_random(Random(5)))


@pytest.mark.parametrize("seats", EXAMPLE.seats)
def test_new_recording_replays(seats: int) -> None:
    lines = recorded(seats)
    assert replay(lines, RECORDED) == len(lines) - 2


def test_recording_holds_moves_that_were_taken_back() -> None:
    lines = record(EXAMPLE, 3, Options(), 1, at_random(Random(1)))
    assert any(b"take_back" in line for line in lines)


def test_recordings_survive_a_file() -> None:
    games = [recorded(seats) for seats in EXAMPLE.seats]
    assert read(b"".join(map(write, games))) == games


def test_file_is_named_after_game_and_version() -> None:
    assert file_name(EXAMPLE) == "lantern_auction-v1.jsonl"


def test_another_set_up_is_noticed() -> None:
    header, *rest = recorded()
    with pytest.raises(Differs, match="set-up"):
        replay([header.replace(b'"seed":5,"start"', b'"seed":6,"start"'), *rest], RECORDED)


def test_old_rules_replay_from_the_recorded_start() -> None:
    header, *rest = recorded()
    older = header.replace(b'"rules_version":1,"seats"', b'"rules_version":0,"seats"').replace(
        b'"seed":5,"start"', b'"seed":6,"start"'
    )
    assert replay([older, *rest], RECORDED) == len(rest) - 1


@pytest.mark.parametrize("row", [b'{"seat":0,"move":{"do":"bid","lantern":99}}', b'{"seat":0,"move":{"do":"fly"}}'])
def test_refused_row_is_noticed_with_its_line(row: bytes) -> None:
    lines = recorded()
    lines[1] = row
    with pytest.raises(Differs, match="line 2"):
        replay(lines, RECORDED)


def test_missing_row_is_noticed() -> None:
    lines = recorded()
    with pytest.raises(Differs, match="result"):
        replay([*lines[:-2], lines[-1]], RECORDED)


def test_another_final_state_is_noticed() -> None:
    *lines, footer = recorded()
    parsed = msgspec.json.decode(footer)
    parsed["final"]["rng"]["counter"] += 1
    with pytest.raises(Differs, match="final state"):
        replay([*lines, msgspec.json.encode(parsed)], RECORDED)
