"""The notation of Welcome To…: actions (``action_text``), streets and sheets (``sheet_text``), and whole positions.

A position is a list of lines: ``rules``, ``options``, ``rng``, ``round``, ``plans`` (``B2@5``: turned in round 5), one
``pile`` for each draw pile and its discard, in the solo game ``hand`` and ``agency``, then ``news`` with a ``turn`` for
each seat, and for each ``seat`` its sheet and its steps in the open round (a ``~`` before one that had no alternative).
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from games.core import IllegalAction, Notation
from games.rng import Rng
from games.welcome_to.action_text import read_action, write_action
from games.welcome_to.data import PLANS
from games.welcome_to.sheet_text import read_sheet, write_sheet
from games.welcome_to.state import Action, Agency, News, OpenPlan, Options, Player, State, Step

_FORCED = "~"


class WelcomeToNotation(Notation[State, Action]):
    def write_action(self, action: Action) -> str:
        return write_action(action)

    def read_action(self, text: str) -> Action:
        return read_action(text)

    def write_position(self, state: State) -> str:
        return "\n".join(_written(state))

    def read_position(self, text: str) -> State:
        try:
            return _read(_Lines(text))
        except (ValueError, IndexError, KeyError, msgspec.ValidationError) as error:
            raise IllegalAction("unreadable", text=text) from error


# --- writing ---------------------------------------------------------------------------------------------------------


def _written(state: State) -> list[str]:
    piles = zip(state.piles, state.discards, strict=True)
    return [
        f"rules {state.rules}",
        f"options {'advanced' if state.options.advanced else 'basic'} {state.options.solo_level}",
        f"rng {state.rng.seed} {state.rng.counter}",
        f"round {state.round} {'over' if state.over else 'open'}",
        f"plans {' '.join(f'{plan.id}@{plan.turned}' if plan.turned else plan.id for plan in state.plans)}",
        *(f"pile {_row(pile)} / {_row(discard)}" for pile, discard in piles),
        *_written_agency(state.agency),
        *_written_news(state.news),
        *(line for player in state.players for line in _written_player(player)),
    ]


def _written_agency(agency: Agency | None) -> list[str]:
    if agency is None:
        return []
    return [f"hand {_row(agency.hand)}", f"agency {_row(agency.projects)} / {_row(agency.row)} / {_row(agency.plans)}"]


def _written_news(news: News | None) -> list[str]:
    if news is None:
        return []
    offers = ", ".join(f"{offer.number} {offer.action}" for offer in news.offers)
    turns = ("; ".join(map(write_action, turn)) for turn in news.turns)
    return [f"news {news.round} / {offers} / {_row(news.projects)}", *(f"turn {turn}" for turn in turns)]


def _written_player(player: Player) -> list[str]:
    steps = "; ".join(_FORCED * step.forced + write_action(step.action) for step in player.steps)
    sheet = write_sheet(player.sheet)
    return [f"seat {'confirmed' if player.confirmed else 'open'}", sheet, *([f"steps {steps}"] if steps else [])]


def _row(values: Iterable[int | str]) -> str:
    return " ".join(map(str, values))


# --- reading ---------------------------------------------------------------------------------------------------------


class _Lines:
    """The lines of a position, each read once, in order."""

    def __init__(self, text: str) -> None:
        self.left = [line.strip() for line in text.splitlines() if line.strip()]

    def next(self, name: str) -> str:
        """The rest of the line that must come now."""
        word, _, rest = self.left.pop(0).partition(" ")
        if word != name:
            raise ValueError(word)
        return rest

    def every(self, name: str) -> list[str]:
        """All lines of this name that come now."""
        found = []
        while self.left and self.left[0].partition(" ")[0] == name:
            found.append(self.next(name))
        return found

    def until(self, *names: str) -> str:
        """The lines up to one of these names."""
        end = next((place for place, line in enumerate(self.left) if line.startswith(names)), len(self.left))
        text, self.left = "\n".join(self.left[:end]), self.left[end:]
        return text


def _read(lines: _Lines) -> State:
    rules = int(lines.next("rules"))
    variant, level = lines.next("options").split()
    seed, counter = _numbers(lines.next("rng"))
    number, status = lines.next("round").split()
    first, second, third = map(_read_plan, lines.next("plans").split())
    piles = [[_numbers(part) for part in _parts(pile)] for pile in lines.every("pile")]
    state = State(
        rules=rules,
        options=Options({"basic": False, "advanced": True}[variant], int(level)),
        rng=Rng(seed, counter),
        round=int(number),
        over={"open": False, "over": True}[status],
        plans=(first, second, third),
        piles=tuple(pile for pile, _ in piles),
        discards=tuple(discard for _, discard in piles),
        agency=_read_agency(lines),
        news=_read_news(lines),
        players=tuple(_read_players(lines)),
    )
    # Types with limits (levels, letters, action names) are checked here, the way a stored state is.
    return msgspec.convert(msgspec.to_builtins(state), State)


def _read_plan(word: str) -> OpenPlan:
    name, _, turned = word.partition("@")
    return OpenPlan(PLANS[name].id, int(turned or 0))


def _read_agency(lines: _Lines) -> Agency | None:
    hands = lines.every("hand")
    if not hands:
        return None
    projects, row, plans = _parts(lines.next("agency"))
    return msgspec.convert(
        {
            "hand": _numbers(hands[0]),
            "projects": projects.split(),
            "row": _numbers(row),
            "plans": _numbers(plans),
        },
        Agency,
    )


def _read_news(lines: _Lines) -> News | None:
    told = lines.every("news")
    if not told:
        return None
    number, offers, projects = _parts(told[0])
    return msgspec.convert(
        {
            "round": int(number),
            "offers": [_read_offer(offer) for offer in offers.split(",")],
            "turns": [[msgspec.to_builtins(step.action) for step in _read_steps(t)] for t in lines.every("turn")],
            "projects": projects.split(),
        },
        News,
    )


def _read_offer(text: str) -> dict[str, int | str]:
    number, action = text.split()
    return {"number": int(number), "action": action}


def _read_players(lines: _Lines) -> Iterable[Player]:
    while lines.left:
        confirmed = {"open": False, "confirmed": True}[lines.next("seat")]
        sheet = read_sheet(lines.until("steps", "seat"))
        steps = lines.every("steps")
        yield Player(sheet, tuple(_read_steps(steps[0])) if steps else (), confirmed)


def _read_steps(text: str) -> list[Step]:
    words = [word.strip() for word in text.split(";")]
    return [Step(read_action(word.removeprefix(_FORCED)), forced=word.startswith(_FORCED)) for word in words]


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split("/")]


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
