"""No message counts one of something in the plural."""

from __future__ import annotations

import re

import pytest

from bot.languages import LANGUAGES
from tests.bot.locale.catalogues import formatted, messages

#: What is counted anywhere, in every form that only several of it have.
PLURALS = {
    "en": "actions|boxes|buildings|cards|chances|characters|choices|coins|computers|cottages|cubes|days|donkeys|drafts"
    "|empty squares|estates|fences|games|gaps|goods|houses|invitations|lots|moves|objects|open invitations|orders|parks"
    "|places|plans|players|points|pools|resources|results|roads|rounds|seats|seconds|spots|squares|stones|strikes"
    "|tables|temps|tiles|turns|villagers|ways",
    "de": "Ablehnungen|Aktionen|Aufträge|Auswahlen|Baupläne|Bauplätze|Chancen|Computern|Dorfleuten|Felder|Feldern"
    "|Gebäuden|Gesetzen|Häuser|Häusern|Karten|Kästchen übrig|Lücken|Möglichkeiten|Münzen|Objekte|Objekten|Orte|Orten"
    "|Parks|Partien|Plätze|Plätzen|Plättchen liegen|Pools|Punkte|Punkten|Runden|Sekunden|Siege|Siedlungen|Stapeln"
    "|Steine|Steinen|Straßen|Tage|Tagen|Tische|Vorgaben|Wege|Züge|Zügen|Zäune|offene Einladungen",
}
#: A size isn't a number: estates of size 1 can be many. And no table is for one to one players.
NOT_COUNTED = re.compile("size-1 |1 to 1 players")
#: Limits that are always larger: of texts, of a player's villagers, donkeys and drafts; points with a decimal place.
NEVER_ONE = re.compile("refusal-(seed-)?too-long|hamlet-refusal-(all-.*-hired|too-many-drafts)|review-(dear|worst)")


def counted_wrongly(code: str) -> list[str]:
    """Every sentence in which a 1 stands before a plural, with each number in it being 1."""
    wrong = re.compile(rf"(?<![\d.,])1\*{{0,2}} ({PLURALS[code]})\b")
    return [
        f"{name}: {text}"
        for name in messages(code)
        if not NEVER_ONE.fullmatch(name)
        for text in formatted(code, name, word=1)
        if wrong.search(NOT_COUNTED.sub("", text))
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_one_of_something_is_never_in_the_plural(code: str) -> None:
    assert counted_wrongly(code) == []


def test_a_plural_after_one_is_found() -> None:
    wrong = re.compile(rf"(?<![\d.,])1\*{{0,2}} ({PLURALS['en']})\b")

    assert wrong.search("best score **3** in 1 games")
    assert not wrong.search("11 games, 2.1 points on average, 1 game")
