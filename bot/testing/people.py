"""People who play as fast as they are answered, sometimes click twice, and remember what they were told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Literal

from msgspec import Struct

from bot.controllers import CONTROLLERS
from bot.languages import language
from bot.testing.components import MENU
from bot.testing.interactions import Answer
from bot.testing.payloads import CHANNEL, Payload, button, controls_of
from bot.testing.stand_in import StandIn
from bot.testing.tables import Table
from bot.testing.waiting import pause
from bot.ui import messages, panels
from bot.ui.messages import ControlId

#: ``choose``: answers on a panel. ``type``: a move in the game's notation. ``back``: a move is taken back.
Kind = Literal["choose", "type", "back"]
#: ``moved``: the player was shown the position after a move. ``shown``: they were asked the next question.
#: ``not_done``: they were told that it was not taken. ``unknown``: no answer came, or that of a second click.
Outcome = Literal["moved", "shown", "not_done", "unknown"]
#: How often a control is clicked twice.
CLICK_TWICE = 0.3
#: How often somebody types a move, takes one back, or gives a command that only shows something.
TYPE, TAKE_BACK, LOOK_AROUND = 0.1, 0.05, 0.1
#: How often somebody lets a computer play; they come back as soon as they can.
LEAVE = 0.03
#: How many seconds pass before somebody who has to wait for others looks again.
LOOK_AGAIN = 0.5

_SAY = language("en")
_MOVED_ON = _SAY("panel-moved-on")
_OVER = _SAY("panel-over")
#: What an older panel says, whatever the tap on it led to.
_OPENED_AGAIN = _SAY("panel-moved")
#: What people are told when something isn't in the database, and never will be.
NOT_SAVED = "wasn't saved"
#: What they are told when it is, but can't be shown: the part that both sentences have.
MOVE_SAVED, CHANGE_SAVED = (_SAY(f"error-{what}-saved", id="").partition(",")[0] for what in ("move", "change"))


_LEFT = tuple(_SAY(f"left-game{stake}").partition(".")[0] for stake in ("", "-rated", "-solo"))
#: Either the seat was given back, or it wasn't away: the game may even be over.
_RETURNED = (
    _SAY("returned").partition("!")[0],
    _SAY("refusal-already-seated"),
    _SAY("refusal-game-over"),
)


class Click(Struct, frozen=True):
    kind: Kind
    #: Everything answered so far, as the control carries it; or what was typed.
    text: str
    outcome: Outcome


class Tap(Struct, frozen=True):
    control: Payload
    kind: Kind
    answers: str = ""
    #: The entry that is chosen, if the control is a menu.
    value: str | None = None


class Person:
    def __init__(self, stand_in: StandIn, table: Table, user: int, seed: int = 0) -> None:
        self.table = table
        self.user = user
        self.clicks: list[Click] = []
        #: What they did, by kind.
        self.did: Counter[str] = Counter()
        #: They have seen the end of the game.
        self.over = False
        #: Whether a computer plays for them; None if they can't know.
        self.away: bool | None = False
        self._stand_in = stand_in
        self._rng = Random(f"{seed}/{table.game_id}/{user}")
        self._group = _SAY(f"command-{CONTROLLERS[table.slug].key}")

    @property
    def done(self) -> int:
        """How many moves the player was told are made."""
        return sum(click.outcome == "moved" for click in self.clicks)

    async def play(self, enough: Callable[[Person], bool]) -> None:
        """Play until it's enough; while the bot is away, wait for it, then look at the board again."""
        panel: Answer | None = None
        while not enough(self):
            if self.away is not False:
                panel = await self._come_back()
            elif panel is None or panel.shown is None:
                panel = await self._open()
                self.over = panel is not None and _OVER in panel.text
            elif taps := taps_of(panel.shown):
                panel = await self._step(taps)
            else:
                await pause(LOOK_AGAIN)  # others have to move first, or it's over
                panel = None

    async def _open(self) -> Answer | None:
        """The panel, by the button on a board or, if the channel is gone, by command."""
        if self._place == self.table.channel and self._rng.random() < 0.8:
            self.did["taps"] += 1
            control = button(ControlId("open", self.table.game_id).button())
            return await self._answer(await self._stand_in.people.press(self.user, self._place, control))
        return await self._command("game show", game=str(self.table.game_id))

    async def _step(self, taps: list[Tap]) -> Answer | None:
        chance = self._rng.random()
        if chance < TYPE:
            return await self._type()
        if chance < TYPE + LOOK_AROUND:
            await self._look_around()
        if self.table.lets_go and self._rng.random() < LEAVE:
            return await self._leave()
        back = [tap for tap in taps if tap.kind == "back"]
        if back and self._rng.random() < TAKE_BACK:
            return await self._tap(back[0])
        return await self._tap(self._rng.choice([tap for tap in taps if tap.kind != "back"]))

    async def _tap(self, tap: Tap) -> Answer | None:
        twice = self._rng.random() < CLICK_TWICE
        self.did["double taps" if twice else "taps"] += 1
        press, answer = self._stand_in.people.press, None
        try:
            tokens = [await press(self.user, self._place, tap.control, tap.value) for _ in range(2 if twice else 1)]
            answer = await self._answer(*tokens)
        finally:  # it counts even if they are interrupted
            revision = messages.read_id(tap.control["custom_id"]).revision
            self.clicks.append(Click(tap.kind, tap.answers, outcome_of(answer, revision, twice)))
        return answer

    # --- by command ---------------------------------------------------------------------------------------------------

    async def _type(self) -> Answer | None:
        """Choose from what the command suggests, and give it."""
        words = f"{self._group} do"
        suggested = await self._answer(await self._stand_in.people.complete(self.user, self._place, words, "step"))
        if suggested is None or not suggested.suggestions:
            return None
        step, answer = self._rng.choice(suggested.suggestions), None
        try:
            answer = await self._command(words, step=step)
        finally:
            self.clicks.append(Click("type", step, typed_outcome_of(answer)))
        return answer

    async def _look_around(self) -> None:
        words = self._rng.choice(["game list", "game log", f"{self._group} board", "leaderboard", "profile", "help"])
        options: dict[str, str | bool] = {"game": str(self.table.game_id)} if words == "game log" else {}
        await self._command(words, **options)

    async def _command(self, words: str, **options: str | bool) -> Answer | None:
        self.did["commands"] += 1
        return await self._answer(await self._stand_in.people.command(self.user, self._place, words, options))

    # --- leaving ------------------------------------------------------------------------------------------------------

    async def _leave(self) -> Answer | None:
        """Let a computer play."""
        self.did["departures"] += 1
        self.away = None
        answer = await self._command("game leave", game=str(self.table.game_id), sure=True)
        if answer is not None and any(sentence in answer.text for sentence in (*_LEFT, CHANGE_SAVED)):
            self.away = True
        elif answer is not None and NOT_SAVED in answer.text:
            self.away = False
        return answer

    async def _come_back(self) -> Answer | None:
        """Take the seat back; whoever finds that it's theirs, or that the game is over, is back too."""
        self.did["returns"] += 1
        known, self.away = self.away, None
        answer = await self._command("game return", game=str(self.table.game_id))
        if answer is None:
            return None
        if any(sentence in answer.text for sentence in (*_RETURNED, CHANGE_SAVED)):
            self.away = False
        elif NOT_SAVED in answer.text:
            self.away = known
        return answer

    # --- shared -------------------------------------------------------------------------------------------------------

    @property
    def _place(self) -> int:
        """Where they are: at their table, or elsewhere once its channel is gone."""
        return self.table.channel if self.table.channel in self._stand_in.places.places else CHANNEL

    async def _answer(self, *tokens: str | None) -> Answer | None:
        answer = await self._stand_in.people.answer(*tokens)
        if answer is None:
            # Without a bot there's nothing to be had; and whoever gets no answer takes a breath.
            await pause(LOOK_AGAIN)
        return answer


