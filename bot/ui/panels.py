"""Private panels: what one player sees and taps. Everything on them comes from their own view."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import discord
from discord import ui
from msgspec.structs import replace

from bot import clock
from bot.languages import Language
from bot.table import choosing, coaching
from bot.table.choosing import Choice, Control, Menu, controls_of
from bot.table.positions import Position
from bot.ui import errors, messages, onlooking, plans, undo_question
from bot.ui.boards import reopen_button, unseen
from bot.ui.clocks import own_deadline
from bot.ui.messages import ControlId, KnownPicture, MessageBuilder, Signs, listed, written
from renderers.core import Picture

if TYPE_CHECKING:
    from bot.client import Guildhall

_STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
#: The prefix of the value of a menu's entry.
CHOOSE = "choose:"
#: After how many seconds Discord is told that a panel takes longer.
PATIENCE = 1.0
#: A tap that was on its way for longer is acknowledged at once. The clock knows whole seconds only.
LATE = 0.5
_PROMISE, _FORESEEN = "promise", "foreseen"


# --- the first answer -------------------------------------------------------------------------------------------------
# Discord waits three seconds for it. A panel that is ready soon is the first answer itself: that's one request less,
# and nobody sees that the bot is thinking. If it takes longer, Discord is told in time that it will come.


class _Promise:
    """That the answer will come: told to Discord only if it takes its time."""

    def __init__(self, interaction: discord.Interaction[Guildhall], new_message: bool) -> None:
        self.new_message = new_message
        self._interaction = interaction
        self._deferring: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._begin)

    def _begin(self) -> None:
        self._deferring = asyncio.create_task(defer(self._interaction, new_message=self.new_message))

    async def settle(self) -> None:
        self._timer.cancel()
        if self._deferring is not None:
            await self._deferring


async def promise(interaction: discord.Interaction[Guildhall], *, new_message: bool) -> None:
    """A panel will be shown: in a new private message, or instead of the one with the control."""
    if clock.now() - interaction.created_at.timestamp() > LATE:
        # If that's too late, they have been told that it failed, and nothing may come of it.
        await defer(interaction, new_message=new_message)
    else:
        interaction.extras[_PROMISE] = _Promise(interaction, new_message)


async def defer(interaction: discord.Interaction[Guildhall], *, new_message: bool) -> None:
    """Tell Discord right away that an answer will come."""
    if new_message:
        await interaction.response.defer(ephemeral=True, thinking=True)
    else:
        await interaction.response.defer()


async def settle(interaction: discord.Interaction[Guildhall]) -> bool | None:
    """Before any answer: from now on, nothing else is told to Discord at the same time.

    Returns whether the promised answer is a new message; None if none was promised.
    """
    promised: _Promise | None = interaction.extras.get(_PROMISE)
    if promised is None:
        return None
    await promised.settle()
    return promised.new_message


async def _give(interaction: discord.Interaction[Guildhall], built: MessageBuilder) -> int | None:
    """The answer that was promised, or that Discord has been told of before; returns its message."""
    new_message = await settle(interaction)
    if new_message is None or interaction.response.is_done():
        return await _edit(interaction, built)
    try:
        if new_message:
            return (await interaction.response.send_message(view=built, files=built.files, ephemeral=True)).message_id
        await interaction.response.edit_message(view=built, attachments=built.attachments)
    except discord.HTTPException as error:
        if error.code != errors.ALREADY_ACKNOWLEDGED:
            raise
        return await _edit(interaction, built)  # Discord has a first response that it couldn't confirm
    return interaction.message.id if interaction.message is not None else None


async def _edit(interaction: discord.Interaction[Guildhall], built: MessageBuilder) -> int:
    return (await interaction.edit_original_response(view=built, attachments=built.attachments)).id


# --- a panel that is drawn while its move is being saved --------------------------------------------------------------


class Foreseen(NamedTuple):
    """The player's own picture, as it will be once their move is saved."""

    name: str
    drawing: asyncio.Task[Picture]


def foresee(interaction: discord.Interaction[Guildhall], position: Position) -> None:
    """Begin to draw what a move leads to. It's shown only if that has been saved."""
    if position.result is None:
        bot, say = interaction.client, interaction.client.languages.known(interaction)
        drawing = asyncio.create_task(_draw(bot, position, say))
        interaction.extras[_FORESEEN] = Foreseen(picture_name(position, say), drawing)


