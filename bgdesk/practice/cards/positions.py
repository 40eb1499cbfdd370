"""Positions from files as questions for cards: what is to be decided there, and the best of it."""

from __future__ import annotations

from dataclasses import replace

from bgdesk.analysis.questions import Kind
from bgdesk.analysis.verdicts import Verdict, cube_losses, verdicts
from bgdesk.match.events import Doubled, Event, Passed, Played, Raised, Rolled, StepPlayed, Taken
from bgdesk.match.flow import legal
from bgdesk.match.record import MatchRecord, next_roll
from bgdesk.match.state import Phase
from bgdesk.match.study import Analysis
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.player import Player

_ANY_DICE = Dice(2, 1)
_ANSWERS = (Played, Taken, Passed)


def with_any_answer(record: MatchRecord) -> MatchRecord | None:
    """``record`` with some answer to what is to be decided at its end; ``None`` where nothing is.

    An answer that stands there already stays.
    """
    if record.events and isinstance(record.events[-1], _ANSWERS):
        return record
    state, player = record.state, record.state.to_act
    if player is None:
        return None
    if state.phase is Phase.TO_PLAY:
        plays = legal(state).plays
        return record.append(_played(player, plays[0])) if len(plays) > 1 else None
    if state.phase is Phase.CUBE_OFFERED:
        return record.append(Taken(player))
    if state.phase is Phase.TO_ROLL:
        return record.append(Rolled(player, _ANY_DICE, next_roll(record)))
    return None


def with_best_answer(record: MatchRecord, analysis: Analysis) -> tuple[MatchRecord, Analysis, Verdict] | None:
    """The last decision of ``record`` made as ``analysis`` has it best; ``None`` where it does not say."""
    keep = len(record.events) - 1
    found = next(iter(verdicts(record, analysis, since=keep)), None)
    if found is None:
        return None
    base, player = record.until(keep), found.decision.player
    better = _best_play(base, analysis, keep, player) or _best_cube(base, analysis, found)
    line = base.append(better) if better else record
    plays = tuple(
        replace(one, played=0) if one.event == keep and found.decision.kind is Kind.PLAY else one
        for one in analysis.plays
    )
    told = replace(analysis, plays=plays)
    best = next(iter(verdicts(line, told, since=keep)), None)
    return (line, told, best) if best else None


def _best_play(base: MatchRecord, analysis: Analysis, keep: int, player: Player) -> Event | None:
    judged = next((one for one in analysis.plays if one.event == keep and one.candidates), None)
    if judged is None or base.state.phase is not Phase.TO_PLAY:
        return None
    wanted = judged.candidates[0].position
    play = next((one for one in legal(base.state).plays if one.result == wanted), None)
    return _played(player, play) if play else None


def _played(player: Player, play: Play) -> Played:
    return Played(player, tuple(StepPlayed(step.source, step.target, step.die) for step in play.steps))


def _best_cube(base: MatchRecord, analysis: Analysis, verdict: Verdict) -> Event | None:
    decision, player = verdict.decision, verdict.decision.player
    judged = next((one for one in analysis.cubes if one.event == decision.event), None)
    losses = cube_losses(decision, judged) if judged else {}
    match min(losses, key=lambda kind: losses[kind], default=None):
        case Kind.NO_DOUBLE:
            return Rolled(player, _ANY_DICE, next_roll(base))
        case Kind.DOUBLE:
            return Doubled(player)
        case Kind.TAKE:
            return Taken(player)
        case Kind.PASS:
            return Passed(player)
        case Kind.RAISE:
            return Raised(player)
    return None
