"""What a file is that is neither a match nor a position."""

from __future__ import annotations

import codecs
import re
from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.formats.text import head_of
from bgdesk.formats.why_not import WhyNot
from bgdesk.match.coan_ki import FORMAT
from bgdesk.rules.coan_ki_text import PREFIX

_BEGINNINGS: Mapping[bytes, WhyNot] = MappingProxyType(
    {
        b"\x89PNG": WhyNot.PICTURE,
        b"\xff\xd8\xff": WhyNot.PICTURE,
        b"GIF8": WhyNot.PICTURE,
        b"BM": WhyNot.PICTURE,
        b"II*\x00": WhyNot.PICTURE,
        b"MM\x00*": WhyNot.PICTURE,
        b"\x00\x00\x01\x00": WhyNot.PICTURE,
        b"%PDF": WhyNot.PDF,
        b"%!PS": WhyNot.POSTSCRIPT,
        b"{\\rtf": WhyNot.RTF,
        b"\xd0\xcf\x11\xe0": WhyNot.OLD_OFFICE,
        b"\x7fELF": WhyNot.PROGRAM,
        b"MZ": WhyNot.PROGRAM,
        b"#!": WhyNot.PROGRAM,
        b"SQLite format 3": WhyNot.DATABASE,
        b"ID3": WhyNot.SOUND,
        b"OggS": WhyNot.SOUND,
        b"fLaC": WhyNot.SOUND,
        b"RGMH": WhyNot.XG_UNREADABLE,
    }
)
_PACKED = (b"\x1f\x8b", b"BZh", b"\xfd7zXZ", b"\x28\xb5\x2f\xfd", b"7z\xbc\xaf", b"Rar!", b"PK\x03\x04")
_ZIP = b"PK\x03\x04"
_OFFICE = (b"[Content_Types].xml", b"mimetypeapplication/vnd.oasis")
_RIFF, _RIFF_KINDS = b"RIFF", {b"WEBP": WhyNot.PICTURE, b"WAVE": WhyNot.SOUND, b"AVI ": WhyNot.FILM}
_FILM = b"ftyp"
_PAGE = re.compile(
    r"\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--.{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body)\b",
    re.IGNORECASE | re.DOTALL,
)
_MAIL = re.compile(r"(?:From|Return-Path|Received|Delivered-To|MIME-Version):? ", re.IGNORECASE)
_SGF = re.compile(r"\(\s*;")
_SAMPLE = 4_000
_MOST_ODD = 0.3


def what_it_is(data: bytes) -> WhyNot:
    """What ``data`` looks like."""
    if not data.strip(b" \t\r\n\0"):
        return WhyNot.EMPTY
    kind = _binary_kind(data)
    if kind:
        return kind
    if data.startswith(_PACKED):
        return WhyNot.PACKED
    text = head_of(data)
    if _PAGE.match(text) or _SGF.match(text) or _is_readable(data, text):
        return _text_kind(text)
    return WhyNot.UNKNOWN


def _binary_kind(data: bytes) -> WhyNot | None:
    if data.startswith(_ZIP) and any(mark in data[:_SAMPLE] for mark in _OFFICE):
        return WhyNot.OFFICE
    if data.startswith(_RIFF):
        return _RIFF_KINDS.get(data[8:12])
    if data[4:8] == _FILM:
        return WhyNot.FILM_OR_PICTURE
    return next((kind for start, kind in _BEGINNINGS.items() if data.startswith(start)), None)


def _is_readable(data: bytes, text: str) -> bool:
    """Whether it is text, or at least bytes that mostly are letters in old encodings."""
    if not text:
        return False
    sample = data[:_SAMPLE]
    try:
        codecs.getincrementaldecoder("utf-8")().decode(sample)
    except UnicodeDecodeError:
        if not data.startswith((b"\xff\xfe", b"\xfe\xff")):
            odd = sum(byte > 0x7E or (byte < 0x20 and byte not in b"\t\n\r\f") for byte in sample)
            return odd < _MOST_ODD * len(sample)
    return all(character.isprintable() or character.isspace() for character in text[:_SAMPLE])


def _text_kind(text: str) -> WhyNot:
    start = text.lstrip()[:1]
    if _PAGE.match(text):
        return WhyNot.WEB_PAGE
    if _SGF.match(text):
        return WhyNot.SGF_OF_ANOTHER_GAME
    if start == "<":
        return WhyNot.XML
    if text.lstrip().startswith(PREFIX) or (start == "{" and f'"{FORMAT}"' in text[:_SAMPLE]):
        return WhyNot.COAN_KI
    if start in ("{", "["):
        return WhyNot.OTHER_JSON
    if _MAIL.match(text):
        return WhyNot.MAIL
    return WhyNot.PLAIN_TEXT
