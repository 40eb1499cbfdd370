"""Decisions that were found, wherever they are, as work for cards."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bgdesk.analysis.first_attempts import as_first_tried
from bgdesk.analysis.layers import layered
from bgdesk.analysis.verdicts import Verdict, verdicts
from bgdesk.app.practice.card_making import CardWork
from bgdesk.library.find.wanted import DecisionRef
from bgdesk.library.library import Library
from bgdesk.library.problems import JournalError
from bgdesk.library.studies import ShelvedStudy
from bgdesk.practice.cards.admission import worth_a_card
from bgdesk.practice.cards.making import KINDS

_log = logging.getLogger(__name__)

MOST_DRILLED = 100
"""Of so many decisions of a family cards are made at once, the costliest."""


def work_on(library: Library, refs: Iterable[DecisionRef], deck: str) -> list[CardWork]:
    """What is to be done to have cards of ``refs`` in ``deck``; what nobody has judged is left out."""
    wanted: dict[str, set[int]] = defaultdict(set)
    for ref in refs:
        wanted[ref.study_id].add(ref.event)
    found = (_work(library, study_id, events, deck) for study_id, events in wanted.items())
    return [one for one in found if one]


def errors_among(
    library: Library, refs: Sequence[DecisionRef], deck: str, threshold: float
) -> list[CardWork]:
    """The same of the errors among the first `MOST_DRILLED` of ``refs`` that are worth a card.

    Where a tutor spoke that is said by the first attempt.
    """
    return [
        replace(one, chosen=tuple(_worth(one, threshold)))
        for one in work_on(library, refs[:MOST_DRILLED], deck)
    ]


def _worth(work: CardWork, threshold: float) -> Iterator[Verdict]:
    tried = as_first_tried(work.record, work.analysis, work.chosen)
    worth = {one.decision.event for one in worth_a_card(work.analysis, tried, None, threshold)}
    return (one for one in work.chosen if one.decision.event in worth)


def _work(library: Library, study_id: str, events: set[int], deck: str) -> CardWork | None:
    try:
        study = _shelved(library, study_id).study
    except JournalError as problem:
        _log.warning("no cards of a match that cannot be read: %s", problem.trouble.name)
        return None
    layers = layered(study.judged)
    if layers is None:
        return None
    chosen = tuple(
        one
        for one in verdicts(study.record, layers.shown)
        if one.decision.event in events and one.decision.kind in KINDS
    )
    return CardWork(study_id, study.record, layers.shown, chosen, deck)


def _shelved(library: Library, study_id: str) -> ShelvedStudy:
    """A match from elsewhere, or one that was played here. Raises JournalError."""
    try:
        return library.studies.load(study_id)
    except JournalError:
        return library.studies.of_match(library.record(study_id))
