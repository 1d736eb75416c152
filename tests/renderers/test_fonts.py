from __future__ import annotations

import pytest

from renderers import fonts, text, theme


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Jürgen Groß", "Jürgen Groß"),
        ("Łukasz Žižka", "Łukasz Žižka"),
        ("Ελένη Иван", "Ελένη Иван"),
        ("🦊 Ann", "Ann"),
        ("Ann 👨‍👩‍👧‍👦 & Co", "Ann & Co"),
        ("𝓕𝓪𝓷𝓬𝔂 ＷＩＤＥ", "Fancy WIDE"),
        ("山田 Ann", "· Ann"),
        ("\u202eevil\u202c\u2066x\u2069", "evilx"),
        ("A\x00B\nC\tD", "AB C D"),
        ("  far \u00a0 apart  ", "far apart"),
    ],
)
def test_names_keep_what_can_be_drawn(name: str, drawn: str) -> None:
    assert fonts.drawable(name, "Player 2") == drawn


@pytest.mark.parametrize("name", ["山田太郎", "👨‍👩‍👧", "مرحبا", "\u202e\u202c", "", "   ", "!!!", "\ufffd"])
def test_names_without_a_readable_character_fall_back(name: str) -> None:
    assert fonts.drawable(name, "Player 2") == "Player 2"


def test_stacked_marks_stay_within_the_line() -> None:
    drawn = fonts.drawable("Z" + "\u0335\u0321\u0327\u0328\u0329" * 9 + "algo", "?")
    assert len(drawn) == len("Zalgo") + fonts.MOST_MARKS


def test_whatever_is_kept_has_a_glyph() -> None:
    everything = "".join(chr(code) for code in range(0x20, 0x3000))
    assert all(fonts.covers(character) for character in fonts.drawable(everything, "?") if character != " ")


def test_covered_characters_are_not_drawn_as_empty_boxes() -> None:
    face = fonts.font(32)
    box = bytes(face.getmask("\U0010fffd"))
    printable = [chr(code) for code in (*range(0x21, 0x7F), *range(0xA1, 0x180), *range(0x400, 0x460))]
    shown = [character for character in printable if fonts.covers(character)]
    assert len(shown) > 400
    assert not [character for character in shown if bytes(face.getmask(character)) == box]


def test_names_read_aloud_keep_emoji_and_lose_marks_of_direction() -> None:
    assert text.spoken("🦊\u202e Fuchs\n👨‍👩‍👧", "Player 1") == "🦊 Fuchs 👨‍👩‍👧"
    assert text.spoken("\u200b\u202e", "Player 1") == "Player 1"


def test_shortening_ends_in_an_ellipsis_and_fits() -> None:
    cut = fonts.shorten("Donaudampfschifffahrtsgesellschaft", 200, theme.BODY)
    assert cut.endswith(fonts.ELLIPSIS)
    assert 150 < fonts.width(cut, theme.BODY) <= 200
    assert fonts.shorten("Ann", 200, theme.BODY) == "Ann"


def test_wrapping_keeps_all_words_while_there_are_lines() -> None:
    text = "3 unless next to Trading Post, Feast Hall or Theater"
    lines = fonts.wrap(text, 240, theme.SMALL)
    assert " ".join(lines) == text
    assert all(fonts.width(line, theme.SMALL) <= 240 for line in lines)


def test_wrapping_into_too_few_lines_ends_in_an_ellipsis() -> None:
    lines = fonts.wrap("one two three four five six seven eight", 120, theme.BODY, lines=2)
    assert len(lines) == 2
    assert lines[1].endswith(fonts.ELLIPSIS)


def test_long_compounds_are_broken_after_a_hyphen() -> None:
    assert fonts.wrap("Architekten-Gilde", 150, 21) == ("Architekten-", "Gilde")
    assert fonts.wrap("Silva-Forum", 150, 21) == ("Silva-Forum",)


def test_bold_is_wider_than_regular() -> None:
    assert fonts.width("Brunnen", 40, theme.BOLD) > fonts.width("Brunnen", 40, theme.REGULAR)


def test_a_size_is_found_in_which_a_text_fits() -> None:
    size = fonts.fitting("Marketing", 120, 40, theme.BOLD)
    assert fonts.width("Marketing", size, theme.BOLD) <= 120 < fonts.width("Marketing", size + 1, theme.BOLD)
    assert fonts.fitting("7", 120, 40) == 40
    assert fonts.fitting("W" * 99, 120, 40, smallest=18) == 18
