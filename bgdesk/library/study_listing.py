"""What a list tells of a match or a position that was opened from elsewhere."""

from __future__ import annotations

from bgdesk.formats.import_result import UNKNOWN_TIME
from bgdesk.library.listing import OPENED, POSITION, ListedRow, header_row, standing_of
from bgdesk.library.summaries import MatchStatus
from bgdesk.match.events import Played, PlayedIllegally, PositionSet
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.match.study import Study, Tag


def study_row(study: Study, study_id: str, at: str, content: str, *, is_turned: bool) -> ListedRow:
    """A match or a position that was opened from elsewhere."""
    record = study.record
    is_over = record.state.phase is Phase.OVER
    standing = standing_of(record, MatchStatus.FINISHED if is_over else MatchStatus.UNFINISHED)
    kind = POSITION if is_position(record) else OPENED
    row = header_row(record.header, kind, at)._replace(id=study_id, **standing._asdict())
    is_dated = record.header.created != UNKNOWN_TIME
    return row._replace(
        created=row.created if is_dated else "",
        event=study.tag(Tag.EVENT),
        content=content,
        is_turned=int(is_turned),
    )


def is_position(record: MatchRecord) -> bool:
    """Whether nothing was played: the table was set, and that is all."""
    events = record.events
    was_set = any(isinstance(event, PositionSet) for event in events)
    return was_set and not any(isinstance(event, Played | PlayedIllegally) for event in events)
