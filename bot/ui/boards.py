"""The two public messages of a game: the card of its table and its board."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.controllers.core import Controller
from bot.languages import Language
from bot.storage.games import GameRow, SeatRow
from bot.table.positions import Position
from bot.ui import messages
from bot.ui.messages import ControlId, MessageBuilder
from games.core import LEVELS, decode_options
from renderers.core import Picture


def build_card(controller: Controller, game: GameRow, say: Language) -> MessageBuilder:
    """The table's card: who sits there, and the buttons to sit down, leave and start."""
    built = MessageBuilder().text(f"## {say(f'{controller.key}-name')}")
    built.text(controller.summary(decode_options(controller.game, game.options), say))
    built.text("\n".join(f"{seat.seat + 1}. {seat_line(seat, game, say)}" for seat in game.seats))
    if game.status == "lobby":
        _invite(built, controller, game, say)
    else:
        where = "thread" if game.thread_id else "channel"
        built.text(say(f"card-{game.status}", where=where, place=f"<#{game.place_id}>"))
    return built


def seat_line(seat: SeatRow, game: GameRow, say: Language) -> str:
    """Somebody at the table; a mention notifies nobody unless the message allows it."""
    if seat.player_id is None:
        assert seat.level is not None
        return say("seat-computer", name=seat.name, level=say(f"level-{seat.level}"))
    who = f"<@{seat.player_id}>"
    if seat.level is not None:
        return say("seat-stand-in", who=who)
    return say("seat-host", who=who) if seat.player_id == game.host_id else who


def _invite(built: MessageBuilder, controller: Controller, game: GameRow, say: Language) -> None:
    def button(
        verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary, disabled: bool = False
    ) -> ui.Button[ui.LayoutView]:
        return messages.button(label, ControlId(verb, game.id).button(), style=style, disabled=disabled)

    taken, seats = len(game.seats), controller.game.seats
    built.text(say("card-lobby", free=max(seats) - taken, fewest=min(seats), most=max(seats)))
    computers = any(seat.player_id is None for seat in game.seats)
    built.row(
        [
            button("join", say("card-join"), ButtonStyle.primary, disabled=taken >= max(seats)),
            button("leave", say("card-leave")),
            *([button("dismiss", say("card-remove-computer"))] if computers else []),
            button("start", say("card-start"), ButtonStyle.success, disabled=taken not in seats),
        ]
    )
    if taken < max(seats):
        levels = [messages.option(say("card-add-computer", level=say(f"level-{level}")), level) for level in LEVELS]
        built.row([messages.menu(say("card-computers"), ControlId("computer", game.id).menu(), levels)])


def build_board(position: Position, picture: Picture, say: Language) -> MessageBuilder:
    """The public board: what is going on, the picture, whose turn it is, and the button that opens a player's panel."""
    built = MessageBuilder().text(position.controller.situation(position.view, say)).picture(picture, "board")
    if position.result is not None:
        built.text(result_text(position, say))
        return built.row([_words_button(position, say)])
    built.text(_whose_turn(position, say))
    panel = ControlId("open", position.game.id).button()
    move = messages.button(say("board-move"), panel, style=ButtonStyle.primary, emoji="🎲")
    return built.row([move, _words_button(position, say)])


def _words_button(position: Position, say: Language) -> ui.Button[ui.LayoutView]:
    return messages.button(say("panel-words"), ControlId("words", position.game.id).button(), emoji="💬")


def _whose_turn(position: Position, say: Language) -> str:
    """The people whose turn it is; computers are named only if nobody else has to move, because they are quick."""
    seats = [position.game.seats[seat] for seat in position.waiting]
    people = [f"<@{seat.player_id}>" for seat in seats if seat.level is None]
    if not people:
        return say("board-computers")
    game = say(f"{position.controller.key}-name")
    return say("board-waiting", who=" ".join(people), people=len(people), game=game)


def result_text(position: Position, say: Language) -> str:
    """Ranks with names and points, best first, and the verdict of a solo game."""
    assert position.result is not None
    seats = sorted(position.result.seats, key=lambda score: (score.rank, score.seat))
    lines = [
        say("result-line", rank=score.rank, who=_who(position.game.seats[score.seat]), points=score.total)
        for score in seats
    ]
    if position.result.verdict is not None:
        lines.append(position.controller.verdict(position.result.verdict, say))
    if len(position.game.seats) == 1:
        lines.append(_challenge(position, say))
    return "\n".join(lines)


def _challenge(position: Position, say: Language) -> str:
    """How others can try the very same game."""
    options = decode_options(position.controller.game, position.game.options)
    level, variant = position.controller.solo.choice(options)
    words = [f"/solo game:{position.controller.slug}"]
    words += [f"level:{level}"] if level else []
    words += [f"variant:{variant}"] if variant else []
    words.append(f"seed:{position.game.seed}")
    return say("solo-challenge", command=" ".join(words), variant=position.controller.summary(options, say))


def _who(seat: SeatRow) -> str:
    return seat.name if seat.player_id is None else f"<@{seat.player_id}>"
