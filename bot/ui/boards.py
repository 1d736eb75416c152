"""The public board of a game, how it ended, and what becomes of an old board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from discord import ButtonStyle, ui
from msgspec.structs import replace

from bot import clock
from bot.controllers.core import Controller
from bot.languages import Language
from bot.publishing.drawing import DrawingPool
from bot.ranking.daily import is_secret
from bot.ranking.periods import date_of, starts_at
from bot.storage.boards import Board
from bot.storage.games import GameRow
from bot.table import seeds
from bot.table.positions import Position, options_of
from bot.ui import endings, messages, telling
from bot.ui.cards import named
from bot.ui.clocks import deadlines
from bot.ui.messages import ControlId, MessageBuilder, Signs, link_to, listed
from games.turns import Told
from renderers.core import Picture

#: The name of the picture in a board's message.
PICTURE = "board"


async def draw_board(pool: DrawingPool, position: Position, say: Language) -> Picture:
    """The board, or the scores when the game is over."""
    renderer = position.controller.renderer
    draw = renderer.board if position.result is None else renderer.final
    viewer = None if position.seat is None else position.seat.seat
    content = ("board", position.game.id, position.game.version, viewer, say.code)
    return await pool.draw(content, partial(draw, position.view, position.table(say)), (position.game.id, "board"))


def build_board(
    position: Position, picture: Picture, say: Language, icons: Signs, since: int, moved_from: str | None = None
) -> MessageBuilder:
    """The public board: what everyone did since a turn, the picture, whose move it is, and the way to their panel."""
    built = MessageBuilder().text(say(f"board-moved-from-{moved_from}") if moved_from else "")
    built.text(position.controller.situation(position.view, say)).text(news(position, since, say))
    built.picture(picture, PICTURE)
    if position.result is not None:
        built.text(result_text(position, say))
        return built.row(endings.buttons(position, say, icons)).row(endings.hindsight(position, say, icons))
    built.text(_whose_turn(position, say))
    return built.row([*_act_buttons(position, say, icons), _words_button(position, say, icons)])


def build_ping(position: Position, since: int, say: Language, icons: Signs) -> MessageBuilder:
    """The small message under a board that was brought up to date: only a new message notifies people."""
    built = MessageBuilder().text(f"**{title_of(position, say)}**").text(news(position, since, say))
    row = [move_button(position, say, icons), *board_link(position, say, icons)]
    return built.text(_whose_turn(position, say)).row(row)


def board_link(position: Position, say: Language, icons: Signs) -> list[ui.Button[ui.LayoutView]]:
    """The way to the newest board, if there is one."""
    game = position.game
    if game.board_message_id is None:
        return []
    there = link_to(game.guild_id, game.place_id, game.board_message_id)
    return [messages.link(say("board-link"), there, emoji=icons.sign(game.slug, "newest"))]


def build_history(board: Board, say: Language, icons: Signs, *, goes_on: bool) -> MessageBuilder:
    """A board that asks for nothing any more: its picture, what happened then, and the way to the newest board.

    A link would lead to the board after this one for ever, so it's a button that answers with the link of the day.
    """
    if board.kind in ("invitation", "notice"):
        return MessageBuilder().text(board.title).text(board.history or "")
    built = MessageBuilder().text(f"**{board.title}**" if board.title else "").text(board.history or "")
    built.known_picture(PICTURE, board.alt)
    newest, sign = ControlId("newest", board.game_id).button(), icons.shared("newest")
    return built.row([messages.button(say("board-newest"), newest, emoji=sign)] if goes_on else [])


def build_call(player_ids: Sequence[int], say: Language) -> MessageBuilder:
    """What the people of a game are told in another channel, if nothing can be posted in its own."""
    who = " ".join(f"<@{player}>" for player in player_ids)
    mine = messages.button(say("ending-mine"), ControlId("mine", 0).button(), emoji="▶️")
    return MessageBuilder().text(say("board-without-place", who=who)).row([mine])


def news(position: Position, since: int, say: Language) -> str:
    """What everybody did since a turn, line by line."""
    you = None if position.seat is None else position.seat.seat
    return telling.in_lines(position.controller, _turns(position, since), position.names, say, you)


def unseen(position: Position, say: Language) -> str:
    """What has happened since the player last looked, line by line: what others did, and their own turns.

    These were played by a plan or a standing order; who taps sees where that leads.
    """
    assert position.seat is not None
    return telling.in_lines(position.controller, missed(position, position.seat.seen), position.names, say)


def missed(position: Position, since: int) -> list[Told]:
    """What others have done since a turn, and the player's own turns without what they did in rounds of several."""
    assert position.seat is not None
    own = position.seat.seat
    return [
        replace(turn, events=tuple(event for event in turn.events if event.seat != own or turn.seats == (own,)))
        for turn in _turns(position, since)
    ]


def history_of(position: Position, since: int, say: Language) -> str:
    """The same in one line, for the board that showed where it began."""
    return telling.in_one_line(position.controller, _turns(position, since), position.names, say)