def forget_foreseen(interaction: discord.Interaction[Guildhall]) -> None:
    """The answer is on its way, or there is none: nobody needs what is still being drawn for it."""
    foreseen: Foreseen | None = interaction.extras.pop(_FORESEEN, None)
    if foreseen is not None and not foreseen.drawing.cancel() and not foreseen.drawing.cancelled():
        foreseen.drawing.exception()  # whatever it was, nobody asks about it


# --- a panel ----------------------------------------------------------------------------------------------------------


async def show(interaction: discord.Interaction[Guildhall], position: Position, notice: str = "") -> None:
    """Answer with the player's panel.

    Where they only come to the next question, it's asked at once: the picture that previews it follows.
    """
    bot = interaction.client
    say = await bot.languages.of(interaction)
    missed = _has_missed(position)
    text = "\n".join(filter(None, (notice or told(position, say), unseen(position, say) if missed else "")))
    shown = messages.pictures_of(interaction.message)
    at_once = position.chosen and position.asked is not None
    try:
        foreseen = interaction.extras.get(_FORESEEN)
        built = await build(bot, position, say, text, shown, at_once=at_once, foreseen=foreseen)
        message_id = await _give(interaction, built)
    except discord.HTTPException as error:
        if not bot.icons.refused(error) and (error.status != 400 or not shown):
            raise
        # Our icons are gone, or another tap on the same panel has replaced its picture in the meantime.
        if position.seat is not None:  # perhaps it's the picture that was refused
            bot.open_panels.pictures.forget(_content(position, say))
        built = await build(bot, position, say, text)
        message_id = await _give(interaction, built)
    later = bool(built.kept) and built.kept[0].name != picture_name(position, say)
    bot.open_panels.keep(interaction, position, text, message_id, unpainted=built if later else None)
    await bot.play.keep_choice(position)
    if missed and position.seat is not None:
        await bot.tables.note_seen(position.game, position.seat)


def _has_missed(position: Position) -> bool:
    """Whether the game has gone on since the player last looked; that's just now for who answers a question."""
    seat = position.seat
    return seat is not None and seat.seen < position.game.epoch and position.result is None and not position.chosen


def told(position: Position, say: Language) -> str:
    """What the player's last moves led to, and what others did if that ended the turn.

    Nothing of what the panel shows anyway, such as the new cards on the table, or that the turn has ended.
    """
    names = [written(name) for name in position.names]
    events = [event for event in position.events if event.code not in position.controller.unsaid]
    you = None if position.seat is None else position.seat.seat
    own = [event for event in events if you is not None and event.seat == you]
    others = [event for event in events if event not in own]
    done = say("did", what=position.controller.events(own, names, say, you)) if own else ""
    return "\n".join(filter(None, (done, position.controller.events(others, names, say, you))))


async def build(
    bot: Guildhall,
    position: Position,
    say: Language,
    notice: str = "",
    shown: Sequence[KnownPicture] = (),
    *,
    at_once: bool = False,
    foreseen: Foreseen | None = None,
) -> MessageBuilder:
    """``shown`` are the pictures of the message that is going to be edited.

    ``at_once``: it keeps them for now, unless its own is there already.
    """
    if position.result is not None or position.seat is None:
        return (await onlooking.build(bot, position, say, notice)).row(_next_game(position, say, bot.icons))
    unreachable = not position.game.private and not bot.reaches(position.game)
    text, rows = _asked(position, say, bot.icons)  # the picture may be being drawn meanwhile
    if foreseen is not None and foreseen.name == picture_name(position, say):
        picture: Picture | KnownPicture = _remember(bot, position, say, await foreseen.drawing)
    else:
        picture = _there(bot, position, say, shown, at_once=at_once) or await draw(bot, position, say)
    name = picture.name if isinstance(picture, KnownPicture) else picture_name(position, say)
    built = MessageBuilder().text(say("panel-unreachable") if unreachable else "").text(notice)
    if position.game.clock is not None:
        text = "\n".join(filter(None, (text, own_deadline(position, say))))
    built.text(text).picture(picture, name)
    for row in rows:
        built.row(row)
    foot, hint = _foot(position, say, bot.icons), _hint(position, say, bot.icons)
    return built.row([*foot, *hint] if built.has_room_for(1 + len(foot) + len(hint)) else foot)


