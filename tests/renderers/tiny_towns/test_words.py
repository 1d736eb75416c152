from __future__ import annotations

import re
from random import Random

import pytest
from msgspec.structs import replace

from games.core import Event
from games.tiny_towns import GAME
from games.tiny_towns.data import CARDS
from games.tiny_towns.state import Options
from games.turns import new_game, with_own
from renderers.sentences import dashed
from renderers.tiny_towns import RENDERER
from renderers.tiny_towns.voice import SENTENCES, Voice, a_card
from tests.games.tiny_towns.helpers import EMPTY, moves, play
from tests.games.tiny_towns.helpers import table as table_of
from tests.renderers.sentences import LANGUAGES, NAMES, speaker
from tests.renderers.tiny_towns.positions import (
    RANDOM,
    board,
    crowded,
    ended,
    panel,
    played,
    ready_to_build,
    table,
    words,
)


def voice_of(language: str = "en") -> Voice:
    turn = new_game(GAME, 2, Options(), 1)
    return Voice(turn.base, table(turn, language))


def test_patterns_are_told_row_by_row() -> None:
    voice = voice_of()
    assert voice.pattern("farm") == "wheat-wheat over wood-wood"
    assert voice.pattern("cottage") == "gap-wheat over brick-glass"
    assert voice.pattern("factory") == "wood over brick-stone-stone-brick"
    assert voice.pattern("fort_ironweed") == "wheat-gap-brick over stone-wood-stone"


def test_patterns_are_told_in_german() -> None:
    voice = voice_of("de")
    assert voice.pattern("cottage") == "Lücke-Weizen über Ziegel-Glas"


def test_effects_name_the_cards_of_this_game() -> None:
    options = Options(set_up="chosen", cards=("granary", "millstone", "abbey", "inn", "tailor", "warehouse"))
    turn = new_game(GAME, 2, options, 1)
    assert "Millstone: wood-stone. 2 next to Granary or Tailor." in words(turn)
    assert "Abtei: Lücke-Lücke-Glas über Ziegel-Stein-Stein. 3 ohne Lagerhalle, Gasthaus oder Schneiderei daneben." in (
        words(turn, language="de")
    )


def test_the_board_tells_round_resource_and_who_is_waited_for() -> None:
    told = words(ended(played(2, rounds=3, seed=4), 0, Random(1)))
    assert told.startswith("Tiny Towns, round 4.\nEveryone takes ")
    assert "Waiting for Bob." in told
    assert "Ready: Annika." in told


def test_every_square_of_every_town_is_told() -> None:
    told = words(crowded(3, seed=2))
    assert [name for name in NAMES[:3] if f"Town of {name}, " not in told] == []
    squares = [f"{column}{row}" for row in range(1, 5) for column in "ABCD"]
    assert all(len(re.findall(rf"\b{square} \S", told)) >= 3 for square in squares)


def test_cubes_on_buildings_are_told() -> None:
    told = words(table_of("factory[G] W . .  . . . .  . . . .  . . . .", EMPTY), 0)
    assert "Row 1: A1 Factory with glass, B1 wood, C1 empty, D1 empty." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_built_is_told(language: str) -> None:
    turn = ready_to_build()
    ways = {re.sub(r"build (\w+) .. using ", r"\1 ", move) for move in moves(turn, start="build")}
    told, voice = words(turn, 0, language), voice_of(language)
    patterns = [f"{voice.card(card)} .*{', '.join(removes)}," for card, *removes in map(str.split, ways)]
    assert len(patterns) == 3
    assert [pattern for pattern in patterns if not re.search(pattern, told)] == []


def test_the_cube_in_hand_tells_what_it_would_complete() -> None:
    told = words(table_of("S . S .  . . G .  . . . .  . . . .", EMPTY), 0)
    assert "Where do you put your glass?" in told
    assert "Placing it on B1 would complete Chapel." in told
    assert "Placing it on A2" not in told


def test_the_last_round_is_told_move_by_move() -> None:
    turn = play(table_of("W S . .  . . . .  . . . .  . . . .", EMPTY), 0, "place G D4", "build well A1 using A1 B1")
    turn = play(play(turn, 1, "place G B2", "end"), 0, "end")
    assert (
        "What happened in round 1:\nAnnika put glass on D4. Annika built a Well on A1.\nBob put glass on B2.\n"
    ) in words(turn)


def test_who_did_nothing_in_the_last_round_is_told() -> None:
    turn = table_of("fort_ironweed . . .  . . . .  . . . .  . . . .", EMPTY, round_=3, resource=None)
    turn = play(play(turn, 0, "end"), 1, "place G B2", "end")
    assert "What happened in round 3:\nAnnika did nothing.\nBob put glass on B2.\n" in words(turn)


def test_own_moves_of_the_open_round_are_not_those_of_the_last_one() -> None:
    turn = played(2, rounds=3, seed=4)
    people = table(turn)
    before = RENDERER.words(turn.view(0), 0, people)
    own = replace(people, told=with_own(people.told, ended(turn, 0, Random(1)), 0))
    assert len(own.told) > len(people.told)
    assert RENDERER.words(turn.view(0), 0, own) == before