def is_slight(position: Position, since: int) -> bool:
    """Whether so little has happened since a turn that it needs no picture of its own."""
    codes = {event.code for turn in _turns(position, since) for event in turn.events}
    return bool(codes) and codes <= position.controller.slight


def _turns(position: Position, since: int) -> list[Told]:
    return telling.told_since(position.told, since, position.game.epoch)


def title_of(position: Position, say: Language) -> str:
    """The game and the round, as the board is headed."""
    return position.controller.situation(position.view, say).partition("\n")[0].removeprefix("## ")


def follow_button(position: Position, say: Language) -> list[ui.Item[ui.LayoutView]]:
    """For whoever watches a game that goes on."""
    if position.seat is not None or position.result is not None:
        return []
    return [messages.button(say("follow"), ControlId("follow", position.game.id).button(), emoji="👀")]


def _act_buttons(position: Position, say: Language, icons: Signs) -> list[ui.Button[ui.LayoutView]]:
    if position.game.closed_at is not None:
        return [reopen_button(position.game, say)]
    return [] if position.game.stands_still else [move_button(position, say, icons)]


def reopen_button(game: GameRow, say: Language) -> ui.Button[ui.LayoutView]:
    button = ControlId("reopen", game.id).button()
    return messages.button(say("closed-reopen"), button, style=ButtonStyle.success, emoji="▶️")


def _words_button(position: Position, say: Language, icons: Signs) -> ui.Button[ui.LayoutView]:
    words, sign = ControlId("words", position.game.id).button(), icons.sign(position.controller.slug, "words")
    return messages.button(say("panel-words"), words, emoji=sign)


def move_button(position: Position, say: Language, icons: Signs) -> ui.Button[ui.LayoutView]:
    """It names the turn that its board shows: whoever taps it later hears that the game has moved on."""
    panel = ControlId("open", position.game.id, position.game.epoch).button()
    sign = icons.sign(position.controller.slug, "move")
    return messages.button(say("board-move"), panel, style=ButtonStyle.primary, emoji=sign)


def _whose_turn(position: Position, say: Language) -> str:
    """Who has to do what; computers are named only if nobody else has to move, because they are quick."""
    if position.game.closed_at is not None:
        return say("board-closed")
    if position.game.paused_at is not None:
        return say("board-paused", since=f"<t:{position.game.paused_at}:R>")
    seats = [position.game.seats[seat] for seat in position.waiting]
    people = [f"<@{seat.player_id}>" for seat in seats if seat.level is None]
    if not people:
        return say("board-computers")
    task = position.controller.task(position.view, say)
    waiting = say("board-waiting", who=" ".join(people), task=task)
    return "\n".join(filter(None, (waiting, _who_has_acted(position, say), deadlines(position, say))))


def _who_has_acted(position: Position, say: Language) -> str:
    """In a round of several: the people who have ended their part of it. Everybody can tell from whom it waits for."""
    taking_part = position.controller.game.waiting_on(position.view)
    ended = [seat for seat in taking_part if seat not in position.waiting and position.game.seats[seat].level is None]
    return say("board-acted", names=listed(position.names[seat] for seat in ended)) if ended else ""


def result_text(position: Position, say: Language) -> str:
    """Ranks with names and points, best first. Who played alone has no rank, but a verdict."""
    assert position.result is not None
    alone = len(position.game.seats) == 1
    lines = []
    for score in sorted(position.result.seats, key=lambda score: (score.rank, score.seat)):
        row = position.game.seats[score.seat]
        line = say("result-line", who=named(row), points=score.total)
        line = say("result-hinted", line=line) if row.hinted else line
        lines.append(line if alone else f"**{score.rank}.** {line}")
    if position.result.verdict is not None:
        lines.append(position.controller.verdict(position.result.verdict, say))
    # Under their own game, players have buttons for whatever comes next.
    if alone and (position.seat is None or is_secret(position.game, clock.now())):
        lines.append(_challenge(position, say))
    return "\n".join(lines)


def daily_title(controller: Controller, day: int, say: Language) -> str:
    return say("daily-title", date=date_of(day), game=say(f"{controller.key}-name"))


def _challenge(position: Position, say: Language) -> str:
    """How others can try the very same game."""
    game = position.game
    if game.day is not None:
        if is_secret(game, clock.now()):
            return say("daily-secret", over=f"<t:{starts_at(game.day + 1)}:t>")
        return say("daily-again", date=date_of(game.day).isoformat())
    options = options_of(position.controller, position.game)
    if not position.controller.solo.offers(options):
        return position.controller.summary(options, say)
    level, variant = position.controller.solo.choice(options)
    # Nobody can type a seed that the bot drew, so the game is named by its number.
    seed = f"#{game.id}" if seeds.is_drawn(game.seed) else str(game.seed)
    # A game is chosen by its name, the rest by what can be typed.
    given = {"which-game": say(f"{position.controller.key}-name"), "level": level, "variant": variant, "seed": seed}
    words = " ".join(f"{say(f'command-option-{option}')}:{value}" for option, value in given.items() if value)
    about = position.controller.summary(options, say) if variant else "none"
    return say("solo-challenge", options=words, variant=about)
