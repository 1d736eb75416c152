"""``/game``: the list of my games, what happened in them, and how to leave one."""

from __future__ import annotations

import asyncio
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import (
    Commands,
    Interaction,
    Text,
    answer,
    choices,
    command,
    game_choices,
    group,
    matching,
    named_game,
    number_of,
    steps_like,
)
from bot.cogs.tables import TableCommands
from bot.storage import games
from bot.storage.following import followed_by
from bot.storage.games import GameRow
from bot.storage.people import ORDERS, Orders
from bot.table.late import DECISIONS
from bot.table.play import before_saving
from bot.table.refusals import Refusal
from bot.ui import (
    access,
    closed,
    coaching,
    continuing,
    digests,
    films,
    following,
    late,
    leaving,
    logs,
    own_games,
    panels,
    past,
    planning,
    plans,
    private_notes,
    recording,
    reviewing,
    undoing,
    words,
)
from bot.ui.opening import table_host

DECISION_CHOICES = choices({decision: f"late-{decision}" for decision in DECISIONS})
PLAN_CHOICES = choices({"back": "panel-take-back", "end": "plan-then-end", "drop": "plan-withdraw"})
ORDER_CHOICES = choices({orders: f"standing-order-{orders}" for orders in ORDERS})
#: The number of a turn, counted from 1.
Turn = app_commands.Range[int, 0, 9999]


