"""The reasons of a whole match, for what a command writes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bgdesk.analysis.reasons.asking import wrong_decisions
from bgdesk.analysis.reasons.explain import SPEAKS_FROM
from bgdesk.analysis.reasons.explainer import Explainer
from bgdesk.analysis.reasons.explanation import Explanation
from bgdesk.analysis.reasons.plain_explanation import Plain, plain_reasons
from bgdesk.analysis.verdicts import Verdict
from bgdesk.match.study import Analysis, Study


@dataclass(frozen=True, slots=True)
class _Explained:
    """A decision with the sentences of its reasons, and the one about where the loss is."""

    event: int
    found: Explanation
    sentences: tuple[str, ...]
    outcome: tuple[str, ...]


def _explained(study: Study, analysis: Analysis, verdicts: Sequence[Verdict]) -> Iterator[_Explained]:
    from bgdesk.engine.sage.judge import SageJudge
    from bgdesk.start.english_reasons import views_in_english

    explainer, seats = Explainer(SageJudge()), study.record.header.seats
    wrong = list(wrong_decisions(analysis, verdicts, SPEAKS_FROM))
    explained = [(asked, explainer.explain(asked), seats.of(asked.player).name) for _, asked in wrong]
    for (event, _), (_, found, _), view in zip(wrong, explained, views_in_english(explained), strict=True):
        yield _Explained(event, found, tuple(one.text for one in view.reasons), view.outcome)


def reasons_as_json(
    study: Study, analysis: Analysis, verdicts: Sequence[Verdict]
) -> Mapping[int, list[Plain]]:
    """By event, as `bgdesk explain` writes them."""
    return {
        one.event: plain_reasons(one.found, one.sentences) for one in _explained(study, analysis, verdicts)
    }


def reasons_in_words(
    study: Study, analysis: Analysis, verdicts: Sequence[Verdict]
) -> Mapping[int, tuple[str, ...]]:
    """By event: where the loss is, and the reasons."""
    return {one.event: (*one.outcome, *one.sentences) for one in _explained(study, analysis, verdicts)}
