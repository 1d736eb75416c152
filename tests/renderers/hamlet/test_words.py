from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from games.core import Event
from games.hamlet import GAME
from games.hamlet.data import TILES
from games.hamlet.network import longest_road
from games.hamlet.state import Player, Token
from games.hamlet.village import village
from games.turns import Told
from renderers.hamlet.board import news_lines
from renderers.hamlet.choice import marks
from renderers.hamlet.panel import COLUMN
from renderers.hamlet.voice import SENTENCES, Voice
from tests.renderers.hamlet.positions import asked, begun, board, history, late, over, panel, table, words
from tests.renderers.sentences import LANGUAGES, NAMES, speaker

_BEGGED = Event("begged", 0, {"gold": 1, "points": 0})
_BUILT = Event("built", 1, {"tile": "SAW", "place": "CHU", "gold": 0, "points": 4})
_EARNED = Event("earned", 1, {"owner": 0, "good": "milk", "gold": 1, "points": 1})


def _line(text: str, start: str) -> str:
    return next(line for line in text.split("\n") if line.startswith(start))


def test_an_event_is_told_with_or_without_the_name_and_with_a_real_minus() -> None:
    state, hired = history(2)[0], Event("hired_villager", 0, {"gold": -9, "points": 0})
    assert SENTENCES.event(hired, NAMES, speaker("en", "hamlet")) == "Annika hired a villager (−9 gold)"
    assert Voice(state, table(state)).event_without_name(hired) == "hired a villager (−9 gold)"


def test_the_board_begins_with_round_turn_and_church() -> None:
    told = words(history(2)[0])
    assert told.startswith("Hamlet, round 1.\nIt's Annika's turn.\nChurch orders fulfilled: 0 of 4.\n")


def test_alt_text_begins_with_what_matters_now() -> None:
    state = history(2)[0]
    public, own, waiting = board(state).alt, panel(state, 0).alt, panel(state, 1).alt
    assert public.startswith("Hamlet, round 1. It's Annika's turn. ")
    assert own.startswith("Your turn. One villager is ready, the donkeys can move. You can… ")
    assert waiting.startswith("It's Annika's turn. If it were your turn, you could… ")
    assert "\n" not in public + own + waiting


def test_a_place_tells_contents_links_and_free_edges() -> None:
    told = words(history(2)[0])
    assert (
        "Quarry (QUA). Holds 2 stone, 1 empty slot. Leads to CHU. Free edges: 1 rock, 4 rock, 5 rock, 6 rock." in told
    )
    assert "Holds a villager of Annika, a donkey of Annika, a villager of Bob, a donkey of Bob." in told


def _free_edges(told: str, tile: str) -> list[int]:
    """Those that the line of a place tells."""
    line = next(line for line in told.split("\n") if re.match(rf"[^:]*\({tile}\)[.,]", line))
    return [int(edge) for edge in re.findall(r"(\d+) (?:path|forest|rock)", line.partition("Free edges: ")[2])]


def test_every_place_and_every_free_edge_is_told() -> None:
    state = late(4)
    told, ground = words(state), village(state.places)

    assert {code: _free_edges(told, code) for code in ground.codes} == {
        code: [side.number for side in ground.free_sides(code)] for code in ground.codes
    }


def test_goods_tell_owner_and_quality() -> None:
    state = history(2)[0]
    standing = replace(state, tokens=(Token("QUA", "brick", 1, high=True), Token("QUA", "milk", 0)))
    assert "Holds 1 fine brick of Bob, 1 milk of Annika, 1 empty slot" in words(standing)


def test_roads_tell_their_owner() -> None:
    state = late(2)
    road = state.roads[0]
    kind = {"bridge": "bridge", "paved": "paved path"}[road.over]
    assert f"{road.b} ({kind} of {NAMES[road.owner]})" in words(state)


def test_the_row_the_market_and_the_orders_are_told() -> None:
    state = history(3)[0]
    told = words(state)
    assert told.count(" gold: ") >= len(state.row) == 4
    assert all(f"({offer.tile}), costs " in told for offer in state.row)
    assert "free trade costs 2 gold for raw, 4 for goods" in told
    assert "Order B: 3 milk or brick for 4 points, open." in told
    assert all(f"Trade tile {trade}: " in told for trade in state.open_trades)


def test_german_is_told_in_german() -> None:
    told = words(history(2)[0], language="de")
    assert "Steinbruch (QUA). Hier: 2 Stein, 1 freies Feld. Führt zu CHU." in told
    assert "Auftrag B: 3 Milch oder Mauerstein für 4 Punkte, offen." in told


