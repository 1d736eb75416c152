"""The ids of buttons and menus: they carry everything themselves, and are read strictly."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.refusals import Refusal
from bot.ui.controls import TableButton, TableMenu
from bot.ui.messages import ID_LIMIT, ControlId, read_id

VERBS = st.from_regex(r"[a-z-]{1,20}", fullmatch=True)
NUMBERS = st.integers(0, 10**18 - 1)


def test_a_button_names_verb_game_revision_and_step() -> None:
    assert ControlId("act", 12, 7, "place W B2").button() == "gh:b:act:12:7:place W B2"


def test_a_control_without_a_revision_says_so() -> None:
    assert ControlId("open", 12).button() == "gh:b:open:12:-:"
    assert read_id("gh:b:open:12:-:").revision is None


def test_a_menu_is_told_from_a_button() -> None:
    assert ControlId("pick", 12, 7, "0").menu() == "gh:s:pick:12:7:0"


@given(VERBS, NUMBERS, st.none() | NUMBERS, st.text(max_size=30))
def test_what_is_written_can_be_read(verb: str, game: int, revision: int | None, rest: str) -> None:
    control = ControlId(verb, game, revision, rest)

    assert read_id(control.button()) == control
    assert read_id(control.menu()) == control


@given(st.text(max_size=120))
def test_nonsense_is_refused_and_never_crashes(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_id(text)

    assert refused.value.code == "unknown-button"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "gh:b:act:12:7",
        "gh:b:act:x:7:place",
        "gh:b:act:-1:7:place",
        "gh:b:act:12:--:place",
        "gh:b:ACT:12:7:place",
        "gh:b::12:7:place",
        "gh:x:act:12:7:place",
        "xx:b:act:12:7:place",
        " gh:b:act:12:7:place",
        f"gh:b:act:{10**18}:7:place",
        f"gh:b:act:12:{10**18}:place",
        f"gh:b:{'a' * 21}:12:7:place",
    ],
)
def test_an_id_that_is_nearly_right_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="unknown-button"):
        read_id(text)


def test_the_largest_numbers_fit_into_the_database() -> None:
    control = read_id(f"gh:b:act:{10**18 - 1}:{10**18 - 1}:x")

    assert control.revision is not None
    assert max(control.game_id, control.revision) < 2**63


def test_an_id_is_as_long_as_discord_allows_and_no_longer() -> None:
    room = ID_LIMIT - len(ControlId("act", 12, 7).button())

    assert len(ControlId("act", 12, 7, "x" * room).button()) == 100
    with pytest.raises(ValueError, match="longer than 100"):
        ControlId("act", 12, 7, "x" * (room + 1)).button()


@pytest.mark.parametrize(("item", "own", "other"), [(TableButton, "b", "s"), (TableMenu, "s", "b")])
def test_each_control_answers_to_its_own_ids(item: type[TableButton] | type[TableMenu], own: str, other: str) -> None:
    pattern: re.Pattern[str] = item.__discord_ui_compiled_template__

    assert pattern.fullmatch(f"gh:{own}:act:12:7:a\nb")
    assert pattern.fullmatch(f"gh:{own}:something that nobody writes any more")
    assert pattern.fullmatch(f"gh:{other}:act:12:7:x") is None
