"""Valid texts, spoilt a little: what is nearly right gets further into the code than noise does."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

#: Where ids, moves and settings come apart.
_PARTS = re.compile(r"([\s:/;,.>=|&~*+-]+)")
_NUMBER = re.compile(r"\d+")
_DIGITS = "0123456789"
#: The same digits in other alphabets: full-width, Arabic, Devanagari, bold, superscript.
_OTHER_DIGITS = ("０１２３４５６７８９", "٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗", "⁰¹²³⁴⁵⁶⁷⁸⁹")
NUMBERS = ("0", "-1", "00", "1e9", "0x1", "1_0", str(2**31), str(2**63), "-" + str(2**63), "9" * 400, "NaN", "1.5")
SIGNS = (
    "\0",
    "\n",
    "\r\n",
    "\t",
    "\x1b[31m",
    "\N{NO-BREAK SPACE}",
    "\N{ZERO WIDTH SPACE}",
    "\N{ZERO WIDTH JOINER}",
    "\N{RIGHT-TO-LEFT OVERRIDE}",
    "\N{POP DIRECTIONAL ISOLATE}",
    "\N{BYTE ORDER MARK}",
    "\N{COMBINING ACUTE ACCENT}" * 40,
    "\N{KELVIN SIGN}",
    "\N{LATIN CAPITAL LETTER SHARP S}",
    "\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}",
    "\N{FAMILY}",
    "\U0010ffff",
    "\ud800",
    "@everyone",
    "<@1>",
    "`",
    "**",
    "||",
    "](https://example.com)",
    "{",
    "}",
    "%s",
    "'",
    '"',
    "\\",
    "$",
    "ä",
)
LONGEST = 20_000


def mutated(text: str, rng: Random, others: Sequence[str] = ("",)) -> str:
    """The text with one to three slips; some bring in parts of other valid texts."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        text = rng.choice(_SLIPS)(text, rng, rng.choice(others))[:LONGEST]
    return text


def _without_a_part(text: str, rng: Random, other: str) -> str:
    parts = _PARTS.split(text)
    del parts[rng.randrange(len(parts))]
    return "".join(parts)


def _with_parts_swapped(text: str, rng: Random, other: str) -> str:
    parts = _PARTS.split(text)
    first, second = rng.randrange(len(parts)), rng.randrange(len(parts))
    parts[first], parts[second] = parts[second], parts[first]
    return "".join(parts)


def _with_a_part_of_another(text: str, rng: Random, other: str) -> str:
    parts = _PARTS.split(text)
    parts[rng.randrange(len(parts))] = rng.choice(_PARTS.split(other))
    return "".join(parts)


def _with_a_part_again(text: str, rng: Random, other: str) -> str:
    parts = _PARTS.split(text)
    at = rng.randrange(len(parts))
    return "".join([*parts[:at], parts[at] * rng.choice((2, 3, 50)), *parts[at:]])


def _with_another_number(text: str, rng: Random, other: str) -> str:
    found = list(_NUMBER.finditer(text))
    if not found:
        return rng.choice(NUMBERS)
    place = rng.choice(found)
    return text[: place.start()] + rng.choice(NUMBERS) + text[place.end() :]


def _with_other_digits(text: str, rng: Random, other: str) -> str:
    return text.translate(str.maketrans(_DIGITS, rng.choice(_OTHER_DIGITS)))


def _with_a_strange_sign(text: str, rng: Random, other: str) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + rng.choice(SIGNS) + text[at:]


def _without_a_letter(text: str, rng: Random, other: str) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + text[at + 1 :]


def _with_two_letters_swapped(text: str, rng: Random, other: str) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + text[at : at + 2][::-1] + text[at + 2 :]


def _cut_short(text: str, rng: Random, other: str) -> str:
    return text[: rng.randint(0, len(text))]


def _spliced(text: str, rng: Random, other: str) -> str:
    return text[: rng.randint(0, len(text))] + other[rng.randint(0, len(other)) :]


def _far_too_long(text: str, rng: Random, other: str) -> str:
    text = text or "x"
    return text * min(rng.choice((10, 100, 5_000)), LONGEST // len(text) + 1)


def _in_another_case(text: str, rng: Random, other: str) -> str:
    return text.swapcase()


def _backwards(text: str, rng: Random, other: str) -> str:
    return text[::-1]


def _nothing_but_a_sign(text: str, rng: Random, other: str) -> str:
    return rng.choice(("", " ", *SIGNS))


_SLIPS: Sequence[Callable[[str, Random, str], str]] = (
    _without_a_part,
    _with_parts_swapped,
    _with_a_part_of_another,
    _with_a_part_again,
    _with_another_number,
    _with_other_digits,
    _with_a_strange_sign,
    _without_a_letter,
    _with_two_letters_swapped,
    _cut_short,
    _spliced,
    _far_too_long,
    _in_another_case,
    _backwards,
    _nothing_but_a_sign,
)
