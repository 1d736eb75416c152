"""What a game brings to the table besides its rules and pictures: its panel and its sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeVar

from msgspec import Struct

from games.first_edition import Game, IllegalAction, Result, Seat
from renderers.core import FirstRenderer, Say

S = TypeVar("S", bound=Struct)
O = TypeVar("O", bound=Struct)  # noqa: E741 - options
A = TypeVar("A", bound=Struct)
T = TypeVar("T")

Style = Literal["plain", "main", "good", "danger"]

#: A row holds so many buttons.
ROW = 5

#: The choices made so far inside a panel, before they add up to an action. They travel in the ids of its buttons.
Path = tuple[str, ...]


class Choice(Struct, frozen=True):
    """A button or an entry of a menu: it takes an action, or leads deeper into the panel, or only shows something."""

    label: str
    act: Struct | None = None
    go: Path | None = None
    emoji: str | None = None
    style: Style = "plain"
    #: Menus only: a second line.
    hint: str = ""

    @property
    def enabled(self) -> bool:
        return self.act is not None or self.go is not None


class Menu(Struct, frozen=True):
    """A list to pick one entry from; Discord shows at most 25."""

    placeholder: str
    choices: tuple[Choice, ...]


class Panel(Struct, frozen=True):
    """What one seat sees and can tap now, in the words of its owner's language."""

    text: str
    #: Rows of at most five buttons.
    rows: tuple[tuple[Choice, ...], ...] = ()
    menus: tuple[Menu, ...] = ()
    #: What the picture previews.
    focus: Path = ()


def in_rows(choices: Sequence[Choice]) -> tuple[tuple[Choice, ...], ...]:
    """Buttons one after the other, in as few rows as they fit into."""
    return tuple(tuple(choices[start : start + ROW]) for start in range(0, len(choices), ROW))


def of_kind(actions: Iterable[Any], kind: type[T]) -> list[T]:
    """Those of the actions that are of one kind, in their order."""
    return [action for action in actions if isinstance(action, kind)]


class Controller(ABC, Generic[S, O, A]):
    """One game at the table. Everything here works on views and is pure: no Discord, no database."""

    slug: ClassVar[str]
    game: Game[S, O, A]
    renderer: FirstRenderer[S]

    @abstractmethod
    def panel(self, view: S, seat: Seat, path: Path, say: Say) -> Panel:
        """The panel of a seat that may act; ``path`` is where in its menus the owner stands (nonsense: the start)."""

    @abstractmethod
    def situation(self, view: S, say: Say) -> str:
        """One or two lines over the public board: which round or turn it is and what is to be done."""

    @abstractmethod
    def summary(self, options: O, say: Say) -> str:
        """The variants of a table, for its card in the lobby."""

    @abstractmethod
    def tell(self, action: A, say: Say) -> str:
        """What was done, as a short sentence without a subject, for logs and answers."""

    @abstractmethod
    def verdict(self, result: Result, say: Say) -> str:
        """How a solo challenge ended; empty where the rules give no verdict."""

    @abstractmethod
    def rules(self, say: Say) -> str:
        """How to play, in short."""

    def score_line(self, code: str, say: Say) -> str:
        """What a line of the score sheet is called."""
        return say(f"{self.key}-scored-{code.replace('_', '-')}")

    @property
    def key(self) -> str:
        """The prefix of the game's message ids."""
        return self.slug.replace("_", "-")

    @abstractmethod
    def solo_levels(self, say: Say) -> list[tuple[str, str]]:
        """The levels of the solo challenge as (label, value); empty where there is only one."""

    @abstractmethod
    def solo_variants(self, say: Say) -> list[tuple[str, str]]:
        """The variants of the solo challenge as (label, value), the usual one first."""

    @abstractmethod
    def solo_options(self, level: str | None, variant: str | None) -> O:
        """The options of a solo challenge; ``Refusal`` for a level or variant that does not exist."""

    @abstractmethod
    def solo_choice(self, options: O) -> tuple[str | None, str | None]:
        """The level and variant that ``solo_options`` turns into these options."""

    @abstractmethod
    def refusal(self, error: IllegalAction, say: Say) -> str:
        """Why the rules refuse, as a sentence."""


#: A controller of either edition of the contract; nothing less typed fits both.
AnyController = Any
