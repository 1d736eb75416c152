"""The slash commands of Welcome To…."""

from __future__ import annotations

import re
from typing import Literal

from discord import app_commands

from bot.cogs.common import GameCog, Interaction, Text, choices, command, group, line_command, matching
from bot.table.refusals import Refusal
from games.welcome_to.cards import Combination, gifts
from games.welcome_to.state import Options, Strike

_PLACE = re.compile(r"(\d)[.\-/ ](\d{1,2})", re.ASCII)


class WelcomeToCog(GameCog, **group("welcome-to")):
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
        await self.answer_question(interaction, (str(Combination(number, action or number)),), afresh=True)

    @command("house", lot="lot")
    async def house(self, interaction: Interaction, lot: Text) -> None:
        await self.answer_question(interaction, (_place(lot),))

    @house.autocomplete("lot")
    async def suggest_lots(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            standing = (await self.own_position(interaction)).standing
        except Refusal:
            return []
        answers = standing.question.answers if standing is not None and standing.question is not None else ()
        return matching(typed, [(answer.id, answer.id) for answer in answers if answer.code == "lot"])

    @command("fence", lot="fence")
    async def fence(self, interaction: Interaction, lot: Text) -> None:
        await self.answer_question(interaction, (_place(lot),))

    @command("bis", lot="lot", side="side")
    @app_commands.choices(side=choices({side: f"welcome-to-side-{side}" for side in ("left", "right")}))
    async def bis(self, interaction: Interaction, lot: Text, side: Literal["left", "right"]) -> None:
        await self.answer_question(interaction, (f"{_place(lot)}-{side}",))

    @command("marketing", size="size")
    async def marketing(self, interaction: Interaction, size: app_commands.Range[int, 1, 6]) -> None:
        await self.answer_question(interaction, (str(size),))

    @command("score", plan="plan")
    async def score(self, interaction: Interaction, plan: Literal["A", "B", "C"]) -> None:
        await self.answer_question(interaction, (plan,))

    @command("strike")
    async def strike(self, interaction: Interaction) -> None:
        # Alone, the first card is handed over; another one is chosen on the panel or with ``do``.
        await self.act(interaction, lambda view, seat: Strike(gifts(view)[0]))

    confirm = line_command("confirm", "end")


def _place(typed: str) -> str:
    match = _PLACE.fullmatch(typed.strip())
    if match is None:
        raise Refusal("unknown-lot", typed=typed[:40])
    return f"{match[1]}.{int(match[2])}"
