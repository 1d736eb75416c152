"""``guildhall render``: the picture or the words that were asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

import renderers
from bot.__main__ import main
from tests.example.rules import GAME

SLUG = GAME.slug


def size_of(path: Path) -> int:
    with Image.open(path) as image:
        return image.width


@pytest.mark.parametrize(
    ("arguments", "size"),
    [(["--moves", "4"], 300), (["--moves", "0"], 300), (["--seat", "1", "--language", "de"], 301), (["--final"], 302)],
)
def test_render_writes_the_picture_asked_for(arguments: list[str], size: int, tmp_path: Path) -> None:
    target = tmp_path / "picture.png"
    assert main(["render", SLUG, *arguments, "-o", str(target)]) == 0
    assert size_of(target) == size


def test_render_speaks_the_view_of_the_seat_after_so_many_moves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", SLUG, "--seed", "3", "--moves", "4", "--seat", "1", "--text"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("seat 1, v1 plain rng=0/0 ")
    assert "hand=0,0" in said, "the other hand stays hidden"


def test_render_plays_by_computer_when_a_level_is_given(tmp_path: Path) -> None:
    target = tmp_path / "picture.png"
    assert main(["render", SLUG, "--final", "--level", "hard", "-o", str(target)]) == 0
    assert size_of(target) == 302


def test_game_without_pictures_ends_with_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delitem(renderers.REGISTRY, SLUG)
    assert main(["render", SLUG, "--text"]) == 1
    assert "has no pictures" in capsys.readouterr().err
