"""The sentences of Tiny Towns that are not on a picture."""

from __future__ import annotations

from games.first_edition import IllegalAction
from games.tiny_towns.data import CARDS, RESOURCE_INFO, category_of
from games.tiny_towns.state import (
    RESOURCES,
    Action,
    Build,
    CardId,
    ChooseMonument,
    ChooseOpenCard,
    ChooseResource,
    Decline,
    EndBuild,
    NameResource,
    Options,
    Place,
    PutFree,
    PutMarker,
    Replace,
    Resource,
    SetAside,
    SetOnWatch,
    State,
    Store,
    StoreOnCottage,
    Swap,
    WatchPass,
    WatchTake,
)
from renderers.core import Say

RESOURCE_EMOJI: dict[Resource, str] = {"W": "🪵", "H": "🌾", "B": "🧱", "G": "🔷", "S": "🪨"}
EMPTY_EMOJI = "🟩"
CATEGORY_EMOJI = {
    "blue": "🏠",
    "red": "🚜",
    "grey": "⛲",
    "orange": "⛪",
    "green": "🍺",
    "yellow": "🎭",
    "black": "🏭",
    "monument": "🗼",
}


class TinyTownsWords:
    """``display`` names the card that stands for each building type in this game."""

    def __init__(self, say: Say, display: tuple[CardId, ...] = ()) -> None:
        self.say = say
        self._types = {category_of(card): self.card(card) for card in display}

    def resource(self, resource: Resource) -> str:
        return self.say(f"tiny-towns-resource-{RESOURCE_INFO[resource].id}")

    def card(self, card: CardId) -> str:
        return self.say(f"tiny-towns-card-{card.replace('_', '-')}")

    def card_effect(self, card: CardId) -> str:
        return self.say(f"tiny-towns-effect-{card.replace('_', '-')}", **self._types)

    def situation(self, view: State) -> str:
        """What the round is about, over the public board."""
        title = self.say("tiny-towns-name")
        match view.phase:
            case "over":
                return f"## {title}\n{self.say('tiny-towns-situation-over')}"
            case "monuments":
                return f"## {title}\n{self.say('tiny-towns-situation-monuments')}"
            case "naming":
                text = self.say("tiny-towns-situation-naming")
            case "watch":
                text = self.say("tiny-towns-situation-watch")
            case "round" if view.resource is None:
                text = self.say("tiny-towns-situation-free")
            case "round":
                assert view.resource is not None
                text = self.say("tiny-towns-situation-card", resource=self.resource(view.resource))
        return f"## {title} · {self.say('tiny-towns-round-title', round=view.round)}\n{text}"

    def summary(self, options: Options) -> str:
        parts = [self.say(f"tiny-towns-set-up-{options.set_up.replace('_', '-')}")]
        if options.set_up == "chosen":
            parts.append(", ".join(self.card(card) for card in options.cards))
        if options.monuments:
            parts.append(self.say("tiny-towns-with-monuments"))
        if options.extra_storage:
            parts.append(self.say("tiny-towns-with-extra-storage"))
        if options.mode == "prospectors":
            parts.append(self.say("tiny-towns-with-prospectors"))
        return " · ".join(parts)

    def tell(self, action: Action) -> str:
        """What somebody did, without saying who."""
        say = self.say
        match action:
            case ChooseMonument(monument):
                return say("tiny-towns-did-keep", card=self.card(monument))
            case NameResource(resource):
                return say("tiny-towns-did-name", resource=self.resource(resource))
            case ChooseResource(resource):
                return say("tiny-towns-did-choose", resource=self.resource(resource))
            case ChooseOpenCard(index):
                return say("tiny-towns-did-open-card", number=index + 1)
            case Place(resource, square):
                return say("tiny-towns-did-place", resource=self.resource(resource), square=square)
            case Store(resource, warehouse):
                return say("tiny-towns-did-store", resource=self.resource(resource), square=warehouse)
            case Swap(resource, warehouse, take, square):
                return say(
                    "tiny-towns-did-swap",
                    resource=self.resource(resource),
                    warehouse=warehouse,
                    taken=self.resource(take),
                    square=square,
                )
            case StoreOnCottage(resource, square):
                return say("tiny-towns-did-cottage", resource=self.resource(resource), square=square)
            case SetAside(resource):
                return say("tiny-towns-did-aside", resource=self.resource(resource))
            case Build(card, _, target):
                return say("tiny-towns-did-build", card=self.card(card), square=target)
            case PutMarker(resource):
                return say("tiny-towns-did-mark", resource=self.resource(resource))
            case Replace(square, card):
                return say("tiny-towns-did-replace", card=self.card(card), square=square)
            case PutFree(card, square) | WatchTake(card, square):
                return say("tiny-towns-did-put-free", card=self.card(card), square=square)
            case SetOnWatch(card):
                return say("tiny-towns-did-watch", card=self.card(card))
            case Decline():
                return say("tiny-towns-did-decline")
            case EndBuild() | WatchPass():
                return say("tiny-towns-did-end")

    def refusal(self, error: IllegalAction) -> str:
        """Why the rules say no; cards and resources come as ids and are called by their names."""
        params = dict(error.params)
        if (card := params.get("card")) in CARDS:
            params["card"] = self.card(str(card))
        for name in ("resource", "due"):
            letter = next((letter for letter in RESOURCES if letter == params.get(name)), None)
            if letter is not None:
                params[name] = self.resource(letter)
        return self.say(f"tiny-towns-illegal-{error.code.replace('_', '-')}", **params)