def _there(
    bot: Guildhall, position: Position, say: Language, shown: Sequence[KnownPicture], *, at_once: bool
) -> Picture | KnownPicture | None:
    """The player's own picture if it needn't be drawn; or, ``at_once``, the one that they see meanwhile."""
    recent, name = bot.open_panels.pictures.get(_content(position, say)), picture_name(position, say)
    return next((known for known in shown if known.name == name or (at_once and recent is None)), recent)


def _asked(position: Position, say: Language, icons: Signs) -> tuple[str, list[list[ui.Item[ui.LayoutView]]]]:
    """What the player is asked, and everything that can be answered; or else whom the table is waiting for."""
    assert position.seat is not None
    if position.game.closed_at is not None:
        return say("board-closed"), [[reopen_button(position.game, say)]]
    if position.game.paused_at is not None:
        return say("panel-paused", since=f"<t:{position.game.paused_at}:R>"), []
    text, rows = "", list[list[ui.Item[ui.LayoutView]]]()
    if position.plan is not None:
        text, rows = plans.text(position, say), plans.rows(position, say, icons)
    if position.standing is None and position.planning:
        return text, rows
    if position.standing is None:
        names = listed(position.names[seat] for seat in position.waiting)
        waiting = say("panel-waiting", names=names, people=len(position.waiting))
        ended = f"{say('panel-ended')} " if position.can_take_back else ""
        undo, ask = undo_question.offer(position, say, icons)
        return "\n".join(filter(None, (ended + waiting, undo, text))), [
            *rows,
            _next_game(position, say, icons),
            ask,
        ]
    kept = position.standing.choice
    controls = controls_of(position.controller, position.view, position.seat.seat, position.standing, say)
    answers: list[list[ui.Item[ui.LayoutView]]] = [
        [_choice_button(control, f"{number}.{place}", position, kept, icons) for place, control in enumerate(row)]
        for number, row in enumerate(controls.rows)
    ]
    answers += [[_choice_menu(menu, number, position, kept, icons)] for number, menu in enumerate(controls.menus)]
    return f"{text}\n{controls.text}".lstrip(), [*answers, *rows]


def _choice_button(
    control: Control, place: str, position: Position, kept: Choice, icons: Signs
) -> ui.Button[ui.LayoutView]:
    assert position.seat is not None
    if control.choice is None:
        # A button that only shows something still needs an id of its own.
        control_id = ControlId("show", position.game.id, position.seat.revision, place)
    else:
        control_id = _choice_id(control.choice, position, kept)
    return messages.button(
        control.label,
        control_id.button(),
        style=_STYLES[control.style],
        emoji=icons.sign(position.controller.slug, control.icon),
        disabled=control.choice is None,
    )


def _choice_menu(menu: Menu, number: int, position: Position, kept: Choice, icons: Signs) -> ui.Select[ui.LayoutView]:
    assert position.seat is not None
    # Each menu has its own id, or a client may show an entry as chosen that was chosen in another one.
    step = f"{number}.{kept.page}.{choosing.mark(kept)}"
    verb = "plan-pick" if position.planning else "pick"
    custom_id = ControlId(verb, position.game.id, position.seat.revision, step).menu()
    slug = position.controller.slug
    options = [
        messages.option(
            entry.label,
            CHOOSE + _choice_id(entry.choice, position, kept).rest,
            emoji=icons.sign(slug, entry.icon),
        )
        for entry in menu.entries
        if entry.choice is not None
    ]
    return messages.menu(menu.placeholder, custom_id, options)


def _choice_id(choice: Choice, position: Position, kept: Choice) -> ControlId:
    """The id carries the whole choice if it fits; otherwise only what isn't kept with the seat."""
    assert position.seat is not None
    verb = "plan-choose" if position.planning else "choose"
    whole = ControlId(verb, position.game.id, position.seat.revision, choice.write())
    return whole if whole.fits else replace(whole, rest=choosing.beyond(kept, choice).write())


