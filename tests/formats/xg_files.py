"""Files of eXtreme Gammon made for tests from the streams of real ones."""

from __future__ import annotations

import struct
import zlib

from bgdesk.formats.xg.archive import XgArchive

HEADER_SIZE = 8232


def packed(archive: XgArchive, picture: bytes = b"picture") -> bytes:
    """A file with these streams and no index."""
    header = struct.pack("<4sIIQI", b"RGMH", 1, HEADER_SIZE, 0, len(picture))
    streams = (archive.game, archive.rollouts, archive.game[:5120], archive.comments)
    body = b"".join(zlib.compress(stream, 1) for stream in streams if stream)
    return header.ljust(HEADER_SIZE, b"\0") + picture + body
