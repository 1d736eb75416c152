"""What all commands share, and what the commands of all games share: finding the game, making moves, answering."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct
from msgspec.structs import replace

from bot.controllers.core import Controller
from bot.languages import localised
from bot.limits import LONGEST_TEXT
from bot.storage import games
from bot.storage.games import GameRow, SeatRow
from bot.table.choosing import Choice
from bot.table.play import Finding, Reading, before_saving
from bot.table.positions import Position, position_of
from bot.table.refusals import BrokenGame, Refusal
from bot.ui import access, helping, opening, own_games, panels, words
from bot.ui.errors import NOT_SENT
from bot.ui.messages import OPTION_LIMIT, OPTION_TEXT_LIMIT, plain
from games import asking
from games.core import Answer, Answers, AnyGame, IllegalMove, Question, Seat
from games.turns import AnyTurn
from renderers.core import shortened

if TYPE_CHECKING:
    from discord.app_commands.commands import CommandCallback, GroupT, P, T

    from bot.client import Guildhall

Interaction: TypeAlias = "discord.Interaction[Guildhall]"

#: What people type with a command. Discord checks how long it is, and so does the bot (``check_texts``).
Text: TypeAlias = app_commands.Range[str, 1, LONGEST_TEXT]

#: An autocompletion looks at no more moves than this.
MOST_SUGGESTIONS = 1000


def command(
    name: str, /, about: str = "", *, public: bool = False, **options: str
) -> Callable[[CommandCallback[GroupT, P, T]], app_commands.Command[GroupT, P, T]]:
    """A slash command whose words are messages: ``command-<name>`` and ``command-<name>-about``.

    An option is called ``command-option-<word>`` and described by ``command-option-<word>-about``, where ``word`` is
    its value here. ``about``, and a second word after a slash, name another description. Only a ``public`` command
    answers for everybody to see.
    """
    names = {option: localised(f"command-option-{word.partition('/')[0]}") for option, word in options.items()}
    abouts = {option: localised(f"command-option-{word.rpartition('/')[2]}-about") for option, word in options.items()}

    def decorate(callback: CommandCallback[GroupT, P, T]) -> app_commands.Command[GroupT, P, T]:
        built = app_commands.command(
            name=localised(f"command-{name}"),
            description=localised(f"command-{about or name}-about"),
            extras={"public": public},
        )(callback)
        return app_commands.rename(**names)(app_commands.describe(**abouts)(built))

    return decorate


def group(name: str) -> dict[str, Any]:
    """The words of a group of commands, for its class: ``command-<name>`` and ``command-<name>-about``."""
    return {"group_name": localised(f"command-{name}"), "group_description": localised(f"command-{name}-about")}


def choices(names: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """What an option can be: each value with the message that names it."""
    return [app_commands.Choice(name=localised(message), value=value) for value, message in names.items()]


class Commands(commands.Cog):
    """Slash commands. Each module of them has one such class, which is found there."""

    def __init__(self, bot: Guildhall) -> None:
        self.bot = bot

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Acknowledge the command, so that its answer may take longer than Discord's three seconds."""
        assert isinstance(interaction.command, app_commands.Command)
        if not interaction.command.extras["public"]:
            try:
                await interaction.response.defer(ephemeral=True, thinking=True)
            except NOT_SENT as error:
                raise app_commands.CommandInvokeError(interaction.command, error) from error
        return True


