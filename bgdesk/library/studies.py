"""Matches that were opened from elsewhere, and the analyses of any match, kept for the next time."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from bgdesk.formats.import_result import Remark, RemarkKind, Weight
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.study_rows import StudyRow, StudyRows
from bgdesk.match.codec.json_shapes import as_object, json_of
from bgdesk.match.codec.record_codec import CodecError, entry_to_json, header_from_json, header_to_json
from bgdesk.match.codec.study_codec import (
    analysis_from_json,
    analysis_to_json,
    study_from_json,
    study_to_json,
)
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchHeader, MatchRecord
from bgdesk.match.state import Pair
from bgdesk.match.study import Analysis, Study, Tag

_log = logging.getLogger(__name__)

_ID_LENGTH = 16
_ANY_LENGTH = sys.maxsize
"""What stands in the library has been written by it, however long it is."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ShelvedStudy:
    """A study from the library: ``source`` names the file that it came from, ``remarks`` its import.

    ``format`` is the id of what the file was read as, empty where that is not known.
    """

    id: str
    study: Study
    source: str
    remarks: tuple[Remark, ...]
    format: str = ""


@dataclass(frozen=True, slots=True)
class StudySummary:
    """An opened match as it is listed; ``added`` is ISO 8601 in UTC, ``title`` the event.

    Without a header (damaged) there is not much to tell. ``games`` counts those that were decided.
    """

    id: str
    header: MatchHeader | None
    added: str
    source: str
    title: str
    score: Pair[int]
    games: int
    analyses: int


class StudyShelf:
    """The studies of a library, found again by what happens in them, whatever file they come from.

    Every method raises JournalError when the disk or the file fails.
    """

    def __init__(self, rows: StudyRows, now: Callable[[], str]) -> None:
        self._rows = rows
        self._now = now

    def add(
        self, study: Study, source: str, remarks: tuple[Remark, ...] = (), format_id: str = ""
    ) -> ShelvedStudy:
        """Keep ``study`` and give it back with all that is known of the same match already."""
        study = self._joined(study)
        plain = study_to_json(replace(study, analyses=()))
        row = self._row(study, source, format_id, _text(plain["header"]))
        seats = study.record.header.seats
        noted = _text([_remark_to_json(remark) for remark in remarks])
        self._rows.put_study(row, seats.white.name, seats.black.name, _text(plain), noted)
        for analysis in study.judged:
            self.save_analysis(row.id, analysis)
        return ShelvedStudy(row.id, self._with_analyses(row.id, study), source, remarks, format_id)

    def _joined(self, study: Study) -> Study:
        """``study`` with what another file of the same match said besides."""
        try:
            before = self.load(fingerprint(study.record)).study
        except JournalError as problem:
            if problem.trouble not in (Trouble.UNKNOWN_MATCH, Trouble.MATCH_DAMAGED):
                raise
            return study
        named = {name for name, _ in study.tags}
        return replace(
            study,
            tags=(*study.tags, *(tag for tag in before.tags if tag[0] not in named)),
            comments=_united(study.comments, before.comments),
            branches=_united(study.branches, before.branches),
        )

    def _row(self, study: Study, source: str, format_id: str, header: str) -> StudyRow:
        state = study.record.state
        return StudyRow(
            id=fingerprint(study.record),
            added=self._now(),
            source=source,
            format=format_id,
            title=study.tag(Tag.EVENT),
            header=header,
            white_score=state.score.white,
            black_score=state.score.black,
            games=len(state.results),
        )

    def load(self, study_id: str) -> ShelvedStudy:
        """A study with all its analyses."""
        stored = self._rows.study(study_id)
        try:
            study = study_from_json(json_of(stored.body, "study", _ANY_LENGTH))
            found = _remarks_from_text(stored.remarks)
        except (CodecError, ValueError, KeyError) as problem:
            raise JournalError(Trouble.MATCH_DAMAGED, study_id, str(problem)) from problem
        whole = self._with_analyses(study_id, study)
        return ShelvedStudy(study_id, whole, stored.source, found, stored.format)

    def of_match(self, record: MatchRecord) -> ShelvedStudy:
        """A match of the journal with its analyses; no file is known of it."""
        match_id = record.header.id
        return ShelvedStudy(match_id, self._with_analyses(match_id, Study(record)), "", ())

    def studies(self) -> tuple[StudySummary, ...]:
        """All studies as they are listed, the one opened last first."""
        return tuple(_summary(row) for row in self._rows.studies())

    def remove(self, study_id: str) -> None:
        """Forget a study and its analyses; the file that it came from stays."""
        self._rows.remove_study(study_id)

    def save_analysis(self, match_id: str, analysis: Analysis) -> None:
        """Keep ``analysis`` of a study or of a match in the journal, in place of its earlier state."""
        self._rows.put_analysis(
            match_id, _key(analysis), self._now(), _text_in_parts(analysis_to_json(analysis))
        )

    def analyses(self, match_id: str, record: MatchRecord) -> tuple[Analysis, ...]:
        """All that judge something of ``record``; others and those that cannot be read stay as they are."""
        found = []
        for body in self._rows.analyses(match_id):
            try:
                found.append(analysis_from_json(json_of(body, "analysis", _ANY_LENGTH), record))
            except CodecError:
                _log.warning("an analysis of %s cannot be read and is skipped", match_id)
        return tuple(one for one in found if one.says_anything)

    def _with_analyses(self, study_id: str, study: Study) -> Study:
        return replace(study, analyses=self.analyses(study_id, study.record))


