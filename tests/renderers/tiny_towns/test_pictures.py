"""Pictures of Tiny Towns: previews, what is fresh and what is secret, and icons that can be told apart."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.core import Seat
from games.tiny_towns import GAME
from games.tiny_towns.data import BUILDING_CATEGORIES, BUILDINGS, CARDS, CATEGORIES, MONUMENTS, Category, cards_of
from games.tiny_towns.state import RESOURCES, Move, State
from games.tiny_towns.town import INDEX
from games.turns import Turn, new_game, open_turn
from renderers.shelf import SHELF
from renderers.tiny_towns import RENDERER
from renderers.tiny_towns.final import draw_final
from renderers.tiny_towns.icons import icon
from renderers.tiny_towns.panel import CELL, EDGE, draw_panel
from renderers.tiny_towns.tiles import cell_corner, cube
from renderers.tiny_towns.voice import Voice
from tests.games.tiny_towns.helpers import EMPTY, play
from tests.games.tiny_towns.helpers import table as table_of
from tests.renderers.images import difference, extent, image_of, look_alikes, texts_cut
from tests.renderers.sentences import LANGUAGES
from tests.renderers.tiny_towns.positions import (
    RANDOM,
    asked,
    board,
    crowded,
    ended,
    final,
    moved,
    panel,
    played,
    ready_to_build,
    table,
    words,
)

_KILOBYTE = 1024


@pytest.mark.parametrize("seed", range(6))
def test_a_board_of_four_stays_below_150_kilobytes(seed: int) -> None:
    assert len(board(crowded(4, seed, buildings=11)).png) <= 150 * _KILOBYTE


def test_solo_shows_the_open_cards() -> None:
    state = played(1, rounds=2).base
    other = replace(state, open_cards=tuple(reversed(state.open_cards)))
    assert state.open_cards != other.open_cards
    assert board(open_turn(GAME, state)).png != board(open_turn(GAME, other)).png


@pytest.mark.parametrize("seat", [None, 0])
def test_open_moves_of_others_change_nothing(seat: Seat | None) -> None:
    turn = open_turn(GAME, played(3, rounds=4, seed=2).base)
    secretive = moved(turn, 1, Random(3))
    assert secretive != turn
    assert board(turn) == board(secretive)
    assert panel(turn, 0) == panel(secretive, 0)
    assert words(turn, seat) == words(secretive, seat)


def test_two_secret_choices_look_the_same_to_everybody_else() -> None:
    turn = new_game(GAME, 2, RANDOM, 9)
    one, other = (play(turn, 1, f"keep {card}") for card in turn.base.players[1].dealt)
    assert board(one) == board(other)
    assert panel(one, 0) == panel(other, 0)
    assert panel(one, 1) != panel(other, 1)


def test_who_has_ended_is_public() -> None:
    turn = open_turn(GAME, played(3, rounds=4, seed=2).base)
    assert board(turn).png != board(ended(turn, 1, Random(1))).png


# --- previews ---------------------------------------------------------------------------------------------------------


def _changed_squares(one: Image.Image, other: Image.Image) -> set[str]:
    """The squares of the large town that differ."""
    found: set[str] = set()
    for name, square in INDEX.items():
        left, top = cell_corner(square, CELL, EDGE)
        x, y = 24 + left + 6, 134 + top + 6
        box = (x, y, x + CELL - 12, y + CELL - 12)
        if ImageChops.difference(one.crop(box), other.crop(box)).getbbox():
            found.add(name)
    return found


def _drawn(turn: Turn[State, Move], *answers: str) -> Image.Image:
    view = turn.view(0)
    return draw_panel(view, 0, Voice(view, table(turn)), asked(turn, 0, answers)).image


def test_a_chosen_card_marks_its_pattern() -> None:
    turn = ready_to_build()
    assert _changed_squares(_drawn(turn, "cottage"), _drawn(turn, "well")) == {"B1", "A2", "B2", "D1", "D2", "D3"}


def test_several_ways_to_pay_are_marked_around_the_building() -> None:
    turn = ready_to_build()
    assert _changed_squares(_drawn(turn, "well"), _drawn(turn, "well", "D2")) == {"D1", "D2", "D3"}


def test_a_chosen_target_shows_the_building_and_takes_its_cubes_away() -> None:
    turn = play(table_of("W . . .  B S S .  . . . .  . . . .", EMPTY, resource="B"), 0, "place B D2")
    chosen, placed = _drawn(turn, "factory"), _drawn(turn, "factory", "B2")
    assert _changed_squares(chosen, placed) == {"A1", "A2", "B2", "C2", "D2"}


def test_a_replaced_building_is_shown_before_the_move_is_whole() -> None:
    guild = "cottage . . well  . . . G  . . H .  . W B ."
    turn = play(table_of(guild, EMPTY, kept=("architects_guild",), resource="S"), 0, "place S D3")
    first = _drawn(turn, "architects", "D2")
    replaced = _drawn(turn, "architects", "D2", "D2-C3-D3-B4-C4", "A1", "tavern")
    assert "A1" in _changed_squares(first, replaced)


def test_a_square_shows_what_its_cube_would_complete() -> None:
    turn = table_of("W . . .  . . . .  . . . .  . . . .", EMPTY, resource="S")
    other = table_of("W . . .  . . . .  . . . .  . . . .", EMPTY, resource="G")
    assert {"B1", "A2"} <= _changed_squares(_drawn(turn), _drawn(other))


# --- news and secrets -------------------------------------------------------------------------------------------------


def test_fresh_things_stand_out() -> None:
    turn = played(2, rounds=4, seed=4)
    assert board(turn).png != board(open_turn(GAME, turn.base)).png


def test_the_monument_is_shown_to_its_owner_only() -> None:
    turn = played(2, rounds=2, seed=4)
    assert turn.view(0).players[0].kept is not None
    assert turn.view(None).players[0].kept is None
    assert panel(turn, 0) != RENDERER.panel(turn.view(None), 0, table(turn), asked(turn, 0))


def test_final_marks_the_winner_and_explains_ties() -> None:
    turn = crowded(4, seed=7, over=True)
    tied = open_turn(GAME, replace(turn.base, players=(turn.base.players[0],) * 4))
    assert image_of(final(tied)).height > image_of(final(turn)).height


# --- the cards beside the town ----------------------------------------------------------------------------------------

#: Displays that together show every building.
DISPLAYS = [tuple(found[number] for found in (*map(cards_of, BUILDING_CATEGORIES[1:]),)) for number in range(4)]
#: Every monument, among those dealt and as the one that was kept.
CHOSEN = [*((MONUMENTS[first : first + 2], None) for first in range(0, 15, 2)), *(((), card) for card in MONUMENTS)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("display", DISPLAYS, ids=str)
def test_a_card_says_all_of_what_it_is_worth(
    display: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = GAME.new(2, RANDOM, 1)
    towns = [replace(state.players[0], dealt=dealt, kept=kept) for dealt, kept in CHOSEN]
    views = [replace(state, display=("cottage", *display), players=(town, state.players[1])) for town in towns]
    SHELF.clear()
    cut = texts_cut(monkeypatch)

    panels = [draw_panel(view, 0, Voice(view, table(open_turn(GAME, view), language)), None) for view in views]

    assert len(panels) == len(CHOSEN)
    assert cut == []


@pytest.mark.parametrize("monument", MONUMENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_monument_that_was_not_built_is_named_in_full_at_the_end(
    monkeypatch: pytest.MonkeyPatch, language: str, monument: str
) -> None:
    state = table_of(EMPTY, EMPTY).base
    players = tuple(replace(player, kept=monument, finished=23) for player in state.players)
    view = replace(state, phase="over", players=players)
    cut = texts_cut(monkeypatch)

    draw_final(view, Voice(view, table(open_turn(GAME, view), language)))

    assert cut == []


# --- icons ------------------------------------------------------------------------------------------------------------


def test_every_card_has_an_icon_that_fills_its_square() -> None:
    widths, heights = zip(*(extent(icon(card, 100)) for card in CARDS), strict=True)
    assert min(widths) > 70
    assert min(heights) > 55


@pytest.mark.parametrize("category", CATEGORIES)
def test_cards_that_replace_each_other_look_different_without_colour(category: Category) -> None:
    assert look_alikes({card: icon(card, 48) for card in cards_of(category)}, 12) == []


def test_all_buildings_differ_at_the_size_of_a_phone() -> None:
    assert look_alikes({card: icon(card, 22) for card in BUILDINGS}, 9) == []


def test_a_hidden_monument_looks_like_none_of_them() -> None:
    assert min(difference(icon("monument", 48), icon(card, 48)) for card in cards_of("monument")) > 12


def test_cubes_differ_without_colour_at_half_size() -> None:
    assert look_alikes({resource: cube(resource, 20) for resource in RESOURCES}, 12) == []