def test_what_happened_is_told_with_what_it_brought() -> None:
    milestone = Event("milestone", 1, {"milestone": "carpenter"})
    told = words(history(2)[2], told=(Told(1, (1,), (_BUILT, _BUILT, _EARNED, milestone, Event("ended", 1))),))
    assert (
        "\nBob built the Sawmill at the Church (4 points), twice; Annika got 1 gold and 1 point for their milk.\n"
        in told
    )


def test_of_the_seat_whose_turn_it_is_only_the_open_turn_is_told() -> None:
    state = history(2)[2]
    assert "Annika: begged" not in words(state, 0, told=(Told(0, (0,), (_BEGGED, Event("ended", 0))),))
    assert "\nAnnika begged at the Church (1 gold).\n" in words(state, 0, told=(Told(2, (0,), (_BEGGED,)),))


def test_places_built_in_the_latest_turns_glow() -> None:
    state = next(each for each in history(2) if each.active == 0 and len(each.places) > 6)
    built = replace(_BUILT, params=_BUILT.params | {"tile": state.places[-1].tile})
    other = replace(_BUILT, params=_BUILT.params | {"tile": "XXX"})
    assert board(state, told=(Told(1, (1,), (built,)),)).png != board(state, told=(Told(1, (1,), (other,)),)).png


def test_own_things_are_told_with_every_edge_of_a_draft() -> None:
    state = history(2)[0]
    player: Player = replace(state.players[0], drafts=("SAW",))
    told = words(replace(state, players=(player, state.players[1])), 0)
    assert _line(told, "Your draft").startswith("Your draft Sawmill (SAW): costs 1 stone, 2 wheat, worth 4 points. ")
    assert _line(told, "Your draft").endswith("Edges: 1 forest, 2 forest, 3 path, 4 forest, 5 forest, 6 path, "
                                              "7 forest, 8 forest, 9 forest, 10 forest.")  # fmt: skip
    assert "Goods you can still make: 2 flour, 2 milk, 2 brick, 2 timber." in told
    assert "Your donkeys are on CHU." in told


@pytest.mark.parametrize(("what", "until", "told"), [
    ("build", "spot", "Dairy Farm: where does it go?"),
    ("buy", "buy", "Which draft do you buy? "),
    ("herd", "herd_on", "Does another donkey move?"),
])  # fmt: skip
def test_alt_text_of_a_half_made_choice_begins_with_the_question(what: str, until: str, told: str) -> None:
    state, answers = begun(what, until)
    assert panel(state, state.active, answers).alt.startswith(told)


def test_a_payment_is_told_with_its_sources() -> None:
    state, answers = begun("build", "pay")
    paid = marks(state, state.active, asked(state, state.active, answers)).pay
    assert paid
    assert all(f" from {unit.at}" in panel(state, state.active, answers).alt for unit, _ in paid)


@pytest.mark.parametrize(("language", "place"), [("en", "place 1"), ("de", "Platz 1")])
def test_whoever_plays_alone_takes_no_place(language: str, place: str) -> None:
    assert place not in words(over(1), language=language)
    assert place in words(over(2), language=language)


def test_the_end_is_told_with_places_score_sheets_and_longest_roads() -> None:
    state = over(3)
    result = GAME.result(state)
    assert result is not None
    told = words(state)
    winner = next(score for score in result.seats if score.rank == 1)
    assert told.startswith(NAMES[winner.seat])
    sheets = [f": {score.total} points, place {score.rank}. During the game " for score in result.seats]
    roads = [longest_road(state.places, state.roads, score.seat) for score in result.seats]
    assert [sheet for sheet in sheets if sheet not in told] == []
    assert any(roads)
    assert [road for road in roads if road and f": {', '.join(road)}." not in told] == []


def test_the_end_of_a_solo_game_tells_level_target_and_points() -> None:
    state = over(1)
    result = GAME.result(state)
    assert result is not None
    assert result.verdict is not None
    assert f"Journeyman: target 50, you have {result.seats[0].total}." in words(state)


def test_the_abbey_is_told() -> None:
    tithe, order = Event("abbey_tithe", None, {"alms": 2, "what": "QUA"}), Event("abbey_order", None, {"order": "A"})
    told = words(history(1)[2], told=(Told(1, (0,), (tithe, order)), Told(2, (0,), (_BEGGED,))))
    assert "The Abbey (Journeyman, 13 rounds, target 50): " in told
    assert "The Abbey took its tithe from the Quarry (2 alms); fulfilled the church order for 10 gold." in told