@app_commands.guild_only()
class GameCog(Commands, commands.GroupCog):
    """The slash commands of one game."""

    slug: str

    @property
    def controller(self) -> Controller:
        return self.bot.controllers[self.slug]

    async def open_table(self, interaction: Interaction, options: Struct) -> None:
        """``new``: post the card of a new table in the channel."""
        await opening.open_table(interaction, self.slug, options)

    async def own_game(self, interaction: Interaction) -> int:
        """The running game of this kind that the player means: one here if there is one, else their only one."""
        assert interaction.guild_id is not None
        own = await self.bot.database.read(games.open_of, interaction.user.id, interaction.guild_id)
        mine = [game for game in own if game.slug == self.slug]
        here = [game for game in mine if not game.private and game.is_in(interaction.channel_id)]
        for candidates in (here, mine):
            running = [game for game in candidates if game.status == "running"]
            if running:
                return await self._meant(running, interaction.user.id)
        if mine:
            raise Refusal("not-started")
        strangers = await self._running_here(interaction)
        raise Refusal("not-your-game", names=strangers[0].names) if strangers else Refusal("no-game-here")

    async def _meant(self, running: list[GameRow], player_id: int) -> int:
        if len(running) == 1:
            return running[0].id
        waiting = [game.id for game in running if await self._is_waiting_for(player_id, game)]
        if len(waiting) == 1:
            return waiting[0]
        raise Refusal("which-game")

    async def _is_waiting_for(self, player_id: int, game: GameRow) -> bool:
        """Whether the game is waiting for this player; a broken one is waiting for nobody."""
        with suppress(BrokenGame):
            return (await self.bot.play.look(game.id, player_id)).may_act
        return False

    async def _running_here(self, interaction: Interaction) -> list[GameRow]:
        assert interaction.channel_id is not None
        here = await self.bot.database.read(games.open_in, interaction.channel_id)
        return [game for game in here if game.slug == self.slug and game.status == "running" and game.closed_at is None]

    async def game_here(self, interaction: Interaction) -> int:
        """The game a spectator means: their own if they play one, else the latest one running here."""
        try:
            return await self.own_game(interaction)
        except Refusal:
            running = await self._running_here(interaction)
            if not running:
                raise
            return running[0].id

    async def own_position(self, interaction: Interaction) -> Position:
        return await self.bot.play.look(await self.own_game(interaction), interaction.user.id)

    # --- making moves -------------------------------------------------------------------------------------------------

    async def play_line(self, interaction: Interaction, line: str) -> None:
        """Make the moves that are written in a line of the game's notation."""
        await self.act(interaction, self.typed(line))

    def typed(self, line: str) -> Reading:
        """Reads a line of the game's notation; the player's view fills in what they left out."""
        return partial(self.controller.game.notation.read_line, line)

    async def act(self, interaction: Interaction, read: Reading) -> None:
        """For any command that makes moves; the answer is the panel, with what happened above it."""
        await self._play(interaction, lambda game, turn, seat: read(turn.view(seat.seat), seat.seat))

    async def _play(self, interaction: Interaction, find: Finding) -> None:
        with before_saving():
            game_id = await self.own_game(interaction)
        await panels.show(interaction, await self.bot.play.act(game_id, interaction.user.id, find))

    async def answer_question(
        self,
        interaction: Interaction,
        wanted: Answers,
        otherwise: Reading | None = None,
        *,
        only: str = "",
        afresh: bool = False,
    ) -> None:
        """Answer as taps would. Where these answers don't fit, what is read instead makes the rules say why.

        ``only`` is the question that is meant, where it can't be any other; ``afresh`` begins with the first question.
        """

        def find(game: GameRow, turn: AnyTurn, seat: SeatRow) -> Choice | Struct | Sequence[Struct]:
            position = position_of(self.controller, game, turn, seat.player_id)
            if only and position.asked is not None and position.asked.then.code != only:
                raise Refusal(f"not-asked-{only}")
            if (choice := _fitting(position, wanted, afresh)) is not None:
                return choice
            if otherwise is not None:
                return otherwise(position.view, seat.seat)
            # If it isn't their turn, the rules say so.
            first = self.controller.game.ask(position.view, seat.seat, ())
            asking.check_closed(first if position.asked is None else position.asked.then, wanted[-1])
            raise Refusal("not-asked")

        await self._play(interaction, find)

    # --- autocompletion -----------------------------------------------------------------------------------------------

    async def suggestions(
        self, interaction: Interaction, *kinds: str, write: Callable[[Any], Any] = lambda move: move
    ) -> list[Any]:
        """The player's legal moves, as they are or written; none if there's nothing to suggest.

        With ``kinds``, only those that begin with one of these answers, and defaults are taken.
        """
        return await self._found(interaction, partial(_moves, kinds=kinds, write=write))

    async def _found(self, interaction: Interaction, find: Callable[[AnyGame, Any, Seat], list[Any]]) -> list[Any]:
        """What can be found in the player's view, off the event loop; nothing if they can't move."""
        try:
            position = await self.own_position(interaction)
        except Refusal:
            return []
        if not position.may_act or position.seat is None:
            return []
        look = partial(find, self.controller.game, position.view, position.seat.seat)
        return await asyncio.get_running_loop().run_in_executor(self.bot.thinking, look)

    async def answers(self, interaction: Interaction, *chosen: str, codes: Sequence[str] = ()) -> Sequence[Answer]:
        """The answers that may follow these, all or those with certain codes; none if these don't fit right now."""
        try:
            position = await self.own_position(interaction)
            assert position.seat is not None
            then = self.controller.game.ask(position.view, position.seat.seat, chosen)
        except (Refusal, IllegalMove):
            return ()
        found = then.answers if isinstance(then, Question) else ()
        return [answer for answer in found if answer.code in codes] if codes else found

    async def matching_answers(
        self, interaction: Interaction, typed: str, answers: Sequence[Answer]
    ) -> list[app_commands.Choice[str]]:
        """Answers as the panel words them; an id of several words is typed with blanks."""
        say = await self.bot.languages.of(interaction)
        named = [(self.controller.answer(answer, say), answer.id.replace("*", " ")) for answer in answers]
        return matching(typed, named)

    # --- commands that every game has ---------------------------------------------------------------------------------

    @command("move")
    async def move(self, interaction: Interaction) -> None:
        await panels.show(interaction, await self.own_position(interaction))

    @command("board", text="text")
    async def board(self, interaction: Interaction, text: bool = False) -> None:
        # Everybody sees the same board; whether somebody may see it depends on who they are.
        position = await self.bot.play.position(await access.find(interaction, await self.game_here(interaction)))
        await (words.send if text else panels.show)(interaction, position)

    @command("rules")
    async def rules(self, interaction: Interaction) -> None:
        await helping.show(interaction, self.controller.slug)

    @command("do", step="step")
    async def do(self, interaction: Interaction, step: Text) -> None:
        await self.play_line(interaction, step)

    @do.autocomplete("step")
    async def suggest_steps(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        steps = await self._found(interaction, partial(steps_like, typed=typed))
        return matching(typed, [(step, step) for step in steps])

    @command("take-back")
    async def take_back(self, interaction: Interaction) -> None:
        with before_saving():
            game_id = await self.own_game(interaction)
        position = await self.bot.play.take_back(game_id, interaction.user.id)
        say = await self.bot.languages.of(interaction)
        await panels.show(interaction, position, notice=say("took-back"))


def _fitting(position: Position, wanted: Answers, afresh: bool) -> Choice | None:
    """The choice that these answers lead to, going on from those given so far or beginning with them."""
    asked, seat, standing = position.asked, position.seat, position.standing
    if asked is None or seat is None or standing is None:
        return None
    ways = [Choice(wanted)]
    if not afresh:
        ways.insert(0, replace(standing.choice, answers=(*asked.answers, *wanted), page=0, ending=False))
    rules, view = position.controller.game, position.view
    return next((way for way in ways if asking.fitting(rules, view, seat.seat, way.answers)), None)


def _moves(rules: AnyGame, view: Any, seat: Seat, kinds: Sequence[str], write: Callable[[Any], Any]) -> list[Any]:
    moves = asking.suggested(rules, view, seat, kinds, only_defaults=bool(kinds))
    return [*map(write, islice(moves, MOST_SUGGESTIONS))]


def steps_like(rules: AnyGame, view: Any, seat: Seat, typed: str) -> list[str]:
    """Moves as text, of every kind in turn. If what was typed begins like some kinds, the others are left out."""
    write, wanted = rules.notation.write_move, typed.casefold()
    kinds = [answer.id for answer in rules.ask(view, seat, ()).answers]
    firsts = {kind: write(next(asking.suggested(rules, view, seat, (kind,)))).casefold() for kind in kinds}
    begun = [kind for kind in kinds if firsts[kind].startswith(wanted.partition(" ")[0])]
    walked = map(write, islice(asking.suggested(rules, view, seat, begun), MOST_SUGGESTIONS))
    fitting = (step for step in walked if wanted in step.casefold() and len(step) <= OPTION_TEXT_LIMIT)
    return [*islice(fitting, OPTION_LIMIT)]


def line_command(name: str, line: str, about: str = "") -> app_commands.Command[Any, ..., None]:
    """A command that makes the moves of one line of the notation; ``{what}`` in it is what the player types."""

    async def play(cog: GameCog, interaction: Interaction) -> None:
        await cog.play_line(interaction, line)

    async def play_what(cog: GameCog, interaction: Interaction, what: Text) -> None:
        await cog.play_line(interaction, line.format(what=what))

    for callback in (play, play_what):
        callback.__qualname__ = f"GameCog.{name}"  # this is how discord.py tells a method from a function
    return command(name, about, what="what")(play_what) if "{what}" in line else command(name, about)(play)


async def answer(interaction: Interaction, message: str, **params: str | int) -> None:
    """Answer a deferred interaction with one sentence."""
    say = await interaction.client.languages.of(interaction)
    await interaction.edit_original_response(content=say(message, **params))


async def game_choices(
    interaction: Interaction, typed: str, found: Sequence[GameRow]
) -> list[app_commands.Choice[str]]:
    """Games for an autocompletion: their titles, with their numbers as values."""
    bot = interaction.client
    say = await bot.languages.of(interaction)
    return matching(typed, [(own_games.title(bot, game, say, plain), str(game.id)) for game in found])


async def named_game(interaction: Interaction, typed: str, find: access.Finding = access.find_here) -> GameRow:
    """The game whose number was given, for somebody who may see it; on this server, unless it's found otherwise."""
    return await find(interaction, number_of(typed))


def number_of(typed: str) -> int:
    """The number of a game, whether there is one or not."""
    if not (typed.isascii() and typed.isdecimal() and len(typed) <= 18):
        raise Refusal("no-such-game")
    return int(typed)


def matching(typed: str, entries: Sequence[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """The (label, value) entries that contain what was typed, near the start first, as many as Discord takes."""
    wanted = typed.casefold()

    def place(entry: tuple[str, str]) -> int:
        return min((at for text in entry if (at := text.casefold().find(wanted)) >= 0), default=-1)

    fitting = [entry for entry in entries if place(entry) >= 0 and len(entry[1]) <= OPTION_TEXT_LIMIT]
    return [
        app_commands.Choice(name=shortened(label, OPTION_TEXT_LIMIT), value=value)
        for label, value in sorted(fitting, key=place)[:OPTION_LIMIT]
    ]
