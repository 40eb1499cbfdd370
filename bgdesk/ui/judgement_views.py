"""What the panel of judgements shows about one state of a match: pure functions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.scores import score_of
from bgdesk.match.equity_table import default_table
from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.events import Event, OpeningRolled, Passed, Played, PlayedIllegally, Raised, Rolled, Taken
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay, JudgedRoll
from bgdesk.rules.player import Player
from bgdesk.ui.models.candidate_model import CandidateView
from bgdesk.ui.models.move_list_model import MoveMark
from bgdesk.ui.panels.judgement_panel import JudgementView

NOTHING = JudgementView()
_LEAST_SHOWN = 0.0005
"""What rounds to nothing is right."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One analysis by event, the mark of each decision that has a grade, and what each one cost."""

    analysis: Analysis
    marks: Mapping[int, MoveMark]
    errors: Mapping[int, float] = field(default_factory=dict)
    plays: Mapping[int, JudgedPlay] = field(init=False)
    cubes: Mapping[int, JudgedCube] = field(init=False)
    rolls: Mapping[int, JudgedRoll] = field(init=False)

    def __post_init__(self) -> None:
        for name in ("plays", "cubes", "rolls"):
            found = {judged.event: judged for judged in getattr(self.analysis, name)}
            object.__setattr__(self, name, found)


def derive_judgement(record: MatchRecord, judged: Judged | None, state: int) -> JudgementView:
    """What ``judged`` says about the decision that was made in state number ``state``."""
    if judged is None or state >= len(record.events):
        return NOTHING
    event = record.events[state]
    if state in judged.plays:
        view = _play_view(record, judged, state)
    elif state in judged.cubes:
        view = _cube_view(record, judged, state)
    else:
        return JudgementView(title=_title(record, state), source=source_text(judged.analysis))
    return _with_mark(view, judged, state, event)


def _play_view(record: MatchRecord, judged: Judged, state: int) -> JudgementView:
    play, before = judged.plays[state], record.states[state]
    candidates = [replace(one, equity=normalised(one.equity, before)) for one in play.candidates]
    rows = tuple(
        _candidate_row(number, candidate, candidates[0], is_chosen=number == play.played)
        for number, candidate in enumerate(candidates)
    )
    return JudgementView(
        title=_title(record, state),
        rows=rows,
        luck=_luck(record, judged, state - 1),
        source=source_text(judged.analysis, play.candidates[0].level if play.candidates else ""),
    )


def _candidate_row(number: int, candidate: Candidate, best: Candidate, *, is_chosen: bool) -> CandidateView:
    loss = candidate.equity.value - best.equity.value
    is_comparable = candidate.level == best.level
    return CandidateView(
        name=candidate.written or QCoreApplication.translate("Judgement", "no move"),
        equity=equity_text(candidate.equity),
        loss=(f"{loss:+.3f}" if is_comparable else f"({loss:+.3f})") if number else "",
        tip=_tip(candidate.probabilities, candidate.level),
        is_chosen=is_chosen,
    )


def _cube_view(record: MatchRecord, judged: Judged, state: int) -> JudgementView:
    cube, event = judged.cubes[state], record.events[state]
    is_answer = isinstance(event, Taken | Passed | Raised)
    decision = _normalised_cube(cube.decision, record.states[state])
    rows = _answer_rows(decision, event) if is_answer else _double_rows(decision, event)
    return JudgementView(
        title=_title(record, state), rows=rows, source=source_text(judged.analysis, cube.level)
    )


def _normalised_cube(decision: CubeDecision, before: MatchState) -> CubeDecision:
    return replace(
        decision,
        no_double=normalised(decision.no_double, before),
        double_take=normalised(decision.double_take, before),
        double_pass=normalised(decision.double_pass, before),
    )


def _double_rows(decision: CubeDecision, event: Event) -> tuple[CandidateView, ...]:
    """The three equities for the player who may double, with what each differs from the best."""
    translate = QCoreApplication.translate
    is_double = not isinstance(event, Rolled)
    best = max(decision.no_double.value, min(decision.double_take.value, decision.double_pass.value))
    entries = (
        (translate("Judgement", "No double"), decision.no_double, not is_double),
        (translate("Judgement", "Double, take"), decision.double_take, is_double),
        (translate("Judgement", "Double, pass"), decision.double_pass, False),
    )
    tip = _tip(decision.probabilities, "")
    return tuple(
        CandidateView(name, equity_text(equity), _difference(equity.value - best), tip, is_chosen)
        for name, equity, is_chosen in entries
    )


