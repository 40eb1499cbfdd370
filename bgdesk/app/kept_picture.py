"""The picture of the start page that is kept from one start to the next, as a file. Imports no Qt.

It begins with a line that names the format, a line of JSON that says when the picture fits, and then the
pixels as they are, for unpacking would take as long as a part of Qt: four bytes each, blue first.
"""

from __future__ import annotations

import json
import os
import stat
import zlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, TypeGuard

from bgdesk.private_files import FILE
from bgdesk.renaming import patient_replace

PICTURE_FILE = "first-picture"
_FORMAT = b"bgdesk first picture 1"
_LONGEST_FACTS = 1 << 14
_WIDEST = 1 << 14
MOST_PIXELS = 3840 * 2160
"""Larger windows have no picture."""
_BYTES = 4
_MOST_BYTES = MOST_PIXELS * _BYTES + 1


@dataclass(frozen=True, slots=True)
class KeptPicture:
    """``pixels`` are those of a window whose size on the screen is ``width`` by ``height``.

    It may be shown where all ``facts`` are the same as when it was taken.
    """

    facts: Mapping[str, str]
    width: int
    height: int
    ratio: float
    """Pixels of the screen to one of the window."""
    pixels: bytes


def read_picture(file: Path) -> KeptPicture | None:
    """The picture in ``file``; None where there is none, or something else."""
    try:
        with _opened(file) as opened:
            if opened.readline(len(_FORMAT) + 1) != _FORMAT + b"\n":
                return None
            told = json.loads(opened.readline(_LONGEST_FACTS))
            return _picture(told, opened.read(_MOST_BYTES))
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None


def _opened(file: Path) -> BinaryIO:
    """Raises OSError. Nothing waits for a pipe, or follows a link to what somebody else wrote."""
    flags = os.O_RDONLY | sum(getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"))
    handle = os.open(file, flags)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise OSError("it is no file")
    return os.fdopen(handle, "rb")


def _picture(told: Mapping[str, object], pixels: bytes) -> KeptPicture | None:
    """Raises TypeError and KeyError."""
    width, height, ratio, facts = told["width"], told["height"], told["ratio"], told["facts"]
    if type(width) is not int or type(height) is not int or not isinstance(ratio, (int, float)):
        return None
    if not (0 < width <= _WIDEST and 0 < height <= _WIDEST and width * height <= MOST_PIXELS):
        return None
    if not (0.5 <= ratio <= 8 and _are_texts(facts)):  # what screens have
        return None
    if len(pixels) != width * height * _BYTES or zlib.adler32(pixels) != told["sum"]:
        return None
    return KeptPicture(facts, width, height, float(ratio), pixels)


def _are_texts(facts: object) -> TypeGuard[dict[str, str]]:
    return isinstance(facts, dict) and all(isinstance(value, str) for value in facts.values())


def write_picture(file: Path, picture: KeptPicture) -> None:
    """Put ``picture`` in the place of the one before; nothing where that fails or it would be too large."""
    told = {
        "width": picture.width,
        "height": picture.height,
        "ratio": picture.ratio,
        "facts": dict(picture.facts),
        "sum": zlib.adler32(picture.pixels),
    }
    if picture.width * picture.height > MOST_PIXELS:
        drop_picture(file)
        return
    made = file.with_name(f"{file.name}.part")
    with suppress(OSError):
        made.unlink(missing_ok=True)
        with os.fdopen(
            os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), FILE), "wb"
        ) as opened:
            opened.writelines((_FORMAT, b"\n", json.dumps(told).encode(), b"\n", picture.pixels))
        patient_replace(made, file)


def drop_picture(file: Path) -> None:
    """Have none any more."""
    with suppress(OSError):
        file.unlink(missing_ok=True)
