"""The whole table: set-up, the beginning and the end of a round, the end of the game, the final scores."""

from __future__ import annotations

from msgspec.structs import replace

from games.first_edition import Result, ScoreLine, Seat, SeatScore, Verdict, ranked
from games.rng import Rng
from games.welcome_to import agency as agencies
from games.welcome_to.cards import Piles, handed_over, offers, open_plans, revealed, solo_deck, table_piles
from games.welcome_to.data import TRACKS
from games.welcome_to.scoring import score_lines, temp_rank_points, temp_scale_points, tie_breaks, total
from games.welcome_to.sheets import empty_sheet
from games.welcome_to.state import EMPTY, Agency, News, OpenPlan, Options, Player, Sheet, State
from games.welcome_to.turns import Draft, open_draft, settled


def set_up(rules: int, seats: int, options: Options, seed: int) -> State:
    plans, rng = open_plans(Rng(seed), options.advanced)
    piles: Piles
    discards: Piles
    if seats == 1:
        deck, discard, rng = solo_deck(rng)
        piles, discards = (deck,), (discard,)
    else:
        piles, rng = table_piles(rng)
        discards = ((),) * len(piles)
    state = State(
        rules=rules,
        options=options,
        rng=rng,
        round=0,
        over=False,
        plans=plans,
        piles=piles,
        discards=discards,
        players=(Player(empty_sheet()),) * seats,
        agency=Agency(hand=()) if seats == 1 else None,
    )
    return begun(state)


def begun(state: State) -> State:
    """The next round: new cards, and every seat as far as it has no choice."""
    state = revealed(replace(state, round=state.round + 1))
    players = tuple(
        replace(player, steps=settled(state, Draft(player.sheet))[1])
        for player in state.players
    )  # fmt: skip
    return replace(state, players=players)


# --- the end of a round ----------------------------------------------------------------------------------------------


def resolved(state: State) -> State:
    """Everybody has confirmed: carry out all turns at once, then go on or end the game."""
    drafts = [open_draft(state, seat) for seat in range(len(state.players))]
    after = replace(
        state,
        plans=_turned(state, {index for index in range(3) if _somebody_scored(state, drafts, index)}),
        players=tuple(Player(draft.sheet) for draft in drafts),
        news=_news(state),
    )
    if state.agency is not None:
        after = _agency_turn(state, after, drafts[0])
    if any(ends_game(player.sheet) for player in after.players):
        return replace(after, over=True)
    return begun(after)


def _somebody_scored(state: State, drafts: list[Draft], index: int) -> bool:
    return any(
        draft.sheet.plans[index] != player.sheet.plans[index]
        for draft, player in zip(drafts, state.players, strict=True)
    )


def _turned(state: State, scored: set[int]) -> tuple[OpenPlan, OpenPlan, OpenPlan]:
    """Plans scored for the first time are worth less from the next round on."""
    first, second, third = (
        replace(plan, turned=state.round) if index in scored and not plan.turned else plan
        for index, plan in enumerate(state.plans)
    )
    return first, second, third


def _news(state: State) -> News:
    turns = tuple(tuple(step.action for step in player.steps) for player in state.players)
    projects = state.agency.projects if state.agency is not None else ()
    return News(state.round, offers(state), turns, projects)


def _agency_turn(before: State, after: State, draft: Draft) -> State:
    assert after.agency is not None
    assert draft.taken is not None
    manager = agencies.manager_of(before.options.solo_level)
    noted, scored = agencies.plans_after_projects(after.agency, before.plans, manager)
    after = handed_over(after, replace(after.agency, plans=noted, projects=()), draft.taken)
    return replace(after, plans=_turned(after, scored))


def ends_game(sheet: Sheet) -> bool:
    """Three strikes, three plans, or no free lot; a roundabout fills its lot (R11)."""
    full = not any(EMPTY in street.numbers for street in sheet.streets)
    return full or all(sheet.plans) or sheet.strikes == len(TRACKS.strikes) - 1


# --- points ----------------------------------------------------------------------------------------------------------


def seat_lines(state: State, seat: Seat, sheet: Sheet | None = None) -> tuple[ScoreLine, ...]:
    """The seat's score sheet if the game ended now; ``sheet`` is one to suppose in place of the seat's own."""
    own = sheet or state.players[seat].sheet
    return score_lines(own, _temp_points(state, seat, own), state.options.advanced)


def _temp_points(state: State, seat: Seat, own: Sheet) -> int:
    if state.agency is not None:
        if not state.options.solo_level:
            return temp_scale_points(own.temps)
        return agencies.temp_points(agencies.actions(state.agency), own.temps)[1]
    boxes = [own.temps if index == seat else player.sheet.temps for index, player in enumerate(state.players)]
    return temp_rank_points(boxes, TRACKS.temp_places)[seat]


def agency_score(state: State) -> tuple[ScoreLine, ...]:
    """The agency's score sheet if the game ended now; empty at a table and at level 0."""
    if state.agency is None or not state.options.solo_level:
        return ()
    manager = agencies.manager_of(state.options.solo_level)
    return agencies.agency_lines(state.agency, manager, state.players[0].sheet.temps)


def final_result(state: State) -> Result:
    lines = [seat_lines(state, seat) for seat in range(len(state.players))]
    keys = [(total(own), tie_breaks(player.sheet)) for own, player in zip(lines, state.players, strict=True)]
    scores = tuple(
        SeatScore(seat, total_, lines[seat], breaks, rank)
        for seat, ((total_, breaks), rank) in enumerate(zip(keys, ranked(keys), strict=True))
    )
    return Result(scores, _verdict(state, scores[0]) if state.agency is not None else None)


def _verdict(state: State, player: SeatScore) -> Verdict:
    """Level 0 is played for a high score; above it more points win, then more complete estates, else it is a draw."""
    assert state.agency is not None
    manager = agencies.manager_of(state.options.solo_level)
    if not manager.level:
        return Verdict("high_score", params={"level": 0, "manager": manager.id, "total": player.total})
    rival = total(agency_score(state))
    rival_estates = agencies.complete_groups(agencies.actions(state.agency), manager)
    params: dict[str, int | str] = {
        "level": manager.level,
        "manager": manager.id,
        "total": player.total,
        "rival": rival,
        "margin": player.total - rival,
        "estates": player.tie_breaks[0],
        "rival_estates": rival_estates,
    }
    own, other = (player.total, player.tie_breaks[0]), (rival, rival_estates)
    if own == other:
        return Verdict("drawn", None, params)
    return Verdict("won" if own > other else "lost", own > other, params)
