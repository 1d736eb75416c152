"""What things are called in the reader's language, and what every part of a picture needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.core import Event, Params, Seat
from games.tiny_towns.data import CARDS, RESOURCE_NAMES
from games.tiny_towns.state import LETTERS, CardId, Resource, State
from renderers import voice
from renderers.core import Say
from renderers.sentences import Sentences, dashed
from renderers.voice import TableVoice, listed


def _some(letter: str, say: Say) -> str:
    """A resource inside a sentence; a card that isn't known yet stays as it is."""
    return say(f"tiny-towns-some-{RESOURCE_NAMES[LETTERS[letter]]}") if letter in LETTERS else letter


def a_card(card: str, say: Say) -> str:
    """A card inside a sentence, with its article: ``"a Tavern"``, ``"the Starloom"``."""
    return say("tiny-towns-a-card", card=card, name=say(f"tiny-towns-card-{dashed(card)}"))


def _short(card: str, say: Say) -> str:
    """A card on a button: ``"Obelisk"`` for the Obelisk of the Crescent."""
    return say("tiny-towns-short-card", card=card, name=say(f"tiny-towns-card-{dashed(card)}"))


def _combined(params: Params, say: Say) -> Mapping[str, str]:
    """A card with its article and as buttons call it; one that doesn't exist has neither."""
    card = str(params.get("card", ""))
    return {"a_card": a_card(card, say), "short": _short(card, say)} if card in CARDS else {"a_card": card}


#: What the rules say in codes.
SENTENCES = Sentences("tiny-towns", dict.fromkeys(("resource", "due", "take"), _some), _combined)


class Voice(TableVoice[State]):
    """Says everything about one view at one table."""

    sentences = SENTENCES

    def done_in(self, round_: int, seat: Seat) -> list[Event]:
        """What the seat did in a round, as far back as the table remembers."""
        events = [event for turn in self.table.told for event in turn.events]
        return [event for event in events if event.seat == seat and event.params.get("round") == round_]

    # --- cards ---

    def card(self, card: CardId) -> str:
        return self(f"card-{dashed(card)}")

    def effect(self, card: CardId) -> str:
        """What the card is worth or does; building types are named by the card that stands for them in this game."""
        types = {CARDS[other].category: self.card(other) for other in self.view.display}
        return self(f"effect-{dashed(card)}", **types)

    def pattern(self, card: CardId) -> str:
        """``"wheat over brick-glass"``."""
        return self("pattern-over").join(self._pattern_row(row.rstrip(".")) for row in CARDS[card].pattern)

    def _pattern_row(self, row: str) -> str:
        return "-".join(_some(cell, self.say) if cell in LETTERS else self("pattern-gap") for cell in row)

    def points(self, count: int) -> str:
        return self("points", points=count)

    def rank(self, code: str) -> str:
        return self(f"rank-{dashed(code)}")

    # --- resources ---

    def resource(self, resource: Resource) -> str:
        return self(f"resource-{RESOURCE_NAMES[resource]}")

    def some(self, resource: Resource) -> str:
        return _some(resource, self.say)

    def resources(self, resources: Iterable[Resource]) -> str:
        return listed(self.some(resource) for resource in resources)


Scene = voice.Scene[State, Voice]
