"""The container of eXtreme Gammon's files: a header, a picture, and compressed files one after another.

The streams are unpacked in the order in which they stand and told apart by what is in them, so that files
whose index or checksum is damaged, and files that were cut off, can be read as far as they go.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace

from bgdesk.formats.effort import Allowance
from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Unreadable

MAGIC = b"RGMH"

RECORD_SIZE = 2560
ROLLOUT_SIZE = 2184

MOST_BYTES = 16_000_000
"""Longer files are refused."""
MOST_UNPACKED = 24_000_000
"""All streams together are read up to this size; files that may have more records may have more of it."""
RECORDS = Allowance(6_000, 100, most=36_000)
"""Records of games; compressed, one takes between 130 and 300 bytes."""

_HEADER = struct.Struct("<4xIIQI")
_HEADER_SIZE = 8232
_PIECE = 512
_GAME_MARK = slice(556, 560)
_GAME_MAGIC = b"DMLI"
_RICH_TEXT = b"{\\rtf"
_STREAM_START = re.compile(rb"\x78[\x01\x5e\x9c\xda]")
_MOST_STREAMS = 16
_MOST_TRIES = 200
"""So many places are tried where a stream may begin after a damaged one."""


@dataclass(frozen=True, slots=True)
class XgArchive:
    """The files in the container: fixed-size records, fixed-size rollouts, lines of rich text.

    ``is_cut_off``: the last stream does not end; ``is_damaged``: another one breaks off in the middle.
    """

    game: bytes
    rollouts: bytes = b""
    comments: bytes = b""
    is_cut_off: bool = False
    is_damaged: bool = False


@dataclass(frozen=True, slots=True)
class _Stream:
    content: bytes
    end: int
    is_whole: bool
    follows_fault: bool = False
    """Whether something before it could not be unpacked."""


def sniff(data: bytes) -> bool:
    """Whether ``data`` begins like a match or position of eXtreme Gammon."""
    return data.startswith(MAGIC)


def unpack(data: bytes) -> XgArchive:
    """The files in ``data``. Raises Unreadable when there is no game among them."""
    if not sniff(data):
        raise Unreadable(ImportErrorKind.NOT_XG)
    if len(data) > MOST_BYTES:
        raise Unreadable(ImportErrorKind.TOO_LONG, MOST_BYTES // 1_000_000)
    streams = list(_streams(data))
    game = max((s.content for s in streams if _is_game(s.content)), key=len, default=b"")
    if not game:
        raise Unreadable(ImportErrorKind.XG_WITHOUT_GAME)
    others = [s.content for s in streams if not _is_game(s.content)]
    return XgArchive(
        game,
        next((content for content in others if _is_rollouts(content)), b""),
        next((content for content in others if content.startswith(_RICH_TEXT)), b""),
        not streams[-1].is_whole,
        not all(s.is_whole for s in streams[:-1]) or any(s.follows_fault for s in streams),
    )


def _is_game(content: bytes) -> bool:
    return content[_GAME_MARK] == _GAME_MAGIC


def _is_rollouts(content: bytes) -> bool:
    return len(content) >= ROLLOUT_SIZE and len(content) % ROLLOUT_SIZE == 0 and content[:1] in b"\0\1"


def _streams(data: bytes) -> Iterator[_Stream]:
    """The compressed streams after the header and the picture."""
    left = MOST_UNPACKED * RECORDS.of(len(data)) // RECORDS.least
    place = _first_stream(data)
    for _ in range(_MOST_STREAMS):
        stream = _next_stream(data, place, left)
        if stream is None:
            return
        yield stream
        left -= len(stream.content)
        place = stream.end


def _first_stream(data: bytes) -> int:
    if len(data) < _HEADER.size:
        return len(data)
    _, header_size, _, picture_size = _HEADER.unpack_from(data)
    start: int = header_size + picture_size
    return start if start < len(data) else _HEADER_SIZE


def _next_stream(data: bytes, place: int, most: int) -> _Stream | None:
    """The stream at ``place``, or the next one that begins after it."""
    for tries, found in enumerate(_STREAM_START.finditer(data, place)):
        if tries == _MOST_TRIES or not most:
            return None
        stream = _inflate(data, found.start(), most)
        if stream.content:
            return replace(stream, follows_fault=tries > 0)
    return None


def _inflate(data: bytes, start: int, most: int) -> _Stream:
    """Unpack piece by piece, so that what stands before a fault is kept; never more than ``most`` bytes."""
    unpacker = zlib.decompressobj()
    parts: list[bytes] = []
    place, left = start, most
    waiting = b""
    while left and not unpacker.eof and (waiting or place < len(data)):
        if not waiting:
            waiting = data[place : place + _PIECE]
            place += len(waiting)
        try:
            part = unpacker.decompress(waiting, left)
        except zlib.error:
            break
        waiting = unpacker.unconsumed_tail
        parts.append(part)
        left -= len(part)
    end = place - len(unpacker.unused_data) if unpacker.eof else place - len(waiting)
    return _Stream(b"".join(parts), max(end, start + 1), unpacker.eof)