def outcome_of(answer: Answer | None, made_for: int | None, twice: bool) -> Outcome:
    """What somebody knows after a tap on a control that was made for this revision of their panel."""
    if answer is None:
        return "unknown"
    if MOVE_SAVED in answer.text or CHANGE_SAVED in answer.text:
        return "moved"
    if NOT_SAVED in answer.text or _MOVED_ON in answer.text:
        # After a double click this may be the answer to the second one, which is always too late.
        return "unknown" if twice else "not_done"
    if answer.shown is None or _OPENED_AGAIN in answer.text:
        return "unknown"
    return "shown" if made_for in revisions_of(answer.shown) else "moved"


def typed_outcome_of(answer: Answer | None) -> Outcome:
    """What somebody knows after a typed move: a panel follows only if it was made."""
    if answer is None:
        return "unknown"
    if MOVE_SAVED in answer.text:
        return "moved"
    if NOT_SAVED in answer.text:
        return "not_done"
    has_panel = answer.shown is not None and (revisions_of(answer.shown) - {None} or _OVER in answer.text)
    return "moved" if has_panel else "unknown"


def revisions_of(shown: Payload) -> set[int | None]:
    return {messages.read_id(part["custom_id"]).revision for part in controls_of(shown)}


def taps_of(shown: Payload) -> list[Tap]:
    """Everything on a panel that answers a question, and the way back; nothing if there is no question."""
    found, back = [], []
    for part in controls_of(shown):
        control = messages.read_id(part["custom_id"])
        if part.get("disabled"):
            continue
        if control.verb == "choose":
            found.append(Tap(part, "choose", control.rest))
        elif control.verb == "back":
            back.append(Tap(part, "back"))
        elif control.verb == "pick":
            assert part["type"] == MENU
            values = [option["value"] for option in part["options"]]
            found += [Tap(part, "choose", value.removeprefix(panels.CHOOSE), value) for value in values]
    return [*found, *back] if found else []
