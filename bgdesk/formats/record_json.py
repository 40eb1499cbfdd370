"""The program's own match record: JSON that holds everything a match can have."""

from __future__ import annotations

from bgdesk.formats.imported import Import, Unreadable
from bgdesk.formats.text import unicode_form
from bgdesk.formats.why_not import WhyNot
from bgdesk.formats.written import Written
from bgdesk.match.codec import FORMAT, MAX_TEXT, CodecError
from bgdesk.match.study import Study
from bgdesk.match.study_codec import study_from_text, study_to_text

FORMAT_ID = "record"

_HEAD = 8_000


def sniff(data: bytes) -> bool:
    """Whether ``data`` is JSON that calls itself a match record near its beginning."""
    encoding, mark = unicode_form(data)
    head = data[len(mark) : _HEAD].decode(encoding, errors="replace").lstrip()
    return head.startswith("{") and f'"{FORMAT}"' in head


def read(data: bytes) -> Import:
    """The match in ``data``. Raises Unreadable, naming the field that is wrong."""
    if len(data) > 4 * MAX_TEXT:
        raise Unreadable(WhyNot.RECORD_TOO_LONG, MAX_TEXT)
    try:
        encoding, mark = unicode_form(data)
        study = study_from_text(data[len(mark) :].decode(encoding))
    except UnicodeDecodeError:
        raise Unreadable(WhyNot.RECORD_NOT_UTF8) from None
    except CodecError as fault:
        raise Unreadable(WhyNot.RECORD_DAMAGED, fault) from None
    return Import(FORMAT_ID, (study,), ((),))


def write(study: Study) -> Written:
    """``study`` as text; nothing gets lost. Raises CodecError when a value is out of all bounds."""
    return Written.of_text(study_to_text(study))