def picture_name(position: Position, say: Language) -> str:
    """The name of the player's own picture.

    Everything a panel shows follows from what is in it. The game's version isn't: it counts others' open moves.
    """
    assert position.seat is not None
    waiting, asked = "".join(map(str, position.waiting)), position.asked
    chosen = f"-{choosing.mark(Choice(asked.answers))}{_drawn_page(position)}" if asked is not None else ""
    advised = f"-{asked.question.answers[0].id}" if position.advised and asked and asked.question else ""
    shown = "plan" if position.planning else "panel"
    return f"{shown}-{position.seat.revision}-{waiting}-{say.code}{chosen}{advised}"


async def draw(bot: Guildhall, position: Position, say: Language) -> Picture:
    """The player's own picture of what is saved."""
    return _remember(bot, position, say, await _draw(bot, position, say))


async def _draw(bot: Guildhall, position: Position, say: Language) -> Picture:
    assert position.seat is not None
    panel, seat = position.controller.renderer.panel, position.seat.seat
    draw = partial(panel, position.view, seat, position.table(say), position.asked)
    return await bot.drawing.draw(_content(position, say), draw, (position.game.id, seat))


def _remember(bot: Guildhall, position: Position, say: Language, drawn: Picture) -> Picture:
    """Only what is saved: after a move that couldn't be, the next one leads to a picture with the same name."""
    bot.open_panels.pictures.put(_content(position, say), drawn)
    return drawn


def _content(position: Position, say: Language) -> tuple[str, int, int]:
    """Everything that the player's own picture depends on."""
    assert position.seat is not None
    return picture_name(position, say), position.game.id, position.seat.seat


def _drawn_page(position: Position) -> str:
    """The page of a question whose pages have pictures of their own."""
    standing = position.standing
    if standing is None or standing.question is None or standing.question.code not in position.controller.pages:
        return ""
    return f"-{standing.choice.page}"


def _next_game(position: Position, say: Language, icons: Signs) -> list[ui.Item[ui.LayoutView]]:
    """Whoever has nothing to do here goes on to a game that waits for them."""
    if position.seat is None or not position.seat.wanted:
        return []
    control_id, sign = ControlId("next-game", position.game.id), icons.sign(position.controller.slug, "move")
    label, style = say("panel-next-game"), discord.ButtonStyle.primary
    return [messages.button(label, control_id.button(), style=style, emoji=sign)]


def _foot(position: Position, say: Language, icons: Signs) -> list[ui.Item[ui.LayoutView]]:
    """The last row: take the seat or a move back, in words, refresh."""
    assert position.seat is not None
    game_id, revision, sign = position.game.id, position.seat.revision, partial(icons.sign, position.controller.slug)
    verbs = ("back", "words", "refresh")
    can_take_back = position.can_take_back and not position.game.stands_still
    if position.planning and position.plan is not None:
        verbs, can_take_back = ("plan-back", "ahead", "plan"), bool(position.plan.steps)
    back = ControlId(verbs[0], game_id, revision).button()
    words, again = (ControlId(verb, game_id).button() for verb in verbs[1:])
    row: list[ui.Item[ui.LayoutView]] = []
    if position.seat.level is not None and position.game.closed_at is None:
        there, style = ControlId("return", game_id).button(), discord.ButtonStyle.success
        row.append(messages.button(say("panel-return"), there, style=style))
    if can_take_back:
        row.append(messages.button(say("panel-take-back"), back, emoji=sign("take_back")))
    row.append(messages.button(say("panel-words"), words, emoji=sign("words")))
    row.append(messages.button(say("panel-refresh"), again, emoji=sign("refresh")))
    return row


def _hint(position: Position, say: Language, icons: Signs) -> list[ui.Item[ui.LayoutView]]:
    """For whoever may ask what a computer would do; long lists of answers leave no room for it on a phone."""
    untouched = position.standing is not None and position.standing.untouched
    if not untouched or len(position.game.people) > 1 or not position.may_act or not coaching.may_ask(position.game):
        return []
    control_id, sign = ControlId("hint", position.game.id).button(), icons.sign(position.controller.slug, "hint")
    return [messages.button(say("panel-hint"), control_id, emoji=sign)]