@app_commands.guild_only()
class GameCommands(TableCommands, Commands, commands.GroupCog, **group("game")):
    @command("game-list", digest="digest/digest-now")
    async def list_games(self, interaction: Interaction, digest: bool = False) -> None:
        await (digests if digest else own_games).show(interaction)

    @command("game-next")
    async def next_game(self, interaction: Interaction) -> None:
        await panels.show(interaction, await own_games.next_waiting(interaction))

    # --- during the game ----------------------------------------------------------------------------------------------

    @command("game-show", game="game", turn="turn", panel="panel", text="text")
    async def show(
        self,
        interaction: Interaction,
        game: Text | None = None,
        turn: Turn | None = None,
        panel: bool = False,
        text: bool = False,
    ) -> None:
        game_id = await self._chosen(interaction, game, access.find)
        if turn is not None:
            await past.show(interaction, game_id, turn, own=panel, text=text)
            return
        position = await self.bot.play.look(game_id, interaction.user.id)
        await (words.send if text else panels.show)(interaction, position)

    @command("game-log", game="game", turn="turn")
    async def log(self, interaction: Interaction, game: Text | None = None, turn: Turn | None = None) -> None:
        await logs.show(interaction, await self._chosen(interaction, game, access.find), turn)

    @command("game-export", game="game", text="text/export")
    async def export(self, interaction: Interaction, game: Text | None = None, text: bool = False) -> None:
        await recording.show(interaction, await self._meant(interaction, game), text=text)

    @command("game-replay", game="game", seat="seat/film")
    async def replay(self, interaction: Interaction, game: Text | None = None, seat: Text = films.ALL) -> None:
        await films.show(interaction, await self._meant(interaction, game), seat)

    @replay.autocomplete("seat")
    async def suggest_films(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            game_id = await self._meant(interaction, interaction.namespace.game)
            return await films.suggest_seats(interaction, game_id, typed)
        except Refusal:
            return []

    @command("game-note", text="text/note", game="game")
    async def note(self, interaction: Interaction, text: Text | None = None, game: Text | None = None) -> None:
        game_id = await self._chosen(interaction, game, access.find)
        if text is None:
            await private_notes.show(interaction, game_id)
        else:
            kept = await private_notes.keep(interaction, game_id, text)
            await interaction.edit_original_response(content=kept)

    @command("game-plan", step="step/planned", do="do/decided", order="order", game="game")
    @app_commands.choices(do=PLAN_CHOICES, order=ORDER_CHOICES)
    async def plan(
        self,
        interaction: Interaction,
        step: Text | None = None,
        do: str | None = None,
        order: Orders | None = None,
        game: Text | None = None,
    ) -> None:
        game_id = await self._chosen(interaction, game, access.find)
        rules = self.bot.tables.controller(await access.find(interaction, game_id)).game
        if order is not None or (step is None and do is None and rules.hand_turn is None):
            await plans.show_orders(interaction, game_id, order)
            return
        read = None if step is None else partial(rules.notation.read_line, step)
        await planning.typed(interaction, game_id, read, do)

    @plan.autocomplete("step")
    async def suggest_planned_steps(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            game_id = await self._chosen(interaction, interaction.namespace.game, access.find)
            position = await self.bot.planning.ahead(game_id, interaction.user.id)
        except Refusal:
            return []
        if position.seat is None or position.standing is None or not position.planning:
            return []
        look = partial(steps_like, position.controller.game, position.view, position.seat.seat, typed)
        found = await asyncio.get_running_loop().run_in_executor(self.bot.thinking, look)
        return matching(typed, [(step, step) for step in found])

    @command("game-undo", answer="answer/undo-answer", game="game")
    @app_commands.choices(answer=choices({"yes": "undo-agree", "no": "undo-refuse"}))
    async def undo(self, interaction: Interaction, answer: str | None = None, game: Text | None = None) -> None:
        """A move of the open turn, or by consent the turn before."""
        with before_saving():
            game_id = await self._chosen(interaction, game, access.find)
            say = await self.bot.languages.of(interaction)
            look = await self.bot.play.look(game_id, interaction.user.id)
        if answer is not None:
            await undoing.answer(interaction, game_id, agreed=answer == "yes")
            return
        if look.seat is not None and look.game.undo_of == look.seat.seat and not look.can_take_back:
            await undoing.ask(interaction, game_id)
            return
        position = await self.bot.play.take_back(game_id, interaction.user.id)
        await panels.show(interaction, position, notice=say("took-back"))

    @command("game-hint", game="game")
    async def hint(self, interaction: Interaction, game: Text | None = None) -> None:
        await coaching.hint(interaction, await self._chosen(interaction, game, access.find))

    @command("game-leave", game="game", sure="sure")
    async def leave(self, interaction: Interaction, game: Text | None = None, sure: bool = False) -> None:
        game_id = await self._chosen(interaction, game)
        row = await named_game(interaction, str(game_id))
        if row.status == "lobby":
            await self.bot.lobby.leave(game_id, interaction.user.id)
            await answer(interaction, "left-lobby")
        else:
            await leaving.leave(interaction, game_id, sure=sure)

    @command("game-return", game="game")
    async def return_(self, interaction: Interaction, game: Text | None = None) -> None:
        game_id = await self._chosen(interaction, game)
        await leaving.come_back(interaction, game_id)

    @command("game-reopen", game="game/closed")
    async def reopen(self, interaction: Interaction, game: Text | None = None) -> None:
        games_closed = [] if game is not None else await closed.of(interaction)
        if game is None and len(games_closed) != 1:
            raise Refusal("which-game" if games_closed else "no-closed-game")
        await closed.reopen(interaction, games_closed[0].id if game is None else number_of(game))

    @reopen.autocomplete("game")
    async def suggest_closed(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await game_choices(interaction, typed, await closed.of(interaction))

    @command("game-late", do="do", person="person/late", game="game")
    @app_commands.choices(do=DECISION_CHOICES)
    async def late_(
        self, interaction: Interaction, do: str, person: discord.Member | None = None, game: Text | None = None
    ) -> None:
        await late.decide_for(interaction, await self._chosen(interaction, game), do, person)

    # --- afterwards ---------------------------------------------------------------------------------------------------

    @command("game-rematch", game="game/finished")
    async def rematch(self, interaction: Interaction, game: Text | None = None) -> None:
        await continuing.rematch(interaction, await self._finished(interaction, game, alone=False))

    @command("game-share", game="game/finished")
    async def share(self, interaction: Interaction, game: Text | None = None) -> None:
        await continuing.share(interaction, await self._finished(interaction, game, alone=True))

    @command("game-review", game="game/finished")
    async def review(self, interaction: Interaction, game: Text | None = None) -> None:
        await reviewing.show(interaction, await self._reviewed(interaction, game))

    @review.autocomplete("game")
    async def suggest_reviews(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await game_choices(interaction, typed, await self._all_over(interaction))

    @rematch.autocomplete("game")
    async def suggest_rematches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await game_choices(interaction, typed, await self._over(interaction, alone=False))

    @share.autocomplete("game")
    async def suggest_results(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await game_choices(interaction, typed, await self._over(interaction, alone=True))

    async def _over(self, interaction: Interaction, *, alone: bool) -> list[GameRow]:
        guild_id = interaction.guild_id
        assert guild_id is not None
        return await self.bot.database.read(games.finished_of, interaction.user.id, guild_id, alone=alone)

    async def _reviewed(self, interaction: Interaction, typed: str | None) -> int:
        """The game that was named, wherever it was played, or the latest one here."""
        if typed is not None:
            return (await named_game(interaction, typed, access.find)).id
        played = await self._all_over(interaction)
        if not played:
            raise Refusal("no-finished-game")
        return played[0].id

    async def _finished(self, interaction: Interaction, typed: str | None, *, alone: bool) -> int:
        """The game that was named, or the latest one."""
        if typed is not None:
            return (await named_game(interaction, typed)).id
        over = await self._over(interaction, alone=alone)
        if not over:
            raise Refusal("no-finished-game")
        return over[0].id

    # --- watching -----------------------------------------------------------------------------------------------------

    @command("game-follow", game="game/watched", rounds="rounds", stop="stop")
    async def follow(
        self, interaction: Interaction, game: Text | None = None, rounds: bool = False, stop: bool = False
    ) -> None:
        if stop:
            await following.unfollow(interaction, await self._followed(interaction, game))
        else:
            await following.follow(interaction, await self._watched(interaction, game), rounds=rounds)

    @follow.autocomplete("game")
    async def suggest_watched(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        stop = bool(interaction.namespace.stop)
        found = await own_games.followed(interaction) if stop else await self._watchable(interaction)
        return await game_choices(interaction, typed, found)

    async def _followed(self, interaction: Interaction, typed: str | None) -> int:
        """The game that was named, or the only one that they follow."""
        if typed is not None:
            return number_of(typed)
        followed = await self.bot.database.read(followed_by, interaction.user.id)
        if len(followed) != 1:
            raise Refusal("which-followed" if followed else "not-following")
        return followed[0].id

    async def _watchable(self, interaction: Interaction) -> list[GameRow]:
        """What others are playing in this channel."""
        assert interaction.channel_id is not None
        here = await self.bot.database.read(games.open_in, interaction.channel_id)
        return [
            game
            for game in here
            if game.status == "running" and game.closed_at is None and game.seat_of(interaction.user.id) is None
        ]

    async def _watched(self, interaction: Interaction, typed: str | None) -> int:
        """The game that was named, or the latest one that others are playing here."""
        if typed is not None:
            return (await named_game(interaction, typed)).id
        games_here = await self._watchable(interaction)
        if not games_here:
            raise Refusal("nothing-to-follow")
        return games_here[0].id

    # --- anywhere -----------------------------------------------------------------------------------------------------

    @command("game-here", game="game")
    async def here(self, interaction: Interaction, game: Text | None = None) -> None:
        there = table_host(interaction).channel_id
        await self.bot.publisher.move(await self._chosen(interaction, game), interaction.user.id, there)
        await answer(interaction, "game-moved")

    @show.autocomplete("turn")
    @log.autocomplete("turn")
    async def suggest_turns(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        try:
            game_id = await self._chosen(interaction, interaction.namespace.game, access.find)
            return await past.suggest(interaction, game_id, str(typed))
        except Refusal:
            return []

    @show.autocomplete("game")
    @log.autocomplete("game")
    @export.autocomplete("game")
    @replay.autocomplete("game")
    async def suggest_begun(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = [*await own_games.of(interaction), *await self._all_over(interaction)]
        return await game_choices(interaction, typed, found)

    @note.autocomplete("game")
    @plan.autocomplete("game")
    @undo.autocomplete("game")
    @hint.autocomplete("game")
    @leave.autocomplete("game")
    @return_.autocomplete("game")
    @late_.autocomplete("game")
    @here.autocomplete("game")
    async def suggest_games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await game_choices(interaction, typed, await own_games.of(interaction))

    async def _meant(self, interaction: Interaction, typed: str | None) -> int:
        """The game that was named, or the player's only open one here, or else the one they finished last."""
        try:
            return await self._chosen(interaction, typed, access.find)
        except Refusal:
            over = [] if typed is not None else await self._all_over(interaction)
            if not over:
                raise
            return over[0].id

    async def _all_over(self, interaction: Interaction) -> list[GameRow]:
        """The player's finished games, the latest first."""
        found = [game for alone in (False, True) for game in await self._over(interaction, alone=alone)]
        return sorted(found, key=lambda game: game.id, reverse=True)

    async def _chosen(
        self, interaction: Interaction, typed: str | None, find: access.Finding = access.find_here
    ) -> int:
        """The game that was named, or the player's only one on this server."""
        if typed is not None:
            return (await named_game(interaction, typed, find)).id
        own = await own_games.of(interaction)
        here = [game for game in own if game.is_in(interaction.channel_id)]
        for candidates in (here, own):
            if len(candidates) == 1:
                return candidates[0].id
        raise Refusal("which-game" if own else "no-game-here")
