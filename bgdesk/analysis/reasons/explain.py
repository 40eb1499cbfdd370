"""From a judged play to what is said about it."""

from __future__ import annotations

from itertools import islice

from bgdesk.analysis.reasons.board_facts import BoardFacts
from bgdesk.analysis.reasons.evidence import FactKey
from bgdesk.analysis.reasons.explanation import Explanation, FoundReason, Silence
from bgdesk.analysis.reasons.play_case import PlayCase, RollValues
from bgdesk.analysis.reasons.play_rules import is_shared, reasons_of
from bgdesk.analysis.reasons.split import Split, prices_of, split_of
from bgdesk.analysis.scores import score_of
from bgdesk.match.equity_tables.table import MatchEquityTable, default_table
from bgdesk.match.stakes import table_at
from bgdesk.match.state import MatchState
from bgdesk.match.study import Candidate, JudgedPlay
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.variants import RULESETS, Scoring

SPEAKS_FROM = 0.040
"""Facts of the board say nothing about errors below it: there they are right no more often than by chance."""
RIGHT_BELOW = 0.001
_MOST_REASONS = 2
_GOOD, _GOOD_COST = 0.25, 0.04
"""A play that costs at most so much of the loss, and so much, is good, too.

It has to have what is told of the best one.
"""
_MOST_GOOD = 3
_NOISE = 2.0
_BACKGAMMON = RULESETS["backgammon"]


def explain_play(
    state: MatchState,
    player: Player,
    judged: JudgedPlay,
    roll_values: RollValues,
    *,
    speaks_from: float = SPEAKS_FROM,
    table: MatchEquityTable | None = None,
) -> Explanation:
    """Why the play of ``player`` in ``state``, before it was made, was wrong.

    Chances and losses are those of ``player``, in normalised equity. Nothing is said that was judged at
    different depths, lies within the noise of a rollout, or is smaller than ``speaks_from``.
    """
    if judged.played is None:
        return Explanation(silent_because=Silence.UNKNOWN_PLAY)
    if judged.legal_count == 1:
        return Explanation(silent_because=Silence.FORCED)
    best, played = judged.candidates[0], judged.candidates[judged.played]
    if best.level != played.level:
        return Explanation(silent_because=Silence.MIXED_DEPTH)
    if state.ruleset.scoring is Scoring.PER_CHECKER:
        return Explanation(silent_because=Silence.OTHER_GAME)
    split = _split(state, player, best, played, table_at(state, table or default_table()))
    if split is None:
        return Explanation(silent_because=Silence.NO_CHANCES)
    quiet = _too_little(split.loss, best, played, speaks_from)
    if quiet:
        return Explanation(split, silent_because=quiet)
    if state.ruleset != _BACKGAMMON:
        return Explanation(split, silent_because=Silence.OTHER_GAME)
    case = _case(state, player, best, played, split, roll_values)
    return _explained(
        split, case, tuple(BoardFacts(one, player, state.ruleset) for one in good_plays(judged))
    )


def good_plays(judged: JudgedPlay) -> tuple[Position, ...]:
    """The boards of the best plays besides the best one, where they are not much worse than it."""
    if judged.played is None:
        return ()
    best, played = judged.candidates[0], judged.candidates[judged.played]
    most = min(_GOOD * (best.equity.value - played.equity.value), _GOOD_COST)
    found = (
        one.position
        for one in judged.candidates[1:]
        if one.level == best.level and one is not played and best.equity.value - one.equity.value <= most
    )
    return tuple(islice(found, _MOST_GOOD))


def _split(
    state: MatchState, player: Player, best: Candidate, played: Candidate, table: MatchEquityTable
) -> Split | None:
    score = score_of(state, player, table)
    values = score.emg(best.equity), score.emg(played.equity)
    if best.probabilities is None or played.probabilities is None or None in values:
        return None
    assert values[0] is not None
    assert values[1] is not None
    return split_of(
        max(0.0, values[0] - values[1]),
        played.probabilities.seen_by(player),
        best.probabilities.seen_by(player),
        prices_of(state, player, table),
    )


def _too_little(loss: float, best: Candidate, played: Candidate, speaks_from: float) -> Silence | None:
    if loss < RIGHT_BELOW:
        return Silence.RIGHT
    errors = [one.rollout.standard_error or 0.0 for one in (best, played) if one.rollout]
    if errors and loss < _NOISE * sum(error**2 for error in errors) ** 0.5:
        return Silence.WITHIN_NOISE
    return Silence.SMALL if loss < speaks_from else None


def _case(
    state: MatchState,
    player: Player,
    best: Candidate,
    played: Candidate,
    split: Split,
    roll_values: RollValues,
) -> PlayCase:
    assert played.probabilities
    assert best.probabilities
    return PlayCase(
        player,
        state.ruleset,
        state.position,
        played.position,
        best.position,
        played.probabilities.seen_by(player),
        best.probabilities.seen_by(player),
        split,
        roll_values,
    )


def _explained(split: Split, case: PlayCase, good: tuple[BoardFacts, ...]) -> Explanation:
    """At most two reasons, each for another part of the loss, and only what all ``good`` plays share."""
    facts = tuple(case.evidence(key) for key in FactKey)
    chosen: list[FoundReason] = []
    for reason in reasons_of(case):
        if not all(is_shared(reason, one) for one in good):
            continue
        if len(chosen) < _MOST_REASONS and reason.axis not in [one.axis for one in chosen]:
            chosen.append(reason)
    quiet = Silence.MOSTLY_CUBE if split.is_mostly_cube else Silence.NOTHING_HOLDS
    return Explanation(split, tuple(chosen), None if chosen else quiet, facts)
