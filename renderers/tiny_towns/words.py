"""The same as the pictures, in words: for reading aloud and for alt text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from games.asking import Asked
from games.core import Seat
from games.tiny_towns.data import DATA
from games.tiny_towns.discover import is_free_round, is_solo, next_free_round
from games.tiny_towns.scoring import fed_now, points_now
from games.tiny_towns.state import EMPTY_TOWN, SQUARES, Building, CardId, Resource, Square, State
from games.tiny_towns.town import SIZE
from renderers.core import Words
from renderers.tiny_towns.choice import completions, cube_in_hand, prompt, question_of, sites
from renderers.tiny_towns.final import outcome, result_of
from renderers.tiny_towns.status import has_pile, is_ready, last_round, open_cards, waiting_message
from renderers.tiny_towns.voice import Voice, a_card
from renderers.voice import listed


def public_words(view: State, voice: Voice) -> Iterable[str]:
    return chain(status_lines(view, voice), news_lines(view, voice), town_lines(view, voice), card_lines(view, voice))


def private_words(view: State, seat: Seat, voice: Voice) -> Iterable[str]:
    """The seat's panel, and everything else it can see."""
    others = town_lines(view, voice, but=seat)
    own = own_lines(view, seat, None, voice)
    return chain(own, status_lines(view, voice), news_lines(view, voice), others, card_lines(view, voice))


