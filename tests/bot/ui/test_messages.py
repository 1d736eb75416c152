"""The builder of messages counts what Discord counts."""

from __future__ import annotations

from typing import Any
from unittest.mock import MagicMock

import discord
import pytest
from discord import ui
from discord.state import ConnectionState

from bot.testing.components import walk
from bot.ui import messages
from bot.ui.messages import COMPONENT_LIMIT, MessageBuilder
from renderers.core import Picture

LOREM = "Seven squares lie between the well and the abbey. "


def components(built: MessageBuilder) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = built.to_components()  # type: ignore[no-untyped-call] # discord.py's own
    return found


def parts(built: MessageBuilder) -> list[dict[str, Any]]:
    return walk(components(built))


def text(built: MessageBuilder) -> list[str]:
    return [part["content"] for part in parts(built) if part["type"] == discord.ComponentType.text_display.value]


def buttons(count: int, prefix: str = "b") -> list[ui.Button[Any]]:
    return [messages.button(f"{number}", f"{prefix}{number}") for number in range(count)]


def test_a_message_is_one_box_from_top_to_bottom() -> None:
    built = MessageBuilder().text("Above").picture(Picture(b"png", "A town"), "board").row(buttons(2)).text("Below")

    (box,) = components(built)
    kinds = [discord.ComponentType(part["type"]).name for part in box["components"]]
    assert kinds == ["text_display", "media_gallery", "action_row", "text_display"]


def test_a_message_lives_for_ever() -> None:
    assert MessageBuilder().timeout is None


def test_empty_text_adds_nothing() -> None:
    assert text(MessageBuilder().text("").text("Something")) == ["Something"]


# --- pictures ---------------------------------------------------------------------------------------------------------


def test_a_picture_has_its_words_in_both_places() -> None:
    built = MessageBuilder().picture(Picture(b"png", "A town with a well"), "board")

    (file,) = built.files
    gallery = next(part for part in parts(built) if "items" in part)
    assert (file.filename, file.description) == ("board.png", "A town with a well")
    assert gallery["items"][0]["media"]["url"] == "attachment://board.png"
    assert gallery["items"][0]["description"] == "A town with a well"
    assert file.fp.read() == b"png"


def test_the_words_of_a_picture_are_cut_at_1024_characters() -> None:
    built = MessageBuilder().picture(Picture(b"png", LOREM * 40), "board")

    description = built.files[0].description
    assert description is not None
    assert 900 < len(description) <= 1024
    assert description.endswith("…")


GALLERY = {
    "type": discord.ComponentType.media_gallery.value,
    "id": 2,
    "items": [
        {
            "media": {
                "url": "https://cdn.discordapp.com/ephemeral-attachments/1/42/panel-7.png?ex=1&is=2&hm=3",
                "attachment_id": "42",
            },
            "description": "A town",
        }
    ],
}


def message_with(*inner: dict[str, Any]) -> discord.Message:
    """As Discord tells of it: a picture that a component shows isn't among the attachments."""
    box = {"type": discord.ComponentType.container.value, "id": 1, "components": [*inner]}
    state = MagicMock(spec=ConnectionState)
    data: Any = {
        "id": 1,
        "channel_id": 2,
        "author": {"id": 3, "username": "Guildhall", "discriminator": "0", "avatar": None},
        **{name: [] for name in ("attachments", "embeds", "mentions", "mention_roles")},
        **dict.fromkeys(("pinned", "mention_everyone", "tts"), False),
        "content": "",
        "edited_timestamp": None,
        "type": 0,
        "components": [box],
    }
    return discord.Message(state=state, channel=MagicMock(spec=discord.TextChannel), data=data)


def test_a_picture_that_a_message_shows_already_is_kept_without_an_upload() -> None:
    message = message_with(GALLERY)

    (known,) = messages.pictures_of(message)
    built = MessageBuilder().picture(known, "panel-7")

    assert message.attachments == []
    assert (known.filename, known.alt) == ("panel-7.png", "A town")
    assert built.files == [], "nothing is uploaded"
    assert [*built.attachments] == [known]
    assert known.to_dict() == {"id": 42}, "an edit that names it keeps it"
    assert next(part for part in parts(built) if "items" in part)["items"][0]["description"] == "A town"


def test_a_message_without_a_picture_of_its_own_has_none_to_keep() -> None:
    elsewhere = {**GALLERY, "items": [{"media": {"url": "https://example.org/a.png"}}]}

    assert messages.pictures_of(message_with()) == []
    assert messages.pictures_of(message_with(elsewhere)) == []
    assert messages.pictures_of(None) == []


# --- 4,000 characters -------------------------------------------------------------------------------------------------


