"""Matches that were opened from elsewhere, and the analyses of any match, kept for the next time."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, replace

from bgdesk.formats.imported import Remark, RemarkKind, Weight
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.study_rows import StudyRow, StudyRows
from bgdesk.match.codec import CodecError, entry_to_json, header_to_json
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, Study
from bgdesk.match.study_codec import analysis_from_json, analysis_to_json, study_from_json, study_to_json

_ID_LENGTH = 16


@dataclass(frozen=True, slots=True)
class ShelvedStudy:
    """A study from the library: ``source`` names the file that it came from, ``remarks`` its import."""

    id: str
    study: Study
    source: str
    remarks: tuple[Remark, ...]


class StudyShelf:
    """The studies of a library, found again by what happens in them, whatever file they come from.

    Every method raises JournalError when the disk or the file fails.
    """

    def __init__(self, rows: StudyRows, now: Callable[[], str]) -> None:
        self._rows = rows
        self._now = now

    def add(self, study: Study, source: str, remarks: tuple[Remark, ...] = ()) -> ShelvedStudy:
        """Keep ``study`` and give it back with the analyses that are known of it already."""
        study_id = fingerprint(study.record)
        seats = study.record.header.seats
        row = StudyRow(study_id, self._now(), source, study.tag("event"), seats.white.name, seats.black.name)
        body = _text(study_to_json(replace(study, analyses=())))
        self._rows.put_study(row, body, _text([_remark_to_json(remark) for remark in remarks]))
        for analysis in study.analyses:
            self.save_analysis(study_id, analysis)
        return ShelvedStudy(study_id, self._with_analyses(study_id, study), source, remarks)

    def load(self, study_id: str) -> ShelvedStudy:
        """A study with all its analyses."""
        source, body, remarks = self._rows.study(study_id)
        try:
            study = study_from_json(json.loads(body))
            found = tuple(_remark_from_json(plain) for plain in json.loads(remarks))
        except (CodecError, ValueError, KeyError, TypeError) as problem:
            raise JournalError(Trouble.MATCH_DAMAGED, study_id, str(problem)) from problem
        return ShelvedStudy(study_id, self._with_analyses(study_id, study), source, found)

    def studies(self) -> tuple[StudyRow, ...]:
        """All studies as they are listed, the one opened last first."""
        return self._rows.studies()

    def save_analysis(self, match_id: str, analysis: Analysis) -> None:
        """Keep ``analysis`` of a study or of a match in the journal, in place of its earlier state."""
        self._rows.put_analysis(match_id, _key(analysis), self._now(), _text(analysis_to_json(analysis)))

    def analyses(self, match_id: str, record: MatchRecord) -> tuple[Analysis, ...]:
        """All analyses of ``record``; one that cannot be read is passed over and stays as it is."""
        found = []
        for body in self._rows.analyses(match_id):
            try:
                found.append(analysis_from_json(json.loads(body), record))
            except (CodecError, ValueError):
                continue
        return tuple(found)

    def _with_analyses(self, study_id: str, study: Study) -> Study:
        return replace(study, analyses=self.analyses(study_id, study.record))


def fingerprint(record: MatchRecord) -> str:
    """An id made of the rules, the players and everything that happened, so that a match is known again."""
    header = header_to_json(replace(record.header, id="-", created="1970-01-01T00:00:00+00:00"))
    digest = hashlib.sha256(_text(header).encode())
    for entry in record.entries:
        digest.update(_text(entry_to_json(entry)).encode())
    return digest.hexdigest()[:_ID_LENGTH]


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


def _remark_from_json(plain: dict[str, object]) -> Remark:
    line, game = plain["line"], plain["game"]
    return Remark(
        RemarkKind[str(plain["kind"])],
        Weight(str(plain["weight"])),
        str(plain["quote"]),
        line if isinstance(line, int) else None,
        game if isinstance(game, int) else None,
    )


def _text(plain: object) -> str:
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False)