def _answer_rows(decision: CubeDecision, event: Event) -> tuple[CandidateView, ...]:
    """Taking and passing for the player who answers."""
    translate = QCoreApplication.translate
    take, refuse = decision.double_take.flipped(), decision.double_pass.flipped()
    best = max(take.value, refuse.value)
    entries = (
        (translate("Judgement", "Take"), take, isinstance(event, Taken | Raised)),
        (translate("Judgement", "Pass"), refuse, isinstance(event, Passed)),
    )
    return tuple(
        CandidateView(name, equity_text(equity), _difference(equity.value - best), "", is_chosen)
        for name, equity, is_chosen in entries
    )


def _difference(value: float) -> str:
    return f"{value:+.3f}" if abs(value) >= _LEAST_SHOWN else ""


def _with_mark(view: JudgementView, judged: Judged, state: int, event: Event) -> JudgementView:
    mark = judged.marks.get(state)
    if mark is None:
        is_decision = any(row.is_chosen for row in view.rows)
        words = _unmarked(judged.errors.get(state, 0.0)) if is_decision else ""
        return JudgementView(view.title, words, "", view.rows, view.luck, view.source)
    verdict = f"{mark.symbol} {mark.words}".strip()
    return JudgementView(view.title, verdict, mark.grade, view.rows, view.luck, view.source)


def _unmarked(error: float) -> str:
    """The verdict on a decision that has no grade."""
    if error < _LEAST_SHOWN:
        return QCoreApplication.translate("Judgement", "right")
    return QCoreApplication.translate("Judgement", "costs {cost}").format(cost=f"{error:.3f}")


def _title(record: MatchRecord, state: int) -> str:
    before, event = record.states[state], record.events[state]
    who = _who(event, before.to_act)
    name = record.header.seats.of(who).name if who else ""
    translate = QCoreApplication.translate
    if isinstance(event, Played | PlayedIllegally) and before.dice:
        return translate("Judgement", "{name}: {dice}").format(name=name, dice=before.dice)
    if isinstance(event, Taken | Passed | Raised):
        return translate("Judgement", "{name} answers the double").format(name=name)
    if isinstance(event, OpeningRolled):
        return translate("Judgement", "Opening throw")
    return translate("Judgement", "{name}: double?").format(name=name) if name else ""


def _who(event: Event, to_act: Player | None) -> Player | None:
    return getattr(event, "player", to_act)


def _luck(record: MatchRecord, judged: Judged, roll: int) -> str:
    found = judged.rolls.get(roll)
    if found is None:
        return ""
    return QCoreApplication.translate("Judgement", "Luck of the throw: {luck}").format(
        luck=equity_text(_normalised_gain(found.luck, record.states[roll]))
    )


def source_text(analysis: Analysis, level: str = "") -> str:
    """Which engine at which depth, ``level`` where a decision has one of its own."""
    return " · ".join(part for part in (analysis.engine, level_text(level or analysis.level)) if part)


def level_text(level: str) -> str:
    """A depth as people write it: ``3-ply``."""
    return re.sub(r"^(\d)ply$", r"\1-ply", level)


def normalised(equity: Equity, before: MatchState) -> Equity:
    """``equity`` as the other judgements are shown, where it is a chance to win the match from ``before``."""
    if equity.unit is not Unit.MWC:
        return equity
    value = score_of(before, equity.pov, default_table()).emg(equity)
    return equity if value is None else Equity(value, equity.pov, Unit.NORMALISED)


def _normalised_gain(gain: Equity, before: MatchState) -> Equity:
    """``gain`` is a difference of equities."""
    whole = score_of(before, gain.pov, default_table()).in_result(1.0)
    if gain.unit is not Unit.MWC or not whole or before.options.is_money:
        return gain
    return Equity(gain.value / whole, gain.pov, Unit.NORMALISED)


def equity_text(equity: Equity) -> str:
    """An equity with its sign, or a chance to win the match in per cent."""
    if equity.unit is Unit.MWC:
        return f"{equity.value * 100:.2f} %"
    return f"{equity.value:+.3f}"


def _tip(chances: Probabilities | None, level: str) -> str:
    level = level_text(level)
    if chances is None:
        return level
    text = QCoreApplication.translate(
        "Judgement", "wins {win} (gammons {win_gammon}), loses {lose} (gammons {lose_gammon})"
    ).format(
        win=_percent(chances.win),
        win_gammon=_percent(chances.win_gammon),
        lose=_percent(chances.lose),
        lose_gammon=_percent(chances.lose_gammon),
    )
    return "\n".join(part for part in (text, level) if part)


def _percent(chance: float) -> str:
    return f"{chance * 100:.1f} %"
