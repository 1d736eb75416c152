"""How many taps a turn takes, as ``guildhall bench taps`` counts them."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.controllers import CONTROLLERS
from bot.testing import taps
from bot.testing.taps import count_taps, turns_of


@pytest.mark.parametrize("slug", CONTROLLERS)
async def test_no_turn_takes_more_taps_than_it_may(slug: str) -> None:
    counts = await count_taps(turns_of(slug))

    assert counts
    assert [count for count in counts if count.taps > count.limit] == []


def test_too_many_taps_fail_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    plain = turns_of("tiny_towns")[0]
    monkeypatch.setattr(taps, "turns", lambda: [replace(plain, limit=1)])

    code = main(["bench", "taps", "--json"])

    (figure,) = json.loads(capsys.readouterr().out)["figures"]
    assert (figure["name"], figure["value"], figure["limit"]) == ("tiny_towns: plain round", 2, 1)
    assert code == 1


async def test_taps_that_do_not_end_the_turn_are_an_error() -> None:
    unfinished = replace(turns_of("carrara")[0], taps=("turn",))

    with pytest.raises(LookupError, match="the turn isn't over"):
        await count_taps([unfinished])