def test_text_of_4000_characters_is_sent_whole() -> None:
    assert text(MessageBuilder().text("x" * 4000)) == ["x" * 4000]


def test_text_beyond_4000_characters_is_cut_with_a_mark() -> None:
    (cut,) = text(MessageBuilder().text(LOREM * 100))

    assert 3900 < len(cut) <= 4000
    assert cut.endswith("…")
    assert (LOREM * 100).startswith(cut[:-1])


def test_all_paragraphs_share_the_4000_characters() -> None:
    shown = text(MessageBuilder().text(LOREM * 30).text(LOREM * 30).text(LOREM * 30).text(LOREM * 30))

    assert sum(map(len, shown)) <= 4000
    assert shown[:2] == [LOREM * 30, LOREM * 30]
    assert shown[2].endswith("…")


def test_text_for_which_there_is_no_room_at_all_is_left_out() -> None:
    assert text(MessageBuilder().text("x" * 3999).text("more")) == ["x" * 3999]


# --- rows and menus ---------------------------------------------------------------------------------------------------


def test_a_row_holds_five_buttons() -> None:
    assert len([part for part in parts(MessageBuilder().row(buttons(5))) if part["type"] == 2]) == 5
    with pytest.raises(ValueError, match="a row holds 5 buttons, not 6"):
        MessageBuilder().row(buttons(6))


def full_message() -> MessageBuilder:
    """The box is one component; six rows of five are 36, for a row counts too; then three lines of text."""
    built = MessageBuilder()
    for number in range(6):
        built.row(buttons(5, f"{number}-"))
    return built.text("a").text("b").text("c")


def test_a_message_holds_forty_components_counted_with_nesting() -> None:
    built = full_message()
    assert len(parts(built)) == built.total_children_count == COMPONENT_LIMIT

    with pytest.raises(ValueError, match="40"):
        built.text("d")


def test_a_menu_holds_one_to_25_entries() -> None:
    entries = [messages.option(f"{number}", f"{number}") for number in range(26)]

    assert len(messages.menu("Choose", "id", entries[:25]).options) == 25
    with pytest.raises(ValueError, match="1 to 25 entries, not 26"):
        messages.menu("Choose", "id", entries)
    with pytest.raises(ValueError, match="1 to 25 entries, not 0"):
        messages.menu("Choose", "id", [])


def numbers_of_menus() -> list[int]:
    """Of two menus in one message."""
    entry = messages.option("A", "a")
    menus = [messages.menu(name, custom_id, [entry], shared=True) for name, custom_id in (("One", "1"), ("Two", "2"))]
    built = MessageBuilder().row(menus[:1]).row(menus[1:])
    return [part["id"] for part in parts(built) if "options" in part]


def test_a_shared_menu_keeps_its_number_until_it_is_used() -> None:
    first, second = numbers_of_menus()
    assert numbers_of_menus() == [first, second]

    messages.menu_numbers.used("1")

    assert first not in numbers_of_menus()
    assert numbers_of_menus()[1] == second
    assert all(0 < number < 2**31 for number in (first, *numbers_of_menus()))


def number_after_use(numbers: messages.MenuNumbers, menu: str) -> int:
    numbers.used(menu)
    return numbers.of("a")


def test_the_numbers_of_a_menu_never_come_back_however_many_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "MENUS_REMEMBERED", 3)
    numbers = messages.MenuNumbers()

    # After "d", there are too many to remember.
    given = [number_after_use(numbers, menu) for menu in "abacadaeaf"]

    own = [number for number, menu in zip(given, "abacadaeaf", strict=True) if menu == "a"]
    assert len(set(own)) == 5


def test_the_texts_of_a_menu_are_cut_to_what_discord_takes() -> None:
    built = messages.menu(LOREM * 9, "id", [messages.option(LOREM * 9, "value")])

    (entry,) = built.options
    assert built.placeholder is not None
    assert (len(built.placeholder) <= 150, len(entry.label) <= 100) == (True, True)
    assert all(cut.endswith("…") for cut in (built.placeholder, entry.label))


def test_an_entry_without_a_hint_has_no_second_line() -> None:
    assert messages.option("Cottage", "cottage").description is None


def test_the_label_of_a_button_is_cut_at_80_characters() -> None:
    label = messages.button(LOREM * 3, "id").label

    assert label is not None
    assert len(label) <= 80
    assert label.endswith("…")


def test_a_button_may_carry_a_picture_alone() -> None:
    built = messages.button("", "id", emoji="🎲", style=discord.ButtonStyle.primary, disabled=True)

    assert (built.label, str(built.emoji), built.disabled) == (None, "🎲", True)
