"""What a file is that is neither a match nor a position."""

from __future__ import annotations

import codecs
import re
from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.text_decoding import head_of
from bgdesk.match.coan_ki import FORMAT
from bgdesk.rules.notation.coan_ki import PREFIX

_BEGINNINGS: Mapping[bytes, ImportErrorKind] = MappingProxyType(
    {
        b"\x89PNG": ImportErrorKind.PICTURE,
        b"\xff\xd8\xff": ImportErrorKind.PICTURE,
        b"GIF8": ImportErrorKind.PICTURE,
        b"BM": ImportErrorKind.PICTURE,
        b"II*\x00": ImportErrorKind.PICTURE,
        b"MM\x00*": ImportErrorKind.PICTURE,
        b"\x00\x00\x01\x00": ImportErrorKind.PICTURE,
        b"%PDF": ImportErrorKind.PDF,
        b"%!PS": ImportErrorKind.POSTSCRIPT,
        b"{\\rtf": ImportErrorKind.RTF,
        b"\xd0\xcf\x11\xe0": ImportErrorKind.OLD_OFFICE,
        b"\x7fELF": ImportErrorKind.PROGRAM,
        b"MZ": ImportErrorKind.PROGRAM,
        b"#!": ImportErrorKind.PROGRAM,
        b"SQLite format 3": ImportErrorKind.DATABASE,
        b"ID3": ImportErrorKind.SOUND,
        b"OggS": ImportErrorKind.SOUND,
        b"fLaC": ImportErrorKind.SOUND,
        b"RGMH": ImportErrorKind.XG_UNREADABLE,
    }
)
_PACKED = (b"\x1f\x8b", b"BZh", b"\xfd7zXZ", b"\x28\xb5\x2f\xfd", b"7z\xbc\xaf", b"Rar!", b"PK\x03\x04")
_ZIP = b"PK\x03\x04"
_OFFICE = (b"[Content_Types].xml", b"mimetypeapplication/vnd.oasis")
_RIFF, _RIFF_KINDS = (
    b"RIFF",
    {b"WEBP": ImportErrorKind.PICTURE, b"WAVE": ImportErrorKind.SOUND, b"AVI ": ImportErrorKind.FILM},
)
_FILM = b"ftyp"
_PAGE = re.compile(
    r"\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--.{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body)\b",
    re.IGNORECASE | re.DOTALL,
)
_MAIL = re.compile(r"(?:From|Return-Path|Received|Delivered-To|MIME-Version):? ", re.IGNORECASE)
_SGF = re.compile(r"\(\s*;")
_SAMPLE = 4_000
_MOST_ODD = 0.3


def what_it_is(data: bytes) -> ImportErrorKind:
    """What ``data`` looks like."""
    if not data.strip(b" \t\r\n\0"):
        return ImportErrorKind.EMPTY
    kind = _binary_kind(data)
    if kind:
        return kind
    if data.startswith(_PACKED):
        return ImportErrorKind.PACKED
    text = head_of(data)
    if _PAGE.match(text) or _SGF.match(text) or _is_readable(data, text):
        return _text_kind(text)
    return ImportErrorKind.UNKNOWN


def _binary_kind(data: bytes) -> ImportErrorKind | None:
    if data.startswith(_ZIP) and any(mark in data[:_SAMPLE] for mark in _OFFICE):
        return ImportErrorKind.OFFICE
    if data.startswith(_RIFF):
        return _RIFF_KINDS.get(data[8:12])
    if data[4:8] == _FILM:
        return ImportErrorKind.FILM_OR_PICTURE
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


def _text_kind(text: str) -> ImportErrorKind:
    start = text.lstrip()[:1]
    if _PAGE.match(text):
        return ImportErrorKind.WEB_PAGE
    if _SGF.match(text):
        return ImportErrorKind.SGF_OF_ANOTHER_GAME
    if start == "<":
        return ImportErrorKind.XML
    if text.lstrip().startswith(PREFIX) or (start == "{" and f'"{FORMAT}"' in text[:_SAMPLE]):
        return ImportErrorKind.COAN_KI
    if start in ("{", "["):
        return ImportErrorKind.OTHER_JSON
    if _MAIL.match(text):
        return ImportErrorKind.MAIL
    return ImportErrorKind.PLAIN_TEXT
