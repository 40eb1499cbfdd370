"""What the result of a match says about the decisions in it: figures, what to look at, or why not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.statistics import Review
from bgdesk.app.review.quiet_judge import JudgedSoFar
from bgdesk.app.workers.analysis_pool import Progress
from bgdesk.match.events import Doubled, Played, PlayedIllegally, ResignationOffered
from bgdesk.match.record import MatchRecord
from bgdesk.ui.result.derive_figures import FigureView, awaited_figures, derive_figures
from bgdesk.ui.review.derive_decisions import DecisionView, derive_decisions, people_of
from bgdesk.ui.review.derive_sources import source_text
from bgdesk.ui.words.judgeable import left_out_text, why_not_analysed
from bgdesk.ui.words.numbers import percent
from bgdesk.ui.words.persons import by_person

translate = QCoreApplication.translate

_DECIDED = Played | PlayedIllegally | Doubled | ResignationOffered
"""What begins every match in which anything was decided."""


class JudgedStage(Enum):
    """How far a match is judged."""

    IMPOSSIBLE = auto()
    NOT_JUDGED = auto()
    UNDER_WAY = auto()
    JUDGED = auto()


@dataclass(frozen=True, slots=True)
class JudgedView:
    """``sentence`` stands where there is nothing to list; ``done`` of ``total`` while it is ``UNDER_WAY``.

    ``heading`` is that of ``decisions``, ``source`` says who judged and how deep.
    """

    stage: JudgedStage
    figures: tuple[FigureView, ...] = ()
    heading: str = ""
    source: str = ""
    decisions: tuple[DecisionView, ...] = ()
    sentence: str = ""
    done: int = 0
    total: int = 0


def derive_judged(record: MatchRecord, known: JudgedSoFar | None) -> JudgedView:
    """What is ``known`` of ``record``, ``None`` where nobody has asked."""
    why_not = why_not_judged(record)
    if why_not:
        return JudgedView(JudgedStage.IMPOSSIBLE, sentence=why_not)
    if known and (known.is_wanted or _is_weighed(known)):
        return _under_way(record, known.progress)
    if known and known.review:
        return _judged(record, known.review, known.trouble)
    return JudgedView(JudgedStage.NOT_JUDGED, sentence=_invitation(record, known))


def _is_weighed(known: JudgedSoFar) -> bool:
    """Whether all is judged, and only the figures are missing for a moment."""
    analysis = known.analysis
    is_complete = analysis is not None and analysis.is_complete and analysis.says_anything
    return is_complete and known.review is None and not known.trouble


def why_not_judged(record: MatchRecord) -> str:
    """Why there is nothing to judge, in a sentence; empty where there is."""
    if not any(isinstance(event, _DECIDED) for event in record.events):
        return translate("Result", "Nothing was decided in this match, so there is nothing to analyse.")
    return why_not_analysed(record)


def _invitation(record: MatchRecord, known: JudgedSoFar | None) -> str:
    if known and known.trouble:
        return known.trouble
    #: Sentence; Analyse is the name of the button below
    usual = translate("Result", "Analyse shows how well both played, and which decisions to look at.")
    return left_out_text(record) or usual


def _under_way(record: MatchRecord, progress: Progress | None) -> JudgedView:
    figures = awaited_figures(record)
    if progress is None or not progress.total:
        return JudgedView(JudgedStage.UNDER_WAY, figures, sentence=translate("Result", "Being analysed…"))
    #: Label over a bar of progress; {share} as in 40 %
    text = translate("Result", "Being analysed, {share}").format(
        share=percent(progress.done / progress.total, 0)
    )
    return JudgedView(JudgedStage.UNDER_WAY, figures, sentence=text, done=progress.done, total=progress.total)


def _judged(record: MatchRecord, review: Review, trouble: str) -> JudgedView:
    found = derive_decisions(record, review, people_of(record))
    return JudgedView(
        JudgedStage.JUDGED,
        derive_figures(record, review),
        _heading(len(found)),
        source_text(review.analysis),
        found,
        trouble if found else _nothing_wrong(record, review),
    )


def _heading(count: int) -> str:
    headings = (
        "",
        #: Heading of a list of decisions that cost something, as the next ones
        translate("Result", "One decision to look at"),
        translate("Result", "Two decisions to look at"),
        translate("Result", "Three decisions to look at"),
    )
    return headings[count]


def _nothing_wrong(record: MatchRecord, review: Review) -> str:
    people = people_of(record)
    if not any(one.decision.player in people for one in review.verdicts):
        return translate("Result", "No decision here.")
    if len(people) > 1:
        return translate("Result", "Nobody gave anything away worth a look. Well played!")
    #: Sentence: no decision of the player was wrong
    yours = translate("Result", "You gave nothing away worth a look. Well played!")
    #: Sentence. {name} is a player
    named = translate("Result", "{name} gave nothing away worth a look. Well played!")
    return by_person(record.header.seats.of(people[0]).name, yours, named)
