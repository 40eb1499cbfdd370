"""A match with one analysis of it as a report: what is left out, and every word of the rest."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from bgdesk import __version__
from bgdesk.analysis.cube_answers import raises_so_far
from bgdesk.analysis.grades import DEFAULT_THRESHOLDS, Grade
from bgdesk.analysis.questions import Decision, Kind, decisions
from bgdesk.analysis.report.chance_line import chart_points
from bgdesk.analysis.report.choices import (
    Findings,
    cube_findings,
    play_findings,
    resignation_findings,
)
from bgdesk.analysis.report.page import DecisionItem, GradeChoice, ReportView
from bgdesk.analysis.report.position import (
    diagram_of,
    place_words,
    position_id,
    shown_numbers,
    spoken,
)
from bgdesk.analysis.report.sources import Sources
from bgdesk.analysis.report.summary import detail_lines, summary_lines
from bgdesk.analysis.report.words import (
    MARKS,
    RESIGNED,
    counted,
    length_words,
    raise_name,
    result_words,
    signed,
)
from bgdesk.analysis.scores import score_of
from bgdesk.analysis.statistics import Review, review
from bgdesk.analysis.verdicts import Verdict
from bgdesk.formats.sgf.tutor_comments import tried_words
from bgdesk.harmless import apart
from bgdesk.match.equity_tables.table import MatchEquityTable, default_table
from bgdesk.match.events import DoubleNamed, PlayedIllegally, ResignationOffered
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.study import Analysis, Comment, Study, Tag
from bgdesk.rules.player import Player

_NOTHING: Mapping[int, Sequence[str]] = MappingProxyType({})


def best_analysis(study: Study) -> Analysis | None:
    """The analysis of ``study`` that judges most; of equals the last. ``None`` when nothing is judged."""
    judged = [one for one in study.analyses if one.plays or one.cubes]
    return max(reversed(judged), key=lambda one: len(one.plays) + len(one.cubes), default=None)


def report_view(
    study: Study,
    analysis: Analysis,
    player: Player | None = None,
    table: MatchEquityTable | None = None,
    why: Mapping[int, Sequence[str]] = _NOTHING,
) -> ReportView:
    """Everything to be shown of ``study`` as ``analysis`` judges it; ``why`` has sentences by event.

    With ``player`` only that player's decisions are there, and that player sits below.
    """
    known = table or default_table()
    found = review(study.record, analysis, known)
    items, left_out = _Items(study, found, known, player).all()
    items = tuple(replace(one, why=tuple(why.get(one.event, ()))) for one in items)
    header, state = study.record.header, study.record.state
    seats = header.seats
    names = apart(seats.white.name, is_rtl=False), apart(seats.black.name, is_rtl=False)
    return ReportView(
        title=" - ".join(names),
        subtitle=_subtitle(study),
        engine=_engine(found, study.analyses, is_money=header.options.is_money),
        names=names,
        summary=summary_lines(found, state),
        details=detail_lines(found),
        decisions=items,
        grades=_grades(),
        chart=chart_points(study.record, found, items, known),
        chart_title=f"Chance of {names[0]} to win the {'game' if header.options.is_money else 'match'}",
        comments=tuple(one.text for one in study.comments if one.event is None),
        footer=_footer(left_out),
    )


def _subtitle(study: Study) -> str:
    header = study.record.header
    tags = [study.tag(tag) for tag in (Tag.EVENT, Tag.ROUND, Tag.PLACE, Tag.DATE)]
    return " · ".join(part for part in (length_words(header.options), *tags) if part)


def _engine(found: Review, analyses: Sequence[Analysis], *, is_money: bool) -> str:
    analysis = found.analysis
    level = analysis.level + (f" ({analysis.settings})" if analysis.settings else "")
    parts = ["Judged by " + ", ".join(part for part in (analysis.engine, level) if part)]
    deeper = Sources(analysis, analyses).deeper()
    if deeper:
        parts.append(f"with deeper looks by {'; '.join(deeper)}")
    if not is_money:
        parts.append(f"match equity table {analysis.table or found.table}")
    if not analysis.is_complete:
        parts.append("not the whole match")
    return " · ".join(parts)


def _grades() -> tuple[GradeChoice, ...]:
    limits = DEFAULT_THRESHOLDS
    return (
        GradeChoice(f"what lost {limits.doubtful:.3f} or more", limits.doubtful),
        GradeChoice(f"errors: {limits.bad:.3f} or more", limits.bad),
        GradeChoice(f"blunders: {limits.very_bad:.3f} or more", limits.very_bad),
    )


def _footer(left_out: Counter[str]) -> str:
    said = [f"{counted(left_out[FORCED], 'forced play')}"] * bool(left_out[FORCED])
    said += [f"{counted(left_out[OBVIOUS], 'obvious decision')}"] * bool(left_out[OBVIOUS])
    said += [f"{counted(left_out[UNJUDGED], 'decision')} not analysed"] * bool(left_out[UNJUDGED])
    missing = f"Left out: {', '.join(said)}. " if said else ""
    return f"{missing}Made with bgdesk {__version__}."


FORCED, OBVIOUS, UNJUDGED = "forced", "obvious", "unjudged"


class _Items:
    """The decisions of one report."""

    def __init__(self, study: Study, found: Review, table: MatchEquityTable, player: Player | None) -> None:
        self._record = study.record
        self._table = table
        self._player = player
        self._verdicts = {one.decision.event: one for one in found.verdicts}
        self._rated = {one.decision.event: one for one in found.rated}
        self._plays = {one.event: one for one in found.analysis.plays}
        self._cubes = {one.event: one for one in found.analysis.cubes}
        self._resignations = {one.event: one for one in found.analysis.resignations}
        self._luck = {one.event: one for one in found.luck}
        self._comments = [one for one in study.comments if one.event is not None]
        self._left_out: Counter[str] = Counter()

    def all(self) -> tuple[tuple[DecisionItem, ...], Counter[str]]:
        """The decisions that are shown, and how many are not, by reason."""
        shown = list(self._shown())
        comments = _placed(self._comments, [one.event for one in shown])
        items = tuple(
            replace(self._item(number, one), comments=tuple(comments[one.event]))
            for number, one in enumerate(shown, 1)
        )
        return items, self._left_out

    def _shown(self) -> Iterator[Decision]:
        commented = {one.event for one in self._comments}
        for decision in decisions(self._record):
            if self._player not in (None, decision.player):
                continue
            reason = self._reason_to_leave_out(decision)
            if reason is None or decision.event in commented:
                yield decision
            else:
                self._left_out[reason] += 1

    def _reason_to_leave_out(self, decision: Decision) -> str | None:
        verdict = self._rated.get(decision.event)
        if verdict is None:
            is_illegal = isinstance(self._record.events[decision.event], PlayedIllegally)
            return None if is_illegal or decision.event in self._plays else UNJUDGED
        if verdict.counts or verdict.error or decision.event in self._resignations:
            return None
        judged = self._plays.get(decision.event)
        return FORCED if judged and _is_forced(judged.legal_count, len(judged.candidates)) else OBVIOUS

    def _item(self, number: int, decision: Decision) -> DecisionItem:
        state, seats = decision.state, self._record.header.seats
        verdict, findings = self._verdicts.get(decision.event), self._findings(decision)
        rated = self._rated.get(decision.event)
        grade = DEFAULT_THRESHOLDS.grade(verdict.error if verdict else 0.0)
        return DecisionItem(
            number=number,
            event=decision.event,
            who=list(Player).index(decision.player),
            cost=round(rated.error if rated else 0.0, 6),
            title=f"{apart(seats.of(decision.player).name, is_rtl=False)} {self._asked(decision)}",
            place=place_words(state, seats),
            done=self._done(decision, findings, verdict),
            position_id=position_id(state),
            diagram=diagram_of(state, self._player or Player.WHITE),
            seen=spoken(state.position),
            mark=MARKS[grade],
            grade="" if grade is Grade.NONE else grade.value,
            cost_text=self._cost_text(verdict),
            choices=findings.choices,
            notes=(*findings.notes, *self._attempt_note(rated), *self._luck_note(decision)),
        )

    def _findings(self, decision: Decision) -> Findings:
        event = decision.event
        if event in self._plays:
            return play_findings(self._plays[event], score_of(decision.state, decision.player, self._table))
        if event in self._cubes:
            return cube_findings(self._cubes[event], decision, self._table)
        if event in self._resignations:
            score = score_of(decision.state, decision.player, self._table)
            return resignation_findings(self._resignations[event], decision, score, self._level(decision))
        return Findings()

    def _level(self, decision: Decision) -> int:
        """How many games are resigned."""
        event, offer = self._record.events[decision.event], decision.state.resignation
        if isinstance(event, ResignationOffered):
            return event.level
        return offer.level if offer else 1

    def _asked(self, decision: Decision) -> str:
        """The question, which does not give the answer away."""
        state = decision.state
        match decision.kind:
            case Kind.PLAY if state.phase is Phase.TO_NAME:
                return "to name a double"
            case Kind.PLAY:
                return f"to play {'-'.join(map(str, shown_numbers(state)))}".rstrip()
            case Kind.NO_DOUBLE | Kind.DOUBLE:
                return "may redouble" if state.cube.owner else "may double"
            case Kind.TAKE | Kind.PASS | Kind.RAISE:
                return _offered(state)
            case Kind.RESIGNATION:
                return "may resign"
            case Kind.RESIGNATION_ACCEPTED | Kind.RESIGNATION_REJECTED:
                return f"is offered {RESIGNED[self._level(decision)]}"

    def _done(self, decision: Decision, findings: Findings, verdict: Verdict | None) -> str:
        done = self._action(decision, findings)
        if verdict is None:
            return f"{done}. Not analysed."
        if verdict.error and findings.right:
            return f"{done}. Right: {findings.right}."
        return f"{done}. {'Right.' if decision.kind is Kind.PLAY else f'Right: {findings.right}.'}"

    def _action(self, decision: Decision, findings: Findings) -> str:
        match decision.kind:
            case Kind.PLAY:
                return self._play(decision, findings)
            case Kind.RESIGNATION:
                return f"Resigned {RESIGNED[self._level(decision)]}"
            case Kind.RAISE:
                number = raises_so_far(decision.state) + 1
                return "Beavered" if number == 1 else f"Turned the cube ({raise_name(number)})"
            case kind:
                return _ACTIONS[kind]

    def _play(self, decision: Decision, findings: Findings) -> str:
        event = self._record.events[decision.event]
        if isinstance(event, PlayedIllegally):
            return f"Played {event.written}, which is not legal"
        chosen = next((one.name for one in findings.choices if one.is_chosen), "")
        if isinstance(event, DoubleNamed):
            return f"Named {chosen}"
        return f"Played {chosen}" if chosen else "Played something else"

    def _cost_text(self, verdict: Verdict | None) -> str:
        if verdict is None or verdict.error < _LEAST:
            return ""
        result = result_words(-verdict.cost, self._record.header.options)
        return signed(-verdict.error) + (f" ({result})" if verdict.cost >= _LEAST else "")

    def _attempt_note(self, rated: Verdict | None) -> Sequence[str]:
        """What was tried before a tutor spoke: the figures are of that."""
        if rated is None or rated.tried is None:
            return ()
        tried = tried_words(rated.tried)
        return (f"The first attempt counts in all figures: {tried} cost {rated.error:.3f}.",)

    def _luck_note(self, decision: Decision) -> Sequence[str]:
        """The roll stands right before the play."""
        luck = self._luck.get(decision.event - 1) if decision.kind is Kind.PLAY else None
        return (f"Luck of the roll: {signed(luck.emg)}",) if luck else ()


_LEAST = 0.0005
_ACTIONS: Mapping[Kind, str] = {
    Kind.NO_DOUBLE: "Rolled",
    Kind.DOUBLE: "Doubled",
    Kind.TAKE: "Took",
    Kind.PASS: "Passed",
    Kind.RESIGNATION_ACCEPTED: "Accepted",
    Kind.RESIGNATION_REJECTED: "Played on",
}


def _offered(state: MatchState) -> str:
    """The double or the last raise."""
    raises = raises_so_far(state)
    value = state.cube_offer.proposed if state.cube_offer else 2 * state.cube.value
    return f"answers the {raise_name(raises)}: cube to {value}" if raises else f"is doubled to {value}"


def _is_forced(legal: int | None, known: int) -> bool:
    return legal == 1 or (legal is None and known == 1)


def _placed(comments: Sequence[Comment], events: Sequence[int]) -> Mapping[int, list[str]]:
    """The comments by the decision that they stand at, or the next one that is shown, or the last."""
    placed: defaultdict[int, list[str]] = defaultdict(list)
    for comment in comments:
        at = comment.event or 0
        if events:
            placed[next((event for event in events if event >= at), events[-1])].append(comment.text)
    return placed
