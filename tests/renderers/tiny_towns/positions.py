"""Games to draw: played by chance, or put together."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from games.asking import Asked, ask
from games.core import Answers, Seat
from games.tiny_towns import GAME
from games.tiny_towns.data import CARDS
from games.tiny_towns.state import RESOURCES, Building, Move, Options, Square, State, Town
from games.turns import Turn, new_game, open_turn, remembered
from renderers.core import Picture, Table
from renderers.tiny_towns import RENDERER
from tests.games.tiny_towns.helpers import table as table_of
from tests.renderers.sentences import NAMES, speaker

RANDOM = Options(set_up="random", monuments=True, extra_storage=True)


def table(turn: Turn[State, Move], language: str = "en", names: tuple[str, ...] = NAMES) -> Table:
    """Everybody at the table; they still know what happened in the turn that led here."""
    seats = len(turn.base.players)
    past = () if turn.last is None else remembered((), turn.last, turn, seats)
    return Table(names[:seats], speaker(language), turn.waiting, past)


# --- pictures and words -----------------------------------------------------------------------------------------------


def board(turn: Turn[State, Move], language: str = "en", names: tuple[str, ...] = NAMES) -> Picture:
    return RENDERER.board(turn.view(None), table(turn, language, names))


def panel(turn: Turn[State, Move], seat: Seat, answers: Answers = ()) -> Picture:
    return RENDERER.panel(turn.view(seat), seat, table(turn), asked(turn, seat, answers))


def final(turn: Turn[State, Move], names: tuple[str, ...] = NAMES) -> Picture:
    return RENDERER.final(turn.view(None), table(turn, names=names))


def words(turn: Turn[State, Move], seat: Seat | None = None, language: str = "en") -> str:
    return RENDERER.words(turn.view(seat), seat, table(turn, language))


def asked(turn: Turn[State, Move], seat: Seat, answers: Answers = ()) -> Asked[Move] | None:
    """How far the seat has come with these answers; None when it has nothing to choose."""
    if seat not in turn.waiting:
        return None
    view = turn.view(seat)
    return ask(GAME, view, seat, answers) if answers else Asked((), GAME.ask(view, seat, ()))


# --- games ------------------------------------------------------------------------------------------------------------


def played(seats: int, *, rounds: int = 99, seed: int = 1, options: Options = RANDOM) -> Turn[State, Move]:
    """A game of computers that come to move in any order."""
    chance = Random(seed)
    turn = new_game(GAME, seats, options, seed)
    while turn.waiting and turn.base.round <= rounds:
        turn = moved(turn, chance.choice(turn.waiting), chance)
    return turn


def moved(turn: Turn[State, Move], seat: Seat, chance: Random) -> Turn[State, Move]:
    return turn.play(seat, GAME.choose(turn.view(seat), seat, "easy", chance))


def ended(turn: Turn[State, Move], seat: Seat, chance: Random) -> Turn[State, Move]:
    """The seat has played its part of the round; somebody else is still waited for."""
    while seat in turn.waiting:
        turn = moved(turn, seat, chance)
    return turn


def ready_to_build() -> Turn[State, Move]:
    """The first game: one Cottage, and two Wells that share a stone, can be built."""
    turn = table_of(". H . W  B G . S  . . . W  . . . .", ". . . .  . . . .  . . . .  . . . .", options=Options())
    base = turn.base
    return open_turn(GAME, replace(base, players=(replace(base.players[0], cube="placed"), base.players[1])))


def crowded(
    seats: int, seed: int, *, display: tuple[str, ...] = (), buildings: int = 9, over: bool = False
) -> Turn[State, Move]:
    """Towns full of buildings of the display, each with cubes around them."""
    chance = Random(seed)
    options = Options(set_up="chosen", cards=display, monuments=True) if display else RANDOM
    state = played(seats, rounds=1, seed=seed, options=options).base
    players = []
    for player in state.players:
        monument = player.kept if chance.random() < 0.7 else None
        squares = _crowd(chance, state.display, monument, buildings, over)
        town = Town(tuple(squares), monument=monument, monument_round=1 if monument else None)
        players.append(replace(player, town=town, finished=state.round if over else None))
    return open_turn(GAME, replace(state, players=tuple(players), phase="over" if over else state.phase))


def _crowd(chance: Random, display: tuple[str, ...], monument: str | None, buildings: int, full: bool) -> list[Square]:
    standing: list[Square] = [Building(monument)] if monument else []
    while len(standing) < buildings:
        card = chance.choices(display, (5, 2, 3, 2, 3, 2, 1))[0]
        standing.append(Building(card, tuple(chance.choices(RESOURCES, k=CARDS[card].holds))))
    cubes: list[Square] = list(chance.choices(RESOURCES, k=16 - len(standing) if full else 4))
    squares = [*standing, *cubes]
    squares += [None] * (16 - len(squares))
    chance.shuffle(squares)
    return squares
