from __future__ import annotations

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

import renderers
from games.first_edition import Seat
from games.hamlet.choosing import Stage
from games.hamlet.data import TILES
from games.hamlet.state import Kind, Offer, Options, State
from renderers.core import ALT_LIMIT, Picture
from renderers.hamlet import RENDERER
from renderers.hamlet.icons import icon
from tests.renderers.hamlet.positions import GAME, begun, choices, history, late, over, table
from tests.renderers.sentences import LANGUAGES

_KILOBYTE = 1024
_STRANGE_NAMES = ("\u202eRTL\u202c override", "👨‍👩‍👧‍👦", "", "W" * 32)


def _image(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png))


def _board(state: State, language: str = "en") -> Picture:
    return RENDERER.board(GAME.view(state, None), table(len(state.players), language))


def _panel(state: State, seat: Seat, *focus: str) -> Picture:
    return RENDERER.panel(GAME.view(state, seat), seat, table(len(state.players)), focus)


def test_the_renderer_is_registered() -> None:
    assert renderers.REGISTRY["hamlet"] is RENDERER


def test_every_place_has_an_icon_of_its_own_except_twins() -> None:
    drawn = {icon(code, 60).tobytes() for code in TILES}
    assert len(drawn) == len(TILES) - 2  # two barns, two outposts


@pytest.mark.parametrize("seats", range(1, 5))
def test_boards_of_every_size_have_words_and_stay_small(seats: int) -> None:
    for state, language in zip((history(seats)[0], late(seats)), LANGUAGES, strict=True):
        picture = _board(state, language)
        assert _image(picture).width == 1200
        assert 1200 < _image(picture).height < 2600
        assert len(picture.png) < 300 * _KILOBYTE
        assert 200 < len(picture.alt) <= ALT_LIMIT


_MOMENTS: tuple[tuple[Kind, Stage], ...] = (
    ("produce", "building"),
    ("process", "building"),
    ("town", "town"),
    ("sell", "trade"),
    ("order", "order"),
    ("order", "payment"),
    ("build", "draft"),
    ("build", "stand"),
    ("build", "edge"),
    ("build", "placement"),
    ("build", "payment"),
    ("road", "road_stand"),
    ("road", "road_end"),
    ("road", "payment"),
    ("herd", "step"),
)


@pytest.mark.parametrize(("what", "until"), _MOMENTS)
def test_a_deed_in_progress_changes_the_panel(what: Kind, until: Stage) -> None:
    state = begun(2, what, until)
    picture = _panel(state, state.active)
    assert _image(picture).width == 1200
    assert _image(picture).height < 2600
    assert len(picture.png) < 300 * _KILOBYTE
    assert picture.png != _panel(replace(state, choosing=None), state.active).png


@pytest.mark.parametrize(("what", "until"), [("build", "placement"), ("road", "road_end"), ("order", "order")])
def test_every_answer_looks_different(what: Kind, until: Stage) -> None:
    state = begun(2, what, until)
    answered = [GAME.apply(state, state.active, answer) for answer in choices(state)[:3]]
    pictures = {_panel(each, state.active).png for each in answered}
    assert len(pictures) == len(answered)


def test_a_focus_is_previewed_like_the_deed_itself() -> None:
    state = begun(2, "build", "payment")
    now = state.choosing
    assert now is not None
    words = ("build", str(now.draft), str(now.stand), f"{now.stand}.{now.edge}", f"{now.draft}.{now.segment}")
    plain = replace(state, choosing=None)
    pictures = [_panel(plain, state.active, *words[:count]).png for count in (0, 2, 3, 5)]
    assert len(set(pictures)) == len(pictures)


def test_a_focus_that_means_nothing_is_harmless() -> None:
    state = late(2)
    for focus in (("build", "castle", "QUA.99", "XXX.1"), ("fly",), ("build", "QUA", "QUA.1", "SAW.77")):
        assert _image(_panel(state, state.active, *focus)).width == 1200


def test_a_deed_of_somebody_else_is_not_drawn_into_the_panel() -> None:
    state = begun(2, "build", "placement")
    other = 1 - state.active
    assert _panel(state, other) == _panel(replace(state, choosing=None), other)


