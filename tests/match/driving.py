"""Short ways to bring a match to the moment that a test is about."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.match import flow
from bgdesk.match.dice.fair_dice import SEEDED, fair_dice_record
from bgdesk.match.events import (
    Doubled,
    Event,
    GameStarted,
    OpeningRolled,
    Played,
    PositionSet,
    ResignationAccepted,
    ResignationOffered,
    Rolled,
    StepPlayed,
    Taken,
)
from bgdesk.match.options import MONEY, MatchOptions
from bgdesk.match.record import DiceRecord, MatchHeader, Seat, SeatKind
from bgdesk.match.state import MatchState, Pair, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Reason
from tests.rules.boards import board, game_board

WHITE, BLACK = Player.WHITE, Player.BLACK

PLAIN_MONEY = MatchOptions(length=MONEY, crawford=False)
JACOBY = replace(PLAIN_MONEY, jacoby=True)

SECRET = bytes(range(32))

LAST_CHECKER = "1:1"
"""White needs one more roll."""


def header(options: MatchOptions, dice: DiceRecord | None = None) -> MatchHeader:
    """A match between a person and a bot, with fair dice unless said otherwise."""
    seats = Pair(Seat("Person"), Seat("Bot", SeatKind.BOT, "expert"))
    return MatchHeader(
        "example", "2024-05-17T18:30:00+00:00", options, seats, dice or fair_dice_record(SECRET)
    )


def seeded(seed: int) -> DiceRecord:
    """What a header says about seeded dice."""
    return DiceRecord(SEEDED, seed=seed)


def after(state: MatchState, *events: Event) -> MatchState:
    """``state`` after ``events``."""
    for event in events:
        state = flow.advance(state, event)
    return state


def reason(state: MatchState, event: Event) -> Reason | None:
    """The rule that forbids ``event``."""
    refusal = flow.refusal(state, event)
    return refusal.reason if refusal else None


def double_reason(state: MatchState, player: Player) -> Reason | None:
    """The rule that forbids ``player`` to double."""
    refusal = flow.may_double(state, player)
    return refusal.reason if refusal else None


def opened(state: MatchState, starter: Player = WHITE) -> MatchState:
    """The next game, at the first play of ``starter`` with 31."""
    dice = (3, 1) if starter is WHITE else (1, 3)
    return after(state, GameStarted(state.game_number + 1), OpeningRolled(*dice))


def new_game(options: MatchOptions, starter: Player = WHITE) -> MatchState:
    """The first game of a match, at the first play of ``starter`` with 31."""
    return opened(flow.start(options), starter)


def played(play: Play, player: Player, used_ms: int = 0) -> Played:
    """The event of a legal play."""
    steps = tuple(StepPlayed(step.source, step.target, step.die) for step in play.steps)
    return Played(player, steps, used_ms)


def some_play(state: MatchState, used_ms: int = 0) -> Played:
    """Any legal play of the dice on the board."""
    assert state.mover
    return played(flow.legal(state).plays[0], state.mover, used_ms)


def turns(state: MatchState, count: int) -> MatchState:
    """``count`` quiet turns further, beginning with a play where dice lie on the board."""
    for _ in range(count):
        if state.phase is Phase.TO_ROLL:
            assert state.turn
            state = after(state, Rolled(state.turn, Dice(2, 1)))
        state = after(state, some_play(state))
    return state


def on_roll(options: MatchOptions, player: Player = WHITE) -> MatchState:
    """The first game, when ``player`` has his first decision before a roll; the opponent opened."""
    return turns(new_game(options, player.opponent), 1)


def set_up(options: MatchOptions, me: str, opponent: str, *, later: bool = True) -> MatchState:
    """White on roll, ``me`` and ``opponent`` as `game_board` reads them; ``later`` than the first turns."""
    position = game_board(options.ruleset(), me, opponent)
    state = after(flow.start(options), GameStarted(1), PositionSet(position, WHITE))
    return state if later else replace(state, turns_completed=Pair(1, 1))


def named_next(options: MatchOptions) -> MatchState:
    """The first turn of White, who rolled 21, played it, and has to name a double."""
    state = after(flow.start(options), GameStarted(1), OpeningRolled(6, 1), Rolled(WHITE, Dice(2, 1)))
    return after(state, some_play(state))


def taken(state: MatchState) -> MatchState:
    """``state`` after the player on turn doubled and his opponent took."""
    assert state.turn
    return after(state, Doubled(state.turn), Taken(state.turn.opponent))


def about_to_win(state: MatchState, loser: str) -> MatchState:
    """``state`` with White on turn and one checker left; Black stands on ``loser``, in White's numbers."""
    return replace(state, position=board(LAST_CHECKER, loser))


def borne_off(state: MatchState) -> MatchState:
    """White, on turn, rolls and takes off his last checker."""
    rolled = after(state, Rolled(WHITE, Dice(2, 1)))
    return after(rolled, some_play(rolled))


def won(state: MatchState, winner: Player, level: int = 1) -> MatchState:
    """One more game, which ``winner`` wins at ``level`` because the other one resigns."""
    loser = winner.opponent
    return after(opened(state, loser), ResignationOffered(loser, level), ResignationAccepted(winner))


def scored(options: MatchOptions, *games: tuple[Player, int]) -> MatchState:
    """A match between two games after ``games``, each (winner, level)."""
    state = flow.start(options)
    for winner, level in games:
        state = won(state, winner, level)
    return state
