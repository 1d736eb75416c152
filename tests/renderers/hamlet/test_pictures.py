from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import ImageChops, ImageStat

from games.core import Question
from games.hamlet import GAME
from games.hamlet.data import TILES
from games.hamlet.state import Layout, Offer, Options
from games.hamlet.village import attach, village
from renderers.hamlet import terrain
from renderers.hamlet.choice import marks
from renderers.hamlet.icons import icon
from renderers.hamlet.voice import MOST_WAYS
from tests.games.hamlet.table import RICH, TWO, position
from tests.renderers.hamlet.positions import asked, begun, board, final, history, late, over, panel
from tests.renderers.images import image_of, texts_cut, type_sizes
from tests.renderers.sentences import LANGUAGES


def test_every_place_has_an_icon_of_its_own_except_twins() -> None:
    drawn = {icon(code, 60).tobytes() for code in TILES}
    assert len(drawn) == len(TILES) - 2  # two barns, two outposts


_MOMENTS = [
    ("produce", "produce"),
    ("process", "process"),
    ("process", "pay"),
    ("buy", "buy"),
    ("hire", "stable"),
    ("sell", "sell"),
    ("order", "pay"),
    ("order", "source"),
    ("build", "build"),
    ("build", "spot"),
    ("build", "stand"),
    ("build", "pay"),
    ("road", "road"),
    ("herd", "herd"),
    ("herd", "herd_on"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_alone_reads_every_milestone_and_award_in_full(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = texts_cut(monkeypatch)

    panel(over(1), 0, language=language)

    assert cut == []


_DRAFTS = [code for code, tile in TILES.items() if tile.stack != "start"]
#: What is still readable on a phone: a third of a picture's width (see the type scale).
READABLE = 26


@pytest.mark.parametrize(("what", "drafts"), [("buy", "row PO1 PO2"), ("build", "red drafts=PO1,PO2")])
def test_what_a_draft_does_is_readable_where_one_is_chosen(
    what: str, drafts: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = type_sizes(monkeypatch)

    panel(position(TWO + RICH + drafts), 0, (what,))

    assert sizes["End: 3 points"] >= READABLE
    assert sizes["Forest Pond"] >= READABLE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("drafts", [_DRAFTS[n::7] for n in range(7)])
def test_every_draft_has_room_for_what_it_does(
    drafts: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = texts_cut(monkeypatch)
    state = position(TWO + RICH)

    panel(replace(state, row=tuple(Offer(draft, 7) for draft in drafts)), 0, ("buy",), language=language)

    assert cut == []


@pytest.mark.parametrize(("what", "until"), _MOMENTS)
def test_a_half_made_choice_changes_the_panel(what: str, until: str) -> None:
    state, answers = begun(what, until)
    assert panel(state, state.active, answers).png != panel(state, state.active).png


@pytest.mark.parametrize(("what", "until"), [("build", "spot"), ("road", "road")])
def test_every_answer_looks_different(what: str, until: str) -> None:
    state, answers = begun(what, until)
    question = GAME.ask(state, state.active, answers)
    assert isinstance(question, Question)
    pictures = {panel(state, state.active, (*answers, answer.id)).png for answer in question.answers[-3:]}
    assert len(pictures) == min(3, len(question.answers))


def test_every_step_of_a_donkey_looks_different() -> None:
    state, (*way, step) = begun("herd", "herd_on")
    question = GAME.ask(state, state.active, tuple(way))
    assert isinstance(question, Question)
    steps = [answer.id for answer in question.answers if answer.id.partition(".")[0] == step.partition(".")[0]]
    pictures = {panel(state, state.active, (*way, step)).png for step in steps[:3]}
    assert len(pictures) == len(steps[:3]) > 1


def test_the_first_ways_to_lay_a_draft_are_on_the_map_under_their_numbers() -> None:
    state, answers = begun("build", "spot")
    question = GAME.ask(state, state.active, answers)
    assert isinstance(question, Question)
    found = marks(state, state.active, asked(state, state.active, answers)).ways
    shown = [answer.params for answer in question.answers[:MOST_WAYS]]
    assert [spot["number"] for spot in shown] == list(range(1, MOST_WAYS + 1))
    ways = [
        attach(village(state.places), str(at["place"]), int(at["edge"]), str(at["tile"]), int(at["segment"]))
        for at in shown
    ]
    laid = [(way.place.tile, way.place.rot, way.place.at) for way in found]
    assert laid == [(answers[1], way.rot, way.at) for way in ways]
    assert [way.number for way in found] == [*range(1, MOST_WAYS + 1)]


def test_a_chosen_way_shows_how_the_draft_would_lie() -> None:
    state, answers = begun("build", "pay")
    found = marks(state, state.active, asked(state, state.active, answers))
    assert [way.place.tile for way in found.ways] == [answers[1]]
    assert found.pay


def test_gold_in_the_row_quality_and_owner_are_seen() -> None:
    state = next(each for each in reversed(history(2)) if each.row and any(token.owner == 0 for token in each.tokens))
    richer = replace(state, row=(Offer(state.row[0].tile, 7), *state.row[1:]))
    place = next(at for at, token in enumerate(state.tokens) if token.owner == 0)
    token = state.tokens[place]
    finer, owned = (
        replace(state, tokens=(*state.tokens[:place], changed, *state.tokens[place + 1 :]))
        for changed in (replace(token, high=not token.high), replace(token, owner=1))
    )
    assert len({board(each).png for each in (state, richer, finer, owned)}) == 4


def test_a_connected_place_looks_different_from_one_apart() -> None:
    state = late(4)
    assert board(state).png != board(replace(state, roads=())).png


@pytest.mark.parametrize("layout", ["river_bend", "old_road", "random"])
def test_every_start_can_be_drawn(layout: Layout) -> None:
    assert image_of(board(GAME.new(3, Options(layout=layout), 5))).width == 1200


def test_final_draws_the_longest_roads_in() -> None:
    state = over(2)
    quiet = replace(state, roads=tuple(replace(road, owner=0) for road in state.roads))
    assert final(state).png != final(quiet).png


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
    assert image_of(final(tied)).height > image_of(final(plain)).height


@pytest.mark.parametrize("code", TILES)
def test_a_tile_lies_at_the_same_place_at_every_scale(code: str) -> None:
    large, small = terrain.silhouette(code, 1, terrain.LARGEST), terrain.silhouette(code, 1, terrain.LARGEST // 2)
    enlarged = small.image.resize((2 * small.image.width, 2 * small.image.height))
    left, top = 2 * small.left - large.left, 2 * small.top - large.top

    off = ImageChops.difference(enlarged, large.image.crop((left, top, left + enlarged.width, top + enlarged.height)))

    assert ImageStat.Stat(off).mean[0] < 2
