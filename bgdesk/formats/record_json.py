"""The program's own match record: JSON that holds everything a match can have."""

from __future__ import annotations

from bgdesk.formats.export_result import Written
from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Import, Unreadable
from bgdesk.formats.text_decoding import unicode_form
from bgdesk.match.codec.record_codec import FORMAT, MAX_TEXT, CodecError
from bgdesk.match.codec.study_codec import study_from_text, study_to_text
from bgdesk.match.study import Study

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
        raise Unreadable(ImportErrorKind.RECORD_TOO_LONG, MAX_TEXT)
    try:
        encoding, mark = unicode_form(data)
        study = study_from_text(data[len(mark) :].decode(encoding))
    except UnicodeDecodeError:
        raise Unreadable(ImportErrorKind.RECORD_NOT_UTF8) from None
    except CodecError as fault:
        raise Unreadable(ImportErrorKind.RECORD_DAMAGED, fault) from None
    return Import(FORMAT_ID, (study,), ((),))


def write(study: Study) -> Written:
    """``study`` as text; nothing gets lost. Raises CodecError when a value is out of all bounds."""
    return Written.of_text(study_to_text(study))