def final_words(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-outcome", outcome=outcome(view, voice, aloud=True))
    yield from voice.score_lines(sorted(result_of(view).seats, key=lambda score: score.rank))
    yield from town_lines(view, voice)
    yield from card_lines(view, voice)


def panel_alt(view: State, seat: Seat, voice: Voice, asked: Asked[Any] | None) -> Iterable[str]:
    """What the seat can do, and what is going on at the table."""
    return chain(own_lines(view, seat, asked, voice), status_lines(view, voice))


# --- the table --------------------------------------------------------------------------------------------------------


def status_lines(view: State, voice: Voice) -> Iterator[str]:
    """Which round, what to take, whose turn it is."""
    yield voice("words-round", round=view.round)
    if view.phase == "over":
        yield voice("words-over")
        return
    yield from _resource_lines(view, voice)
    yield voice(f"words-{waiting_message(view)}", names=voice.names(voice.table.waiting), seats=len(view.players))
    ready = [seat for seat in range(len(view.players)) if is_ready(view, seat, voice)]
    if ready:
        yield voice("words-ready", names=voice.names(ready))
    for seat, player in enumerate(view.players):
        if player.finished is not None:
            yield voice("words-finished", name=voice.name(seat), round=player.finished)
    yield from _pile_lines(view, voice)


def _resource_lines(view: State, voice: Voice) -> Iterator[str]:
    if is_solo(view):
        if view.resource is not None:
            yield voice("words-taken", resource=voice.some(view.resource))
        yield voice("words-open-cards", resources=voice.resources(open_cards(view)))
    elif view.hammer is not None and view.resource is not None:
        yield voice("words-named", name=voice.name(view.hammer), resource=voice.some(view.resource))
    elif view.hammer is not None:
        yield voice("words-hammer", name=voice.name(view.hammer))
    elif view.resource is not None:
        yield voice("words-resource", resource=voice.some(view.resource))
    elif view.phase == "round" and is_free_round(view):
        yield voice("words-free")


def _pile_lines(view: State, voice: Voice) -> Iterator[str]:
    if not has_pile(view):
        return
    yield voice("words-pile", left=voice("pile", count=len(view.deck)))
    if view.discard:
        message = "words-pile-under" if is_solo(view) else "words-pile-seen"
        yield voice(message, resources=voice.resources(view.discard))
    if not is_solo(view) and not is_free_round(view):
        yield voice("words-next-free", round=next_free_round(view))


def news_lines(view: State, voice: Voice) -> Iterator[str]:
    """What everybody did in the last round."""
    if not last_round(view):
        return
    yield voice("words-news", round=last_round(view))
    for seat in range(len(view.players)):
        told = [voice.event(event) for event in voice.done_in(last_round(view), seat)]
        if told:
            yield ". ".join(told) + "."
        elif view.players[seat].finished is None:
            yield voice("words-did-nothing", name=voice.name(seat))


def card_lines(view: State, voice: Voice) -> Iterator[str]:
    yield voice("words-cards")
    for card in view.display:
        yield _card_line("words-card", card, voice)
    if view.options.monuments:
        yield voice("words-monuments", seats=len(view.players))


def _card_line(message: str, card: CardId, voice: Voice) -> str:
    return voice(message, card=voice.card(card), pattern=voice.pattern(card), effect=voice.effect(card))


# --- towns ------------------------------------------------------------------------------------------------------------


def town_lines(view: State, voice: Voice, but: Seat | None = None) -> Iterator[str]:
    for seat in range(len(view.players)):
        if seat == but:
            continue
        if view.phase == "over":
            yield voice("words-town-final", name=voice.name(seat))
        else:
            yield voice("words-town", name=voice.name(seat), points=points_now(view, seat).total)
        yield from _square_lines(view, seat, voice)


def _square_lines(view: State, seat: Seat, voice: Voice) -> Iterator[str]:
    town = view.players[seat].town
    if town.squares == EMPTY_TOWN:
        yield voice("words-all-empty")
    else:
        squares = zip(SQUARES, town.squares, strict=True)
        told = [voice("words-square", square=name, content=_content(what, voice)) for name, what in squares]
        for row in range(SIZE):
            yield voice("words-row", row=row + 1, squares=listed(told[row * SIZE :][:SIZE]))
    fed = fed_now(view, seat)
    if fed:
        yield voice("words-fed", squares=listed(fed))
    if town.monument is not None:
        yield voice("words-monument-effect", card=voice.card(town.monument), effect=voice.effect(town.monument))
    if town.watch:
        yield voice("words-watch", cards=listed(voice.card(card) for card in town.watch))
    if view.options.extra_storage:
        yield voice("words-aside", count=town.aside, most=DATA.set_aside_per_player)


def _content(content: Square, voice: Voice) -> str:
    if content is None:
        return voice("words-empty")
    if not isinstance(content, Building):
        return voice.some(content)
    if content.holds:
        return voice("words-holding", card=voice.card(content.card), resources=voice.resources(content.holds))
    return voice.card(content.card)


# --- one seat ---------------------------------------------------------------------------------------------------------


def own_lines(view: State, seat: Seat, asked: Asked[Any] | None, voice: Voice) -> Iterator[str]:
    """What the seat should do, what it can do, its town and its monument."""
    player = view.players[seat]
    question = question_of(view, seat, asked)
    yield prompt(view, seat, question, voice)
    if view.phase == "monuments":
        yield voice("words-monument-choice")
        for card in player.dealt:
            yield _card_line("words-card", card, voice)
    if view.phase in ("round", "watch"):
        yield from _build_lines(view, seat, cube_in_hand(question), voice)
    yield voice("words-your-town", points=points_now(view, seat).total)
    yield from _square_lines(view, seat, voice)
    if player.kept is not None and player.town.monument is None:
        yield _card_line("words-your-monument", player.kept, voice)


def _build_lines(view: State, seat: Seat, cube: Resource | None, voice: Voice) -> Iterator[str]:
    ways = sites(view, seat)
    if cube is not None:
        for square, cards in completions(view, seat, cube).items():
            yield voice("words-completes", square=square, cards=listed(voice.card(card) for card in cards))
    if not ways:
        yield voice("words-build-nothing")
    for card, found in ways.items():
        for way in found:
            message = "words-build-anywhere" if len(way.targets) > len(way.removes) else "words-build"
            yield voice(message, a_card=a_card(card, voice.say), squares=listed(way.removes))


WORDS = Words(public_words, panel_alt, final_words, public_words, private_words)
