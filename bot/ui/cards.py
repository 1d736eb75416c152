"""The public card of a table: who sits there and by which rules, and how to sit down, invite people and start."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.controllers.core import Controller
from bot.languages import Language
from bot.storage.games import GameRow, SeatRow
from bot.storage.invitations import Answer, Invitation
from bot.table.clocks import clock_of
from bot.table.positions import options_of
from bot.ui import messages
from bot.ui.clocks import clock_text
from bot.ui.messages import ControlId, MessageBuilder, Signs, link_to, written
from games.core import LEVELS

#: How many people can be invited with one choice.
MOST_GUESTS = 5


def build_card(
    controller: Controller, game: GameRow, say: Language, icons: Signs, invited: Sequence[Invitation] = ()
) -> MessageBuilder:
    built = MessageBuilder().text(f"## {say(f'{controller.key}-name')}")
    built.text(controller.summary(options_of(controller, game), say))
    built.text(clock_text(clock_of(game), say))
    built.text(seat_list(game, say))
    if game.status == "lobby":
        _add_lobby(built, controller, game, invited, say, icons)
    elif game.status != "cancelled":
        where = "thread" if game.thread_id else "lost" if game.thread_lost else "channel"
        built.text(say(f"card-{game.status}", where=where, place=f"<#{game.place_id}>"))
    return built


def seat_list(game: GameRow, say: Language) -> str:
    """Everybody at the table, numbered if they sit in this order."""
    in_order = game.status != "lobby" or game.seating == "listed"
    return "\n".join((f"{seat.seat + 1}. " if in_order else "• ") + seat_line(seat, game, say) for seat in game.seats)


def seat_line(seat: SeatRow, game: GameRow, say: Language) -> str:
    """Somebody at the table; a mention notifies nobody unless the message allows it."""
    if seat.player_id is None:
        assert seat.level is not None
        return say("seat-computer", name=seat.name, level=say(f"level-{seat.level}"))
    who = named(seat)
    if seat.level is not None:
        return say("seat-stand-in", who=who)
    return say("seat-host", who=who) if seat.player_id == game.host_id else who


def named(seat: SeatRow) -> str:
    """A player's mention; only computers and former players have nothing but a name."""
    return written(seat.name) if seat.player_id is None or seat.is_former else f"<@{seat.player_id}>"


def seating_line(game: GameRow, say: Language) -> str:
    """How the seats are given out. The list of a rematch is the earlier one, moved on by one seat."""
    return say(f"card-seating-{'rotated' if game.seating == 'listed' and game.rematch_of else game.seating}")


def invitation_text(controller: Controller, game: GameRow, guests: Sequence[int], say: Language) -> str:
    """A mention of people who were invited when the card was already there."""
    name = say(f"{controller.key}-name")
    who = " ".join(f"<@{guest}>" for guest in guests)
    return say("invitation", who=who, game=name, host=f"<@{game.host_id}>", link=card_link(game, say))


def build_invitation(text: str, game: GameRow, say: Language) -> MessageBuilder:
    return MessageBuilder().text(text).row([_join_button(game, say), _decline_button(game, say)])


def card_link(game: GameRow, say: Language) -> str:
    """To its channel as long as the card isn't posted."""
    if game.card_message_id is None:
        return f"<#{game.channel_id}>"
    return messages.named(say("card-link"), link_to(game.guild_id, game.channel_id, game.card_message_id))


def _add_lobby(
    built: MessageBuilder,
    controller: Controller,
    game: GameRow,
    invited: Sequence[Invitation],
    say: Language,
    icons: Signs,
) -> None:
    waiting, declined = _mentions(invited, None), _mentions(invited, "declined")
    taken, seats = len(game.seats), controller.game.seats
    room = taken < max(seats)
    lines = [
        say("card-invited", who=", ".join(waiting), guests=len(waiting)) if waiting else "",
        say("card-declined", who=", ".join(declined)) if declined else "",
        seating_line(game, say),
        say("card-lobby", free=max(seats) - taken, fewest=min(seats), most=max(seats)),
    ]
    built.text("\n".join(filter(None, lines)))
    computers = any(seat.player_id is None for seat in game.seats)
    start = ControlId("start", game.id).button()
    built.row(
        [
            _join_button(game, say, disabled=not room),
            messages.button(say("card-start"), start, style=ButtonStyle.success, disabled=taken not in seats),
            set_up_button(game, say, icons),
            _how_to_play_button(game, say, icons),
        ]
    )
    dismiss = ControlId("dismiss", game.id).button()
    built.row(
        [
            *([_decline_button(game, say)] if waiting else []),
            *([messages.button(say("card-remove-computer"), dismiss)] if computers else []),
        ]
    )
    if room:
        levels = [messages.option(say("card-add-computer", level=say(f"level-{level}")), level) for level in LEVELS]
        built.row([messages.menu(say("card-computers"), ControlId("computer", game.id).menu(), levels, shared=True)])
        built.row([messages.people_menu(say("card-invite"), ControlId("invite", game.id).people(), MOST_GUESTS)])


def set_up_button(game: GameRow, say: Language, icons: Signs) -> ui.Button[ui.LayoutView]:
    sign = icons.sign(game.slug, "settings")
    return messages.button(say("card-set-up"), ControlId("set-up", game.id).button(), emoji=sign)


def _how_to_play_button(game: GameRow, say: Language, icons: Signs) -> ui.Button[ui.LayoutView]:
    how = ControlId("help", 0, None, game.slug).button()
    return messages.button(say("card-how-to-play"), how, emoji=icons.sign(game.slug, "help"))


def _mentions(invited: Sequence[Invitation], answer: Answer | None) -> list[str]:
    return [f"<@{invitation.player_id}>" for invitation in invited if invitation.answer == answer]


def _join_button(game: GameRow, say: Language, *, disabled: bool = False) -> ui.Button[ui.LayoutView]:
    join = ControlId("join", game.id).button()
    return messages.button(say("card-join"), join, style=ButtonStyle.primary, disabled=disabled)


def _decline_button(game: GameRow, say: Language) -> ui.Button[ui.LayoutView]:
    return messages.button(say("card-decline"), ControlId("decline", game.id).button())
