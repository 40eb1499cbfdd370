"""Which of one's errors are worth a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp

from bgdesk.analysis.layers import depth
from bgdesk.analysis.learning import ASKED
from bgdesk.analysis.levels import FIRST_LOOK
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.scores import score_of
from bgdesk.analysis.verdicts import Verdict, cube_losses
from bgdesk.match.equity_tables.table import default_table
from bgdesk.match.study import Analysis, JudgedCube, JudgedPlay
from bgdesk.rules.player import Player

_SPREAD = 0.025
"""How near two plays have to be in equity so that people mix them up: tau of the softmax."""
_FIT = ASKED | {Kind.RAISE}
_REPEATED = {Kind.NO_DOUBLE}
"""What one may miss turn after turn; the most expensive time stands for all of them."""


def losses_of(analysis: Analysis, verdict: Verdict) -> tuple[float, ...]:
    """What each answer costs that could be given, the best first; of plays those as deep as the best."""
    if verdict.decision.kind is not Kind.PLAY:
        cube = _cube(analysis, verdict.decision.event)
        return tuple(sorted(cube_losses(verdict.decision, cube).values())) if cube else ()
    judged = _play(analysis, verdict.decision.event)
    if judged is None:
        return ()
    state, player = verdict.decision.state, verdict.decision.player
    score = score_of(state, player, default_table())
    level = judged.candidates[0].level
    values = [score.emg(one.equity) for one in judged.candidates if one.level == level]
    known = sorted((value for value in values if value is not None), reverse=True)
    return tuple(known[0] - value for value in known)


def ease_of(losses: Sequence[float]) -> float:
    """What a player loses there who mixes up what is nearly alike: the mean by a softmax.

    >>> ease_of((0.0,)), round(ease_of((0.0, 0.025)), 4), round(ease_of((0.0, 0.5)), 4)
    (0.0, 0.0067, 0.0)
    """
    weights = [exp(-loss / _SPREAD) for loss in losses]
    return sum(weight * loss for weight, loss in zip(weights, losses, strict=True)) / (sum(weights) or 1.0)


def worth_a_card(
    analysis: Analysis, verdicts: Sequence[Verdict], player: Player | None, threshold: float
) -> tuple[Verdict, ...]:
    """The errors of ``player``, or of both, that cost at least ``threshold`` and more than others lose there.

    Only what is judged with more than a first look, evenly, and not forced; of a double that was missed again
    and again the most expensive time.
    """
    fit = [
        one
        for one in verdicts
        if one.error >= max(threshold, 1e-6)
        and (player is None or one.decision.player is player)
        and one.decision.kind in _FIT
        and not (one.is_mixed or one.is_forced)
        and _is_deep(analysis, one)
        and one.error > ease_of(losses_of(analysis, one))
    ]
    return tuple(_once_a_game(fit))


def _once_a_game(found: Sequence[Verdict]) -> Iterator[Verdict]:
    worst: dict[tuple[int, Player], Verdict] = {}
    for one in found:
        place = one.decision.game, one.decision.player
        if one.decision.kind in _REPEATED and one.error > (worst[place].error if place in worst else 0.0):
            worst[place] = one
    for one in found:
        if one.decision.kind not in _REPEATED or worst[one.decision.game, one.decision.player] is one:
            yield one


def _is_deep(analysis: Analysis, verdict: Verdict) -> bool:
    event = verdict.decision.event
    if verdict.decision.kind is Kind.PLAY:
        judged = _play(analysis, event)
        return judged is not None and _is_second_look(analysis, judged.candidates[0].level)
    cube = _cube(analysis, event)
    return cube is not None and _is_second_look(analysis, cube.level)


def _is_second_look(analysis: Analysis, level: str) -> bool:
    """Levels that nobody knows here are those of other programs, which judge deeper than a first look."""
    found = depth(analysis.engine, level)
    return not found or found > depth("", FIRST_LOOK)


def _cube(analysis: Analysis, event: int) -> JudgedCube | None:
    return next((one for one in analysis.cubes if one.event == event), None)


def _play(analysis: Analysis, event: int) -> JudgedPlay | None:
    return next((one for one in analysis.plays if one.event == event and one.candidates), None)