def _united(first: tuple[T, ...], second: tuple[T, ...]) -> tuple[T, ...]:
    return (*first, *(one for one in second if one not in first))


def _summary(row: StudyRow) -> StudySummary:
    try:
        header = header_from_json(json_of(row.header, "header", _ANY_LENGTH))
    except CodecError:
        _log.warning("study %s is listed as damaged", row.id)
        header = None
    score = Pair(row.white_score, row.black_score)
    return StudySummary(row.id, header, row.added, row.source, row.title, score, row.games, row.analyses)


def fingerprint(record: MatchRecord) -> str:
    """An id made of the rules, the players and everything that happened, so that a match is known again.

    What later versions of the program add to rules and events changes no id while it is as it was before.
    """
    header, options = record.header, record.header.options
    plain, usual = (
        header_to_json(replace(header, options=one))["options"]
        for one in (options, MatchOptions(variant=options.variant, length=options.length))
    )
    assert isinstance(plain, dict)
    assert isinstance(usual, dict)
    rules = {name: value for name, value in plain.items() if value != usual.get(name)}
    names = [header.seats.white.name, header.seats.black.name]
    digest = hashlib.sha256(_text([options.variant, options.length, rules, names]).encode())
    for entry in record.entries:
        digest.update(_text(_essence(entry_to_json(entry))).encode())
    return digest.hexdigest()[:_ID_LENGTH]


def _essence(plain: object) -> object:
    """``plain`` without what is empty, zero or not said."""
    if isinstance(plain, dict):
        return {name: _essence(value) for name, value in plain.items() if value}
    return [_essence(value) for value in plain] if isinstance(plain, list) else plain


def _key(analysis: Analysis) -> str:
    return json.dumps((analysis.engine, analysis.level, analysis.settings))


def _remark_to_json(remark: Remark) -> dict[str, object]:
    return {
        "kind": remark.kind.name,
        "weight": remark.weight.value,
        "quote": remark.quote,
        "line": remark.line,
        "game": remark.game,
    }


def _remarks_from_text(text: str) -> tuple[Remark, ...]:
    plain = json_of(text, "remarks", _ANY_LENGTH)
    if not isinstance(plain, list):
        raise CodecError("remarks", "a list is needed")
    return tuple(_remark_from_json(as_object(one, f"remarks[{index}]")) for index, one in enumerate(plain))


def _remark_from_json(plain: dict[str, object]) -> Remark:
    line, game = plain["line"], plain["game"]
    return Remark(
        RemarkKind[str(plain["kind"])],
        Weight(str(plain["weight"])),
        str(plain["quote"]),
        line if isinstance(line, int) else None,
        game if isinstance(game, int) else None,
    )


def _text_in_parts(plain: Mapping[str, object]) -> str:
    """The same text as `_text` gives, made item by item, so that other threads need not wait for it."""
    parts = []
    for name, value in plain.items():
        items = isinstance(value, list) and f"[{','.join(_text(one) for one in value)}]"
        parts.append(f"{_text(name)}:{items or _text(value)}")
    return f"{{{','.join(parts)}}}"


def _text(plain: object) -> str:
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False)
