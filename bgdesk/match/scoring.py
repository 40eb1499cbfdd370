"""What a game is worth, when a match is over, and what a player may resign."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.match.cube_rules import stake
from bgdesk.match.state import Ending, GameResult, MatchState, Pair, Phase
from bgdesk.rules.outcome import BACKGAMMON, SINGLE, Outcome, highest_possible
from bgdesk.rules.player import Player
from bgdesk.rules.position import OFF
from bgdesk.rules.variants import Scoring

_RESIGNING = (Phase.TO_ROLL, Phase.TO_NAME, Phase.TO_PLAY)


def gammons_count(state: MatchState) -> bool:
    """Whether more than a single game can be won with the cube as it stands (Jacoby)."""
    options = state.options
    if not options.jacoby or state.doubles_taken:
        return True
    return options.jacoby_auto_counts and state.auto_doubles > 0


def possible_levels(state: MatchState, loser: Player) -> tuple[int, ...]:
    """The levels at which ``loser`` may resign, reduced as a result that was played out.

    Where each checker counts the loser can only give up those not borne off.
    """
    if state.ruleset.scoring is Scoring.PER_CHECKER:
        return (state.position.in_play(loser),)
    if not gammons_count(state) or state.position.of(loser)[OFF]:
        return (SINGLE,)
    return tuple(level for level in state.ruleset.levels if level <= BACKGAMMON)


def resignation_levels(state: MatchState, player: Player) -> tuple[int, ...]:
    """The levels that ``player`` may offer now, () when resigning is not allowed."""
    if state.phase not in _RESIGNING or state.turn is not player or state.to_act is not player:
        return ()
    return tuple(level for level in possible_levels(state, player) if level >= state.rejected_level)


def resignation_is_certain(state: MatchState) -> bool:
    """Whether playing on could not win more than the resignation offers, so that nobody has to be asked."""
    offer = state.resignation
    if offer is None:
        return False
    points = state.cube.value * offer.level
    if wins_match(state, offer.player.opponent, points) or not gammons_count(state):
        return True
    return offer.level >= highest_possible(state.position, offer.player, state.ruleset)


def wins_match(state: MatchState, player: Player, points: int) -> bool:
    """Whether ``points`` more bring ``player`` to the end of the match; never in a money session."""
    options = state.options
    return not options.is_money and state.score.of(player) + points >= options.length


def finish_game(state: MatchState, winner: Player, ending: Ending, multiplier: int = SINGLE) -> MatchState:
    """The state after ``winner`` won the game ``multiplier`` times (before Jacoby)."""
    multiplier = multiplier if gammons_count(state) else SINGLE
    value = stake(state)
    return _scored(
        state, GameResult(state.game_number, winner, value * multiplier, multiplier, value, ending)
    )


def settle_game(state: MatchState, winner: Player, points: int) -> MatchState:
    """The state after ``winner`` was given ``points`` for the game, whatever the cube says."""
    value = stake(state)
    return _scored(
        state,
        GameResult(state.game_number, winner, points, max(SINGLE, points // value), value, Ending.SETTLED),
    )


def game_ended(state: MatchState, result: Outcome) -> MatchState:
    """The state after a game that was played to ``result``."""
    if result.winner is None:
        return draw_game(state, Ending.MOTHERS)
    ending = Ending.MOTHER if result.by_mother else Ending.BORNE_OFF
    return finish_game(state, result.winner, ending, result.multiplier)


def draw_game(state: MatchState, ending: Ending) -> MatchState:
    """The state after a game that nobody won."""
    return _scored(state, GameResult(state.game_number, None, 0, 0, stake(state), ending))


def _scored(state: MatchState, result: GameResult) -> MatchState:
    score, winner = state.score, result.winner
    has_won = winner is not None and wins_match(state, winner, result.points)
    if winner:
        score = score.with_value(winner, score.of(winner) + result.points)
    after = replace(
        with_nothing_open(state),
        phase=Phase.BEFORE_GAME,
        score=score,
        results=state.results.with_result(result),
        is_crawford=False,
        crawford_done=state.crawford_done or state.is_crawford,
    )
    is_over = has_won or state.game_number == state.options.games
    return finish_match(after, leader(score)) if is_over else after


def finish_match(state: MatchState, winner: Player | None) -> MatchState:
    """The end; a game in progress stays undecided and the score as it was."""
    return replace(with_nothing_open(state), phase=Phase.OVER, winner=winner)


def leader(score: Pair[int]) -> Player | None:
    """Who has more points."""
    if score.white == score.black:
        return None
    return Player.WHITE if score.white > score.black else Player.BLACK


def with_nothing_open(state: MatchState) -> MatchState:
    """``state`` with nobody on turn and nothing to answer."""
    return replace(
        state,
        turn=None,
        to_act=None,
        dice=None,
        stage=None,
        coming=(),
        left_start=0,
        may_reroll=False,
        passed=None,
        cube_offer=None,
        resignation=None,
    )
