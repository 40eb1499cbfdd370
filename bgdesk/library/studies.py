"""Matches that were opened from elsewhere, and the analyses of any match, kept for the next time."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TypeVar

from bgdesk.formats.import_result import Remark, RemarkKind, Weight
from bgdesk.library.figures import figures_of, judgements
from bgdesk.library.listed_rows import Figures, ListedRows
from bgdesk.library.listing import PLAYED, ListedRow, played_row
from bgdesk.library.own_words import OwnWords
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.same_match import content_of, gathered
from bgdesk.library.study_listing import study_row
from bgdesk.library.study_rows import AnalysisRow, StoredAnalysis, StudyRow, StudyRows
from bgdesk.library.summaries import MatchStatus
from bgdesk.match.codec.json_shapes import as_object, json_of
from bgdesk.match.codec.record_codec import CodecError, entry_to_json, header_to_json
from bgdesk.match.codec.study_codec import (
    analysis_from_json,
    analysis_to_json,
    study_from_json,
    study_to_json,
)
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Study, Tag

_log = logging.getLogger(__name__)

_ID_LENGTH = 16
_ANY_LENGTH = sys.maxsize
"""What stands in the library has been written by it, however long it is."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ShelvedStudy:
    """A study from the library: ``source`` names the file that it came from, ``remarks`` its import.

    ``format`` is the id of what the file was read as, empty where that is not known. So many analyses are
    ``unreadable`` to this version of the program; they are kept.
    """

    id: str
    study: Study
    source: str
    remarks: tuple[Remark, ...]
    format: str = ""
    unreadable: int = 0


