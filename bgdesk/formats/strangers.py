"""What a file is that is neither a match nor a position."""

from __future__ import annotations

import codecs
import re
from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.formats.text import head_of

_BEGINNINGS: Mapping[bytes, str] = MappingProxyType(
    {
        b"\x89PNG": "a picture",
        b"\xff\xd8\xff": "a picture",
        b"GIF8": "a picture",
        b"BM": "a picture",
        b"II*\x00": "a picture",
        b"MM\x00*": "a picture",
        b"\x00\x00\x01\x00": "a picture",
        b"%PDF": "a PDF document",
        b"%!PS": "a PostScript document",
        b"{\\rtf": "a text document (RTF)",
        b"\xd0\xcf\x11\xe0": "an old Office document",
        b"\x7fELF": "a program",
        b"MZ": "a program",
        b"#!": "a program",
        b"SQLite format 3": "a database",
        b"ID3": "a sound file",
        b"OggS": "a sound file",
        b"fLaC": "a sound file",
        b"RGMH": "an eXtreme Gammon file that cannot be read",
    }
)
_PACKED = (b"\x1f\x8b", b"BZh", b"\xfd7zXZ", b"\x28\xb5\x2f\xfd", b"7z\xbc\xaf", b"Rar!", b"PK\x03\x04")
_ZIP = b"PK\x03\x04"
_OFFICE = (b"[Content_Types].xml", b"mimetypeapplication/vnd.oasis")
_RIFF, _RIFF_KINDS = b"RIFF", {b"WEBP": "a picture", b"WAVE": "a sound file", b"AVI ": "a film"}
_FILM = b"ftyp"
_PAGE = re.compile(
    r"\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--.{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body)\b",
    re.IGNORECASE | re.DOTALL,
)
_MAIL = re.compile(r"(?:From|Return-Path|Received|Delivered-To|MIME-Version):? ", re.IGNORECASE)
_SGF = re.compile(r"\(\s*;")
_SAMPLE = 4_000
_MOST_ODD = 0.3


def what_it_is(data: bytes) -> str:
    """One sentence on what ``data`` looks like."""
    if not data.strip(b" \t\r\n\0"):
        return "This file is empty."
    kind = _binary_kind(data)
    if kind:
        return f"This is {kind}, not a match."
    if data.startswith(_PACKED):
        return "This is a packed file: unpack it first."
    text = head_of(data)
    if _PAGE.match(text) or _SGF.match(text) or _is_readable(data, text):
        return f"This is {_text_kind(text)}."
    return "This is not a text file and no known match."


def _binary_kind(data: bytes) -> str | None:
    if data.startswith(_ZIP) and any(mark in data[:_SAMPLE] for mark in _OFFICE):
        return "an Office document"
    if data.startswith(_RIFF):
        return _RIFF_KINDS.get(data[8:12])
    if data[4:8] == _FILM:
        return "a film or picture"
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


def _text_kind(text: str) -> str:
    start = text.lstrip()[:1]
    if _PAGE.match(text):
        return "a web page, not a match"
    if _SGF.match(text):
        return "an SGF file of another game than backgammon"
    if start == "<":
        return "an XML file, not a match"
    if start in ("{", "["):
        return "JSON, but not of a match that is known here"
    if _MAIL.match(text):
        return "an e-mail without a match in it"
    return "a text without a match or position in it"
