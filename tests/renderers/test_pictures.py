"""Every picture of every game, drawn for every size of table from the beginning of a game to its end."""

from __future__ import annotations

import re
from random import Random

import pytest
from msgspec import Struct

from games import GAMES
from games.conformance.redealing import redealt
from games.core import Seat, decode_state, encode
from games.turns import open_turn
from renderers import REGISTRY, theme
from renderers.core import ALT_LIMIT, Picture, Say
from tests.renderers.images import image_of
from tests.renderers.moments import RENDERERS, STAGES, Moment, game_of, half_made, moment, over, played
from tests.renderers.sentences import LANGUAGES, NAMES, speaker

STRANGE_NAMES = (
    "\u202eRTL\u202c override",
    "👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
    "Z̸̡̢̛̗̘̙̜̝̞̟̠̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͍͓͔͕͖͚͇͈͉͙ͅalgo",
    "",
    "مرحبا بالعالم",
    "W" * 32,
)


class Bounds(Struct, frozen=True):
    """Heights in pixels, the most kilobytes, and the fewest characters of alt text."""

    lowest: int
    highest: int
    kilobytes: int
    alt: int


USUAL = Bounds(200, 2200, 200, 50)
#: Closer bounds of single games, and more room where a game alone or its open screens need it.
BOUNDS = {
    ("carrara", "board"): Bounds(1300, 2000, 200, 600),
    ("carrara", "open board"): Bounds(1300, 2200, 200, 600),
    ("carrara", "panel"): Bounds(1000, 1300, 200, 300),
    ("carrara", "solo panel"): Bounds(1200, 1570, 200, 300),
    # What has nothing to do with the question makes room for its many buttons.
    ("carrara", "preview"): Bounds(900, 1570, 200, 300),
    ("carrara", "final"): Bounds(1000, 1600, 150, 300),
    ("hamlet", "board"): Bounds(1200, 2600, 300, 200),
    # The lowest is a header and a map of 400 pixels: under it, the ten ways to fill a barn fit a phone.
    ("hamlet", "panel"): Bounds(550, 2000, 250, 200),
    # Which draft to build needs no map, only large cards.
    ("hamlet", "preview"): Bounds(420, 2000, 250, 200),
    ("hamlet", "final"): Bounds(1500, 2000, 250, 200),
    ("tiny_towns", "board"): Bounds(900, 1800, 150, 200),
    ("tiny_towns", "panel"): Bounds(1000, 1200, 100, 150),
    ("tiny_towns", "final"): Bounds(1000, 1900, 150, 200),
    ("welcome_to", "board"): Bounds(700, 1800, 200, 200),
    ("welcome_to", "panel"): Bounds(1250, 1350, 150, 200),
    ("welcome_to", "solo panel"): Bounds(1350, 1480, 150, 200),
    ("welcome_to", "final"): Bounds(900, 1500, 150, 200),
}

