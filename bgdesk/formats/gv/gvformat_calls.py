"""The one place that knows the library ``gvformat``, which decodes BGBlitz's and OpenGammon's files.

What it gives back is plain JSON values that nobody has checked; what it raises is told as `Unreadable`.
"""

from __future__ import annotations

import json
import re
import struct
import zlib
from collections.abc import Callable
from typing import Any

from gvformat import ogxm2_passthrough
from gvformat.bgf import _SmileDecoder  # the public function has no limits
from gvformat.binary import write_gvab
from gvformat.reader import read_gvab

from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Unreadable

OGXM_MAGIC = b"OGXM"
BGF_HEAD = re.compile(rb'\s*\{[^\n]{0,200}"format"\s*:\s*"BGF"[^\n]{0,2000}\}\s*\n')

MOST_BYTES = 5_000_000
"""Longer BGBlitz and JSON files are refused."""
MOST_CONTAINER_BYTES = 2_500_000
"""Longer OGXM files are refused: the library takes some microseconds a byte."""
MOST_UNPACKED = 6_000_000
MOST_VALUES = 600_000

_LONGEST_NUMBER = 12
_SMILE_MAGIC = b":)\n"
_GZIP = 31
"""The window bits that let zlib read gzip."""
_STUMBLES = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    EOFError,
    LookupError,
    MemoryError,
    RecursionError,
    TypeError,
    ValueError,
    struct.error,
    zlib.error,
)
"""What decoders raise for content that is not as they expect."""


def _keep_nothing(*_arguments: object) -> None:
    """In place of what the library keeps to write a file back byte for byte.

    For that it encodes all of the file again, which takes ten times as long as to read it, and nothing
    that it read is ever given back to it.
    """


ogxm2_passthrough.attach = _keep_nothing


def bgf_document(data: bytes) -> object:
    """The JSON values in a BGBlitz file. Raises Unreadable."""
    head = BGF_HEAD.match(data[:4096])
    if head is None:
        raise Unreadable(ImportErrorKind.NOT_BGBLITZ)
    if len(data) > MOST_BYTES:
        raise Unreadable(ImportErrorKind.TOO_LONG, MOST_BYTES // 1_000_000)
    payload = _unpacked(data[head.end() :])
    if payload.startswith(_SMILE_MAGIC):
        return _decoded(lambda: _BoundedSmile(payload).decode(), ImportErrorKind.BGBLITZ_DAMAGED)
    return _decoded(lambda: json.loads(payload), ImportErrorKind.BGBLITZ_DAMAGED)


def ogxm_document(data: bytes) -> object:
    """The JSON values that an OGXM container stands for, of either version. Raises Unreadable."""
    if not data.startswith(OGXM_MAGIC):
        raise Unreadable(ImportErrorKind.NOT_OGXM)
    if len(data) > MOST_CONTAINER_BYTES:
        raise Unreadable(ImportErrorKind.OGXM_TOO_LONG, MOST_CONTAINER_BYTES // 1000)
    return _decoded(lambda: read_gvab(data), ImportErrorKind.OGXM_DAMAGED)


def gva_document(data: bytes) -> object:
    """The JSON values in a GammonView analysis. Raises Unreadable."""
    if len(data) > MOST_BYTES:
        raise Unreadable(ImportErrorKind.TOO_LONG, MOST_BYTES // 1_000_000)
    return _decoded(lambda: json.loads(data), ImportErrorKind.GAMMONVIEW_DAMAGED)


def ogxm_bytes(document: dict[str, Any]) -> bytes:
    """``document`` as an OGXM container. Raises ValueError when it is not as the library wants it."""
    written = write_gvab(document)
    assert isinstance(written, bytes)
    return written


def _decoded(decode: Callable[[], object], damaged: ImportErrorKind) -> object:
    try:
        return decode()
    except _STUMBLES as fault:
        raise Unreadable(damaged, _reason(fault)) from None


def _reason(fault: BaseException) -> str:
    """What the decoder complained about, on one short line."""
    line = " ".join("".join(c if c.isprintable() else " " for c in str(fault)).split())
    return line[:80].rstrip(". ") or type(fault).__name__


def _unpacked(payload: bytes) -> bytes:
    """The content of gzip, zlib or nothing of the kind, never more than `MOST_UNPACKED` bytes."""
    if payload.startswith(b"\x1f\x8b"):
        return _inflated(payload, _GZIP)
    if payload.startswith((b"\x78\x01", b"\x78\x9c", b"\x78\xda")):
        return _inflated(payload, zlib.MAX_WBITS)
    return payload


def _inflated(payload: bytes, window: int) -> bytes:
    unpacker = zlib.decompressobj(window)
    try:
        content = unpacker.decompress(payload, MOST_UNPACKED)
    except zlib.error as fault:
        raise Unreadable(ImportErrorKind.BGBLITZ_DAMAGED, _reason(fault)) from None
    if unpacker.unconsumed_tail:
        raise Unreadable(ImportErrorKind.BGBLITZ_TOO_LONG, MOST_UNPACKED // 1_000_000)
    return content


class _BoundedSmile(_SmileDecoder):  # type: ignore[misc]  # the library has no types
    """The library's decoder of Smile, with limits to the length of numbers and the count of values."""

    def __init__(self, data: bytes) -> None:
        super().__init__(data)
        self._values = 0

    def _vint(self) -> int:
        start: int = self.pos
        end = next((at for at in range(start, start + _LONGEST_NUMBER) if self._is_last(at)), None)
        if end is None:
            raise ValueError("a number without an end")
        number: int = super()._vint()
        return number

    def _is_last(self, at: int) -> bool:
        return at >= len(self.buf) or self.buf[at] & 0x80 != 0

    def _read_value(self) -> object:
        self._values += 1
        if self._values > MOST_VALUES:
            raise ValueError("too many values")
        value: object = super()._read_value()
        return value
