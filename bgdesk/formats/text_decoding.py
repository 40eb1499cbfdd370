"""Text files as lines, whatever wrote them: byte order marks, encodings, line ends."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Remark, RemarkKind, Unreadable, Weight

MOST_BYTES = 8_000_000
"""Longer text files are refused."""

HEAD_BYTES = 65_536
"""As much of a file is looked at to tell what it is."""

MOST_LINES = 400_000

_NARROW = "utf-8"
_MARKS = (
    (b"\xef\xbb\xbf", _NARROW),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
_WIDE = ("utf-16-le", "utf-16-be")
_SAMPLE = 400
_LINE_END = re.compile(r"\r\n|\r|\n")
_UNDEFINED_IN_CP1252 = re.compile("[\x81\x8d\x8f\x90\x9d]")


@dataclass(frozen=True, slots=True)
class DecodedText:
    """A file's text; ``encoding`` is the name that Python gives to how it was read.

    Lines have no line ends and keep their tabs; the last one is empty when the text ends with a line end.
    """

    lines: tuple[str, ...]
    encoding: str
    is_clean: bool = True
    """Whether every byte had a meaning in that encoding."""

    @property
    def text(self) -> str:
        """All lines, with LF between them."""
        return "\n".join(self.lines)

    def remarks(self) -> tuple[Remark, ...]:
        """What there is to say about the encoding; nothing for Unicode."""
        found = []
        if self.encoding == "cp1252":
            found.append(Remark(RemarkKind.ENCODING, Weight.REPAIRED, "Windows-1252"))
        if not self.is_clean:
            found.append(Remark(RemarkKind.DAMAGED, Weight.ODD, self.encoding))
        return tuple(found)


def decode_text(data: bytes) -> DecodedText:
    """The text in ``data``. Raises Unreadable when it is too long or no text at all."""
    if len(data) > MOST_BYTES:
        raise Unreadable(ImportErrorKind.TEXT_TOO_LONG, MOST_BYTES // 1_000_000)
    if not data.strip(b" \t\r\n\0"):
        raise Unreadable(ImportErrorKind.EMPTY)
    text, encoding = _decoded(data)
    if "\0" in text:
        raise Unreadable(ImportErrorKind.NOT_TEXT)
    if text.count("\n") + text.count("\r") > MOST_LINES:
        raise Unreadable(ImportErrorKind.TOO_MANY_LINES, MOST_LINES)
    is_clean = "�" not in text and not (encoding == "cp1252" and _UNDEFINED_IN_CP1252.search(text))
    return DecodedText(tuple(_LINE_END.split(text)), encoding, is_clean)


def head_of(data: bytes) -> str:
    """The beginning of ``data`` as text, empty when it is none; to tell formats apart."""
    try:
        return decode_text(_whole_characters(data[:HEAD_BYTES])).text
    except Unreadable:
        return ""


def _whole_characters(head: bytes) -> bytes:
    """``head`` without a character that is cut off at its end."""
    for length in range(len(head), max(len(head) - 4, 0), -1):
        try:
            head[:length].decode("utf-8")
        except UnicodeDecodeError:
            continue
        return head[:length]
    return head


def unicode_form(data: bytes) -> tuple[str, bytes]:
    """The encoding that ``data`` has if it is Unicode, and the byte order mark before the text."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return encoding, mark
    return _unmarked_wide(data) or _NARROW, b""


def _decoded(data: bytes) -> tuple[str, str]:
    encoding, mark = unicode_form(data)
    if mark or encoding != _NARROW:
        return data[len(mark) :].decode(encoding, errors="replace"), encoding
    try:
        return data.decode(_NARROW), _NARROW
    except UnicodeDecodeError:
        return _as_cp1252(data), "cp1252"


def _unmarked_wide(data: bytes) -> str | None:
    """The UTF-16 whose zero bytes fill every other place at the beginning of ``data``."""
    sample = data[: _SAMPLE * 2]
    for encoding, zeros in zip(_WIDE, (sample[1::2], sample[0::2]), strict=True):
        if len(zeros) > 1 and zeros.count(0) * 10 >= len(zeros) * 9:
            return encoding
    return None


def _as_cp1252(data: bytes) -> str:
    """``data`` in Windows-1252; bytes without a meaning there become the control characters of Latin-1."""
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError:
        return "".join(_CP1252[byte] for byte in data)


_CP1252 = tuple(
    bytes([byte]).decode("latin-1" if byte in (0x81, 0x8D, 0x8F, 0x90, 0x9D) else "cp1252")
    for byte in range(256)
)