@pytest.mark.parametrize(("points", "told"), [(0, "The target was missed"), (200, "Cathedral")])
def test_a_finished_church_is_judged_by_the_margin(points: int, told: str) -> None:
    state = over(1)
    finished = replace(
        state,
        orders=tuple(replace(order, seat=0) for order in state.orders),
        players=(replace(state.players[0], points=points, gold=0),),
    )
    assert words(finished).split("\n")[0].endswith(f" points: {told}.")


# ---------------------------------------------------------------- sentences of the rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [code for code, tile in TILES.items() if tile.kind == "processing"])
def test_what_a_building_makes_tells_how_much(language: str, code: str) -> None:
    effect = speaker(language, "hamlet")(f"hamlet-effect-{code.lower()}")
    assert effect.count(str(TILES[code].slots)) == 2


_SITES = {
    code: tile.site.each
    for code, tile in TILES.items()
    if tile.site is not None and tile.site.rule != "longest_road_bonus"
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "each"), _SITES.items())
def test_what_a_site_is_worth_tells_the_figure_of_the_rules(language: str, code: str, each: int) -> None:
    assert f" {each} " in speaker(language, "hamlet")(f"hamlet-effect-{code.lower()}")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Event("produced", 0, {"place": "QUA", "gold": 2, "points": 0}), "Annika filled the Quarry (2 gold)"),
        (
            Event("built", 1, {"tile": "SAW", "place": "QUA", "points": 4}),
            "Bob built the Sawmill at the Quarry (4 points)",
        ),
        (Event("hired_villager", 0, {"gold": 0, "points": 0}), "Annika hired a villager"),
        (
            Event("produced", 0, {"place": "BA1", "stone": 1, "wood": 2, "gold": 0, "points": 2}),
            "Annika filled the Straight Barn with 1 stone and 2 wood (2 points)",
        ),
        (
            Event("processed", 1, {"place": "LUM", "count": 2, "good": "timber", "gold": 0, "points": 0}),
            "Bob made 2 timber at the Lumber Mill",
        ),
        (
            Event("bought", 0, {"tile": "TRA", "slot": 2, "gold": -1, "points": 0}),
            "Annika bought the draft for the Trade Post (−1 gold)",
        ),
        (
            Event("sold", 0, {"trade": "T1A", "gold": 1, "points": 1}),
            "Annika sold 2 wood and 1 wheat at the Market (1 gold, 1 point)",
        ),
        (
            Event("fulfilled", 0, {"order": "B", "gold": 0, "points": 4}),
            "Annika fulfilled the church order for 3 milk or brick (4 points)",
        ),
        (
            Event("built_bridge", 0, {"place": "QUA", "to": "STO"}),
            "Annika built a bridge from the Quarry to the Stonemason",
        ),
        (
            Event("herd_moved", 0, {"steps": "CHU>QUA", "count": 1}),
            "Annika moved a donkey from the Church to the Quarry",
        ),
        (
            Event("herd_moved", 0, {"steps": "CHU>QUA CHU>QUA QUA>STO", "count": 3}),
            "Annika moved 3 donkeys: from the Church to the Quarry (2×) and from the Quarry to the Stonemason",
        ),
        (
            Event("herd_moved", 0, {"steps": "OU1>OU2", "count": 1}),
            "Annika moved a donkey from the Outpost (OU1) to the Outpost (OU2)",
        ),
        (Event("round", None, {"round": 2}), "Round 2 began"),
        (
            Event("earned", 0, {"owner": 1, "good": "milk", "gold": 1, "points": 1}),
            "Bob got 1 gold and 1 point for their milk",
        ),
        (Event("abbey_tithe", None, {"alms": 2, "what": "QUA"}), "The Abbey took its tithe from the Quarry (2 alms)"),
        (Event("draft_turned_up", None, {"tile": "SAW"}), "New in the row: Sawmill (SAW)"),
    ],
)
def test_what_happened_is_told_in_one_sentence(event: Event, told: str) -> None:
    assert SENTENCES.event(event, NAMES, speaker("en", "hamlet")) == told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Event("built", 0, {"tile": "SWO", "place": "CHU"}), "Annika hat an der Kirche den Kleinen Forst gebaut"),
        (Event("produced", 0, {"place": "WOO", "gold": 2}), "Annika hat die Holzfällerhütte gefüllt (2 Gold)"),
        (Event("built_paved", 0, {"place": "LWO", "to": "TOW"}),
         "Annika hat einen Weg vom Großen Forst zum Rathaus gepflastert"),
        (Event("bought", 0, {"tile": "MON", "slot": 1}), "Annika hat den Bauplan für das Denkmal gekauft"),
        (Event("herd_moved", 0, {"steps": "CHU>TAV", "count": 1}),
         "Annika hat einen Esel von der Kirche zur Taverne geführt"),
        (Event("herd_moved", 0, {"steps": "OU1>OU2", "count": 1}),
         "Annika hat einen Esel vom Außenposten (OU1) zum Außenposten (OU2) geführt"),
    ],
)  # fmt: skip
def test_german_knows_its_articles(event: Event, told: str) -> None:
    assert SENTENCES.event(event, NAMES, speaker("de", "hamlet")) == told


