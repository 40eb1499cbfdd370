"""A review as plain values for JSON; ``resources/schemas/bgdesk-analysis.schema.json`` describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bgdesk.analysis.cube_answers import CubeOutcomes, raises_left, raises_so_far
from bgdesk.analysis.luck import LuckTotal, RollLuck
from bgdesk.analysis.questions import Kind
from bgdesk.analysis.statistics import ErrorSum, GameRating, PlayerStatistics, Review
from bgdesk.analysis.verdicts import Verdict
from bgdesk.match.evaluation import CubeDecision, Equity
from bgdesk.match.state import MatchState
from bgdesk.match.study import Analysis, JudgedCube, JudgedPlay, JudgedResignation, Study
from bgdesk.rules.notation.gnubg_id import to_position_id
from bgdesk.rules.player import Player

FORMAT = "bgdesk-analysis"
VERSION = 1
_DIGITS = 6

Plain = dict[str, Any]
_NO_REASONS: Mapping[int, list[Plain]] = MappingProxyType({})


def plain_analysis(matches: Sequence[Plain]) -> Plain:
    """The whole output."""
    return {"format": FORMAT, "version": VERSION, "matches": list(matches)}


def plain_match(
    study: Study, review: Review, file: str = "", reasons: Mapping[int, list[Plain]] = _NO_REASONS
) -> Plain:
    """One match: its players with their totals, its games with their decisions.

    ``reasons`` say by event why a decision was wrong.
    """
    record, analysis = study.record, review.analysis
    options = record.header.options
    return {
        "file": file,
        "length": options.length,
        "variant": options.variant,
        "engine": analysis.engine,
        "level": analysis.level,
        "settings": analysis.settings,
        "table": review.table,
        "pr_factor": review.pr_factor,
        "is_complete": analysis.is_complete,
        "players": [_player(study, review, player) for player in Player],
        "games": _games(review, reasons),
    }


def _player(study: Study, review: Review, player: Player) -> Plain:
    one = review.players.of(player)
    return {
        "name": study.record.header.seats.of(player).name,
        "pr": _rounded(one.pr),
        "interval": [_rounded(end) for end in one.interval] if one.interval else None,
        "decisions": one.decisions,
        "is_enough": one.is_enough,
        "gnubg_decisions": one.gnubg_decisions,
        "gnubg_rate": _rounded(one.gnubg_rate),
        "snowie_rate": _rounded(one.snowie_rate),
        "error": _rounded(one.error),
        "cost": _rounded(one.cost),
        "luck": _luck(one.luck),
        "luck_adjusted": _rounded(one.luck_adjusted),
        "by_kind": _sums(one),
        "by_game": {found.game: _rating(found) for found in one.ratings},
    }


def _rating(one: GameRating) -> Plain:
    low, high = one.interval
    return {"pr": _rounded(one.pr), "interval": [_rounded(low), _rounded(high)], "decisions": one.decisions}


def _sums(one: PlayerStatistics) -> Plain:
    groups: list[tuple[str, ErrorSum]] = [(kind.value, found) for kind, found in one.by_kind.items()]
    groups += [(f"play_{phase.value}", found) for phase, found in one.by_phase.items()]
    return {key: {"decisions": found.decisions, "error": _rounded(found.error)} for key, found in groups}


def _luck(total: LuckTotal) -> Plain:
    names = ("emg", "result", "net_emg", "net_result")
    return {"throws": total.rolls, **{name: _rounded(getattr(total, name)) for name in names}}


def _games(review: Review, reasons: Mapping[int, list[Plain]]) -> list[Plain]:
    judgements = _Judgements(review.analysis)
    numbers = {one.decision.game for one in review.verdicts} | {one.game for one in review.luck}
    return [
        {
            "number": number,
            "decisions": [
                {**_decision(one, judgements), "reasons": reasons.get(one.decision.event, [])}
                for one in review.verdicts
                if one.decision.game == number
            ],
            "throws": [_roll(one) for one in review.luck if one.game == number],
        }
        for number in sorted(numbers)
    ]


def _roll(one: RollLuck) -> Plain:
    return {
        "event": one.event,
        "player": _number(one.player),
        "luck": _rounded(one.emg),
        "luck_in_result": _rounded(one.result),
    }


def _number(player: Player) -> int:
    return 1 if player is Player.WHITE else 2


class _Judgements:
    """What an analysis says of an event."""

    def __init__(self, analysis: Analysis) -> None:
        self.plays = {one.event: one for one in analysis.plays}
        self.cubes = {one.event: one for one in analysis.cubes}
        self.resignations = {one.event: one for one in analysis.resignations}


def _decision(verdict: Verdict, judgements: _Judgements) -> Plain:
    decision = verdict.decision
    common: Plain = {
        "event": decision.event,
        "player": _number(decision.player),
        "kind": decision.kind.value,
        "position": to_position_id(decision.state.position, _seen_by(decision.state)),
        "error": _rounded(verdict.error),
        "cost": _rounded(verdict.cost),
        "counted": verdict.counts,
        "counted_by_gnubg": verdict.counts_for_gnubg,
    }
    event = decision.event
    if decision.kind is Kind.PLAY:
        return common | _play(decision.state, judgements.plays[event])
    if event in judgements.resignations:
        return common | _resignation(judgements.resignations[event])
    return common | _cube(decision.state, judgements.cubes[event])


def _seen_by(state: MatchState) -> Player:
    """Positions are shown to the player on roll."""
    return state.turn or Player.WHITE


def _play(state: MatchState, judged: JudgedPlay) -> Plain:
    candidates = judged.candidates
    return {
        "dice": list(state.dice) if state.dice else None,
        "played": None if judged.played is None else candidates[judged.played].written,
        "best": candidates[0].written,
        "equity": _rounded(candidates[0].equity.value),
        "level": candidates[0].level,
        "candidates": [
            {"play": one.written, "equity": _rounded(one.equity.value), "level": one.level}
            for one in candidates
        ],
    }


def _cube(state: MatchState, judged: JudgedCube) -> Plain:
    decision = judged.decision
    return {
        "level": judged.level,
        "best": _best_answer(state, decision) if raises_so_far(state) else _best_of_double(decision),
        "no_double": _value(decision.no_double),
        "double_take": _value(decision.double_take),
        "double_pass": _value(decision.double_pass),
    }


def _best_of_double(decision: CubeDecision) -> str:
    answer = "beaver" if decision.should_beaver else "take" if decision.should_take else "pass"
    return f"{'double' if decision.should_double else 'no double'}, {answer}"


def _best_answer(state: MatchState, decision: CubeDecision) -> str:
    """To a raise, which there is in money play only."""
    outcomes = CubeOutcomes(decision.double_take.value, decision.double_pass.value)
    answers = outcomes.answers(raises_so_far(state), raises_left(state))
    return max(answers, key=lambda kind: answers[kind]).value


def _resignation(judged: JudgedResignation) -> Plain:
    return {
        "level": judged.level,
        "playing_on": _value(judged.playing_on),
        "resigning": _value(judged.resigning),
    }


def _value(equity: Equity) -> float | None:
    return _rounded(equity.value)


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, _DIGITS)