@pytest.mark.parametrize("seat", [None, 0])
def test_hidden_things_change_no_byte(seat: Seat | None) -> None:
    state = history(2)[6]
    assert len(state.bag) > 1
    assert len(state.trade_stack) > 1
    shuffled = replace(state, bag=state.bag[::-1], trade_stack=(state.trade_stack[0], *state.trade_stack[:0:-1]))
    before, after = GAME.view(state, seat), GAME.view(shuffled, seat)
    assert state != shuffled
    assert RENDERER.board(before, table(2)) == RENDERER.board(after, table(2))
    assert RENDERER.panel(before, 0, table(2)) == RENDERER.panel(after, 0, table(2))
    assert RENDERER.words(before, seat, table(2)) == RENDERER.words(after, seat, table(2))


def test_the_cards_of_the_abbey_change_no_byte() -> None:
    state = history(1)[2]
    assert state.abbey is not None
    deck = state.abbey.deck
    running = len(deck) % 6
    turned = replace(state, abbey=replace(state.abbey, deck=(*deck[:running][::-1], *deck[running:])))
    assert turned != state
    assert _board(state) == _board(turned)


def test_gold_in_the_row_quality_and_owner_are_seen() -> None:
    state = next(each for each in reversed(history(2)) if each.row and any(token.owner == 0 for token in each.tokens))
    richer = replace(state, row=(Offer(state.row[0].tile, 7), *state.row[1:]))
    place = next(at for at, token in enumerate(state.tokens) if token.owner == 0)
    token = state.tokens[place]
    finer, owned = (
        replace(state, tokens=(*state.tokens[:place], changed, *state.tokens[place + 1 :]))
        for changed in (replace(token, high=not token.high), replace(token, owner=1))
    )
    assert len({_board(each).png for each in (state, richer, finer, owned)}) == 4


def test_a_connected_place_looks_different_from_one_apart() -> None:
    state = late(4)
    assert _board(state).png != _board(replace(state, roads=())).png


def test_the_same_view_gives_the_same_bytes() -> None:
    assert _board(late(4)) == _board(late(4))


@pytest.mark.parametrize("seats", [1, 4])
def test_strange_names_are_drawn_or_replaced(seats: int) -> None:
    people = table(seats, "de", _STRANGE_NAMES)
    state = late(seats)
    assert _image(RENDERER.board(GAME.view(state, None), people)).width == 1200
    assert _image(RENDERER.panel(GAME.view(state, 0), 0, people)).width == 1200
    assert "\u202e" not in RENDERER.words(GAME.view(state, None), None, people)
    assert _image(RENDERER.final(GAME.view(over(seats), None), people)).width == 1200


@pytest.mark.parametrize("layout", ["river_bend", "old_road", "random"])
def test_every_start_can_be_drawn(layout: str) -> None:
    state = GAME.new(3, Options(layout=layout), 5)  # type: ignore[arg-type]
    assert _image(_board(state)).width == 1200


def test_final_draws_the_longest_roads_in() -> None:
    state = over(2)
    quiet = replace(state, roads=tuple(replace(road, owner=0) for road in state.roads))
    pictures = [RENDERER.final(GAME.view(each, None), table(2)) for each in (state, quiet)]
    assert pictures[0].png != pictures[1].png
    assert all(len(picture.alt) <= ALT_LIMIT for picture in pictures)


def test_final_explains_ties() -> None:
    state = over(2)
    tied = replace(
        state,
        players=(state.players[0],) * 2,
        places=tuple(replace(place, flag=None) for place in state.places),
        orders=tuple(replace(order, seat=place % 2) for place, order in enumerate(state.orders)),
        milestones=tuple(replace(held, seat=None) for held in state.milestones),
        roads=(),
    )
    plain = replace(tied, players=(state.players[0], replace(state.players[0], points=0)))
    heights = [_image(RENDERER.final(GAME.view(each, None), table(2))).height for each in (plain, tied)]
    assert heights[1] > heights[0]