def test_a_monument_is_told_to_its_owner_only() -> None:
    turn, voice = played(2, rounds=2, seed=4), voice_of()
    kept = turn.base.players[0].kept
    assert kept is not None
    assert f"Your monument is {voice.card(kept)}: " in words(turn, 0)
    assert voice.card(kept) not in words(turn, 1)
    assert voice.card(kept) not in words(turn)
    assert voice.card(kept) not in board(turn).alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_alone_is_not_called_everyone(language: str) -> None:
    start = new_game(GAME, 1, Options(set_up="random", monuments=True), 1)

    assert not re.search("Everyone|secret|Alle (wählen|haben)|geheim", words(start, language=language))


@pytest.mark.parametrize(("language", "said"), [("en", "Choosing a monument: Ada"), ("de", "Noch ohne Denkmal: Ada")])
def test_one_person_who_keeps_a_monument_is_not_spoken_of_as_several(language: str, said: str) -> None:
    assert speaker(language)("tiny-towns-waiting-monuments", names="Ada") == said


def test_both_monuments_are_told_while_choosing() -> None:
    turn, voice = new_game(GAME, 2, RANDOM, 3), voice_of()
    told = words(turn, 0)
    assert all(f"{voice.card(card)}: {voice.pattern(card)}. " in told for card in turn.base.players[0].dealt)
    assert not any(voice.card(card) in told for card in turn.base.players[1].dealt)


def test_the_end_is_told_with_places_and_score_sheets() -> None:
    turn = crowded(3, seed=5, over=True)
    assert turn.result is not None
    winner = next(score for score in turn.result.seats if score.rank == 1)
    told = words(turn)
    assert told.startswith(f"{table(turn).names[winner.seat].replace('🦊 ', '')} wins with ")
    sheets = [rf": −?\d+ points?, place {score.rank}\. Cottage " for score in turn.result.seats]
    empty = [f"Empty squares {score.lines[-1].points}".replace("-", "−") for score in turn.result.seats]
    assert [sheet for sheet in sheets if not re.search(sheet, told)] == []
    assert [line for line in empty if line not in told] == []


def test_the_end_of_a_solo_game_names_the_rank() -> None:
    turn = played(1, seed=2)
    assert turn.result is not None
    assert turn.result.verdict is not None
    rank = voice_of().rank(turn.result.verdict.code)
    assert words(turn).split("\n")[0].endswith(f": {rank}.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_every_moment_fit_into_one_message_of_discord(language: str) -> None:
    turns = [crowded(6, seed=1), crowded(6, seed=2, over=True), played(6, rounds=3)]
    assert max(len(words(turn, language=language)) for turn in turns) < 4000


def test_alt_text_begins_with_what_matters_now() -> None:
    turn = played(2, rounds=3, seed=4)
    assert board(turn).alt.startswith("Tiny Towns, round 4. ")
    assert panel(turn, 0).alt.startswith("Where do you put your ")
    assert "\n" not in board(turn).alt + panel(turn, 0).alt


def test_every_card_has_an_effect_in_words() -> None:
    voice = voice_of()
    assert all(len(voice.effect(card)) > 5 for card in CARDS)


# --- what names promise; a test over all games checks that every sentence exists --------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["tavern", "almshouse", "shrine_of_the_elder_tree"])
def test_score_tables_on_the_cards_are_those_of_the_rules(language: str, card: str) -> None:
    scores = CARDS[card].score.table[1:]
    effect = speaker(language)(f"tiny-towns-effect-{dashed(card)}")
    assert ", ".join(str(points).replace("-", "−") for points in scores) in effect


@pytest.mark.parametrize(
    ("code", "card", "told"),
    [
        ("en", "tavern", "Annika built a Tavern on B2"),
        ("en", "inn", "Annika built an Inn on B2"),
        ("en", "starloom", "Annika built the Starloom on B2"),
        ("en", "statue_of_the_bondmaker", "Annika built the Statue of the Bondmaker on B2"),
        ("en", "barrett_castle", "Annika built Barrett Castle on B2"),
        ("de", "tavern", "Annika hat eine Schenke auf B2 gebaut"),
        ("de", "well", "Annika hat einen Brunnen auf B2 gebaut"),
        ("de", "cottage", "Annika hat ein Landhaus auf B2 gebaut"),
        ("de", "obelisk_of_the_crescent", "Annika hat den Obelisken der Mondsichel auf B2 gebaut"),
        ("de", "mandras_palace", "Annika hat Mandras Palast auf B2 gebaut"),
    ],
)
def test_cards_are_told_with_their_articles(code: str, card: str, told: str) -> None:
    event = Event("built", 0, {"card": card, "square": "B2"})
    assert SENTENCES.event(event, NAMES, speaker(code, "tiny_towns")) == told


def test_only_monuments_are_one_of_a_kind() -> None:
    say = speaker("en", "tiny_towns")
    buildings = [card for card in CARDS.values() if card.category != "monument"]
    assert [card.id for card in buildings if not re.match("an? [A-Z]", a_card(card.id, say))] == []
    monuments = [card for card in CARDS.values() if card.category == "monument"]
    assert [card.id for card in monuments if re.match("an? |The ", a_card(card.id, say))] == []