@pytest.mark.parametrize(
    ("code", "params", "told"),
    [
        ("build", {"tile": "SAW", "points": 4}, "Build Sawmill: stone, 2 wheat"),
        ("build_brief", {"tile": "OU1", "points": 3}, "Build OU1: stone, wood, wheat"),
        ("road", {"place": "QUA", "to": "SAW", "over": "bridge", "joins": 1}, "Bridge QUA–SAW: 2 wood"),
        ("process", {"place": "SAW", "count": 1, "good": "timber"}, "Make 1 timber at SAW: 1 wood"),
        ("villager", {"price": 5}, "Hire a villager: 5 gold"),
        ("order", {"order": "B", "points": 4}, "Order B: 3 milk/brick"),
        ("needs_road", {"number": 3, "place": "QUA", "edge": 4, "points": 2}, "3 + road"),
        ("auto", {"pay": "WOO:wood*2 MAR:stone", "gold": 3}, "Pay as shown, keep 3 gold"),
    ],
)
def test_an_answer_names_the_move_and_its_price(code: str, params: dict[str, str | int], told: str) -> None:
    assert SENTENCES.phrase("answer", code, params, speaker("en", "hamlet")) == told


@pytest.mark.parametrize(
    ("params", "told"),
    [
        ({"what": "build", "tile": "SAW", "stone": 2, "wheat": 1},
         "Sawmill needs 2 more stone and 1 more wheat."),
        ({"what": "order", "order": "B", "milk_or_brick": 2, "gold": 5},
         "Order B needs 2 more milk or brick, or 5 more gold."),
        ({"what": "donkey", "worker": "donkey", "gold": 2}, "A donkey needs 2 more gold."),
        ({"what": "road", "over": "paved", "stone": 1}, "A paved path needs 1 more stone."),
    ],
)  # fmt: skip
def test_what_is_closed_says_how_much_is_missing(params: dict[str, str | int], told: str) -> None:
    assert SENTENCES.phrase("closed", "cannot_pay", params, speaker("en", "hamlet")) == told


@pytest.mark.parametrize(
    ("language", "gold", "price", "told"),
    [
        ("en", 0, 0, "How much wood from the Market? 3 left to pay."),
        ("en", 2, 0, "How much wood from the Market? Each earns you 2 gold. 3 left to pay."),
        ("en", 0, 2, "How much wood from the Market, at 2 gold each? 3 left to pay."),
        ("de", 0, 0, "Wie viel Holz vom Markt? Noch 3 zu bezahlen."),
        ("de", 2, 0, "Wie viel Holz vom Markt? Das bringt dir je 2 Gold. Noch 3 zu bezahlen."),
        ("de", 0, 2, "Wie viel Holz vom Markt, für je 2 Gold? Noch 3 zu bezahlen."),
    ],
)
def test_a_source_says_what_a_unit_costs_or_brings(language: str, gold: int, price: int, told: str) -> None:
    params: dict[str, str | int] = {"place": "MAR", "kind": "wood", "left": 3, "gold": gold, "price": price}
    assert SENTENCES.phrase("ask", "source", params, speaker(language, "hamlet")) == told


def test_a_payment_is_told_source_by_source() -> None:
    told = SENTENCES.spoken({"pay": "WOO:wood*2 MAR:stone"}, speaker("en", "hamlet"))["pay"]
    assert told == "2 wood (WOO), 1 stone (MAR)"


_MERCHANT = Event("abbey_merchant", None, {"alms": 2, "what": "T2B"})
_ORDER = Event("abbey_order", None, {"order": "D"})


@pytest.mark.parametrize(("language", "sentence"), [
    ("en", "The Abbey sent a merchant, who took the trade tile for 1 timber and 1 stone (2 alms); fulfilled "),
    ("de", "Die Abtei hat einen Händler geschickt, der das Handelsplättchen für 1 Bauholz und 1 Stein genommen hat"),
])  # fmt: skip
def test_what_the_abbey_did_last_is_a_whole_sentence_on_its_card(language: str, sentence: str) -> None:
    state = history(1)[2]
    voice = Voice(state, table(state, language, told=(Told(2, (0,), (_MERCHANT, _ORDER)),)))

    told = voice.abbey_told()

    assert told.startswith(sentence)
    assert " ".join(news_lines(told, COLUMN)) == told, "some of it is cut"