every_table = pytest.mark.parametrize(
    ("slug", "seats"),
    [pytest.param(slug, seats, id=f"{slug}-{seats}") for slug in RENDERERS for seats in game_of(slug).seats],
)
smallest_and_largest_table = pytest.mark.parametrize(
    ("slug", "seats"),
    [
        pytest.param(slug, seats, id=f"{slug}-{seats}")
        for slug in RENDERERS
        for seats in (game_of(slug).seats[0], game_of(slug).seats[-1])
    ],
)
every_stage = pytest.mark.parametrize("stage", STAGES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def misfits(picture: Picture, now: Moment, kind: str) -> list[str]:
    """What keeps it from fitting a phone, loading quickly, or having an alt text that Discord takes."""
    bounds = bounds_of(now, kind)
    width, height = image_of(picture).size
    measures = {
        f"{width} pixels wide": width == theme.WIDTH,
        f"{height} pixels high": bounds.lowest < height < bounds.highest,
        f"{len(picture.png)} bytes": len(picture.png) < bounds.kilobytes * 1024,
        f"{len(picture.alt)} characters of alt text": bounds.alt < len(picture.alt) <= ALT_LIMIT,
    }
    return [measure for measure, fits in measures.items() if not fits]


def bounds_of(now: Moment, kind: str) -> Bounds:
    is_open = getattr(now.turn.base.options, "open_screens", False)
    special = f"solo {kind}" if now.seats == 1 else f"open {kind}" if is_open else kind
    found = BOUNDS.get((now.slug, special)) or BOUNDS.get((now.slug, kind))
    return found or (bounds_of(now, "panel") if kind == "preview" else USUAL)


def test_every_game_has_pictures() -> None:
    assert REGISTRY.keys() == GAMES.keys()


# --- sizes ------------------------------------------------------------------------------------------------------------


@every_language
@every_stage
@every_table
def test_boards_fit_a_phone_and_have_words(slug: str, seats: int, stage: str, language: str) -> None:
    now = moment(slug, seats, stage)
    assert misfits(now.board(language), now, "board") == []


@every_language
@every_stage
@every_table
def test_panels_fit_a_phone_and_have_words(slug: str, seats: int, stage: str, language: str) -> None:
    now = moment(slug, seats, stage)
    assert misfits(now.panel(now.active, language), now, "panel") == []


@every_table
def test_panels_of_those_who_wait_fit_a_phone(slug: str, seats: int) -> None:
    now = moment(slug, seats, "late")
    assert misfits(now.panel((now.active + 1) % seats), now, "panel") == []


@smallest_and_largest_table
def test_previews_of_every_kind_of_choice_fit_a_phone(slug: str, seats: int) -> None:
    previews = [(now, now.panel(now.active, answers=answers)) for now, answers in half_made(slug, seats)]
    assert previews
    assert [fault for now, preview in previews for fault in misfits(preview, now, "preview")] == []


@every_language
@every_table
def test_the_end_fits_a_phone_in_every_picture(slug: str, seats: int, language: str) -> None:
    end = over(slug, seats)
    assert misfits(end.final(language), end, "final") == []
    assert misfits(end.board(language), end, "board") == []
    assert misfits(end.panel(0, language), end, "panel") == []


@smallest_and_largest_table
def test_strange_names_are_drawn_or_replaced(slug: str, seats: int) -> None:
    now, end = moment(slug, seats, "middle"), over(slug, seats)
    board, panel = now.board("de", STRANGE_NAMES), now.panel(0, "de", STRANGE_NAMES)
    final = end.final("de", STRANGE_NAMES)
    assert misfits(board, now, "board") == []
    assert misfits(panel, now, "panel") == []
    assert misfits(final, end, "final") == []
    words = [now.words(seat, "de", STRANGE_NAMES) for seat in (None, 0)]
    assert "\u202e" not in "".join([board.alt, panel.alt, final.alt, *words])


# --- the same, and not the same ---------------------------------------------------------------------------------------


@every_table
def test_equal_views_give_the_same_bytes(slug: str, seats: int) -> None:
    now, renderer = moment(slug, seats, "middle"), RENDERERS[slug]
    public, own = (decode_state(now.turn.game, encode(now.turn.view(seat))) for seat in (None, 0))
    assert renderer.board(public, now.table(None)) == now.board()
    assert renderer.words(own, 0, now.table(0)) == now.words(0)


def dealt_again(now: Moment, viewer: Seat | None) -> Moment:
    """The same to the viewer's eyes: whatever is hidden from them lies otherwise."""
    state = now.turn.base
    other = redealt(state, now.turn.game.view(state, viewer), Random(7))
    assert other != state
    return Moment(open_turn(now.turn.game, other, now.turn.epoch), now.told, now.seats)


@every_table
def test_what_is_hidden_changes_no_byte_of_the_board_and_none_of_its_words(slug: str, seats: int) -> None:
    now = moment(slug, seats, "middle")
    other = dealt_again(now, None)
    assert other.board() == now.board()
    assert other.words(None) == now.words(None)


@every_table
def test_what_is_hidden_from_a_seat_changes_nothing_on_its_panel(slug: str, seats: int) -> None:
    now = moment(slug, seats, "middle")
    other = dealt_again(now, now.active)
    assert other.panel(now.active) == now.panel(now.active)
    assert other.words(now.active) == now.words(now.active)


# --- words ------------------------------------------------------------------------------------------------------------


class Loud:
    """Shouts every sentence of the catalogue, so that whatever was not said by it shows."""

    def __init__(self, say: Say) -> None:
        self._say = say

    def __call__(self, message: str, /, **params: str | int) -> str:
        return self._say(message, **params).upper()

    def has(self, message: str) -> bool:
        return self._say.has(message)


@every_language
@smallest_and_largest_table
def test_every_word_comes_from_the_catalogue(slug: str, seats: int, language: str) -> None:
    loud, names = Loud(speaker(language, slug)), tuple(name.upper() for name in NAMES)
    moments = [moment(slug, seats, stage) for stage in STAGES] + [over(slug, seats)]
    said = [now.words(seat, loud, names) for now in moments for seat in (None, now.active)]
    assert not re.findall(r"\w*[a-zäöüß]\w*", " ".join(said))


@every_stage
@every_table
def test_words_are_in_the_language_that_is_asked_for(slug: str, seats: int, stage: str) -> None:
    now = moment(slug, seats, stage)
    english, german = (now.words(None, language) + now.words(now.active, language) for language in LANGUAGES)
    assert english != german


def run_of_moves(slug: str, seats: int) -> list[Moment]:
    """A few moves in a row, from the middle of the game."""
    moments = played(slug, seats)
    return list(moments[len(moments) // 2 :][:7])


@smallest_and_largest_table
def test_the_words_of_a_board_change_exactly_when_its_picture_does(slug: str, seats: int) -> None:
    boards = [(now.board().png, now.words(None)) for now in run_of_moves(slug, seats)]
    pictures, words = zip(*boards, strict=True)
    assert len(set(pictures)) == len(set(words)) == len(set(boards))


@smallest_and_largest_table
def test_whatever_changes_on_a_panel_changes_in_its_words(slug: str, seats: int) -> None:
    panels = [(now.panel(0).png, now.words(0)) for now in run_of_moves(slug, seats)]
    assert len({words for _, words in panels}) == len(set(panels))
