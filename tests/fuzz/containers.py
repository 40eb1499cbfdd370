"""Files taken apart and put together again with the right lengths and checksums, to change what is inside."""

from __future__ import annotations

import gzip
import json
import struct
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bgdesk.formats.gv.gvformat_calls import BGF_HEAD, ogxm_bytes
from bgdesk.formats.xg.archive import RECORD_SIZE, ROLLOUT_SIZE, XgArchive, unpack
from tests.formats.xg_files import packed
from tests.fuzz.damage import damaged_bytes, damaged_json, damaged_text

Section = tuple[bytes, int, bytes]
"""Kind, flags and content."""

_CHECKSUM, _GZIP = b"CSUM", 31
_NUMBERS = (b"\0", b"\1", b"\2", b"\x06", b"\x19", b"\x7f", b"\x80", b"\xff")
_WIDE = (0, 1, -1, 7, 26, 1000, 99_999, 2**31 - 1, -(2**31))
_FLOATS = (0.0, 1.0, -1000.0, 1e30, float("nan"), float("inf"), 5e-324)
_HEAD_OF_RECORD = 700
"""Most of a record is room for candidates; what stands before this says what happened."""


def json_changed(data: bytes, random: Random) -> bytes:
    """A JSON text with other values at some places."""
    return json.dumps(damaged_json(json.loads(data), random)).encode()


def text_changed(data: bytes, random: Random) -> bytes:
    """A text with other tokens or lines; one change in ten knows nothing of it."""
    if random.random() < 0.1:
        return damaged_bytes(data, random)
    return damaged_text(data.decode("utf-8", "surrogateescape"), random).encode("utf-8", "surrogatepass")


def fields_changed(data: bytes, random: Random) -> bytes:
    """A line of fields between semicolons with one or two that are something else."""
    fields = data.decode().split(";")
    for _ in range(random.choice((1, 1, 2))):
        place = random.randrange(len(fields))
        fields[place] = damaged_text(random.choice((fields[place], random.choice(fields))), random)
    return ";".join(fields).encode()


def bgf_changed(data: bytes, random: Random) -> bytes:
    """A BGBlitz match with other values in its JSON, or other bytes where it is Smile."""
    head = BGF_HEAD.match(data)
    assert head
    inside = zlib.decompress(data[head.end() :], _GZIP)
    if inside.startswith(b"{"):
        return data[: head.end()] + gzip.compress(json_changed(inside, random), 1)
    return data[: head.end()] + gzip.compress(_few_bytes(inside, random), 1)


def ogxm_changed(data: bytes, random: Random) -> bytes:
    """An OGXM container, of either version, with other content in one of its sections."""
    form = _SECOND if data[4] >= 2 else _FIRST
    sections = list(_sections(data, form))
    has_checksum = sections[-1][0] == _CHECKSUM
    checksum = sections.pop() if has_checksum else None
    _change_one(sections, random)
    whole = bytearray(data[: form.header] + b"".join(map(form.packed, sections)))
    tail = form.packed(checksum) if checksum else b""
    size = len(whole) + len(tail) + form.end
    struct.pack_into("<I", whole, 12, size)
    tail = tail[:-4] + struct.pack("<I", zlib.crc32(whole)) if checksum else b""
    return bytes(whole) + tail + (b"END!" + struct.pack("<I", size))[: form.end]


@dataclass(frozen=True)
class _Form:
    """How one version of the container is laid out."""

    header: int
    head: struct.Struct
    end: int

    def packed(self, section: Section) -> bytes:
        kind, flag, content = section
        return self.head.pack(kind, len(content), flag) + content


_FIRST = _Form(20, struct.Struct("<4sIHxx"), 8)
_SECOND = _Form(16, struct.Struct("<4sIB"), 4)


def _sections(data: bytes, form: _Form) -> Iterator[Section]:
    place = form.header
    while place < len(data) - form.end:
        kind, size, flag = form.head.unpack_from(data, place)
        place += form.head.size
        yield kind, flag, data[place : place + size]
        place += size


def _change_one(sections: list[Section], random: Random) -> None:
    """Other content in one section; now and then they stand in another order."""
    at = random.randrange(len(sections))
    kind, flag, content = sections[at]
    sections[at] = (kind, flag, _few_bytes(content, random))
    if random.random() < 0.1:
        random.shuffle(sections)


def _few_bytes(data: bytes, random: Random) -> bytes:
    """Mostly one or two bytes that are numbers, else anything."""
    if not data or random.random() < 0.2:
        return damaged_bytes(data, random)
    changed = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 4))):
        place = random.randrange(len(changed))
        changed[place : place + 1] = random.choice(_NUMBERS)
    return bytes(changed)


def written_ogxm_changed(document: dict[str, Any], random: Random) -> bytes:
    """A container of other values; as JSON where the container cannot hold them."""
    changed = damaged_json(document, random)
    try:
        return ogxm_bytes(changed)
    except Exception:  # noqa: BLE001  # the library is not what is tried here
        return json.dumps(changed).encode()


def xg_changed(data: bytes, random: Random) -> bytes:
    """An eXtreme Gammon file with other fields, records, rollouts or comments."""
    archive = unpack(data)
    part = random.random()
    if part < 0.1 and archive.comments:
        changed = replace(archive, comments=text_changed(archive.comments, random))
    elif part < 0.15 and archive.rollouts:
        changed = replace(archive, rollouts=_fields(archive.rollouts, ROLLOUT_SIZE, random))
    elif part < 0.3:
        changed = replace(archive, game=_records(archive.game, random))
    else:
        changed = replace(archive, game=_fields(archive.game, RECORD_SIZE, random))
    return packed(XgArchive(changed.game, changed.rollouts, changed.comments))


def _fields(content: bytes, size: int, random: Random) -> bytes:
    changed = bytearray(content)
    for _ in range(random.choice((1, 1, 2, 5))):
        record = random.randrange(len(changed) // size) * size
        place = record + random.randrange(random.choice((64, _HEAD_OF_RECORD, size)) - 8)
        place -= place % random.choice((1, 4, 8))
        match random.randrange(4):
            case 0 | 1:
                changed[place] = random.choice(_NUMBERS)[0]
            case 2:
                struct.pack_into("<i", changed, place, random.choice(_WIDE))
            case _:
                struct.pack_into(
                    random.choice(("<f", "<d")), changed, place, random.choice(_FLOATS[:2] + _FLOATS[2:])
                )
    return bytes(changed)


def _records(game: bytes, random: Random) -> bytes:
    found = [game[place : place + RECORD_SIZE] for place in range(0, len(game), RECORD_SIZE)]
    first, second = random.randrange(1, len(found)), random.randrange(1, len(found))
    edits: tuple[Callable[[], object], ...] = (
        lambda: found.pop(first),
        lambda: found.insert(first, found[second]),
        lambda: found.__setitem__(first, found[second]),
        lambda: found.append(game[: random.randrange(RECORD_SIZE)]),
    )
    random.choice(edits)()
    return b"".join(found)
