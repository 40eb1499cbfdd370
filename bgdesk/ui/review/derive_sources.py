"""Which analyses there are of a match and which is shown, in words: pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bgdesk.app.review.weighing import Weighed
from bgdesk.app.side_by_side import labels, noted, sentences
from bgdesk.match.study import Analysis
from bgdesk.ui.review.judgement_wording import depth_name
from bgdesk.ui.review.source_button import SourcesView
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.engines import ROLLOUT, engine_words, short_engine_words
from bgdesk.ui.words.numbers import whole

_NEARLY_ALL = 0.9
"""Some programs leave out moves without a choice."""


def derive_sources(
    analyses: Sequence[Analysis], alone: Analysis | None, weighed: Weighed | None, unreadable: int = 0
) -> SourcesView:
    """All ``analyses``, the newest first, of which one may be shown ``alone``; others are ``unreadable``."""
    note = Counted().unreadable(unreadable) if unreadable else ""
    if weighed is None or not analyses:
        return SourcesView(note=note)
    names = tuple(source_texts(analyses))
    number = next((place for place, one in enumerate(analyses) if one is alone), None)
    base = weighed.layers.base
    short = depth_name(base.level)
    text = labels(short_engine_words(base.engine), short)
    if weighed.layers.lifted:
        #: Short, on a button: each decision is shown by the analysis that looked deepest at it
        text = QCoreApplication.translate("Judgement", "Deepest analyses")
        #: The same in one word, on a small button
        short = QCoreApplication.translate("Judgement", "Deepest")
    return SourcesView(names, number, text, note, blends=len(analyses) > 1, short=short)


def coverage_text(weighed: Weighed) -> str:
    """That the base leaves much of the match out; empty where it does not."""
    if weighed.judged >= _NEARLY_ALL * weighed.plays:
        return ""
    #: Sentence: an analysis judges {judged} of {plays} moves of a match
    text = QCoreApplication.translate("Judgement", "Analysed so far: {judged} of {plays} moves.")
    return text.format(judged=weighed.judged, plays=weighed.plays)


def removal_question(analysis: Analysis, name: str, *, is_imported: bool) -> str:
    """Whether the analysis ``name`` is to be removed, and what is lost with it."""
    count = len(analysis.plays) + len(analysis.cubes) + len(analysis.resignations)
    #: Question. {analysis} is the name of an analysis, such as GNU Backgammon · 2-ply
    question = QCoreApplication.translate("Judgement", "Remove the analysis {analysis}?")
    lost = Counted().judgements_lost(count)
    back = (
        QCoreApplication.translate(
            "Judgement", "It comes back only when its file is opened again; this cannot be undone."
        )
        if is_imported
        else QCoreApplication.translate("Judgement", "To have it again, the match has to be analysed again.")
    )
    return sentences(question.format(analysis=name), lost, back)


def source_text(analysis: Analysis, level: str = "", trials: int = 0) -> str:
    """Which engine at which depth, ``level`` where a decision has one of its own, or after so many trials."""
    depth = depth_name(level or analysis.level)
    if trials:
        #: How a decision was judged: by a rollout with so many trials, as in: Rollout 1296
        depth = QCoreApplication.translate("Judgement", "Rollout {trials}").format(trials=whole(trials))
    return labels(engine_words(analysis.engine), depth)


def source_texts(analyses: Sequence[Analysis]) -> list[str]:
    """A name for each, with its settings or at last a number where engine and depth do not tell it apart."""
    names = [_with_state(source_text(one), one) for one in analyses]
    for detail in ("settings", "table", "created"):
        count = Counter(names)
        names = [
            labels(name, getattr(one, detail)) if count[name] > 1 else name
            for name, one in zip(names, analyses, strict=True)
        ]
    count, seen = Counter(names), Counter[str]()
    for place, name in enumerate(names):
        seen[name] += 1
        if count[name] > 1:
            names[place] = noted(name, str(seen[name]))
    return names


def _with_state(name: str, analysis: Analysis) -> str:
    if analysis.is_complete or analysis.level == ROLLOUT:
        return name
    #: Note behind the name of an analysis
    return noted(name, QCoreApplication.translate("Judgement", "unfinished"))
