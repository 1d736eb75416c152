"""The slash commands of Welcome To…."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Literal

from discord import app_commands

from bot.cogs.common import GameCog, Interaction, command, matching
from bot.languages import localised
from bot.table.choosing import Choice, answered
from bot.table.play import before_saving
from bot.table.refusals import Refusal, rules_of
from bot.ui import panels
from games.core import Answer, Question
from games.welcome_to import GAME
from games.welcome_to.cards import Combination, gifts
from games.welcome_to.state import Move, Options, Strike

if TYPE_CHECKING:
    from bot.client import Guildhall

_PLACE = re.compile(r"(\d)[.\-/ ](\d{1,2})", re.ASCII)


class WelcomeToCog(
    GameCog, group_name=localised("command-welcome-to"), group_description=localised("command-welcome-to-about")
):
    slug = "welcome_to"

    @command("new", advanced="advanced")
    async def new(self, interaction: Interaction, advanced: bool = False) -> None:
        await self.open_table(interaction, Options(advanced=advanced))

    @command("combine", number="number", action="action")
    async def combine(
        self,
        interaction: Interaction,
        number: app_commands.Range[int, 1, 3],
        action: app_commands.Range[int, 1, 3] | None = None,
    ) -> None:
        await self._answer(interaction, str(Combination(number, action or number)), afresh=True)

    @command("house", lot="lot")
    async def house(self, interaction: Interaction, lot: str) -> None:
        await self._answer(interaction, _place(lot))

    @house.autocomplete("lot")
    async def suggest_lots(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            standing = (await self.own_position(interaction)).standing
        except Refusal:
            return []
        answers = _answers(standing.question) if standing is not None else ()
        return matching(typed, [(answer.id, answer.id) for answer in answers if answer.code == "lot"])

    @command("fence", lot="fence")
    async def fence(self, interaction: Interaction, lot: str) -> None:
        await self._answer(interaction, _place(lot))

    @command("bis", lot="lot", side="side")
    @app_commands.choices(
        side=[app_commands.Choice(name=localised(f"welcome-to-side-{side}"), value=side) for side in ("left", "right")]
    )
    async def bis(self, interaction: Interaction, lot: str, side: Literal["left", "right"]) -> None:
        await self._answer(interaction, f"{_place(lot)}-{side}")

    @command("marketing", size="size")
    async def marketing(self, interaction: Interaction, size: app_commands.Range[int, 1, 6]) -> None:
        await self._answer(interaction, str(size))

    @command("score", plan="plan")
    async def score(self, interaction: Interaction, plan: Literal["A", "B", "C"]) -> None:
        await self._answer(interaction, plan)

    @command("strike")
    async def strike(self, interaction: Interaction) -> None:
        # Alone, the first card is handed over; another one is chosen on the panel or with ``do``.
        await self.act(interaction, lambda view, seat: Strike(gifts(view)[0]))

    @command("confirm")
    async def confirm(self, interaction: Interaction) -> None:
        await self.act(interaction, partial(self.read_line, "end"))

    async def _answer(self, interaction: Interaction, wanted: str, *, afresh: bool = False) -> None:
        """Answer the seat's question, as a tap would; ``afresh`` goes back to the first question."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        with before_saving():
            position = await self.own_position(interaction)
        assert position.seat is not None
        choice = Choice() if afresh or position.standing is None else position.standing.choice
        with rules_of(self.slug):
            question = GAME.ask(position.view, position.seat.seat, choice.answers)
        answer = next((known for known in _answers(question) if known.id == wanted), None)
        if answer is None:
            raise Refusal("not-asked")
        after = await self.bot.play.choose(
            position.game.id, interaction.user.id, answered(choice, answer), position.seat.revision
        )
        await panels.show(interaction, after)


def _answers(question: Question | Move | None) -> tuple[Answer, ...]:
    return question.answers if isinstance(question, Question) else ()


def _place(typed: str) -> str:
    match = _PLACE.fullmatch(typed.strip())
    if match is None:
        raise Refusal("unknown-lot", typed=typed[:40])
    return f"{match[1]}.{int(match[2])}"


async def setup(bot: Guildhall) -> None:
    await bot.add_cog(WelcomeToCog(bot))