class StudyShelf:
    """The studies of a library, found again by what happens in them, whatever file they come from.

    Every method raises JournalError when the disk or the file fails.
    """

    def __init__(
        self,
        rows: StudyRows,
        listed: ListedRows,
        played: Callable[[str], MatchRecord],
        now: Callable[[], str],
        own_words: OwnWords,
    ) -> None:
        self.own_words = own_words
        self._rows = rows
        self._listed = listed
        self._played = played
        self._now = now
        self._last: MatchRecord | None = None
        self._last_id = ""

    def add(
        self, study: Study, source: str, remarks: tuple[Remark, ...] = (), format_id: str = ""
    ) -> ShelvedStudy:
        """Keep ``study`` and give it back with all that is known of the same match already.

        That is given under the id of the file that was opened first, with its record.
        """
        study = self._joined(study)
        at, study_id = self._now(), fingerprint(study.record)
        content = content_of(study.record)
        listed = study_row(study, study_id, at, content.key, is_turned=content.is_turned)
        noted = _text([_remark_to_json(remark) for remark in remarks])
        plain = study_to_json(replace(study, analyses=()))
        row = StudyRow(source, format_id, study.tag(Tag.EVENT), _text(plain["header"]), _text(plain), noted)
        known = {_key(one): judgements(one) for one in self.analyses(study_id, study.record)}
        fuller = (one for one in study.judged if judgements(one) >= known.get(_key(one), 0))
        judged = [_analysis_row(one, figures_of(study.record, one), at) for one in fuller]
        lead = self._rows.put_study(listed, row, judged)
        if self._listed.group(lead) == ((study_id, False),):
            whole = self._shelved(study_id, study, source, remarks, format_id)
            return self._said_of(whole)
        return replace(self.load(lead), source=source, remarks=remarks, format=format_id)

    def _joined(self, study: Study) -> Study:
        """``study`` with what another file of the same match said besides."""
        try:
            before = self._stored(fingerprint(study.record)).study
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

    def _stored(self, study_id: str) -> ShelvedStudy:
        """One file's study with the analyses that were made of it or came with it."""
        stored = self._rows.study(study_id)
        try:
            study = study_from_json(json_of(stored.body, "study", _ANY_LENGTH))
            found = _remarks_from_text(stored.remarks)
        except (CodecError, ValueError, KeyError) as problem:
            raise JournalError(Trouble.MATCH_DAMAGED, study_id, str(problem)) from problem
        return self._shelved(study_id, study, stored.source, found, stored.format)

    def load(self, study_id: str) -> ShelvedStudy:
        """A match with all that any of its files says, and all its analyses; its first file is in charge."""
        (lead, _), *others = self._listed.group(study_id)
        shelved = self._stored(lead)
        study, unreadable = shelved.study, shelved.unreadable
        for other_id, is_turned in others:
            with suppress(JournalError):
                other = self._stored(other_id)
                study = gathered(study, other.study, is_mirrored=is_turned)
                unreadable += other.unreadable
        return self._said_of(replace(shelved, study=study, unreadable=unreadable))

    def _said_of(self, shelved: ShelvedStudy) -> ShelvedStudy:
        """With what the user says of it."""
        return replace(shelved, study=self.own_words.said_of(shelved.id, shelved.study))

    def of_match(self, record: MatchRecord) -> ShelvedStudy:
        """A match of the journal with its analyses; no file is known of it."""
        return self._said_of(self._shelved(record.header.id, Study(record), "", (), ""))

    def save_analysis(self, match_id: str, analysis: Analysis) -> None:
        """Keep ``analysis`` of a study or of a match in the journal, in place of its earlier state.

        Raises JournalError, also when the match was removed meanwhile: then nothing of it is written.
        """
        record = self._record(match_id)
        unknown = Figures(judgements(analysis), analysis.is_complete)
        figures = figures_of(record, analysis) if record else unknown
        title = _title(record) if record else match_id
        self._rows.put_analysis(match_id, _analysis_row(analysis, figures, self._now()), title)

    def remove_analysis(self, match_id: str, analysis: Analysis) -> None:
        """Forget ``analysis`` of a match, from whichever of its files it came."""
        group = [one for one, _ in self._listed.group(match_id)]
        self._rows.remove_analysis(group, _key(analysis))

    def _record(self, match_id: str) -> MatchRecord | None:
        """The record that an analysis is about; that of the last one is kept, as it grows."""
        if match_id != self._last_id:
            self._last, self._last_id = self._found_record(match_id), match_id
        return self._last

    def _found_record(self, match_id: str) -> MatchRecord | None:
        with suppress(JournalError):
            return self._stored(match_id).study.record
        with suppress(JournalError):
            return self._played(match_id)
        return None

    def analyses(self, match_id: str, record: MatchRecord) -> tuple[Analysis, ...]:
        """All that judge something of ``record``; others and those that cannot be read stay as they are."""
        return self._found(match_id, record)[0]

    def _found(self, match_id: str, record: MatchRecord) -> tuple[tuple[Analysis, ...], int]:
        """Those that judge something, and how many cannot be read."""
        stored = self._rows.analyses(match_id)
        found = [one for _, one in self._readable(stored, match_id, record)]
        return tuple(one for one in found if one.says_anything), len(stored) - len(found)

    def _readable(
        self, stored: Sequence[StoredAnalysis], match_id: str, record: MatchRecord
    ) -> Iterator[tuple[StoredAnalysis, Analysis]]:
        for text in stored:
            try:
                yield text, analysis_from_json(json_of(text.body, "analysis", _ANY_LENGTH), record)
            except CodecError:
                _log.warning("an analysis of %s cannot be read and is skipped", match_id)

    def fill(self, match_id: str, kind: str, at: str) -> None:
        """Work out what an earlier version of the program did not store for the list."""
        try:
            row, record = self._listing(match_id, kind, at)
        except JournalError as problem:
            if problem.trouble not in (Trouble.MATCH_DAMAGED, Trouble.UNKNOWN_MATCH):
                raise
            _log.warning("%s is listed as damaged", match_id)
            self._listed.put_damaged(match_id)
            return
        found = (
            (text.key, text.updated, figures_of(record, one))
            for text, one in self._readable(self._rows.analyses(match_id), match_id, record)
        )
        self._listed.put_filled(row, tuple(found))

    def _listing(self, match_id: str, kind: str, at: str) -> tuple[ListedRow, MatchRecord]:
        if kind == PLAYED:
            record = self._played(match_id)
            row = played_row(record, at, self._listed.one(match_id).status)
            is_over = row.status != MatchStatus.UNFINISHED
            return row._replace(content=content_of(record).key if is_over else ""), record
        study = self.own_words.said_of(match_id, self._stored(match_id).study)
        content = content_of(study.record)
        return study_row(study, match_id, at, content.key, is_turned=content.is_turned), study.record

    def _shelved(
        self, study_id: str, study: Study, source: str, remarks: tuple[Remark, ...], format_id: str
    ) -> ShelvedStudy:
        analyses, unreadable = self._found(study_id, study.record)
        whole = replace(study, analyses=analyses)
        return ShelvedStudy(study_id, whole, source, remarks, format_id, unreadable)


def _title(record: MatchRecord) -> str:
    seats = record.header.seats
    return f"{seats.white.name} - {seats.black.name}"


def _united(first: tuple[T, ...], second: tuple[T, ...]) -> tuple[T, ...]:
    return (*first, *(one for one in second if one not in first))


def _analysis_row(analysis: Analysis, figures: Figures, at: str) -> AnalysisRow:
    return AnalysisRow(_key(analysis), at, _text_in_parts(analysis_to_json(analysis)), figures)


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
